package tests

import (
	"strings"
	"testing"
)

const houseTable = `red, blue = band "huns", band "vikings"
a = red:add("warrior", { weapon = "hand_weapon", at = {10, 10} })
b = blue:add("warrior", { weapon = "hand_weapon", at = {10, 11} })
c = red:add("warrior", { weapon = "hand_weapon", standard = true, at = {13, 10} })
engage(a, b)
off "PIL-GEAR-01"`

// A house rule typed a moment ago changes the odds, exactly, with no other code:
// before and after, as fractions worked out by hand. A hand weapon hits UA on 3+,
// UA saves on 6: 4/6 times 5/6 is 5/9. Both strike at once.
func TestTypedRulesHaveExactOdds(t *testing.T) {
	for _, c := range []struct{ name, rule, ask, before, after string }{
		{"a lasso on 5 or more takes the answer away",
			`rule "my:lasso" { title = "Lasso", hook = "pillage.on_attack_rolled",
  when = function(ev) return ev.attacker.faction == "huns" and ev.natural >= 5 end,
  effect = function(ev) ev:cancel_attack(ev.target) end }`,
			"function() fight(a, b) return not a.alive end", "5/9", "10/27"}, // two times of three it does not fall
		{"a six strikes again, as often as it comes, three times at most",
			`rule "my:explode" { title = "Six", hook = "pillage.on_attack_rolled", limit = "3 per fight", per = "attacker",
  when = function(ev) return ev.natural == 6 end,
  effect = function(ev) ev:attack{ by = ev.attacker, at = ev.target } end }`,
			"function() attack(a, b) return not b.alive end", "5/9", "239945/419904"},
		{"near the standard ones are thrown again",
			`rule "my:ones" { title = "Ones", gear = "standard", aura = 6, hook = "pillage.modify_attack_reroll",
  effect = function(ev) ev:reroll("ones") end }`,
			"function() attack(a, b) return not b.alive end", "5/9", "35/54"}, // 5/9 and a sixth of 5/9
	} {
		s := oddsSession(t, houseTable)
		before := answerTo(t, s, "odds("+c.ask+")")
		if got := before.Fraction("true"); got != c.before {
			t.Errorf("%s: before %s, want %s", c.name, got, c.before)
		}
		if _, err := s.Eval(c.rule); err != nil {
			t.Fatal(err)
		}
		after := answerTo(t, s, "odds("+c.ask+")")
		if got := after.Fraction("true"); got != c.after || !after.Exact {
			t.Errorf("%s: after %s, want %s", c.name, got, c.after)
		}
		if _, err := s.Eval("compare{ with = " + c.ask + `, without = function() off "my:` + strings.SplitN(c.rule[9:], `"`, 2)[0] + `" return (` + c.ask + ")() end }"); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
