package oldwest

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// body is the model whose base stands on the table for m: rider and passenger
// share that of their rider, a mount with a rider has none of its own.
func (g *Game) body(m int32) int32 {
	h := m
	if s := g.fact(m, "steed"); s >= 0 {
		h = s
	}
	if r := g.fact(h, "rider"); r >= 0 {
		return r
	}
	return h
}

// together lists who shares the base of m: rider, mount and passenger.
func (g *Game) together(m int32) []int32 {
	h := m
	if s := g.fact(m, "steed"); s >= 0 {
		h = s
	}
	out := []int32{h}
	if r := g.fact(h, "rider"); r >= 0 {
		out = []int32{r, h}
	}
	if p := g.fact(h, "passenger"); p >= 0 {
		out = append(out, p)
	}
	return out
}

// bodies lists the bases on the table, one a rider with his mount.
func (g *Game) bodies() []int32 {
	var out []int32
	for m := range g.Count() {
		if g.Alive(m) && g.body(m) == m {
			out = append(out, m)
		}
	}
	return out
}

// foes says whether two models are enemies, ours whether they are of one side: a
// neutral citizen is neither. An animal is of the side of its owner.
func (g *Game) foes(a, b int32) bool { return g.Foes(a, b) }
func (g *Game) ours(a, b int32) bool { return g.M(a, battle.SideOf) == g.M(b, battle.SideOf) }

// setAt moves a model, who shares its base with it, and the mount it leads.
func (g *Game) setAt(m int32, at board.Point) {
	was := g.Centre(m)
	for _, o := range g.together(m) {
		g.SetM(o, battle.X, at.X)
		g.SetM(o, battle.Y, at.Y)
		g.forgetSpots(o)
	}
	if h := g.fact(m, "holds"); h >= 0 && was != at {
		to := g.Centre(h)
		g.link(m, "holds", hook.Nil)
		g.setAt(h, board.Point{X: to.X + at.X - was.X, Y: to.Y + at.Y - was.Y})
		g.link(m, "holds", h)
	}
}

// lift sets the height at which a model, and who shares its base, stands.
func (g *Game) lift(m, high, piece int32) {
	for _, o := range g.together(m) {
		g.SetM(o, battle.High, high)
		g.SetM(o, battle.OnTop, piece+1)
	}
}

// standOn stands a model on top of a piece.
func (g *Game) standOn(m, p int32) { g.lift(m, g.height(p), p) }

// height of a piece, thousandths of an inch.
func (g *Game) height(p int32) int32 {
	if h := g.Pieces[p].Height; h >= 0 {
		return h
	}
	return g.terrain(p, "height")
}

// terrain is a number of the terrain of a piece, thousandths.
func (g *Game) terrain(p int32, key string) int32 {
	return g.Values.Num("rules.terrain."+g.C.Lex.Word(g.Pieces[p].Kind)+"."+key, 0)
}

// tagged says whether a piece, or its terrain, has a tag.
func (g *Game) tagged(p int32, tag string) bool { return g.Tagged(p, g.C.Lex.Sym(tag)) }

// solid says whether a piece stands in the way of bases: a barrier or a pit, a
// wall, a building.
func (g *Game) solid(p int32) bool { return g.pit(p) || g.height(p) > 0 && !g.tagged(p, "flat") }

// pit says whether a piece is a ditch or another gap.
func (g *Game) pit(p int32) bool { return g.tagged(p, "pit") }

// extent is what of an obstacle is jumped: its height, the width of a pit.
func (g *Game) extent(p int32) int32 {
	if g.pit(p) {
		return g.Pieces[p].Width
	}
	return g.height(p)
}

// touchesPiece says whether the base of a model is in contact with a piece, or
// stands on it.
func (g *Game) touchesPiece(m, p int32) bool { return g.Shape(p).Meets(g.Centre(m), g.Radius(m)) }

// free says whether nobody else's base is at a place at the same height.
func (g *Game) free(m int32, at board.Point) bool { return g.inThePlace(m, at) == hook.Nil }

// inThePlace is whose base a model would overlap at a place, or Nil.
func (g *Game) inThePlace(m int32, at board.Point) int32 {
	for _, o := range g.bodies() {
		c := g.Centre(o)
		if o != g.body(m) && g.fact(m, "holds") != o && g.M(o, battle.High) == g.M(m, battle.High) &&
			board.Length(c.X-at.X, c.Y-at.Y) < g.Radius(o)+g.Radius(m)-board.Tolerance {
			return o
		}
	}
	return hook.Nil
}

// beside is the place next to a base, for a base of radius r: towards a point if
// told, else the first free one round it, from the east, on this side of walls.
func (g *Game) beside(o, m, r int32, want *board.Point) board.Point {
	c, d := g.Centre(o), g.Radius(o)+r
	if want != nil {
		if n := board.Length(want.X-c.X, want.Y-c.Y); n > 0 {
			return along(c, *want, d, n)
		}
	}
	for _, u := range [8][2]int32{{1000, 0}, {0, 1000}, {-1000, 0}, {0, -1000}, {707, 707}, {-707, 707}, {-707, -707}, {707, -707}} {
		at := board.Point{X: c.X + d*u[0]/1000, Y: c.Y + d*u[1]/1000}
		if g.free(m, at) && g.open(c, at, r) && at.X >= 0 && at.Y >= 0 && at.X <= g.Size[0] && at.Y <= g.Size[1] {
			return at
		}
	}
	return board.Point{X: c.X + d, Y: c.Y}
}

// open says whether no barrier and no pit lies between two places next to each
// other, or under a base of radius r at the second.
func (g *Game) open(a, b board.Point, r int32) bool {
	for p := range int32(len(g.Pieces)) {
		s := g.Shape(p)
		if g.solid(p) && !s.Contains(a) && (len(s.Inside(a, b)) > 0 || s.Overlaps(b, r)) {
			return false
		}
	}
	return true
}

// along is the point d from a on the way to b, which is n away.
func along(a, b board.Point, d, n int32) board.Point {
	part := func(x int32) int32 {
		p := int64(x) * int64(d)
		if p < 0 {
			return int32(-((-p + int64(n)/2) / int64(n)))
		}
		return int32((p + int64(n)/2) / int64(n))
	}
	return board.Point{X: a.X + part(b.X-a.X), Y: a.Y + part(b.Y-a.Y)}
}

// zone is how deep the control zone of a model is (WEST-PRONE-06).
func (g *Game) zone(m int32) int32 {
	if g.is(m, "prone") {
		return 0
	}
	ev := g.event(m)
	defer g.Done()
	return max(g.R.Modify(ev, g.Points[pModifyZone], g.num("control_zone")), 0)
}

// allowance is the Move of a model, thousandths of an inch.
func (g *Game) allowance(m int32) int32 {
	base := g.num("move.foot")
	h := m
	if s := g.fact(m, "steed"); s >= 0 {
		h = s
	}
	if g.mounts(h) {
		base = g.Values.Num("rules.troop."+g.C.Lex.Word(g.Models[h].Troop)+".move", base)
	}
	ev := g.event(m)
	defer g.Done()
	f := g.R.Modify(ev, g.Points[pModifyMove], hook.Milli)
	return int32((int64(base)*int64(f) + 500) / 1000)
}

// spent is what a model has used up of its Move this turn.
func (g *Game) spent(m int32) int32 { return g.OwnMove(m) }

func (g *Game) setSpent(m, n int32) {
	g.SetM(m, battle.MovedTurn, g.Now(hook.Turn))
	g.SetM(m, battle.Moved, max(n, 0))
}

// left is what a model may still move this turn.
func (g *Game) left(m int32) int32 {
	if g.is(m, "stopped") || g.is(m, "idle") {
		return 0
	}
	return max(g.allowance(m)-g.spent(m), 0)
}

// stop ends the movement of a model for this turn.
func (g *Game) stop(m int32) { g.mark(m, "stopped", true) }

// inProportion turns what was spent of one Move into the same share of another
// (WEST-GAP-19).
func (g *Game) inProportion(spent, of, to int32) int32 {
	if of <= 0 {
		return to
	}
	n := int32((int64(spent)*int64(to) + int64(of)/2) / int64(of))
	if g.word("move.proportion") == "whole" { // what is left is rounded down to whole inches
		n = to - (to-n)/hook.Milli*hook.Milli
	}
	return min(n, to)
}

// mayGo says whether a model may move now, apart from how far.
func (g *Game) mayGo(m int32) error {
	switch {
	case !g.Alive(m):
		return play.Illegal("WEST-WOUND-01", "%s is out of action", g.Name(m))
	case g.mounts(m):
		return play.Illegal("WEST-RIDE-03", "%s has no rider: an animal on its own stays where it is", g.Name(m))
	case g.fact(m, "steed") >= 0 && g.body(m) != m:
		return play.Illegal("WEST-PASS-02", "%s is a passenger: he gets off, or goes where the rider goes", g.Name(m))
	case g.is(m, "idle"):
		return play.Illegal("WEST-THROWN-01", "%s has fallen off: he does nothing more this turn", g.Name(m))
	case g.is(m, "stopped"):
		return g.whyStopped(m)
	case g.engaged(m) && !g.flag("melee.leave"):
		return play.Illegal("WEST-OBST-03", "%s is in close combat", g.Name(m))
	}
	if err := g.inPhase(movement); err != nil {
		return err
	}
	ev := g.event(m)
	defer g.Done()
	return play.Refused(g.R.Can(ev, g.Points[pCanMove]), g.Name(m)+" does not move")
}

// whyStopped is the refusal of who may not move any more.
func (g *Game) whyStopped(m int32) error {
	rule := "WEST-JUMP-01"
	switch {
	case g.engaged(m):
		rule = "WEST-OBST-03"
	case g.is(m, "prone"):
		rule = "WEST-PRONE-01"
	}
	return play.Illegal(rule, "%s may not move any more this turn", g.Name(m))
}

// short is the refusal of who has not enough of his Move left.
func (g *Game) short(m, need int32, rule string) error {
	return play.Illegal(rule, "%s needs %g\" and has %g\" left", g.Name(m), inch(need), inch(g.left(m)))
}

// inPhase refuses, in strict play, what is not done in this phase.
func (g *Game) inPhase(want int) error {
	if now := int(g.Get(battle.Stage)); g.Strict && now != want {
		return fault.New("E-ORDER", "it is the %s phase: this is done in the %s phase", phases[now], phases[want]).Suggest(`phase "` + phases[want] + `"`)
	}
	return nil
}

// Describe is what the card of a model shows (play.Describer).
func (g *Game) Describe(m int32) []string {
	var out []string
	for _, f := range []string{"prone", "tied", "stopped"} {
		if g.is(m, f) {
			out = append(out, f)
		}
	}
	if s := g.fact(m, "steed"); s >= 0 {
		out = append(out, "on "+g.Name(s))
	}
	if g.fact(m, "clearing") >= max(g.Get(battle.Turn), 1) {
		out = append(out, "reloading")
	}
	if g.engaged(m) {
		out = append(out, "in close combat")
	}
	return out
}
