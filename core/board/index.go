package board

import "math/bits"

// cell is the side of a square of an Index at least, thousandths of an inch.
const cell = 3000

// Index finds which of many shapes may matter near a stretch or a point: a grid
// over the table that knows for each square whose boxes reach into it.
type Index struct {
	shapes     []*Shape
	side       float64 // of a square
	cols, rows int
	words      int      // of 64 shapes
	in         []uint64 // by word, row, column: a bit a shape
}

// NewIndex makes the index of shapes, numbered from 0, over a table from the
// origin to size. Shapes and stretches beyond its edges are found too.
func NewIndex(size Point, shapes []*Shape) *Index {
	side := max(cell, float64(max(size.X, size.Y))/64)
	ix := &Index{shapes: shapes, side: side, words: (len(shapes) + 63) / 64}
	ix.cols, ix.rows = int(float64(size.X)/side)+1, int(float64(size.Y)/side)+1
	ix.in = make([]uint64, ix.words*ix.rows*ix.cols)
	for id, s := range shapes {
		for row := ix.row(s.lo.y); row <= ix.row(s.hi.y); row++ {
			for col := ix.col(s.lo.x); col <= ix.col(s.hi.x); col++ {
				*ix.at(id/64, row, col) |= 1 << (id % 64)
			}
		}
	}
	return ix
}

func (ix *Index) at(word, row, col int) *uint64 {
	return &ix.in[(word*ix.rows+row)*ix.cols+col]
}

// col is the column of a place; what lies beyond the table is in the last one.
func (ix *Index) col(x float64) int { return int(max(0, min(x/ix.side, float64(ix.cols-1)))) }

func (ix *Index) row(y float64) int { return int(max(0, min(y/ix.side, float64(ix.rows-1)))) }

// Along lists the shapes that may be within r of the stretch from a to b, and
// all that are, in ascending order, in the room of buf.
func (ix *Index) Along(a, b Point, r int32, buf []int32) []int32 {
	way, reach := from(a.vec(), b.vec()), float64(r)
	out := buf[:0]
	for word := range ix.words {
		for found := ix.near(&way, reach, word); found != 0; found &= found - 1 {
			id := word*64 + bits.TrailingZeros64(found)
			if s := ix.shapes[id]; boxNear(&way, s.lo, s.hi, reach) {
				out = append(out, int32(id))
			}
		}
	}
	return out
}

// At lists the shapes that may be within r of a point, and all that are, in
// ascending order, in the room of buf.
func (ix *Index) At(p Point, r int32, buf []int32) []int32 { return ix.Along(p, p, r, buf) }

// near gathers a word of the squares that a stretch comes within r of, row by row.
func (ix *Index) near(way *segment, r float64, word int) (found uint64) {
	top := ix.row(max(way.a.y, way.b.y) + r)
	for row := ix.row(min(way.a.y, way.b.y) - r); row <= top; row++ {
		lo, hi := ix.across(way, r, row)
		for col := ix.col(lo - r); col <= ix.col(hi+r); col++ {
			found |= *ix.at(word, row, col)
		}
	}
	return found
}

// across is from where to where x goes while a stretch is within r of a row.
func (ix *Index) across(way *segment, r float64, row int) (lo, hi float64) {
	t, u := 0.0, way.n
	if row > 0 && row < ix.rows-1 { // those at the edges go on for ever
		low := float64(float64(row) * ix.side)
		t, u = slab(way.a.y, way.d.y, low-r-1, low+ix.side+r+1, t, u)
	}
	p, q := way.a.x+float64(way.d.x*t), way.a.x+float64(way.d.x*u)
	return min(p, q) - 1, max(p, q) + 1
}
