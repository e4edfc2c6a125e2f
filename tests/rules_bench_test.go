package tests

import (
	"math"
	"testing"
	"time"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/luabind"
	"skald/luabind/vm"
)

// everything is a table on which as many rules meet at one blow and one shot as
// two bands by the lists can bring: rain, the talents of both factions, their own
// rules, standards, a healer, a house rule. The two of the attack have the models
// 0 and 1.
const everything = `set_weather "rain"; on "exploding_sixes"
	red, blue = band "anglo_saxons", band "saxons"
	a = red:add("warrior", { weapon = { "spear", "bow" }, armour = true, at = {10, 10} })
	b = blue:add("chief", { weapon = "hand_weapon", shield = true, armour = true,
		talents = { "lewd_provocateur", "magic_sword" }, at = {10, 11} })
	red:add("warrior", { weapon = "spear", standard = true, at = {12, 10} })
	blue:add("warrior", { weapon = "hand_weapon", standard = true, at = {12, 11} })
	red:add("chief", { talents = { "pagan_slayer", "relic_bearer" }, at = {8, 9} })
	blue:add("healer", { at = {9, 11} })
	blue:add("chief", { talents = { "scramasax", "shield_bash" }, at = {8, 12} })
	piece("bog", { at = {10, 12}, size = { 4, 3 } })
	engage(a, b)`

// beyond is what no lists allow: talents of five factions on two sides, and with
// each of them an aura or a re-roll. No limit holds for it.
const beyond = `set_weather "rain"; on "exploding_sixes"
	red, blue = band "late_romans", band "visigoths"
	a = red:add("warrior", { weapon = { "spear", "bow" }, horse = true, at = {10, 10} })
	b = blue:add("chief", { weapon = "pike", shield = true, armour = true, loot = 1, faction = "magyars",
		talents = { "lewd_provocateur", "magic_sword", "thegn", "palace_guards", "legion_shield_wall" }, at = {10, 11.25} })
	red:add("warrior", { weapon = "spear", standard = true, at = {12, 10} })
	blue:add("warrior", { weapon = "hand_weapon", standard = true, at = {12, 11.25} })
	red:add("chief", { talents = { "war_cry", "pagan_slayer", "relic_bearer", "equites_dumnonii", "scramasax", "shield_bash" }, at = {8, 9} })
	blue:add("healer", { at = {9, 11.25} })
	engage(a, b)`

// plain is the same attack by men without any of that.
const plain = `red, blue = band "anglo_saxons", band "saxons"
	a = red:add("warrior", { weapon = { "spear", "bow" }, armour = true, at = {10, 10} })
	b = blue:add("chief", { weapon = "hand_weapon", shield = true, armour = true, at = {10, 11} })
	engage(a, b)`

// attackOn lays a table and returns its attack with a weapon. rules: those of the
// scripts are in force.
func attackOn(b testing.TB, table string, rules bool, weapon, kind string) (*pillage.Game, *pillage.Strike) {
	s := newSession(b)
	c, err := vm.Compile("bench", []byte(table))
	if err != nil {
		b.Fatal(err)
	}
	if _, err := s.Run(c); err != nil {
		b.Fatal(err)
	}
	g := pillage.Of(s.Game())
	for _, r := range g.C.Rules {
		if !rules {
			g.SetRuleOff(r.Num, true)
		}
	}
	heal(g)
	if err := g.Order(func() error { return nil }); err != nil { // takes up the switches
		b.Fatal(err)
	}
	g.R.Log, g.R.Stats = nil, nil
	g.R.Src = dice.NewSeeded(1, 0)
	w, err := g.WeaponOf(weapon)
	if err != nil {
		b.Fatal(err)
	}
	st := &pillage.Strike{By: 0, At: 1, Weapon: w, Kind: g.C.Lex.Sym(kind), Round: 1, Step: "normal"}
	if kind == "melee" {
		st.Fight = g.M(0, battle.Fight)
	}
	return g, st
}

// heal undoes the wounds of everybody.
func heal(g *pillage.Game) {
	for m := range g.Count() {
		if g.M(m, battle.HP) != 3 {
			g.SetM(m, battle.HP, 3)
		}
	}
}

// BenchmarkAttackAmongRules is one attack, hit and save: with no rule in force,
// with all in force and few that concern it, with all that can meet at it.
func BenchmarkAttackAmongRules(b *testing.B) {
	for _, k := range []struct{ kind, weapon string }{{"melee", "spear"}, {"shoot", "bow"}} {
		for _, c := range []struct {
			what, table string
			rules       bool
		}{{"none", everything, false}, {"all loaded", plain, true}, {"everything on", everything, true}} {
			b.Run(k.kind+"/"+c.what, func(b *testing.B) {
				g, s := attackOn(b, c.table, c.rules, k.weapon, k.kind)
				for range 1000 {
					g.Resolve(s)
					heal(g)
				}
				b.ReportAllocs()
				b.ResetTimer()
				for range b.N {
					g.Resolve(s)
					heal(g)
				}
			})
		}
	}
}

// BenchmarkTimesNoRules is how many times as long an attack takes with everything
// on as with no rule: the best of short turns, taken one after the other, so that
// what else the machine does weighs little.
func BenchmarkTimesNoRules(b *testing.B) {
	for _, k := range []struct{ kind, weapon, what, table string }{
		{"melee", "spear", "everything", everything}, {"shoot", "bow", "everything", everything},
		{"melee", "spear", "beyond", beyond}, {"shoot", "bow", "beyond", beyond},
	} {
		b.Run(k.what+"/"+k.kind, func(b *testing.B) {
			none, plainly := attackOn(b, k.table, false, k.weapon, k.kind)
			all, fully := attackOn(b, k.table, true, k.weapon, k.kind)
			round := func(g *pillage.Game, s *pillage.Strike, least time.Duration) time.Duration {
				start := time.Now()
				for range 500 {
					g.Resolve(s)
					heal(g)
				}
				return min(least, time.Since(start))
			}
			a, c := time.Duration(math.MaxInt64), time.Duration(math.MaxInt64)
			for range max(b.N, 200) {
				a, c = round(none, plainly, a), round(all, fully, c)
			}
			times := float64(c) / float64(a)
			b.ReportMetric(float64(a)/500, "ns/plain")
			b.ReportMetric(float64(c)/500, "ns/all")
			b.ReportMetric(times, "times")
		})
	}
}

// BenchmarkStartOf tells where the time of a start goes: reading and running the
// scripts, a worker of its own, a table.
func BenchmarkStartOf(b *testing.B) {
	b.Run("library", func(b *testing.B) {
		for range b.N {
			if _, err := luabind.Load(luabind.Options{}); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("session", func(b *testing.B) {
		lib, err := luabind.Load(luabind.Options{})
		if err != nil {
			b.Fatal(err)
		}
		for range b.N {
			s, err := lib.NewSession(1)
			if err != nil {
				b.Fatal(err)
			}
			s.Close()
		}
	})
}

// The table of everything is no pretence: so many rules answer at its attacks.
func TestEverythingIsOn(t *testing.T) {
	for _, k := range []struct {
		kind, weapon string
		least        int
	}{{"melee", "spear", 7}, {"shoot", "bow", 3}} {
		g, s := attackOn(t, everything, true, k.weapon, k.kind)
		g.R.Stats = hook.NewStats(len(g.C.Rules))
		for range 3000 {
			g.Resolve(s)
			heal(g)
		}
		n := 0
		for i, ran := range g.R.Stats.Ran {
			if ran > 0 {
				n++
				t.Logf("%s: %s", k.kind, g.C.Rules[i].ID)
			}
		}
		if n < k.least {
			t.Errorf("%s: only %d rules answered, want %d", k.kind, n, k.least)
		}
		g.R.Stats = nil
		if n := testing.AllocsPerRun(200, func() { g.Resolve(s); heal(g) }); n != 0 {
			t.Errorf("%s: %v allocations an attack", k.kind, n)
		}
	}
}
