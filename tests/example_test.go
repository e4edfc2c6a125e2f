package tests

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"math"
	"strconv"
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"skald/core/odds"
	"skald/core/rule"
	"skald/luabind"
	"skald/luabind/vm"
	"skald/scripts"
)

// newSession is an empty table under the scripts that ship.
func newSession(t testing.TB) *luabind.Session {
	t.Helper()
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// The small game in one file gives the exact chances of three kills and more.
func TestExampleVolley(t *testing.T) {
	t.Chdir(repoRoot(t))
	out, err := newSession(t).Load("scripts/examples/volley.lua")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out), "\n")
	want := []float64{0.19385747118443927, 0.6530503041069818, 0.9770518792847334} // of 10, 20, 40
	if len(lines) != len(want) {
		t.Fatalf("got %q", out)
	}
	for i, line := range lines {
		got, err := strconv.ParseFloat(line[strings.LastIndex(line, " ")+1:], 64)
		if err != nil || math.Abs(got-want[i]) > 1e-12 {
			t.Errorf("%q: want %.15f, %v", line, want[i], err)
		}
	}
}

// What ships as scripts is games alone: the examples beside them are no game.
func TestOnlyGamesShip(t *testing.T) {
	games := map[string]bool{}
	for _, g := range rule.Games() {
		games[g.ID] = true
	}
	tops, err := fs.ReadDir(scripts.FS, ".")
	if err != nil || len(tops) == 0 {
		t.Fatalf("%v, %v", tops, err)
	}
	for _, top := range tops {
		if !games[top.Name()] {
			t.Errorf("scripts/%s ships and is no game", top.Name())
		}
	}
}

// comparedBy answers a compare in Lua.
func comparedBy(t *testing.T, src string) *odds.Comparison {
	t.Helper()
	c, err := vm.Compile("compare", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	res, err := newSession(t).Run(c)
	if err != nil {
		t.Fatal(err)
	}
	return res[0].(*lua.LUserData).Value.(interface{ JSON() any }).JSON().(*odds.Comparison)
}

// +1 to hit against +1 to wound on a volley of 4+, 4+, save 5+, by trials under
// the same dice: the exact difference lies inside the error, which is well
// below that of trials apart.
func TestTrialsUnderTheSameDice(t *testing.T) {
	const src = `
local function volley(hit, wound, save)
  return function()
    local wounds = dice.pool(dice.pool(10, hit), wound)
    return wounds - dice.pool(wounds, save)
  end
end
return compare{ plain = volley(4, 4, 5), hit = volley(3, 4, 5), wound = volley(4, 3, 5)%s }`
	estimated := comparedBy(t, fmt.Sprintf(src, ", trials = 10000"))
	exact := comparedBy(t, fmt.Sprintf(src, ""))
	for i, row := range estimated.Blocks[0].Rows[1:] {
		if got := exact.Blocks[0].Rows[i+1].Diff.RatString(); got != "5/9" {
			t.Errorf("%v: the exact difference is %s, want 5/9", row.Names, got)
		}
		got, _ := row.Diff.Float64()
		if off := math.Abs(got - 5.0/9); off > row.DiffErr.Half {
			t.Errorf("%v: %v is off by %v, more than %v", row.Names, got, off, row.DiffErr.Half)
		}
		if !row.Paired || row.DiffErr.Half > 0.7*row.Apart.Half {
			t.Errorf("%v: paired +-%v, apart +-%v", row.Names, row.DiffErr.Half, row.Apart.Half)
		}
	}
	first, _ := json.Marshal(estimated)
	again, _ := json.Marshal(comparedBy(t, fmt.Sprintf(src, ", trials = 10000")))
	if string(first) != string(again) {
		t.Error("repeated, it is not the same")
	}
}
