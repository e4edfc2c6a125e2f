package tests

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"skald/luabind"
)

var gridLost = regexp.MustCompile(`(?m)^Rome lost (\d+) points( and is exhausted)?, the kings (\d+)( and are exhausted)?: (Rome won|the kings won|nobody won)\.$`)

// The battle on the grid goes to its end on squares and on hexes, under every
// seed: by exhaustion, of the share of the points that the rules say (GRID-TURN-01).
func TestExampleGridBattle(t *testing.T) {
	t.Chdir(repoRoot(t))
	lib, err := luabind.Load(luabind.Options{Game: "ancients"})
	if err != nil {
		t.Fatal(err)
	}
	for seed := uint64(1); seed <= 5; seed++ {
		s, err := lib.NewSession(seed)
		if err != nil {
			t.Fatal(err)
		}
		out, err := s.Load("scripts/examples/grid_battle.lua")
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, out)
		}
		ends := gridLost.FindAllStringSubmatch(out, -1)
		if len(ends) != 2 || strings.Index(out, "On squares") > strings.Index(out, "On hexes") {
			t.Fatalf("seed %d: %d ends\n%s", seed, len(ends), out)
		}
		for _, m := range ends {
			rome, _ := strconv.Atoi(m[1])
			kings, _ := strconv.Atoi(m[3])
			if (m[2] != "") != (3*rome >= 20) || (m[4] != "") != (3*kings >= 19) || m[2] == "" && m[4] == "" {
				t.Errorf("seed %d: %s", seed, m[0])
			}
		}
	}
}
