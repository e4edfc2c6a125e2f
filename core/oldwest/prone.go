package oldwest

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/play"
)

// half of the Move, which lying down and standing up cost.
func (g *Game) half(m int32) int32 {
	return int32(int64(g.allowance(m)) * int64(g.num("prone.share")) / hook.Milli)
}

// lie down, which ends the movement (WEST-PRONE-01).
func (g *Game) lie(m int32) error {
	if err := g.mayGo(m); err != nil {
		return err
	}
	switch cost := g.half(m); {
	case g.riding(m):
		return play.Illegal("WEST-PRONE-01", "%s is in the saddle", g.Name(m))
	case g.is(m, "prone"):
		return play.Illegal("WEST-PRONE-01", "%s lies on the ground already", g.Name(m))
	case !battle.Within(cost, g.left(m)):
		return g.short(m, cost, "WEST-PRONE-01")
	default:
		g.setSpent(m, g.spent(m)+cost)
	}
	g.stop(m)
	g.mark(m, "prone", true)
	g.Explain("move", "WEST-PRONE-01", "%s lies down", g.Name(m))
	return nil
}

// stand up for half of the Move (WEST-PRONE-03).
func (g *Game) stand(m int32) error {
	if err := g.mayGo(m); err != nil {
		return err
	}
	cost := g.half(m)
	switch {
	case !g.is(m, "prone"):
		return play.Illegal("WEST-PRONE-03", "%s stands already", g.Name(m))
	case g.fact(m, "crawled") > 0 && !g.flag("prone.crawl_then_stand"):
		return play.Illegal("WEST-PRONE-04", "%s has crawled %g\" this turn: he stays down", g.Name(m), inch(g.fact(m, "crawled")))
	case !battle.Within(cost, g.left(m)):
		return g.short(m, cost, "WEST-PRONE-03")
	}
	g.setSpent(m, g.spent(m)+cost)
	g.mark(m, "prone", false)
	g.forgetSpots(m)
	g.Explain("move", "WEST-PRONE-03", "%s stands up, %g\" left", g.Name(m), inch(g.left(m)))
	return nil
}

// crawl is the movement of who lies (WEST-PRONE-04).
func (g *Game) crawl(m int32, at board.Point, n int32) error {
	far := g.fact(m, "crawled") + n
	if !battle.Within(far, min(g.num("prone.crawl"), g.fact(m, "crawled")+g.left(m))) {
		return play.Illegal("WEST-PRONE-04", "%s crawls at most %g\", not %g\"", g.Name(m), inch(g.num("prone.crawl")), inch(far))
	}
	if _, err := g.way(m, g.Centre(m), at); err != nil {
		return err
	}
	g.leaveFight(m)
	g.SetFact(hook.Model, m, "crawled", far)
	g.setSpent(m, g.spent(m)+n)
	g.setAt(m, at)
	g.Explain("move", "WEST-PRONE-04", "%s crawls %g\"", g.Name(m), inch(n))
	return nil
}

// spot looks for who lies behind cover (WEST-SPOT-01, WEST-SPOT-02).
func (g *Game) spot(m, n int32, out *play.Out) error {
	how, _, hidden := g.look(m, n)
	ok := how == seen
	if how == doubtful {
		if g.bit("missed_", n, m) {
			return play.Illegal("WEST-SPOT-01", "%s has looked for %s in vain this phase", g.Name(m), g.Name(n))
		}
		die := g.R.Src.Roll(dice.Spot, m)
		ok = dice.Least(g.R.Src, &die, g.whole("spot.need"))
		if ok {
			g.setBit("spotted_", n, m)
		} else {
			g.setBit("missed_", n, m)
		}
		if g.R.Log != nil {
			g.Explain("spot", "WEST-SPOT-01", "%s looks for %s: %d, needs %d+", g.Name(m), g.Name(n), dice.Face(g.R.Src, &die), g.whole("spot.need"))
		}
	} else {
		g.Explain("spot", "WEST-SPOT-01", "no roll: %g%% of %s is hidden", float64(hidden)/10, g.Name(n))
	}
	out.Set("seen", play.Yes(ok))
	if out.Said = g.Name(n) + " is not seen"; ok {
		out.Said = g.Name(n) + " is seen"
	}
	return nil
}

// mustSee refuses what needs sight of somebody.
func (g *Game) mustSee(m, n int32, rule string) error {
	switch how, _, _ := g.look(m, n); how {
	case unseen:
		return play.Illegal(rule, "%s does not see %s: nothing of him shows", g.Name(m), g.Name(n))
	case doubtful:
		return play.Illegal("WEST-SPOT-02", "%s has not spotted %s, who lies behind cover", g.Name(m), g.Name(n)).Suggest("spot(m, target)")
	}
	return nil
}

// shows notes that a hidden model has shot (WEST-SPOT-03): it was lying behind
// cover from somebody's sight.
func (g *Game) shows(m int32) {
	if g.is(m, "prone") && !g.is(m, "exposed") {
		g.mark(m, "exposed", true)
		g.Explain("spot", "WEST-SPOT-03", "%s has given his place away to all within %g\"", g.Name(m), inch(g.num("spot.away")))
	}
}

// hidesAgain ends that, at the end of a turn in which it did not shoot
// (WEST-GAP-13).
func (g *Game) hidesAgain(m int32) {
	if !g.is(m, "exposed") || g.This(m, battle.ShotTurn) || g.word("hidden.reset") == "never" {
		return
	}
	for _, o := range g.bodies() {
		if !g.foes(m, o) || !battle.Within(g.Between(m, o), g.num("spot.away")) {
			continue
		}
		if _, hidden := g.between(o, m); hidden < hook.Milli {
			return
		}
	}
	g.mark(m, "exposed", false)
}
