package tests

import (
	"testing"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
	"skald/core/pillage"
)

const twenty = `battle { size = { 60, 40 } }
red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
red:row(15, "warrior", { weapon = "hand_weapon", shield = true, at = { 10, 6 } })
red:row(5, "warrior", { weapon = "bow", at = { 30, 5 } })
blue:row(15, "warrior", { weapon = "spear", shield = true, at = { 10, 30 } })
blue:row(5, "warrior", { weapon = "bow", at = { 30, 31 } })
piece("forest", { at = { 14, 18 }, size = { 8, 6 } })
piece("house", { at = { 34, 18 }, size = { 5, 5 } })
piece("bog", { at = { 48, 18 }, size = { 8, 8 } })
for i = 1, 6 do piece("fence", { line = { { 6 * i, 12 }, { 6 * i + 4, 12 } }, width = 0.5 }) end`

// turn plays a turn of everybody: who is near enough charges, the others go
// forward, archers shoot, all fights are fought.
func turn(b testing.TB, g *pillage.Game) {
	give := func(do func() error) {
		if err := g.Order(do); err != nil && fault.CodeOf(err) != "E-ORDER" {
			b.Fatal(err)
		}
	}
	for m := range g.Count() {
		near, least := int32(-1), int32(1<<30)
		for o := range g.Count() {
			if g.Foes(m, o) && g.Alive(o) && g.Between(m, o) < least {
				near, least = o, g.Between(m, o)
			}
		}
		if near < 0 || !g.Alive(m) {
			continue
		}
		switch {
		case least > 8000 && g.M(m, battle.Fight) == 0:
			at, to := g.Centre(m), g.Centre(near)
			part := board.Point{X: at.X + (to.X-at.X)/6, Y: at.Y + (to.Y-at.Y)/6}
			give(func() error { _, _, err := g.Move(m, []board.Point{part}); return err })
		default:
			give(func() error { _, err := g.Charge(pillage.ChargeOrder{By: m, At: near}); return err })
		}
	}
	for m := range g.Count() {
		for o := range g.Count() {
			if g.Foes(m, o) && g.Alive(o) && g.Alive(m) && g.M(o, battle.Fight) == 0 && g.Between(m, o) < 20000 {
				give(func() error { _, err := g.Shoot(pillage.Shot{By: m, At: o}); return err })
				break
			}
		}
	}
	give(func() error { var rep pillage.Report; return g.CarryOut(g.FightAllSteps(&rep)) })
	give(g.NextTurn)
}

// BenchmarkTurn is a whole turn with twenty models a side, terrain between them.
func BenchmarkTurn(b *testing.B) {
	g := pillage.Of(oddsSession(b, twenty).Game())
	g.R.Log = nil
	start := g.Save()
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		if i%6 == 0 {
			g.Restore(start)
		}
		turn(b, g)
	}
}

// BenchmarkClone and BenchmarkHash are of that table.
func BenchmarkClone(b *testing.B) {
	g := pillage.Of(oddsSession(b, twenty).Game())
	for range b.N {
		g.Battle.Clone()
	}
}

func BenchmarkHash(b *testing.B) {
	g := pillage.Of(oddsSession(b, twenty).Game())
	for range b.N {
		g.Hash()
	}
}

// Six turns of everybody end the same every time.
func TestTurnsAreTheSameEveryTime(t *testing.T) {
	var hashes []battle.Hash
	for range 2 {
		g := pillage.Of(oddsSession(t, twenty).Game())
		for range 6 {
			turn(t, g)
		}
		if hashes = append(hashes, g.Hash()); g.Get(battle.Turn) != 7 {
			t.Errorf("turn %d", g.Get(battle.Turn))
		}
	}
	if hashes[0] != hashes[1] {
		t.Error("the same seed played otherwise the second time")
	}
}
