package luabind_test

import (
	"slices"
	"strings"
	"testing"

	"skald/luabind"
)

// table is a session with a charge and a fight behind it.
func table(t *testing.T) *luabind.Session {
	t.Helper()
	s := session(t)
	types(t, s, `red, blue = band "vikings", band "anglo_saxons"`)
	types(t, s, `a = red:add("berserker", { weapon = "dane_axe", at = {10, 10} })`)
	types(t, s, `b = blue:add("warrior", { weapon = "spear", at = {10, 14} })`)
	types(t, s, `c = charge(a, b); f = fight(a, b)`)
	return s
}

func TestFieldsOfWhatStandsOnTheTable(t *testing.T) {
	s := table(t)
	for path, want := range map[string]string{
		"red":             "add row side name faction models",
		"red.side":        "chiefs? name models",
		"a":               "name hp has within talents state charge",
		"a.charge":        "target roll reach bonus",
		"a.charge.target": "name hp",
		"a.state":         "mushrooms",
		"a.band":          "add row",
		"c":               "contact roll reach bonus",
		"f":               "blows by hits wounds lost over round",
		"dice":            "d6 d3 roll check",
	} {
		got := s.Fields(path)
		for _, w := range strings.Fields(want) {
			if !strings.HasSuffix(w, "?") && !slices.Contains(got, w) {
				t.Errorf("%s. does not offer %s, only %q", path, w, got)
			}
		}
	}
	for _, path := range []string{"nobody", "a.hp", "a.name.x", "charge", "c.roll", "red.nothing", "a.charge.roll"} {
		if got := s.Fields(path); len(got) != 0 {
			t.Errorf("%s. offers %q", path, got)
		}
	}
}

// TestEveryOfferedFieldCanBeRead: what completion offers must not be a mistake.
func TestEveryOfferedFieldCanBeRead(t *testing.T) {
	s := table(t)
	for _, path := range []string{"red", "red.side", "a", "b", "a.state", "c", "f", "dice"} {
		for _, name := range s.Fields(path) {
			types(t, s, "do local x = "+path+"."+name+" end")
		}
	}
}

func TestNamesAndIDsOfASession(t *testing.T) {
	s := table(t)
	for _, w := range []string{"red", "f", "charge", "muster", "print", "rule", "house", "dice", "string"} {
		if !slices.Contains(s.Names(), w) {
			t.Errorf("no global %s is offered", w)
		}
	}
	for _, w := range []string{"vikings", "berserker", "dane_axe", "fog", "exploding_sixes", "shooting", "PIL-TROOP-04"} {
		if !slices.Contains(s.IDs(), w) {
			t.Errorf("no id %s is offered", w)
		}
	}
}
