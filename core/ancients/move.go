package ancients

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
	"skald/core/play"
)

// moveOrders move units.
var moveOrders = []play.Order{
	{Name: "move", Use: `move(m, {4, 3}, { face = "north", with = commander, will_shoot = true })`,
		Doc:  "moves a unit to a cell by the shortest way that it may go, or over the cells of a list",
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}, {Name: "way", Kind: play.APlaces}},
		Opts: []play.Arg{{Name: "face", Kind: play.AWord, Optional: true, Doc: "the side to which its front points in the end; left out: as it went"},
			{Name: "with", Kind: play.AModel, Optional: true, Doc: "a commander on its cell who goes along"},
			{Name: "will_shoot", Kind: play.AFlag, Optional: true, Doc: "true: it keeps back the cell that who shoots does"}},
		Out: []play.Arg{{Name: "spent", Kind: play.AWhole, Doc: "cells of its allowance"}, {Name: "left", Kind: play.AWhole, Doc: "of it"}, {Name: "stopped", Kind: play.AFlag, Doc: "by an enemy beside it"}},
		Do:  play.One(func(p *play.Play, in play.In, out *play.Out) error { return Of(p).move(in, out) })},
	{Name: "turn", Use: `turn(m, "north")`, Doc: "turns a unit on its cell, as its move of this turn",
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}, {Name: "face", Kind: play.AWord}},
		Do:   play.One(func(p *play.Play, in play.In, out *play.Out) error { return Of(p).turn(in.N("unit"), in.Word("face")) })},
	{Name: "allowance", Use: "allowance(m)", Doc: "how many cells a unit may move this turn", Asks: true, Args: []play.Arg{{Name: "unit", Kind: play.AModel}},
		Out: []play.Arg{{Name: "cells", Kind: play.AWhole}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			out.Set("cells", play.Whole(int(Of(p).budget(in.N("unit"), false))))
			return nil
		})},
}

// allowance of a unit in cells, before it shoots (GRID-MOVE-01).
func (g *Game) allowance(m int32) int32 {
	ev := g.event(m, hook.Nil, "")
	defer g.Done()
	return max(g.R.Modify(ev, g.Points[pModifyMove], int32(g.Values.Int(g.troop(m)+"move", 0))), 0)
}

// budget is its allowance, less the cell that a unit which has shot or is going
// to shoot keeps back (GRID-MOVE-03).
func (g *Game) budget(m int32, willShoot bool) int32 {
	n := g.allowance(m)
	if willShoot || g.Fact(hook.Model, m, "shot") != 0 {
		n -= int32(g.Values.Int("rules.grid.shoot.reserve_cell", 1))
	}
	return max(n, 0)
}

// mayMove says whether a unit may move at all (GRID-MOVE-01, -02, -11).
func (g *Game) mayMove(m int32) error {
	if err := g.inPhase(m, "movement"); err != nil {
		return err
	}
	switch {
	case !g.Alive(m):
		return play.Illegal("GRID-MOVE-01", "%s is out of the battle", g.Name(m))
	case g.Fact(hook.Model, m, "fired") != 0:
		return play.Illegal("GRID-MOVE-02", "%s has shot this turn and stays where it is", g.Name(m))
	case g.Fact(hook.Model, m, "has_moved") != 0 && g.foeBefore(m) >= 0:
		return play.Illegal("GRID-MOVE-11", "%s has moved this turn and cannot leave %s", g.Name(m), g.Name(g.foeBefore(m)))
	case g.Fact(hook.Model, m, "has_moved") != 0:
		return play.Illegal("GRID-MOVE-01", "%s has moved this turn", g.Name(m))
	}
	ev := g.event(m, hook.Nil, "")
	defer g.Done()
	return play.Refused(g.R.Can(ev, g.Points[pCanMove]), g.Name(m)+" does not move")
}

// foeBefore is the enemy on the adjacent cell that a unit faces, or faced before it
// turned this turn: to turn is to move. Nil: none.
func (g *Game) foeBefore(m int32) int32 {
	side := g.facing(m)
	if f := g.Fact(hook.Model, m, "faced"); f > 0 {
		side = max(g.sideNamed(g.C.Lex.Word(f)), 0)
	}
	if o := g.unitAt(g.grid().Beyond(g.cell(m), side)); o >= 0 && g.Foes(m, o) {
		return o
	}
	return hook.Nil
}

// walk is a move as it is judged, cell by cell.
type walk struct {
	m      int32
	start  board.Cell
	foe    int32 // from whom it breaks away, Nil: nobody
	budget int32
	full   int32 // budget, if it did not shoot
	first  int   // side across which it left its cell
}

// at is how far a walk has come.
type at struct {
	c       board.Cell
	side    int // across which it came
	spent   int32
	stopped bool
}

// step judges the next cell of a walk, its last one or not (GRID-MOVE-04, -08,
// -09, -11).
func (g *Game) step(w *walk, a at, to board.Cell, last bool) (at, error) {
	m, name := w.m, g.Name(w.m)
	grid := g.grid()
	side := grid.Side(a.c, to)
	next := at{c: to, side: side, spent: a.spent + g.cost(m, to)}
	if a.c == w.start {
		w.first = side
	}
	switch {
	case side < 0:
		return next, play.Illegal("GRID-GEO-01", "%s and %s share no side: they are %d cells apart", cellText(a.c), cellText(to), grid.Apart(a.c, to))
	case a.stopped:
		return next, play.Illegal("GRID-MOVE-09", "%s stops on %s, next to an enemy", name, cellText(a.c))
	case next.spent > w.budget && next.spent <= w.full:
		return next, play.Illegal("GRID-MOVE-03", "%s shoots this turn: it moves %s, not %d", name, cells(w.budget), next.spent)
	case next.spent > w.budget:
		return next, play.Illegal("GRID-MOVE-01", "%s moves %s, not %d", name, cells(w.budget), next.spent)
	}
	if kind := g.ground(to, "barred"); kind != "" {
		return next, play.Illegal("GRID-MOVE-01", "%s is %s: nobody enters it", cellText(to), kind)
	}
	through, err := g.through(m, to, last)
	if err != nil {
		return next, err
	}
	near := g.enemiesAt(m, to)
	if w.foe >= 0 {
		if err := g.breakAway(w, a.c, to, near); err != nil {
			return next, err
		}
	}
	next.stopped = len(near) > 0
	ev := g.event(m, through, "")
	defer g.Done()
	ev.F[hook.Success] = play.Yes(side != w.first).N
	return next, play.Refused(g.R.Can(ev, g.Points[pCanStep]), name+" does not enter "+cellText(to))
}

// through says whether a unit may enter a cell, and who stands there
// (GRID-MOVE-04, -08).
func (g *Game) through(m int32, to board.Cell, last bool) (int32, error) {
	for o := range g.Count() {
		if o == m || !g.stands(o, to) {
			continue
		}
		if g.Foes(m, o) {
			return o, play.Illegal("GRID-MOVE-04", "%s holds %s: nobody enters a cell of the enemy", g.Name(o), cellText(to))
		}
		if g.is(m, "commander") || g.is(o, "commander") {
			continue
		}
		if last {
			return o, play.Illegal("GRID-MOVE-08", "%s is on %s: one unit in a cell", g.Name(o), cellText(to))
		}
		for _, x := range [2]int32{m, o} {
			if g.is(x, "solid") && (x == m || g.Values.Word("rules.grid.move.pass", "") != "mover") {
				return o, play.Illegal("GRID-MOVE-04", "%s on %s: %s neither passes through others nor lets them through", g.Name(o), cellText(to), g.Name(x))
			}
		}
		return o, nil
	}
	return hook.Nil, nil
}

// breakAway judges a step of who leaves an enemy that he faces (GRID-MOVE-11).
func (g *Game) breakAway(w *walk, from, to board.Cell, near []int32) error {
	grid, foe := g.grid(), g.cell(w.foe)
	was, is := grid.Apart(from, foe), grid.Apart(to, foe)
	if is <= was && g.Values.Word("rules.grid.move.break_contact", "") == "away" {
		return play.Illegal("GRID-MOVE-11", "%s leads not away from %s: %s from it, before %d", cellText(to), g.Name(w.foe), cells(is), was)
	}
	for _, o := range near {
		if o != w.foe {
			return play.Illegal("GRID-MOVE-11", "%s lies next to another enemy, %s", cellText(to), g.Name(o))
		}
	}
	return nil
}

// cost of entering a cell: that of its dearest terrain.
func (g *Game) cost(m int32, c board.Cell) int32 {
	plain := int32(g.Values.Int("rules.grid.move.cost", 1))
	price := func(kind string) int32 {
		n := plain
		if kind != "" {
			n = int32(g.Values.Int("rules.terrain."+kind+".cost", int(plain)))
		}
		ev := g.event(m, hook.Nil, kind)
		defer g.Done()
		return max(g.R.Modify(ev, g.Points[pModifyCost], n), 0)
	}
	kinds := g.terrain(c)
	if len(kinds) == 0 {
		return price("")
	}
	n := int32(0)
	for _, k := range kinds {
		n = max(n, price(k))
	}
	return n
}

// walkAlong judges a way given cell by cell.
func (g *Game) walkAlong(w *walk, way []board.Cell) (at, error) {
	a := at{c: w.start}
	for i, c := range way {
		var err error
		if a, err = g.step(w, a, c, i == len(way)-1); err != nil {
			return a, err
		}
	}
	return a, nil
}

// walkTo finds the shortest way to a cell that is allowed; where there is none,
// the refusal is that of the most direct one.
func (g *Game) walkTo(w *walk, to board.Cell) (at, error) {
	grid := g.grid()
	far := grid.Apart(w.start, to)
	if far > w.budget {
		if far <= w.full {
			return at{}, play.Illegal("GRID-MOVE-03", "%s is %s away; %s shoots this turn and moves %d", cellText(to), cells(far), g.Name(w.m), w.budget)
		}
		return at{}, play.Illegal("GRID-MOVE-01", "%s is %s away, %s moves %d", cellText(to), cells(far), g.Name(w.m), w.budget)
	}
	var why error
	var try func(a at, left int32) (at, bool)
	try = func(a at, left int32) (at, bool) {
		for _, c := range grid.Around(a.c) {
			if grid.Apart(c, to) > left-1 || c == w.start {
				continue
			}
			next, err := g.step(w, a, c, left == 1)
			if err != nil {
				if why == nil {
					why = err
				}
				continue
			}
			if left == 1 {
				return next, true
			}
			if end, ok := try(next, left-1); ok {
				return end, true
			}
		}
		return a, false
	}
	for steps := far; steps <= w.budget; steps++ {
		if end, ok := try(at{c: w.start}, steps); ok {
			return end, nil
		}
	}
	return at{}, why
}

// move carries out a move.
func (g *Game) move(in play.In, out *play.Out) error {
	m := in.N("unit")
	if err := g.mayMove(m); err != nil {
		return err
	}
	var way []board.Cell
	for _, p := range in.Places("way") {
		c, err := g.cellArg(p.X, p.Y)
		if err != nil {
			return err
		}
		way = append(way, c)
	}
	w := &walk{m: m, start: g.cell(m), foe: g.foeBefore(m), budget: g.budget(m, in.Flag("will_shoot")), full: g.allowance(m)}
	if g.is(m, "commander") {
		w.foe = hook.Nil
	}
	if len(way) == 0 || slices.Contains(way, w.start) {
		return play.Illegal("GRID-MOVE-01", "%s stands on %s already", g.Name(m), cellText(w.start)).Suggest(`turn(m, "north") turns it there`)
	}
	var end at
	var err error
	if len(way) == 1 && !g.grid().Touch(w.start, way[0]) {
		end, err = g.walkTo(w, way[0])
	} else {
		end, err = g.walkAlong(w, way)
	}
	if err == nil {
		err = g.notNearer(m, w.start, end.c)
	}
	if err != nil {
		return err
	}
	rider, err := g.rider(in, m)
	if err != nil {
		return err
	}
	side, err := g.lastFacing(m, end, in.Word("face"))
	if err != nil {
		return err
	}
	for _, x := range []int32{m, rider} {
		if x >= 0 {
			g.put(x, end.c)
			g.SetFact(hook.Model, x, "has_moved", 1)
			g.SetFact(hook.Model, x, "went", end.spent)
		}
	}
	g.setFacing(m, side)
	out.Set("spent", play.Whole(int(end.spent)))
	out.Set("left", play.Whole(int(w.budget-end.spent)))
	out.Set("stopped", play.Yes(end.stopped))
	out.Said = g.Name(m) + " moves to " + cellText(end.c)
	if !g.is(m, "commander") {
		out.Said += ", facing " + g.facingWord(m)
	}
	g.Explain("move", "GRID-MOVE-01", "%s", out.Said)
	return nil
}

// rider is the commander who goes with a unit, Nil: none.
func (g *Game) rider(in play.In, m int32) (int32, error) {
	c := in.N("with")
	switch {
	case c == hook.Nil:
		return c, nil
	case !g.is(c, "commander") || !slices.Contains(g.commanders(g.M(m, battle.SideOf), g.cell(m)), c):
		return c, play.Illegal("GRID-MOVE-08", "%s is no commander on the cell of %s", g.Name(c), g.Name(m))
	case g.Fact(hook.Model, c, "has_moved") != 0:
		return c, play.Illegal("GRID-MOVE-01", "%s has moved this turn", g.Name(c))
	}
	return c, nil
}

// notNearer refuses an exhausted side to close up to the enemy.
func (g *Game) notNearer(m int32, from, to board.Cell) error {
	if g.is(m, "commander") || !g.exhausted(g.M(m, battle.SideOf)) {
		return nil
	}
	was, is := g.nearest(m, from), g.nearest(m, to)
	if is < was {
		return play.Illegal("GRID-TURN-01", "%s are exhausted: %s moves no nearer to the enemy, from %s to %d", g.Sides[g.M(m, battle.SideOf)].Name, g.Name(m), cells(was), is)
	}
	return nil
}

// nearest is how far the nearest enemy of m is from a cell.
func (g *Game) nearest(m int32, c board.Cell) int32 {
	n := int32(1 << 20)
	for o := range g.Count() {
		if g.Alive(o) && g.Foes(m, o) && !g.is(o, "commander") {
			n = min(n, g.grid().Apart(c, g.cell(o)))
		}
	}
	return n
}

// lastFacing is the side that a unit faces as its move ends: an enemy next to
// whom it stopped, else the side it wants, else that to which it went
// (GRID-MOVE-06, -09).
func (g *Game) lastFacing(m int32, end at, want string) (int, error) {
	side := -1
	if want != "" {
		if side = g.sideNamed(want); side < 0 {
			return 0, g.noSide(want)
		}
	}
	near := g.enemiesAt(m, end.c)
	if g.is(m, "commander") {
		return max(end.side, 0), nil
	}
	foe := int32(hook.Nil)
	if len(near) > 0 {
		foe = near[0]
	}
	if no := g.turns(m, foe); no != nil {
		if side >= 0 && side != end.side {
			return 0, no
		}
		return end.side, nil
	}
	if len(near) == 0 {
		if side < 0 {
			side = end.side
		}
		return side, nil
	}
	if side >= 0 {
		for _, o := range near {
			if g.grid().Side(end.c, g.cell(o)) == side {
				return side, nil
			}
		}
		return 0, play.Illegal("GRID-MOVE-09", "%s stops next to %s and faces it, not %s", g.Name(m), g.Name(near[0]), want)
	}
	return g.faceOne(m, end.c, near), nil
}

// turns says whether a unit may turn as it comes to stand, nil: it may.
func (g *Game) turns(m, foe int32) error {
	ev := g.event(m, foe, "")
	defer g.Done()
	return play.Refused(g.R.Can(ev, g.Points[pCanTurn]), g.Name(m)+" does not turn")
}

// faceOne of several enemies, as its owner chooses.
func (g *Game) faceOne(m int32, c board.Cell, near []int32) int {
	i := 0
	if g.Values.Word("rules.grid.move.face_choice", "") == "owner" {
		d := hook.Decision{Stream: "face", Label: g.Name(m), Side: g.M(m, battle.SideOf)}
		for _, o := range near {
			d.Words = append(d.Words, g.Name(o))
		}
		i = g.R.Decide(d)
	}
	return g.grid().Side(c, g.cell(near[i]))
}

// turn a unit on its cell (GRID-MOVE-06).
func (g *Game) turn(m int32, word string) error {
	if err := g.mayMove(m); err != nil {
		return err
	}
	side := g.sideNamed(word)
	if side < 0 {
		return g.noSide(word)
	}
	if g.Fact(hook.Model, m, "faced") <= 0 {
		g.SetFact(hook.Model, m, "faced", g.C.Lex.Sym(g.facingWord(m)))
	}
	g.setFacing(m, side)
	if g.Values.Word("rules.grid.move.turn_in_place", "") == "moved" {
		g.SetFact(hook.Model, m, "has_moved", 1)
	}
	g.Explain("move", "GRID-MOVE-06", "%s turns to the %s", g.Name(m), word)
	return nil
}
