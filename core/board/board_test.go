package board

import (
	"flag"
	"fmt"
	"math"
	"os"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// The same random tables each run; -rapid.seed=0 for others.
func TestMain(m *testing.M) {
	flag.Lookup("rapid.seed").Value.Set("7")
	flag.Parse()
	os.Exit(m.Run())
}

// must takes away an error that a test does not expect.
func must(s *Shape, err error) *Shape {
	if err != nil {
		panic(err)
	}
	return s
}

func poly(pts ...Point) *Shape { return must(Polygon(pts)) }

func circle(x, y, r int32) *Shape { return must(Circle(Point{x, y}, r)) }

func strip(width int32, pts ...Point) *Shape { return must(Strip(pts, width)) }

// letterU opens upwards: 6" wide and high, its legs and floor 2" thick.
func letterU() *Shape {
	return poly(Point{0, 0}, Point{6000, 0}, Point{6000, 6000}, Point{4000, 6000}, Point{4000, 2000}, Point{2000, 2000}, Point{2000, 6000}, Point{0, 6000})
}

func TestMistakesInShapes(t *testing.T) {
	for _, c := range []struct {
		make func() (*Shape, error)
		want string
	}{
		{func() (*Shape, error) { return Polygon([]Point{{0, 0}, {1, 1}}) }, `E-ARG a polygon has at least 3 corners, not 2`},
		{func() (*Shape, error) { return Polygon([]Point{{0, 0}, {1000, 0}, {1000, 0}, {0, 500}}) },
			`E-ARG corners 2 and 3 of the polygon are both at (1, 0)`},
		{func() (*Shape, error) { return Polygon([]Point{{0, 0}, {1000, 0}, {0, 1500}, {0, 0}}) },
			`E-ARG corners 4 and 1 of the polygon are both at (0, 0) (leave the last one out: a polygon closes by itself)`},
		{func() (*Shape, error) { return Polygon([]Point{{0, 0}, {1000, 1000}, {1000, 0}, {0, 1000}}) },
			`E-ARG the side from corner 1 to 2 of the polygon meets the side from 3 to 4 (give the corners in order round the border)`},
		{func() (*Shape, error) { return Polygon([]Point{{0, 0}, {1000, 0}, {2000, 0}}) },
			`E-ARG the polygon turns back on itself at corner 3, (2, 0)`},
		{func() (*Shape, error) { return Polygon([]Point{{0, 0}, {2000, 0}, {2000, 2000}, {1000, 0}, {0, 2000}}) },
			`E-ARG the side from corner 1 to 2 of the polygon meets the side from 3 to 4 (give the corners in order round the border)`},
		{func() (*Shape, error) { return Polygon([]Point{{0, 0}, {2000000, 0}, {0, 1}}) },
			`E-ARG (2000, 0) is too far from the table: coordinates go from -1000" to 1000"`},
		{func() (*Shape, error) { return Circle(Point{}, 0) }, `E-ARG a circle has a radius of 0.001" to 1000", not 0"`},
		{func() (*Shape, error) { return Strip([]Point{{0, 0}}, 100) }, `E-ARG a strip goes through at least 2 points, not 1`},
		{func() (*Shape, error) { return Strip([]Point{{0, 0}, {9, 9}}, 0) }, `E-ARG a strip is 0.001" to 1000" wide, not 0"`},
		{func() (*Shape, error) { return Strip([]Point{{0, 0}, {9, 9}, {9, 9}}, 5) }, `E-ARG points 2 and 3 of the strip are both at (0.009, 0.009)`},
	} {
		if _, err := c.make(); err == nil || err.Error() != c.want {
			t.Errorf("got  %v\nwant %s", err, c.want)
		}
	}
}

func TestMeasures(t *testing.T) {
	for _, c := range []struct {
		name        string
		s           *Shape
		p           Point
		dist, depth int32
		nearest     Point
		in          bool
	}{
		{"left of a square", Rect(0, 0, 4000, 4000), Point{-3000, 1000}, 3000, 0, Point{0, 1000}, false},
		{"off a corner", Rect(0, 0, 4000, 4000), Point{7000, 8000}, 5000, 0, Point{4000, 4000}, false},
		{"in a square", Rect(0, 0, 4000, 4000), Point{1000, 1500}, 0, 1000, Point{0, 1500}, true},
		{"on its border", Rect(0, 0, 4000, 4000), Point{4000, 1500}, 0, 0, Point{4000, 1500}, true},
		{"on its corner", Rect(0, 0, 4000, 4000), Point{4000, 4000}, 0, 0, Point{4000, 4000}, true},
		{"in the mouth of a U", letterU(), Point{3000, 5000}, 1000, 0, Point{4000, 5000}, false},
		{"in the floor of a U", letterU(), Point{3000, 1200}, 0, 800, Point{3000, 2000}, true},
		{"at the elbow of a U", letterU(), Point{1000, 1000}, 0, 1000, Point{1000, 0}, true},
		{"in a circle", circle(0, 0, 5000), Point{3000, 0}, 0, 2000, Point{5000, 0}, true},
		{"at its centre", circle(0, 0, 5000), Point{0, 0}, 0, 5000, Point{5000, 0}, true},
		{"off a circle", circle(0, 0, 5000), Point{6000, 8000}, 5000, 0, Point{3000, 4000}, false},
		{"off a fence", strip(200, Point{0, 0}, Point{4000, 0}), Point{2000, 1100}, 1000, 0, Point{2000, 100}, false},
		{"off its end", strip(200, Point{0, 0}, Point{4000, 0}), Point{4500, 0}, 500, 0, Point{4000, 0}, false},
		{"in its middle", strip(200, Point{0, 0}, Point{2000, 0}, Point{4000, 0}), Point{2000, 0}, 0, 100, Point{2000, -100}, true},
		{"off the corner of a wall", strip(2000, Point{0, 0}, Point{5000, 0}, Point{5000, 5000}), Point{9000, -4000}, 4243, 0, Point{6000, -1000}, false},
		{"in that corner", strip(2000, Point{0, 0}, Point{5000, 0}, Point{5000, 5000}), Point{5500, -500}, 0, 500, Point{5500, -1000}, true},
		{"in the ground that a ring of wall surrounds", strip(1000, Point{0, 0}, Point{9000, 0}, Point{9000, 9000}, Point{0, 9000}, Point{0, 0}),
			Point{4000, 2500}, 2000, 0, Point{4000, 500}, false},
		{"in the corner where that ring closes", strip(1000, Point{0, 0}, Point{9000, 0}, Point{9000, 9000}, Point{0, 9000}, Point{0, 0}),
			Point{-400, -300}, 0, 100, Point{-500, -300}, true},
	} {
		if d, in := c.s.Dist(c.p), c.s.Contains(c.p); d != c.dist || in != c.in {
			t.Errorf("%s: distance %d, inside %v", c.name, d, in)
		}
		if d, n := c.s.Depth(c.p), c.s.Nearest(c.p); d != c.depth || n != c.nearest {
			t.Errorf("%s: depth %d, nearest %v", c.name, d, n)
		}
	}
}

func TestContactAndOverlap(t *testing.T) {
	s := Rect(0, 0, 4000, 4000)
	for _, c := range []struct {
		x               int32
		meets, overlaps bool
	}{{4502, false, false}, {4501, true, false}, {4500, true, false}, {4499, true, false}, {4498, true, true}, {2000, true, true}} {
		p := Point{c.x, 2000}
		if m, o := s.Meets(p, 500), s.Overlaps(p, 500); m != c.meets || o != c.overlaps {
			t.Errorf("at %v: meets %v, overlaps %v", p, m, o)
		}
	}
}

func TestBox(t *testing.T) {
	for _, c := range []struct {
		s      *Shape
		lo, hi Point
	}{
		{Rect(-5, 7, 10, 20), Point{-5, 7}, Point{5, 27}},
		{circle(10, 20, 3), Point{7, 17}, Point{13, 23}},
		{strip(3, Point{0, 0}, Point{10, 0}), Point{0, -2}, Point{10, 2}},
	} {
		if lo, hi := c.s.Box(); lo != c.lo || hi != c.hi {
			t.Errorf("box %v to %v, want %v to %v", lo, hi, c.lo, c.hi)
		}
	}
}

func TestGap(t *testing.T) {
	u, square := letterU(), Rect(0, 0, 2000, 2000)
	for _, c := range []struct {
		name string
		a, b *Shape
		want int32
	}{
		{"side by side", square, Rect(5000, 1000, 500, 500), 3000},
		{"corner to corner", square, Rect(5000, 6000, 500, 500), 5000},
		{"touching", square, Rect(2000, 500, 500, 500), 0},
		{"in one line", square, Rect(5000, 0, 500, 2000), 3000},
		{"crossing without corners inside", Rect(0, 500, 9000, 500), Rect(500, 0, 500, 9000), 0},
		{"one in the other", Rect(-9000, -9000, 20000, 20000), square, 0},
		{"in the mouth of a U", u, Rect(2500, 2700, 1000, 9000), 500},
		{"circles", circle(0, 0, 1000), circle(3000, 4000, 2000), 2000},
		{"circle in the mouth", u, circle(3000, 4000, 700), 300},
		{"circle over a square", square, circle(1000, 1000, 5000), 0},
		{"square in a circle", circle(1000, 1000, 5000), square, 0},
	} {
		if got, back := c.a.Gap(c.b), c.b.Gap(c.a); got != c.want || back != c.want {
			t.Errorf("%s: %d there, %d back, want %d", c.name, got, back, c.want)
		}
	}
}

func TestSpans(t *testing.T) {
	square, u := Rect(0, 0, 4000, 4000), letterU()
	bend := strip(2000, Point{0, 0}, Point{5000, 0}, Point{5000, 5000})
	for _, c := range []struct {
		name string
		s    *Shape
		a, b Point
		r    int32
		want []Span
	}{
		{"through", square, Point{-1000, 2000}, Point{9000, 2000}, 0, []Span{{1000, 5000}}},
		{"from inside", square, Point{1000, 2000}, Point{9000, 2000}, 0, []Span{{0, 3000}}},
		{"all inside", square, Point{1000, 2000}, Point{3000, 2000}, 0, []Span{{0, 2000}}},
		{"no length", square, Point{1000, 2000}, Point{1000, 2000}, 0, nil},
		{"past", square, Point{-1000, 5000}, Point{9000, 5000}, 0, nil},
		{"along a side", square, Point{-1000, 4000}, Point{9000, 4000}, 0, nil},
		{"by a corner", square, Point{3000, 5000}, Point{5000, 3000}, 0, nil},
		{"corner to corner", square, Point{0, 0}, Point{4000, 4000}, 0, []Span{{0, 5657}}},
		{"both legs of a U", u, Point{-1000, 5000}, Point{9000, 5000}, 0, []Span{{1000, 3000}, {5000, 7000}}},
		{"along the floor of its mouth", u, Point{-1000, 2000}, Point{9000, 2000}, 0, []Span{{1000, 3000}, {5000, 7000}}},
		{"by a corner that points inwards", poly(Point{0, 0}, Point{4000, 0}, Point{4000, 4000}, Point{2000, 2000}, Point{0, 4000}), Point{-1000, 2000}, Point{5000, 2000}, 0, []Span{{1000, 5000}}},
		{"circle", circle(0, 0, 5000), Point{-9000, 3000}, Point{9000, 3000}, 0, []Span{{5000, 13000}}},
		{"on the line of a side, before it", square, Point{-3000, 4000}, Point{-1000, 4000}, 500, nil},
		{"by a circle", circle(0, 0, 5000), Point{-9000, 5000}, Point{9000, 5000}, 0, nil},
		{"along a fence over its joint", strip(500, Point{0, 0}, Point{3000, 0}, Point{6000, 0}), Point{-1000, 0}, Point{9000, 0}, 0, []Span{{1000, 7000}}},
		{"across it at its joint", strip(500, Point{0, 0}, Point{3000, 0}, Point{6000, 0}), Point{3000, -1000}, Point{3000, 1000}, 0, []Span{{750, 1250}}},
		{"along the end of its first piece", bend, Point{5000, -5000}, Point{5000, 9000}, 0, []Span{{4000, 10000}}},
		{"through the corner of a wall", bend, Point{5500, -5000}, Point{5500, 9000}, 0, []Span{{4000, 10000}}},
		{"across the corner", bend, Point{3000, -3000}, Point{7000, 1000}, 0, []Span{{2828, 4243}}},

		{"a disc through", square, Point{-2000, 2000}, Point{9000, 2000}, 500, []Span{{1500, 6500}}},
		{"a disc that touches", square, Point{-2000, 4500}, Point{9000, 4500}, 500, nil},
		{"a disc by a side", square, Point{-2000, 4400}, Point{9000, 4400}, 500, []Span{{1700, 6300}}},
		{"a disc round a corner", square, Point{4000, 4500}, Point{4500, 4000}, 500, []Span{{0, 707}}},
		{"a disc in the mouth of a U", u, Point{3000, 9000}, Point{3000, 2500}, 1100, []Span{{2542, 6500}}},
		{"a disc over the mouth of a U", u, Point{-2000, 6600}, Point{9000, 6600}, 1000, []Span{{1200, 4800}, {5200, 8800}}},
		{"a disc at a circle", circle(0, 0, 4000), Point{-9000, 3000}, Point{9000, 3000}, 1000, []Span{{5000, 13000}}},

		{"deep", square, Point{-1000, 2000}, Point{9000, 2000}, -1500, []Span{{2500, 3500}}},
		{"as deep as that, not deeper", square, Point{-1000, 1500}, Point{9000, 1500}, -1500, nil},
		{"deep in the elbows of a U", u, Point{-1000, 1100}, Point{9000, 1100}, -1000, []Span{{2000, 2564}, {5436, 6000}}},
		{"deep in a circle", circle(0, 0, 6000), Point{-9000, 3000}, Point{9000, 3000}, -1000, []Span{{5000, 13000}}},
		{"deeper than it is", circle(0, 0, 6000), Point{-9000, 0}, Point{9000, 0}, -6000, nil},
	} {
		if got := c.s.Within(c.a, c.b, c.r); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		back, length := c.s.Within(c.b, c.a, c.r), Length(c.b.X-c.a.X, c.b.Y-c.a.Y)
		slices.Reverse(back)
		for i, s := range back {
			if i >= len(c.want) || abs(length-s.To-c.want[i].From) > 1 || abs(length-s.From-c.want[i].To) > 1 {
				t.Errorf("%s, back: %v", c.name, back)
				break
			}
		}
	}
}

func abs(n int32) int32 { return max(n, -n) }

func TestUnionAndLengths(t *testing.T) {
	got := Union([]Span{{5, 8}, {20, 30}}, nil, []Span{{0, 2}, {8, 9}, {25, 26}, {30, 30}}, []Span{{1, 4}})
	if want := []Span{{0, 4}, {5, 9}, {20, 30}}; !slices.Equal(got, want) || Lengths(got) != 18 {
		t.Errorf("%v, %d long", got, Lengths(got))
	}
	if Union() != nil || Lengths(nil) != 0 {
		t.Error("nothing has a length")
	}
}

// drawn is a random shape and what it was made of, for a second opinion.
type drawn struct {
	s    *Shape
	what string
	ref  func(x, y float64) float64 // the signed distance
}

// drawShape draws a shape within 10" of a random centre. With grid, its
// coordinates are whole inches, so that things touch and lie in line.
func drawShape(t *rapid.T, name string, grid bool) drawn {
	unit := int32(1)
	if grid {
		unit = 1000
	}
	num := func(lo, hi int32, what string) int32 {
		return rapid.Int32Range(lo/unit, hi/unit).Draw(t, name+" "+what) * unit
	}
	c := Point{num(0, 20000, "x"), num(0, 20000, "y")}
	switch kind := rapid.IntRange(0, 3).Draw(t, name+" kind"); {
	case kind == 0:
		r := num(1000, 8000, "r")
		return drawn{circle(c.X, c.Y, r), fmt.Sprint("circle ", c, r), func(x, y float64) float64 {
			return math.Hypot(x-float64(c.X), y-float64(c.Y)) - float64(r)
		}}
	case kind == 1 || grid:
		w, h := num(1000, 9000, "w"), num(1000, 9000, "h")
		pts := []Point{c, {c.X + w, c.Y}, {c.X + w, c.Y + h}, {c.X, c.Y + h}}
		if grid && kind > 1 { // an L
			pts = []Point{c, {c.X + w + 2000, c.Y}, {c.X + w + 2000, c.Y + 1000}, {c.X + w, c.Y + 1000}, {c.X + w, c.Y + h + 2000}, {c.X, c.Y + h + 2000}}
		}
		return drawn{poly(pts...), fmt.Sprint("polygon ", pts), ringDistance(pts)}
	}
	n := rapid.IntRange(3, 9).Draw(t, name+" corners")
	var pts []Point
	for k := range n {
		r := float64(num(800, 9000, "r"))
		pts = append(pts, Point{c.X + int32(r*math.Cos(2*math.Pi*float64(k)/float64(n))), c.Y + int32(r*math.Sin(2*math.Pi*float64(k)/float64(n)))})
	}
	return drawn{poly(pts...), fmt.Sprint("polygon ", pts), ringDistance(pts)}
}

// ringDistance is the signed distance to a polygon, by the winding angle.
func ringDistance(pts []Point) func(x, y float64) float64 {
	return func(x, y float64) float64 {
		least, angle := math.Inf(1), 0.0
		for i, p := range pts {
			q := pts[(i+1)%len(pts)]
			ax, ay, bx, by := float64(p.X)-x, float64(p.Y)-y, float64(q.X)-x, float64(q.Y)-y
			dx, dy := bx-ax, by-ay
			t := max(0, min(1, -(ax*dx+ay*dy)/(dx*dx+dy*dy)))
			least = min(least, math.Hypot(ax+t*dx, ay+t*dy))
			angle += math.Atan2(ax*by-ay*bx, ax*bx+ay*by)
		}
		if math.Abs(angle) > 1 {
			return -least
		}
		return least
	}
}

func drawPoint(t *rapid.T, name string, grid bool) Point {
	unit := int32(1)
	if grid {
		unit = 1000
	}
	return Point{rapid.Int32Range(-10000/unit, 30000/unit).Draw(t, name+" x") * unit, rapid.Int32Range(-10000/unit, 30000/unit).Draw(t, name+" y") * unit}
}

func TestDistancesAgainstReference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		grid := rapid.Bool().Draw(t, "grid")
		d, p := drawShape(t, "shape", grid), drawPoint(t, "p", grid)
		want := d.ref(float64(p.X), float64(p.Y))
		if got := d.s.signed(p.vec()); math.Abs(got-want) > 1e-6 {
			t.Fatalf("%s at %v: %v, want %v", d.what, p, got, want)
		}
		if n := d.s.Nearest(p); math.Abs(float64(Length(n.X-p.X, n.Y-p.Y))-math.Abs(want)) > 2 || math.Abs(d.ref(float64(n.X), float64(n.Y))) > 1 {
			t.Fatalf("%s at %v: nearest %v", d.what, p, n)
		}
	})
}

func TestSpansAgainstReference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		grid := rapid.Bool().Draw(t, "grid")
		d, a, b := drawShape(t, "shape", grid), drawPoint(t, "a", grid), drawPoint(t, "b", grid)
		r := rapid.SampledFrom([]int32{0, 0, 1, 500, 2000, -1, -500, -2000}).Draw(t, "r")
		spans := d.s.Within(a, b, r)
		length := Length(b.X-a.X, b.Y-a.Y)
		for i, s := range spans {
			if s.From >= s.To || s.From < 0 || s.To > length || i > 0 && s.From <= spans[i-1].To {
				t.Fatalf("%s: spans %v of %d", d.what, spans, length)
			}
		}
		way := from(a.vec(), b.vec())
		if way.n == 0 {
			return
		}
		for k := range 200 {
			at := way.n * (float64(k) + 0.37) / 200
			p := way.at(at)
			under := d.ref(p.x, p.y) - float64(r)
			in := slices.ContainsFunc(spans, func(s Span) bool { return float64(s.From)-0.51 <= at && at <= float64(s.To)+0.51 })
			if math.Abs(under) > 1 && in != (under < 0) {
				t.Fatalf("%s, %v to %v, r %d: %v, but %v is %v from it", d.what, a, b, r, spans, at, under)
			}
		}
	})
}

func TestStripsAgainstReference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, half := rapid.IntRange(2, 7).Draw(t, "n"), float64(rapid.Int32Range(1, 3000).Draw(t, "half"))
		var line []Point
		for i := range n {
			p := drawPoint(t, fmt.Sprint(i), rapid.Bool().Draw(t, "grid"))
			if len(line) == 0 || p != line[len(line)-1] {
				line = append(line, p)
			}
		}
		if len(line) < 2 {
			return
		}
		s := must(Strip(line, int32(2*half)))
		for k := range 20 {
			p := drawPoint(t, fmt.Sprint("p", k), false).vec()
			near, in := math.Inf(1), false
			for i := range line[1:] {
				e := from(line[i].vec(), line[i+1].vec())
				v := p.minus(e.a)
				near = min(near, e.dist(p))
				in = in || math.Abs(cross(e.d, v)) < half-0.1 && dot(e.d, v) > 0.1 && dot(e.d, v) < e.n-0.1
			}
			got := s.signed(p)
			if in && got > 0 || near > 1.5*half && got <= 0 {
				t.Fatalf("%v, %v wide: %v is %v from the line, signed %v", line, 2*half, p, near, got)
			}
			if d := s.has(p); d != (got <= 0) && math.Abs(got) > tiny {
				t.Fatalf("%v", p)
			}
			if q := s.nearest(p); !onBorder(s, q) {
				t.Fatalf("%v, %v wide: the nearest place to %v, %v, is no border", line, 2*half, p, q)
			}
		}
	})
}

// onBorder says whether there is something outside the shape next to q.
func onBorder(s *Shape, q vec) bool {
	for k := range 720 {
		if !s.has(q.plus(direction(math.Pi * (float64(k)/360 - 1)).times(0.05))) {
			return true
		}
	}
	return false
}

// The gap of two shapes is the least distance from places along the border of
// one to the other.
func TestGapAgainstReference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		grid := rapid.Bool().Draw(t, "grid")
		a, b := drawShape(t, "a", grid), drawShape(t, "b", grid)
		least := math.Inf(1)
		for _, pair := range [2][2]drawn{{a, b}, {b, a}} {
			for _, p := range along(pair[0].s) {
				least = min(least, pair[1].ref(p.x, p.y))
			}
		}
		got := float64(a.s.Gap(b.s))
		if back := float64(b.s.Gap(a.s)); back != got || got > max(least, 0)+1 || got < least-200 {
			t.Fatalf("%s and %s: %v there, %v back, want about %v", a.what, b.what, got, back, least)
		}
	})
}

// along lists places along the border of a shape, 0.2" apart or less, and its corners.
func along(s *Shape) (out []vec) {
	if s.round {
		for k := range 360 {
			out = append(out, s.centre.plus(direction(math.Pi*(float64(k)/180-1)).times(s.radius)))
		}
	}
	for i := range s.border {
		n := math.Ceil(s.border[i].n / 200)
		for k := range int(n) {
			out = append(out, s.border[i].at(s.border[i].n*float64(k)/n))
		}
	}
	return out
}
