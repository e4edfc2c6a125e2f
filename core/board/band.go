package board

import "math"

// Hides says whether the shape overlaps, by more than Tolerance, the band swept
// from one disc to the other: the convex hull of the two.
func (s *Shape) Hides(a Point, ra int32, b Point, rb int32) bool {
	bd := bandOf(a, max(ra-Tolerance, 0), b, max(rb-Tolerance, 0))
	return bd.meets(s)
}

// DiscHides says whether the disc o overlaps, by more than Tolerance, the band
// swept from one disc to the other. There is none when one lies in the other.
func DiscHides(a Point, ra int32, b Point, rb int32, o Point, ro int32) bool {
	bd := bandOf(a, ra, b, rb)
	return !bd.one && bd.gap(o.vec()) < float64(ro-Tolerance)
}

// InSector says whether a disc is wholly or partly in the sector at apex that
// opens half degrees to each side of the direction dirX, dirY, of any length
// but 0. To touch the sector is enough.
func InSector(apex Point, dirX, dirY, half int32, c Point, r int32) bool {
	way := from(vec{}, Point{dirX, dirY}.vec())
	if half >= 180 {
		return true
	}
	v := c.vec().minus(apex.vec())
	p := vec{dot(way.d, v), math.Abs(cross(way.d, v))} // as if the sector opened along x
	edge := direction(float64(half) / 180 * math.Pi)
	gap := cross(edge, p)
	if dot(edge, p) < 0 {
		gap = math.Copysign(p.length(), gap)
	}
	return round(gap)-r <= Tolerance
}

// band is the convex hull of two discs: the discs between them, whose radius
// goes evenly from the one to the other.
type band struct {
	way    segment // from centre to centre
	ra, rb float64
	grow   float64 // of the radius, a thousandth of the way
	one    bool    // one disc lies in the other
}

func bandOf(a Point, ra int32, b Point, rb int32) band {
	bd := band{way: from(a.vec(), b.vec()), ra: float64(ra), rb: float64(rb)}
	if bd.one = bd.way.n <= math.Abs(bd.rb-bd.ra); !bd.one {
		bd.grow = (bd.rb - bd.ra) / bd.way.n
	}
	return bd
}

// gap is the distance from a place to the nearest of the discs, below 0 in it.
func (bd *band) gap(p vec) float64 {
	v := p.minus(bd.way.a)
	if bd.one {
		return min(v.length()-bd.ra, p.minus(bd.way.b).length()-bd.rb)
	}
	along, across := dot(v, bd.way.d), math.Abs(cross(v, bd.way.d))
	t := along + float64(across*bd.grow)/math.Sqrt(1-square(bd.grow)) // where the nearest disc stands
	t = max(0, min(t, bd.way.n))
	return vec{along - t, across}.length() - bd.ra - float64(bd.grow*t)
}

// meets says whether the band and the shape overlap.
func (bd *band) meets(s *Shape) bool {
	if s.round {
		return bd.gap(s.centre) < s.radius-tiny
	}
	if !boxNear(&bd.way, s.lo, s.hi, max(bd.ra, bd.rb)) {
		return false
	}
	var buf [16]span
	if s.signed(bd.way.a) < -tiny || len(s.under(&bd.way, 0, buf[:0])) > 0 {
		return true
	}
	ring, n := bd.ring()
	for i := range s.border {
		e := &s.border[i]
		if e.dist(bd.way.a) < bd.ra-tiny || e.dist(bd.way.b) < bd.rb-tiny || crossesRing(e, ring[:n]) {
			return true
		}
	}
	return false
}

// ring is the part of the band between the two discs, against the clock; it has
// no area, and no corners, where one disc lies in the other.
func (bd *band) ring() (ring [4]vec, n int) {
	if bd.one || bd.ra == 0 && bd.rb == 0 {
		return ring, 0
	}
	along, up := bd.way.d.times(-bd.grow), bd.way.d.left().times(math.Sqrt(1-square(bd.grow)))
	l, r := along.plus(up), along.minus(up)
	a, b := bd.way.a, bd.way.b
	return [4]vec{a.plus(r.times(bd.ra)), b.plus(r.times(bd.rb)), b.plus(l.times(bd.rb)), a.plus(l.times(bd.ra))}, 4
}

// crossesRing says whether a segment passes through the inside of a convex ring.
func crossesRing(e *segment, ring []vec) bool {
	if len(ring) == 0 {
		return false
	}
	var buf [1]span
	part := clip(e, ring, buf[:0])
	if len(part) == 0 {
		return false
	}
	p := e.at((part[0].from + part[0].to) / 2)
	for i, b := range ring {
		side := from(ring[(i+len(ring)-1)%len(ring)], b)
		if side.n > 0 && cross(side.d, p.minus(side.a)) < tiny {
			return false
		}
	}
	return true
}
