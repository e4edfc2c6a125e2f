package ancients

import (
	"slices"
	"strings"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/suggest"
)

// boardOrders lay terrain and measure.
var boardOrders = []play.Order{
	{Name: "lay", Use: `lay("wood", { {2, 0}, {3, 0} })`, Doc: "lays terrain on a cell or on several; a cell may have more than one kind",
		Args: []play.Arg{{Name: "terrain", Kind: play.AWord, Items: "terrain"}, {Name: "cells", Kind: play.APlaces}},
		Do: play.One(func(p *play.Play, in play.In, _ *play.Out) error {
			return Of(p).lay(in.Word("terrain"), in.Places("cells"))
		})},
	{Name: "apart", Use: "apart({0, 0}, {2, 1})", Doc: "how many cells lie between two, counted through their sides", Asks: true,
		Args: []play.Arg{{Name: "from", Kind: play.APlace}, {Name: "to", Kind: play.APlace}}, Out: []play.Arg{{Name: "cells", Kind: play.AWhole}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			a, errA := Of(p).cellArg(in.Place("from"))
			b, errB := Of(p).cellArg(in.Place("to"))
			if errA != nil || errB != nil {
				return first(errA, errB)
			}
			out.Set("cells", play.Whole(int(Of(p).grid().Apart(a, b))))
			return nil
		})},
	{Name: "sector", Use: "sector(m, {2, 1})", Doc: "does a cell lie in the sector before a unit or a machine?", Asks: true,
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}, {Name: "cell", Kind: play.APlace}}, Out: []play.Arg{{Name: "in", Kind: play.AFlag}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			c, err := Of(p).cellArg(in.Place("cell"))
			if err == nil {
				out.Set("in", play.Yes(Of(p).inArc(in.N("unit"), c)))
			}
			return err
		})},
}

func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// grid of the table: its size is counted in cells.
func (g *Game) grid() board.Grid {
	return board.Grid{Hexes: g.Values.Word("rules.grid.shape", "") == "hexes", Columns: g.Size[0] / hook.Milli, Rows: g.Size[1] / hook.Milli}
}

// cellArg is a point that an order names.
func (g *Game) cellArg(x, y int32) (board.Cell, error) {
	if x%hook.Milli != 0 || y%hook.Milli != 0 {
		return board.Cell{}, fault.New("E-ARG", "a cell is {column, row}, two whole numbers")
	}
	c := board.Cell{X: x / hook.Milli, Y: y / hook.Milli}
	return c, g.onGrid(c)
}

// oneCell of those that an order names.
func (g *Game) oneCell(places []board.Point, rule string) (board.Cell, error) {
	if len(places) != 1 {
		return board.Cell{}, play.Illegal(rule, "%d cells are named: one at a time", len(places))
	}
	return g.cellArg(places[0].X, places[0].Y)
}

func (g *Game) onGrid(c board.Cell) error {
	if grid := g.grid(); !grid.Has(c) {
		return fault.New("E-ARG", "%s is off the grid of %d by %d cells", cellText(c), grid.Columns, grid.Rows).
			Suggest("columns and rows count from 0; battle { size = {10, 8} } lays another")
	}
	return nil
}

// lay terrain on cells.
func (g *Game) lay(kind string, places []board.Point) error {
	d := g.C.Get("terrain", kind)
	for _, at := range places {
		c, err := g.cellArg(at.X, at.Y)
		if err != nil {
			return err
		}
		if slices.Contains(g.terrain(c), kind) {
			return fault.New("E-ARG", "%s is %s already", cellText(c), kind)
		}
		g.AddPiece(battle.Piece{Name: d.Title.En, Kind: d.Sym, Shape: board.Rect(at.X-500, at.Y-500, 1000, 1000), Floors: 1})
	}
	return nil
}

// terrain on a cell, as it was laid: what covers its middle.
func (g *Game) terrain(c board.Cell) []string {
	var out []string
	middle := board.Point{X: c.X * hook.Milli, Y: c.Y * hook.Milli}
	for p := range int32(len(g.Pieces)) {
		if g.Shape(p).Contains(middle) && g.IsP(p, battle.PGone, 0) {
			out = append(out, g.C.Lex.Word(g.Pieces[p].Kind))
		}
	}
	return out
}

// ground says which terrain of a cell has a flag: "dense", "cover", "fortified",
// "high", "barred"; "": none.
func (g *Game) ground(c board.Cell, flags ...string) string {
	for _, kind := range g.terrain(c) {
		for _, f := range flags {
			if g.Values.Flag("rules.terrain."+kind+"."+f, false) {
				return kind
			}
		}
	}
	return ""
}

// cell of a unit.
func (g *Game) cell(m int32) board.Cell {
	return board.Cell{X: g.M(m, battle.X) / hook.Milli, Y: g.M(m, battle.Y) / hook.Milli}
}

// put a unit on a cell.
func (g *Game) put(m int32, c board.Cell) {
	g.SetM(m, battle.X, c.X*hook.Milli)
	g.SetM(m, battle.Y, c.Y*hook.Milli)
}

// stands says whether a unit is on a cell.
func (g *Game) stands(m int32, c board.Cell) bool {
	return g.Alive(m) && g.IsM(m, battle.X, c.X*hook.Milli) && g.IsM(m, battle.Y, c.Y*hook.Milli)
}

// unitAt is the unit on a cell, Nil: none. A commander is no unit.
func (g *Game) unitAt(c board.Cell) int32 {
	for m := range g.Count() {
		if !g.is(m, "commander") && g.stands(m, c) {
			return m
		}
	}
	return hook.Nil
}

// commanders of a side on a cell.
func (g *Game) commanders(side int32, c board.Cell) []int32 {
	var out []int32
	for m := range g.Count() {
		if g.is(m, "commander") && g.IsM(m, battle.SideOf, side) && g.stands(m, c) {
			out = append(out, m)
		}
	}
	return out
}

// led says whether a friendly commander is on the cell of a unit.
func (g *Game) led(m int32) bool { return len(g.commanders(g.M(m, battle.SideOf), g.cell(m))) > 0 }

// held says whether anybody bars a cell to a unit: another unit, or a commander
// of its enemies (GRID-MOVE-08).
func (g *Game) held(c board.Cell, m int32) bool {
	for n := range g.Count() {
		if n != m && g.stands(n, c) && (g.Foes(m, n) || !g.is(n, "commander") && !g.is(m, "commander")) {
			return true
		}
	}
	return false
}

// free says whether a unit may come to stand on a cell.
func (g *Game) free(c board.Cell, m int32) bool {
	return g.grid().Has(c) && !g.held(c, m) && g.ground(c, "barred") == ""
}

// enemiesAt lists the enemy units of m on the cells around c, by side
// (GRID-GEO-02).
func (g *Game) enemiesAt(m int32, c board.Cell) []int32 {
	var out []int32
	for _, n := range g.grid().Around(c) {
		if o := g.unitAt(n); o >= 0 && g.Foes(m, o) {
			out = append(out, o)
		}
	}
	return out
}

// facing of a unit, the number of a side.
func (g *Game) facing(m int32) int {
	return max(g.sideNamed(g.facingWord(m)), 0)
}

func (g *Game) facingWord(m int32) string {
	if f := g.Fact(hook.Model, m, "facing"); f > 0 {
		return g.C.Lex.Word(f)
	}
	return "east"
}

func (g *Game) setFacing(m int32, side int) {
	g.SetFact(hook.Model, m, "facing", g.C.Lex.Sym(g.grid().SideNames()[side]))
}

// sideNamed is the number of a side, -1: no cell here has one of that name.
func (g *Game) sideNamed(word string) int { return slices.Index(g.grid().SideNames(), word) }

// noSide refuses to face a corner (GRID-MOVE-06).
func (g *Game) noSide(word string) error {
	names := g.grid().SideNames()
	return play.Illegal("GRID-MOVE-06", "%s is no side of a cell: a unit faces a side, never a corner", word).
		Suggest("one of " + strings.Join(names, ", ")).Suggest(suggest.Hint(word, names))
}

// inArc says whether a cell lies before a unit (GRID-ART-05, GRID-SHOOT-04).
func (g *Game) inArc(m int32, c board.Cell) bool {
	key := "rules.grid.arc.unit"
	if g.is(m, "machine") {
		key = "rules.grid.arc.machine"
	}
	switch g.Values.Word(key, "") {
	case "all":
		return true
	case "half":
		return g.grid().Before(g.cell(m), g.facing(m), c)
	}
	return g.grid().Sector(g.cell(m), g.facing(m), c)
}

// before is the adjacent cell in the line of fire: the first that the line
// enters, or that off the front where it leaves through a corner (GRID-ART-10).
func (g *Game) before(m int32, c board.Cell) board.Cell {
	if n, ok := g.grid().First(g.cell(m), c); ok {
		return n
	}
	return g.grid().Beyond(g.cell(m), g.facing(m))
}

// blocks says whether a unit on the line (or Nil), or a terrain, blocks it.
func (g *Game) blocks(m, unit int32, kind string, plainly bool) bool {
	ev := g.event(m, unit, kind)
	defer g.Done()
	return g.R.Modify(ev, g.Points[pModifyBlocks], play.Yes(plainly).N) != 0
}

// overHill says whether a hill on the line bars sight: not where who shoots or
// who is shot at stands on one.
func (g *Game) overHill(a, b board.Cell) bool {
	return g.ground(a, "high") == "" && g.ground(b, "high") == ""
}
