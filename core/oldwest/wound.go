package oldwest

import (
	"fmt"
	"slices"
	"strconv"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/resolve"
	"skald/core/trace"
)

// taskKind is what is still to be rolled in an order.
type taskKind uint8

const (
	toWound taskKind = iota // a hit on m with Strength n
	toFall                  // m rolls on the Thrown Riders table
)

// task is one roll that is still to be made.
type task struct {
	kind   taskKind
	m, n   int32
	by     int32 // who hit, Nil: nobody
	weapon int32 // symbol, 0 none
	again  bool  // a failed roll to wound is rolled once more
	bonus  int32 // to the roll to wound
}

// under is the order under way: the rolls that wait, the shot and the fight whose
// they are, and where a walk over the models stands.
type under struct {
	tasks []task
	shot  shot
	bout  bout
	next  int32
}

func (g *Game) queue(t task) { g.Under.tasks = append(slices.Clip(g.Under.tasks), t) }

// settle makes the next roll that waits; it says whether there is another.
func (g *Game) settle() (bool, error) {
	if len(g.Under.tasks) == 0 {
		return false, nil
	}
	t := g.Under.tasks[0]
	g.Under.tasks = g.Under.tasks[1:]
	switch t.kind {
	case toWound:
		g.wound(t)
	case toFall:
		g.thrown(t.m)
	}
	return len(g.Under.tasks) > 0, nil
}

// impossible is the need of a hit that cannot wound.
const impossible = dice.MaxNeed + 1

// chart is what a hit needs to wound, 7 to 9 for two dice, impossible for none
// (WEST-WOUND-01).
func (g *Game) chart(strength, grit int32) int {
	if grit > 10 || strength < 1 {
		return impossible
	}
	key := "rules.west.wound_table." + strconv.Itoa(int(min(strength, 10))) + "." + strconv.Itoa(int(max(grit, 1)))
	n := g.Values.Int(key, 0)
	if n == 0 {
		return impossible
	}
	return n
}

// need to wound of a hit and the Strength that it has, with whatever rules change.
func (g *Game) need(t task) (need int, strength int32) {
	ev := g.event(t.m)
	grit := g.R.Modify(ev, g.Points[pModifyGrit], g.stat(t.m, "grit"))
	g.Done()
	if t.by < 0 {
		return g.chart(t.n, grit), t.n
	}
	ev = g.against(t.by, t.m)
	defer g.Done()
	if ev.F[hook.Weapon] = t.weapon; t.weapon == 0 {
		ev.F[hook.Weapon] = hook.Nil
	}
	strength = g.R.Modify(ev, g.Points[pModifyStrength], t.n)
	return int(g.R.Modify(ev, g.Points[pModifyWound], int32(g.chart(strength, grit)))), strength
}

// wound rolls for a hit.
func (g *Game) wound(t task) {
	if !g.Alive(t.m) {
		return
	}
	need, strength := g.need(t)
	if need >= impossible {
		g.Explain("wound", "WEST-WOUND-01", "Strength %d cannot wound %s", strength, g.Name(t.m))
		return
	}
	if t.bonus != 0 && need <= 6 { // of a two-handed weapon
		need = max(need-int(t.bonus), 2)
	}
	test := dice.Test{Stream: dice.Wound, Who: t.m, Need: need}
	if t.by >= 0 {
		test.Who = t.by
	}
	resolve.Throw(g.R, nil, &test, nil)
	if t.again && !test.OK {
		g.Explain("wound", "WEST-WOUND-01", "rolled again")
		resolve.Throw(g.R, nil, &test, nil)
	}
	if g.R.Log != nil {
		text := ""
		if need > 6 {
			text = fmt.Sprintf(" and then %d+", need-3)
		}
		result := "no wound"
		if test.OK {
			result = "a wound"
		}
		g.R.Log.Add(trace.Entry{Label: "wound", Dice: test.FaceList(g.R.Src), Rule: "WEST-WOUND-01",
			Text: fmt.Sprintf("%s, Strength %d, needs %d+%s: %s", g.Name(t.m), strength, min(need, 6), text, result)})
	}
	if test.OK {
		g.bleed(t.m, t.by)
	}
}

// bleed takes one Wound; at none the model is out of action.
func (g *Game) bleed(m, by int32) {
	if !g.Alive(m) {
		return
	}
	g.SetM(m, battle.HP, g.M(m, battle.HP)-1)
	g.Tell(battle.Bled, m, 1)
	if g.M(m, battle.HP) <= 0 {
		g.die(m, by)
	}
}

// die is removal: of a rider with or without his mount (WEST-MSHOOT-02), of a mount
// from under its rider (WEST-MSHOOT-03).
func (g *Game) die(m, by int32) {
	steed, rider, passenger := g.fact(m, "steed"), g.fact(m, "rider"), g.fact(m, "passenger")
	worth := int32(1)
	if g.mounts(m) && rider >= 0 { // it counts with its rider
		worth = 0
	}
	ev := g.event(m)
	worth = g.R.Modify(ev, g.Points[pModifyWorth], worth)
	g.Done()
	side := g.M(m, battle.SideOf)
	g.SetFact(hook.Side, side, "counted", g.Fact(hook.Side, side, "counted")+worth)
	if by >= 0 && g.foes(by, m) {
		his := g.M(by, battle.SideOf)
		g.SetFact(hook.Side, his, "experience", g.Fact(hook.Side, his, "experience")+worth)
	}
	fight := g.body(m)
	g.leaveFight(fight)
	g.takeOff(m)
	g.Explain("result", "WEST-WOUND-01", "%s is out of action", g.Name(m))
	switch {
	case steed >= 0 && g.fact(steed, "rider") == m:
		g.link(steed, "rider", hook.Nil)
		g.link(m, "steed", hook.Nil)
		stays := g.says(pModifyKeepsMount, steed, false)
		if p := g.fact(steed, "passenger"); p >= 0 { // WEST-PASS-06
			g.Explain("thrown", "WEST-PASS-06", "%s falls off", g.Name(p))
			g.throw(p)
		}
		if !stays {
			g.Explain("result", "WEST-MSHOOT-02", "%s is taken off with its rider", g.Name(steed))
			g.takeOff(steed)
		} else {
			g.Explain("result", "WEST-MSHOOT-02", "%s stays without a rider", g.Name(steed))
		}
	case steed >= 0:
		g.link(steed, "passenger", hook.Nil)
		g.link(m, "steed", hook.Nil)
	case rider >= 0:
		g.Explain("thrown", "WEST-MSHOOT-03", "%s falls with it", g.Name(rider))
		g.throw(rider)
		if passenger >= 0 && g.flag("passenger.mount_killed") {
			g.throw(passenger)
		} else if passenger >= 0 {
			g.getDown(passenger, nil)
		}
	}
	ev = g.event(m)
	defer g.Done()
	g.R.On(ev, g.Points[pOnRemoved])
}

// takeOff removes a model from the table.
func (g *Game) takeOff(m int32) {
	g.SetM(m, battle.Out, 1)
	g.Tell(battle.Fell, m, 1)
	g.Left(m)
	if h := g.fact(m, "holds"); h >= 0 {
		g.link(m, "holds", hook.Nil)
	}
}

// UnderWay tells the order under way (play.Rules).
func (g *Game) UnderWay(out []int32) []int32 {
	u := &g.Under
	out = append(out, int32(len(u.tasks)), u.next)
	for _, t := range u.tasks {
		out = append(out, int32(t.kind), t.m, t.n, t.by, t.weapon, truth(t.again), t.bonus)
	}
	return u.bout.numbers(u.shot.numbers(out))
}

// state of a model that was hit, in words.
func (g *Game) state(m int32) string {
	if !g.Alive(m) {
		return " is out of action"
	}
	return fmt.Sprintf(" has %d of %d Wounds left", g.M(m, battle.HP), g.M(m, battle.MaxHP))
}
