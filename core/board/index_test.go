package board

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestIndexMissesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		grid := rapid.Bool().Draw(t, "grid")
		var shapes []*Shape
		for i := range rapid.IntRange(0, 70).Draw(t, "n") {
			shapes = append(shapes, drawShape(t, fmt.Sprint(i), grid).s)
		}
		ix := NewIndex(Point{20000, 15000}, shapes)
		a, b := drawPoint(t, "a", grid), drawPoint(t, "b", grid)
		r := rapid.Int32Range(0, 5000).Draw(t, "r")
		got := ix.Along(a, b, r, nil)
		if !slices.IsSorted(got) || len(slices.Compact(slices.Clone(got))) != len(got) {
			t.Fatal(got)
		}
		at := ix.At(a, r, make([]int32, 70))
		for id, s := range shapes {
			if len(s.Within(a, b, r)) > 0 && !slices.Contains(got, int32(id)) {
				t.Fatalf("%v to %v misses %d", a, b, id)
			}
			if s.Dist(a) <= r && !slices.Contains(at, int32(id)) {
				t.Fatalf("at %v misses %d", a, id)
			}
			if lo, hi := s.Box(); slices.Contains(at, int32(id)) && (a.X < lo.X-r-1 || a.X > hi.X+r+1 || a.Y < lo.Y-r-1 || a.Y > hi.Y+r+1) {
				t.Fatalf("at %v has %d, which is far", a, id)
			}
		}
	})
}

func TestIndexAllocatesNothing(t *testing.T) {
	discs, shapes := table(100, 60)
	ix, buf := NewIndex(Point{48000, 48000}, shapes), make([]int32, 60)
	if n := testing.AllocsPerRun(10, func() { ix.Along(discs[3], discs[4], 500, buf) }); n != 0 {
		t.Errorf("%v", n)
	}
}

func TestNearestFree(t *testing.T) {
	want := Point{10000, 10000}
	wall := Rect(9000, 0, 1300, 40000) // its right side is 0.3" to the right
	off := func(p Point) bool { return !wall.Overlaps(p, 500) }
	for _, c := range []struct {
		name string
		most int32
		free func(Point) bool
		at   Point
		ok   bool
	}{
		{"where it is", 0, func(Point) bool { return true }, want, true},
		{"beside the wall", 6000, off, Point{10799, 10000}, true},
		{"too far", 700, off, want, false},
		{"just near enough", 799, off, Point{10799, 10000}, true},
		{"nowhere", 3000, func(Point) bool { return false }, want, false},
	} {
		asked := 0
		at, ok := NearestFree(want, c.most, func(p Point) bool {
			asked++
			if Length(p.X-want.X, p.Y-want.Y) > c.most+Tolerance {
				t.Errorf("%s: asks for %v", c.name, p)
			}
			return c.free(p)
		})
		if at != c.at || ok != c.ok {
			t.Errorf("%s: %v %v after %d", c.name, at, ok, asked)
		}
	}
}

func TestDirectionIsOnTheUnitCircle(t *testing.T) {
	for k := -180; k <= 180; k++ {
		angle := float64(k) / 180 * math.Pi
		d := direction(angle)
		if math.Abs(d.x-math.Cos(angle)) > 1e-13 || math.Abs(d.y-math.Sin(angle)) > 1e-13 {
			t.Errorf("%d degrees: %v", k, d)
		}
	}
}
