package duel

import (
	"fmt"
	"strconv"

	"skald/core/battle"
	"skald/core/hook"
	"skald/core/play"
)

// Allocating power dice (POWER-ALLOC-01 to 05).

var powerOrder = play.Order{Name: "power", Use: "power(m)", Doc: "how many power dice a model has now", Asks: true,
	Args: []play.Arg{{Name: "model", Kind: play.AModel}}, Out: []play.Arg{{Name: "power", Kind: play.AWhole}},
	Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
		out.Set("power", play.Whole(Of(p).power(in.N("model"))))
		return nil
	})}

var allocateOrder = play.Order{Name: "allocate", Use: "allocate(m, 2)",
	Doc:  "declares how many dice m puts into attack in the fight that is announced, the others are defence: the attacked one first",
	Args: []play.Arg{{Name: "model", Kind: play.AModel}, {Name: "dice", Kind: play.AWhole, Top: mostPower}},
	Out:  []play.Arg{{Name: "attack", Kind: play.AWhole, Doc: "dice in attack"}, {Name: "defence", Kind: play.AWhole, Doc: "dice in defence"}},
	Opts: []play.Arg{{Name: "defence", Kind: play.AWhole, Top: mostPower, Optional: true, Doc: "dice in defence, where they are told too"}},
	Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
		g := Of(p)
		attack, defence, err := g.declare(in.N("model"), in.N("dice"), in.Or("defence", -1))
		out.Set("attack", play.Whole(attack))
		out.Set("defence", play.Whole(defence))
		out.Said = fmt.Sprintf("%d in attack, %d in defence", attack, defence)
		return err
	})}

// power of a model (POWER-ALLOC-01).
func (g *Game) power(m int32) int {
	ev := g.of(m)
	defer g.Done()
	return int(min(max(g.R.Modify(ev, g.Points[pModifyPower], g.Fact(hook.Model, m, "power")), 0), mostPower))
}

// span is how few and how many dice me may put into attack against foe: any
// number of them (POWER-ALLOC-03), none if it has fought this turn already
// (POWER-ALLOC-04).
func (g *Game) span(me, foe int32, power int) (least, most int) {
	most = power
	if g.tired(me) {
		most = 0
	}
	ev := g.event(me, foe)
	defer g.Done()
	most = int(g.R.Modify(ev, g.Points[pModifyMost], int32(most)))
	most = min(max(most, 0), power)
	least = int(g.R.Modify(ev, g.Points[pModifyLeast], 0))
	return min(max(least, 0), most), most
}

// tired says whether a model has had so many fights this turn that its dice are
// all defence.
func (g *Game) tired(m int32) bool {
	return g.Fact(hook.Model, m, "fights") >= int32(g.Values.Int("rules.power.exhausted_after", 1))
}

// check a split that was told: attack dice, and defence dice or -1.
func (g *Game) check(me, foe, attack, defence int32) (power int, err error) {
	power = g.power(me)
	least, most := g.span(me, foe, power)
	n := int32(power)
	switch {
	case defence >= 0 && attack+defence != n, attack > n:
		told := fmt.Sprintf("%d in attack", attack)
		if defence >= 0 {
			told += fmt.Sprintf(" and %d in defence", defence)
		}
		return power, play.Illegal("POWER-ALLOC-03", "%s has %d power dice, and %s are not all of them", g.Name(me), n, told)
	case attack > int32(most) && g.tired(me):
		return power, play.Illegal("POWER-ALLOC-04", "%s has had %d fights this turn: all %d of its dice are defence", g.Name(me), g.Fact(hook.Model, me, "fights"), n)
	case attack < int32(least) || attack > int32(most):
		return power, play.Illegal("POWER-ALLOC-03", "%s puts %d to %d of its dice into attack, not %d", g.Name(me), least, most, attack)
	}
	return power, nil
}

// declare a split before the fight is rolled (POWER-ALLOC-02).
func (g *Game) declare(m, attack, defence int32) (a, d int, err error) {
	by, at := g.Fact(hook.BattleV, 0, "attacker"), g.Fact(hook.BattleV, 0, "defender")
	foe := at
	switch m {
	case hook.Nil, by:
		if by == hook.Nil || !g.declared(at) {
			if by != hook.Nil {
				return 0, 0, play.Illegal("POWER-ALLOC-02", "%s was attacked and declares first", g.Name(at))
			}
			return 0, 0, play.Illegal("POWER-ALLOC-02", "no attack is announced").Suggest("attack(a, b)")
		}
	case at:
		if foe = by; g.declared(by) {
			return 0, 0, play.Illegal("POWER-ALLOC-02", "%s has declared, knowing the split of %s", g.Name(by), g.Name(m))
		}
	default:
		if by == hook.Nil {
			return 0, 0, play.Illegal("POWER-ALLOC-02", "no attack is announced").Suggest("attack(a, b)")
		}
		return 0, 0, play.Illegal("POWER-ALLOC-02", "%s is not in the fight of %s and %s", g.Name(m), g.Name(by), g.Name(at))
	}
	power, err := g.check(m, foe, attack, defence)
	if err != nil {
		return 0, 0, err
	}
	g.SetFact(hook.Model, m, "declared", 1)
	g.SetFact(hook.Model, m, "attack_dice", attack)
	g.tellSplit(m, int(attack), power-int(attack))
	return int(attack), power - int(attack), nil
}

func (g *Game) declared(m int32) bool { return g.Fact(hook.Model, m, "declared") == 1 }

func (g *Game) tellSplit(m int32, attack, defence int) {
	g.Explain("split", "POWER-ALLOC-02", "%s: %d attack, %d defence", g.Name(m), attack, defence)
}

// split takes the dice of one side of a fight: as they were declared, as the
// order tells them (want; -1: not at all), else as its player decides.
func (g *Game) split(i int, want int32) error {
	f := &g.Under
	me, foe := f.m[i], f.m[1-i]
	if g.declared(me) {
		if had := g.Fact(hook.Model, me, "attack_dice"); want >= 0 && want != had {
			return play.Illegal("POWER-ALLOC-02", "%s has declared %d dice for attack, not %d", g.Name(me), had, want)
		}
		want = g.Fact(hook.Model, me, "attack_dice")
	}
	power := 0
	if want >= 0 {
		n, err := g.check(me, foe, want, -1)
		if err != nil {
			return err
		}
		power = n
	} else {
		power = g.power(me)
		least, most := g.span(me, foe, power)
		want = int32(g.decide(i, least, most))
	}
	f.attack[i], f.defence[i] = int(want), power-int(want)
	if !g.declared(me) {
		g.tellSplit(me, f.attack[i], f.defence[i])
	}
	return nil
}

// decide asks the player of a side; the default is all in attack. The attacker
// knows the split of the attacked one (POWER-ALLOC-05).
func (g *Game) decide(i, least, most int) int {
	if least == most {
		return least
	}
	f := &g.Under
	d := hook.Decision{Stream: "allocate", Label: g.Name(f.m[i]), Side: g.M(f.m[i], battle.SideOf), Def: most - least}
	if i == 0 {
		d.Label = fmt.Sprintf("%s against %d attack, %d defence", d.Label, f.attack[1], f.defence[1])
	}
	for n := least; n <= most; n++ {
		d.Words = append(d.Words, strconv.Itoa(n))
	}
	return least + g.R.Decide(d)
}
