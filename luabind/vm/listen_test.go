package vm

import (
	"fmt"
	"testing"

	lua "github.com/yuin/gopher-lua"
)

// seen runs src with a listener and gives "function:line" of each change of
// place, by the line where the function begins.
func seen(t *testing.T, src string, budget int64) (places []string, s *State, err error) {
	t.Helper()
	s = New(Options{Line: func(fn *lua.FunctionProto, line int) {
		at := fmt.Sprintf("%s %d:%d", fn.SourceName, fn.LineDefined, line)
		if n := len(places); n == 0 || places[n-1] != at {
			places = append(places, at)
		}
	}})
	c, bad := Compile("t.lua", []byte(src))
	if bad != nil {
		t.Fatal(bad)
	}
	_, err = s.Run(c, budget)
	return places, s, err
}

func TestLinesAreTold(t *testing.T) {
	places, _, err := seen(t, `
local function double(x)
  return x * 2
end
if double(1) < 3 then
  double(2)
end
pcall(function()
  error("caught")
end)
local last = ("ab"):gsub("%a", function(c)
  return c .. c
end)
`, 0)
	want := "[t.lua 0:1 t.lua 0:2 t.lua 0:5 t.lua 2:3 t.lua 0:5 t.lua 0:6 t.lua 2:3 t.lua 0:8 t.lua 8:9 " +
		"t.lua 0:11 t.lua 11:12 t.lua 0:12]" // the end of the text is behind its last statement
	if got := fmt.Sprint(places); got != want || err != nil {
		t.Errorf("%v\ngot  %s\nwant %s", err, got, want)
	}
}

// TestAListenerCountsNothing: a run takes as many instructions with a listener,
// charges of library functions among them, and ends on the same one.
func TestAListenerCountsNothing(t *testing.T) {
	const src = `local t = {} for i = 1, 50 do t["k" .. i % 7] = ("x"):rep(i * 20) end`
	plain := New(Options{})
	must(t, plain, src)
	_, s, err := seen(t, src, 0)
	if err != nil || s.Used() != plain.Used() {
		t.Errorf("%v: used %d, want %d", err, s.Used(), plain.Used())
	}
	_, s, err = seen(t, src, plain.Used()-1)
	if err == nil || s.Used() != plain.Used()-1 {
		t.Errorf("%v: stopped after %d, want %d", err, s.Used(), plain.Used()-1)
	}
}
