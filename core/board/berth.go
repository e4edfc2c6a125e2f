package board

import (
	"cmp"
	"slices"
)

// berth is a side of a shape laid along a side of another.
type berth struct {
	pose   Pose
	shared float64 // the length of the shorter side
	cos    float64 // of the angle by which the shape turns
}

// Berths are the poses in which a shape, set up as s and touching o in pose p,
// lies along o: a side of it that touches along the side that this one touches,
// as far as the shorter of the two reaches. The one along the longest sides
// comes first, of several the one for which it turns least. It turns by a right
// angle at most.
func (p Pose) Berths(s, o *Shape) []Pose {
	hull := s.In(p)
	var found []berth
	for i := range hull.border {
		for j := range o.border {
			a, b := &hull.border[i], &o.border[j]
			if a.gap(b) > 2*Tolerance {
				continue
			}
			turn := vec{-dot(a.d, b.d), -cross(a.d, b.d)}
			if turn.x > -tiny {
				found = append(found, berth{p.along(s, i, a, b, turn), float64(round(min(a.n, b.n))), turn.x})
			}
		}
	}
	slices.SortStableFunc(found, func(x, y berth) int {
		return cmp.Or(cmp.Compare(y.shared, x.shared), cmp.Compare(round(y.cos*1000), round(x.cos*1000)))
	})
	out := make([]Pose, len(found))
	for i := range found {
		out[i] = found[i].pose
	}
	return out
}

// along turns the pose so that side i of the shape, now at a, lies along b, with
// the place where they touch where it was; then it slides as little as it must.
func (p Pose) along(s *Shape, i int, a, b *segment, turn vec) Pose {
	touch := a.touch(b)
	p.Is = towards(spin(p.Is.vec(), turn))
	middle := p.Middle().vec()
	side := from(p.place(s.border[i].a), p.place(s.border[i].b))
	by := touch.minus(spin(touch.minus(middle), turn).plus(middle))
	side.a, side.b = side.a.plus(by), side.b.plus(by)
	out := b.d.left() // into the other shape
	by = by.plus(out.times(-dot(side.a.minus(b.a), out)))
	lo, hi := dot(side.b.minus(b.a), b.d), dot(side.a.minus(b.a), b.d)
	by = by.plus(b.d.times(slide(lo, hi, b.n)))
	p.Shift = p.Shift.vec().plus(by).point()
	return p
}

// touch is the place of a segment that is nearest to another one.
func (s *segment) touch(o *segment) vec {
	best := s.a
	for _, v := range []vec{s.b, s.nearest(o.a), s.nearest(o.b)} {
		if o.dist(v) < o.dist(best) {
			best = v
		}
	}
	return best
}

// slide is the least by which the stretch from lo to hi must move so that it
// lies in that from 0 to n, or has it in itself.
func slide(lo, hi, n float64) float64 {
	low, top := -lo, n-hi // its beginnings meet, its ends meet
	if low > top {
		low, top = top, low
	}
	return min(max(0, low), top)
}
