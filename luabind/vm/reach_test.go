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
	if fmt.Sprint(r.Compared) != "[light]" {
		t.Errorf("compared words %q", r.Compared)
	}
	for path, lines := range r.Lines {
		if got := fmt.Sprint(lines); got != "[3 6 7 9]" {
			t.Errorf("%s: lines %s", path, got)
		}
	}
}

func TestRawReadingIsFound(t *testing.T) {
	s := New(Options{})
	must(t, s, `function f(ev)
  local n = ev:d6()
  if 5 <= ev:d6() then return n == 6 end
  return ev.x:value() == 3
end`)
	got := fmt.Sprint(s.Reach(s.Get("f").(*lua.LFunction)).Raw)
	if want := "[{d6 >= 5 test.lua 3} {value == 3 test.lua 4}]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
