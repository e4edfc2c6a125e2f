package tests

import (
	"testing"

	"skald/luabind"
)

// oddsTable lays a melee of ten fights, twenty models of two factions, with a
// standard in reach of most of one side and rules that roll.
const oddsTable = `
red, blue = band "vikings", band "anglo_saxons"
a, b = {}, {}
for i = 1, 10 do
  a[i] = red:add(i == 5 and "chief" or "warrior", { weapon = "hand_weapon", shield = true, standard = i == 4 or nil, at = {4 + 3 * i, 10} })
  b[i] = blue:add(i == 6 and "chief" or "warrior", { weapon = i % 2 == 0 and "dane_axe" or "spear", armour = true, at = {4 + 3 * i, 11} })
  engage(a[i], b[i])
end
rule "bench:luck" { title = "Luck", hook = "pillage.modify_attack", when = function(ev) return ev.attacker.troop == "chief" end,
  effect = function(ev) if ev:check(5) then ev:modify(1) end end }
rule "bench:near" { title = "Near", hook = "pillage.modify_save", when = function(ev) return ev.target:in_aura(8, { troop = "chief" }) ~= nil end,
  effect = function(ev) ev:modify(1) end }
`

func oddsSession(b testing.TB, table string) *luabind.Session {
	b.Helper()
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		b.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		b.Fatal(err)
	}
	if _, err := s.Eval(table); err != nil {
		b.Fatal(err)
	}
	return s
}

func benchOdds(b *testing.B, table, ask string) {
	for range b.N {
		b.StopTimer()
		s := oddsSession(b, table) // trees cold
		b.StartTimer()
		if out, err := s.Eval(ask); err != nil || out == "" {
			b.Fatal(out, err)
		}
	}
}

// BenchmarkOdds answers exactly: a melee of twenty models by the order of its
// stage and by a loop of fights with ifs between.
func BenchmarkOdds(b *testing.B) {
	b.Run("melee", func(b *testing.B) { benchOdds(b, oddsTable, `odds(function() fight() end)`) })
	b.Run("loop", func(b *testing.B) {
		benchOdds(b, oddsTable, `odds(function() for i = 1, 10 do if a[i].alive and b[i].alive then fight(a[i], b[i]) end end end)`)
	})
	b.Run("loop counting", func(b *testing.B) {
		benchOdds(b, oddsTable, `odds(function() local n = 0 for i = 1, 10 do if fight(a[i], b[i]):wounds(a[i]) > 0 then n = n + 1 end end return n end)`)
	})
}
