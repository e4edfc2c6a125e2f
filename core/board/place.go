package board

import "math"

// NearestFree finds a point near want, at most that many thousandths of an inch
// away, at which free holds: want itself, or else the nearest on lines from want
// to the points, an eighth of an inch apart, of the smallest ring with a free
// one; the rings grow by an eighth. False: there is none on the rings.
func NearestFree(want Point, most int32, free func(Point) bool) (Point, bool) {
	const step = 125
	if free(want) {
		return want, true
	}
	for inner := int32(0); inner < most; inner += step {
		outer := min(inner+step, most)
		if at, ok := onRing(want, inner, outer, 8*(outer/step+1), free); ok {
			return at, true
		}
	}
	return want, false
}

// onRing looks in n directions for the nearest free point from inner to outer.
func onRing(want Point, inner, outer, n int32, free func(Point) bool) (at Point, ok bool) {
	for k := range n {
		d := direction(math.Pi * (float64(2*k)/float64(n) - 1))
		if free(reach(want, d, outer)) {
			outer = closest(want, d, inner, outer, free)
			at, ok = reach(want, d, outer), true
			if outer--; outer <= inner {
				break
			}
		}
	}
	return at, ok
}

// closest halves the distance from want in a direction, from inner, not free, to
// outer, free, until a thousandth is left.
func closest(want Point, d vec, inner, outer int32, free func(Point) bool) int32 {
	for outer-inner > 1 {
		if mid := (inner + outer) / 2; free(reach(want, d, mid)) {
			outer = mid
		} else {
			inner = mid
		}
	}
	return outer
}

// reach is the point at a distance from want in a direction.
func reach(want Point, d vec, n int32) Point {
	return want.vec().plus(d.times(float64(n))).point()
}
