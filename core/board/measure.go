package board

import "math"

// Contains says whether a point is in the shape or on its border.
func (s *Shape) Contains(p Point) bool { return s.signed(p.vec()) <= tiny }

// Dist is the distance from a point to the shape, thousandths of an inch; 0 in it.
func (s *Shape) Dist(p Point) int32 { return max(round(s.signed(p.vec())), 0) }

// Depth is how far a point in the shape is from its border, thousandths of an
// inch; 0 outside.
func (s *Shape) Depth(p Point) int32 { return max(-round(s.signed(p.vec())), 0) }

// Meets says whether a disc is in contact with the shape, or in it.
func (s *Shape) Meets(p Point, r int32) bool { return round(s.signed(p.vec()))-r <= Tolerance }

// Overlaps says whether a disc reaches into the shape by more than Tolerance.
func (s *Shape) Overlaps(p Point, r int32) bool { return round(s.signed(p.vec()))-r < -Tolerance }

// Nearest is the point of the border that is nearest to p, in the shape or not.
func (s *Shape) Nearest(p Point) Point { return s.nearest(p.vec()).point() }

// Gap is the distance between the nearest points of two shapes, thousandths of
// an inch; 0 when they overlap.
func (s *Shape) Gap(o *Shape) int32 {
	switch {
	case s.round:
		return max(round(o.signed(s.centre)-s.radius), 0)
	case o.round:
		return max(round(s.signed(o.centre)-o.radius), 0)
	case s.signed(o.border[0].a) <= 0 || o.signed(s.border[0].a) <= 0:
		return 0 // one in the other, or crossing
	}
	gap := math.Inf(1)
	for i := range s.border {
		for j := range o.border {
			gap = min(gap, s.border[i].gap(&o.border[j]))
		}
	}
	return round(gap)
}

// signed is the distance to the border, below 0 in the shape.
func (s *Shape) signed(p vec) float64 {
	if s.round {
		return p.minus(s.centre).length() - s.radius
	}
	least := math.Inf(1)
	for i := range s.border {
		v := p.minus(s.border[i].nearest(p))
		least = min(least, dot(v, v))
	}
	if s.has(p) {
		return -math.Sqrt(least)
	}
	return math.Sqrt(least)
}

// nearest is the place of the border nearest to p; of several the first.
func (s *Shape) nearest(p vec) vec {
	if s.round {
		to := from(s.centre, p)
		if to.n == 0 {
			to.d = vec{1, 0}
		}
		return to.at(s.radius)
	}
	best, least := vec{}, math.Inf(1)
	for i := range s.border {
		q := s.border[i].nearest(p)
		if d := p.minus(q).length(); d < least {
			best, least = q, d
		}
	}
	return best
}

// has says whether a place is in the area; on the border it may say either.
func (s *Shape) has(p vec) bool {
	switch {
	case p.x < s.lo.x || p.x > s.hi.x || p.y < s.lo.y || p.y > s.hi.y:
		return false
	case s.convex:
		for _, ring := range s.parts {
			if inConvex(ring, p) {
				return true
			}
		}
		return false
	}
	return inRing(s.parts[0], p)
}

// inRing counts the sides to the right of p.
func inRing(ring []vec, p vec) bool {
	in := false
	for i, b := range ring {
		a := ring[(i+len(ring)-1)%len(ring)]
		if (a.y > p.y) != (b.y > p.y) && (cross(b.minus(a), p.minus(a)) > 0) == (b.y > a.y) {
			in = !in
		}
	}
	return in
}

// inConvex says whether p is in a convex ring or on its border.
func inConvex(ring []vec, p vec) bool {
	for i, b := range ring {
		a := ring[(i+len(ring)-1)%len(ring)]
		v := b.minus(a)
		if cross(v, p.minus(a)) < -tiny*v.length() {
			return false
		}
	}
	return true
}
