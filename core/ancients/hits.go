package ancients

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
)

// rows of the table of hits (GRID-HIT-01), by number.
var rows = []string{"nothing", "lose", "retreat", "choice", "destroyed"}

const (
	rNothing = iota // as rows
	rLose
	rRetreat
	rChoice
	rDestroyed
)

// tableFor is the beginning of the keys of the table that a unit rolls on: that
// of its troop, that of the kind of hit with its quality, or that of its quality.
func (g *Game) tableFor(m int32, kind string) string {
	const all = "rules.grid.hits_on_units."
	if set := g.Values.Word(all+"set", ""); set != "quality" {
		return all + set + "."
	}
	for _, key := range []string{all + g.C.Lex.Word(g.Models[m].Troop) + ".", all + kind + "_" + g.quality(m) + "."} {
		if g.Values.Get(key+"lose").Kind == battle.Num {
			return key
		}
	}
	return all + g.quality(m) + "."
}

// row rolls the die of a unit that was hit. The tables say up to which face each
// row goes: destroyed first, then lose, retreat and choice.
func (g *Game) row(m, by int32, kind string) int {
	ev := g.event(by, m, kind)
	defer g.Done()
	key := g.tableFor(m, kind)
	plus := int(g.R.Modify(ev, g.Points[pModifyConsequenceDie], 0))
	d := g.R.Src.Roll(dice.Consequence, m)
	got := rNothing
	for _, r := range []int{rDestroyed, rLose, rRetreat, rChoice} {
		if top := g.Values.Int(key+rows[r], 0); top > 0 && !dice.Least(g.R.Src, &d, top+1-plus) {
			got = r
			break
		}
	}
	got = int(g.R.Modify(ev, g.Points[pModifyConsequence], int32(got)))
	if g.R.Log != nil && g.R.Src.Err() == nil {
		g.R.Log.Open("hit on", "%s rolls %d: %s", g.Name(m), dice.Face(g.R.Src, &d), rows[got])
		g.R.Log.Close()
		g.R.Log.Entries[len(g.R.Log.Entries)-1].Rule = "GRID-HIT-01"
	}
	return got
}

// fateOf rolls for one hit and adds what comes of it to a fate. Nothing is
// carried out.
func (g *Game) fateOf(m, by int32, kind string, f *fate) {
	r := g.row(m, by, kind)
	way := len(g.waysBack(m, by, g.cell(m))) > 0
	if r == rChoice {
		if r = rLose; way {
			d := hook.Decision{Stream: "consequence", Label: g.Name(m), Side: g.M(m, battle.SideOf), Words: []string{"retreat", "lose"}}
			if g.R.Decide(d) == 0 {
				r = rRetreat
			}
		}
	}
	if r == rRetreat && !way {
		r = g.cornered()
		g.Explain("retreat", "GRID-HIT-02", "%s finds no way back: %s", g.Name(m), rows[r])
	}
	switch r {
	case rLose:
		if !g.spared(m) {
			f.lost++
		}
	case rRetreat:
		f.retreats, f.to = true, g.wayBack(m, by)
	case rDestroyed:
		f.destroyed = true
	}
}

// cornered is the row of a unit that must retreat and cannot (GRID-HIT-02).
func (g *Game) cornered() int {
	if g.Values.Word("rules.grid.hits_on_units.set", "") == "simple" || g.Values.Word("rules.grid.retreat.blocked", "") == "destroyed" {
		return rDestroyed
	}
	return rLose
}

// spared asks the enemy of a unit with a commander whether the die for him is
// rolled: 6 and he is killed and the point lost, else neither.
func (g *Game) spared(m int32) bool {
	led := g.commanders(g.M(m, battle.SideOf), g.cell(m))
	if len(led) == 0 || !g.Values.Flag("rules.grid.commander.die", true) {
		return false
	}
	c := led[0]
	d := hook.Decision{Stream: "commander", Label: g.Name(c), Side: g.M(m, battle.SideOf), Enemy: true, Words: []string{"no", "yes"}}
	if g.R.Decide(d) == 0 {
		return false
	}
	die := g.R.Src.Roll(dice.CommanderDie, c)
	if dice.Least(g.R.Src, &die, g.Values.Int("rules.grid.commander.dies", 6)) {
		g.kill(c)
		return false
	}
	g.Explain("commander", "GRID-HIT-01", "%s is safe, and so is the point of %s", g.Name(c), g.Name(m))
	return true
}

// bear rolls for a hit on a unit that was shot at and carries out what comes of
// it. A machine that machines drive off goes when all have shot (GRID-ART-04).
func (g *Game) bear(m, by int32, kind string) {
	f := fate{}
	g.fateOf(m, by, kind, &f)
	if kind == "machine" && g.is(m, "machine") && f.retreats {
		g.SetFact(hook.Model, m, "falls_back", f.to.Y*1000+f.to.X+1)
		return
	}
	g.carryOut(m, by, kind, f)
}

// carryOut a fate.
func (g *Game) carryOut(m, by int32, kind string, f fate) {
	late := kind == "machine" && g.is(m, "machine")
	switch {
	case f.destroyed && late:
		g.lose(m, int(g.M(m, battle.HP)), true)
	case f.destroyed:
		g.destroy(m, "GRID-HIT-01")
	default:
		if f.lost > 0 {
			g.lose(m, f.lost, late)
		}
		if f.retreats && g.Alive(m) {
			g.withdraw(m, f.to)
		}
	}
	ev := g.event(by, m, kind)
	defer g.Done()
	g.R.On(ev, g.Points[pOnHit])
}

// lose strength points; at 0 the unit is destroyed, of machines that were shot
// by machines only when all have shot (stays).
func (g *Game) lose(m int32, n int, stays bool) {
	n = min(n, int(g.M(m, battle.HP)))
	g.SetM(m, battle.HP, g.M(m, battle.HP)-int32(n))
	g.Tell(battle.Bled, m, n)
	g.Explain("lost", "GRID-HIT-01", "%s loses %d, %d left", g.Name(m), n, g.M(m, battle.HP))
	if g.M(m, battle.HP) <= 0 && !stays {
		g.destroy(m, "GRID-HIT-01")
	}
}

// destroy a unit; its commander joins the nearest friends.
func (g *Game) destroy(m int32, rule string) {
	if g.is(m, "commander") {
		g.kill(m)
		return
	}
	side, at := g.M(m, battle.SideOf), g.cell(m)
	g.SetM(m, battle.HP, 0)
	g.leave(m)
	g.Explain("result", rule, "%s is destroyed", g.Name(m))
	for _, c := range g.commanders(side, at) {
		g.join(c)
	}
}

// kill a commander.
func (g *Game) kill(c int32) {
	g.Explain("commander", "GRID-HIT-01", "%s is killed", g.Name(c))
	g.leave(c)
}

// leave the table.
func (g *Game) leave(m int32) {
	g.SetM(m, battle.Out, 1)
	g.Tell(battle.Fell, m, 1)
	g.Left(m)
	ev := g.event(m, hook.Nil, "")
	defer g.Done()
	g.R.On(ev, g.Points[pOnRemoved])
}

// join puts a commander with the nearest unit of his side, if there is one.
func (g *Game) join(c int32) {
	best, far := int32(hook.Nil), int32(0)
	for m := range g.Count() {
		if g.Alive(m) && !g.is(m, "commander") && g.IsM(m, battle.SideOf, g.M(c, battle.SideOf)) {
			if n := g.grid().Apart(g.cell(c), g.cell(m)); best < 0 || n < far {
				best, far = m, n
			}
		}
	}
	if best >= 0 {
		g.put(c, g.cell(best))
		g.Explain("commander", "GRID-HIT-01", "%s joins %s", g.Name(c), g.Name(best))
	}
}

// waysBack are the sides across which a unit on a cell may retreat from a foe:
// that nearest to the way from the foe through it, or two of the same right. None:
// it is blocked (GRID-MOVE-05, GRID-HIT-02).
func (g *Game) waysBack(m, by int32, c board.Cell) []int {
	grid := g.grid()
	var open []int
	for _, side := range grid.Onward(g.cell(by), c) {
		if g.free(grid.Beyond(c, side), m) {
			open = append(open, side)
		}
	}
	return open
}

// wayBack is where a unit retreats: one cell, or as many as the tables say and are
// free; of two ways that are as good its owner takes one.
func (g *Game) wayBack(m, by int32) board.Cell {
	grid, c := g.grid(), g.cell(m)
	for range g.Values.Int("rules.grid.retreat.cells", 1) {
		open := g.waysBack(m, by, c)
		if len(open) == 0 {
			break
		}
		d := hook.Decision{Stream: "retreat", Label: g.Name(m), Side: g.M(m, battle.SideOf)}
		for _, side := range open {
			d.Words = append(d.Words, grid.SideNames()[side])
		}
		c = grid.Beyond(c, open[g.R.Decide(d)])
	}
	return c
}

// withdraw a unit to a cell; its facing stays.
func (g *Game) withdraw(m int32, to board.Cell) {
	from := g.cell(m)
	g.put(m, to)
	g.Explain("retreat", "GRID-HIT-02", "%s retreats to %s", g.Name(m), cellText(to))
	g.follow(m, from, to)
}

// follow lets the commander of a unit that left its cell go with it.
func (g *Game) follow(m int32, from, to board.Cell) {
	for _, c := range g.commanders(g.M(m, battle.SideOf), from) {
		d := hook.Decision{Stream: "follow", Label: g.Name(c), Side: g.M(m, battle.SideOf), Words: []string{"yes", "no"}}
		if g.R.Decide(d) == 0 {
			g.put(c, to)
		}
	}
}
