package board

import (
	"fmt"
	"slices"
	"testing"
)

// axial is the cell of a place in axes, the middle of the grid being (0, 0).
func axial(q, r int32) Cell { return Grid{Hexes: true}.cell(lattice{q + 10, r + 10}) }

var (
	squares = Grid{Columns: 30, Rows: 30}
	hexes   = Grid{Hexes: true, Columns: 30, Rows: 30}
)

// TestCellsApart: GRID-GEO-01.
func TestCellsApart(t *testing.T) {
	for _, c := range []struct {
		x, y, want int32
		hexes      bool
	}{{1, 1, 2, false}, {2, 1, 3, false}, {3, 0, 3, false}, {1, 0, 1, true}, {2, -1, 2, true}, {1, 1, 2, true}, {3, -2, 3, true}} {
		got := squares.Apart(Cell{5, 5}, Cell{5 + c.x, 5 + c.y})
		if c.hexes {
			got = hexes.Apart(axial(0, 0), axial(c.x, c.y))
		}
		if got != c.want {
			t.Errorf("to (%d, %d), hexes %v: %d cells, want %d", c.x, c.y, c.hexes, got, c.want)
		}
	}
}

// TestCellsAround: GRID-GEO-02.
func TestCellsAround(t *testing.T) {
	want := []Cell{axial(1, 0), axial(0, 1), axial(-1, 1), axial(-1, 0), axial(0, -1), axial(1, -1)}
	if got := hexes.Around(axial(0, 0)); !slices.Equal(got, want) {
		t.Errorf("around a hex: %v, want %v", got, want)
	}
	if got, want := squares.Around(Cell{0, 0}), []Cell{{1, 0}, {0, 1}}; !slices.Equal(got, want) {
		t.Errorf("around a corner: %v, want %v", got, want)
	}
	if squares.Touch(Cell{4, 4}, Cell{5, 5}) {
		t.Error("squares touch across a corner")
	}
	if n := hexes.Side(axial(0, 0), axial(-1, 1)); n != 2 || hexes.SideNames()[n] != "northwest" {
		t.Errorf("side %d", n)
	}
}

// TestSector: GRID-SHOOT-04.
func TestSector(t *testing.T) {
	for _, c := range []struct {
		x, y int32
		in   bool
	}{{2, 1, true}, {2, 2, true}, {2, -2, true}, {1, 2, false}, {-1, 0, false}, {0, 1, false}} {
		if squares.Sector(Cell{9, 9}, 0, Cell{9 + c.x, 9 + c.y}) != c.in {
			t.Errorf("square (%d, %d): not %v", c.x, c.y, c.in)
		}
	}
	for _, c := range []struct {
		q, r int32
		in   bool
	}{{1, 0, true}, {2, -1, true}, {1, 1, true}, {3, -2, true}, {0, 1, false}, {1, -1, false}, {-1, 0, false}} {
		if hexes.Sector(axial(0, 0), 0, axial(c.q, c.r)) != c.in {
			t.Errorf("hex (%d, %d): not %v", c.q, c.r, c.in)
		}
	}
}

func TestLine(t *testing.T) {
	if got := squares.Line(Cell{0, 0}, Cell{3, 3}); !slices.Equal(got, []Cell{{1, 1}, {2, 2}}) {
		t.Errorf("through corners: %v", got)
	}
	if got := squares.Line(Cell{0, 0}, Cell{3, 1}); !slices.Equal(got, []Cell{{1, 0}, {2, 1}}) {
		t.Errorf("through a corner half way: %v", got)
	}
	if got := squares.Line(Cell{0, 0}, Cell{2, 1}); !slices.Equal(got, []Cell{{1, 0}, {1, 1}}) {
		t.Errorf("steep: %v", got)
	}
	if got := hexes.Line(axial(0, 0), axial(3, 0)); !slices.Equal(got, []Cell{axial(1, 0), axial(2, 0)}) {
		t.Errorf("along a row of hexes: %v", got)
	}
	if got := hexes.Line(axial(0, 0), axial(1, 1)); len(got) != 0 {
		t.Errorf("along a side of hexes: %v", got)
	}
	if got := hexes.Line(axial(0, 0), axial(3, -2)); !slices.Equal(got, []Cell{axial(1, -1), axial(1, 0), axial(2, -1), axial(2, -2)}) &&
		!slices.Equal(got, []Cell{axial(1, -1), axial(2, -1)}) {
		t.Errorf("slanting over hexes: %v", got)
	}
}

// TestLineIsAWay: what a line crosses is the same from both ends, and of squares
// it is a shortest way across sides wherever it passes no corner. A line over
// hexes may cut the tips of some more.
func TestLineIsAWay(t *testing.T) {
	for _, g := range []Grid{squares, hexes} {
		a := Cell{12, 13}
		for y := range int32(26) {
			for x := range int32(26) {
				b := Cell{x, y}
				there, back := g.Line(a, b), g.Line(b, a)
				slices.Reverse(back)
				same := len(there) == len(back)
				for _, c := range there {
					same = same && slices.Contains(back, c)
				}
				if !same {
					t.Fatalf("%+v: %v to %v is %v, back %v", g, a, b, there, back)
				}
				way := append(append([]Cell{a}, there...), b)
				apart, corner := int32(0), false
				for i := range way[1:] {
					n := g.Apart(way[i], way[i+1])
					apart, corner = apart+n, corner || n > 1
				}
				if !g.Hexes && a != b && !corner && int(g.Apart(a, b)) != len(way)-1 {
					t.Errorf("%+v: %v to %v takes %d steps through %v", g, a, b, len(way)-1, there)
				}
				if apart < g.Apart(a, b) {
					t.Errorf("%+v: %v to %v is shorter than it is: %v", g, a, b, way)
				}
				if first, ok := g.First(a, b); ok && !g.Touch(a, first) {
					t.Errorf("%+v: %v to %v enters %v first", g, a, b, first)
				}
			}
		}
	}
}

func TestOnward(t *testing.T) {
	if got := squares.Onward(Cell{4, 1}, Cell{0, 0}); fmt.Sprint(got) != "[2]" { // GRID-HIT-02/c
		t.Errorf("from (4, 1) through (0, 0): %v", got)
	}
	if got := squares.Onward(Cell{3, 3}, Cell{0, 0}); fmt.Sprint(got) != "[2 3]" {
		t.Errorf("diagonally: %v", got)
	}
	if got := hexes.Onward(axial(1, 0), axial(0, 0)); fmt.Sprint(got) != "[3]" {
		t.Errorf("hexes: %v", got)
	}
}
