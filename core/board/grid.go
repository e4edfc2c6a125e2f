package board

import "slices"

// Cell is a cell of a grid by column and row, both from 0; rows grow upwards. On
// a grid of hexes odd rows lie half a cell to the right of even ones.
type Cell struct{ X, Y int32 }

// Grid is a field of squares or of hexes, all of one size. Everything on it is
// counted in cells, through their sides and never through corners, and is exact:
// only whole numbers are compared. Sides are numbered against the clock, from 0,
// the one to the east.
type Grid struct {
	Hexes         bool
	Columns, Rows int32
}

// lattice is a place in coordinates in which every step across a side is the
// same everywhere: column and row of squares, the axes q and r of hexes. It may
// be three times as fine as the cells.
type lattice struct{ x, y int32 }

// The steps across the sides.
var (
	squareSteps = []lattice{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}
	hexSteps    = []lattice{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}
)

// The corners of a cell around its centre, against the clock: of a square in
// halves of a cell, of a hex in thirds.
var (
	squareCorners = []lattice{{1, -1}, {1, 1}, {-1, 1}, {-1, -1}}
	hexCorners    = []lattice{{2, -1}, {1, 1}, {-1, 2}, {-2, 1}, {-1, -1}, {1, -2}}
)

// The names of the sides.
var (
	squareSides = []string{"east", "north", "west", "south"}
	hexSides    = []string{"east", "northeast", "northwest", "west", "southwest", "southeast"}
)

// SideNames of a cell, by number.
func (g Grid) SideNames() []string {
	if g.Hexes {
		return hexSides
	}
	return squareSides
}

func (g Grid) steps() []lattice {
	if g.Hexes {
		return hexSteps
	}
	return squareSteps
}

// at is the place of a cell.
func (g Grid) at(c Cell) lattice {
	if g.Hexes {
		return lattice{c.X - (c.Y-c.Y&1)/2, c.Y}
	}
	return lattice{c.X, c.Y}
}

// cell at a place.
func (g Grid) cell(l lattice) Cell {
	if g.Hexes {
		return Cell{l.x + (l.y-l.y&1)/2, l.y}
	}
	return Cell{l.x, l.y}
}

func (a lattice) minus(b lattice) lattice { return lattice{a.x - b.x, a.y - b.y} }

// Has says whether a cell lies on the grid.
func (g Grid) Has(c Cell) bool { return c.X >= 0 && c.Y >= 0 && c.X < g.Columns && c.Y < g.Rows }

// Beyond is the cell across a side; it may lie off the grid.
func (g Grid) Beyond(c Cell, side int) Cell {
	l, s := g.at(c), g.steps()[side]
	return g.cell(lattice{l.x + s.x, l.y + s.y})
}

// Around lists the cells across the sides of a cell, by side; those off the grid
// are left out.
func (g Grid) Around(c Cell) []Cell {
	var out []Cell
	for side := range g.steps() {
		if n := g.Beyond(c, side); g.Has(n) {
			out = append(out, n)
		}
	}
	return out
}

// Apart is the distance between two cells in steps across sides.
func (g Grid) Apart(a, b Cell) int32 {
	d := g.at(b).minus(g.at(a))
	if g.Hexes {
		return (size(d.x) + size(d.y) + size(d.x+d.y)) / 2
	}
	return size(d.x) + size(d.y)
}

// Touch says whether two cells share a side.
func (g Grid) Touch(a, b Cell) bool { return g.Apart(a, b) == 1 }

// Side of a across which b lies; -1: they share none.
func (g Grid) Side(a, b Cell) int { return slices.Index(g.steps(), g.at(b).minus(g.at(a))) }

func size(n int32) int32 { return max(n, -n) }

// dot is the product of two directions; of hexes twice that, which keeps it whole.
func (g Grid) dot(a, b lattice) int64 {
	ax, ay, bx, by := int64(a.x), int64(a.y), int64(b.x), int64(b.y)
	if g.Hexes {
		return 2*ax*bx + 2*ay*by + ax*by + ay*bx
	}
	return ax*bx + ay*by
}

// Before says whether b lies in front of a, on the side of it to which a faces.
func (g Grid) Before(a Cell, facing int, b Cell) bool {
	return g.dot(g.steps()[facing], g.at(b).minus(g.at(a))) > 0
}

// Sector says whether b lies in the quarter before a, 45 degrees to either hand;
// its edges belong to it.
func (g Grid) Sector(a Cell, facing int, b Cell) bool {
	f, t := g.steps()[facing], g.at(b).minus(g.at(a))
	d := g.dot(f, t) // long f times long t times the cosine, which is at least half the root of 2
	return d > 0 && 2*d*d >= g.dot(f, f)*g.dot(t, t)
}

// Onward lists the sides across which lies what is nearest to the way on from a
// through b: one, or two of the same right.
func (g Grid) Onward(a, b Cell) []int {
	way := g.at(b).minus(g.at(a))
	var out []int
	best := int64(0)
	for side, s := range g.steps() {
		d := g.dot(s, way)
		if d > best {
			out, best = out[:0], d
		}
		if d == best && d > 0 {
			out = append(out, side)
		}
	}
	return out
}

// Line lists the cells between a and b that the line from centre to centre
// crosses, from a on. A corner that it touches is not crossed, nor is a side
// along which it runs.
func (g Grid) Line(a, b Cell) []Cell {
	from, to := g.at(a), g.at(b)
	type crossed struct {
		c  Cell
		at frac
	}
	var met []crossed
	for y := min(from.y, to.y); y <= max(from.y, to.y); y++ {
		for x := min(from.x, to.x); x <= max(from.x, to.x); x++ {
			l := lattice{x, y}
			if in, ok := g.enters(from, to, l); ok && l != from && l != to {
				met = append(met, crossed{g.cell(l), in})
			}
		}
	}
	slices.SortFunc(met, func(p, q crossed) int { return p.at.compare(q.at) })
	out := make([]Cell, len(met))
	for i := range met {
		out[i] = met[i].c
	}
	return out
}

// First is the cell across a side of a that the line to b enters first; false
// where it leaves a through a corner.
func (g Grid) First(a, b Cell) (Cell, bool) {
	if g.Touch(a, b) {
		return b, true
	}
	for _, c := range g.Line(a, b) {
		if g.Touch(a, c) {
			return c, true
		}
	}
	return Cell{}, false
}

// frac is n/d, d > 0.
type frac struct{ n, d int64 }

func (p frac) compare(q frac) int {
	switch l, r := p.n*q.d, q.n*p.d; {
	case l < r:
		return -1
	case l > r:
		return 1
	}
	return 0
}

// enters says where the line between two places enters a cell, from 0 at the
// first to 1 at the second; false where it does not cross it. Its inside is what
// lies to the left of all its sides.
func (g Grid) enters(from, to, l lattice) (frac, bool) {
	corners, fine := squareCorners, int64(2)
	if g.Hexes {
		corners, fine = hexCorners, 3
	}
	way := to.minus(from)
	off := from.minus(l)
	px, py := fine*int64(off.x), fine*int64(off.y)
	dx, dy := fine*int64(way.x), fine*int64(way.y)
	in, out := frac{0, 1}, frac{1, 1}
	for i, c := range corners {
		n := corners[(i+1)%len(corners)]
		ex, ey := int64(n.x-c.x), int64(n.y-c.y)
		height := ex*(py-int64(c.y)) - ey*(px-int64(c.x)) // above the side, at the first place
		climb := ex*dy - ey*dx                            // and how it grows up to the second
		switch {
		case climb > 0:
			if at := (frac{-height, climb}); at.compare(in) > 0 {
				in = at
			}
		case climb < 0:
			if at := (frac{height, -climb}); at.compare(out) < 0 {
				out = at
			}
		case height <= 0: // along it, or outside
			return in, false
		}
	}
	return in, in.compare(out) < 0
}
