package board

import "math"

// Around are places round the shape past which a disc of radius r gets in straight
// stretches: sixteen round a circle, up to eight round each corner. r in thousandths
// of an inch; a stretch between two that are next to each other keeps clear of it.
func (s *Shape) Around(r int32) []Point {
	if s.round {
		return ring(s.centre, (s.radius+float64(r))/math.Cos(math.Pi/16)+2, 16)
	}
	var out []Point
	for _, c := range s.corners {
		for _, p := range ring(c, float64(r)/math.Cos(math.Pi/8)+2, 8) {
			if s.Dist(p) >= r {
				out = append(out, p)
			}
		}
	}
	return out
}

// ring is n points round a place.
func ring(c vec, r float64, n int) []Point {
	out := make([]Point, n)
	for k := range out {
		out[k] = c.plus(direction(math.Pi * (2*float64(k)/float64(n) - 1)).times(r)).point()
	}
	return out
}

// Along is the point at a distance from a towards b, thousandths of an inch; a
// itself where both are one.
func Along(a, b Point, n int32) Point {
	way := from(a.vec(), b.vec())
	return way.at(float64(n)).point()
}

// Apart is the distance of a point from the stretch from a to b.
func Apart(a, b, p Point) int32 {
	way := from(a.vec(), b.vec())
	v := p.vec()
	return round(v.minus(way.nearest(v)).length())
}

// Cross says whether two stretches cross or touch.
func Cross(a, b, c, d Point) bool {
	side := func(p, q, r Point) int {
		k := int64(q.X-p.X)*int64(r.Y-p.Y) - int64(q.Y-p.Y)*int64(r.X-p.X)
		switch {
		case k > 0:
			return 1
		case k < 0:
			return -1
		}
		return 0
	}
	o1, o2, o3, o4 := side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)
	return o1 != o2 && o3 != o4 && (o1 != 0 || o2 != 0 || o3 != 0 || o4 != 0)
}
