package tests

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"skald/core/fault"
	"skald/core/game"
	"skald/luabind"
)

// oddArgs are arguments that a word may be typed with, right and wrong ones.
var oddArgs = []string{"", "nil", "a", "b", "a, b", "b, a", "red", "red, blue", "a, {1, 1}", "a, {999, -3}", "{a, b}", "{}", "{ x = 1 }",
	"a, { x = 1 }", `"word"`, `"word", "word"`, "1", "-1", "1.5", "a, 1", "a, 1, 1", "a, b, 1", "a, b, { x = 1 }", "a, b, c", "function() end",
	"function() return 1 end", "function() return a.hp end", "true", "print", "a.side", "red, 2", "1/0", "a, a", "{ {1, 1}, {2, 2} }"}

// internal says whether an error is a mistake of ours.
func internal(err error) bool {
	var f *fault.Error
	return errors.As(err, &f) && f.Code == "E-INTERNAL"
}

// Every word of every game answers whatever it is given, or refuses it: nothing
// of one game is reached under another.
func TestEveryWordOfEveryGameAnswers(t *testing.T) {
	for _, def := range game.All() {
		t.Run(def.ID, func(t *testing.T) { everyWord(t, def.ID) })
	}
}

func everyWord(t *testing.T, id string) {
	lib, err := luabind.Load(luabind.Options{Game: id})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	set := ""
	for _, troop := range lib.Content().IDs("troop") {
		set = "battle {} red, blue = band { name = 'red' }, band { name = 'blue' }\n" +
			fmt.Sprintf("a = red:add(%q, { name = 'A', at = {3, 3} }) b = blue:add(%q, { name = 'B', at = {4, 3} })", troop, troop)
		if _, err := s.Eval(set); err == nil {
			break
		}
	}
	refused := 0
	eval := func(code string) {
		t.Helper()
		_, err := s.Eval(code)
		if internal(err) {
			t.Errorf("%s: %s: %v", id, code, err)
		}
		if err != nil {
			refused++
		}
	}
	if _, err := s.Eval(set); err != nil {
		t.Fatal(err)
	}
	for _, word := range s.Names() {
		if strings.Contains(word, ".") || word == "error" || word == "assert" {
			continue
		}
		for _, args := range oddArgs {
			eval(word + "(" + args + ")")
			if args == "" || args == "a, b" || args == "a" {
				eval(fmt.Sprintf("odds(function() return %s(%s) end)", word, args))
			}
		}
		eval(set)
	}
	if refused < 100 {
		t.Errorf("%s: %d refusals of odd arguments", id, refused)
	}
	for _, code := range []string{"a", "b", "red", "a.side", "{a, b}", "ev", "a.state", "explain()", "luck()", "undo()", "back()", "branch 'x'", "what_if()",
		"what_if(1, 1)", "map()", "map(a)", "show(a)", "print(a, red)"} {
		eval(code)
	}
	for _, view := range []string{"a", "red", "a.side"} {
		for _, name := range append(s.Fields(view), s.Methods(view)...) {
			for _, call := range []string{"%s.%s", "%s:%s()", "%s:%s(a)", "%s:%s(b)", "%s:%s{}", "%s:%s(1, b)", "%s:%s 'x'"} {
				eval(fmt.Sprintf(call, view, name))
			}
		}
	}
	for _, f := range lib.Content().IDs("faction") {
		if _, err := lib.Sheet(f); err != nil {
			t.Errorf("%s: the sheet of %s: %v", id, f, err)
		}
	}
	if _, err := lib.Sheet("nobody"); err == nil || internal(err) {
		t.Errorf("%s: a sheet of nobody: %v", id, err)
	}
	if _, err := s.Rosters(0); internal(err) || (err == nil) != (id == "pillage") {
		t.Errorf("%s: muster: %v", id, err)
	}
	if help, err := s.Help(""); err != nil || !strings.Contains(help, game.Get(id).About) {
		t.Errorf("%s: the overview has no example: %v", id, err)
	}
}
