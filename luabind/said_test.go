package luabind

import (
	"strings"
	"testing"
)

// A result that stands in a text says in one line what came of it.
func TestResultInOneLine(t *testing.T) {
	s := at(t, village)
	eval(t, s, "engage(a, b)")
	got := eval(t, s, "return tostring(fight(a, b))")
	if !strings.HasPrefix(got, "2 blows, ") || strings.Contains(got, "\n") {
		t.Errorf("%q", got)
	}
}

// Once the last turn is over the map says so.
func TestMapOfAFinishedGame(t *testing.T) {
	s := at(t, village)
	eval(t, s, "for _ = 1, 6 do next_turn() end")
	if got := eval(t, s, "map()"); !strings.HasPrefix(got, "the game is over, weather ") {
		t.Errorf("%.60q", got)
	}
	eval(t, s, "undo()")
	if got := eval(t, s, "map()"); strings.HasPrefix(got, "the game is over") {
		t.Errorf("%.60q", got)
	}
}
