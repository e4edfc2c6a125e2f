package ancients

import (
	"fmt"
	"slices"
	"strings"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/play"
)

// arrows by the name of a side.
var arrows = map[string]rune{"east": '→', "north": '↑', "west": '←', "south": '↓', "northeast": '↗', "northwest": '↖', "southwest": '↙', "southeast": '↘'}

// drawMap draws the grid, the highest row first; of hexes odd rows half a cell to
// the right. A unit is a letter and the way it faces, * a commander, a small
// letter before the dot or behind the unit the terrain (play.Def).
func drawMap(p *play.Play, columns int) string {
	g := Of(p)
	grid := g.grid()
	wide := max(min((columns-5)/int(max(grid.Columns, 1)), 6), 4)
	marks := g.marks()
	var lines []string
	for row := grid.Rows - 1; row >= 0; row-- {
		line := fmt.Sprintf("%2d ", row)
		if grid.Hexes && row%2 != 0 {
			line += strings.Repeat(" ", wide/2)
		}
		for col := range grid.Columns {
			line += pad(g.drawCell(board.Cell{X: col, Y: row}, marks), wide)
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	foot := "   "
	for col := range grid.Columns {
		foot += pad(fmt.Sprintf("%d", col), wide)
	}
	lines = append(lines, strings.TrimRight(foot, " "))
	head := fmt.Sprintf("turn %d, %s", max(g.Get(battle.Turn), 1), g.phase())
	if s := g.Get(battle.PartSide); s >= 0 {
		head += " of " + g.Sides[s].Name
	}
	if g.Is(battle.Over, 1) {
		head = "the battle is over"
	}
	return head + "\n" + strings.Join(append(lines, g.legend(marks)...), "\n")
}

func pad(s string, wide int) string {
	return s + strings.Repeat(" ", max(wide-len([]rune(s)), 1))
}

// marks are the letters of the units; commanders have none.
func (g *Game) marks() map[int32]rune {
	const all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	out := map[int32]rune{}
	for m := range g.Count() {
		if !g.is(m, "commander") {
			out[m] = rune(all[len(out)%len(all)])
		}
	}
	return out
}

func (g *Game) drawCell(c board.Cell, marks map[int32]rune) string {
	out := ""
	if m := g.unitAt(c); m >= 0 {
		out = string(marks[m]) + string(arrows[g.facingWord(m)])
	}
	for m := range g.Count() {
		if g.is(m, "commander") && g.stands(m, c) {
			out += "*"
			break
		}
	}
	ground := ""
	for _, kind := range g.terrain(c) {
		ground += kind[:1]
	}
	if out == "" && ground == "" {
		return "."
	}
	return out + ground
}

// legend of terrain and units.
func (g *Game) legend(marks map[int32]rune) []string {
	var kinds, out []string
	for p := range g.Pieces {
		if k := g.C.Lex.Word(g.Pieces[p].Kind); !slices.Contains(kinds, k[:1]+" "+k) {
			kinds = append(kinds, k[:1]+" "+k)
		}
	}
	if len(kinds) > 0 {
		out = append(out, strings.Join(kinds, ", "))
	}
	for s := range int32(len(g.Sides)) {
		if g.Home(s) != s {
			continue
		}
		start, lost := g.points(s)
		head := fmt.Sprintf("%s: %d of %d strength points lost", g.Sides[s].Name, lost, start)
		if g.exhausted(s) {
			head += ", exhausted"
		}
		out = append(out, head)
		for m := range g.Count() {
			if !g.Alive(m) || !g.IsM(m, battle.SideOf, s) {
				continue
			}
			mark := "*"
			points := ""
			if r, ok := marks[m]; ok {
				mark, points = string(r), fmt.Sprintf(" %d/%d", g.M(m, battle.HP), g.M(m, battle.MaxHP))
			}
			out = append(out, "  "+mark+" "+g.Name(m)+points+" "+strings.Join(g.Describe(m), ", "))
		}
	}
	return out
}
