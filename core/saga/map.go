package saga

import (
	"fmt"
	"strings"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
	"skald/core/play"
)

// drawn are the letters of units on a map, in order.
const drawn = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

// drawMap is the table in characters: a letter for each figure, by its unit;
// terrain below (play.Def).
func drawMap(p *play.Play, columns int) string {
	g := Of(p)
	cell := max(g.Size[0]/int32(max(columns-1, 1)), 250)
	tall := 2 * cell // a character is about twice as high as wide
	wide, high := int(g.Size[0]/cell)+1, int(g.Size[1]/tall)+1
	rows := make([][]byte, high)
	for y := range rows {
		rows[y] = []byte(strings.Repeat(".", wide))
		for x := range rows[y] {
			at := board.Point{X: int32(x) * cell, Y: int32(y) * tall}
			for i := range int32(len(g.Pieces)) {
				if g.IsP(i, battle.PGone, 0) && g.Shape(i).Dist(at) <= cell/2 {
					rows[y][x] = g.glyph(i)
				}
			}
		}
	}
	var legend []string
	for i, u := range g.units() {
		letter := drawn[i%len(drawn)]
		for _, f := range g.figs(u) {
			c := g.Centre(f)
			rows[min(int((c.Y+tall/2)/tall), high-1)][min(int((c.X+cell/2)/cell), wide-1)] = letter
		}
		legend = append(legend, fmt.Sprintf("%c  %s, %s: %d %s", letter, g.Name(u), g.Sides[g.side(u)].Name, g.fact(u, "models"), strings.Join(g.Describe(u), ", ")))
	}
	for i := range g.Pieces {
		legend = append(legend, fmt.Sprintf("%c  %s", g.glyph(int32(i)), g.Pieces[i].Name))
	}
	var out []string
	for y := high - 1; y >= 0; y-- {
		out = append(out, strings.TrimRight(string(rows[y]), " "))
	}
	out = append(out, fmt.Sprintf("a cell is %g\" wide and %g\" high", float64(cell)/hook.Milli, float64(tall)/hook.Milli))
	return strings.Join(append(out, legend...), "\n")
}

// glyph of a piece: # is passed by nobody, = is an obstacle, : slows.
func (g *Game) glyph(p int32) byte {
	switch {
	case g.impassable(p):
		return '#'
	case g.obstacle(p):
		return '='
	case g.slows(p):
		return ':'
	}
	return ','
}
