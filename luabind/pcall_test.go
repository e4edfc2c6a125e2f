package luabind_test

import "testing"

// Inside a question pcall of an order that is illegal on some ways is true, as the
// page of questions says, and the result tells the rule that refused it.
func TestPcallOfAnIllegalOrderInAQuestion(t *testing.T) {
	s := session(t)
	types(t, s, `r = band "vikings":add("warrior", { at = { 10, 10 } })
twice = function(ask) return function() if dice.check(4) then move(r, { 10, 12 }) end return ask() end end`)
	for _, c := range []struct{ code, want string }{
		{`return odds(twice(function() return pcall(move, r, { 10, 14 }) end)):p(true)`, "1"},
		{`return odds(twice(function() return move(r, { 10, 14 }).refused == "PIL-MOVE-01" end)):p(true)`, "0.5"},
		{`move(r, { 10, 12 }) return (pcall(move, r, { 10, 14 }))`, "false"},
	} {
		if got := types(t, s, c.code); got != c.want {
			t.Errorf("%s: %s, not %s", c.code, got, c.want)
		}
	}
}
