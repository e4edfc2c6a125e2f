package pillage

import (
	"math"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
	"skald/core/hook"
)

// stretch is a straight part of a path.
type stretch struct {
	a, b board.Point
	at   int32 // where it begins
}

// crossing is where a base goes over a passable obstacle: from contact on the
// near side to contact on the far side.
type crossing struct {
	from, to int32
	piece    int32
	cost     int32
	rail     bool // over the bulwarks of ships
}

// tract is a part of a path over one piece of ground.
type tract struct {
	from, to int32
	factor   int32
	over     int32 // 1 of a road, 2 of a bridge, else 0
	water    bool
	own      bool  // difficult by itself, whatever rules make of it
	piece    int32 // Nil: the open table
}

// solid is something in the way of a base, from where to where it overlaps it.
type solid struct {
	from, to int32
	entered  bool // the centre would enter it
	err      *fault.Error
	name     string
	piece    int32 // Nil: a model, or the edge of the table
}

// survey is all that a path leads over and into.
type survey struct {
	g         *Game
	m         int32
	o         routeOpts
	base      int32 // radius
	way       []stretch
	length    int32
	crossings []crossing
	rough     []tract // difficult ground
	over      []tract // roads and bridges, and the top of what the model stands on
	ladders   []tract
	solids    []solid
	barriers  []solid
	rails     []rail  // bulwarks on the way, see gangways
	leaps     []int32 // pieces that a charger jumps or climbs over
	cautious  bool    // it stops where it would have to roll
	slack     int32   // what rounding may add to a length on difficult ground
}

// survey looks at everything along a path from where m stands.
func (g *Game) survey(m int32, path []board.Point, o routeOpts) *survey {
	s := &survey{g: g, m: m, o: o, base: g.Radius(m), slack: battle.Tolerance}
	from := g.Centre(m)
	for _, p := range path {
		if n := board.Length(p.X-from.X, p.Y-from.Y); n > 0 {
			s.way = append(s.way, stretch{from, p, s.length})
			s.length += n
		}
		from = p
	}
	for i := range s.way {
		s.edge(&s.way[i])
		s.models(&s.way[i])
	}
	if !o.ghost {
		s.pieces()
	}
	slices.SortStableFunc(s.solids, func(a, b solid) int { return int(a.from - b.from) })
	slices.SortStableFunc(s.crossings, func(a, b crossing) int { return int(a.from - b.from) })
	return s
}

// point of the path.
func (s *survey) point(at int32) board.Point {
	if len(s.way) == 0 {
		return s.g.Centre(s.m)
	}
	w := &s.way[0]
	for i := range s.way {
		if s.way[i].at <= at {
			w = &s.way[i]
		}
	}
	return w.point(at - w.at)
}

// point of a stretch, from its beginning.
func (w *stretch) point(at int32) board.Point {
	n := int64(board.Length(w.b.X-w.a.X, w.b.Y-w.a.Y))
	if n == 0 {
		return w.a
	}
	return board.Point{X: w.a.X + part(w.b.X-w.a.X, int64(at), n), Y: w.a.Y + part(w.b.Y-w.a.Y, int64(at), n)}
}

// part is d/n of a length, rounded to the nearest.
func part(x int32, d, n int64) int32 {
	v := 2*int64(x)*d + n
	if v < 0 {
		v -= 2*n - 1
	}
	return int32(v / (2 * n))
}

// edge of the table stops a base that stands on it; who stands over it already
// goes no farther out.
func (s *survey) edge(w *stretch) {
	for axis, size := range s.g.Size {
		a, b := w.a.X, w.b.X
		if axis == 1 {
			a, b = w.a.Y, w.b.Y
		}
		lo, hi := min(s.base, a), max(size-s.base, a)
		out := int64(0)
		switch {
		case b < lo-battle.Tolerance:
			out = int64(lo - a)
		case b > hi+battle.Tolerance:
			out = int64(hi - a)
		default:
			continue
		}
		n := int64(board.Length(w.b.X-w.a.X, w.b.Y-w.a.Y))
		s.solids = append(s.solids, solid{from: w.at + int32(n*out/int64(b-a)), to: s.length, piece: hook.Nil, name: "the edge of the table", entered: true,
			err: illegal("PIL-OBST-05", "%s would leave the table", s.g.Name(s.m))})
	}
}

// models are in the way, friend and foe (PIL-OBST-06), and enemies keep others
// away (PIL-MOVE-04).
func (s *survey) models(w *stretch) {
	g := s.g
	for o := range g.Count() {
		if o == s.m || !g.Alive(o) || !g.IsM(o, battle.Hidden, 0) || !g.IsM(o, battle.Inside, 0) {
			continue
		}
		if g.ledBy(s.m, o) { // PIL-HOUND-01
			continue
		}
		at, bases := g.Centre(o), s.base+g.Radius(o)
		start := board.Length(at.X-w.a.X, at.Y-w.a.Y)
		if g.keptFrom(s.m, o) && s.o.target != o+1 && !s.nearAtEnd(at, bases) {
			keep := bases + g.num().keepAway
			if g.num().startNear {
				keep = min(keep, start)
			}
			if from, to, near, ok := w.meets(at, keep); ok {
				s.solids = append(s.solids, solid{from: from, to: to, piece: hook.Nil, name: g.Name(o), entered: true,
					err: illegal("PIL-MOVE-04", "%s would come within %s of %s", g.Name(s.m), inches(max(near-bases, 0)), g.Name(o))})
				continue
			}
		}
		if from, to, near, ok := w.meets(at, min(bases, start)); ok {
			s.solids = append(s.solids, solid{from: from, to: to, piece: hook.Nil, name: g.Name(o), entered: near < g.Radius(o),
				err: illegal("PIL-OBST-06", "%s cannot move through %s", g.Name(s.m), g.Name(o))})
		}
	}
}

// nearAtEnd says whether a charge ends so near to an enemy that it has to come
// near him (GAP-ONE-INCH-CHARGER).
func (s *survey) nearAtEnd(at board.Point, bases int32) bool {
	if !s.o.charge || s.o.target == 0 || !s.g.num().moving.othersNear || len(s.way) == 0 {
		return false
	}
	end := s.way[len(s.way)-1].b
	return board.Length(end.X-at.X, end.Y-at.Y) < bases+s.g.num().keepAway
}

// meets is the part of a stretch that is nearer than r to a point, and how near
// it comes; false where that is no more than rounding.
func (w *stretch) meets(c board.Point, r int32) (from, to, near int32, ok bool) {
	dx, dy := float64(w.b.X-w.a.X), float64(w.b.Y-w.a.Y)
	n := math.Sqrt(float64(dx*dx) + float64(dy*dy))
	ux, uy := dx/n, dy/n
	cx, cy := float64(c.X-w.a.X), float64(c.Y-w.a.Y)
	along, across := float64(cx*ux)+float64(cy*uy), float64(cx*uy)-float64(cy*ux)
	t := min(max(along, 0), n)
	near = round(math.Sqrt(float64((t-along)*(t-along)) + float64(across*across)))
	if near >= r-battle.Tolerance {
		return 0, 0, near, false
	}
	half := math.Sqrt(max(float64(r)*float64(r)-float64(across*across), 0))
	return w.at + round(max(along-half, 0)), w.at + round(min(along+half, n)), near, true
}

// pieces of terrain along the path.
func (s *survey) pieces() {
	g := s.g
	if g.groundOf(s.m, hook.Nil) == difficultGround {
		s.rough = append(s.rough, tract{from: 0, to: s.length, factor: g.factor(s.m, hook.Nil), piece: hook.Nil})
	}
	for _, sh := range g.strewnGround() {
		for _, t := range s.inside(sh, hook.Nil) {
			t.factor, t.over = g.factor(s.m, hook.Nil), 2
			s.rough = append(s.rough, t)
		}
	}
	s.stay()
	for p := range int32(len(g.Pieces)) {
		if !s.touches(p) || !g.lies(p) {
			continue
		}
		k := g.ground(p)
		switch {
		case g.passable(p, &k) && g.troopOf(s.m).halted:
			s.solids = s.hits(s.solids, p, illegal("PIL-TROOP-17", "%s cannot cross %s", g.Name(s.m), g.Pieces[p].Name))
		case g.isShip(p):
			s.overShip(p)
		case g.passable(p, &k):
			s.crosses(p)
		case g.barrier(p, &k):
			if !s.standsOn(p, k.height) && !s.leapsOver(p, &k) {
				s.barriers = s.hits(s.barriers, p, illegal("PIL-AGIL-01", "%s cannot simply walk over %s", g.Name(s.m), g.Pieces[p].Name))
			}
		default:
			s.walks(p, &k)
		}
	}
	s.gangways()
	s.narrow()
	for _, b := range s.barriers {
		if !s.bridged(&b) {
			s.solids = append(s.solids, b)
		}
	}
}

// leapsOver adds a piece that a charger on foot jumps over, or climbs over where
// it is too wide for that, where the tables let a charge do so
// (GAP-AGIL-CHARGE). It costs what it costs in a move.
func (s *survey) leapsOver(p int32, k *ground) bool {
	g := s.g
	if !s.o.charge || s.cautious || !g.num().moving.leaps || g.Mounted(s.m) || g.leads(s.m) || g.onTop(s.m) != 0 {
		return false
	}
	var found []crossing
	gap := g.Tagged(p, g.num().tags.gap)
	for i := range s.way {
		w := &s.way[i]
		for _, sp := range g.Shape(p).Within(w.a, w.b, s.base) {
			width := int32(0)
			for _, in := range g.Shape(p).Inside(w.a, w.b) {
				width += in.To - in.From
			}
			if !g.manageable(width, gap) || !gap && !g.manageable(k.height, true) {
				return false
			}
			found = append(found, crossing{from: w.at + sp.From, to: w.at + sp.To, piece: p, cost: width})
		}
	}
	if len(found) > 0 {
		s.leaps = append(s.leaps, p)
	}
	s.crossings = append(s.crossings, found...)
	return true
}

// touches says whether the base comes over a piece on the way.
func (s *survey) touches(p int32) bool {
	sh := s.g.Shape(p)
	for i := range s.way {
		if len(sh.Within(s.way[i].a, s.way[i].b, s.base-battle.Tolerance)) > 0 {
			return true
		}
	}
	return false
}

// stay keeps a model that climbed on something up there: it leaves it by a
// ladder, or climbs down.
func (s *survey) stay() {
	g := s.g
	on := g.onTop(s.m)
	if on == 0 {
		return
	}
	var in []tract
	for p := range int32(len(g.Pieces)) {
		if p == on-1 || s.standsOn(p, g.ground(p).height) {
			in = append(in, s.on(p)...)
		}
	}
	for _, r := range in {
		r.over = 2
		s.over = append(s.over, r)
	}
	slices.SortStableFunc(in, func(a, b tract) int { return int(a.from - b.from) })
	end := int32(0)
	for _, r := range in {
		if r.from <= end+battle.Tolerance {
			end = max(end, r.to)
		}
	}
	if end < s.length-battle.Tolerance {
		s.barriers = append(s.barriers, solid{from: end, to: end + 2*battle.Tolerance, entered: true, piece: on - 1, name: g.Pieces[on-1].Name,
			err: illegal("PIL-AGIL-01", "%s stands on %s and has to climb down", g.Name(s.m), g.Pieces[on-1].Name)})
	}
}

// standsOn says whether a piece is as high as what the model climbed on and goes
// on from there.
func (s *survey) standsOn(p, height int32) bool {
	on := s.g.onTop(s.m)
	return on == p+1 || on != 0 && s.g.IsM(s.m, battle.High, height) && s.g.Shape(p).Gap(s.g.Shape(on-1)) <= battle.Tolerance
}

// on lists where the centre goes over a piece.
func (s *survey) on(p int32) []tract { return s.inside(s.g.Shape(p), p) }

func (s *survey) inside(sh *board.Shape, p int32) []tract {
	var out []tract
	for i := range s.way {
		for _, sp := range sh.Inside(s.way[i].a, s.way[i].b) {
			out = append(out, tract{from: s.way[i].at + sp.From, to: s.way[i].at + sp.To, piece: p})
		}
	}
	return out
}

// hits adds where the base overlaps a piece that it may not.
func (s *survey) hits(out []solid, p int32, err *fault.Error) []solid {
	for i := range s.way {
		w := &s.way[i]
		in := len(s.g.Shape(p).Inside(w.a, w.b)) > 0
		for _, sp := range s.g.Shape(p).Within(w.a, w.b, s.base-battle.Tolerance) {
			out = append(out, solid{from: w.at + sp.From, to: w.at + sp.To, entered: in, err: err, name: s.g.Pieces[p].Name, piece: p})
		}
	}
	return out
}

// crosses adds where the base goes over a passable obstacle (PIL-OBST-02). A
// charge does not (PIL-OBST-03).
func (s *survey) crosses(p int32) {
	g, n := s.g, &s.g.num().moving
	for i := range s.way {
		w := &s.way[i]
		if len(g.Shape(p).Within(w.a, w.b, s.base-battle.Tolerance)) == 0 {
			continue
		}
		for _, sp := range g.Shape(p).Within(w.a, w.b, s.base) {
			c := crossing{from: w.at + sp.From, to: w.at + sp.To, piece: p, cost: g.pieceValue(pModifyObstacleCost, s.m, p, n.obstacle)}
			if last := len(s.crossings) - 1; last >= 0 && s.joined(&s.crossings[last], &c) {
				s.crossings[last].to = max(c.to, s.crossings[last].to)
				continue
			}
			s.crossings = append(s.crossings, c)
		}
	}
	var err *fault.Error
	switch {
	case g.leads(s.m):
		err = g.tooMuch(s.m, "across "+g.Pieces[p].Name)
	case s.o.charge && g.pieceValue(pModifyObstacleCharge, s.m, p, b2i(!n.obstacleBlocks)) == 0:
		err = illegal("PIL-OBST-03", "%s does not charge across %s", g.Name(s.m), g.Pieces[p].Name)
	default:
		return
	}
	for _, c := range s.crossings {
		if c.piece == p {
			s.solids = append(s.solids, solid{from: c.from, to: c.to, entered: true, piece: p, name: g.Pieces[p].Name, err: err})
		}
	}
}

// joined says whether a crossing goes on with another: over the same obstacle
// round a bend, or over one that is built on to it.
func (s *survey) joined(a, b *crossing) bool {
	if b.from > a.to+battle.Tolerance || a.from > b.to+battle.Tolerance {
		return false
	}
	return a.piece == b.piece || s.g.Shape(a.piece).Gap(s.g.Shape(b.piece)) <= battle.Tolerance
}

// walks adds what the ground of a piece is on the way.
func (s *survey) walks(p int32, k *ground) {
	g, t := s.g, &s.g.num().tags
	class := g.groundOf(s.m, p)
	if class == impassableGround {
		err := illegal("PIL-OBST-05", "%s is impassable", g.Pieces[p].Name)
		if g.Tagged(p, t.building) {
			s.solids = s.hits(s.solids, p, err)
		} else {
			s.barriers = s.hits(s.barriers, p, err)
		}
		return
	}
	in := s.on(p)
	over := int32(0)
	switch {
	case g.Tagged(p, t.bridge):
		over = 2
	case g.Tagged(p, t.road) && g.num().moving.roadOver:
		over = 1
	}
	wet := g.mustSwim(s.m, p)
	for _, r := range in {
		r.over, r.water = over, wet
		if over > 0 || g.Tagged(p, t.road) {
			s.over = append(s.over, r)
		}
		if g.Tagged(p, t.ladder) {
			s.climbs(r)
			continue
		}
		if class == difficultGround || wet {
			r.factor, r.own = g.factor(s.m, p), k.class == difficultGround
			s.rough = append(s.rough, r)
		}
	}
}

// climbs adds a part of the path on a ladder (PIL-TERR-12): no rider takes one
// (PIL-CAV-01).
func (s *survey) climbs(r tract) {
	g := s.g
	if r.factor = g.num().moving.ladder; r.factor == 0 {
		r.factor = g.factor(s.m, r.piece)
	}
	s.ladders = append(s.ladders, r)
	switch name := g.Pieces[r.piece].Name; {
	case g.rides(s.m):
		s.solids = append(s.solids, solid{from: r.from, to: r.to, entered: true, piece: r.piece, name: name,
			err: illegal("PIL-CAV-01", "%s rides and cannot take %s", g.Name(s.m), name)})
	case g.leads(s.m):
		s.solids = append(s.solids, solid{from: r.from, to: r.to, entered: true, piece: r.piece, name: name, err: g.tooMuch(s.m, "over "+name)})
	case s.o.charge:
		s.solids = append(s.solids, solid{from: r.from, to: r.to, entered: true, piece: r.piece, name: name,
			err: illegal("PIL-AGIL-01", "%s does not charge over %s", g.Name(s.m), name)})
	}
}

// bridged says whether a ladder or a bridge on the way leads over or onto
// something.
func (s *survey) bridged(b *solid) bool {
	for _, l := range s.ladders {
		if s.g.Shape(l.piece).Gap(s.g.Shape(b.piece)) <= battle.Tolerance {
			return true
		}
	}
	for _, l := range s.over {
		if l.over == 2 && l.piece != b.piece && l.from <= b.to && l.to >= b.from && s.g.Tagged(l.piece, s.g.num().tags.bridge) {
			return true
		}
	}
	return false
}

// narrow finds gaps that the base does not fit through: it would stand over two
// obstacles at once, neither of which the centre crosses (PIL-OBST-04).
func (s *survey) narrow() {
	g := s.g
	for i := range s.crossings {
		a := &s.crossings[i]
		for j := range s.crossings[:i] {
			b := &s.crossings[j]
			if max(a.from, b.from) >= min(a.to, b.to) || len(s.on(a.piece)) > 0 || len(s.on(b.piece)) > 0 {
				continue
			}
			s.solids = append(s.solids, solid{from: max(a.from, b.from), to: min(a.to, b.to), entered: true, piece: a.piece, name: g.Pieces[a.piece].Name,
				err: s.tooNarrow(g.Pieces[a.piece].Name, g.Pieces[b.piece].Name)})
		}
	}
}

func (s *survey) tooNarrow(a, b string) *fault.Error {
	return illegal("PIL-OBST-04", "%s, %s wide, does not fit between %s and %s", s.g.Name(s.m), inches(2*s.base), a, b)
}

// wet refuses water to those who cannot swim it: riders (PIL-CAV-01), and
// chargers who are not in it yet.
func (s *survey) wet() {
	at, p := s.water()
	if p == hook.Nil {
		return
	}
	if err := s.noSwim(p); err != nil {
		s.block(solid{from: at, to: at + 1, entered: true, piece: p, name: s.g.Pieces[p].Name, err: err})
	}
}

// block adds something in the way, before what begins at the same place.
func (s *survey) block(b solid) {
	s.solids = slices.Insert(s.solids, 0, b)
	slices.SortStableFunc(s.solids, func(a, b solid) int { return int(a.from - b.from) })
}

func (s *survey) noSwim(p int32) *fault.Error {
	g := s.g
	switch name := g.Pieces[p].Name; {
	case g.rides(s.m):
		return illegal("PIL-CAV-01", "%s rides and cannot swim %s", g.Name(s.m), name)
	case g.leads(s.m):
		return g.tooMuch(s.m, "through "+name)
	case (s.cautious || s.o.charge && !g.num().moving.swimCharge) && !g.This(s.m, battle.SwimTurn):
		return illegal("PIL-SWIM-01", "%s does not go into %s", g.Name(s.m), name)
	}
	return nil
}
