package saga

import (
	"math"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
	"skald/core/play"
)

// walk is the ground as the figures of one unit find it: what stops a base, what
// slows it, what stands in the way.
type walk struct {
	g       *Game
	u       int32
	target  int32 // the unit that is attacked, Nil: none
	contact bool  // the unit is in melee: it may pass near other enemies (SAGA-ENGAGE-13)
	f       int32 // whose way it is
	r       int32 // radius of its base
	discs   []disc
	gates   []gate
}

// disc is a figure of another unit.
type disc struct {
	f     int32
	at    board.Point
	r     int32 // of its base
	keep  int32 // so far from its base others keep; 0: bases must not overlap
	enemy bool
}

// gate is a gap between two figures of one unit that nobody passes.
type gate struct {
	a, b board.Point
	u    int32
}

// walk of a unit; target is whom it engages, Nil for nobody.
func (g *Game) walk(u, target int32, contact bool) *walk {
	w := &walk{g: g, u: u, target: target, contact: contact}
	for _, o := range g.units() {
		if o == u {
			continue
		}
		fs := g.figs(o)
		for i, f := range fs {
			d := disc{f: f, at: g.Centre(f), r: g.Radius(f), enemy: g.foes(u, o)}
			if d.enemy && o != target && !contact {
				d.keep = g.inches("move.enemy_ban")
			}
			w.discs = append(w.discs, d)
			for _, e := range fs[:i] {
				if o != target && battle.Within(g.Between(f, e), g.inches("move.gap_ban")) {
					w.gates = append(w.gates, gate{g.Centre(f), g.Centre(e), o})
				}
			}
		}
	}
	return w
}

// take makes it the way of one figure.
func (w *walk) take(f int32) { w.f, w.r = f, w.g.Radius(f) }

// reach is how near the centre may come to that of a figure, thousandths of an
// inch; less is too near. Who begins nearer than the ban may go away.
func (w *walk) reach(d *disc, from board.Point) int32 {
	near := w.r + d.r - battle.Tolerance
	if d.keep > 0 && board.Length(from.X-d.at.X, from.Y-d.at.Y) > w.r+d.r+d.keep+battle.Tolerance {
		near = w.r + d.r + d.keep + battle.Tolerance + 1
	}
	return near
}

// stops is the refusal of a straight stretch, nil where it can be gone.
func (w *walk) stops(a, b board.Point) error {
	g := w.g
	for p := range int32(len(g.Pieces)) {
		if g.impassable(p) && g.IsP(p, battle.PGone, 0) && len(g.Shape(p).Within(a, b, w.r-battle.Tolerance)) > 0 {
			return play.Illegal("SAGA-ENGAGE-06", "%s cannot pass %s", g.Name(w.f), g.Pieces[p].Name)
		}
	}
	for i := range w.discs {
		d := &w.discs[i]
		near := board.Apart(a, b, d.at)
		switch reach := w.reach(d, a); {
		case near >= reach:
		case d.keep > 0 && near >= w.r+d.r-battle.Tolerance:
			return play.Illegal("SAGA-ENGAGE-13", "%s would pass %g\" from %s: more than %g\" is needed", g.Name(w.f), float64(max(near-w.r-d.r, 0))/hook.Milli, g.Name(d.f), float64(d.keep)/hook.Milli)
		default:
			return play.Illegal("SAGA-ENGAGE-06", "%s stands in the way of %s", g.Name(d.f), g.Name(w.f))
		}
	}
	for _, x := range w.gates {
		if board.Cross(a, b, x.a, x.b) {
			return play.Illegal("SAGA-ENGAGE-14", "%s cannot pass between two figures of %s: the gap is at most %g\"", g.Name(w.f), g.Name(x.u), float64(g.inches("move.gap_ban"))/hook.Milli)
		}
	}
	return nil
}

// slow says whether a stretch enters or crosses ground that slows.
func (w *walk) slow(a, b board.Point) bool {
	for p := range int32(len(w.g.Pieces)) {
		if w.g.slows(p) && w.g.IsP(p, battle.PGone, 0) && (w.g.Shape(p).Overlaps(b, w.r) || len(w.g.Shape(p).Within(a, b, w.r-battle.Tolerance)) > 0) {
			return true
		}
	}
	return false
}

// stands is the refusal of a place to end at; mates says whether those of the own
// unit are on their way as well.
func (w *walk) stands(at board.Point, mates bool) error {
	g := w.g
	if at.X < w.r || at.Y < w.r || at.X > g.Size[0]-w.r || at.Y > g.Size[1]-w.r {
		return play.Illegal("SAGA-ENGAGE-06", "%s would leave the table", g.Name(w.f))
	}
	for p := range int32(len(g.Pieces)) {
		if (g.impassable(p) || g.obstacle(p)) && g.IsP(p, battle.PGone, 0) && g.Shape(p).Overlaps(at, w.r) {
			return play.Illegal("SAGA-ENGAGE-06", "%s cannot stand on %s", g.Name(w.f), g.Pieces[p].Name)
		}
	}
	for i := range w.discs {
		d := &w.discs[i]
		gap := board.Length(at.X-d.at.X, at.Y-d.at.Y) - w.r - d.r
		switch {
		case gap < -battle.Tolerance:
			return play.Illegal("SAGA-ENGAGE-06", "%s stands where %s would", g.Name(d.f), g.Name(w.f))
		case d.keep > 0 && battle.Within(gap, d.keep):
			return play.Illegal("SAGA-ENGAGE-13", "%s would end %g\" from %s: more than %g\" is needed", g.Name(w.f), float64(max(gap, 0))/hook.Milli, g.Name(d.f), float64(d.keep)/hook.Milli)
		case d.enemy && g.fact(d.f, "unit") != w.target && battle.Within(gap, 0):
			return play.Illegal("SAGA-ENGAGE-15", "%s would touch %s, who is of another unit than is attacked", g.Name(w.f), g.Name(d.f))
		}
	}
	for _, m := range g.figs(w.u) {
		if c := g.Centre(m); !mates && m != w.f && board.Length(at.X-c.X, at.Y-c.Y) < w.r+g.Radius(m)-battle.Tolerance {
			return play.Illegal("SAGA-ENGAGE-06", "%s stands where %s would", g.Name(m), g.Name(w.f))
		}
	}
	return nil
}

// trail is a way of one figure: the points behind its start, and what it is like.
type trail struct {
	pts  []board.Point
	n    int32 // length, thousandths of an inch
	slow bool
}

func (t *trail) end() board.Point { return t.pts[len(t.pts)-1] }

// seek is the shortest way of the figure to any of some places; nil: there is none.
// dry ways keep off ground that slows.
func (w *walk) seek(goals []board.Point, dry bool) *trail {
	start := w.g.Centre(w.f)
	free := func(a, b board.Point) bool { return w.stops(a, b) == nil && !(dry && w.slow(a, b)) }
	best := math.MaxInt
	var way []board.Point
	for _, p := range goals {
		if n := int(board.Length(p.X-start.X, p.Y-start.Y)); n < best && free(start, p) {
			best, way = n, []board.Point{p}
		}
	}
	if len(goals) == 0 {
		return nil
	}
	nodes := w.corners(start, dry)
	all := slices.Concat([]board.Point{start}, nodes, goals)
	first := len(all) - len(goals)
	cost, from, done := make([]int, len(all)), make([]int, len(all)), make([]bool, len(all))
	for i := range cost {
		cost[i] = math.MaxInt
	}
	cost[0] = 0
	for {
		at := -1
		for i := range all {
			if !done[i] && cost[i] < best && (at < 0 || cost[i] < cost[at]) {
				at = i
			}
		}
		if at < 0 {
			break
		}
		done[at] = true
		if at >= first {
			way = nil
			for i := at; i > 0; i = from[i] {
				way = append([]board.Point{all[i]}, way...)
			}
			break
		}
		for i := range all {
			if done[i] {
				continue
			}
			n := cost[at] + int(board.Length(all[i].X-all[at].X, all[i].Y-all[at].Y))
			if n < cost[i] && n < best && free(all[at], all[i]) {
				cost[i], from[i] = n, at
			}
		}
	}
	if way == nil {
		return nil
	}
	return w.trail(way)
}

// trail measures a way.
func (w *walk) trail(pts []board.Point) *trail {
	t := &trail{pts: pts}
	at := w.g.Centre(w.f)
	for _, p := range pts {
		t.n += board.Length(p.X-at.X, p.Y-at.Y)
		t.slow = t.slow || w.slow(at, p)
		at = p
	}
	return t
}

// far is how far from its start places on a way are looked for, thousandths of an
// inch: no move is longer.
const far = 16 * hook.Milli

// corners are the places at which a way may bend.
func (w *walk) corners(start board.Point, dry bool) (out []board.Point) {
	g := w.g
	add := func(s *board.Shape, r int32) {
		for _, p := range s.Around(r) {
			if board.Length(p.X-start.X, p.Y-start.Y) <= far {
				out = append(out, p)
			}
		}
	}
	for p := range int32(len(g.Pieces)) {
		if g.IsP(p, battle.PGone, 0) && (g.impassable(p) || dry && g.slows(p)) {
			add(g.Shape(p), w.r)
		}
	}
	for i := range w.discs {
		d := &w.discs[i]
		if c, err := board.Circle(d.at, d.r); err == nil && board.Length(d.at.X-start.X, d.at.Y-start.Y) <= far {
			add(c, w.reach(d, start)-d.r)
		}
	}
	return out
}

// touch says whether two figures are in base contact, or would be were it not for
// the obstacle that both touch (SAGA-ENGAGE-09).
func (g *Game) touch(f, e int32) bool { return g.touchAt(g.Centre(f), g.Radius(f), e) }

func (g *Game) touchAt(at board.Point, r, e int32) bool {
	c := g.Centre(e)
	gap := board.Length(at.X-c.X, at.Y-c.Y) - r - g.Radius(e)
	if battle.Within(gap, 0) {
		return true
	}
	for p := range int32(len(g.Pieces)) {
		s := g.Shape(p)
		if g.obstacle(p) && g.IsP(p, battle.PGone, 0) && s.Meets(at, r) && s.Meets(c, g.Radius(e)) && len(s.Inside(at, c)) > 0 &&
			(g.word("contact.obstacle") == "any" || battle.Within(gap, g.Pieces[p].Width)) {
			return true
		}
	}
	return false
}

// contacts are the places at which the figure would be in contact with e, from
// that nearest to its start round the base of e, and over the obstacles that e
// touches.
func (w *walk) contacts(e int32) (out []board.Point) {
	g := w.g
	start, c := g.Centre(w.f), g.Centre(e)
	apart := w.r + g.Radius(e)
	try := func(p board.Point) {
		if g.touchAt(p, w.r, e) && w.stands(p, false) == nil && !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	try(board.Along(c, start, apart))
	if ring, err := board.Circle(c, g.Radius(e)); err == nil {
		for _, p := range ring.Around(w.r) {
			try(board.Along(c, p, apart))
		}
	}
	for p := range int32(len(g.Pieces)) {
		if s := g.Shape(p); g.obstacle(p) && g.IsP(p, battle.PGone, 0) && s.Meets(c, g.Radius(e)) {
			over := s.Nearest(c)
			try(board.Along(c, over, board.Length(over.X-c.X, over.Y-c.Y)+g.Pieces[p].Width+w.r))
		}
	}
	return out
}

// way to contact with an enemy that the allowance of the unit lasts for: the
// shortest one; where that is slowed and too long, one that keeps off such ground
// (SAGA-ENGAGE-06). near is the shortest of all, nil where there is none.
func (w *walk) way(e, open, slowed int32) (t, near *trail) {
	goals := w.contacts(e)
	near = w.seek(goals, false)
	switch {
	case near == nil:
		return nil, nil
	case !near.slow && battle.Within(near.n, open), near.slow && battle.Within(near.n, slowed):
		return near, near
	case !near.slow:
		return nil, near
	}
	if dry := w.seek(goals, true); dry != nil && battle.Within(dry.n, open) {
		return dry, near
	}
	return nil, near
}

// closer is where the figure ends that falls short: straight towards an enemy or
// along the way to it, whichever brings it nearer (SAGA-ENGAGE-10).
func (w *walk) closer(e int32, near *trail, open, slowed int32) board.Point {
	g := w.g
	start, c := g.Centre(w.f), g.Centre(e)
	left := func(at board.Point) int32 { return board.Length(c.X-at.X, c.Y-at.Y) }
	best := w.along([]board.Point{board.Along(c, start, min(w.r+g.Radius(e), left(start)))}, open, slowed)
	if near != nil {
		if at := w.along(near.pts, open, slowed); left(at) < left(best) {
			best = at
		}
	}
	return best
}

// along is how far along a way the figure gets, as far as its allowance lasts and
// it may stand, in contact with nobody.
func (w *walk) along(pts []board.Point, open, slowed int32) board.Point {
	g := w.g
	start := g.Centre(w.f)
	const step = 50 // thousandths of an inch by which a place is looked for
	for most := open; most > 0; most -= step {
		at, left, blocked, slow := start, most, false, false
		for _, p := range pts {
			n := board.Length(p.X-at.X, p.Y-at.Y)
			to := p
			if n > left {
				to = board.Along(at, p, left)
			}
			blocked = blocked || w.stops(at, to) != nil
			slow = slow || w.slow(at, to)
			at, left = to, left-min(n, left)
			if left == 0 {
				break
			}
		}
		if blocked || slow && most > slowed || w.stands(at, false) != nil {
			continue
		}
		if !slices.ContainsFunc(g.figs(w.target), func(e int32) bool { return g.touchAt(at, w.r, e) }) {
			return at
		}
	}
	return start
}
