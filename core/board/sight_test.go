package board

import (
	"fmt"
	"hash/fnv"
	"math"
	"slices"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// solid makes blockers of whole shapes.
func solid(shapes ...*Shape) []Blocker {
	var out []Blocker
	for _, s := range shapes {
		out = append(out, Blocker{Shape: s})
	}
	return out
}

func TestSees(t *testing.T) {
	west, east := Point{0, 0}, Point{10000, 0}
	forest := Rect(1000, -6000, 8000, 12000)
	for _, c := range []struct {
		name     string
		a        Point
		ra       int32
		b        Point
		rb       int32
		blockers []Blocker
		want     bool
	}{
		{"nothing between", west, 500, east, 500, nil, true},
		{"a wall far off", west, 500, east, 500, solid(Rect(3000, 5000, 1000, 1000)), true},
		{"a wall across", west, 500, east, 500, solid(Rect(4000, -2000, 1000, 4000)), false},
		// The upper outer tangent runs at y = 500.
		{"a wall that leaves a hand", west, 500, east, 500, solid(Rect(4000, -2000, 1000, 2498)), true},
		{"a wall that they look along", west, 500, east, 500, solid(Rect(4000, -2000, 1000, 2500)), true},
		{"a wall that leaves nothing", west, 500, east, 500, solid(Rect(4000, -2000, 1000, 2501)), false},
		{"a gap between walls, off the middle", west, 500, east, 500, solid(Rect(4000, -2000, 100, 2300), Rect(4000, 310, 100, 900)), true},
		// From 200 at x = 2100 to -200 at x = 8000: 342 at x = 0, -336 at x = 10000.
		{"two gaps out of line", west, 500, east, 500, solid(Rect(2000, -2000, 100, 2200), Rect(8000, -200, 100, 2200)), true},
		// From 400 to -400: 685 at x = 0.
		{"two gaps more out of line", west, 500, east, 500, solid(Rect(2000, -2000, 100, 2400), Rect(8000, -400, 100, 2400)), false},
		{"points past a corner that they touch", west, 0, east, 0, solid(Rect(4000, 0, 1000, 1000)), true},
		{"points between two corners", west, 0, east, 0, solid(Rect(4000, 0, 1000, 1000), Rect(7000, -1000, 1000, 1000)), true},
		{"points along the slit of two walls", west, 0, east, 0, solid(Rect(4000, 0, 1000, 1000), Rect(4000, -1000, 1000, 1000)), false},
		{"points along a slit as narrow as the tolerance", west, 0, east, 0, solid(Rect(4000, 0, 1000, 1000), Rect(4000, -1001, 1000, 1000)), false},
		{"discs before such a slit", west, 500, east, 500, solid(Rect(4000, 0, 1000, 1000), Rect(4000, -1001, 1000, 1000)), false},
		{"discs before one of a hundredth", west, 500, east, 500, solid(Rect(4000, 0, 1000, 1000), Rect(4000, -1010, 1000, 1000)), true},
		{"discs before the slit of two walls", west, 500, east, 500, solid(Rect(4000, 0, 1000, 1000), Rect(4000, -1000, 1000, 1000)), false},
		{"discs before two walls, corner to corner", west, 500, east, 500, solid(Rect(4000, 0, 1000, 1000), Rect(3000, -1000, 1000, 1000)), false},
		{"the same, a hundredth apart", west, 500, east, 500, solid(Rect(4000, 0, 1000, 1000), Rect(3000, -1000, 990, 1000)), true},
		{"a wall given twice leaves a hand still", west, 500, east, 500, solid(Rect(4000, -2000, 1000, 2400), Rect(4000, -2000, 1000, 2400)), true},
		{"a tower", west, 500, east, 500, solid(circle(5000, 0, 490)), true},
		{"a thick tower", west, 500, east, 500, solid(circle(5000, 0, 600)), false},
		{"between two towers", west, 500, east, 500, solid(circle(5000, 1000, 900), circle(5000, -1000, 900)), true},
		{"two towers that touch", west, 500, east, 500, solid(circle(5000, 1000, 1000), circle(5000, -1000, 1000)), false},
		{"two towers one behind the other", west, 100, east, 100, solid(circle(4000, 90, 100), circle(6000, -90, 100)), true},
		{"through a gate", west, 500, east, 500, solid(strip(200, Point{5000, -9000}, Point{5000, -100}), strip(200, Point{5000, 9000}, Point{5000, 100})), true},
		{"a ring of wall about one of them", west, 500, east, 500, solid(strip(200, Point{7000, -3000}, Point{13000, -3000}, Point{13000, 3000}, Point{7000, 3000}, Point{7000, -3000})), false},
		{"both in that ring", Point{8000, 1000}, 500, Point{12000, -1000}, 500, solid(strip(200, Point{7000, -3000}, Point{13000, -3000}, Point{13000, 3000}, Point{7000, 3000}, Point{7000, -3000})), true},
		{"through the mouth of a U", Point{3000, 3000}, 500, Point{3000, 9000}, 500, solid(letterU()), true},
		{"out of a U", Point{3000, 3000}, 500, Point{9000, 3000}, 500, solid(letterU()), false},
		{"over a leg of a U", Point{3000, 5000}, 500, Point{9000, 5000}, 500, solid(letterU()), false},
		{"over the end of a leg", Point{3000, 5501}, 500, Point{9000, 5501}, 500, solid(letterU()), true},
		{"at a wall, along it", Point{0, 500}, 500, Point{9000, 500}, 500, solid(Rect(-1000, -1000, 20000, 1000)), true},
		{"in a wall, half out", Point{0, 0}, 500, Point{9000, 3000}, 500, solid(Rect(-1000, -1000, 20000, 1000)), true},
		{"in a wall, a hundredth out", Point{0, -490}, 500, Point{9000, -490}, 500, solid(Rect(-1000, -1000, 20000, 1000)), true},
		{"in a wall", Point{0, -510}, 500, Point{9000, 3000}, 500, solid(Rect(-1000, -1000, 20000, 1000)), false},
		{"half in a tower, seen past it", Point{0, 0}, 500, Point{9000, 0}, 100, solid(circle(700, 0, 700)), false},
		{"half out of a tower", Point{0, 0}, 500, Point{9000, 0}, 500, solid(circle(0, -400, 700)), true},
		{"in contact", west, 500, Point{1001, 0}, 500, solid(Rect(400, -2000, 200, 4000)), true},

		{"through a forest", west, 500, east, 500, []Blocker{{forest, 2000}}, false},
		{"through a shallow forest", west, 500, east, 500, []Blocker{{Rect(1000, -2000, 8000, 4000), 2000}}, true},
		{"along the edge of a forest", Point{0, 4100}, 500, Point{10000, 4100}, 500, []Blocker{{forest, 2000}}, true},
		{"further in", Point{0, 3490}, 500, Point{10000, 3490}, 500, []Blocker{{forest, 2000}}, false},
		{"across the corner of a forest", Point{500, 2000}, 0, Point{5000, 6500}, 0, []Blocker{{forest, 2000}}, true},
		{"closer to its core", Point{500, 1000}, 0, Point{6000, 6500}, 0, []Blocker{{forest, 2000}}, false},
		{"a base that is a thousandth out of a core", Point{14000, 20000}, 500, Point{22500, 20000}, 500, []Blocker{{Rect(20000, 10000, 10000, 20000), 2001}}, true},
		{"the same, seen from aside", Point{14000, 29000}, 500, Point{22500, 20000}, 500, []Blocker{{Rect(20000, 10000, 10000, 20000), 2001}}, true},
		{"the same, past a wall before its middle", Point{14000, 20000}, 500, Point{22500, 20000}, 500,
			[]Blocker{{Rect(20000, 10000, 10000, 20000), 2001}, {Rect(18000, 19900, 200, 200), 0}}, true},
		{"a base that is all in a core", Point{14000, 20000}, 500, Point{22502, 20000}, 500, []Blocker{{Rect(20000, 10000, 10000, 20000), 2001}}, false},
		{"a round forest", west, 500, east, 500, []Blocker{{circle(5000, 2000, 3500), 2000}}, true},
		{"a larger one", west, 500, east, 500, []Blocker{{circle(5000, 1000, 3501), 2000}}, false},
		{"a forest too small for a core", west, 500, east, 500, []Blocker{{circle(5000, 0, 2000), 2000}}, true},
	} {
		if got, back := Sees(c.a, c.ra, c.b, c.rb, c.blockers), Sees(c.b, c.rb, c.a, c.ra, c.blockers); got != c.want || back != c.want {
			t.Errorf("%s: %v there, %v back", c.name, got, back)
		}
	}
}

// scene is a random table for Sees.
type scene struct {
	a, b     Point
	ra, rb   int32
	blockers []Blocker
	shapes   []drawn
}

func drawScene(t *rapid.T) scene {
	grid := rapid.Bool().Draw(t, "grid")
	radius := rapid.SampledFrom([]int32{0, 500, 500, 1000})
	s := scene{a: drawPoint(t, "a", grid), b: drawPoint(t, "b", grid), ra: radius.Draw(t, "ra"), rb: radius.Draw(t, "rb")}
	for i := range rapid.IntRange(1, 6).Draw(t, "blockers") {
		d := drawShape(t, fmt.Sprint("s", i), grid)
		s.shapes = append(s.shapes, d)
		s.blockers = append(s.blockers, Blocker{d.s, rapid.SampledFrom([]int32{0, 0, 0, 1000, 2000}).Draw(t, "inset")})
	}
	return s
}

// clearance of a line is how far it stays outside all blockers.
func (s *scene) clearance(p, q vec) float64 {
	way, least := from(p, q), math.Inf(1)
	for k := range 301 {
		at := way.at(way.n * float64(k) / 300)
		for i, b := range s.blockers {
			least = min(least, s.shapes[i].ref(at.x, at.y)+float64(b.Inset))
		}
	}
	return least
}

func (s *scene) String() string {
	text := fmt.Sprintf("%v r %d to %v r %d past", s.a, s.ra, s.b, s.rb)
	for i, b := range s.blockers {
		text += fmt.Sprintf("\n%s, inset %d", s.shapes[i].what, b.Inset)
	}
	return text
}

// inDiscs lists places in a disc: its centre and two rings.
func inDiscs(c Point, r int32, n int) []vec {
	out := []vec{c.vec()}
	for k := range n {
		d := direction(math.Pi * (2*float64(k)/float64(n) - 1))
		out = append(out, c.vec().plus(d.times(float64(r))), c.vec().plus(d.times(float64(r)*0.6)))
	}
	return out
}

// What a sampled line sees, Sees sees; what Sees sees is seen along its line.
func TestSeesAgainstSampledLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawScene(t)
		got := Sees(s.a, s.ra, s.b, s.rb, s.blockers)
		if Sees(s.b, s.rb, s.a, s.ra, s.blockers) != got {
			t.Fatalf("%v\nsees %v, not back", &s, got)
		}
		turned := slices.Clone(s.blockers)
		slices.Reverse(turned)
		if Sees(s.a, s.ra, s.b, s.rb, turned) != got {
			t.Fatalf("%v\nsees %v, not with the blockers turned", &s, got)
		}
		if way, ok := look(s.a, s.ra, s.b, s.rb, s.blockers); ok {
			if s.clearance(way.a, way.b) < -1e-3 && way.n > 0 {
				t.Fatalf("%v\nsees along %v to %v, which is %v inside", &s, way.a, way.b, s.clearance(way.a, way.b))
			}
			return
		}
		for _, p := range inDiscs(s.a, s.ra, 12) {
			for _, q := range inDiscs(s.b, s.rb, 12) {
				if s.free(p, q) {
					t.Fatalf("%v\ndoes not see, but along %v to %v", &s, p, q)
				}
			}
		}
	})
}

// free says whether a line is more than contact away from all blockers.
func (s *scene) free(p, q vec) bool {
	way := from(p, q)
	for _, b := range s.blockers {
		if len(b.Shape.under(&way, 1.1*Tolerance-float64(b.Inset), nil)) > 0 {
			return false
		}
	}
	return true
}

// A look at random scenes where little is seen: through a gap between two walls
// of random place and width.
func TestSeesThroughGaps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := Point{0, rapid.Int32Range(-3000, 3000).Draw(t, "a")}, Point{12000, rapid.Int32Range(-3000, 3000).Draw(t, "b")}
		s := scene{a: a, b: b, ra: 500, rb: rapid.SampledFrom([]int32{0, 500, 1000}).Draw(t, "rb")}
		for i := range rapid.IntRange(1, 3).Draw(t, "walls") {
			x, y := int32(2000+3000*i)+rapid.Int32Range(0, 900).Draw(t, "x"), rapid.Int32Range(-2000, 2000).Draw(t, "y")
			gap := rapid.Int32Range(5, 400).Draw(t, "gap")
			lean := rapid.Int32Range(-900, 900).Draw(t, "lean")
			s.blockers = append(s.blockers, solid(
				poly(Point{x, y}, Point{x + 300, y}, Point{x + 300 + lean, y - 20000}, Point{x + lean, y - 20000}),
				strip(300, Point{x, y + gap}, Point{x + lean, y + 20000}))...)
		}
		got := Sees(s.a, s.ra, s.b, s.rb, s.blockers)
		if got != Sees(s.b, s.rb, s.a, s.ra, s.blockers) {
			t.Fatalf("%v: sees %v, not back", s, got)
		}
		if got {
			return
		}
		for k := range 60 {
			for l := range 60 {
				p := Point{a.X, a.Y - 499 + int32(k)*998/59}.vec()
				q := Point{b.X, b.Y - s.rb + int32(l)*2*s.rb/59}.vec()
				if s.free(p, q) {
					t.Fatalf("%v\ndoes not see, but along %v to %v", s, p, q)
				}
			}
		}
	})
}

func TestHides(t *testing.T) {
	a, b := Point{0, 0}, Point{10000, 0}
	for _, c := range []struct {
		name   string
		s      *Shape
		ra, rb int32
		want   bool
	}{
		{"a fence across", strip(100, Point{5000, -3000}, Point{5000, 3000}), 500, 500, true},
		{"a post in the middle", Rect(5000, -10, 20, 20), 500, 500, true},
		{"a field about all", Rect(-5000, -5000, 30000, 10000), 500, 500, true},
		{"a wall that touches", Rect(4000, 500, 1000, 1000), 500, 500, false},
		{"by the tolerance", Rect(4000, 499, 1000, 1000), 500, 500, false},
		{"by more", Rect(4000, 498, 1000, 1000), 500, 500, true},
		{"behind the target", Rect(10498, -500, 1000, 1000), 500, 500, true},
		{"behind it, by the tolerance", Rect(10499, -500, 1000, 1000), 500, 500, false},
		{"far", Rect(4000, 5000, 1000, 1000), 500, 500, false},
		{"beside the narrow end", Rect(0, 600, 500, 500), 500, 1000, false},
		{"beside the wide end", Rect(9000, 600, 500, 500), 500, 1000, true},
		{"a round", circle(5000, 1500, 1001), 500, 500, false},
		{"a larger round", circle(5000, 1500, 1002), 500, 500, true},
		{"across a line of no width", Rect(4000, -500, 1000, 1000), 0, 0, true},
		{"along a line of no width", Rect(4000, 0, 1000, 1000), 0, 0, false},
		{"a round on a line of no width", circle(5000, 100, 200), 0, 0, true},
	} {
		if got, back := c.s.Hides(a, c.ra, b, c.rb), c.s.Hides(b, c.rb, a, c.ra); got != c.want || back != c.want {
			t.Errorf("%s: %v there, %v back", c.name, got, back)
		}
	}
}

func TestHidesAgainstSampledPlaces(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		grid := rapid.Bool().Draw(t, "grid")
		d, a, b := drawShape(t, "shape", grid), drawPoint(t, "a", grid), drawPoint(t, "b", grid)
		ra, rb := rapid.Int32Range(2, 2000).Draw(t, "ra"), rapid.Int32Range(2, 2000).Draw(t, "rb")
		least := math.Inf(1) // how deep the shape reaches into the discs between
		for k := range 401 {
			f := float64(k) / 400
			p := a.vec().plus(b.vec().minus(a.vec()).times(f))
			least = min(least, d.ref(p.x, p.y)-float64(ra)-f*float64(rb-ra))
		}
		got := d.s.Hides(a, ra, b, rb)
		if least < -1.01 && !got || got && least > 100 {
			t.Fatalf("%s, %v r %d to %v r %d: %v, at %v", d.what, a, ra, b, rb, got, least)
		}
		if d.s.round {
			c, r := d.s.centre.point(), int32(d.s.radius)
			if disc := DiscHides(a, ra, b, rb, c, r); disc != got && Length(b.X-a.X, b.Y-a.Y) > abs(rb-ra) {
				t.Fatalf("%s, %v r %d to %v r %d: as a shape %v, as a disc %v", d.what, a, ra, b, rb, got, disc)
			}
		}
	})
}

func TestInSector(t *testing.T) {
	o := Point{}
	for _, c := range []struct {
		name   string
		apex   Point
		dx, dy int32
		half   int32
		p      Point
		r      int32
		want   bool
	}{
		{"partly, PIL-LOS-02", o, 1000, 0, 45, Point{3000, 3500}, 500, true},
		{"outside, PIL-LOS-02", o, 1000, 0, 45, Point{3000, 4000}, 500, false},
		{"just touching", o, 1, 0, 45, Point{3000, 4000}, 707, true},
		{"a little further", o, 1, 0, 45, Point{3000, 4000}, 705, false},
		{"ahead", o, 7, 0, 45, Point{9000, 0}, 0, true},
		{"behind", o, 7, 0, 45, Point{-9000, 0}, 500, false},
		{"behind, over the apex", o, 7, 0, 45, Point{-400, 100}, 500, true},
		{"facing north", Point{1000, 1000}, 0, 1000, 45, Point{1000, 9000}, 0, true},
		{"beside it", Point{1000, 1000}, 0, 1000, 45, Point{9000, 2000}, 500, false},
		{"a half plane", o, 1000, 0, 90, Point{-499, 3000}, 500, true},
		{"behind a half plane", o, 1000, 0, 90, Point{-502, 3000}, 500, false},
		{"more than that", o, 1000, 0, 135, Point{-2000, 2000}, 0, true},
		{"all round", o, 1000, 0, 180, Point{-2000, 0}, 0, true},
	} {
		if got := InSector(c.apex, c.dx, c.dy, c.half, c.p, c.r); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

func BenchmarkInside(b *testing.B) {
	u := letterU()
	b.ReportAllocs()
	for b.Loop() {
		u.Inside(Point{-1000, 5000}, Point{9000, 4000})
	}
}

// table is 48" square with n discs and m shapes on it, the same each time.
func table(n, m int) (discs []Point, shapes []*Shape) {
	state := uint32(12345)
	next := func(below int32) int32 {
		state = state*1664525 + 1013904223
		return int32(uint64(state) * uint64(below) >> 32)
	}
	for range n {
		discs = append(discs, Point{next(48000), next(48000)})
	}
	for i := range m {
		p := Point{next(46000), next(46000)}
		switch i % 4 {
		case 0:
			shapes = append(shapes, Rect(p.X, p.Y, 500+next(2500), 500+next(2500)))
		case 1:
			shapes = append(shapes, circle(p.X, p.Y, 300+next(1500)))
		case 2:
			shapes = append(shapes, strip(200, p, Point{p.X + next(3000) + 1, p.Y + next(3000)}, Point{p.X + next(6000) + 3001, p.Y}))
		default:
			shapes = append(shapes, poly(p, Point{p.X + 2000, p.Y + next(400)}, Point{p.X + 2500, p.Y + 1500}, Point{p.X + 900 - next(500), p.Y + 2500}, Point{p.X - 400, p.Y + 1200}))
		}
	}
	return discs, shapes
}

func BenchmarkSees(b *testing.B) {
	discs, shapes := table(100, 60)
	ix := NewIndex(Point{48000, 48000}, shapes)
	var ids []int32
	var blockers []Blocker
	seen, asked, i := 0, 0, 0
	b.ReportAllocs()
	for b.Loop() {
		p, q := discs[i%100], discs[(i*37+i/100+1)%100]
		i++
		ids = ix.Along(p, q, 500, ids)
		blockers = blockers[:0]
		for _, id := range ids {
			blockers = append(blockers, Blocker{Shape: shapes[id]})
		}
		if Sees(p, 500, q, 500, blockers) {
			seen++
		}
		asked++
	}
	b.ReportMetric(float64(seen)/float64(asked), "seen/op")
	b.ReportMetric(float64(len(ids)), "lastblockers")
}

func BenchmarkAlong(b *testing.B) {
	discs, shapes := table(100, 60)
	ix := NewIndex(Point{48000, 48000}, shapes)
	var ids []int32
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		ids = ix.Along(discs[i%100], discs[(i*37+i/100+1)%100], 500, ids)
		i++
	}
}

// The core of a U, 0.8" in: its legs are 0.4" wide there.
func TestCornersOfACore(t *testing.T) {
	got := letterU().cornersAt(800)
	for _, want := range []vec{{800, 800}, {5200, 800}, {5200, 5200}, {4800, 5200}, {1200, 5200}, {800, 5200}} {
		if !slices.ContainsFunc(got, func(p vec) bool { return p.minus(want).length() < 0.01 }) {
			t.Errorf("no corner at %v: %v", want, got)
		}
	}
	for _, p := range got {
		if math.Abs(letterU().signed(p)+800) > 0.01 {
			t.Errorf("%v is not 0.8\" deep", p)
		}
	}
}

func TestManyMayAskOneShape(t *testing.T) {
	u := letterU()
	var group sync.WaitGroup
	for i := range 8 {
		group.Go(func() {
			for d := range int32(50) {
				if Sees(Point{-2000, 1000}, 300, Point{9000, 1000 + d}, 300, []Blocker{{u, 600 + (d+int32(i))%7}}) {
					t.Error("sees through the floor of the U")
				}
			}
		})
	}
	group.Wait()
}

// What is answered must not hang on the machine: a change of this sum is one of
// the geometry.
func TestSameOnEveryMachine(t *testing.T) {
	discs, shapes := table(100, 60)
	sum := fnv.New64a()
	for i, p := range discs {
		q := discs[(i*37+1)%len(discs)]
		for j, s := range shapes {
			fmt.Fprint(sum, s.Within(p, q, int32(j%5)*100-200), s.signed(p.vec()), s.Nearest(p), s.Hides(p, 500, q, 500), s.Gap(shapes[(j+i)%60]))
		}
		for k := 0; k < len(shapes); k += 6 {
			way, ok := look(p, 500, q, 500, solid(shapes[k:k+6]...))
			fmt.Fprint(sum, way, ok)
		}
		fmt.Fprint(sum, InSector(p, 3, 4, int32(i), q, 500))
	}
	if got := sum.Sum64(); got != 0x8f373a9f92f85cfc {
		t.Errorf("%#x", got)
	}
}
