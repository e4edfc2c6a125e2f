package pillage

import (
	"math"

	"skald/core/board"
	"skald/core/hook"
)

// coverTable is what the tables say of fighting across obstacles.
type coverTable struct {
	reach     int32  // across an obstacle, between the bases, thousandths of an inch
	everySide bool   // an obstacle shelters who touches it from every side
	noContact bool   // nobody is attacked across an obstacle
	rough     string // whose base decides that riders fight on difficult ground
}

func readCover(m must) coverTable {
	return coverTable{
		reach:     m.Num("rules.cover.reach"),
		everySide: m.Word("rules.cover.side") == "any",
		noContact: !m.Flag("rules.cover.contact"),
		rough:     m.Word("rules.cav.difficult_bonus"),
	}
}

// canCover says whether a piece is a passable obstacle that stands (PIL-OBST-01).
func (g *Game) canCover(p int32) bool {
	k := g.ground(p)
	return g.passable(p, &k) && g.lies(p)
}

// atCover is where m, coming straight from a point, touches the obstacle that
// o touches and that lies between them (PIL-COVER-02).
func (g *Game) atCover(m, o int32, from board.Point) (end board.Point, ok bool) {
	if g.num().cover.noContact {
		return end, false
	}
	to := g.Centre(o)
	length := board.Length(to.X-from.X, to.Y-from.Y)
	least := length
	for p := range int32(len(g.Pieces)) {
		if g.canCover(p) && g.shelters(p, o, from) {
			if spans := g.Shape(p).Within(from, to, g.Radius(m)); len(spans) > 0 && spans[0].From < least {
				least, ok = spans[0].From, true
			}
		}
	}
	if !ok {
		return end, false
	}
	return between(to, from, length-least, length), true
}

// opposite is the shortest way to a place right across the obstacle from the
// target of a charge, where the straight way ends too far along it.
func (g *Game) opposite(o *ChargeOrder, from board.Point) (best route, ok bool) {
	at := g.Centre(o.At)
	far := g.Radius(o.By) + g.Radius(o.At) + 2*g.num().cover.reach
	for p := range int32(len(g.Pieces)) {
		if !g.canCover(p) || !g.shelters(p, o.At, from) {
			continue
		}
		near := g.Shape(p).Nearest(at)
		n := board.Length(near.X-at.X, near.Y-at.Y)
		if n == 0 {
			continue
		}
		end, cover, err := g.contactPlace(o.By, o.At, between(at, near, far, n))
		if err != nil || !cover {
			continue
		}
		if way, err := g.wayTo(o, end); err == nil && (!ok || way.cost < best.cost) {
			best, ok = way, true
		}
	}
	return best, ok
}

// alongCover is the shortest way to a place at an obstacle from which the target
// of a charge behind it is near enough: as far along the obstacle as can be, or
// where that is taken nearer to the place right opposite.
func (g *Game) alongCover(o *ChargeOrder) (best route, ok bool) {
	if g.num().cover.noContact {
		return best, false
	}
	from, at := g.Centre(o.By), g.Centre(o.At)
	if n := len(o.Path); n > 0 {
		from = o.Path[n-1]
	}
	bases := g.Radius(o.By) + g.Radius(o.At)
	reach := int64(bases + g.num().cover.reach)
	for p := range int32(len(g.Pieces)) {
		if !g.canCover(p) || !g.shelters(p, o.At, from) {
			continue
		}
		s, near := g.Shape(p), g.Shape(p).Nearest(at)
		n := board.Length(near.X-at.X, near.Y-at.Y)
		if n == 0 {
			continue
		}
		right, cover, err := g.contactPlace(o.By, o.At, between(at, near, bases+2*g.num().cover.reach, n))
		across := int64(board.Length(right.X-at.X, right.Y-at.Y))
		if err != nil || !cover || across >= reach {
			continue
		}
		x, y := int64(right.X-at.X), int64(right.Y-at.Y)
		most := int64(math.Sqrt(float64(reach*reach - across*across)))
		for d := most; d > 0; d -= most/8 + 1 {
			for _, d := range []int64{d, -d} {
				end := board.Point{X: right.X + quotient(-y*d, across), Y: right.Y + quotient(x*d, across)}
				if !s.Meets(end, g.Radius(o.By)) || s.Overlaps(end, g.Radius(o.By)) {
					continue
				}
				if way, err := g.wayTo(o, end); err == nil && (!ok || way.cost < best.cost) {
					best, ok = way, true
				}
			}
		}
	}
	return best, ok
}

// shelters says whether an obstacle lies between o, who touches it, and a point.
func (g *Game) shelters(p, o int32, from board.Point) bool {
	s, at := g.Shape(p), g.Centre(o)
	return s.Meets(at, g.Radius(o)) && board.Lengths(s.Inside(from, at)) > 0
}

// sheltered says whether o has cover against m, who has come into contact
// (PIL-COVER-01).
func (g *Game) sheltered(m, o int32) bool {
	for p := range int32(len(g.Pieces)) {
		if !g.canCover(p) {
			continue
		}
		if g.shelters(p, o, g.Centre(m)) || g.num().cover.everySide && g.Shape(p).Meets(g.Centre(o), g.Radius(o)) {
			return true
		}
	}
	return false
}

// onRoughGround says whether a rider and his target fight on ground that is
// difficult for him (PIL-CAV-03).
func (g *Game) onRoughGround(rider, target int32) bool {
	a, b := g.standsRough(rider, rider), g.standsRough(rider, target)
	switch g.num().cover.rough {
	case "either":
		return a || b
	case "both":
		return a && b
	case "rider":
		return a
	case "target":
		return b
	}
	return false
}

// standsRough says whether the base of m touches ground that is difficult for
// the rider.
func (g *Game) standsRough(rider, m int32) bool {
	if g.afloat(m) {
		return false
	}
	if g.groundOf(rider, hook.Nil) == difficultGround {
		return true
	}
	for p := range int32(len(g.Pieces)) {
		if g.Shape(p).Meets(g.Centre(m), g.Radius(m)) && g.lies(p) && g.groundOf(rider, p) == difficultGround {
			return true
		}
	}
	return false
}
