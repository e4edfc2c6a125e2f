package ancients

import (
	"strconv"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/resolve"
)

// shootOrders are the shots of ordinary units.
var shootOrders = []play.Order{
	{Name: "shoot", Use: "shoot({a, b}, {5, 3})", Doc: "units shoot at a cell: a die each, then the unit there rolls for every hit",
		Args: []play.Arg{{Name: "units", Kind: play.AModels}, {Name: "cell", Kind: play.APlaces}},
		Out:  shotOut,
		Do: func(p *play.Play, in play.In, out *play.Out) []play.Step {
			return Of(p).shots("shot", in.Models("units"), in.Places("cell"), out)
		}},
	{Name: "range", Use: "range(m)", Doc: "how many cells a unit or a machine shoots", Asks: true, Args: []play.Arg{{Name: "unit", Kind: play.AModel}},
		Out: []play.Arg{{Name: "cells", Kind: play.AWhole}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			m := in.N("unit")
			out.Set("cells", play.Whole(Of(p).reach(m, hook.Nil, map[bool]string{true: "machine", false: "shot"}[Of(p).is(m, "machine")])))
			return nil
		})},
}

// shots of units or machines at a cell: the dice of all of them, then a die for
// each hit (GRID-ART-12, -15, GRID-SHOOT-09, -12).
func (g *Game) shots(kind string, by []int32, places []board.Point, out *play.Out) []play.Step {
	u := &g.Under
	return []play.Step{
		func() (bool, error) { return false, g.takeAim(kind, by, places) },
		func() (bool, error) {
			m := u.by[u.next]
			n := 0
			if kind == "machine" {
				g.SetFact(hook.Model, m, "fired", 1)
				n = g.fire(m, u.at, u.cell)
			} else {
				g.SetFact(hook.Model, m, "shot", 1)
				n = g.shootOnce(m, u.at, u.cell)
			}
			for range n {
				u.hits = append(u.hits, m)
			}
			u.next++
			return u.next < len(u.by), nil
		},
		func() (bool, error) {
			out.Set("hits", play.Whole(len(u.hits)))
			u.next, u.out[0].lost = 0, int(g.M(u.at, battle.HP))
			return false, nil
		},
		func() (bool, error) {
			if u.next >= len(u.hits) || u.next > 0 && !g.Values.Flag("rules.grid.hits.per_hit", true) || !g.stillThere() {
				return false, nil
			}
			g.bear(u.at, u.hits[u.next], kind)
			u.next++
			return true, nil
		},
		func() (bool, error) {
			gone := u.out[0].lost - max(int(g.M(u.at, battle.HP)), 0)
			destroyed := g.M(u.at, battle.HP) <= 0 || !g.Alive(u.at)
			out.Set("lost", play.Whole(gone))
			out.Set("destroyed", play.Yes(destroyed))
			moved := !destroyed && (g.cell(u.at) != u.cell || g.Fact(hook.Model, u.at, "falls_back") != 0)
			out.Set("retreated", play.Yes(moved))
			out.Said = told(g.Name(u.at), len(u.hits), fate{lost: gone, retreats: moved, destroyed: destroyed})
			*u = action{}
			return false, nil
		},
	}
}

// told is what came of the hits on a unit in a few words.
func told(name string, hits int, f fate) string {
	switch {
	case hits == 0:
		return name + " is not hit"
	case f.destroyed:
		return name + " is destroyed"
	case f.retreats && f.lost > 0:
		return name + " loses " + strconv.Itoa(f.lost) + " and retreats"
	case f.retreats:
		return name + " retreats"
	case f.lost > 0:
		return name + " loses " + strconv.Itoa(f.lost)
	}
	return name + " stands"
}

// stillThere says whether the unit shot at is on the cell and has points left: a
// unit that is gone takes no more hits.
func (g *Game) stillThere() bool {
	u := &g.Under
	return g.Alive(u.at) && g.M(u.at, battle.HP) > 0 && g.cell(u.at) == u.cell && g.Fact(hook.Model, u.at, "falls_back") == 0
}

// takeAim checks shots before the first die.
func (g *Game) takeAim(kind string, by []int32, places []board.Point) error {
	names, phase := "GRID-SHOOT-02", "shooting"
	if kind == "machine" {
		names, phase = "GRID-ART-11", machinePhase
	}
	c, err := g.oneCell(places, names)
	if err != nil {
		return err
	}
	for i, m := range by {
		if err := g.inPhase(m, phase); err != nil {
			return err
		}
		for _, o := range by[:i] {
			if o == m {
				return play.Illegal(once(kind), "%s is named twice: one shot a turn", g.Name(m))
			}
		}
	}
	at := g.unitAt(c)
	for _, m := range by {
		switch {
		case !g.Alive(m):
			return play.Illegal(once(kind), "%s is out of the battle", g.Name(m))
		case g.is(m, "commander"):
			return play.Illegal(once(kind), "%s is a commander: he does not shoot", g.Name(m))
		case at < 0:
			return play.Illegal(map[bool]string{true: "GRID-ART-11", false: "GRID-SHOOT-08"}[kind == "machine"], "no unit stands on %s", cellText(c))
		case !g.Foes(m, at):
			return play.Illegal(map[bool]string{true: "GRID-ART-01", false: "GRID-SHOOT-02"}[kind == "machine"], "%s on %s is no enemy of %s", g.Name(at), cellText(c), g.Name(m))
		}
		may := g.mayShoot
		if kind == "machine" {
			may = g.mayFire
		}
		if err := may(m, at, c); err != nil {
			return err
		}
	}
	if len(by) == 0 {
		return play.Illegal(once(kind), "nobody shoots")
	}
	g.Under = action{on: true, kind: kind, by: append([]int32(nil), by...), at: at, cell: c}
	return nil
}

// once is the rule of one shot a turn.
func once(kind string) string {
	if kind == "machine" {
		return "GRID-ART-06"
	}
	return "GRID-SHOOT-03"
}

// reach is how many cells a unit shoots (GRID-SHOOT-01): as its troop, farther
// with a weapon that does.
func (g *Game) reach(m, at int32, kind string) int {
	n := g.Values.Int(g.troop(m)+"range", 0)
	for _, id := range g.C.Items {
		if g.Has(m, g.C.Lex.Sym(id)) {
			n = max(n, g.Values.Int("rules.weapon."+id+".range", 0))
		}
	}
	ev := g.event(m, at, kind)
	defer g.Done()
	return int(g.R.Modify(ev, g.Points[pModifyRange], int32(n)))
}

// inRange refuses what lies too far.
func (g *Game) inRange(m, at int32, c board.Cell, kind, rule string) error {
	if far, most := int(g.grid().Apart(g.cell(m), c)), g.reach(m, at, kind); far > most {
		return play.Illegal(rule, "%s is %s away, %s shoots %d", cellText(c), cells(far), g.Name(m), most)
	}
	return nil
}

// mayShoot says whether a unit may shoot at another (GRID-SHOOT-01 to 08).
func (g *Game) mayShoot(m, at int32, c board.Cell) error {
	switch {
	case g.is(m, "machine"):
		return play.Illegal("GRID-TURN-01", "%s is a throwing machine: it shoots before anybody moves", g.Name(m)).Suggest("fire_machine(m, cell)")
	case g.Fact(hook.Model, m, "shot") != 0:
		return play.Illegal("GRID-SHOOT-03", "%s has shot this turn", g.Name(m))
	}
	if near := g.enemiesAt(m, g.cell(m)); len(near) > 0 && !g.Values.Flag("rules.grid.shoot.in_contact", true) {
		return play.Illegal("GRID-SHOOT-03", "%s has an enemy beside it: %s", g.Name(m), g.Name(near[0]))
	}
	went, most, spare := g.Fact(hook.Model, m, "went"), g.allowance(m), int32(g.Values.Int("rules.grid.shoot.reserve_cell", 1))
	if went > 0 && went > max(most-spare, 0) {
		return play.Illegal("GRID-MOVE-03", "%s has moved %s, and who shoots moves %d at most", g.Name(m), cells(went), max(most-spare, 0))
	}
	if !g.inArc(m, c) {
		return play.Illegal("GRID-SHOOT-04", "%s faces %s: %s is not in its sector", g.Name(m), g.facingWord(m), cellText(c))
	}
	if err := g.inRange(m, at, c, "shot", "GRID-SHOOT-01"); err != nil {
		return err
	}
	if err := g.freeLine(m, c); err != nil {
		return err
	}
	ev := g.event(m, at, "shot")
	defer g.Done()
	return play.Refused(g.R.Can(ev, g.Points[pCanShoot]), g.Name(m)+" does not shoot")
}

// freeLine says whether nothing bars the line of an ordinary shooter
// (GRID-SHOOT-05 to 07).
func (g *Game) freeLine(m int32, c board.Cell) error {
	here := g.cell(m)
	if in, n := g.ground(here, "dense"), g.before(m, c); in != "" {
		if kind := g.ground(n, "dense"); kind != "" && g.blocks(m, hook.Nil, kind, true) {
			return play.Illegal("GRID-SHOOT-07", "%s stands in %s, and %s before it is %s too", g.Name(m), in, cellText(n), kind)
		}
	}
	how, deep := g.Values.Word("rules.grid.los", ""), g.ground(c, "dense") != ""
	for _, n := range g.grid().Line(here, c) {
		if o := g.unitAt(n); o >= 0 && g.blocks(m, o, "", how != "terrain") {
			return play.Illegal("GRID-SHOOT-05", "%s on %s is in the line of sight", g.Name(o), cellText(n))
		}
		for _, kind := range g.terrain(n) {
			key := "rules.terrain." + kind + "."
			dense := g.Values.Flag(key+"dense", false)
			if !g.blocks(m, hook.Nil, kind, dense || g.Values.Flag(key+"high", false) && g.overHill(here, c)) {
				continue
			}
			if dense && deep {
				return play.Illegal("GRID-SHOOT-06", "%s lies deeper than the first cell: %s on %s is in between", cellText(c), kind, cellText(n))
			}
			return play.Illegal("GRID-SHOOT-05", "the %s on %s is in the line of sight", kind, cellText(n))
		}
	}
	return nil
}

// shootOnce rolls for one unit (GRID-SHOOT-09 to 11).
func (g *Game) shootOnce(m, at int32, c board.Cell) int {
	return g.strike(blow{by: m, at: at, kind: "shot", need: "shoot", stream: dice.Hit, rule: "GRID-SHOOT-11"}, func(s *resolve.Stack) {
		if g.still(m) {
			g.add(s, "shoot.still", "GRID-SHOOT-10", "it has not moved")
		}
		if g.led(m) {
			g.add(s, "shoot.commander", "GRID-SHOOT-10", "a commander with it")
		}
		if kind := g.ground(c, "cover", "fortified"); kind != "" {
			g.add(s, "shoot.cover", "GRID-SHOOT-10", "the target is in "+kind)
		}
	})
}

// still says whether a unit has not moved this turn.
func (g *Game) still(m int32) bool {
	turned := g.Fact(hook.Model, m, "faced") > 0 && g.Values.Word("rules.grid.move.turn_in_place", "") == "moved"
	return g.Fact(hook.Model, m, "went") == 0 && !turned
}

// blow is what a die is rolled for.
type blow struct {
	by, at  int32
	kind    string // "machine", "shot", "melee"
	need    string // chapter of the tables that says what hits
	stream  dice.Stream
	rule    string
	attacks bool
	flank   bool
}

// add a modifier of the tables.
func (g *Game) add(s *resolve.Stack, key, rule, why string) {
	s.Add(g.Values.Int("rules.grid."+key, 0), rule, "", why)
}

// strike rolls the dice of a unit: a modified result of 5 or more hits. It
// returns the hits (GRID-ART-14, GRID-SHOOT-11, GRID-MELEE-06).
func (g *Game) strike(b blow, mods func(*resolve.Stack)) int {
	ev := g.event(b.by, b.at, b.kind)
	defer g.Done()
	ev.F[hook.Friendly], ev.F[hook.Success] = play.Yes(b.attacks).N, play.Yes(b.flank).N
	if g.R.Log != nil {
		g.R.Log.Open("attack", "%s at %s", g.Name(b.by), g.Name(b.at))
		defer g.R.Log.Close()
		g.R.Log.Entries[len(g.R.Log.Entries)-1].Rule = b.rule
	}
	hits := 0
	for range g.R.Modify(ev, g.Points[pModifyDice], 1) {
		s := resolve.Stack{Target: int(g.R.Modify(ev, g.Points[pModifyToHit], int32(g.Values.Int("rules.grid."+b.need+".need", 5)))), Log: g.R.Log, Label: "hit"}
		mods(&s)
		s.Mods += int(g.R.Modify(ev, g.Points[pModifyRoll], 0))
		t := dice.Test{Stream: b.stream, Who: b.by, Need: s.Need(g.R.House)}
		resolve.Throw(g.R, ev, &t, g.Points[pModifyReroll])
		resolve.Tell(g.R, "hit", &t, "hit", "miss")
		if t.OK {
			hits++
		}
	}
	if hits > 0 {
		g.Tell(battle.DidHit, b.by, hits)
	}
	return hits
}
