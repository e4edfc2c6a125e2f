package tests

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/pillage"
	"skald/luabind"
	"skald/luabind/vm"
)

// conditions and effects from which random rules are made: facts, quantities,
// auras, flags, dice of a rule's own, limits, re-rolls, extra attacks.
var (
	conditions = []string{
		`return ev.kind == "melee"`,
		`return ev.attacker.hp < ev.attacker.max_hp`,
		`return ev.target.hp > 1 and ev.target.class ~= "UA"`,
		`return ev.attacker:within(1, ev.target)`,
		`return ev.attacker:distance(ev.target) > 0.5`,
		`return ev.target.state.angry`,
		`return #ev:models{ side = "enemy" } > 1`,
		`return ev.attacker:in_aura(6, { troop = "chief" }) ~= nil`,
		`return ev.weapon ~= "spear" and not ev.target.mounted`,
		`return ev.attacker == ev.attacker:nearest{ side = "enemy" } or ev.turn >= 1`,
	}
	changes = map[string][]string{
		"modify_attack":        {`ev:modify(1)`, `ev:modify(-1)`, `if ev:check(4) then ev:modify(2) end`, `if ev:d6() >= 5 then ev:modify(-2) end`},
		"modify_save":          {`ev:modify(1)`, `ev:modify(-2)`, `if ev:d3() == 1 then ev:modify(-1) end`},
		"modify_to_hit":        {`ev:become(2)`, `ev:become(6)`},
		"modify_attack_reroll": {`ev:reroll("ones")`, `ev:reroll("fails")`, `ev:cancel()`},
		"modify_save_reroll":   {`ev:reroll("fails")`},
		"can_attack":           {`if ev:check(3) then ev:refuse() end`, `if ev.target.state.angry then ev:refuse() end`},
		"on_attack_rolled": {`ev:set(ev.target, "angry", ev.natural >= 3)`, `if ev.natural == 6 then ev:attack{ by = ev.attacker, at = ev.target } end`,
			`if ev.natural <= 2 then ev:cancel_attack(ev.target) end`},
		"modify_wound": {`if ev:check(5) then ev:cancel() end`},
	}
	points = []string{"modify_attack", "modify_save", "modify_to_hit", "modify_attack_reroll", "modify_save_reroll", "can_attack", "on_attack_rolled", "modify_wound"}
)

// randomRules writes up to four rules.
func randomRules(t *rapid.T) string {
	var b strings.Builder
	for i := range rapid.IntRange(0, 4).Draw(t, "rules") {
		p := rapid.SampledFrom(points).Draw(t, "point")
		limit := rapid.SampledFrom([]string{"", `limit = "once per fight",`, `limit = "once per turn", per = "target",`}).Draw(t, "limit")
		if p == "on_attack_rolled" || p == "modify_wound" {
			limit = `limit = "once per turn", per = "target",`
		}
		cond := rapid.SampledFrom(conditions).Draw(t, "when")
		if p == "modify_wound" || p == "can_attack" || p == "modify_to_hit" || p == "modify_save_reroll" {
			cond = rapid.SampledFrom([]string{`return ev.target.hp > 0`, `return ev.target.state.angry`, `return ev.attacker.mounted or ev.target:touches(ev.attacker)`}).Draw(t, "when here")
		}
		fmt.Fprintf(&b, "rule \"prop:r%d\" { title = \"r\", state = { angry = \"flag\" }, %s hook = \"pillage.%s\",\n  when = function(ev) %s end,\n  effect = function(ev) %s end }\n",
			i, limit, p, cond, rapid.SampledFrom(changes[p]).Draw(t, "effect"))
	}
	return b.String()
}

func randomTable(t *rapid.T) string {
	kit := func(who string, y int) string {
		troop := rapid.SampledFrom([]string{"warrior", "chief", "berserker"}).Draw(t, "troop")
		weapon := rapid.SampledFrom([]string{"hand_weapon", "spear", "dane_axe"}).Draw(t, "weapon")
		return fmt.Sprintf(`%s:add(%q, { name = %q, weapon = %q, armour = %v, shield = %v, hp = 1, at = {10, %d} })`+"\n",
			who, troop, who, weapon, rapid.Bool().Draw(t, "armour"), rapid.Bool().Draw(t, "shield"), y)
	}
	return "red, blue = band(), band()\n" + kit("red", 10) + kit("blue", 11) + `engage("red", "blue")` + "\n"
}

// distribution of what is left after one round, over all dice.
func distribution(t *rapid.T, s *luabind.Session, remember, eager bool) map[string]*big.Rat {
	g := pillage.Of(s.Game())
	before := g.Save()
	log, stats := g.R.Log, g.R.Stats
	g.R.Log, g.R.Stats, g.R.Remember = nil, nil, remember
	defer func() { g.R.Log, g.R.Stats, g.R.Remember = log, stats, true; g.Restore(before) }()
	e := dice.NewExplored()
	e.Eager = eager
	g.R.Src = e
	out, sum := map[string]*big.Rat{}, new(big.Rat)
	for n, more := 0, true; more; more = e.Next() {
		if n++; n > 20_000 {
			return nil // more than this test has time for
		}
		g.Restore(before)
		e.Begin()
		var rep pillage.Report
		if err := g.Order(func() (err error) { rep, err = g.Fight(0, 1); return }); err != nil {
			t.Fatalf("fight: %v", err)
		}
		key := ""
		for m := range int32(2) {
			key += fmt.Sprintf("hp %d out %d; ", g.M(m, battle.HP), g.M(m, battle.Out))
		}
		for _, b := range rep.Blows {
			key += fmt.Sprintf("%d hit %v wound %v cancelled %v; ", b.By, b.Hit, b.Wound, b.Cancelled != nil)
		}
		if out[key] == nil {
			out[key] = new(big.Rat)
		}
		out[key].Add(out[key], e.Weight())
		sum.Add(sum, e.Weight())
	}
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Fatalf("the chances sum to %s", sum.RatString())
	}
	return out
}

func equal(t *rapid.T, what string, a, b map[string]*big.Rat) {
	for k, w := range a {
		if b[k] == nil || b[k].Cmp(w) != 0 {
			t.Fatalf("%s: %s has %v and %v", what, k, w, b[k])
		}
	}
	if len(a) != len(b) {
		t.Fatalf("%s: %d and %d outcomes", what, len(a), len(b))
	}
}

// A handler called each time, the same handler remembered, and brute force over
// every face of every die give the same chances, as fractions.
func TestCalledRememberedBruteForce(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	forced := 0
	rapid.Check(t, func(t *rapid.T) {
		s, err := lib.NewSession(1)
		if err != nil {
			t.Fatal(err)
		}
		src := randomRules(t) + randomTable(t)
		c, err := vm.Compile("property", []byte(src))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Run(c); err != nil {
			t.Fatalf("%v\n%s", err, src)
		}
		called := distribution(t, s, false, false)
		if called == nil {
			return
		}
		equal(t, "called and remembered (cold)", called, distribution(t, s, true, false))
		equal(t, "called and remembered (warm)", called, distribution(t, s, true, false))
		if brute := distribution(t, s, true, true); brute != nil {
			equal(t, "remembered and brute force", called, brute)
			forced++
		}
	})
	if forced < 10 {
		t.Errorf("brute force was compared only %d times", forced)
	}
}

// Same seed, same trace, in whatever order the files of the rules were found.
func TestFileOrderDoesNotMatter(t *testing.T) {
	// Two talents answer at one point, in one layer: only their ids order them.
	const play = `set_weather "fog"
		old, new = band "vikings", band "anglo_saxons"
		v = old:add("warrior", { shield = true, at = {30, 10} })
		c = new:add("chief", { weapon = "spear", talents = { "war_cry", "pagan_slayer" }, at = {30, 11} })
		engage(c, v)
		to_stage "melee"
		fight(c, v)
		print(explain())
		red, blue = band "vikings", band "huns"
		a = red:add("chief", { weapon = "dane_axe", armour = true, at = {10, 10} })
		red:add("warrior", { weapon = "spear", standard = true, at = {11, 10} })
		b = blue:add("warrior", { weapon = "hand_weapon", shield = true, horse = true, at = {10, 16} })
		charge(a, b)
		for i = 1, 4 do if a.alive and b.alive then print(explain(fight(a, b))) end end`
	run := func(reverse bool) string {
		lib, err := luabind.Load(luabind.Options{Reverse: reverse})
		if err != nil {
			t.Fatal(err)
		}
		s, err := lib.NewSession(7)
		if err != nil {
			t.Fatal(err)
		}
		text, err := s.Eval(play)
		if err != nil {
			t.Fatal(err)
		}
		return text + s.Trace()
	}
	a, b := run(false), run(true)
	if a != b {
		t.Errorf("in order\n%s\nreversed\n%s", a, b)
	}
	if !strings.Contains(a, "PIL-TALENT-17") || !strings.Contains(a, "PIL-TALENT-34") {
		t.Errorf("the rules whose order is in question did not run\n%s", a)
	}
}
