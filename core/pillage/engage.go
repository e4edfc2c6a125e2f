package pillage

import (
	"skald/core/battle"
	"skald/core/hook"
)

// Who fights whom. A fight is an explicit set of opponents, one against up to
// three: not everybody whose bases touch.

// opponents of m in its fight, by ascending id.
func (g *Game) opponents(m int32) []int32 {
	var out []int32
	f := g.M(m, battle.Fight)
	if f == 0 {
		return nil
	}
	for o := range g.Count() {
		if g.IsM(o, battle.Fight, f) && g.Alive(o) && g.M(o, battle.SideOf) != g.M(m, battle.SideOf) {
			out = append(out, o)
		}
	}
	if len(out) == 0 {
		for o := range g.Count() {
			if o != m && g.IsM(o, battle.Fight, f) && g.Alive(o) && (g.setOn(m, o) || g.setOn(o, m)) {
				out = append(out, o)
			}
		}
	}
	return out
}

// setOn says whether the last charge of a was made at b, a friend, or a hound of
// his pack, and reached him: a berserker's (PIL-TROOP-06).
func (g *Game) setOn(a, b int32) bool {
	return g.M(a, battle.SideOf) == g.M(b, battle.SideOf) && g.M(a, battle.ChargeTurn) > 0 && g.IsM(a, battle.ChargeContact, 1) &&
		(g.M(a, battle.ChargeTarget) == b || g.sameRun(g.M(a, battle.ChargeTarget), b))
}

// sameRun says whether two are hounds of one pack.
func (g *Game) sameRun(a, b int32) bool {
	return a >= 0 && !g.IsM(b, battle.PackOf, 0) && g.M(a, battle.PackOf) == g.M(b, battle.PackOf)
}

// apart refuses who would come into a fight among friends: nobody joins in
// (PIL-TROOP-06).
func (g *Game) apart(b int32) error {
	if g.num().joined {
		return nil
	}
	if foes := g.opponents(b); len(foes) > 0 && g.M(foes[0], battle.SideOf) == g.M(b, battle.SideOf) {
		return illegal("PIL-TROOP-06", "%s fights a friend: nobody joins in", g.Name(b))
	}
	return nil
}

// outnumbered: m fights several enemies (PIL-MULTI-03).
func (g *Game) outnumbered(m int32) bool {
	f, side, n := g.M(m, battle.Fight), g.M(m, battle.SideOf), 0
	if f == 0 {
		return false
	}
	for o := range g.Count() {
		if g.IsM(o, battle.Fight, f) && g.Alive(o) && g.M(o, battle.SideOf) != side {
			n++
		}
	}
	if n == 0 { // among friends: a pack (PIL-HOUND-05)
		n = len(g.opponents(m))
	}
	return n > 1
}

// endFight frees the last side of a fight that has no opponents left.
func (g *Game) endFight(fight int32) {
	if fight == 0 {
		return
	}
	var in []int32
	for o := range g.Count() {
		if g.IsM(o, battle.Fight, fight) && g.Alive(o) {
			in = append(in, o)
		}
	}
	if len(in) > 0 && len(g.opponents(in[0])) > 0 {
		return
	}
	for _, o := range in {
		g.SetM(o, battle.Fight, 0)
		g.SetM(o, battle.Rounds, 0)
	}
}

// face puts a into a fight with b, who may be in one already. a joins friends
// who fight b alone (PIL-MULTI-04); where a friend fights several of whom b is
// one, or a friend has set on b, the two make a fight of their own
// (PIL-MULTI-06, PIL-MULTI-07). Among several sides the player of a chooses. It
// says whether a joined, and which fight b left.
func (g *Game) face(a, b int32) (joined bool, left int32) {
	old := g.M(b, battle.Fight)
	if old != 0 {
		friends := g.against(b, a)
		joins := len(friends) > 0 && len(g.opponents(friends[0])) < 2
		if g.severalSides(old, a) {
			joins = g.joins(a, b)
		}
		if joins {
			g.join(a, old)
			return true, 0
		}
		g.SetM(b, battle.Fight, 0)
		g.endFight(old)
	}
	f := g.Get(battle.Fights) + 1
	g.Set(battle.Fights, f)
	for _, m := range []int32{a, b} {
		g.SetM(m, battle.Fight, f)
		g.SetM(m, battle.Rounds, 0)
	}
	return false, old
}

// join puts a into a fight.
func (g *Game) join(a, fight int32) {
	g.SetM(a, battle.Fight, fight)
	g.SetM(a, battle.Rounds, 0)
}

// severalSides says whether a fight that a may join is one of more than two
// sides then: everybody of another side is an enemy (GAP-MULTI-INTERFERE).
func (g *Game) severalSides(fight, a int32) bool {
	if fight == 0 || !g.num().thirdSide || len(g.Sides) < 3 {
		return false
	}
	own, other := g.M(a, battle.SideOf), hook.Nil
	for m := range g.Count() {
		side := g.M(m, battle.SideOf)
		if side == own || !g.IsM(m, battle.Fight, fight) || !g.Alive(m) {
			continue
		}
		if other >= 0 && side != other {
			return true
		}
		other = side
	}
	return false
}

// joins asks whether a, who charges b in a fight of several sides, joins it
// without a charge bonus (PIL-MULTIPLAYER-03) or draws b into a fight of their
// own (PIL-MULTIPLAYER-04).
func (g *Game) joins(a, b int32) bool {
	if g.crowded(b) {
		return false
	}
	d := hook.Decision{Stream: "join", Label: g.Name(a), Side: g.M(a, battle.SideOf), Words: []string{"split", "join"}}
	return g.R.Decide(d) == 1
}

// crowded says whether no further enemy of any side can be at b (PIL-MULTI-01).
func (g *Game) crowded(b int32) bool { return len(g.opponents(b)) >= g.multiLimit(b) }

// multiLimit is how many enemies may be at one model (PIL-MULTI-01).
func (g *Game) multiLimit(m int32) int {
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	return int(g.R.Modify(ev, g.Points[pModifyMultiLimit], int32(g.num().multiMax)))
}

// Engage is the set-up of a melee: no dice, no points, one number for the
// fight. Models are not moved. Who is in a fight already stays in it.
func (g *Game) Engage(a, b int32) error {
	if a == b {
		return illegal("PIL-MELEE-02", "%s cannot fight himself", g.Name(a))
	}
	for _, m := range []int32{a, b} {
		if !g.Alive(m) {
			return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
		}
	}
	if g.M(a, battle.SideOf) == g.M(b, battle.SideOf) {
		return illegal("PIL-CHARGE-04", "%s and %s are friends", g.Name(a), g.Name(b))
	}
	for _, pair := range [][2]int32{{a, b}, {b, a}} {
		if err := g.ridersOff(pair[0], pair[1]); err != nil {
			return err
		}
	}
	switch fa, fb := g.M(a, battle.Fight), g.M(b, battle.Fight); {
	case fa != 0 && fa == fb:
		return nil
	case fa != 0 && fb != 0:
		g.SetM(a, battle.Fight, 0)
		g.endFight(fa)
	case fa != 0:
		a, b = b, a
	}
	several := g.severalSides(g.M(b, battle.Fight), a)
	if g.full(b, a) || several && g.crowded(b) {
		return illegal("PIL-MULTI-01", "%s fights %d enemies already", g.Name(b), len(g.opponents(b)))
	}
	if several {
		g.join(a, g.M(b, battle.Fight))
		return nil
	}
	g.meet(a, b)
	return nil
}

// full says whether b fights as many enemies of the side of a as can be at one
// (PIL-MULTI-01).
func (g *Game) full(b, a int32) bool {
	return !g.IsM(b, battle.Fight, 0) && len(g.against(b, a)) >= g.multiLimit(b)
}

// against lists who fights b on the side of a.
func (g *Game) against(b, a int32) []int32 {
	var out []int32
	for _, o := range g.opponents(b) {
		if g.M(o, battle.SideOf) == g.M(a, battle.SideOf) {
			out = append(out, o)
		}
	}
	return out
}

// charged is whom m charged this turn, if the charge reached him and both are in
// one fight; Nil otherwise.
func (g *Game) charged(m int32) int32 {
	if !g.This(m, battle.ChargeTurn) || !g.IsM(m, battle.ChargeContact, 1) {
		return hook.Nil
	}
	o, f := g.M(m, battle.ChargeTarget), g.M(m, battle.Fight)
	if f == 0 || !g.IsM(o, battle.Fight, f) {
		return hook.Nil
	}
	return o
}
