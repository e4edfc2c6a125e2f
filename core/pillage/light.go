package pillage

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// lightTable is how far from a fire one is seen at night, thousandths of an inch
// (PIL-WEATHER-19).
type lightTable struct {
	torch int32 // from the centre of its bearer's base (GAP-AURA-CENTRE)
	blaze int32 // from what burns, as fire is measured (GAP-FIRE-DISTANCE)
}

// Lit says whether a model is near enough to a torch or a blaze to be seen at
// night.
func (g *Game) Lit(m int32) bool {
	if g.Bearer(m, g.num().light.torch, g.torchBearer) != hook.Nil {
		return true
	}
	return g.nearBlaze(func(t Thing) int32 {
		if t.Piece >= 0 && g.IsM(m, battle.Inside, t.Piece+1) {
			return 0
		}
		return g.fireGap(t, ModelThing(m))
	})
}

// LitAt says whether a point is.
func (g *Game) LitAt(x, y int32) bool {
	at := board.Point{X: x, Y: y}
	for m := range g.Count() {
		if c := g.Centre(m); g.torchBearer(m) && battle.Within(battle.Length(c.X-x, c.Y-y), g.num().light.torch) && g.Alive(m) {
			return true
		}
	}
	return g.nearBlaze(func(t Thing) int32 {
		if g.num().fire.fromCentre {
			c := g.middleOf(t)
			return battle.Length(c.X-x, c.Y-y)
		}
		return g.fromPoint(at, t)
	})
}

func (g *Game) torchBearer(m int32) bool {
	return g.IsM(m, battle.Hidden, 0) && g.Has(m, g.words.torch)
}

// nearBlaze says whether anything burns near enough; away is how far it is.
func (g *Game) nearBlaze(away func(Thing) int32) bool {
	for i := range len(g.Pieces) + len(g.Models) {
		if t := g.thingAt(i); g.burns(t) && g.alight(t) && battle.Within(away(t), g.num().light.blaze) {
			return true
		}
	}
	return false
}

// rounded to whole inches: "down", "up", or "exact" not at all.
func rounded(n int32, how string) int32 {
	switch how {
	case "up":
		n += hook.Milli - 1
	case "exact":
		return n
	}
	return n / hook.Milli * hook.Milli
}
