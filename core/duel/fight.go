package duel

import (
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

// orders of the game.
var orders = []play.Order{
	{Name: "fight", Use: `fight(a, b, { attack = 2, answer = 3 })`,
		Doc:  "a attacks b, which it touches; both split their power dice, b first; attack = and answer = are the dice that a and b put into attack",
		Args: []play.Arg{{Name: "attacker", Kind: play.AModel}, {Name: "defender", Kind: play.AModel}},
		Opts: []play.Arg{{Name: "attack", Kind: play.AWhole, Top: 100, Optional: true}, {Name: "answer", Kind: play.AWhole, Top: 100, Optional: true}},
		Out: []play.Arg{{Name: "hits", Kind: play.AWhole, Doc: "of the attacker"}, {Name: "hits_taken", Kind: play.AWhole},
			{Name: "damage", Kind: play.AWhole, Doc: "that the defender takes"}, {Name: "damage_taken", Kind: play.AWhole}},
		Do: func(p *play.Play, in play.In, out *play.Out) []play.Step { return Of(p).fightSteps(in, out) }},
	{Name: "power", Use: "power(m)", Doc: "how many power dice a model has", Asks: true,
		Args: []play.Arg{{Name: "model", Kind: play.AModel}}, Out: []play.Arg{{Name: "power", Kind: play.AWhole}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			out.Set("power", play.Whole(Of(p).power(in.N("model"))))
			return nil
		})},
	{Name: "heal", Use: "heal(m, 2)", Doc: "takes wound markers away", Args: []play.Arg{{Name: "model", Kind: play.AModel}, {Name: "markers", Kind: play.AWhole, Low: 1, Top: 100}},
		Do: play.One(func(p *play.Play, in play.In, _ *play.Out) error {
			m := in.N("model")
			if !p.Alive(m) {
				return play.Illegal("POWER-WOUND-02", "%s is in the graveyard", p.Name(m))
			}
			p.SetM(m, battle.HP, min(p.M(m, battle.HP)+in.N("markers"), p.M(m, battle.MaxHP)))
			return nil
		})},
	{Name: "next_turn", Use: "next_turn()", Doc: "the other player's turn",
		Do: play.One(func(p *play.Play, _ play.In, _ *play.Out) error {
			p.Set(battle.Turn, max(p.Get(battle.Turn), 1)+1)
			return nil
		})},
}

// fightSteps is one fight, roll by roll (POWER-ATK-01).
func (g *Game) fightSteps(in play.In, out *play.Out) []play.Step {
	f := &g.under
	return []play.Step{
		func() (bool, error) { return false, g.begin(in) },
		func() (bool, error) { g.strike(0); return false, nil },
		func() (bool, error) { g.strike(1); return false, nil },
		func() (bool, error) { g.defend(0); return false, nil },
		func() (bool, error) { g.defend(1); return false, nil },
		func() (bool, error) {
			out.Set("damage", play.Whole(f.hits[1]))
			out.Set("damage_taken", play.Whole(f.hits[0]))
			for i := range f.m {
				g.absorb(f.m[i], f.hits[i])
			}
			*f = fight{}
			return false, nil
		},
	}
}

// begin checks the fight and takes both splits: the attacked one's first.
func (g *Game) begin(in play.In) error {
	a, d := in.N("attacker"), in.N("defender")
	if err := g.mayFight(a, d); err != nil {
		return err
	}
	g.under = fight{m: [2]int32{a, d}, on: true}
	if g.R.Log != nil {
		g.R.Log.Open("fight", "%s attacks %s", g.Name(a), g.Name(d))
	}
	for _, i := range []int{1, 0} {
		want := [2]string{"attack", "answer"}[i]
		if err := g.split(i, in.Or(want, -1)); err != nil {
			return err
		}
	}
	for _, m := range g.under.m {
		g.SetFact(hook.Model, m, "fights", g.Fact(hook.Model, m, "fights")+1)
	}
	g.SetFact(hook.Model, a, "foe", d)
	return nil
}

// mayFight says whether a may attack d (POWER-ENG-01 to 03).
func (g *Game) mayFight(a, d int32) error {
	switch {
	case !g.Alive(a) || !g.Alive(d):
		return play.Illegal("POWER-WOUND-02", "%s or %s is in the graveyard", g.Name(a), g.Name(d))
	case g.M(a, battle.SideOf) == g.M(d, battle.SideOf):
		return play.Illegal("POWER-ENG-02", "%s and %s are of one side", g.Name(a), g.Name(d))
	case g.Between(a, d) > g.Values.Num("rules.power.contact.max", 0):
		return play.Illegal("POWER-ENG-01", "%s does not touch %s: %g\" apart", g.Name(a), g.Name(d), float64(g.Between(a, d))/hook.Milli)
	}
	if foe := g.Fact(hook.Model, a, "foe"); foe != hook.Nil {
		return play.Illegal("POWER-ENG-03", "%s has attacked %s this turn", g.Name(a), g.Name(foe))
	}
	ev := g.event(a, d)
	defer g.Done()
	return play.Refused(g.R.Can(ev, g.Points[pCanFight]), g.Name(a)+" does not attack")
}

func (g *Game) event(a, d int32) *hook.Event {
	ev := g.Event()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.SideSlot] = a, d, g.M(a, battle.SideOf)
	return ev
}

// power of a model (POWER-ALLOC-01).
func (g *Game) power(m int32) int {
	ev := g.Event()
	defer g.Done()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	base := g.Values.Int("rules.troop."+g.C.Lex.Word(g.Models[m].Troop)+".power", 0)
	return int(max(g.R.Modify(ev, g.Points[pModifyPower], int32(base)), 0))
}

// split takes the decision how many dice go into attack (POWER-ALLOC-02 to 04).
func (g *Game) split(i int, want int32) error {
	f, m := &g.under, g.under.m[i]
	n := g.power(m)
	tired := g.Fact(hook.Model, m, "fights") >= int32(g.Values.Int("rules.power.exhausted_after", 1))
	switch {
	case tired && want > 0:
		return play.Illegal("POWER-ALLOC-04", "%s has fought this turn: all of its dice are defence", g.Name(m))
	case want > int32(n):
		return play.Illegal("POWER-ALLOC-03", "%s has %d power dice, %d in attack are too many", g.Name(m), n, want)
	case tired:
		f.attack[i] = 0
	case want >= 0:
		f.attack[i] = int(want)
	default:
		f.attack[i] = g.decide(m, n)
	}
	f.defence[i] = n - f.attack[i]
	g.Explain("split", "POWER-ALLOC-02", "%s: %d attack, %d defence", g.Name(m), f.attack[i], f.defence[i])
	return nil
}

// decide asks the player of m; the default is all in attack.
func (g *Game) decide(m int32, n int) int {
	d := hook.Decision{Stream: "allocate", Label: g.Name(m), Side: g.M(m, battle.SideOf), Def: n}
	for i := range n + 1 {
		d.Words = append(d.Words, strconv.Itoa(i))
	}
	return g.R.Decide(d)
}

// strike rolls the attack dice of one side (POWER-ATK-02, -03, -05).
func (g *Game) strike(i int) {
	f := &g.under
	me, foe := f.m[i], f.m[1-i]
	need := g.Values.Int("rules.power.hit", 3)
	if g.wounded(me) {
		need = g.Values.Int("rules.power.hit_wounded", 5)
	}
	ev := g.event(me, foe)
	defer g.Done()
	need = int(g.R.Modify(ev, g.Points[pModifyHit], int32(need)))
	pool := dice.NewPool(g.R.Src, dice.Attack, me, f.attack[i])
	f.hits[1-i] = pool.AtLeast(need)
	if f.attack[i] > 0 {
		g.Tell(battle.DidHit, me, f.hits[1-i])
		g.Explain("attack", "POWER-ATK-01", "%s: %d of %d dice hit on %d+", g.Name(me), f.hits[1-i], f.attack[i], need)
	}
}

// defend rolls the defence dice of one side, if it was hit (POWER-DEF-01, -02).
func (g *Game) defend(i int) {
	f := &g.under
	me, foe := f.m[i], f.m[1-i]
	if f.hits[i] == 0 || f.defence[i] == 0 {
		return
	}
	ev := g.event(foe, me)
	defer g.Done()
	if no := g.R.Can(ev, g.Points[pCanDefend]); len(no) > 0 {
		return
	}
	need := int(g.R.Modify(ev, g.Points[pModifyDefence], int32(g.Values.Int("rules.power.defence", 5))))
	pool := dice.NewPool(g.R.Src, dice.Defence, me, f.defence[i])
	cancelled := min(pool.AtLeast(need), f.hits[i])
	f.hits[i] -= cancelled
	g.Explain("defence", "POWER-DEF-01", "%s: %d hits cancelled on %d+, %d left", g.Name(me), cancelled, need, f.hits[i])
}

// absorb takes damage: armour tokens first, then wound markers (POWER-WOUND-01).
func (g *Game) absorb(m int32, n int) {
	for range n {
		switch {
		case g.Fact(hook.Model, m, "armour_tokens") > 0:
			g.SetFact(hook.Model, m, "armour_tokens", g.Fact(hook.Model, m, "armour_tokens")-1)
		case g.Values.Word("rules.power.absorb_order", "") == "layer" && g.Fact(hook.Model, m, "extra_health") > 0:
			g.SetFact(hook.Model, m, "extra_health", g.Fact(hook.Model, m, "extra_health")-1)
		case g.Alive(m):
			g.SetM(m, battle.HP, g.M(m, battle.HP)-1)
			g.Tell(battle.Bled, m, 1)
			if g.M(m, battle.HP)+g.Fact(hook.Model, m, "extra_health") <= 0 {
				g.die(m)
			}
		}
	}
}

// die is removal at once (POWER-WOUND-02).
func (g *Game) die(m int32) {
	g.SetM(m, battle.Out, 1)
	g.Tell(battle.Fell, m, 1)
	g.Left(m)
	g.Explain("result", "POWER-WOUND-02", "%s dies", g.Name(m))
	ev := g.Event()
	defer g.Done()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	g.R.On(ev, g.Points[pOnRemoved])
}

// UnderWay tells the fight under way (play.Rules).
func (g *Game) UnderWay(out []int32) []int32 {
	f := &g.under
	if !f.on {
		return out
	}
	for i := range f.m {
		out = append(out, f.m[i], int32(f.attack[i]), int32(f.defence[i]), int32(f.hits[i]))
	}
	return out
}

// kept is what a fight keeps beside the facts.
type kept struct {
	under fight
	left  any
}

// Keep copies it (play.Rules).
func (g *Game) Keep(any) any { return kept{g.under, g.Plain.Keep(nil)} }

// Resume goes on with a copy (play.Rules).
func (g *Game) Resume(k any) {
	g.under = k.(kept).under
	g.Plain.Resume(k.(kept).left)
}

// Clean forgets the fight under way (play.Rules).
func (g *Game) Clean() {
	g.under = fight{}
	g.Plain.Clean()
}
