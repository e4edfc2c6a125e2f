package board

import "math"

// Blocker is what no straight line of sight passes through: the inside of a
// shape, or with an inset above 0 what lies deeper in it than that,
// thousandths of an inch.
type Blocker struct {
	Shape *Shape
	Inset int32
}

// hair is how far a line that is tried keeps from what it touches, thousandths
// of an inch, so that rounding does not take it through.
const hair = 0.01

// Sees says whether there is a straight segment from any point of one disc to
// any point of the other that passes through no blocker. To touch a blocker is
// not to pass through it, but two blockers in contact leave no gap. Discs in
// contact see each other.
//
// Where there is such a segment, there is one that touches two things: corners
// or rounds of blockers, the rim of a disc, or places where a rim enters a
// blocker. So all lines that touch two of them are tried.
func Sees(a Point, ra int32, b Point, rb int32, blockers []Blocker) bool {
	_, ok := look(a, ra, b, rb, blockers)
	return ok
}

// look finds a line of sight.
func look(a Point, ra int32, b Point, rb int32, blockers []Blocker) (segment, bool) {
	if b.X < a.X || b.X == a.X && b.Y < a.Y { // the same answer both ways
		a, ra, b, rb = b, rb, a, ra
	}
	if Length(b.X-a.X, b.Y-a.Y) <= ra+rb+Tolerance {
		return segment{}, true
	}
	var rooms [8]Blocker
	v := view{bd: bandOf(a, ra, b, rb), blockers: rooms[:0]}
	reach := max(v.bd.ra, v.bd.rb) + 2*Tolerance
	for _, o := range blockers {
		if o.Shape.thick(o.Inset) && boxNear(&v.bd.way, o.Shape.lo, o.Shape.hi, reach) {
			v.blockers = append(v.blockers, o)
		}
	}
	middle := from(v.bd.way.at(v.bd.ra), v.bd.way.at(v.bd.way.n-v.bd.rb))
	ok := v.free(&middle) || v.search()
	return v.seen, ok
}

// thick says whether anything can lie deeper in the shape than d.
func (s *Shape) thick(d int32) bool {
	return d <= 0 || min(s.hi.x-s.lo.x, s.hi.y-s.lo.y) > float64(2*d)
}

// view is one question of Sees: from where to where, past which blockers.
type view struct {
	bd       band
	blockers []Blocker
	last     int     // the blocker that stopped the last line
	seen     segment // the line of sight, when there is one
}

// pivot is a disc, perhaps of no radius, that a line of sight may touch.
type pivot struct {
	c vec
	r float64
}

// search tries all lines that touch two pivots.
func (v *view) search() bool {
	var buf [32]pivot
	pivots := v.pivots(append(buf[:0], pivot{v.bd.way.a, v.bd.ra}, pivot{v.bd.way.b, v.bd.rb}))
	for j := 1; j < len(pivots); j++ {
		for i := range j {
			if v.tangents(pivots[i], pivots[j]) {
				return true
			}
		}
	}
	return false
}

// pivots appends what of the blockers reaches into the band.
func (v *view) pivots(out []pivot) []pivot {
	for _, o := range v.blockers {
		s, d := o.Shape, float64(max(o.Inset, 0))
		if s.round {
			if r := s.radius - d + hair; v.bd.gap(s.centre) < r {
				out = append(out, pivot{s.centre, r})
			}
		} else {
			for _, c := range s.cornersAt(d) {
				if v.bd.gap(c) < hair {
					out = append(out, pivot{c, hair})
				}
			}
		}
		out = s.rim(pivot{v.bd.way.a, v.bd.ra}, d, out)
		out = s.rim(pivot{v.bd.way.b, v.bd.rb}, d, out)
	}
	return out
}

// rim appends the places where the rim of a disc enters what lies deeper in the
// shape than d.
func (s *Shape) rim(disc pivot, d float64, out []pivot) []pivot {
	var buf [8]vec
	if disc.r == 0 || math.Abs(s.signed(disc.c)+d-hair) > disc.r {
		return out
	}
	if s.round {
		for _, p := range discs(disc, pivot{s.centre, s.radius - d + hair}, buf[:0]) {
			out = append(out, pivot{p, 0})
		}
		return out
	}
	for i := range s.border {
		at := buf[:0]
		line := s.border[i].shifted(d - hair)
		at = lineDisc(&line, disc, at)
		if d > 0 {
			at = discs(disc, pivot{s.border[i].a, d - hair}, at)
		}
		for _, p := range at {
			if math.Abs(s.signed(p)+d-hair) < hair/2 {
				out = append(out, pivot{p, 0})
			}
		}
	}
	return out
}

// tangents tries the lines that touch both pivots.
func (v *view) tangents(p, q pivot) bool {
	way := from(p.c, q.c)
	if way.n < tiny {
		return false
	}
	for _, i := range [2]float64{1, -1} {
		for _, j := range [2]float64{1, -1} {
			if i < 0 && p.r == 0 || j < 0 && q.r == 0 {
				continue
			}
			k := (float64(i*p.r) - float64(j*q.r)) / way.n
			if math.Abs(k) > 1 {
				continue
			}
			n := way.d.times(k).plus(way.d.left().times(math.Sqrt(1 - square(k))))
			// The line is i*p.r from the one centre and j*q.r from the other, along n.
			if v.try(p.c.plus(n.times(float64(i*p.r))), n) {
				return true
			}
		}
	}
	return false
}

// try looks along the line through p that is normal to n, from the disc at its
// one end to that at its other.
func (v *view) try(p, n vec) bool {
	a, b := &v.bd.way.a, &v.bd.way.b
	ha, hb := dot(n, p.minus(*a)), dot(n, p.minus(*b)) // of the line over the centres
	if math.Abs(ha) > v.bd.ra+tiny || math.Abs(hb) > v.bd.rb+tiny {
		return false
	}
	d := n.left()
	if dot(d, v.bd.way.d) < 0 {
		d = d.times(-1)
	}
	wa, wb := math.Sqrt(max(square(v.bd.ra)-square(ha), 0)), math.Sqrt(max(square(v.bd.rb)-square(hb), 0))
	way := from(a.plus(n.times(ha)).plus(d.times(wa)), b.plus(n.times(hb)).minus(d.times(wb)))
	return dot(way.d, d) > 0 && v.free(&way)
}

// free says whether a line passes through no blocker.
func (v *view) free(way *segment) bool {
	for i := range v.blockers {
		if j := (v.last + i) % len(v.blockers); v.blockers[j].stops(way) {
			v.last = j
			return false
		}
	}
	if len(v.blockers) > 1 && v.crack(way) {
		return false
	}
	v.seen = *way
	return true
}

// stops says whether a line passes through a blocker.
func (o Blocker) stops(way *segment) bool {
	s := o.Shape
	if o.Inset <= 0 && !s.round {
		if !boxNear(way, s.lo, s.hi, 0) {
			return false
		}
		for i := range s.border {
			if through(way, &s.border[i]) {
				return true
			}
		}
	}
	var buf [8]span
	return len(s.under(way, -float64(max(o.Inset, 0)), buf[:0])) > 0
}

// through says whether a line crosses a piece of border from side to side.
func through(way, e *segment) bool {
	const clear = 1e-5 // what is nearer is looked at closely
	h0, h1 := cross(e.d, way.a.minus(e.a)), cross(e.d, way.b.minus(e.a))
	if min(h0, h1) > -clear || max(h0, h1) < clear {
		return false
	}
	h0, h1 = cross(way.d, e.a.minus(way.a)), cross(way.d, e.b.minus(way.a))
	return min(h0, h1) < -clear && max(h0, h1) > clear
}

// crack says whether a line that passes through no blocker has nothing but
// blockers next to it on the left and on the right at some place.
func (v *view) crack(way *segment) bool {
	const aside = Tolerance + hair
	var left, right []span
	l, r := way.shifted(aside), way.shifted(-aside)
	for _, o := range v.blockers {
		var buf [8]span
		d := -float64(max(o.Inset, 0))
		left = append(left, o.Shape.under(&l, d, buf[:0])...)
		right = append(right, o.Shape.under(&r, d, buf[:0])...)
	}
	left, right = merge(left), merge(right)
	for _, p := range left {
		for _, q := range right {
			if min(p.to, q.to)-max(p.from, q.from) > -tiny {
				return true
			}
		}
	}
	return false
}

// cornersAt are the corners of what lies deeper in the shape than d.
func (s *Shape) cornersAt(d float64) []vec {
	if d == 0 {
		return s.corners
	}
	for {
		head := s.cores.Load()
		for c := head; c != nil; c = c.next {
			if c.inset == d {
				return c.corners
			}
		}
		s.cores.CompareAndSwap(head, &core{d, s.coreCorners(d), head})
	}
}

// coreCorners finds them: a core is bounded by lines along the border and by
// arcs round its corners, and has its own corners where two of these meet.
func (s *Shape) coreCorners(d float64) []vec {
	var out []vec
	try := func(at ...vec) {
		for _, p := range at {
			if math.Abs(s.signed(p)+d) < 1e-3 {
				out = addCorner(out, p)
			}
		}
	}
	for i := range s.border {
		line, arc := s.border[i].shifted(d), pivot{s.border[i].a, d}
		for j := range s.border {
			other, turn := s.border[j].shifted(d), pivot{s.border[j].a, d}
			try(lineDisc(&line, turn, nil)...)
			if j < i {
				try(discs(arc, turn, nil)...)
				try(lines(&line, &other)...)
			}
		}
	}
	return out
}

// lines is where two segments meet, if they are not parallel.
func lines(p, q *segment) []vec {
	k := cross(p.d, q.d)
	if math.Abs(k) < 1e-9 {
		return nil
	}
	t := cross(q.a.minus(p.a), q.d) / k
	if t < -1 || t > p.n+1 {
		return nil
	}
	return []vec{p.at(t)}
}

// lineDisc appends where a segment meets the rim of a disc.
func lineDisc(e *segment, disc pivot, out []vec) []vec {
	v := disc.c.minus(e.a)
	q := square(disc.r) - square(cross(e.d, v))
	if q < 0 {
		return out
	}
	t, w := dot(e.d, v), math.Sqrt(q)
	for _, u := range [2]float64{t - w, t + w} {
		if u > -1 && u < e.n+1 {
			out = append(out, e.at(u))
		}
	}
	return out
}

// discs appends where the rims of two discs meet.
func discs(p, q pivot, out []vec) []vec {
	way := from(p.c, q.c)
	if way.n == 0 || way.n > p.r+q.r || way.n < math.Abs(p.r-q.r) {
		return out
	}
	t := (way.n + (square(p.r)-square(q.r))/way.n) / 2
	side := way.d.left().times(math.Sqrt(max(square(p.r)-square(t), 0)))
	foot := way.at(t)
	return append(out, foot.plus(side), foot.minus(side))
}
