package vm

import (
	"fmt"
	"slices"
	"testing"

	lua "github.com/yuin/gopher-lua"
)

func TestReach(t *testing.T) {
	s := New(Options{})
	must(t, s, `local names = { axe = "heavy" }
local function helper(x)
  return names[x] == "light"
end
function f(x)
  if x then
    return helper("spear")
  end
  return 7
end`)
	r := s.Reach(s.Get("f").(*lua.LFunction))
	for _, w := range []string{"axe", "heavy", "light", "spear"} {
		if !slices.Contains(r.Words, w) {
			t.Errorf("the word %s is not found: %q", w, r.Words)
		}
	}
	if !slices.Contains(r.Numbers, 7) {
		t.Error("the number 7 is not found")
	}
	for path, lines := range r.Lines {
		if got := fmt.Sprint(lines); got != "[3 6 7 9]" {
			t.Errorf("%s: lines %s", path, got)
		}
	}
}
