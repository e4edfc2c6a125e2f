package board

import (
	"slices"

	"skald/core/fault"
)

// Strip is a line with a width: a wall, a river, a road. Its ends are square,
// and so are its corners up to a right angle; sharper ones are cut off. A line
// that ends where it begins is a ring. It may cross itself.
func Strip(line []Point, width int32) (*Shape, error) {
	if err := checkStrip(line, width); err != nil {
		return nil, err
	}
	s := &Shape{convex: true}
	half := float64(width) / 2
	var way []segment
	for i := range line[1:] {
		way = append(way, from(line[i].vec(), line[i+1].vec()))
	}
	for i, e := range way {
		side := e.d.left().times(half)
		s.parts = append(s.parts, []vec{e.a.minus(side), e.b.minus(side), e.b.plus(side), e.a.plus(side)})
		switch {
		case i+1 < len(way):
			s.addJoint(&e, &way[i+1], half)
		case line[0] == line[len(line)-1]:
			s.addJoint(&e, &way[0], half)
		}
	}
	for _, ring := range s.parts {
		s.sides = sides(s.sides, ring)
	}
	for i, ring := range s.parts {
		for _, e := range sides(nil, ring) {
			s.addBorder(i, &e)
		}
	}
	s.setBox()
	return s, nil
}

// addJoint fills the corner between two pieces of a strip on its outer side.
func (s *Shape) addJoint(e, next *segment, half float64) {
	v, bend := e.b, cross(e.d, next.d)
	if bend < tiny && bend > -tiny {
		return
	}
	if bend > 0 {
		half = -half // it bends to the left: the corner is on the right
	}
	n, m := e.d.left(), next.d.left()
	ring := []vec{v, v.plus(n.times(half)), v.plus(m.times(half))}
	if c := dot(n, m); c > -tiny {
		tip := v.plus(n.plus(m).times(half / (1 + c)))
		ring = slices.Insert(ring, 2, tip)
	}
	if bend < 0 {
		slices.Reverse(ring)
	}
	s.parts = append(s.parts, ring)
}

// addBorder adds what of a side of part i no other part covers from outside.
func (s *Shape) addBorder(i int, e *segment) {
	const aside = 1e-5 // far less than a thousandth, far more than rounding
	outer := e.shifted(-aside)
	var covered []span
	for j, ring := range s.parts {
		if j != i {
			covered = clip(&outer, ring, covered)
		}
	}
	for _, w := range subtract([]span{{0, e.n}}, merge(covered)) {
		if w.to-w.from > 2*aside {
			piece := from(e.at(w.from), e.at(w.to))
			s.border = append(s.border, piece)
			s.corners = addCorner(addCorner(s.corners, piece.a), piece.b)
		}
	}
}

// addCorner adds a corner unless it is there already.
func addCorner(out []vec, p vec) []vec {
	for _, q := range out {
		if p.minus(q).length() < 1e-3 {
			return out
		}
	}
	return append(out, p)
}

// checkStrip finds what makes this no strip.
func checkStrip(line []Point, width int32) error {
	switch {
	case len(line) < 2:
		return fault.New("E-ARG", "a strip goes through at least 2 points, not %d", len(line))
	case width < 1 || width > Far:
		return fault.New("E-ARG", "a strip is 0.001\" to %s\" wide, not %s\"", inches(Far), inches(width))
	}
	for i := range line[1:] {
		if line[i] == line[i+1] {
			return fault.New("E-ARG", "points %d and %d of the strip are both at %s", i+1, i+2, line[i])
		}
	}
	return checkFar(line...)
}
