package pillage

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// Manoeuvre is a jump over a piece, or a climb onto it or down from it.
type Manoeuvre struct {
	M, Piece int32
	Climb    bool
	To       *board.Point // where it wants to come down, nil: straight on
}

// passing is a manoeuvre that is possible.
type passing struct {
	cost int32 // thousandths of an inch of allowance
	end  board.Point
	top  int32 // piece + 1 that it ends on, 0 the ground
	name string
}

// Manoeuvre carries one out (PIL-AGIL-01): it takes an agility roll. A lethal fall is
// the end of the model; else it is done or not, and only a perfect one leaves
// the rest of the move (PIL-AGIL-03).
func (g *Game) Manoeuvre(o Manoeuvre) (Feat, error) {
	if err := g.carry("movement", g.M(o.M, battle.SideOf)); err != nil {
		return Feat{}, err
	}
	left, err := g.mayManoeuvre(o)
	if err != nil {
		return Feat{}, err
	}
	p, err := g.passing(o)
	if err != nil {
		return Feat{}, err
	}
	if !battle.Within(p.cost, left) {
		return Feat{}, illegal("PIL-AGIL-01", "%s needs %s for it and has %s left", g.Name(o.M), inches(p.cost), inches(left))
	}
	g.breakWall(o.M, "PIL-WALL-06")
	allowed := g.allowance(o.M, false)
	row := g.agility(o.M, o.Piece)
	f := Feat{OK: row >= g.num().agility.rows[1], Row: int32(row)}
	switch {
	case row == 1:
		f.Say = g.Name(o.M) + " falls to his death"
		g.perish(o.M, hook.Nil, g.words.fall)
		if g.Alive(o.M) { // a rule or the tables spared him
			f.Say = g.Name(o.M) + " falls"
			g.endMove(o.M)
		}
		return f, g.R.Err
	case !f.OK:
		f.Say = g.Name(o.M) + " is frightened and stays"
		g.spend(o.M, p.cost*b2i(g.num().moving.failCosts), allowed)
		g.Set(battle.Mover, 0)
		return f, g.R.Err
	}
	g.arrive(o.M, route{end: p.end, top: p.top})
	g.spend(o.M, p.cost, allowed)
	f.Say = g.Name(o.M) + " " + p.name
	if row >= g.num().agility.rows[2] {
		g.Set(battle.GoesOn, 1)
		f.Left = left - p.cost
	} else {
		g.Set(battle.Mover, 0)
	}
	return f, g.R.Err
}

// mayManoeuvre checks who tries it, and returns what it has left of its move.
func (g *Game) mayManoeuvre(o Manoeuvre) (int32, error) {
	if err := g.mayMove(o.M); err != nil {
		return 0, err
	}
	switch name := g.Name(o.M); {
	case g.Mounted(o.M):
		return 0, illegal("PIL-CAV-01", "%s rides: no jumping and no climbing", name)
	case g.leads(o.M):
		return 0, g.tooMuch(o.M, "with a jump or a climb")
	case g.This(o.M, battle.ChargeTurn):
		return 0, illegal("PIL-MOVE-01", "%s has charged this turn", name)
	case !g.This(o.M, battle.MovedTurn):
		return g.allowance(o.M, false), nil
	case !g.Is(battle.Mover, o.M+1):
		return 0, illegal("PIL-MOVE-01", "the move of %s is over", name)
	}
	return g.remaining(o.M), nil
}

// passing measures a manoeuvre: what it costs and where it ends (PIL-AGIL-01).
func (g *Game) passing(o Manoeuvre) (passing, error) {
	k, name := g.ground(o.Piece), g.Pieces[o.Piece].Name
	if !g.lies(o.Piece) || !g.barrier(o.Piece, &k) {
		return passing{}, illegal("PIL-AGIL-01", "%s is nothing to jump over or climb on", name)
	}
	switch down := g.onTop(o.M) == o.Piece+1; {
	case down && o.Climb:
		return g.climbsDown(o, &k)
	case down:
		return passing{}, illegal("PIL-AGIL-01", "%s stands on %s: he climbs down", g.Name(o.M), name)
	case !g.Shape(o.Piece).Meets(g.Centre(o.M), g.Radius(o.M)):
		return passing{}, illegal("PIL-AGIL-01", "%s does not touch %s", g.Name(o.M), name)
	case o.Climb:
		return g.climbsUp(o, &k)
	}
	return g.jumps(o, &k)
}

// manageable says whether a height or width is one for a manoeuvre
// (GAP-AGIL-BOUNDS). least false: it may be less.
func (g *Game) manageable(n int32, least bool) bool {
	t := &g.num().moving
	slack := int32(battle.Tolerance)
	if !t.boundsIn {
		slack = -battle.Tolerance
	}
	return n <= t.most+slack && (!least || n >= t.least-slack)
}

// ahead is the direction of a manoeuvre as a point far off: towards where it is
// to end, else straight at the nearest point of the piece.
func (g *Game) ahead(o Manoeuvre) board.Point {
	at := g.Centre(o.M)
	to := g.Shape(o.Piece).Nearest(at)
	if o.To != nil {
		to = *o.To
	}
	n := board.Length(to.X-at.X, to.Y-at.Y)
	if n == 0 {
		return at
	}
	const far = 24 * hook.Milli
	return board.Point{X: at.X + part(to.X-at.X, far, int64(n)), Y: at.Y + part(to.Y-at.Y, far, int64(n))}
}

// jumps measures a jump: over a gap 1" to 4" wide, or a thing that high and not
// wider than that.
func (g *Game) jumps(o Manoeuvre, k *ground) (passing, error) {
	sh, at, name := g.Shape(o.Piece), g.Centre(o.M), g.Pieces[o.Piece].Name
	far := g.ahead(o)
	in, base := sh.Inside(at, far), sh.Within(at, far, g.Radius(o.M))
	if len(in) == 0 || len(base) == 0 {
		return passing{}, illegal("PIL-AGIL-01", "%s does not lie that way", name)
	}
	width, gap := in[0].To-in[0].From, g.Tagged(o.Piece, g.num().tags.gap)
	if !g.manageable(width, gap || g.num().moving.printed) {
		return passing{}, illegal("PIL-AGIL-01", "%s is %s wide", name, inches(width))
	}
	if !gap && !g.manageable(k.height, true) {
		return passing{}, illegal("PIL-AGIL-01", "%s is %s high", name, inches(k.height))
	}
	w := stretch{a: at, b: far}
	return g.lands(o, passing{cost: width, end: w.point(base[0].To), name: "jumps over " + name})
}

// lands refuses a manoeuvre that ends where the base has no room.
func (g *Game) lands(o Manoeuvre, p passing) (passing, error) {
	if !g.fits(o.M, p.end) {
		return p, illegal("PIL-AGIL-01", "%s has no room beyond %s", g.Name(o.M), g.Pieces[o.Piece].Name)
	}
	for e := range g.Count() {
		if e != o.M && g.Alive(e) && g.IsM(e, battle.Hidden, 0) && g.IsM(e, battle.Inside, 0) && g.keptFrom(o.M, e) &&
			board.Length(g.M(e, battle.X)-p.end.X, g.M(e, battle.Y)-p.end.Y)-g.Radius(e)-g.Radius(o.M) < g.num().keepAway-battle.Tolerance {
			return p, illegal("PIL-MOVE-04", "%s would come too near to %s", g.Name(o.M), g.Name(e))
		}
	}
	return p, nil
}

// climbsUp measures a climb onto a thing 1" to 4" high: its height. He comes to
// stand wholly on it, or in its middle where it is narrower than his base.
func (g *Game) climbsUp(o Manoeuvre, k *ground) (passing, error) {
	name := g.Pieces[o.Piece].Name
	switch {
	case g.Tagged(o.Piece, g.num().tags.gap):
		return passing{}, illegal("PIL-AGIL-01", "%s is a gap: it is jumped", name)
	case !g.manageable(k.height, true):
		return passing{}, illegal("PIL-AGIL-01", "%s is %s high", name, inches(k.height))
	}
	at, far := g.Centre(o.M), g.ahead(o)
	in := g.Shape(o.Piece).Inside(at, far)
	if len(in) == 0 {
		return passing{}, illegal("PIL-AGIL-01", "%s does not lie that way", name)
	}
	if g.num().moving.printed && !g.manageable(g.Pieces[o.Piece].Width, true) {
		return passing{}, illegal("PIL-AGIL-01", "%s is %s wide", name, inches(g.Pieces[o.Piece].Width))
	}
	w := stretch{a: at, b: far}
	p := passing{cost: k.height, end: w.point(in[0].From + min(g.Radius(o.M), (in[0].To-in[0].From)/2)), top: o.Piece + 1, name: "climbs on " + name}
	return p, g.roomUp(o.M, p.end)
}

// roomUp refuses a place on top of something where another model stands.
func (g *Game) roomUp(m int32, at board.Point) error {
	for o := range g.Count() {
		if c := g.Centre(o); o != m && g.Alive(o) && g.IsM(o, battle.Hidden, 0) && g.IsM(o, battle.Inside, 0) &&
			board.Length(c.X-at.X, c.Y-at.Y) < g.Radius(m)+g.Radius(o)-battle.Tolerance {
			return illegal("PIL-OBST-06", "%s stands there", g.Name(o))
		}
	}
	return nil
}

// climbsDown measures a climb down: the same price, from up to 4".
func (g *Game) climbsDown(o Manoeuvre, k *ground) (passing, error) {
	name := g.Pieces[o.Piece].Name
	if !g.manageable(k.height, false) {
		return passing{}, illegal("PIL-AGIL-01", "%s is %s high", name, inches(k.height))
	}
	at, far := g.Centre(o.M), g.ahead(o)
	base := g.Shape(o.Piece).Within(at, far, g.Radius(o.M))
	if at == far || len(base) == 0 {
		return passing{}, illegal("PIL-AGIL-01", "say where %s climbs down: to = {x, y}", g.Name(o.M))
	}
	w := stretch{a: at, b: far}
	return g.lands(o, passing{cost: k.height, end: w.point(base[0].To), name: "climbs down from " + name})
}
