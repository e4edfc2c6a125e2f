package tests

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"skald/luabind"
)

// raid is the report of the example raid under a seed.
func raid(t *testing.T, lib *luabind.Library, seed uint64) string {
	t.Helper()
	s, err := lib.NewSession(seed)
	if err != nil {
		t.Fatal(err)
	}
	out, err := s.Load("scripts/examples/raid.lua")
	if err != nil {
		t.Fatalf("seed %d: %v\n%s", seed, err, out)
	}
	return strings.TrimSpace(out) + "\n"
}

var (
	raidTurn = regexp.MustCompile(`(?m)^Turn (\d+): `)
	raidGone = regexp.MustCompile(`(?m)^  \w+ of the (Vikings|Anglo-Saxons) `)
	raidLost = regexp.MustCompile(`(?m)^(Vikings|Anglo-Saxons): (\d+) lost, loot worth (\d+), (\d+) points$`)
	raidWon  = regexp.MustCompile(`(?:The (Vikings|Anglo-Saxons) win|A draw)\.\n$`)
)

// The raid goes to its end under every seed: each turn comes, unless a side has
// nobody left; who was told to be gone is lost, and the winner has more points.
func TestExampleRaid(t *testing.T) {
	t.Chdir(repoRoot(t))
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for seed := uint64(1); seed <= 8; seed++ {
		out := raid(t, lib, seed)
		gone := map[string]int{}
		for _, m := range raidGone.FindAllStringSubmatch(out, -1) {
			gone[m[1]]++
		}
		points, wiped := map[string]int{}, false
		for _, m := range raidLost.FindAllStringSubmatch(out, -1) {
			lost, _ := strconv.Atoi(m[2])
			points[m[1]], _ = strconv.Atoi(m[4])
			wiped = wiped || lost == 10
			if gone[m[1]] != lost {
				t.Errorf("seed %d: %s lost %d, told are %d\n%s", seed, m[1], lost, gone[m[1]], out)
			}
		}
		turns := raidTurn.FindAllStringSubmatch(out, -1)
		for i, m := range turns {
			if m[1] != strconv.Itoa(i+1) {
				t.Errorf("seed %d: turn %s is the %d. told", seed, m[1], i+1)
			}
		}
		if len(turns) != 6 && !wiped || len(points) != 2 {
			t.Errorf("seed %d: %d turns, points of %v\n%s", seed, len(turns), points, out)
		}
		want := ""
		switch v, s := points["Vikings"], points["Anglo-Saxons"]; {
		case v > s:
			want = "Vikings"
		case s > v:
			want = "Anglo-Saxons"
		}
		if m := raidWon.FindStringSubmatch(out); m == nil || m[1] != want {
			t.Errorf("seed %d: points %v, and %v\n%s", seed, points, m, out)
		}
	}
}

// The report of seed 1 is the same everywhere. SKALD_UPDATE=1 writes it anew.
func TestExampleRaidReport(t *testing.T) {
	t.Chdir(repoRoot(t))
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	got, file := raid(t, lib, 1), filepath.Join("tests", "golden", "raid.txt")
	if os.Getenv("SKALD_UPDATE") != "" {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("the raid went otherwise:\n%s", got)
	}
	if again := raid(t, lib, 1); again != got {
		t.Errorf("the second time it went otherwise:\n%s", again)
	}
}
