package oldwest

import (
	"cmp"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// thing is something that stands between a shooter and his target: a model or,
// where that is Nil, a piece.
type thing struct {
	model, piece int32
	share        int32 // of the target that it hides, thousandths
	away         int32
}

// eye of a model: how high it is above the table (WEST-RIDE-02, WEST-PRONE-05).
func (g *Game) eye(m int32) int32 {
	if g.Mounted(m) {
		return g.M(m, battle.High) + g.num("heights.rider_eye")
	}
	return g.M(m, battle.High) + g.num("heights.eye")
}

// figure of a model, as an eye sees it. A mounted one is one figure with its mount
// (WEST-GAP-25).
func (g *Game) figure(m int32) board.Figure {
	low := g.M(m, battle.High)
	high := g.num("heights.foot")
	switch steed := g.fact(m, "steed"); {
	case steed >= 0, g.mounts(m) && g.fact(m, "rider") >= 0:
		if high = g.num("heights.mounted"); g.word("itw.mounted") == "rider" {
			low += g.num("heights.mount") / 2
		}
	case g.mounts(m):
		high = g.num("heights.mount")
	case g.is(m, "prone"):
		high = g.num("heights.prone")
	}
	return board.Figure{At: g.Centre(m), Half: g.Radius(g.body(m)), Low: low, High: g.M(m, battle.High) + high}
}

// between lists what hides any of n from m, nearest first, and the share of n that
// is hidden by all of it, thousandths (WEST-ITW-01, WEST-GAP-12). What m looks over
// from behind, or round, does not count (WEST-COVER-01), nor who lets him past
// (WEST-FRIEND-01).
func (g *Game) between(m, n int32) (things []thing, all int32) {
	a, b := g.Centre(m), g.figure(n)
	eye := g.eye(m)
	var solids []board.Solid
	for p := range int32(len(g.Pieces)) {
		s := g.Shape(p)
		if g.height(p) <= 0 || g.tagged(p, "flat") || !g.IsP(p, battle.PGone, 0) || !s.Hides(a, 0, b.At, b.Half) || g.ownCover(m, n, p) || g.stands(m, p) || g.stands(n, p) && !g.overEdge(m, n) {
			continue
		}
		solids = append(solids, board.Solid{Shape: s, High: g.height(p), Gappy: g.tagged(p, "gappy")})
		things = append(things, thing{model: hook.Nil, piece: p, away: s.Dist(a)})
	}
	for _, o := range g.bodies() {
		if o == g.body(m) || o == g.body(n) || g.mayPass(m, o) || !board.DiscHides(a, 0, b.At, b.Half, g.Centre(o), g.Radius(o)) {
			continue
		}
		f := g.figure(o)
		s, err := board.Circle(f.At, f.Half)
		if err != nil {
			continue
		}
		solids = append(solids, board.Solid{Shape: s, Low: f.Low, High: f.High})
		things = append(things, thing{model: o, piece: hook.Nil, away: g.Between(m, o)})
	}
	if len(solids) == 0 {
		return nil, 0
	}
	k := int(g.num("itw.sampling") / hook.Milli)
	each, hidden := board.Hidden(a, eye, b, k, solids)
	for i := range things {
		things[i].share = int32(each[i] * hook.Milli / (k * k))
	}
	things = slices.DeleteFunc(things, func(t thing) bool { return t.share == 0 })
	slices.SortStableFunc(things, func(x, y thing) int { return cmp.Compare(x.away, y.away) })
	return things, int32(hidden * hook.Milli / (k * k))
}

// stands says whether a model stands on top of a piece.
func (g *Game) stands(m, p int32) bool { return g.IsM(m, battle.OnTop, p+1) }

// overEdge says whether what n stands on can hide it from m: m is below it.
func (g *Game) overEdge(m, n int32) bool { return g.eye(m) < g.M(n, battle.High) }

// ownCover says whether a piece is the cover of m itself: it touches it and looks
// over it, or round it where it is a trunk (WEST-COVER-01).
func (g *Game) ownCover(m, n, p int32) bool {
	if !g.touchesPiece(g.body(m), p) {
		return false
	}
	if g.eye(m) > g.height(p) {
		return true
	}
	if !g.tagged(p, "trunk") {
		return false
	}
	k := int(g.num("itw.sampling") / hook.Milli)
	_, hidden := board.Hidden(g.Centre(n), g.eye(n), g.figure(m), k, []board.Solid{{Shape: g.Shape(p), High: g.height(p)}})
	return hidden < k*k
}

// cover says whether a model lies behind something that hides some of it from an
// observer (WEST-SPOT-01).
func (g *Game) covered(n int32, things []thing) bool {
	return g.is(n, "prone") && slices.ContainsFunc(things, func(t thing) bool { return t.piece >= 0 })
}

// sighting is how m sees n.
type sighting uint8

const (
	unseen sighting = iota
	doubtful
	seen
)

// look says how m sees n, and what hides some of it (WEST-SHOOT-08, WEST-PRONE-02,
// WEST-SPOT-01 to 03).
func (g *Game) look(m, n int32) (sighting, []thing, int32) {
	things, hidden := g.between(m, n)
	switch {
	case hidden >= hook.Milli:
		return unseen, things, hidden
	case !g.covered(n, things), g.spotted(n, m), g.is(n, "exposed") && battle.Within(g.Between(m, n), g.num("spot.away")):
		return seen, things, hidden
	}
	return doubtful, things, hidden
}

// Sees says whether m sees n (battle.Game).
func (g *Game) Sees(m, n int32) bool {
	if m == n || g.body(m) == g.body(n) {
		return m != n
	}
	how, _, _ := g.look(m, n)
	return how == seen
}

// The pairs of who has spotted whom are bits of facts of the one who lies.

const bitsOfFact = 30

func bitOf(prefix string, m int32) (name string, bit int32) {
	return prefix + string(rune('1'+m/bitsOfFact)), 1 << (m % bitsOfFact)
}

// spotted says whether m has spotted n.
func (g *Game) spotted(n, m int32) bool { return g.bit("spotted_", n, m) }

func (g *Game) bit(prefix string, n, m int32) bool {
	if m >= 3*bitsOfFact {
		return false
	}
	name, bit := bitOf(prefix, m)
	return g.fact(n, name)&bit != 0
}

func (g *Game) setBit(prefix string, n, m int32) {
	if m < 3*bitsOfFact {
		name, bit := bitOf(prefix, m)
		g.SetFact(hook.Model, n, name, g.fact(n, name)|bit)
	}
}

// forgetSpots: m has moved, so that who spotted it has to look again, and it at
// others (WEST-GAP-23).
func (g *Game) forgetSpots(m int32) {
	if g.word("spot.duration") != "move" {
		return
	}
	name, bit := bitOf("spotted_", min(m, 3*bitsOfFact-1))
	for n := range g.Count() {
		if v := g.fact(n, name); v&bit != 0 {
			g.SetFact(hook.Model, n, name, v&^bit)
		}
	}
	for _, f := range []string{"spotted_1", "spotted_2", "spotted_3"} {
		if g.fact(m, f) != 0 {
			g.SetFact(hook.Model, m, f, 0)
		}
	}
}
