package board

import "math"

// Tolerance of "within" and of contact, thousandths of an inch: exactly X is
// inside, and so is what rounding of positions makes of it.
const Tolerance = 1

// Far is how far from the origin a coordinate may be, thousandths of an inch.
const Far = 1_000_000

// tiny is what rounding of float64 may do, thousandths of an inch.
const tiny = 1e-7

// Point of the table, thousandths of an inch.
type Point struct{ X, Y int32 }

// Length of a vector in thousandths, rounded to the nearest.
func Length(dx, dy int32) int32 {
	d2 := int64(dx)*int64(dx) + int64(dy)*int64(dy)
	r := int64(math.Sqrt(float64(d2)))
	for r*r > d2 {
		r--
	}
	for (r+1)*(r+1) <= d2 {
		r++
	}
	if d2-r*r > (r+1)*(r+1)-d2 {
		r++
	}
	return int32(r)
}

// vec is a place or a direction in thousandths of an inch.
type vec struct{ x, y float64 }

func (p Point) vec() vec { return vec{float64(p.X), float64(p.Y)} }

func (a vec) point() Point { return Point{round(a.x), round(a.y)} }

func (a vec) plus(b vec) vec { return vec{a.x + b.x, a.y + b.y} }

func (a vec) minus(b vec) vec { return vec{a.x - b.x, a.y - b.y} }

func (a vec) times(f float64) vec { return vec{float64(a.x * f), float64(a.y * f)} }

func (a vec) length() float64 { return math.Sqrt(dot(a, a)) }

// left is a turned by 90 degrees against the clock.
func (a vec) left() vec { return vec{-a.y, a.x} }

func dot(a, b vec) float64 { return float64(a.x*b.x) + float64(a.y*b.y) }

// cross is above 0 when b points to the left of a.
func cross(a, b vec) float64 { return float64(a.x*b.y) - float64(a.y*b.x) }

func square(f float64) float64 { return float64(f * f) }

func round(f float64) int32 { return int32(math.Round(f)) }

// direction is the unit vector at an angle in radians, from -pi to pi. math.Cos
// is not the same on every machine.
func direction(angle float64) vec {
	v, term := vec{1, 0}, 1.0
	for k := 1; k < 32; k++ {
		term = float64(term*angle) / float64(k)
		switch k % 4 {
		case 0:
			v.x += term
		case 1:
			v.y += term
		case 2:
			v.x -= term
		case 3:
			v.y -= term
		}
	}
	return v
}

// segment is a straight line from a to b; d is its direction, n its length.
// Without length it has no direction.
type segment struct {
	a, b, d vec
	n       float64
}

func from(a, b vec) segment {
	s := segment{a: a, b: b}
	v := b.minus(a)
	if s.n = v.length(); s.n > 0 {
		s.d = vec{v.x / s.n, v.y / s.n}
	}
	return s
}

// at is the place t from a.
func (s *segment) at(t float64) vec { return s.a.plus(s.d.times(t)) }

// shifted is the segment moved to its left by w.
func (s *segment) shifted(w float64) segment {
	by := s.d.left().times(w)
	return segment{s.a.plus(by), s.b.plus(by), s.d, s.n}
}

// nearest is the place on the segment nearest to p.
func (s *segment) nearest(p vec) vec {
	switch t := dot(p.minus(s.a), s.d); {
	case t <= 0:
		return s.a
	case t >= s.n:
		return s.b
	default:
		return s.at(t)
	}
}

func (s *segment) dist(p vec) float64 { return p.minus(s.nearest(p)).length() }

// meets says whether two segments cross. Those in line do not: they have an end
// on the other, or no place in common.
func (s *segment) meets(o *segment) bool {
	return math.Abs(cross(s.d, o.d)) > tiny && s.splits(o) && o.splits(s)
}

// splits says whether the line of s has the ends of o on two sides, or one on it.
func (s *segment) splits(o *segment) bool {
	h0, h1 := cross(s.d, o.a.minus(s.a)), cross(s.d, o.b.minus(s.a))
	return min(h0, h1) <= tiny && max(h0, h1) >= -tiny
}

// gap is the distance between two segments.
func (s *segment) gap(o *segment) float64 {
	d := min(s.dist(o.a), s.dist(o.b), o.dist(s.a), o.dist(s.b))
	if d > 0 && s.meets(o) {
		return 0
	}
	return d
}
