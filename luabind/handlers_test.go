package luabind_test

import (
	"strings"
	"testing"
)

// The order on a table says for whom a limit is used up, and that it is not any
// more in the next unit.
func TestTheOrderTellsWhoseLimitIsUsedUp(t *testing.T) {
	s := session(t)
	types(t, s, `red, blue = band "vikings", band "anglo_saxons"
a = red:add("warrior", { weapon = "spear", name = "Ulf", at = { 10, 10 } })
b = blue:add("warrior", { weapon = "spear", name = "Edric", at = { 10, 11 } })
rule "my:once" { title = "Once a turn", troop = "warrior", limit = "once per turn", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
house "calm" { title = "Calm", game = "pillage" }
house "luck" { title = "Luck", game = "pillage", stock = { luck = 1 } }
rule "my:luck" { title = "Luck", house = "luck", cost = { luck = 1 }, hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
rule "my:side" { title = "Once a battle", house = "calm", limit = "once per game", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`)
	row := func(id string) string {
		text, err := s.Order("modify_attack")
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(text, "\n") {
			if strings.Contains(line, " "+id+" ") {
				return line
			}
		}
		t.Fatalf("%s is not in\n%s", id, text)
		return ""
	}
	want := func(id, now string) {
		t.Helper()
		if got := row(id); !strings.Contains(got, "  "+now+"  ") {
			t.Errorf("want %q in %s", now, got)
		}
	}
	want("my:once", "in force")
	want("my:side", "the house rule calm is off")
	want("my:luck", "costs 1 luck")
	types(t, s, `on "calm" on "luck" attack(a, b)`)
	want("my:once", "in force, used up for Ulf")
	want("my:side", "in force, used up")
	want("my:luck", "in force, too little luck for "+s.Game().Sides[0].Name)
	types(t, s, `next_turn()`)
	want("my:once", "in force")
	want("my:side", "in force, used up")
}

// A rule whose own code tells whose it is says that nobody of its troop is there.
func TestTheOrderTellsThatNobodyIsOfTheTroop(t *testing.T) {
	s := session(t)
	for _, c := range []struct{ code, want string }{
		{`red = band "vikings"`, "asked, but nobody on the table is of the troop healer"},
		{`red:add("healer", { at = { 10, 10 } })`, "in force"},
	} {
		types(t, s, c.code)
		if text, err := s.Order("modify_wound"); err != nil || strings.Count(text, "  "+c.want+"  ") < 2 {
			t.Errorf("%s: %v, no %q in\n%s", c.code, err, c.want, text)
		}
	}
}

// Asking for the order is no order: nothing changes, and nothing is rolled.
func TestTheOrderChangesNothing(t *testing.T) {
	s := session(t)
	types(t, s, `band "vikings":add("warrior", { weapon = "spear", at = { 10, 10 } })`)
	before := s.Game().Hash()
	if _, err := s.Order("modify_attack"); err != nil || s.Game().Hash() != before {
		t.Errorf("%v, or the table has changed", err)
	}
}
