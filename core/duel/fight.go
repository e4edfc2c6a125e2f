package duel

import (
	"fmt"
	"strconv"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/play"
)

// fight is a fight under way: the split of both, hits suffered by both. Index 0
// is the attacker, 1 the defender.
type fight struct {
	m       [2]int32
	attack  [2]int // dice in attack
	defence [2]int // dice in defence
	hits    [2]int // that each takes
	on      bool
}

var fightOrder = play.Order{Name: "fight", Use: `fight(a, b, { attack = 2, answer = 3 })`,
	Doc:  "a attacks b, which it touches; both split their power dice, b first; attack = and answer = are the dice that a and b put into attack; fight(a): one that it touches; fight(): the attack that was announced",
	Args: []play.Arg{{Name: "attacker", Kind: play.AModel, Optional: true}, {Name: "defender", Kind: play.AModel, Optional: true}},
	Opts: []play.Arg{{Name: "attack", Kind: play.AWhole, Top: mostPower, Optional: true}, {Name: "answer", Kind: play.AWhole, Top: mostPower, Optional: true}},
	Out: []play.Arg{{Name: "attack", Kind: play.AWhole, Doc: "dice that the attacker put into attack"}, {Name: "answer", Kind: play.AWhole, Doc: "dice that the defender put into attack"},
		{Name: "hits", Kind: play.AWhole, Doc: "of the attacker"}, {Name: "hits_taken", Kind: play.AWhole, Doc: "hits of the defender"},
		{Name: "damage", Kind: play.AWhole, Doc: "that the defender takes"}, {Name: "damage_taken", Kind: play.AWhole, Doc: "that the attacker takes"}},
	Do: func(p *play.Play, in play.In, out *play.Out) []play.Step { return Of(p).fightSteps(in, out) }}

// fightSteps is one fight, roll by roll: attack dice of both, then defence dice
// of both. Who rolls first makes no difference, since neither roll changes what
// the other looks at; damage comes last (POWER-ATK-01).
func (g *Game) fightSteps(in play.In, out *play.Out) []play.Step {
	f := &g.Under
	return []play.Step{
		func() (bool, error) { return false, g.begin(in, out) },
		func() (bool, error) { out.Set("hits", play.Whole(g.strike(0))); return false, nil },
		func() (bool, error) { out.Set("hits_taken", play.Whole(g.strike(1))); return false, nil },
		func() (bool, error) { g.defend(0); return false, nil },
		func() (bool, error) { g.defend(1); return false, nil },
		func() (bool, error) {
			damage := [2]int{g.damage(0), g.damage(1)}
			out.Set("damage", play.Whole(damage[1]))
			out.Set("damage_taken", play.Whole(damage[0]))
			out.Said = fmt.Sprintf("%s takes %d damage, %s %d", g.Name(f.m[1]), damage[1], g.Name(f.m[0]), damage[0])
			for i, m := range f.m {
				if g.absorb(m, damage[i]); !g.Alive(m) {
					out.Said += "; " + g.Name(m) + " dies"
				}
			}
			if g.R.Log != nil {
				g.R.Log.Close()
			}
			*f = fight{}
			return false, nil
		},
	}
}

// begin checks the fight and takes both splits: the attacked one's first.
func (g *Game) begin(in play.In, out *play.Out) error {
	a, d, err := g.opponents(in)
	if err != nil {
		return err
	}
	if a != g.Fact(hook.BattleV, 0, "attacker") || d != g.Fact(hook.BattleV, 0, "defender") {
		if err := g.announce(a, d); err != nil {
			return err
		}
	}
	g.Under = fight{m: [2]int32{a, d}, on: true}
	if g.R.Log != nil {
		g.R.Log.Open("fight", "%s attacks %s", g.Name(a), g.Name(d))
	}
	for _, i := range []int{1, 0} {
		want := [2]string{"attack", "answer"}[i]
		if err := g.split(i, in.Or(want, -1)); err != nil {
			return err
		}
		out.Set(want, play.Whole(g.Under.attack[i]))
	}
	for _, m := range g.Under.m {
		g.SetFact(hook.Model, m, "fights", g.Fact(hook.Model, m, "fights")+1)
		g.SetFact(hook.Model, m, "declared", 0)
		g.SetFact(hook.Model, m, "attack_dice", 0)
	}
	g.SetFact(hook.BattleV, 0, "attacker", hook.Nil)
	g.SetFact(hook.BattleV, 0, "defender", hook.Nil)
	return nil
}

// faces of a die, best last.
var faces = []string{"target", "axe", "shield_axe"}

// face is the number from which a die of plain faces shows one.
func (g *Game) face(key string) int {
	return g.Values.Int("rules.power.faces."+g.Values.Word(key, ""), 7)
}

// shows tells the faces that a number and those above it are.
func (g *Game) shows(need int) string {
	for _, name := range faces {
		if from := g.Values.Int("rules.power.faces."+name, 7); need <= from {
			return name + ", " + strconv.Itoa(need) + "+"
		}
	}
	return strconv.Itoa(need) + "+"
}

// wounded says whether a model has wound markers (POWER-ATK-03). Asked as a yes
// or no, so that odds do not part two wounds from one.
func (g *Game) wounded(m int32) bool { return !g.IsM(m, battle.HP, g.M(m, battle.MaxHP)) }

// strike rolls the attack dice of one side and counts the hits; what misses does
// nothing (POWER-ATK-02, -03, -05).
func (g *Game) strike(i int) int {
	f := &g.Under
	me, foe := f.m[i], f.m[1-i]
	if f.attack[i] == 0 {
		return 0
	}
	id, key := "POWER-ATK-02", "rules.power.hit"
	if g.wounded(me) {
		id, key = "POWER-ATK-03", "rules.power.hit_wounded"
	}
	need := g.face(key) - g.Values.Int("rules.power.modifiers.attack", 0)
	ev := g.event(me, foe)
	defer g.Done()
	need = int(g.R.Modify(ev, g.Points[pModifyHit], int32(need)))
	pool := dice.NewPool(g.R.Src, dice.Attack, me, f.attack[i])
	n := pool.AtLeast(need)
	f.hits[1-i] = n
	g.Tell(battle.DidHit, me, n)
	g.ExplainRoll("attack", id, pool.Faces(), "%s: %d of %d dice hit on %s", g.Name(me), n, f.attack[i], g.shows(need))
	return n
}

// defend rolls the defence dice of one side, if it was hit: each shield and axe
// cancels one hit (POWER-DEF-01, -02).
func (g *Game) defend(i int) {
	f := &g.Under
	me, foe := f.m[i], f.m[1-i]
	if f.defence[i] == 0 {
		return
	}
	if f.hits[i] == 0 {
		g.Explain("defence", "POWER-DEF-02", "%s was not hit: its %d dice are not rolled", g.Name(me), f.defence[i])
		return
	}
	ev := g.event(foe, me)
	defer g.Done()
	if no := g.R.Can(ev, g.Points[pCanDefend]); len(no) > 0 {
		return
	}
	need := g.face("rules.power.defence") - g.Values.Int("rules.power.modifiers.defence", 0)
	need = int(g.R.Modify(ev, g.Points[pModifyDefence], int32(need)))
	pool := dice.NewPool(g.R.Src, dice.Defence, me, f.defence[i])
	cancelled := min(pool.AtLeast(need), f.hits[i])
	f.hits[i] -= cancelled
	g.ExplainRoll("defence", "POWER-DEF-01", pool.Faces(), "%s: %d of the hits cancelled on %s, %d left", g.Name(me), cancelled, g.shows(need), f.hits[i])
}

// damage that a side takes: one a hit (POWER-ATK-07).
func (g *Game) damage(i int) int {
	f := &g.Under
	if f.hits[i] == 0 {
		return 0
	}
	ev := g.event(f.m[1-i], f.m[i])
	defer g.Done()
	return int(max(g.R.Modify(ev, g.Points[pModifyDamage], int32(f.hits[i])), 0))
}

// UnderWay tells the fight under way (play.Rules).
func (g *Game) UnderWay(out []int32) []int32 {
	f := &g.Under
	if !f.on {
		return out
	}
	for i := range f.m {
		out = append(out, f.m[i], int32(f.attack[i]), int32(f.defence[i]), int32(f.hits[i]))
	}
	return out
}
