package vm

import (
	"testing"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

func watched(t *testing.T) *State {
	t.Helper()
	s := New(Options{})
	s.Set("fight", lua.LNumber(1))
	s.WatchGlobals(func(string) *fault.Error { return nil })
	s.ProtectGlobals()
	return s
}

func TestWordsOfTheHostCannotBeAssigned(t *testing.T) {
	s := watched(t)
	fails(t, s, "fight = 5", `test.lua:1: E-GLOBAL fight is a word of skald (choose another name)`)
	fails(t, s, "function pairs() end", `test.lua:1: E-GLOBAL pairs is a word of skald (choose another name)`)
	if got := must(t, s, "mine = 5 mine = mine + 1 return mine, fight"); got != "6 1" {
		t.Error(got)
	}
}

func TestSaveGlobalsPutsThemBack(t *testing.T) {
	s := watched(t)
	must(t, s, "kept = 1 changed = 1")
	back := s.SaveGlobals()
	must(t, s, "changed = 2 added = 3")
	back()
	if got := must(t, s, "return kept, changed, fight"); got != "1 1 1" {
		t.Error(got)
	}
	fails(t, s, "return added", `test.lua:1: E-GLOBAL nobody defined "added"`)
}

func TestHeldTablesCanBeWrittenAgain(t *testing.T) {
	s := New(Options{})
	must(t, s, "box = { inner = {} } const = {} f = function() box.inner.n = #const local own = {} own.n = 1 return own.n end")
	fn := s.Get("f").(*lua.LFunction)
	thaw := s.Hold(fn)
	s.Freeze(s.Get("const")) // a rule was looked at meanwhile
	if _, err := s.Call(fn, 0, 1); codeOf(err) != "E-FROZEN" {
		t.Errorf("while held: %v", err)
	}
	thaw()
	if out, err := s.Call(fn, 0, 1); err != nil || out[0] != lua.LNumber(1) {
		t.Errorf("after: %v, %v", out, err)
	}
	if !s.Frozen(s.Get("const").(*lua.LTable)) {
		t.Error("a table that was frozen is not any more")
	}
}

func TestFirstArguments(t *testing.T) {
	s := New(Options{})
	s.Set("choose", Func(s.L(), func(*lua.LState) int { return 0 }))
	must(t, s, `choose("a", {}) local f = function() choose "b" end local x = "c"`)
	texts, open := s.FirstArguments("choose")
	if len(texts) != 2 || !texts["a"] || !texts["b"] || open {
		t.Errorf("%v, %v", texts, open)
	}
	must(t, s, `local x = "c" choose(x)`)
	if _, open := s.FirstArguments("choose"); !open {
		t.Error("a label that is worked out is not told")
	}
}
