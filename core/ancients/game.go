// Package ancients is battles of the ancient world on a grid of squares or
// hexes: throwing machines, moves, shots and melee of whole units, one to a cell.
//
// Its files follow the rules: board.go the cells and what lies on them, turn.go
// the phases, then machine.go, move.go, shoot.go, melee.go, hits.go. Its numbers
// stand in scripts/ancients; what elephants do differently stands there too.
package ancients

import (
	"fmt"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// Game is a battle on a grid.
type Game struct {
	*play.Play
	play.Plain[action] // Under: the order under way
}

// Of is the battle on a table.
func Of(p *play.Play) *Game { return p.Rules.(*Game) }

// Def is the game as the rest of skald knows it.
func Def() *play.Def {
	return &play.Def{ID: "ancients", Points: Points, Facts: facts, Orders: orders(), Choices: choices, Kit: kit, Data: data, Map: drawMap, Unit: "cells", About: about,
		Has:    []string{"object", "stage"},
		Dice:   []string{dice.Hit.Name(), dice.Consequence.Name(), dice.Attack.Name(), dice.Defence.Name(), dice.CommanderDie.Name(), dice.Initiative.Name()},
		Stages: func(c *battle.Content) []string { return phasesOf(c.Data.Values()) },
		New: func(c *battle.Content, src dice.Source) *play.Play {
			p := play.New(c, src)
			p.Size = [2]int32{p.Values.Num("rules.table.size.1", 0), p.Values.Num("rules.table.size.2", 0)}
			p.Govern(&Game{Play: p})
			return p
		},
		Missing: func(c *battle.Content) []string {
			var out []string
			for _, k := range keys {
				if c.Data.Values().Get(k).Kind == battle.Absent {
					out = append(out, k)
				}
			}
			return out
		}}
}

const about = `  red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  legion = red:add("heavy_infantry", { at = {3, 3}, facing = "east" })
  slingers = blue:add("light_infantry", { at = {5, 3}, facing = "west", quality = "poor" })
  move(legion, {4, 3}); map()   -- a cell is {column, row}, north is up
  odds(function() fight(legion, slingers) return slingers.alive end)
  fight(legion, slingers)
  battle { size = {10, 8}, strict = true, house = "hexes" }   -- by phases, on hexes
`

// Facts of the game. Strength points are the hit points.
var facts = []play.Fact{
	{Name: "facing", Of: hook.Model, Type: hook.Sym, Doc: "the side of its cell to which its front points"},
	{Name: "quality", Of: hook.Model, Type: hook.Sym, Doc: `"elite" or "poor"; nil: average`},
	{Name: "has_moved", Of: hook.Model, Type: hook.Bool, Lasts: hook.Turn, Doc: "has it had its move this turn?"},
	{Name: "went", Of: hook.Model, Type: hook.Int, Lasts: hook.Turn, Doc: "how many cells it has moved this turn"},
	{Name: "faced", Of: hook.Model, Type: hook.Sym, Lasts: hook.Turn, Doc: "the side that it faced before it turned on its cell this turn; nil: it has not turned"},
	{Name: "fired", Of: hook.Model, Type: hook.Bool, Lasts: hook.Turn, Doc: "a machine: has it shot this turn?"},
	{Name: "shot", Of: hook.Model, Type: hook.Bool, Lasts: hook.Turn, Doc: "has it shot this turn?"},
	{Name: "fought", Of: hook.Model, Type: hook.Bool, Lasts: hook.Turn, Doc: "has it attacked this turn, and not advanced after it?"},
	{Name: "aimed_at", Of: hook.Model, Type: hook.Int, Doc: "a machine: the cell of its last shot, row times 1000 and column, plus 1; 0: none"},
	{Name: "aimed_turn", Of: hook.Model, Type: hook.Int, Doc: "a machine: the turn of its last shot"},
	{Name: "falls_back", Of: hook.Model, Type: hook.Int, Doc: "a machine that must retreat once all machines have shot: to which cell, as aimed_at"},
}

// choices are the decisions of the players.
var choices = []play.Arg{
	{Name: "consequence", Doc: "the owner of a unit that may retreat or lose a strength point"},
	{Name: "retreat", Doc: "the owner of a retreating unit, where two ways are as good"},
	{Name: "commander", Doc: "an enemy of a unit with a commander that would lose a point: is the die for the commander rolled?"},
	{Name: "follow", Doc: "does a commander go with the unit that leaves his cell?"},
	{Name: "face", Doc: "which of several adjacent enemies a unit faces"},
	{Name: "advance", Doc: "does the winner of a melee take the cell?"},
}

// kit are the keys of a unit.
var kit = []play.Arg{
	{Name: "facing", Kind: play.AWord, Words: []string{"east", "north", "west", "south", "northeast", "northwest", "southwest", "southeast"}, Doc: "to which side its front points"},
	{Name: "quality", Kind: play.AWord, Words: []string{"elite", "average", "poor"}, Doc: "average as a rule"},
}

// keys that scripts declare.
var keys = []string{"rules.grid.shape", "rules.table.size.1", "rules.grid.phases.1", "rules.grid.initiative", "rules.grid.initiative_ties", "rules.grid.exhaustion.part",
	"rules.grid.art.need", "rules.grid.art.same_cell", "rules.grid.art.commander", "rules.grid.art.cover", "rules.grid.art.adjacent_friend", "rules.grid.art.los", "rules.grid.arc.machine",
	"rules.grid.move.cost", "rules.grid.move.pass", "rules.grid.move.break_contact", "rules.grid.move.face_choice", "rules.grid.move.turn_in_place",
	"rules.grid.shoot.need", "rules.grid.shoot.still", "rules.grid.shoot.commander", "rules.grid.shoot.cover", "rules.grid.shoot.in_contact", "rules.grid.shoot.reserve_cell", "rules.grid.arc.unit", "rules.grid.los",
	"rules.grid.melee.need", "rules.grid.melee.flank", "rules.grid.melee.heavy", "rules.grid.melee.commander", "rules.grid.melee.fear", "rules.grid.melee.flanked", "rules.grid.melee.trampled", "rules.grid.melee.ground",
	"rules.grid.melee.elephant_fear", "rules.grid.melee.advance", "rules.grid.melee.sequence", "rules.grid.sides.squares.front", "rules.grid.sides.squares.rear", "rules.grid.sides.hexes.front", "rules.grid.sides.hexes.rear",
	"rules.grid.hits.per_hit", "rules.grid.hits_on_units.set", "rules.grid.hits_on_units.average.lose", "rules.grid.retreat.cells", "rules.grid.retreat.blocked",
	"rules.grid.commander.die", "rules.grid.commander.dies", "rules.grid.units.elite", "rules.grid.units.poor"}

// Fork is the same game on a clone of its table (play.Rules).
func (g *Game) Fork(p *play.Play) play.Rules { return &Game{Play: p} }

// Anew is the game under other content (play.Rules).
func (g *Game) Anew(p *play.Play) play.Rules { return &Game{Play: p} }

// Ready: no natural face is special, only the modified result counts (play.Rules).
func (g *Game) Ready() { g.R.House = dice.House{Ceiling: 99, Ones: true, Single: true} }

// AddKit adds a unit or a commander; who was told no cell gets a free one, in
// strict play too (play.Adder).
func (g *Game) AddKit(band int32, k play.Kit) (int32, error) {
	if k.X%hook.Milli != 0 || k.Y%hook.Milli != 0 {
		return 0, fault.New("E-ARG", "a cell is {column, row}, two whole numbers")
	}
	c := board.Cell{X: k.X / hook.Milli, Y: k.Y / hook.Milli}
	if err := g.onGrid(c); err != nil {
		return 0, err
	}
	facing := k.Own.Word("facing")
	if facing == "" {
		facing = []string{"east", "west"}[min(band, 1)]
	}
	if g.sideNamed(facing) < 0 {
		return 0, g.noSide(facing)
	}
	other := g.unitAt(c)
	k.Waits = false
	m, err := g.Enlist(band, k, [2]int32{500, 500})
	if err == nil && !k.Placed {
		other, err = hook.Nil, g.FallIn(m)
	}
	if err != nil {
		return m, err
	}
	if other >= 0 && !g.is(m, "commander") {
		return m, play.Illegal("GRID-MOVE-08", "%s holds %s: one unit in a cell", g.Name(other), cellText(c))
	}
	if w := k.Own.Word("quality"); w == "elite" || w == "poor" {
		g.SetFact(hook.Model, m, "quality", g.C.Lex.Sym(w))
	}
	g.setFacing(m, g.sideNamed(facing))
	full := g.M(m, battle.MaxHP)
	if k.HP == 0 {
		full = max(full+int32(g.Values.Int("rules.grid.units."+g.quality(m), 0)), 1)
		g.SetM(m, battle.HP, full)
	} else if base := int32(g.Values.Int(g.troop(m)+"hp", 1)); base > 0 {
		full = max(k.HP, base+int32(g.Values.Int("rules.grid.units."+g.quality(m), 0)))
	}
	g.SetM(m, battle.MaxHP, full)
	return m, nil
}

// FallIn finds a free cell for a unit of a list: on the lowest rows of the first
// band, on the highest of any other (play.Placer).
func (g *Game) FallIn(m int32) error {
	grid := g.grid()
	for row := range grid.Rows {
		if g.Models[m].Band > 0 {
			row = grid.Rows - 1 - row
		}
		for col := range grid.Columns {
			if c := (board.Cell{X: col, Y: row}); g.free(c, m) {
				g.put(m, c)
				return nil
			}
		}
	}
	return fault.New("E-ARG", "no cell is free for %s", g.Name(m))
}

// Describe a unit behind its name and strength points (play.Describer).
func (g *Game) Describe(m int32) []string {
	out := []string{"at " + cellText(g.cell(m))}
	if !g.is(m, "commander") {
		out = append(out, "facing "+g.facingWord(m))
	}
	if q := g.quality(m); q != "average" {
		out = append(out, q)
	}
	for _, f := range [][2]string{{"has_moved", "moved"}, {"fired", "shot"}, {"shot", "shot"}, {"fought", "fought"}} {
		if g.Fact(hook.Model, m, f[0]) != 0 {
			out = append(out, f[1])
		}
	}
	return out
}

// Perform carries out what a rule asked for (battle.Game).
func (g *Game) Perform(r *hook.Run, _ *hook.Event, a *hook.Ask) error {
	if g.SetAsked(a) {
		return nil
	}
	m, _ := a.Objects()
	if m < 0 || !g.Alive(m) {
		return nil
	}
	switch a.Op {
	case hook.AskWound:
		g.lose(m, int(a.N), false)
	case hook.AskRemove:
		g.destroy(m, a.H.Rule.ID)
	default:
		return fault.New("E-REQUEST", "the game on the grid knows no such request").For(a.H.Rule.ID)
	}
	return nil
}

// is says whether the troop of a unit has a flag: "heavy", "machine" ...
func (g *Game) is(m int32, flag string) bool { return g.Values.Flag(g.troop(m)+flag, false) }

// troop is the beginning of the keys of the troop of a unit.
func (g *Game) troop(m int32) string { return "rules.troop." + g.C.Lex.Word(g.Models[m].Troop) + "." }

// quality of a unit.
func (g *Game) quality(m int32) string {
	if q := g.Fact(hook.Model, m, "quality"); q > 0 {
		return g.C.Lex.Word(q)
	}
	return "average"
}

// event about a and whom it is done to (Nil: nobody).
func (g *Game) event(a, at int32, kind string) *hook.Event {
	ev := g.Event()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = a, at, a, g.M(a, battle.SideOf)
	if kind != "" {
		ev.F[hook.KindSlot] = g.C.Lex.Sym(kind)
	}
	return ev
}

// action is what is under way between two steps of an order.
type action struct {
	on   bool
	kind string
	by   []int32    // who shoots, in order; of a melee the attacker and the defender
	at   int32      // the unit shot at
	cell board.Cell // the cell shot at, or of the defender
	from board.Cell // of the attacker
	next int        // whose dice are rolled next
	hits []int32    // by whom, those that hit
	hit  [2]int     // of a melee: hits on the attacker and the defender
	out  [2]fate
}

// fate is what has come of the hits on a unit in a melee: it is carried out on
// both at the same time.
type fate struct {
	lost      int
	retreats  bool
	to        board.Cell
	destroyed bool
}

// UnderWay tells what is under way (play.Rules).
func (g *Game) UnderWay(out []int32) []int32 {
	u := &g.Under
	if !u.on {
		return out
	}
	out = append(out, int32(u.next), int32(len(u.by)), u.at, u.cell.X, u.cell.Y, u.from.X, u.from.Y)
	out = append(append(out, u.by...), u.hits...)
	for i := range u.out {
		f := &u.out[i]
		out = append(out, int32(u.hit[i]), int32(f.lost), play.Yes(f.retreats).N, f.to.X, f.to.Y, play.Yes(f.destroyed).N)
	}
	return out
}

// Clone of what is under way.
func (a action) Clone() action {
	a.by, a.hits = slices.Clone(a.by), slices.Clone(a.hits)
	return a
}

// orders of the game.
func orders() []play.Order {
	return slices.Concat(boardOrders, turnOrders, machineOrders, moveOrders, shootOrders, meleeOrders)
}

// cells is a distance in words.
func cells[T int | int32](n T) string {
	if n == 1 {
		return "1 cell"
	}
	return fmt.Sprintf("%d cells", n)
}

// cellText is {x, y}.
func cellText(c board.Cell) string { return fmt.Sprintf("{%d, %d}", c.X, c.Y) }
