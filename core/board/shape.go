package board

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"sync/atomic"

	"skald/core/fault"
)

// Shape is an area of the table: a polygon, a circle, or a strip. Its border
// belongs to it. It does not change, and may be used by many at once.
type Shape struct {
	lo, hi vec // the box

	// A circle: its centre and radius, and nothing of what follows.
	round  bool
	centre vec
	radius float64

	// Its parts, each against the clock: the polygon, or what a strip is put
	// together from, convex then.
	parts   [][]vec
	convex  bool
	sides   []segment // of all parts
	border  []segment // the sides, or pieces of them, that bound the whole; its left is inside
	corners []vec     // where a straight line can touch it from outside

	cores atomic.Pointer[core]
}

// String tells what the shape is, all of it and nothing that was worked out
// later: equal texts are equal shapes.
func (s *Shape) String() string {
	if s.round {
		return fmt.Sprintf("circle %v %v", s.centre, s.radius)
	}
	return fmt.Sprintf("parts %v", s.parts)
}

// core remembers the corners of what lies deeper in a shape than inset.
type core struct {
	inset   float64
	corners []vec
	next    *core
}

// Polygon is the area within a line through these corners, which closes by
// itself. It turns either way and need not be convex, but must not touch itself.
func Polygon(pts []Point) (*Shape, error) {
	if err := checkPolygon(pts); err != nil {
		return nil, err
	}
	ring := make([]vec, len(pts))
	area := int64(0)
	for i, p := range pts {
		ring[i] = p.vec()
		q := pts[(i+1)%len(pts)]
		area += int64(p.X)*int64(q.Y) - int64(p.Y)*int64(q.X)
	}
	if area < 0 {
		slices.Reverse(ring)
	}
	s := &Shape{parts: [][]vec{ring}, sides: sides(nil, ring)}
	s.border = s.sides
	for i, e := range s.border {
		if next := s.border[(i+1)%len(s.border)]; cross(e.d, next.d) > 0 {
			s.corners = append(s.corners, e.b)
		}
	}
	s.setBox()
	return s, nil
}

// Rect is the rectangle with its lower left corner at x, y. It panics when it
// has no area or lies beyond Far.
func Rect(x, y, w, h int32) *Shape {
	s, err := Polygon([]Point{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}})
	if err != nil || w <= 0 || h <= 0 {
		panic("board: no such rectangle")
	}
	return s
}

// Circle is the area of a circle, of radius 1 or more.
func Circle(c Point, r int32) (*Shape, error) {
	switch err := checkFar(c); {
	case err != nil:
		return nil, err
	case r < 1 || r > Far:
		return nil, fault.New("E-ARG", "a circle has a radius of 0.001\" to %s\", not %s\"", inches(Far), inches(r))
	}
	f := float64(r)
	s := &Shape{round: true, centre: c.vec(), radius: f}
	s.lo, s.hi = vec{s.centre.x - f, s.centre.y - f}, vec{s.centre.x + f, s.centre.y + f}
	return s, nil
}

// Box is the smallest rectangle around the shape: its lower left and its upper
// right corner.
func (s *Shape) Box() (lo, hi Point) {
	return Point{int32(math.Floor(s.lo.x)), int32(math.Floor(s.lo.y))}, Point{int32(math.Ceil(s.hi.x)), int32(math.Ceil(s.hi.y))}
}

func (s *Shape) setBox() {
	s.lo, s.hi = s.parts[0][0], s.parts[0][0]
	for _, ring := range s.parts {
		for _, p := range ring {
			s.lo = vec{min(s.lo.x, p.x), min(s.lo.y, p.y)}
			s.hi = vec{max(s.hi.x, p.x), max(s.hi.y, p.y)}
		}
	}
}

// sides appends the sides of a ring.
func sides(out []segment, ring []vec) []segment {
	for i, p := range ring {
		out = append(out, from(p, ring[(i+1)%len(ring)]))
	}
	return out
}

// checkPolygon finds what makes these corners no polygon.
func checkPolygon(pts []Point) error {
	n := len(pts)
	if n < 3 {
		return fault.New("E-ARG", "a polygon has at least 3 corners, not %d", n)
	}
	if err := checkFar(pts...); err != nil {
		return err
	}
	for i := range n {
		a, b, c := pts[i], pts[(i+1)%n], pts[(i+2)%n]
		if a == b {
			err := fault.New("E-ARG", "corners %d and %d of the polygon are both at %s", i+1, (i+1)%n+1, a)
			if i == n-1 {
				err.Suggest("leave the last one out: a polygon closes by itself")
			}
			return err
		}
		if a == c || turn(a, b, c) == 0 && ahead(a, b, c) < 0 {
			return fault.New("E-ARG", "the polygon turns back on itself at corner %d, %s", (i+1)%n+1, b)
		}
	}
	for i := range n {
		a, b := pts[i], pts[(i+1)%n]
		for j := i + 2; j < n && (i > 0 || j < n-1); j++ {
			if touch(a, b, pts[j], pts[(j+1)%n]) {
				return fault.New("E-ARG", "the side from corner %d to %d of the polygon meets the side from %d to %d", i+1, i+2, j+1, (j+1)%n+1).
					Suggest("give the corners in order round the border")
			}
		}
	}
	return nil
}

// checkFar finds a coordinate that is too large.
func checkFar(pts ...Point) error {
	for _, p := range pts {
		if p.X < -Far || p.X > Far || p.Y < -Far || p.Y > Far {
			return fault.New("E-ARG", "%s is too far from the table: coordinates go from -%s\" to %s\"", p, inches(Far), inches(Far))
		}
	}
	return nil
}

// turn is above 0 when the way from a by b to c turns to the left; exact.
func turn(a, b, c Point) int64 {
	return int64(b.X-a.X)*int64(c.Y-a.Y) - int64(b.Y-a.Y)*int64(c.X-a.X)
}

// ahead is below 0 when the way from a by b to c turns back; exact.
func ahead(a, b, c Point) int64 {
	return int64(b.X-a.X)*int64(c.X-b.X) + int64(b.Y-a.Y)*int64(c.Y-b.Y)
}

// touch says whether the lines from a to b and from c to d have a point in
// common; exact.
func touch(a, b, c, d Point) bool {
	if max(a.X, b.X) < min(c.X, d.X) || max(c.X, d.X) < min(a.X, b.X) || max(a.Y, b.Y) < min(c.Y, d.Y) || max(c.Y, d.Y) < min(a.Y, b.Y) {
		return false
	}
	return apart(turn(a, b, c), turn(a, b, d)) && apart(turn(c, d, a), turn(c, d, b))
}

// apart says whether two turns are not to the same side.
func apart(a, b int64) bool { return (a <= 0 || b <= 0) && (a >= 0 || b >= 0) }

// String is the point in inches.
func (p Point) String() string { return "(" + inches(p.X) + ", " + inches(p.Y) + ")" }

func inches(n int32) string { return strconv.FormatFloat(float64(n)/1000, 'f', -1, 64) }
