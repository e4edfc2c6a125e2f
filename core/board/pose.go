package board

import "math"

// Pose is how a shape lies that was set up elsewhere: turned about a point, then
// shifted.
type Pose struct {
	About Point // of the shape as it was set up
	Was   Point // a direction of the shape as it was set up
	Is    Point // the same direction now; only where it points matters
	Shift Point
}

// fine is the length of a direction that is worked out, so that it points as
// exactly as a thousandth of an inch needs.
const fine = 1_000_000

// Middle is where the point lies now about which the shape turns.
func (p Pose) Middle() Point { return Point{p.About.X + p.Shift.X, p.About.Y + p.Shift.Y} }

// Place is where a point of the shape as it was set up lies now.
func (p Pose) Place(at Point) Point { return p.place(at.vec()).point() }

func (p Pose) place(v vec) vec {
	to := p.Shift.vec()
	was, is := p.Was.vec(), p.Is.vec()
	if cross(was, is) == 0 && dot(was, is) >= 0 { // exact: they are whole numbers
		return v.plus(to)
	}
	n := float64(was.length() * is.length())
	return spin(v.minus(p.About.vec()), vec{dot(was, is) / n, cross(was, is) / n}).plus(p.About.vec()).plus(to)
}

// spin turns a vector by an angle of which u is the direction.
func spin(v, u vec) vec {
	return vec{float64(v.x*u.x) - float64(v.y*u.y), float64(v.x*u.y) + float64(v.y*u.x)}
}

// towards is the direction of a vector, of length fine.
func towards(v vec) Point { return v.times(fine / v.length()).point() }

// Ahead is the pose n farther on in the direction in which it is turned.
func (p Pose) Ahead(n int32) Pose {
	is := p.Is.vec()
	p.Shift = p.Shift.vec().plus(is.times(float64(n) / is.length())).point()
	return p
}

// Round is the pose n farther on along a circle with a radius, to the left or to
// the right.
func (p Pose) Round(n, radius int32, right bool) Pose {
	angle := math.Mod(float64(n)/float64(radius), 2*math.Pi)
	side := p.Is.vec().left()
	if right {
		angle, side = -angle, side.times(-1)
	}
	if math.Abs(angle) > math.Pi {
		angle -= math.Copysign(2*math.Pi, angle)
	}
	in, turn := side.times(float64(radius)/side.length()), direction(angle)
	p.Shift = p.Shift.vec().plus(in).minus(spin(in, turn)).point()
	p.Is = towards(spin(p.Is.vec(), turn))
	return p
}

// Turned is the pose turned to the left by part/of of a full circle.
func (p Pose) Turned(part, of int) Pose {
	angle := 2 * math.Pi * float64(part) / float64(of)
	if angle > math.Pi {
		angle -= 2 * math.Pi
	}
	p.Is = towards(spin(p.Is.vec(), direction(angle)))
	return p
}

// In is the shape as it lies in a pose.
func (s *Shape) In(p Pose) *Shape {
	out := &Shape{round: s.round, radius: s.radius, convex: s.convex}
	if s.round {
		out.centre = p.place(s.centre)
		out.lo, out.hi = vec{out.centre.x - s.radius, out.centre.y - s.radius}, vec{out.centre.x + s.radius, out.centre.y + s.radius}
		return out
	}
	for _, ring := range s.parts {
		out.parts = append(out.parts, p.all(ring))
	}
	out.sides, out.border, out.corners = p.segments(s.sides), p.segments(s.border), p.all(s.corners)
	out.setBox()
	return out
}

func (p Pose) all(list []vec) []vec {
	out := make([]vec, len(list))
	for i, v := range list {
		out[i] = p.place(v)
	}
	return out
}

func (p Pose) segments(list []segment) []segment {
	out := make([]segment, len(list))
	for i := range list {
		out[i] = from(p.place(list[i].a), p.place(list[i].b))
	}
	return out
}

// IsRound says whether the shape is a circle.
func (s *Shape) IsRound() bool { return s.round }

// Cuts says whether two shapes overlap by more than what rounding makes of
// contact.
func (s *Shape) Cuts(o *Shape) bool {
	switch {
	case s.round:
		return o.signed(s.centre)-s.radius < -2*Tolerance
	case o.round:
		return s.signed(o.centre)-o.radius < -2*Tolerance
	}
	return boxesMeet(s, o) && (s.deepIn(o) || o.deepIn(s))
}

func boxesMeet(s, o *Shape) bool {
	return s.lo.x < o.hi.x && o.lo.x < s.hi.x && s.lo.y < o.hi.y && o.lo.y < s.hi.y
}

// deepIn says whether some of the border of s lies in o, not only at its border.
func (s *Shape) deepIn(o *Shape) bool {
	var buf [16]span
	for i := range s.border {
		if len(o.under(&s.border[i], -2*Tolerance, buf[:0])) > 0 {
			return true
		}
	}
	return false
}

// Covered says whether the whole border of the shape lies on some of others.
func (s *Shape) Covered(by []*Shape) bool {
	for i := range s.border {
		e := &s.border[i]
		var buf [16]span
		var in []span
		for _, o := range by {
			in = append(in, o.under(e, 2*Tolerance, buf[:0])...)
		}
		bare := e.n
		for _, p := range merge(in) {
			bare -= p.to - p.from
		}
		if bare > Tolerance {
			return false
		}
	}
	return true
}
