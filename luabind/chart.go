package luabind

import (
	"strings"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/play"
)

// chart is a part of the table in characters. A cell is half as wide as high,
// about as a terminal shows it.
type chart struct {
	g          *play.Play
	lo, hi     board.Point // the part: its lower left and its upper right corner
	cell       int32       // width of a cell, thousandths of an inch
	cols, rows int
	cells      [][]rune // the topmost row first
	shut       [][]bool // cells over which no range is drawn
	tall       int32    // height of a cell
	label      int      // width of the labels at the left
}

// cellWidths are those that a cell may have, thousandths of an inch.
var cellWidths = []int32{250, 300, 400, 500, 600, 750, 800, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 10000, 20000, 50000}

// mostRows of a chart.
const mostRows = 40

// newChart of a part of the table, at most so many characters wide.
func newChart(g *play.Play, lo, hi board.Point, width int) *chart {
	c := &chart{g: g, label: max(len(inchLabel(lo.Y)), len(inchLabel(hi.Y)))}
	room := int32(width - c.label - 3) // a blank and two borders
	for _, c.cell = range cellWidths {
		if hi.X-lo.X <= room*c.cell && hi.Y-lo.Y <= mostRows*2*c.cell {
			break
		}
	}
	c.tall = 2 * c.cell
	c.lo = board.Point{X: lo.X / c.cell * c.cell, Y: lo.Y / c.tall * c.tall}
	c.cols = min(int((hi.X-c.lo.X+c.cell-1)/c.cell), int(room))
	c.rows = int((hi.Y - c.lo.Y + c.tall - 1) / c.tall)
	c.hi = board.Point{X: c.lo.X + int32(c.cols)*c.cell, Y: c.lo.Y + int32(c.rows)*c.tall}
	for range c.rows {
		c.cells = append(c.cells, []rune(strings.Repeat(" ", c.cols)))
		c.shut = append(c.shut, make([]bool, c.cols))
	}
	return c
}

// at is the cell of a point; what stands on the far edge belongs to the last one.
func (c *chart) at(p board.Point) (col, row int, in bool) {
	if p.X < c.lo.X || p.Y < c.lo.Y || p.X > c.hi.X || p.Y > c.hi.Y {
		return 0, 0, false
	}
	col = min(int((p.X-c.lo.X)/c.cell), c.cols-1)
	return col, c.rows - 1 - min(int((p.Y-c.lo.Y)/c.tall), c.rows-1), true
}

// middle of a cell.
func (c *chart) middle(col, row int) board.Point {
	return board.Point{X: c.lo.X + int32(col)*c.cell + c.cell/2, Y: c.lo.Y + int32(c.rows-1-row)*c.tall + c.cell}
}

// mark puts a character where a point is, if it lies in the part.
func (c *chart) mark(p board.Point, ch rune) {
	if col, row, in := c.at(p); in {
		c.cells[row][col], c.shut[row][col] = ch, true
	}
}

// covers says whether a shape fills the cell, or a thin one passes through it.
func (c *chart) covers(s *board.Shape, col, row int, thin bool) bool {
	p := c.middle(col, row)
	return s.Contains(p) || thin && (crosses(s, p, board.Point{X: c.cell}) || crosses(s, p, board.Point{Y: c.tall}))
}

// crosses says whether a shape crosses a stretch with p in its middle: where it
// does so between two of them, it crosses one only.
func crosses(s *board.Shape, p, way board.Point) bool {
	long := way.X + way.Y
	from := board.Point{X: p.X - way.X - way.X/2, Y: p.Y - way.Y - way.Y/2}
	for _, part := range s.Inside(from, board.Point{X: from.X + 3*way.X, Y: from.Y + 3*way.Y}) {
		if mid := (part.From + part.To) / 2; mid >= long && mid < 2*long {
			return true
		}
	}
	return false
}

// piece draws a piece of the table and says whether any of it lies in the part.
func (c *chart) piece(p int32, k glyph) bool {
	s := c.g.Shape(p)
	has := c.covered(s, k.thin)
	burns, shown := !c.g.IsP(p, battle.PLitTurn, 0), false
	for row := range c.cells {
		for col := range c.cells[row] {
			if !has(col, row) {
				continue
			}
			shown = true
			ch := k.fill
			if c.edge(col, row, has) {
				ch = k.edge
			}
			if burns && (col+row)%2 == 0 {
				ch = fireMark
			}
			if ch != 0 {
				c.cells[row][col], c.shut[row][col] = ch, burns || k.layer >= solid
			}
		}
	}
	if col, row, in := c.at(c.g.Middle(p)); !shown && in { // smaller than a cell
		c.mark(c.middle(col, row), k.edge)
		shown = true
	}
	return shown
}

// covered remembers which cells a shape covers.
func (c *chart) covered(s *board.Shape, thin bool) func(col, row int) bool {
	lo, hi := s.Box()
	set := make([]bool, c.cols*c.rows)
	for row := range c.rows {
		for col := range c.cols {
			p := c.middle(col, row)
			if p.X+c.cell >= lo.X && p.X-c.cell <= hi.X && p.Y+c.tall >= lo.Y && p.Y-c.tall <= hi.Y {
				set[row*c.cols+col] = c.covers(s, col, row, thin)
			}
		}
	}
	return func(col, row int) bool { return set[row*c.cols+col] }
}

// edge says whether a covered cell lies at the border of what covers it. The
// edge of the part is no border.
func (c *chart) edge(col, row int, has func(col, row int) bool) bool {
	for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		x, y := col+d[0], row+d[1]
		if x >= 0 && y >= 0 && x < c.cols && y < c.rows && !has(x, y) {
			return true
		}
	}
	return false
}

// ring draws a circle, but not over what stands there.
func (c *chart) ring(centre board.Point, r int32, ch rune) {
	in := func(col, row int) bool {
		p := c.middle(col, row)
		return board.Length(p.X-centre.X, p.Y-centre.Y) <= r
	}
	for row := range c.cells {
		for col := range c.cells[row] {
			if in(col, row) && !c.shut[row][col] && c.edge(col, row, in) {
				c.cells[row][col] = ch
			}
		}
	}
}

// course draws how far a model gets over the ground as it lies: the far edge of
// its base.
func (c *chart) course(m, budget int32, ch rune) {
	from, r := c.g.Centre(m), c.g.Radius(m)
	n := min(max(int(8*(budget+r)/c.cell), 16), mostWays)
	ends, err := pil(c.g).Ends(m, budget, n)
	if err != nil {
		return
	}
	for _, p := range ends {
		long := board.Length(p.X-from.X, p.Y-from.Y)
		if long == 0 {
			continue
		}
		edge := board.Point{X: p.X + int32(int64(p.X-from.X)*int64(r)/int64(long)), Y: p.Y + int32(int64(p.Y-from.Y)*int64(r)/int64(long))}
		if col, row, in := c.at(edge); in && !c.shut[row][col] {
			c.cells[row][col] = ch
		}
	}
}

// mostWays are the directions that a course looks in at most.
const mostWays = 400

// ticks are the distances that labels may have, inches.
var ticks = []int32{1, 2, 3, 4, 5, 6, 10, 12, 20, 24, 30, 48, 50, 60, 100, 120, 200, 500, 1000}

// tick is the distance of labels: six cells or more.
func (c *chart) tick() int32 {
	for _, even := range []bool{true, false} {
		for _, t := range ticks {
			if t*1000 >= 6*c.cell && (!even || t*1000%c.cell == 0 && t*1000 <= 20*c.cell) {
				return t * 1000
			}
		}
	}
	return 1_000_000
}

// inchLabel is a whole number of inches.
func inchLabel(n int32) string { return itoa(int(n / 1000)) }

// lines of the chart with its frame and its labels.
func (c *chart) lines() []string {
	step := c.tick()
	border, below := c.axis(step)
	out := []string{c.left(c.hi.Y, step) + border}
	for row := range c.cells {
		low := c.lo.Y + int32(c.rows-1-row)*c.tall
		label := c.left(-1, step)
		if t := (low + c.tall - 1) / step * step; row < c.rows-1 && t >= low {
			label = c.left(t, step)
		}
		out = append(out, label+"|"+string(c.cells[row])+"|")
	}
	return append(out, c.left(c.lo.Y, step)+border, strings.TrimRight(below, " "))
}

// left is the label of a row, blank where there is none.
func (c *chart) left(y, step int32) string {
	text := ""
	if y >= 0 && y%step == 0 {
		text = inchLabel(y)
	}
	return strings.Repeat(" ", c.label-len(text)) + text + " "
}

// axis is the border with its ticks, and the labels below it.
func (c *chart) axis(step int32) (border, below string) {
	line := []rune("+" + strings.Repeat("-", c.cols) + "+")
	text := []rune(strings.Repeat(" ", c.label+c.cols+8))
	for x := (c.lo.X + step - 1) / step * step; x <= c.hi.X; x += step {
		col := int((x - c.lo.X) / c.cell)
		if col > 0 {
			line[min(col+1, c.cols+1)] = '+'
		}
		copy(text[c.label+2+col:], []rune(inchLabel(x)))
	}
	return string(line), string(text)
}
