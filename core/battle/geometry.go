package battle

import "skald/core/board"

// Radius of a model's base now, thousandths of an inch (PIL-GEN-02).
func (b *Battle) Radius(m int32) int32 {
	if b.Mounted(m) {
		return b.Models[m].Radius[1]
	}
	return b.Models[m].Radius[0]
}

// Between is the distance between the nearest points of two bases, thousandths
// of an inch, at least 0 (PIL-MEAS-03).
func (b *Battle) Between(m, n int32) int32 {
	return max(b.Centres(m, n)-b.Radius(m)-b.Radius(n), 0)
}

// Centres is the distance between two centres, thousandths of an inch.
func (b *Battle) Centres(m, n int32) int32 {
	return Length(b.M(m, X)-b.M(n, X), b.M(m, Y)-b.M(n, Y))
}

// Reach is the distance from the centre of m to the nearest point of n's base:
// how auras are measured (PIL-MEAS-04), unless the tables begin at the edge of
// m's base (GAP-AURA-CENTRE).
func (b *Battle) Reach(m, n int32) int32 {
	switch {
	case m == n:
		return 0
	case b.Game != nil && b.Game.AuraFromEdge():
		return b.Between(m, n)
	}
	return max(b.Centres(m, n)-b.Radius(n), 0)
}

// From is the distance from a point to the nearest point of m's base: how a
// volley is measured (PIL-MEAS-04).
func (b *Battle) From(x, y, m int32) int32 {
	return max(Length(b.M(m, X)-x, b.M(m, Y)-y)-b.Radius(m), 0)
}

// Length of a vector in thousandths, rounded to the nearest.
func Length(dx, dy int32) int32 { return board.Length(dx, dy) }

// Tolerance of "within" and of contact: exactly X is inside, and so is what
// rounding of positions makes of it.
const Tolerance = board.Tolerance

// Within says whether a distance is at most n.
func Within(d, n int32) bool { return d <= n+Tolerance }

// FromPiece is the distance from the base of m to the nearest point of a piece,
// 0 where it stands in it.
func (b *Battle) FromPiece(m, p int32) int32 {
	if b.IsM(m, Inside, p+1) {
		return 0
	}
	return max(b.Shape(p).Dist(b.Centre(m))-b.Radius(m), 0)
}

// Covers says whether a range, an aura or another reach of n covers a distance:
// exactly n is inside, with the slack of the tables (GAP-WITHIN-BOUNDARY).
func (b *Battle) Covers(d, n int32) bool {
	if b.Game == nil {
		return Within(d, n)
	}
	return d <= n+b.Game.Epsilon()
}

// Touch says whether two bases are in contact.
func (b *Battle) Touch(m, n int32) bool { return m != n && Within(b.Between(m, n), 0) }

// straight says whether the centres of three models lie on one line, give or
// take a tolerance: how far the third is from the line through the two that are
// farthest apart.
func (b *Battle) straight(x, y, z, tolerance int32) bool {
	if x < 0 || y < 0 || z < 0 {
		return false
	}
	p := [3]board.Point{b.Centre(x), b.Centre(y), b.Centre(z)}
	long := int32(0)
	for i := range p {
		long = max(long, Length(p[i].X-p[(i+1)%3].X, p[i].Y-p[(i+1)%3].Y))
	}
	area := int64(p[1].X-p[0].X)*int64(p[2].Y-p[0].Y) - int64(p[1].Y-p[0].Y)*int64(p[2].X-p[0].X)
	return max(area, -area) <= int64(long)*int64(tolerance+Tolerance)
}
