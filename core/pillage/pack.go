package pillage

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// What comes with gear: the hounds of a handler (PIL-GEAR-10).

// addPack adds what the gear of a new model brings, in contact with it.
func (g *Game) addPack(m, band int32, k Kit) error {
	for _, it := range k.Items {
		troop := g.C.Item(it).Fields.Field("brings").Str
		if troop == "" {
			continue
		}
		faction := ""
		if f := g.Models[m].Faction; f > 0 {
			faction = g.C.Lex.Word(f)
		}
		for range g.Values.Int("rules.gear."+it+".count", 0) {
			h, err := g.AddModel(band, Kit{Troop: troop, Faction: faction, X: k.X, Y: k.Y, Waits: k.Waits})
			if err != nil {
				return err
			}
			g.SetM(h, battle.PackOf, m+1)
			g.standBeside(h, m)
		}
	}
	return nil
}

// gather sets up beside a model what came with it and waits.
func (g *Game) gather(m int32) {
	for h := range g.Count() {
		if g.IsM(h, battle.PackOf, m+1) && g.IsM(h, battle.Hidden, battle.Waiting) {
			g.SetM(h, battle.Hidden, 0)
			g.standBeside(h, m)
		}
	}
}

// standBeside puts h in contact with m: at the first free place around it, or at
// the first when none is free.
func (g *Game) standBeside(h, m int32) {
	at, reach := g.Centre(m), g.Radius(m)+g.Radius(h)
	spot := func(d board.Point) board.Point {
		return board.Point{X: at.X + d.X*reach/hook.Milli, Y: at.Y + d.Y*reach/hook.Milli}
	}
	best := spot(compass[0])
	for _, d := range compass {
		if p := spot(d); g.fitsTable(p, g.Radius(h)) && g.standsIn(h, p, g.Radius(h)) < 0 {
			best = p
			break
		}
	}
	g.Put(h, best.X, best.Y)
}
