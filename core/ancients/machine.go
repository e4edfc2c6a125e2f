package ancients

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/resolve"
)

// machineOrders are the shots of throwing machines.
var machineOrders = []play.Order{
	{Name: "fire_machine", Use: "fire_machine({a, b}, {6, 3})", Doc: "machines shoot at a cell: a die each, then the unit there rolls for every hit",
		Args: []play.Arg{{Name: "machines", Kind: play.AModels}, {Name: "cell", Kind: play.APlaces}},
		Out:  shotOut,
		Do: func(p *play.Play, in play.In, out *play.Out) []play.Step {
			return Of(p).shots("machine", in.Models("machines"), in.Places("cell"), out)
		}},
	{Name: "end_fire", Use: "end_fire()", Doc: "ends the shooting of the machines: those destroyed leave the table. Any other order but fire_machine does so too",
		Do: play.One(func(p *play.Play, _ play.In, _ *play.Out) error { Of(p).endFire(); return nil })},
}

var shotOut = []play.Arg{{Name: "hits", Kind: play.AWhole}, {Name: "lost", Kind: play.AWhole, Doc: "strength points"},
	{Name: "retreated", Kind: play.AFlag}, {Name: "destroyed", Kind: play.AFlag}}

// mayFire says whether a machine may shoot at a unit (GRID-ART-01 to 11).
func (g *Game) mayFire(m, at int32, c board.Cell) error {
	here := g.cell(m)
	switch {
	case !g.is(m, "machine"):
		return play.Illegal("GRID-ART-12", "%s is no throwing machine", g.Name(m)).Suggest("shoot(m, cell)")
	case g.Fact(hook.Model, m, "fired") != 0:
		return play.Illegal("GRID-ART-06", "%s has shot this turn", g.Name(m))
	case g.Fact(hook.Model, m, "has_moved") != 0:
		return play.Illegal("GRID-TURN-01", "%s has moved: machines shoot before anybody moves", g.Name(m))
	}
	if at >= 0 && !g.Values.Flag(g.troop(at)+"ground", true) {
		return play.Illegal("GRID-ART-07", "%s is not on the ground: machines do it no harm", g.Name(at))
	}
	if near := g.enemiesAt(m, here); len(near) > 0 {
		return play.Illegal("GRID-ART-03", "%s has an enemy beside it: %s", g.Name(m), g.Name(near[0]))
	}
	if !g.inArc(m, c) {
		return play.Illegal("GRID-ART-05", "%s faces %s: %s is not before it", g.Name(m), g.facingWord(m), cellText(c))
	}
	if err := g.inRange(m, at, c, "machine", "GRID-GEO-01"); err != nil {
		return err
	}
	if err := g.clearBefore(m, c); err != nil {
		return err
	}
	if err := g.machineSees(m, c); err != nil {
		return err
	}
	ev := g.event(m, at, "machine")
	defer g.Done()
	return play.Refused(g.R.Can(ev, g.Points[pCanFire]), g.Name(m)+" does not shoot")
}

// clearBefore refuses a shot through a friend or terrain on the adjacent cell in
// the line of fire (GRID-ART-02, -09, -10).
func (g *Game) clearBefore(m int32, c board.Cell) error {
	n := g.before(m, c)
	around := []board.Cell{n}
	if g.Values.Word("rules.grid.art.adjacent_friend", "") == "any" {
		around = g.grid().Around(g.cell(m))
	}
	for _, a := range around {
		if o := g.unitAt(a); o >= 0 && a != c && !g.Foes(m, o) && g.blocks(m, o, "", true) {
			return play.Illegal("GRID-ART-02", "%s is too near to shoot over: it stands on %s", g.Name(o), cellText(a))
		}
	}
	if kind := g.ground(n, "dense"); kind != "" && g.ground(g.cell(m), "dense") != "" && g.blocks(m, hook.Nil, kind, true) {
		return play.Illegal("GRID-ART-09", "%s stands in %s, and %s before it is %s too", g.Name(m), g.ground(g.cell(m), "dense"), cellText(n), kind)
	}
	if kind := g.ground(n, "dense", "high"); kind != "" && g.blocks(m, hook.Nil, kind, true) {
		return play.Illegal("GRID-ART-10", "%s before %s is %s", cellText(n), g.Name(m), kind)
	}
	return nil
}

// machineSees says whether nothing bars the line of sight of a machine: enemies
// on it, and hills (GRID-ART-01, -08).
func (g *Game) machineSees(m int32, c board.Cell) error {
	how := g.Values.Word("rules.grid.art.los", "")
	for _, n := range g.grid().Line(g.cell(m), c) {
		if o := g.unitAt(n); o >= 0 && g.blocks(m, o, "", how != "free" && g.Foes(m, o)) {
			return play.Illegal("GRID-ART-01", "%s on %s is in the line of sight", g.Name(o), cellText(n))
		}
		for _, kind := range g.terrain(n) {
			hill := how != "free" && g.Values.Flag("rules.terrain."+kind+".high", false) && g.overHill(g.cell(m), c)
			if g.blocks(m, hook.Nil, kind, hill) {
				return play.Illegal("GRID-ART-01", "the %s on %s is in the line of sight", kind, cellText(n))
			}
		}
	}
	return nil
}

// fire rolls for one machine (GRID-ART-12 to 14).
func (g *Game) fire(m, at int32, c board.Cell) int {
	code, turn := c.Y*1000+c.X+1, max(g.Get(battle.Turn), 1)
	same := g.Fact(hook.Model, m, "aimed_at") == code && g.Fact(hook.Model, m, "aimed_turn") == turn-1
	g.SetFact(hook.Model, m, "aimed_at", code)
	g.SetFact(hook.Model, m, "aimed_turn", turn)
	return g.strike(blow{by: m, at: at, kind: "machine", need: "art", stream: dice.Hit, rule: "GRID-ART-14"}, func(s *resolve.Stack) {
		if same {
			g.add(s, "art.same_cell", "GRID-ART-13", "the same cell as last turn")
		}
		if g.led(m) {
			g.add(s, "art.commander", "GRID-ART-13", "a commander with it")
		}
		if kind := g.ground(c, "cover", "fortified"); kind != "" {
			g.add(s, "art.cover", "GRID-ART-13", "the target is in "+kind)
		}
	})
}

// endFire ends the shooting of the machines: what it destroyed of them leaves,
// who must retreat does so now (GRID-ART-04).
func (g *Game) endFire() {
	for m := range g.Count() {
		if !g.is(m, "machine") || !g.Alive(m) {
			continue
		}
		if g.M(m, battle.HP) <= 0 {
			g.destroy(m, "GRID-ART-04")
			continue
		}
		code := g.Fact(hook.Model, m, "falls_back")
		if code == 0 {
			continue
		}
		g.SetFact(hook.Model, m, "falls_back", 0)
		if c := (board.Cell{X: (code - 1) % 1000, Y: (code - 1) / 1000}); g.free(c, m) {
			g.withdraw(m, c)
		} else if g.cornered() == rDestroyed {
			g.destroy(m, "GRID-HIT-02")
		} else {
			g.lose(m, 1, false)
		}
	}
}
