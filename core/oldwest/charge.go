package oldwest

import (
	"fmt"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// engaged says whether a model, or who shares its base, is in close combat.
func (g *Game) engaged(m int32) bool { return !g.IsM(g.body(m), battle.Fight, 0) }

// engage puts two models into one fight (WEST-OBST-03).
func (g *Game) engage(a, b int32) {
	a, b = g.body(a), g.body(b)
	n := g.M(b, battle.Fight)
	if n == 0 {
		n = g.M(a, battle.Fight)
	}
	if n == 0 {
		n = g.Fact(hook.BattleV, 0, "fights_begun") + 1
		g.SetFact(hook.BattleV, 0, "fights_begun", n)
	}
	if old := g.M(a, battle.Fight); old != 0 && old != n {
		for _, o := range g.inFight(old) {
			g.SetM(o, battle.Fight, n)
		}
	}
	g.SetM(a, battle.Fight, n)
	g.SetM(b, battle.Fight, n)
}

// inFight lists the bases in a fight.
func (g *Game) inFight(n int32) []int32 {
	var out []int32
	for _, o := range g.bodies() {
		if g.M(o, battle.Fight) == n {
			out = append(out, o)
		}
	}
	return out
}

// leaveFight takes a model out of its fight, and ends it where nobody is left to
// fight.
func (g *Game) leaveFight(m int32) {
	n := g.M(m, battle.Fight)
	if n == 0 {
		return
	}
	g.SetM(m, battle.Fight, 0)
	left := g.inFight(n)
	for _, o := range left {
		if g.foes(left[0], o) {
			return
		}
	}
	for _, o := range left {
		g.SetM(o, battle.Fight, 0)
	}
}

// charge goes straight at an enemy, or to a place at the obstacle between
// (WEST-OBST-02 to 05).
func (g *Game) charge(m, t int32, to *board.Point, out *play.Out) error {
	if g.mounts(m) {
		return play.Illegal("WEST-RIDE-07", "%s is an animal without a rider: it charges nobody", g.Name(m))
	}
	if err := g.mayGo(m); err != nil {
		return err
	}
	t = g.body(t)
	switch {
	case g.is(m, "prone"):
		return play.Illegal("WEST-PRONE-06", "%s lies on the ground and charges nobody", g.Name(m))
	case !g.Alive(t):
		return play.Illegal("WEST-OBST-02", "%s is out of action: there is nobody to charge", g.Name(t))
	case !g.foes(m, t):
		return play.Illegal("WEST-OBST-02", "%s is no enemy to charge", g.Name(t))
	case g.is(m, "came_up"):
		return play.Illegal("WEST-LEVEL-02", "%s has climbed up this turn: he saw nobody when he began, and charges only who stands at the edge", g.Name(m))
	case g.M(m, battle.High) != g.M(t, battle.High):
		return play.Illegal("WEST-LEVEL-02", "%s is on another level than %s", g.Name(t), g.Name(m))
	}
	if err := g.grounded(m); err != nil {
		return err
	}
	ev := g.against(m, t)
	no := g.R.Can(ev, g.Points[pCanCharge])
	g.Done()
	if err := play.Refused(no, g.Name(m)+" does not charge"); err != nil {
		return err
	}
	if err := g.mustSee(m, t, "WEST-OBST-02"); err != nil {
		return err
	}
	end, wall, err := g.chargeEnd(m, t, to)
	if err != nil {
		return err
	}
	from := g.Centre(m)
	cost, err := g.chargeWay(m, t, from, end)
	if err != nil {
		return err
	}
	if !battle.Within(cost, g.left(m)) {
		return g.short(m, cost, "WEST-OBST-02")
	}
	g.leaveFight(m)
	g.setAt(m, end)
	g.setSpent(m, g.spent(m)+cost)
	g.engage(m, t)
	g.stop(m)
	gap := g.Between(m, t)
	if wall >= 0 {
		g.stop(t)
		g.Explain("charge", "WEST-OBST-03", "%s and %s fight across %s, %g\" apart: neither moves any more this turn", g.Name(m), g.Name(t), g.Pieces[wall].Name, inch(gap))
	} else {
		g.Explain("charge", "WEST-OBST-02", "%s charges %s", g.Name(m), g.Name(t))
	}
	out.Said = fmt.Sprintf("%s is in close combat with %s", g.Name(m), g.Name(t))
	out.Set("across", play.Yes(wall >= 0))
	out.Set("gap", play.Inches(gap))
	return nil
}

// wallAt is the obstacle between two models that the target stands flush with.
func (g *Game) wallAt(t int32, from board.Point) int32 {
	for p := range int32(len(g.Pieces)) {
		if g.solid(p) && !g.tagged(p, "door") && !g.stands(t, p) && g.touchesPiece(t, p) && len(g.Shape(p).Inside(from, g.Centre(t))) > 0 {
			return p
		}
	}
	return hook.Nil
}

// chargeEnd is where a charge ends, and the obstacle that then lies between.
func (g *Game) chargeEnd(m, t int32, to *board.Point) (board.Point, int32, error) {
	from, at := g.Centre(m), g.Centre(t)
	bases := g.Radius(m) + g.Radius(t)
	aim := from
	if to != nil {
		aim = *to
	}
	wall := g.wallAt(t, aim)
	if wall < 0 {
		n := board.Length(aim.X-at.X, aim.Y-at.Y)
		if n == 0 {
			return from, wall, nil
		}
		end := along(at, aim, bases, n)
		if to == nil && board.Length(from.X-at.X, from.Y-at.Y) <= bases {
			end = from
		}
		return end, wall, nil
	}
	s, name := g.Shape(wall), g.Pieces[wall].Name
	if w := g.Pieces[wall].Width; !battle.Within(w, g.num("control_zone")) {
		return from, wall, play.Illegal("WEST-OBST-04", "%s is %g\" wide: nobody reaches across more than %g\"", name, inch(w), inch(g.num("control_zone")))
	}
	end := aim
	if to == nil { // straight on until it touches the obstacle
		n := board.Length(at.X-from.X, at.Y-from.Y)
		spans := s.Within(from, at, g.Radius(m))
		if len(spans) == 0 {
			return from, wall, play.Illegal("WEST-OBST-02", "%s does not come to %s that way", g.Name(m), name)
		}
		end = along(from, at, spans[0].From, n)
	}
	if !s.Meets(end, g.Radius(m)) {
		return end, wall, play.Illegal("WEST-OBST-02", "there %s would not touch %s", g.Name(m), name)
	}
	gap, z := max(board.Length(end.X-at.X, end.Y-at.Y)-bases, 0), g.zone(t)
	if z == 0 { // a lying one is reached as far as anybody reaches
		z = g.num("control_zone")
	}
	if !battle.Within(gap, z) {
		return end, wall, play.Illegal("WEST-OBST-02", "%s would be %g\" from %s at %s: his control zone is %g\"", g.Name(m), inch(gap), g.Name(t), name, inch(z))
	}
	return end, wall, nil
}

// chargeWay is what the way of a charge costs: it may enter the zone of its target.
func (g *Game) chargeWay(m, t int32, from, end board.Point) (int32, error) {
	for p := range int32(len(g.Pieces)) {
		s := g.Shape(p)
		if !g.IsP(p, battle.PGone, 0) || s.Meets(end, g.Radius(m)) && !s.Overlaps(end, g.Radius(m)) {
			continue
		}
		if err := g.blocks(m, p, s, from, end, g.Radius(m)); err != nil {
			return 0, err
		}
	}
	cost, rough := board.Length(end.X-from.X, end.Y-from.Y), []board.Span(nil)
	for p := range int32(len(g.Pieces)) {
		if g.Values.Word("rules.terrain."+g.C.Lex.Word(g.Pieces[p].Kind)+".class", "") == "difficult" {
			rough = board.Union(rough, g.Shape(p).Inside(from, end))
		}
	}
	cost += int32(int64(board.Lengths(rough)) * int64(g.roughFactor(m)-hook.Milli) / hook.Milli)
	for _, o := range g.bodies() {
		if o != g.body(m) && o != t && o != g.fact(m, "holds") && g.M(o, battle.High) == g.M(m, battle.High) {
			if err := g.through(m, o, from, end); err != nil {
				return cost, err
			}
		}
	}
	if o := g.inThePlace(m, end); o >= 0 && o != t {
		return cost, fault.New("E-ORDER", "%s stands where %s would come to", g.Name(o), g.Name(m))
	}
	return cost, nil
}
