package saga

import (
	"fmt"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
	"skald/core/play"
)

var meleeOrders = []play.Order{
	{Name: "melee", Use: `melee(u, v, { use = "ability", answer = "ability" })`, Doc: "the melee of two units that are engaged; the first is the one that engaged",
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}, {Name: "target", Kind: play.AModel}}, Opts: abilityOpts,
		Out: []play.Arg{{Name: "dice", Kind: play.AWhole, Doc: "attack dice of the Attacker"}, {Name: "dice_back", Kind: play.AWhole, Doc: "of the Defender"},
			{Name: "hits", Kind: play.AWhole}, {Name: "hits_back", Kind: play.AWhole}, {Name: "defence", Kind: play.AWhole, Doc: "defence dice of the Defender"}, {Name: "defence_back", Kind: play.AWhole},
			{Name: "lost", Kind: play.AWhole, Doc: "figures of the Defender"}, {Name: "lost_back", Kind: play.AWhole, Doc: "figures of the Attacker"},
			{Name: "winner", Kind: play.AModel, Doc: "nil for a draw"}, {Name: "withdrew", Kind: play.AModel, Doc: "the unit that withdrew, or nil"}},
		Do: func(p *play.Play, in play.In, out *play.Out) []play.Step { return Of(p).meleeSteps(in, out) }},
	{Name: "fighters", Use: "fighters(u)", Doc: "the figures of a unit that give attack dice in its melee", Asks: true,
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}}, Out: []play.Arg{{Name: "figures", Kind: play.AModels}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			u, err := g.unitArg(in.N("unit"))
			if e := g.fact(u, "engaged"); err == nil && e >= 0 {
				out.Set("figures", play.List(g.fighters(u, e)))
			}
			return err
		})},
	{Name: "attack_dice", Use: `attack_dice("warriors", 6, { kind = "melee" })`, Doc: "attack dice of so many figures of a troop", Asks: true,
		Args: []play.Arg{{Name: "troop", Kind: play.AWord, Items: "troop"}, {Name: "figures", Kind: play.AWhole, Top: 100}},
		Opts: []play.Arg{{Name: "kind", Kind: play.AWord, Words: []string{"shoot", "melee"}, Optional: true, Doc: "melee as a rule"}},
		Out:  []play.Arg{{Name: "dice", Kind: play.AWhole}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			rank := g.Values.Word("rules.troop."+in.Word("troop")+".rank", "")
			out.Set("dice", play.Whole(g.diceFor(in.Word("kind") != "shoot", rank, int(in.N("figures")))))
			return nil
		})},
}

// fighters are the figures of u that contribute against v: in contact, or within
// VS of an enemy that a mate of theirs is in contact with (SAGA-MELEE-04).
func (g *Game) fighters(u, v int32) (out []int32) {
	mine, theirs := g.figs(u), g.figs(v)
	for _, f := range mine {
		for _, e := range theirs {
			if g.touch(f, e) || battle.Within(g.Between(f, e), g.dist("vs")) && slices.ContainsFunc(mine, func(m int32) bool { return m != f && g.touch(m, e) }) {
				out = append(out, f)
				break
			}
		}
	}
	return out
}

// meleeSteps is one melee (SAGA-MELEE-01): both count their dice, use abilities,
// roll, the Attacker first, defend, the Defender first, and lose figures together.
func (g *Game) meleeSteps(in play.In, out *play.Out) []play.Step {
	return []play.Step{
		func() (bool, error) { return false, g.join(in) },
		func() (bool, error) {
			for i, name := range []string{"use", "answer"} {
				if err := g.window(i, in.Words(name), in.Has(name)); err != nil {
					return false, err
				}
			}
			for i := range 2 {
				g.muster(i)
				g.grant(i)
			}
			return false, nil
		},
		func() (bool, error) { g.strike(0); return false, nil },
		func() (bool, error) { g.strike(1); return false, nil },
		func() (bool, error) { g.defend(1); return false, nil },
		func() (bool, error) { g.defend(0); return false, nil },
		func() (bool, error) { return false, g.aftermath(out) },
	}
}

// join is the first step of a melee.
func (g *Game) join(in play.In) error {
	u, err := g.unitArg(in.N("unit"))
	if err != nil {
		return err
	}
	v, err := g.unitArg(in.N("target"))
	if err != nil {
		return err
	}
	if g.fact(u, "engaged") != v {
		return play.Illegal("SAGA-ENGAGE-01", "%s is not in melee with %s", g.Name(u), g.Name(v)).Suggest("engage(u, v) comes first")
	}
	if g.fact(u, "started") == 0 && g.fact(v, "started") != 0 { // the one that began is the Attacker
		u, v = v, u
	}
	g.Under = contest{on: true, melee: true, m: [2]int32{u, v}, ally: hook.Nil}
	c := &g.Under
	for _, o := range g.units() {
		if o != u && g.fact(o, "engaged") == v && g.side(o) == g.side(u) {
			c.ally = o
		}
	}
	if g.R.Log != nil {
		g.R.Log.Open("melee", "%s, the Attacker, against %s, the Defender", g.Name(u), g.Name(v))
	}
	for i, o := range [3]int32{u, v, c.ally} {
		if o < 0 {
			continue
		}
		foes := [3]int32{v, u, v}[i]
		fs := g.fighters(o, foes)
		if i == 1 && c.ally >= 0 {
			for _, f := range g.fighters(v, c.ally) {
				if !slices.Contains(fs, f) {
					fs = append(fs, f)
				}
			}
		}
		g.ownDice(i, o, len(fs), "SAGA-MELEE-02", fmt.Sprintf("%d of %d figures fight", len(fs), len(g.figs(o))))
	}
	for i, o := range c.m {
		c.cover[i] = g.cover(c.m[1-i], o, g.fighters(c.m[1-i], o), c.kind(g))
	}
	for i, o := range c.m {
		if err := g.spendIn(o, i); err != nil {
			return err
		}
	}
	return nil
}

// aftermath removes the losses of both together and ends the melee (SAGA-GAP-14).
func (g *Game) aftermath(out *play.Out) error {
	c := &g.Under
	u, v, ally := c.m[0], c.m[1], c.ally
	caused := c.hits // of each, by the other
	near := [2][]int32{g.figs(v), append(g.figs(u), g.partsOf(ally)...)}
	for _, i := range []int{1, 0} {
		lost, err := g.lose(c.m[i], c.hits[i], near[i])
		if err == nil && i == 0 && ally >= 0 && c.hits[0] > lost { // what is left falls on the second unit
			var more int
			more, err = g.lose(ally, c.hits[0]-lost, near[i])
			lost += more
		}
		if err != nil {
			return err
		}
		if c.lost[i] = lost; g.word("melee.aftermath.count") == "figures" {
			caused[i] = lost
		}
	}
	for _, o := range []struct {
		name string
		n    int
	}{{"dice", c.attack[0] + c.attack[2]}, {"dice_back", c.attack[1]}, {"hits", c.scored[1]}, {"hits_back", c.scored[0]}, {"defence", c.defence[1]}, {"defence_back", c.defence[0]},
		{"lost", c.lost[1]}, {"lost_back", c.lost[0]}} {
		out.Set(o.name, play.Whole(o.n))
	}
	g.suffered(1, 0)
	g.suffered(0, 1)
	winner, loser := hook.Nil, u
	switch tie := g.word("melee.aftermath.tie"); {
	case caused[1] > caused[0]:
		winner, loser = u, v
	case caused[0] > caused[1]:
		winner = v
	case tie == "defender":
		loser = v
	case tie == "none":
		loser = hook.Nil
	}
	g.part(v)
	g.part(u)
	out.Set("winner", play.Of(winner))
	if winner >= 0 {
		g.Explain("result", "SAGA-MELEE-01", "%s wins, %d to %d", g.Name(winner), max(caused[0], caused[1]), min(caused[0], caused[1]))
	}
	back := g.fallBack(loser, u, v, ally)
	out.Set("withdrew", play.Of(back))
	out.Said = fmt.Sprintf("figures lost: %s %d, %s %d", g.Name(u), c.lost[0], g.Name(v), c.lost[1])
	if back >= 0 {
		out.Said += "; who withdraws: " + g.Name(back)
	}
	for _, o := range []int32{u, v, ally} {
		if o < 0 {
			continue
		}
		g.tire(o, g.num("melee.aftermath.fatigue"), "SAGA-MELEE-01", "a melee")
		g.shock(o)
		g.forget(o)
		if g.Alive(o) {
			ev := g.Event()
			ev.F[hook.ModelSlot], ev.F[hook.SideSlot], ev.F[hook.Killer] = o, g.side(o), winner
			g.R.On(ev, g.Points[pOnMeleeEnd])
			g.Done()
		}
	}
	*c = contest{}
	return nil
}

// partsOf are the figures of a unit, none where there is no unit.
func (g *Game) partsOf(u int32) []int32 {
	if u < 0 {
		return nil
	}
	return g.figs(u)
}

// shock tires the friends of a unit that was destroyed in melee near them.
func (g *Game) shock(u int32) {
	if g.Alive(u) {
		return
	}
	var was []int32
	for f := u + 1; f <= u+g.M(u, battle.MaxHP); f++ {
		was = append(was, f)
	}
	for _, o := range g.units() {
		if g.side(o) == g.side(u) && battle.Within(g.gap(g.figs(o), was), g.distAt("fatigue.destroyed.range")) {
			g.tire(o, g.num("fatigue.destroyed.gain"), "SAGA-MELEE-01", g.Name(u)+" is destroyed")
		}
	}
}

// fallBack lets the loser withdraw; where it cannot, the other side does. It
// returns who withdrew, Nil for nobody.
func (g *Game) fallBack(loser, u, v, ally int32) int32 {
	sides := [2][]int32{g.left(u, ally), g.left(v)}
	if loser < 0 || len(sides[0]) == 0 || len(sides[1]) == 0 {
		return hook.Nil
	}
	first := 0
	if loser == v {
		first = 1
	}
	for _, i := range []int{first, 1 - first} {
		who, done := sides[i], true
		for _, o := range who {
			done = g.withdraw(o, sides[1-i]) && done
		}
		if done {
			return who[0]
		}
		for _, o := range who {
			g.Explain("withdraw", "SAGA-MELEE-01", "%s cannot withdraw", g.Name(o))
		}
	}
	return hook.Nil
}

// left are those of some units, Nil for none, that have figures left.
func (g *Game) left(us ...int32) []int32 {
	return slices.DeleteFunc(us, func(u int32) bool { return u < 0 || !g.Alive(u) })
}

// turns are the directions in which a unit tries to withdraw, straight back first:
// cosine and sine in thousandths.
var turns = [...][2]int32{{1000, 0}, {866, 500}, {866, -500}, {500, 866}, {500, -866}, {0, 1000}, {0, -1000}}

// withdraw moves all figures of a unit away from enemies, as far as they may go
// and may stand; false: it cannot.
func (g *Game) withdraw(u int32, from []int32) bool {
	var foes []int32
	for _, o := range from {
		foes = append(foes, g.figs(o)...)
	}
	a, b := g.middle(foes), g.middle(g.figs(u))
	if a == b {
		b.Y--
	}
	back := board.Along(board.Point{}, board.Point{X: b.X - a.X, Y: b.Y - a.Y}, 1000)
	w := g.walk(u, hook.Nil, false)
	for _, t := range turns {
		dir := board.Point{X: (back.X*t[0] - back.Y*t[1]) / 1000, Y: (back.X*t[1] + back.Y*t[0]) / 1000}
		for n := g.distAt("melee.aftermath.withdraw"); n > g.inches("move.enemy_ban"); n -= 250 {
			by := board.Along(board.Point{}, dir, n)
			if g.mayShift(w, u, by) {
				g.shift(u, by)
				g.gone(g.figs(u), n)
				g.Explain("withdraw", "SAGA-MELEE-01", "%s withdraws %g\"", g.Name(u), float64(n)/hook.Milli)
				return true
			}
		}
	}
	return false
}

// mayShift says whether all figures of a unit may go the same way.
func (g *Game) mayShift(w *walk, u int32, by board.Point) bool {
	for _, f := range g.figs(u) {
		w.take(f)
		at := g.Centre(f)
		to := board.Point{X: at.X + by.X, Y: at.Y + by.Y}
		if w.stops(at, to) != nil || w.stands(to, true) != nil {
			return false
		}
	}
	return true
}
