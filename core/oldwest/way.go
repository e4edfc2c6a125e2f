package oldwest

import (
	"slices"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/play"
)

// inTheWay lists what hides at least a quarter of a target (WEST-ITW-01).
func (g *Game) inTheWay(m, t int32) []thing {
	list, _ := g.between(m, t)
	return slices.DeleteFunc(list, func(o thing) bool { return o.share < g.num("itw.share") })
}

// mayPass says whether a friend in contact is not in the way: the base of the
// shooter is not the larger one (WEST-FRIEND-01).
func (g *Game) mayPass(m, o int32) bool {
	m = g.body(m)
	return g.ours(m, o) && !g.mounts(o) && g.Touch(m, o) && g.Radius(m) <= g.Radius(o)
}

// clear refuses a shot past a friend (WEST-ITW-02).
func (g *Game) clear(m, t int32) error {
	for _, o := range g.inTheWay(m, t) {
		if o.model < 0 || !g.ours(m, o.model) || g.mounts(o.model) {
			continue
		}
		ev := g.shotAt(m, t, g.Under.shot.weapon)
		past := g.R.Modify(ev, g.Points[pModifyPastFriends], 0) != 0
		g.Done()
		if past {
			continue
		}
		if g.Touch(g.body(m), o.model) {
			return play.Illegal("WEST-FRIEND-01", "the base of %s is larger than that of %s, who is in the way", g.Name(m), g.Name(o.model))
		}
		return play.Illegal("WEST-ITW-02", "%s is in the way: he hides %g%% of %s", g.Name(o.model), float64(o.share)/10, g.Name(t))
	}
	return nil
}

// lineUp is the chain of what a hit has to pass: what is in the way, in order, then
// who shares the base of the target (WEST-ITW-03). Whom a hit goes to in close
// combat is settled first (WEST-MFIRE-01).
func (g *Game) lineUp(t int32) {
	s := &g.Under.shot
	s.chain = append([]thing{}, g.inTheWay(s.by, t)...)
	if !g.engaged(t) {
		g.sharing(t)
	}
}

// sharing adds who shares the base of the target, in an order that the shooter
// chooses (WEST-MSHOOT-01, WEST-PASS-05).
func (g *Game) sharing(t int32) {
	s := &g.Under.shot
	var rest []int32
	for _, o := range g.together(t) {
		if o != t {
			rest = append(rest, o)
		}
	}
	if len(rest) == 2 && g.word("passenger.order") == "chosen" {
		d := hook.Decision{Stream: "order", Label: g.Name(s.by), Side: g.M(s.by, battle.SideOf), Words: []string{g.Name(rest[0]), g.Name(rest[1])}}
		if g.R.Decide(d) == 1 {
			rest[0], rest[1] = rest[1], rest[0]
		}
	}
	s.chain = slices.Clip(s.chain) // a copy of it may be kept
	for _, o := range rest {
		s.chain = append(s.chain, thing{model: o, piece: hook.Nil})
	}
}

// value is the In the Way value of a thing (WEST-ITW-04, WEST-ITW-05).
func (g *Game) value(o thing, t int32) int {
	s := &g.Under.shot
	n := int32(g.whole("itw.values.creature"))
	if o.piece >= 0 {
		n = g.terrain(o.piece, "itw") / hook.Milli
		if n == 0 { // not in the table (WEST-GAP-11)
			n = int32(g.whole("itw.values.hard"))
			if g.tagged(o.piece, "thin") {
				n = int32(g.whole("itw.values.thin"))
			}
		}
	}
	ev := g.shotAt(s.by, t, s.weapon)
	defer g.Done()
	ev.F[hook.PieceSlot] = o.piece
	return int(g.R.Modify(ev, g.Points[pModifyWay], n))
}

// passes rolls for a thing in the way.
func (g *Game) passes(o thing, t int32) bool {
	need := g.value(o, t)
	die := g.R.Src.Roll(dice.Way, g.Under.shot.by)
	ok := dice.Least(g.R.Src, &die, need)
	if g.R.Log != nil {
		name, rule := "", "WEST-ITW-04"
		if o.model >= 0 {
			name = g.Name(o.model)
		} else {
			name, rule = g.Pieces[o.piece].Name, "WEST-ITW-05"
		}
		word := "stopped by"
		if ok {
			word = "passes"
		}
		g.Explain("way", rule, "rolled %d, needs %d+: %s %s", dice.Face(g.R.Src, &die), need, word, name)
	}
	return ok
}
