package oldwest

import (
	"fmt"
	"slices"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
)

// bout is a round of close combat under way: side a against side b.
type bout struct {
	on   bool
	a, b []int32
	won  int32 // 1: a, -1: b, 0: nobody yet, or nobody at all
}

func (b *bout) numbers(out []int32) []int32 {
	out = append(out, truth(b.on), b.won, int32(len(b.a)), int32(len(b.b)))
	return append(append(out, b.a...), b.b...)
}

// fighting is the Fighting value of a model: 1 of who climbed up to the fight
// (WEST-LEVEL-03).
func (g *Game) fighting(m int32) int32 {
	n := g.stat(m, "fighting")
	if g.is(m, "climber") {
		n = 1
	}
	ev := g.event(m)
	defer g.Done()
	return g.R.Modify(ev, g.Points[pModifyFighting], n)
}

// attacks of a base: its rider's; a passenger and an animal have none
// (WEST-PASS-04).
func (g *Game) attacks(m int32) int {
	if g.mounts(m) || g.body(m) != m {
		return 0
	}
	return int(g.M(m, battle.AttacksOf))
}

// blowsOf a winner: none lying, none after a fall from the saddle (WEST-PRONE-07,
// WEST-THROWN-01).
func (g *Game) blowsOf(m int32) int {
	if g.is(m, "idle") || g.is(m, "prone") && !g.flag("melee.prone_strikes") {
		return 0
	}
	return g.attacks(m)
}

// hand is a number of the melee weapon of a model, thousandths: to win the fight,
// to wound.
func (g *Game) hand(m int32, key string) int32 {
	for bit := range g.Items(m) {
		if d := g.C.Item(g.C.Items[bit]); d.Kind == "weapon" && d.Fields.Field("kind").Str == "melee" {
			return g.gun(d.Sym, key, 0) / hook.Milli
		}
	}
	return 0
}

// fightSteps is one round of a fight (WEST-GAP-07).
func (g *Game) fightSteps(in play.In, out *play.Out) []play.Step {
	b := &g.Under.bout
	return []play.Step{
		func() (bool, error) { return false, g.square(in) },
		func() (bool, error) { g.rollOff(out); return false, nil },
		func() (bool, error) { g.blows(in, out); return false, nil },
		g.settle,
		func() (bool, error) { g.afterFight(); return false, nil },
		g.settle,
		func() (bool, error) { g.tellFight(out); *b = bout{}; return false, nil },
	}
}

// tellFight adds who fell to the sentence on a round.
func (g *Game) tellFight(out *play.Out) {
	for _, m := range slices.Concat(g.Under.bout.a, g.Under.bout.b) {
		if !g.Alive(m) && out.Said != "" {
			out.Said += ", " + g.Name(m) + " is out of action"
		}
	}
}

// square finds who fights.
func (g *Game) square(in play.In) error {
	m := g.body(in.N("model"))
	if err := g.inPhase(combat); err != nil {
		return err
	}
	if p := in.N("model"); p != m && g.fact(p, "steed") >= 0 {
		return play.Illegal("WEST-PASS-04", "%s is a passenger: he does not fight", g.Name(p))
	}
	if in.Has("foe") && !g.engaged(m) {
		f := g.body(in.N("foe"))
		switch {
		case !g.Alive(m):
			return play.Illegal("WEST-OBST-03", "%s is out of action", g.Name(m))
		case !g.Alive(f):
			return play.Illegal("WEST-OBST-03", "%s is out of action: there is nobody to fight", g.Name(f))
		case !g.foes(m, f):
			return play.Illegal("WEST-OBST-03", "%s is no enemy of %s to fight", g.Name(f), g.Name(m))
		case !g.Touch(m, f):
			return play.Illegal("WEST-OBST-03", "%s does not touch %s: %g\" apart", g.Name(m), g.Name(f), inch(g.Between(m, f)))
		}
		g.engage(m, f)
	}
	if !g.engaged(m) || !g.Alive(m) {
		return play.Illegal("WEST-OBST-03", "%s is in no fight", g.Name(m))
	}
	b := &g.Under.bout
	*b = bout{on: true}
	for _, o := range g.inFight(g.M(m, battle.Fight)) {
		if g.foes(m, o) {
			b.b = append(b.b, o)
		} else {
			b.a = append(b.a, o)
		}
	}
	most := 0
	for _, o := range b.a {
		most += g.attacks(o)
	}
	if at := in.Models("at"); len(at) > most {
		return play.Illegal("WEST-PASS-08", "%d blows are spread, and there are %d", len(at), most)
	}
	for _, t := range in.Models("at") {
		if !slices.Contains(b.b, g.body(t)) {
			return play.Illegal("WEST-PASS-08", "%s is not in this fight", g.Name(t))
		}
	}
	return nil
}

// rollOff throws a die for each Attack of both; the higher wins, a tie goes to the
// better fighter.
func (g *Game) rollOff(out *play.Out) {
	b := &g.Under.bout
	count := func(list []int32) (n int, skill, plus int32) {
		for _, o := range list {
			n += g.attacks(o)
			if !g.mounts(o) {
				skill = max(skill, g.fighting(o))
			}
		}
		if len(list) == 1 {
			plus = g.hand(list[0], "win")
		}
		return n, skill, plus
	}
	how := "the highest die"
	na, sa, pa := count(b.a)
	nb, sb, pb := count(b.b)
	switch {
	case na == 0 && nb == 0:
	case na == 0:
		b.won, how = -1, "the others have no Attacks"
	case nb == 0:
		b.won, how = 1, "the others have no Attacks"
	default:
		off := dice.Opposed{A: na, B: nb, Plus: int(pa - pb), Won: 1, Of: 2}
		switch {
		case g.word("melee.tie") == "even":
		case sa > sb:
			off.Won, off.Of = 1, 1
		case sa < sb:
			off.Won, off.Of = 0, 1
		}
		if g.R.Log != nil {
			off.Seen = func(mine, theirs []int) {
				if len(mine) > 0 && len(theirs) > 0 && slices.Max(mine)+int(pa-pb) == slices.Max(theirs) {
					if how = "equal dice: the better Fighting"; off.Of == 2 {
						how = "equal dice, settled by another"
					}
				}
				g.ExplainRoll("fight", "WEST-OBST-06", mine, "%s, Fighting %d%s", g.Sides[g.M(b.a[0], battle.SideOf)].Name, sa, plus(pa))
				g.ExplainRoll("fight", "WEST-OBST-06", theirs, "%s, Fighting %d%s", g.Sides[g.M(b.b[0], battle.SideOf)].Name, sb, plus(pb))
			}
		}
		b.won = int32(off.Throw(g.R.Src, dice.Bout, b.a[0]))
	}
	winner := hook.Nil
	switch b.won {
	case 1:
		winner = g.M(b.a[0], battle.SideOf)
	case -1:
		winner = g.M(b.b[0], battle.SideOf)
	}
	out.Set("won", play.Yes(b.won > 0))
	if winner >= 0 {
		out.Said = "the round goes to " + g.Sides[winner].Name
		g.Explain("fight", "WEST-OBST-06", "the round goes to %s: %s", g.Sides[winner].Name, how)
	}
}

// plus is a number to be added to the highest die, for explanations.
func plus(n int32) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf(", %+d to the highest", n)
}

// blows of the winners: as they were spread, else all at the first enemy
// (WEST-PASS-08).
func (g *Game) blows(in play.In, out *play.Out) {
	b := &g.Under.bout
	winners, losers, at := b.a, b.b, in.Models("at")
	if b.won < 0 {
		winners, losers, at = b.b, b.a, nil
	}
	n := 0
	for _, w := range winners {
		for range g.blowsOf(w) {
			if b.won == 0 || len(losers) == 0 {
				break
			}
			t := losers[0]
			if n < len(at) {
				t = at[n]
			}
			n++
			g.queue(task{kind: toWound, m: t, by: w, n: g.stat(w, "strength"), bonus: g.hand(w, "wound")})
		}
	}
	out.Set("strikes", play.Whole(n))
}

// afterFight: a climber who has not won falls from his level (WEST-LEVEL-04). A
// fight in which nobody is left is over.
func (g *Game) afterFight() {
	b := &g.Under.bout
	for i, list := range [2][]int32{b.a, b.b} {
		lost := b.won == 0 || (b.won > 0) == (i == 1)
		for _, m := range list {
			if !lost || !g.Alive(m) || !g.is(m, "climber") || !g.flag("melee.climber_falls") {
				continue
			}
			p, high := g.M(m, battle.OnTop)-1, g.M(m, battle.High)
			if p < 0 {
				continue
			}
			g.Explain("fall", "WEST-LEVEL-04", "%s does not win, and falls off %s", g.Name(m), g.Pieces[p].Name)
			g.leaveFight(m)
			g.comeDown(m, p)
			g.fall(m, high)
		}
	}
}

// Turns ------------------------------------------------------------------

// The phases of a turn.
const (
	priority = iota
	movement
	shooting
	combat
)

var phases = [...]string{"priority", "movement", "shooting", "combat"}

// StageName of a phase (battle.Game).
func (g *Game) StageName(n int) string {
	if n < 0 || n >= len(phases) {
		return ""
	}
	return phases[n]
}

// roll off for Priority (WEST-SHOOT-01, WEST-GAP-20): on a tie it passes to the
// side that did not have it; the first time it is rolled again.
func (g *Game) rollPriority(out *play.Out) (bool, error) {
	var rivals []int32
	for s := range g.Sides {
		if g.Played(int32(s)) {
			rivals = append(rivals, int32(s))
		}
	}
	if len(rivals) < 2 {
		return false, fault.New("E-ORDER", "there are not two sides yet")
	}
	if g.Fact(hook.BattleV, 0, "rolled_off") == 1 {
		return false, play.Illegal("WEST-SHOOT-01", "Priority was rolled for this turn")
	}
	had := g.Fact(hook.BattleV, 0, "had_priority") - 1
	won := dice.Opposed{A: 1, B: 1}.Throw(g.R.Src, dice.Initiative, -1)
	first := rivals[0]
	switch {
	case won < 0:
		first = rivals[1]
	case won == 0 && (had < 0 || g.word("priority.tie") == "again"):
		g.Explain("priority", "WEST-SHOOT-01", "a tie: rolled again")
		return true, nil
	case won == 0 && had == rivals[0]:
		first = rivals[1]
	}
	g.Set(battle.FirstSide, first)
	g.SetFact(hook.BattleV, 0, "rolled_off", 1)
	g.SetFact(hook.BattleV, 0, "had_priority", first+1)
	out.Set("side", play.Word(g.Sides[first].Name))
	out.Said = g.Sides[first].Name + " has Priority"
	g.Explain("priority", "WEST-SHOOT-01", "%s has Priority", g.Sides[first].Name)
	return false, nil
}

// enter a phase. At the beginning of the Movement phase loose mounts take fright,
// one a step.
func (g *Game) enter(n int) error {
	if now := int(g.Get(battle.Stage)); n <= now && now != priority {
		return fault.New("E-ORDER", "it is the %s phase already", phases[now]).Suggest("next_turn()")
	}
	g.Set(battle.Stage, int32(n))
	if g.Get(battle.Turn) == 0 {
		g.Set(battle.Turn, 1)
	}
	return nil
}

func (g *Game) frighten() (bool, error) {
	if int(g.Get(battle.Stage)) != movement {
		return false, nil
	}
	for g.Under.next < g.Count() {
		m := g.Under.next
		g.Under.next++
		if g.loose(m) {
			ev := g.event(m)
			g.R.On(ev, g.Points[pOnLoose])
			g.Done()
			return true, nil
		}
	}
	g.Under.next = 0
	return false, nil
}

// frightened tells of a phase, and of the mounts that have taken fright in it.
func (g *Game) frightened(name string) string {
	said := name + " phase"
	for m := range g.Count() {
		if g.Alive(m) && g.is(m, "bolting") {
			said += ", " + g.Name(m) + " takes fright"
		}
	}
	return said
}

// nextTurn ends the turn.
func (g *Game) nextTurn() {
	for _, m := range g.bodies() {
		g.hidesAgain(m)
	}
	g.Set(battle.Turn, max(g.Get(battle.Turn), 1)+1)
	g.Set(battle.Stage, priority)
}
