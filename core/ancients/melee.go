package ancients

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/resolve"
)

// meleeOrders are close combat.
var meleeOrders = []play.Order{
	{Name: "fight", Use: "fight(a, b, { advance = false })", Doc: "a attacks b, which it faces on an adjacent cell: a die each; the winner may take the cell, and then fight on",
		Args: []play.Arg{{Name: "attacker", Kind: play.AModel}, {Name: "defender", Kind: play.AModel}},
		Opts: []play.Arg{{Name: "advance", Kind: play.AFlag, Optional: true, Doc: "of the attacker; left out: it is asked"}},
		Out: []play.Arg{{Name: "hits", Kind: play.AWhole, Doc: "of the attacker"}, {Name: "hits_taken", Kind: play.AWhole, Doc: "by it"},
			{Name: "lost", Kind: play.AWhole, Doc: "points that the defender lost"}, {Name: "lost_own", Kind: play.AWhole, Doc: "and the attacker"},
			{Name: "retreated", Kind: play.AFlag, Doc: "the defender did"}, {Name: "retreated_own", Kind: play.AFlag, Doc: "the attacker did"},
			{Name: "winner", Kind: play.AModel, Doc: "who stays where the other is gone; nil: nobody"}, {Name: "advanced", Kind: play.AFlag, Doc: "the winner did"}},
		Do: func(p *play.Play, in play.In, out *play.Out) []play.Step { return Of(p).fightSteps(in, out) }},
	{Name: "flank", Use: "flank(a, b)", Doc: "on what side of b an attack of a would fall: front, flank or rear", Asks: true,
		Args: []play.Arg{{Name: "attacker", Kind: play.AModel}, {Name: "defender", Kind: play.AModel}}, Out: []play.Arg{{Name: "side", Kind: play.AWord}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			a, b := in.N("attacker"), in.N("defender")
			if !Of(p).grid().Touch(Of(p).cell(a), Of(p).cell(b)) {
				return play.Illegal("GRID-MELEE-02", "%s is not next to %s", p.Name(a), p.Name(b))
			}
			out.Set("side", play.Word(Of(p).sideOf(a, b)))
			return nil
		})},
}

// sideOf is the side of b on which a attacks it (GRID-MELEE-02).
func (g *Game) sideOf(a, b int32) string {
	grid := g.grid()
	n := len(grid.SideNames())
	key := "rules.grid.sides.squares."
	if grid.Hexes {
		key = "rules.grid.sides.hexes."
	}
	off := (grid.Side(g.cell(b), g.cell(a)) - g.facing(b) + n) % n
	off = min(off, n-off) // sides away from the front
	switch {
	case 2*off < g.Values.Int(key+"front", 1):
		return "front"
	case 2*(n/2-off) < g.Values.Int(key+"rear", 1):
		return "rear"
	}
	return "flank"
}

// fightSteps is one melee, roll by roll (GRID-MELEE-04).
func (g *Game) fightSteps(in play.In, out *play.Out) []play.Step {
	u := &g.Under
	return []play.Step{
		func() (bool, error) { return false, g.engage(in.N("attacker"), in.N("defender")) },
		func() (bool, error) { u.hit[1] = g.blows(0); return false, nil },
		func() (bool, error) { u.hit[0] = g.blows(1); return false, nil },
		func() (bool, error) {
			out.Set("hits", play.Whole(u.hit[1]))
			out.Set("hits_taken", play.Whole(u.hit[0]))
			u.next = 1 // the defender rolls first
			return false, nil
		},
		func() (bool, error) { return g.react(), nil },
		func() (bool, error) {
			for i := range u.by {
				g.suffer(i)
			}
			out.Set("lost", play.Whole(u.out[1].lost))
			out.Set("lost_own", play.Whole(u.out[0].lost))
			out.Set("retreated", play.Yes(u.out[1].retreats))
			out.Set("retreated_own", play.Yes(u.out[0].retreats))
			return false, nil
		},
		func() (bool, error) {
			a, d := u.by[0], u.by[1]
			for i, m := range u.by {
				u.out[i].destroyed = !g.Alive(m)
			}
			out.Said = g.Name(a) + " attacks " + g.Name(d) + ": " + told(g.Name(d), u.hit[1], u.out[1]) + ", " + told(g.Name(a), u.hit[0], u.out[0])
			if w := g.winner(); w >= 0 {
				out.Set("winner", play.Of(u.by[w]))
				if g.advance(w, in) {
					out.Set("advanced", play.Yes(true))
					out.Said += "; " + g.Name(u.by[w]) + " advances to " + cellText(g.cell(u.by[w]))
				}
			}
			*u = action{}
			return false, nil
		},
	}
}

// engage checks an attack (GRID-MELEE-01, -03).
func (g *Game) engage(a, d int32) error {
	name, foe := g.Name(a), g.Name(d)
	if err := g.inPhase(a, "melee"); err != nil {
		return err
	}
	switch {
	case !g.Alive(a) || !g.Alive(d):
		return play.Illegal("GRID-MELEE-01", "%s or %s is out of the battle", name, foe)
	case !g.Foes(a, d):
		return play.Illegal("GRID-MELEE-01", "%s and %s are of one side", name, foe)
	case g.is(a, "commander") || g.is(d, "commander"):
		return play.Illegal("GRID-MELEE-04", "a commander neither fights nor is fought alone")
	case !g.grid().Touch(g.cell(a), g.cell(d)):
		return play.Illegal("GRID-MELEE-01", "%s is not next to %s: %d cells apart", name, foe, g.grid().Apart(g.cell(a), g.cell(d)))
	case g.grid().Side(g.cell(a), g.cell(d)) != g.facing(a):
		return play.Illegal("GRID-MELEE-03", "%s faces %s, and %s is to the %s of it", name, g.facingWord(a), foe, g.grid().SideNames()[g.grid().Side(g.cell(a), g.cell(d))])
	case g.Fact(hook.Model, a, "fought") != 0 && g.Values.Word("rules.grid.melee.sequence", "") == "once":
		return play.Illegal("GRID-MELEE-09", "%s has attacked this turn and not advanced after it", name)
	case g.exhausted(g.M(a, battle.SideOf)):
		_, lost := g.points(g.M(a, battle.SideOf))
		return play.Illegal("GRID-TURN-01", "%s are exhausted: strength points lost: %d; they attack no more", g.Sides[g.M(a, battle.SideOf)].Name, lost)
	}
	ev := g.event(a, d, "melee")
	defer g.Done()
	if err := play.Refused(g.R.Can(ev, g.Points[pCanFight]), name+" does not attack"); err != nil {
		return err
	}
	g.SetFact(hook.Model, a, "fought", 1)
	g.Under = action{on: true, kind: "melee", by: []int32{a, d}, at: d, cell: g.cell(d), from: g.cell(a)}
	return nil
}

// blows rolls the die of the attacker (0) or the defender (1); hits on the other
// (GRID-MELEE-05, -06).
func (g *Game) blows(i int) int {
	me, foe := g.Under.by[i], g.Under.by[1-i]
	side := g.sideOf(g.Under.by[0], g.Under.by[1])
	stream := dice.Attack
	if i == 1 {
		stream = dice.Defence
	}
	b := blow{by: me, at: foe, kind: "melee", need: "melee", stream: stream, rule: "GRID-MELEE-06", attacks: i == 0, flank: side != "front"}
	return g.strike(b, func(s *resolve.Stack) {
		const rule = "GRID-MELEE-05"
		if b.attacks && b.flank {
			g.add(s, "melee.flank", rule, "it attacks the "+side)
		}
		if g.is(me, "heavy") {
			g.add(s, "melee.heavy", rule, "it is heavy")
		}
		if g.led(me) {
			g.add(s, "melee.commander", rule, "a commander with it")
		}
		if o := g.frightens(me); o >= 0 {
			g.add(s, "melee.fear", rule, "its horses fear "+g.Name(o))
		}
		if !b.attacks && b.flank {
			g.add(s, "melee.flanked", rule, "it is attacked in the "+side)
		}
		if !b.attacks && g.is(foe, "tramples") {
			g.add(s, "melee.trampled", rule, "it is attacked by "+g.Name(foe))
		}
		if kind := g.ground(g.cell(foe), "high", "cover", "fortified"); kind != "" {
			g.add(s, "melee.ground", rule, "the enemy holds "+kind)
		}
	})
}

// frightens is the unit beside m that its horses fear, Nil: none.
func (g *Game) frightens(m int32) int32 {
	how := g.Values.Word("rules.grid.melee.elephant_fear", "")
	if !g.is(m, "horses") || how == "none" {
		return hook.Nil
	}
	for _, c := range g.grid().Around(g.cell(m)) {
		if o := g.unitAt(c); o >= 0 && g.is(o, "frightens") && (how != "enemy" || g.Foes(m, o)) {
			return o
		}
	}
	return hook.Nil
}

// react rolls the next die of consequences of a melee: true while there are
// more. Nothing is carried out yet (GRID-MELEE-07).
func (g *Game) react() bool {
	u := &g.Under
	for u.next >= 0 {
		i := u.next
		f := &u.out[i]
		over := f.destroyed || f.retreats || int(g.M(u.by[i], battle.HP)) <= f.lost
		if u.hit[i] > len(u.hits) && !over && (len(u.hits) == 0 || g.Values.Flag("rules.grid.hits.per_hit", true)) {
			u.hits = append(u.hits, u.by[1-i]) // counts the dice of this unit
			g.fateOf(u.by[i], u.by[1-i], "melee", f)
			return true
		}
		u.hits, u.next = u.hits[:0], i-1
	}
	u.next = 0
	return false
}

// suffer carries out what has come of the hits on the attacker (0) or the
// defender (1): on both before anybody advances.
func (g *Game) suffer(i int) {
	u := &g.Under
	if u.hit[i] > 0 {
		g.carryOut(u.by[i], u.by[1-i], "melee", u.out[i])
	}
}

// winner of the melee under way, as an index: who stays while the other is gone;
// -1: nobody (GRID-MELEE-08).
func (g *Game) winner() int {
	u := &g.Under
	for i := range u.by {
		if g.holds(i) && !g.holds(1-i) {
			return i
		}
	}
	return -1
}

// holds says whether a unit of the melee still stands where it fought.
func (g *Game) holds(i int) bool { return g.Alive(g.Under.by[i]) && !g.Under.out[i].retreats }

// advance lets the winner take the cell of its foe, if it wants (GRID-MELEE-08,
// -09).
func (g *Game) advance(w int, in play.In) bool {
	u := &g.Under
	me, foe := u.by[w], u.by[1-w]
	to := u.cell
	if w != 0 {
		to = u.from
	}
	switch who := g.Values.Word("rules.grid.melee.advance", ""); {
	case !g.Values.Flag(g.troop(me)+"advances", true), who == "none", who == "active" && w != 0:
		return false
	case g.ground(to, "barred") != "" || g.unitAt(to) >= 0:
		return false
	}
	ev := g.event(me, foe, "melee")
	defer g.Done()
	if no := g.R.Can(ev, g.Points[pCanAdvance]); len(no) > 0 {
		return false
	}
	if w == 0 && in.Has("advance") {
		if !in.Flag("advance") {
			return false
		}
	} else if g.R.Decide(hook.Decision{Stream: "advance", Label: g.Name(me), Side: g.M(me, battle.SideOf), Words: []string{"yes", "no"}}) != 0 {
		return false
	}
	from := g.cell(me)
	g.put(me, to)
	g.follow(me, from, to)
	for _, c := range g.commanders(g.M(foe, battle.SideOf), to) {
		g.join(c)
	}
	g.Explain("advance", "GRID-MELEE-08", "%s advances to %s", g.Name(me), cellText(to))
	near := g.enemiesAt(me, to)
	if len(near) > 0 && g.turns(me, near[0]) == nil {
		g.setFacing(me, g.faceOne(me, to, near))
	}
	if w == 0 && len(near) > 0 {
		g.SetFact(hook.Model, me, "fought", 0)
	}
	return true
}
