package pillage

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/resolve"
)

// MoraleTest is what came of a morale test.
type MoraleTest struct {
	Stays bool
	Need  int // 0: no die was rolled
	Test  dice.Test
	By    *hook.Rule // the rule that made it unnecessary
}

// Toll is what happened to many at the start or the end of a stage.
type Toll struct {
	Count int     // things that caught fire, morale tests
	Lost  []int32 // who left the game, in order
}

// moraleStack is the number a model needs (PIL-MORALE-02).
func (g *Game) moraleStack(ev *hook.Event, m int32) resolve.Stack {
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	t := resolve.Stack{Log: g.R.Log, Label: "morale"}
	t.Target = int(g.R.Modify(ev, g.Points[pModifyMoraleNeed], int32(g.num().moraleNeed)))
	t.Mods = int(g.R.Modify(ev, g.Points[pModifyMorale], 0))
	return t
}

// immune says whether a troop never tests (PIL-TROOP-02).
func (g *Game) immune(m int32) bool { return g.troopOf(m).immune }

// Morale tests one model (PIL-MORALE-01). A model in melee does not test.
func (g *Game) Morale(m int32) (MoraleTest, error) {
	if err := g.carry("morale", g.M(m, battle.SideOf)); err != nil {
		return MoraleTest{}, err
	}
	switch {
	case !g.Alive(m):
		return MoraleTest{}, illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case g.M(m, battle.Fight) != 0:
		return MoraleTest{}, illegal("PIL-MORALE-01", "%s is in melee", g.Name(m))
	}
	return g.test(m), nil
}

// test of one model: who fails runs away and is out of the game.
func (g *Game) test(m int32) MoraleTest {
	g.SetM(m, battle.TestedTurn, g.Now(hook.Turn))
	if g.immune(m) {
		g.explain("morale", "PIL-TROOP-02", "%s never tests", g.Name(m))
		return MoraleTest{Stays: true}
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	if refs := g.R.Can(ev, g.Points[pCanFailMorale]); len(refs) > 0 {
		return MoraleTest{Stays: true, By: refs[0].Rule}
	}
	stack := g.moraleStack(ev, m)
	r := MoraleTest{Need: stack.Need(g.num().dice)}
	r.Test = dice.Test{Stream: dice.Morale, Who: m, Need: r.Need}
	resolve.Throw(g.R, ev, &r.Test, g.Points[pModifyMoraleReroll])
	resolve.Tell(g.R, "morale", &r.Test, "stays", "runs")
	r.Stays = r.Test.OK
	if !r.Stays && g.R.Err == nil {
		g.remove(m, hook.Nil, g.words.morale)
	}
	return r
}

// MoraleSteps is the morale stage: a test a step of every model that must.
func (g *Game) MoraleSteps(out *Toll) []Step {
	begin := func() error {
		if err := g.carry("morale", hook.Nil); err != nil {
			return err
		}
		return g.callTests()
	}
	tests := func() (bool, error) {
		again, err := g.nextTest()
		if again {
			out.Count++
		}
		return again, err
	}
	return []Step{once(begin), tests, once(func() error {
		for _, m := range g.lostSince(0) {
			if g.IsM(m, battle.OutCause, g.words.morale) {
				out.Lost = append(out.Lost, m)
			}
		}
		return nil
	})}
}

// callTests notes which sides must test their morale in this turn.
func (g *Game) callTests() error {
	now := g.Now(hook.Turn)
	for _, side := range g.SideOrder() {
		if g.OfSide(side, battle.TestsTurn) != now && g.mustTest(side) {
			g.SetOfSide(side, battle.TestsTurn, now)
		}
	}
	return nil
}

// nextTest tests the next model that must and has not; there is none: false.
func (g *Game) nextTest() (again bool, err error) {
	m := g.toTest()
	if m < 0 {
		return false, nil
	}
	g.test(m)
	return true, nil
}

// toTest is the next model that must test, Nil when all have: the side with the
// initiative first, by id (PIL-MORALE-01).
func (g *Game) toTest() int32 {
	now := g.Now(hook.Turn)
	for _, side := range g.SideOrder() {
		if g.OfSide(side, battle.TestsTurn) != now {
			continue
		}
		for m := range g.Count() {
			if g.IsM(m, battle.SideOf, side) && !g.Models[m].Object && !g.immune(m) && !g.This(m, battle.TestedTurn) &&
				g.IsM(m, battle.Fight, 0) && g.IsM(m, battle.Hidden, 0) && g.Alive(m) {
				return m
			}
		}
	}
	return hook.Nil
}

// mustTest says whether a side has a reason to test its morale: those of the
// tables, and what rules add and drop.
func (g *Game) mustTest(side int32) bool {
	n, sym := &g.num().end, g.C.Lex.Sym
	ev := g.begin()
	defer g.end()
	ev.F[hook.SideSlot] = side
	ev.SetList()
	if n.onChief && g.chiefLost(side) {
		ev.SetList(sym("chief"))
	}
	if n.onLosses && g.manyLost(side) {
		ev.SetList(append(ev.List(), sym("losses"))...)
	}
	g.R.Lists(ev, g.Points[pModifyMoraleReasons])
	if g.R.Log != nil {
		for _, why := range ev.List() {
			g.explain("morale", "PIL-MORALE-01", "%s must test: %s", g.Sides[side].Name, g.C.Lex.Word(why))
		}
	}
	return len(ev.List()) > 0
}

// chiefLost says whether a chief of a side left the game this turn.
func (g *Game) chiefLost(side int32) bool {
	for m := range g.Count() {
		if g.troop(m).Is("chief") && g.IsM(m, battle.SideOf, side) && g.lostNow(m) {
			return true
		}
	}
	return false
}

func (g *Game) lostNow(m int32) bool { return !g.Alive(m) && g.This(m, battle.OutTurn) }

// manyLost says whether a side has lost its share of fighters, one of them this
// turn.
func (g *Game) manyLost(side int32) bool {
	n := &g.num().end
	lost, now := int32(0), false
	for m := range g.Count() {
		if g.IsM(m, battle.SideOf, side) && g.horseLost(m) {
			lost += n.usual[forMorale]
			now = now || g.This(m, battle.FellTurn)
		}
		if g.Models[m].Object && n.weight(g, m, forMorale) == 0 || !g.IsM(m, battle.SideOf, side) || g.Alive(m) {
			continue
		}
		w := g.lossWeight(m, forMorale)
		lost += w
		now = now || w > 0 && g.lostNow(m)
	}
	limit := (int64(g.strength(side))*int64(n.threshold) + hook.Milli - 1) / hook.Milli
	return now && (int64(lost) > limit || int64(lost) == limit && n.reached)
}

// strength of a side: what the fighters count together that were fielded for it.
func (g *Game) strength(side int32) int32 {
	sum := int32(0)
	for m := range g.Count() {
		if g.Home(g.Models[m].Band) == side {
			sum += g.num().end.weight(g, m, forMorale)
		}
	}
	return sum
}
