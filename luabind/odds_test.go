package luabind

import (
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// A function that keeps something where no audit sees it is noticed when it does
// something else than before, and refused with the line.
func TestWhatDoesNotRepeatIsRefused(t *testing.T) {
	for src, want := range map[string]string{
		"function()\n if tick() % 2 == 0 then\n return dice.check(4) end\n return dice.check(5) end":    "E-REPLAY",
		"function()\n local x = dice.check(4)\n return x and tick() end":                                "E-REPLAY",
		"function()\n for i = 1, 3 do\n if dice.check(4) and tick() > 5 then\n fight(a, b) end end end": "E-REPLAY",
		"function() if dice.check(4) then return tick() end return 0 end":                               "E-REPLAY",
	} {
		s := at(t, duel)
		n := 0
		s.user.vm.Set("tick", s.user.vm.L().NewFunction(func(L *lua.LState) int {
			n++
			L.Push(lua.LNumber(n))
			return 1
		}))
		_, err := s.Eval("odds(" + src + ")")
		if fault.CodeOf(err) != want || !strings.Contains(err.Error(), "prompt:") {
			t.Errorf("%s: %v", src, err)
		}
	}
}

// Whatever a function does to the table, the real one stays as it was, its dice
// and its history too.
func TestAQuestionLeavesTheTable(t *testing.T) {
	s := at(t, duel)
	before := s.game.Hash()
	hist, luck := s.hist.top, len(s.luck)
	for _, src := range []string{
		"put(a, {1, 1}) set_weather 'fog' fight(a, b)",
		"red:add('warrior', { at = {30, 30} }) next_turn()",
		"set('rules.weapon.hand_weapon.to_hit.UA', 6) off 'PIL-TROOP-06' initiative(blue) fight(a, b)",
		"local c = band 'huns' c:row(3, 'warrior', { at = {20, 20} }) start() wield(a, 'improvised')",
		"for i = 1, 3 do if dice.check(4) then attack(a, b) end end",
	} {
		for _, ask := range []string{"odds", "simulate"} {
			opts := ""
			if ask == "simulate" {
				opts = ", 50"
			}
			if _, err := s.Eval(ask + "(function() " + src + " end" + opts + ")"); err != nil && fault.CodeOf(err) != "E-ORDER" && fault.CodeOf(err) != "E-ID" {
				t.Errorf("%s: %v", src, err)
			}
			if s.game.Hash() != before || s.hist.top != hist || len(s.luck) != luck || s.quest != nil || s.asking {
				t.Fatalf("%s: the table or its history has changed", src)
			}
		}
	}
}

// The one who decides wants the most, the other side the least.
func TestBestAgainstTheOther(t *testing.T) {
	s := at(t, duel+"\nset_weather 'clear'\nrule 'my:stand' { title = 'Stand', faction = nil, hook = 'pillage.modify_save', effect = function(ev) if ev:may 'brace' then ev:modify(1) end end }")
	// Both may brace when they save: a wants b to fall, so b braces where he decides.
	got := eval(t, s, "best(function() attack(a, b, { kind = 'melee' }) return b.hp < 50 end, { side = red })")
	other := eval(t, s, "best(function() attack(a, b, { kind = 'melee' }) return b.hp < 50 end, { side = blue })")
	if !strings.Contains(got, "brace") || !strings.Contains(got, ": yes (") || !strings.Contains(other, ": no (") {
		t.Errorf("red's best:\n%s\nblue's best:\n%s", got, other)
	}
	if !strings.HasPrefix(got, "2/9") || !strings.HasPrefix(other, "5/18") {
		t.Errorf("red's best:\n%s\nblue's best:\n%s", got, other)
	}
}

// A best choice is made over what can be seen, and beats every fixed policy.
func TestBestIsAtLeastEveryPolicy(t *testing.T) {
	s := at(t, duel)
	const f = "function() local x = dice.d6() if choose('again', {'no', 'yes'}) == 'yes' then x = dice.d6() end return x end"
	if got := eval(t, s, "best("+f+"):mean()"); got != "4.25" {
		t.Errorf("one die or another: %s", got)
	}
	for _, w := range []string{"no", "yes"} {
		if got := eval(t, s, "odds("+f+", { choices = { again = '"+w+"' } }):mean()"); got != "3.5" {
			t.Errorf("always %s: %s", w, got)
		}
	}
	if got := eval(t, s, "best("+f+", { at_least = 5 })"); !strings.Contains(got, "mean") {
		t.Error(got)
	}
}

// Orders that are illegal on some ways do nothing there, and their share is told;
// where they are on all it is an error.
func TestIllegalOnSomeWays(t *testing.T) {
	s := at(t, duel+"\nset('rules.troop.warrior.hp', 1) c = blue:add('warrior', { at = { 20, 10 } }) d = red:add('warrior', { at = { 20, 11 } }) engage(c, d)")
	got := eval(t, s, "odds(function() fight(c, d) local r = fight(c, d) return r.refused == 'PIL-GEN-05' end)")
	if !strings.Contains(got, "an order was illegal") || !strings.Contains(got, "PIL-GEN-05") {
		t.Error(got)
	}
	if _, err := s.Eval("odds(function() shoot(a, b) end)"); fault.CodeOf(err) != "E-ORDER" || !strings.Contains(err.Error(), "PIL-SHOOT-02") {
		t.Error(err)
	}
}

// Answers that wait are taken in order on every way, and wait again afterwards.
func TestWaitingAnswers(t *testing.T) {
	s := at(t, duel)
	const f = "function() local n = 0 for i = 1, 3 do if choose('pick', {'a', 'b'}) == 'b' then n = n + 1 end end return n end"
	eval(t, s, "f = "+f)
	eval(t, s, "choices { pick = { 'b', 'a', 'b' } }")
	for range 2 {
		if got := eval(t, s, "odds(f):p(2)"); got != "1" {
			t.Errorf("got %s", got)
		}
	}
	if got := eval(t, s, "simulate(f, 10):p(2)"); got != "1" {
		t.Errorf("simulated: %s", got)
	}
	if got := eval(t, s, "play(f)"); got != "2" {
		t.Errorf("played: %s", got)
	}
}

// A need that hangs on a die of a rule has odds like anything else.
func TestNeedsHaveOdds(t *testing.T) {
	s := at(t, duel+"\nrule 'my:maybe' { title = 'Maybe', hook = 'pillage.modify_attack', effect = function(ev) if ev:check(5) then ev:modify(1) end end }")
	d := eval(t, s, "d = odds(function() return need('hit', a, b) end) return d:fraction(4), d:fraction(5), need('hit', a, b)")
	if !strings.HasPrefix(d, "1/3  2/3  ") {
		t.Errorf("got %s", d)
	}
	if got := eval(t, s, "simulate(function() return need('hit', a, b) end, 300):p(4)"); got == "0" || got == "1" {
		t.Errorf("simulated: %s", got)
	}
}

// Tables of numbers in which the same keys are set to the same are one, in
// whatever order that came about; very many are only estimated.
func TestSettingKeysInAQuestion(t *testing.T) {
	s := at(t, duel)
	const f = `function() for i = 1, 6 do set("rules.weapon.spear.to_hit.UA", dice.d6()) set("rules.weapon.bow.range", 10 + dice.d6()) end
  return lookup "rules.weapon.spear.to_hit.UA" + lookup "rules.weapon.bow.range" end`
	if got := eval(t, s, "d = odds("+f+") return d.exact, d:fraction(17)"); got != "true  1/6" {
		t.Errorf("got %s", got)
	}
	got := eval(t, s, `d = simulate(function() local n = 0 for i = 1, 4 do set("rules.weapon.bow.range", 100 * i + dice.roll "9d6") set("rules.weapon.sling.range", dice.roll "9d6")
  n = n + lookup "rules.weapon.bow.range" - lookup "rules.weapon.sling.range" end return n > 900 end, 600) return d:p(true) > 0.7`)
	if got != "true" {
		t.Errorf("got %s", got)
	}
}
