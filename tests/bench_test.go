package tests

import (
	"fmt"
	"math"
	"slices"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/pillage"
	"skald/luabind"
	"skald/luabind/scenario"
	"skald/luabind/vm"
)

// tenRules are rules of the usual kinds: some ask for a change, some decline.
const tenRules = `
rule "bench:a1" { title = "charged", hook = "pillage.modify_attack", when = function(ev) return ev.kind == "melee" end, effect = function(ev) ev:modify(1) end }
rule "bench:a2" { title = "shot", hook = "pillage.modify_attack", when = function(ev) return ev.kind == "shoot" end, effect = function(ev) ev:modify(-1) end }
rule "bench:a3" { title = "hurt", hook = "pillage.modify_attack", when = function(ev) return ev.attacker.hp < ev.attacker.max_hp end, effect = function(ev) ev:modify(-1) end }
rule "bench:a4" { title = "near", hook = "pillage.modify_attack", when = function(ev) return ev.attacker:within(6, ev.target) end, effect = function(ev) ev:modify(-1) end }
rule "bench:s1" { title = "rider", hook = "pillage.modify_save", when = function(ev) return ev.attacker.mounted end, effect = function(ev) ev:modify(-1) end }
rule "bench:s2" { title = "shield", hook = "pillage.modify_save", when = function(ev) return ev.target:has "shield" end, effect = function(ev) ev:modify(1) end }
rule "bench:s3" { title = "axe", hook = "pillage.modify_save", when = function(ev) return ev:weapon_is "dane_axe" end, effect = function(ev) ev:modify(-1) end }
rule "bench:t1" { title = "barbs", hook = "pillage.modify_to_hit", when = function(ev) return ev:weapon_is "angon" end, effect = function(ev) ev:become(4) end }
rule "bench:r1" { title = "ones", hook = "pillage.modify_attack_reroll", when = function(ev) return ev.attacker.troop == "chief" end, effect = function(ev) ev:reroll("ones") end }
rule "bench:c1" { title = "pax", hook = "pillage.can_attack", when = function(ev) return ev.target.hidden end, effect = function(ev) ev:refuse() end }
`

// bench lays a table with one attack on it. Only the rules given are in force.
func bench(b testing.TB, rules string) (*luabind.Session, *pillage.Game, *pillage.Strike) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		b.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		b.Fatal(err)
	}
	run := func(src string) {
		c, err := vm.Compile("bench", []byte(src))
		if err != nil {
			b.Fatal(err)
		}
		if _, err := s.Run(c); err != nil {
			b.Fatal(err)
		}
	}
	if rules != "" {
		run(rules)
	}
	run(`local red, blue = band(), band()
		red:add("warrior", { weapon = "hand_weapon", at = {10, 10} })
		blue:add("warrior", { shield = true, weapon = "spear", at = {10, 11} })
		engage("Warrior", "Warrior 2")`)
	g := pillage.Of(s.Game())
	for _, r := range lib.Content().Rules {
		if r.ID[:3] == "PIL" || r.ID[:5] == "house" {
			g.SetRuleOff(r.Num, true)
		}
	}
	g.SetM(1, battle.HP, 1<<30)
	if err := g.Order(func() error { return nil }); err != nil { // takes up the switches
		b.Fatal(err)
	}
	g.R.Log, g.R.Stats = nil, nil
	g.R.Src = dice.NewSeeded(1, 0) // nobody takes a record of the dice
	w, err := g.WeaponOf("hand_weapon")
	if err != nil {
		b.Fatal(err)
	}
	return s, g, &pillage.Strike{By: 0, At: 1, Weapon: w, Kind: lib.Content().Lex.Sym("melee"), Round: 1, Fight: 1, Step: "normal"}
}

func attacks(b *testing.B, g *pillage.Game, s *pillage.Strike) {
	for range 1000 {
		g.Resolve(s)
	}
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		g.Resolve(s)
		g.Settle()
	}
}

// BenchmarkAttack is one attack, hit and save: without rules, with ten rules
// remembered, and with the same ten called each time.
func BenchmarkAttack(b *testing.B) {
	b.Run("no rules", func(b *testing.B) {
		_, g, s := bench(b, "")
		attacks(b, g, s)
	})
	b.Run("ten remembered", func(b *testing.B) {
		_, g, s := bench(b, tenRules)
		attacks(b, g, s)
	})
	b.Run("ten called", func(b *testing.B) {
		_, g, s := bench(b, tenRules)
		g.R.Remember = false
		attacks(b, g, s)
	})
	b.Run("twenty decline", func(b *testing.B) {
		rules := ""
		for i := range 20 {
			rules += fmt.Sprintf(`rule "bench:d%02d" { title = "no", hook = "pillage.modify_attack", when = function(ev) return ev.attacker.mounted end, effect = function(ev) ev:modify(1) end }`+"\n", i)
		}
		_, g, s := bench(b, rules)
		attacks(b, g, s)
	})
}

// An attack under remembered rules allocates nothing.
func TestAttackDoesNotAllocate(t *testing.T) {
	for _, rules := range []string{"", tenRules} {
		_, g, s := bench(t, rules)
		for range 2000 {
			g.Resolve(s)
			g.Settle()
		}
		if n := testing.AllocsPerRun(1000, func() { g.Resolve(s); g.Settle() }); n != 0 {
			t.Errorf("%v allocations an attack with %d bytes of rules", n, len(rules))
		}
	}
}

// BenchmarkSmallGame asks for the odds of forty attacks at men of three wounds,
// a game made of the dice library alone.
func BenchmarkSmallGame(b *testing.B) {
	s := newSession(b)
	c, err := vm.Compile("bench", []byte(`
local function attack(s)
  if not (dice.check(3) and dice.check(4)) or dice.check(5) then return 0 end
  s.left = s.left - dice.d6()
  if s.left > 0 then return 0 end
  s.left = 3
  return 1
end
return odds{ steps = { attack, times = 40 }, state = { left = 3 } }:at_least(3)`))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		res, err := s.Run(c)
		if err != nil {
			b.Fatal(err)
		}
		if p := float64(res[0].(lua.LNumber)); math.Abs(p-0.9770518792847334) > 1e-12 {
			b.Fatal(p)
		}
	}
}

// BenchmarkScenarios runs every scenario of the tree.
func BenchmarkScenarios(b *testing.B) {
	b.Chdir(repoRoot(b))
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		b.Fatal(err)
	}
	files, err := scenario.Find([]string{"tests", "factions"})
	if err != nil {
		b.Fatal(err)
	}
	files = slices.DeleteFunc(files, inMod)
	n := 0
	b.ResetTimer()
	for range b.N {
		if err := scenario.Run(lib, files, nil, func(scenario.Result) { n++ }); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "scenarios/s")
}

// BenchmarkStart loads everything and lays a table.
func BenchmarkStart(b *testing.B) {
	for range b.N {
		lib, err := luabind.Load(luabind.Options{})
		if err != nil {
			b.Fatal(err)
		}
		if _, err := lib.NewSession(1); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkDie is one seeded die.
func BenchmarkDie(b *testing.B) {
	s := dice.NewSeeded(1, 1)
	for range b.N {
		d := s.Roll(dice.Hit, 0)
		if dice.Least(s, &d, 7) {
			b.Fatal("a seven")
		}
	}
}
