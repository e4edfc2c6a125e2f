package board

import (
	"cmp"
	"math"
	"slices"
)

// Span is a part of a straight stretch, as lengths from its beginning in
// thousandths of an inch.
type Span struct{ From, To int32 }

// Inside lists the parts of the stretch from a to b that lie inside the shape,
// in ascending order. To touch the border, in a point or along it, is not inside.
func (s *Shape) Inside(a, b Point) []Span { return s.Within(a, b, 0) }

// Within lists the parts of the stretch from a to b that are less than r from
// the shape: where a disc of radius r on its way overlaps it. Below 0, r is a
// depth: see Inner.
func (s *Shape) Within(a, b Point, r int32) []Span {
	var buf [16]span
	way := from(a.vec(), b.vec())
	return rounded(s.under(&way, float64(r), buf[:0]))
}

// Inner lists the parts of the stretch from a to b that lie in the shape and
// more than d from its border.
func (s *Shape) Inner(a, b Point, d int32) []Span { return s.Within(a, b, -d) }

// Lengths is the sum of the lengths of spans, thousandths of an inch.
func Lengths(spans []Span) int32 {
	n := int32(0)
	for _, s := range spans {
		n += s.To - s.From
	}
	return n
}

// Union merges lists of spans of one stretch: what lies in any of them.
func Union(spans ...[]Span) []Span {
	all := slices.Concat(spans...)
	slices.SortFunc(all, func(a, b Span) int { return cmp.Compare(a.From, b.From) })
	var out []Span
	for _, s := range all {
		switch last := len(out) - 1; {
		case s.To <= s.From:
		case last >= 0 && s.From <= out[last].To:
			out[last].To = max(out[last].To, s.To)
		default:
			out = append(out, s)
		}
	}
	return out
}

// span is a Span that is not rounded.
type span struct{ from, to float64 }

// rounded makes Spans of merged spans.
func rounded(spans []span) []Span {
	var out []Span
	for _, s := range spans {
		switch r, last := (Span{round(s.from), round(s.to)}), len(out)-1; {
		case r.To <= r.From:
		case last >= 0 && r.From <= out[last].To:
			out[last].To = max(out[last].To, r.To)
		default:
			out = append(out, r)
		}
	}
	return out
}

// merge sorts spans and joins those that touch, in place.
func merge(spans []span) []span {
	if len(spans) < 2 {
		return spans
	}
	slices.SortFunc(spans, func(a, b span) int { return cmp.Compare(a.from, b.from) })
	out := spans[:1]
	for _, s := range spans[1:] {
		if last := &out[len(out)-1]; s.from <= last.to+tiny {
			last.to = max(last.to, s.to)
		} else {
			out = append(out, s)
		}
	}
	return out
}

// subtract takes merged holes out of merged spans.
func subtract(spans, holes []span) []span {
	var out []span
	for _, s := range spans {
		for _, h := range holes {
			if h.to <= s.from || h.from >= s.to {
				continue
			}
			if h.from > s.from+tiny {
				out = append(out, span{s.from, h.from})
			}
			s.from = h.to
		}
		if s.to > s.from+tiny {
			out = append(out, s)
		}
	}
	return out
}

// under lists the parts of a stretch where the signed distance to the shape is
// less than r, merged; out is room for them.
func (s *Shape) under(way *segment, r float64, out []span) []span {
	out = out[:0]
	switch {
	case way.n == 0 || !boxNear(way, s.lo, s.hi, max(r, 0)):
		return out
	case s.round:
		return inDisc(way, s.centre, s.radius+r, out)
	case r == 0:
		return s.inside(way, out)
	case r > 0:
		out = s.inside(way, out)
		for i := range s.border {
			out = inCapsule(way, &s.border[i], r, out)
		}
		return merge(out)
	}
	in := s.inside(way, out)
	if len(in) == 0 {
		return in
	}
	var buf [32]span
	edge := buf[:0]
	for i := range s.border {
		edge = inCapsule(way, &s.border[i], tiny-r, edge) // as deep as that is not deeper
	}
	return subtract(in, merge(edge))
}

// inside appends the parts of a stretch in a shape with straight sides: between
// two crossings of sides it is in or out as its middle is.
func (s *Shape) inside(way *segment, out []span) []span {
	var buf [24]float64
	cuts := append(buf[:0], 0, way.n)
	for i := range s.sides {
		cuts = crossings(way, &s.sides[i], cuts)
	}
	slices.Sort(cuts)
	for i := range len(cuts) - 1 {
		t, u := max(cuts[i], 0), min(cuts[i+1], way.n)
		if u-t < tiny {
			continue
		}
		if !(s.signed(way.at((t+u)/2)) < -tiny) {
			continue
		}
		if last := len(out) - 1; last >= 0 && t-out[last].to < tiny {
			out[last].to = u
		} else {
			out = append(out, span{t, u})
		}
	}
	return out
}

// crossings appends where a side meets the stretch; where it runs along it,
// both its ends.
func crossings(way, side *segment, out []float64) []float64 {
	h0, h1 := cross(side.d, way.a.minus(side.a)), cross(side.d, way.b.minus(side.a))
	switch {
	case min(h0, h1) > tiny || max(h0, h1) < -tiny:
		return out
	case math.Abs(h0) <= tiny && math.Abs(h1) <= tiny:
		return append(out, dot(side.a.minus(way.a), way.d), dot(side.b.minus(way.a), way.d))
	}
	t := float64(way.n*h0) / (h0 - h1)
	if u := dot(way.at(t).minus(side.a), side.d); u < -1 || u > side.n+1 {
		return out // a thousandth too many does no harm
	}
	return append(out, t)
}

// inDisc appends the part of a stretch in a disc.
func inDisc(way *segment, c vec, r float64, out []span) []span {
	v := c.minus(way.a)
	h := cross(way.d, v)
	if r <= 0 || math.Abs(h) >= r {
		return out
	}
	t, w := dot(way.d, v), math.Sqrt(square(r)-square(h))
	return add(out, max(t-w, 0), min(t+w, way.n))
}

// inCapsule appends the parts of a stretch that are less than r from a segment.
func inCapsule(way, e *segment, r float64, out []span) []span {
	v := way.a.minus(e.a)
	t, u := 0.0, way.n
	t, u = between(dot(v, e.d), dot(way.d, e.d), 0, e.n, t, u)
	t, u = between(cross(e.d, v), cross(e.d, way.d), -r, r, t, u)
	out = add(out, t, u)
	return inDisc(way, e.b, r, inDisc(way, e.a, r, out))
}

// between narrows t to u to where h+k*t is between lo and hi; t > u: nowhere.
func between(h, k, lo, hi, t, u float64) (float64, float64) {
	if math.Abs(k) < 1e-12 {
		if h <= lo || h >= hi {
			return 1, 0
		}
		return t, u
	}
	p, q := (lo-h)/k, (hi-h)/k
	return max(t, min(p, q)), min(u, max(p, q))
}

// clip appends the part of a stretch in a convex ring, its border included.
func clip(way *segment, ring []vec, out []span) []span {
	t, u := 0.0, way.n
	for i, b := range ring {
		a := ring[(i+len(ring)-1)%len(ring)]
		side := from(a, b)
		if side.n == 0 {
			continue
		}
		t, u = between(cross(side.d, way.a.minus(a)), cross(side.d, way.d), -tiny, math.Inf(1), t, u)
	}
	return add(out, t, u)
}

// add appends a span unless it is empty.
func add(out []span, t, u float64) []span {
	if u-t < tiny {
		return out
	}
	return append(out, span{t, u})
}

// boxNear says whether a stretch comes within r of a box; near its corners it
// may say yes a little too early.
func boxNear(way *segment, lo, hi vec, r float64) bool {
	t, u := 0.0, way.n
	t, u = slab(way.a.x, way.d.x, lo.x-r, hi.x+r, t, u)
	t, u = slab(way.a.y, way.d.y, lo.y-r, hi.y+r, t, u)
	return t <= u
}

// slab narrows t to u to where h+k*t is from lo to hi; t > u: nowhere.
func slab(h, k, lo, hi, t, u float64) (float64, float64) {
	if k == 0 {
		if h < lo || h > hi {
			return 1, 0
		}
		return t, u
	}
	p, q := (lo-h)/k, (hi-h)/k
	return max(t, min(p, q)), min(u, max(p, q))
}
