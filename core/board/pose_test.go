package board

import (
	"testing"

	"pgregory.net/rapid"
)

// hull is a ship 3" wide and 10" long, its bow to the north, about the origin.
func hull() (*Shape, Pose) {
	north := Point{0, 1000}
	return Rect(-1500, -5000, 3000, 10000), Pose{Was: north, Is: north}
}

func TestPoses(t *testing.T) {
	s, p := hull()
	if at := p.Ahead(7000).Middle(); at != (Point{0, 7000}) {
		t.Errorf("7\" ahead is at %v", at)
	}
	quarter := int32(15708) // of a circle with a radius of 10"
	for _, right := range []bool{true, false} {
		q := p.Round(quarter, 10000, right)
		x := int32(-10000)
		if right {
			x = 10000
		}
		if at := q.Middle(); at != (Point{x, 10000}) {
			t.Errorf("a quarter of a circle ends at %v", at)
		}
		lo, hi := s.In(q).Box()
		if hi.X-lo.X > 10002 || hi.Y-lo.Y > 3002 || hi.X-lo.X < 10000 || hi.Y-lo.Y < 3000 {
			t.Errorf("it lies from %v to %v", lo, hi)
		}
	}
	if back := p.Turned(1, 2).Turned(1, 2); s.In(back).Gap(s) != 0 || back.Place(Point{1500, 5000}) != (Point{1500, 5000}) {
		t.Errorf("turned about twice: %v", back)
	}
	if !s.In(p.Ahead(2000)).Cuts(s) || s.In(p.Ahead(10000)).Cuts(s) {
		t.Error("shapes cut each other when they overlap, not when they touch")
	}
	if sea := []*Shape{Rect(-2000, -6000, 4000, 6000), Rect(-2000, 0, 4000, 5000)}; !s.Covered(sea) || s.In(p.Ahead(10)).Covered(sea) {
		t.Error("the hull lies on two pieces of water up to their end, and not beyond")
	}
}

// Laid along another, a hull touches it along the shorter of two sides that
// touched before, and does not reach into it.
func TestBerths(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, p := hull()
		other := Rect(-6000, 0, 12000, 4000)
		p.Is = Point{rapid.Int32Range(-900, 900).Draw(t, "x"), 1000}
		p.Shift = Point{rapid.Int32Range(-9000, 9000).Draw(t, "at"), -20000}
		for i := 0; s.In(p).Gap(other) > Tolerance; i++ {
			if i > 40 {
				return // it passes by
			}
			p.Shift.Y += max(s.In(p).Gap(other), 1)
		}
		for _, b := range p.Berths(s, other) {
			laid := s.In(b)
			if gap := laid.Gap(other); gap > Tolerance || laid.Cuts(other) {
				t.Fatalf("gap %d, cuts %v", gap, laid.Cuts(other))
			}
			if n := shared(laid, other); n < 2990 {
				t.Fatalf("shares %d", n)
			}
		}
	})
}

// shared is the length along which two shapes touch.
func shared(s, o *Shape) int32 {
	most := int32(0)
	for i := range s.border {
		var buf [16]span
		n := 0.0
		for _, p := range o.under(&s.border[i], 2*Tolerance, buf[:0]) {
			n += p.to - p.from
		}
		most = max(most, round(n))
	}
	return most
}
