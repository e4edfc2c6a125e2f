package pillage

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// What comes with gear: the hounds of a handler (PIL-GEAR-10).

// addPacks adds, in contact with it, what the gear of a new model brings, and
// what a talent that it has brought adds to the packs of its side.
func (g *Game) addPacks(m int32) error {
	if len(g.Models[m].Talents) == 0 {
		return g.addPack(m)
	}
	for o := range g.Count() { // packs come in behind them
		if g.IsM(o, battle.SideOf, g.M(m, battle.SideOf)) {
			if err := g.addPack(o); err != nil {
				return err
			}
		}
	}
	return nil
}

// addPack adds what is missing of what the gear of a model brings.
func (g *Game) addPack(m int32) error {
	for bit := range g.Items(m) {
		it := g.C.Items[bit]
		troop := g.C.Item(it).Fields.Field("brings").Str
		if troop == "" || g.Get(battle.Started) != 0 && g.handles(m) {
			continue
		}
		k := Kit{Troop: troop, X: g.M(m, battle.X), Y: g.M(m, battle.Y), Waits: g.IsM(m, battle.Hidden, battle.Waiting)}
		if f := g.Models[m].Faction; f > 0 {
			k.Faction = g.C.Lex.Word(f)
		}
		for n := g.packSize(m, it) - g.packOf(m); n > 0; n-- {
			h, err := g.AddModel(g.Models[m].Band, k)
			if err != nil {
				return err
			}
			g.SetM(h, battle.PackOf, m+1)
			g.standBeside(h, m)
		}
	}
	return nil
}

// packSize is how many come with an item.
func (g *Game) packSize(m int32, item string) int32 {
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot], ev.F[hook.Item] = m, g.M(m, battle.SideOf), g.C.Lex.Sym(item)
	return g.R.Modify(ev, g.Points[pModifyPack], int32(g.Values.Int("rules.gear."+item+".count", 0)))
}

// packOf is how many have come with a model.
func (g *Game) packOf(m int32) (n int32) {
	for h := range g.Count() {
		n += b2i(g.IsM(h, battle.PackOf, m+1))
	}
	return n
}

// gather sets up beside a model what came with it and waits or hides with it.
func (g *Game) gather(m int32) {
	for h := range g.Count() {
		if g.IsM(h, battle.PackOf, m+1) && !g.IsM(h, battle.Hidden, 0) && g.IsM(h, battle.HiddenIn, 0) && g.Alive(h) {
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
