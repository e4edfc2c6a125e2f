package saga

import (
	"fmt"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/resolve"
	"skald/core/trace"
)

// contest is a shooting or a melee under way. Index 0 is the Attacker, 1 the
// Defender; of a shooting the first alone attacks. It is all numbers, so that
// equal ones go on equally.
type contest struct {
	on, melee bool
	m         [2]int32
	ally      int32  // the second unit of the Attacker in a melee, Nil: none
	figures   [3]int // that contribute; the ally's last
	base      [3]int // attack dice before abilities
	attack    [3]int // attack dice rolled
	hits      [2]int // that each takes
	scored    [2]int // the same, before the defence
	defence   [2]int // defence dice rolled
	bonus     [2]int // defence dice granted besides one for each hit
	cancelled [2]int
	cover     [2]int // of each
	armour    [2]int // of each, as it was rolled against
	firm      [2]int // added to the own Armour by spent Fatigue
	weak      [2]int // taken off it
	lost      [2]int
}

// kind is the word that rules read.
func (c *contest) kind(g *Game) int32 {
	if c.melee {
		return g.C.Lex.Sym("melee")
	}
	return g.C.Lex.Sym("shoot")
}

var abilityOpts = []play.Arg{
	{Name: "use", Kind: play.AWords, Optional: true, Doc: "abilities of the one who begins; left out: by decisions"},
	{Name: "answer", Kind: play.AWords, Optional: true, Doc: "abilities of the other"},
}

var shootOrders = []play.Order{
	{Name: "shoot", Use: `shoot(u, v, { use = "aimed_volley", answer = "asgard" })`,
		Doc:  "a unit shoots at another; both may use abilities that SAGA dice lie on",
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}, {Name: "target", Kind: play.AModels}}, Opts: abilityOpts,
		Out: []play.Arg{{Name: "shooters", Kind: play.AWhole, Doc: "figures in range and in sight"}, {Name: "own", Kind: play.AWhole, Doc: "attack dice before abilities"},
			{Name: "dice", Kind: play.AWhole, Doc: "attack dice"}, {Name: "armour", Kind: play.AWhole, Doc: "of the target"}, {Name: "cover", Kind: play.AWord},
			{Name: "hits", Kind: play.AWhole}, {Name: "defence", Kind: play.AWhole, Doc: "defence dice"}, {Name: "cancelled", Kind: play.AWhole}, {Name: "lost", Kind: play.AWhole, Doc: "figures of the target"}},
		Do: func(p *play.Play, in play.In, out *play.Out) []play.Step { return Of(p).shootSteps(in, out) }},
	{Name: "armour", Use: `armour(v, { kind = "shoot", from = u })`, Doc: "the Armour of a unit, as attack dice of another would be rolled against it", Asks: true,
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}},
		Opts: []play.Arg{{Name: "kind", Kind: play.AWord, Words: []string{"shoot", "melee"}, Optional: true, Doc: "melee as a rule"}, {Name: "from", Kind: play.AModel, Optional: true}},
		Out:  []play.Arg{{Name: "armour", Kind: play.AWhole}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			v, err := g.unitArg(in.N("unit"))
			if err != nil {
				return err
			}
			u := in.N("from")
			if u >= 0 {
				if u, err = g.unitArg(u); err != nil {
					return err
				}
			}
			c := &g.Under
			*c = contest{melee: in.Word("kind") != "shoot", m: [2]int32{u, v}, ally: hook.Nil}
			if !c.melee && u >= 0 {
				c.cover[1] = g.cover(u, v, g.eligible(u, v), c.kind(g))
			}
			out.Set("armour", play.Whole(g.armourOf(0, u)))
			*c = contest{}
			return nil
		})},
	coverOrder,
}

// shootSteps is one shooting in its five steps (SAGA-SHOOT-01).
func (g *Game) shootSteps(in play.In, out *play.Out) []play.Step {
	c := &g.Under
	return []play.Step{
		func() (bool, error) { return false, g.aim(in) },
		func() (bool, error) {
			for i, name := range []string{"use", "answer"} {
				if err := g.window(i, in.Words(name), in.Has(name)); err != nil {
					return false, err
				}
			}
			g.muster(0)
			g.grant(1)
			return false, nil
		},
		func() (bool, error) { g.strike(0); return false, nil },
		func() (bool, error) { g.defend(1); return false, nil },
		func() (bool, error) {
			u, v := c.m[0], c.m[1]
			lost, err := g.lose(v, c.hits[1], g.figs(u))
			c.lost[1] = lost
			for _, o := range []struct {
				name string
				n    int
			}{{"shooters", c.figures[0]}, {"own", c.base[0]}, {"dice", c.attack[0]}, {"armour", c.armour[1]}, {"hits", c.scored[1]},
				{"defence", c.defence[1]}, {"cancelled", c.cancelled[1]}, {"lost", lost}} {
				out.Set(o.name, play.Whole(o.n))
			}
			out.Set("cover", play.Word(coverKeys[c.cover[1]]))
			out.Said = fmt.Sprintf("%s at %s: attack dice %d, hits %d, cancelled %d, figures lost %d", g.Name(u), g.Name(v), c.attack[0], c.scored[1], c.cancelled[1], lost)
			g.suffered(1, 0)
			g.forget(u)
			g.forget(v)
			*c = contest{}
			return false, err
		},
	}
}

// aim is the first step: the target is declared, the shooters are counted.
func (g *Game) aim(in play.In) error {
	u, err := g.unitArg(in.N("unit"))
	if err != nil {
		return err
	}
	aims := in.Models("target")
	if len(aims) != 1 {
		return play.Illegal("SAGA-SHOOT-01", "%s shoots at one unit, not at %d", g.Name(u), len(aims))
	}
	v, err := g.unitArg(aims[0])
	if err != nil {
		return err
	}
	if err := g.mayShoot(u, v); err != nil {
		return err
	}
	eyes := g.eligible(u, v)
	g.Under = contest{on: true, m: [2]int32{u, v}, ally: hook.Nil}
	c := &g.Under
	if g.R.Log != nil {
		g.R.Log.Open("shoot", "%s at %s", g.Name(u), g.Name(v))
	}
	g.ownDice(0, u, len(eyes), "SAGA-SHOOT-03", fmt.Sprintf("%d of %d figures in range and in sight", len(eyes), len(g.figs(u))))
	if err := g.spendIn(u, 0); err != nil {
		return err
	}
	c.cover[1] = g.cover(u, v, eyes, c.kind(g))
	return nil
}

// mayShoot checks a shooting and takes its activation.
func (g *Game) mayShoot(u, v int32) error {
	switch {
	case !g.foes(u, v):
		return play.Illegal("SAGA-SHOOT-01", "%s and %s are of one side", g.Name(u), g.Name(v))
	case g.missile(u) == 0:
		return play.Illegal("SAGA-RANGE-02", "%s has no missile weapon", g.Name(u)).Suggest("bow, sling, javelin, crossbow")
	case g.fact(u, "engaged") >= 0:
		return play.Illegal("SAGA-ENGAGE-12", "%s is in melee with %s", g.Name(u), g.Name(g.fact(u, "engaged")))
	}
	ev := g.Event()
	defer g.Done()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.Weapon], ev.F[hook.SideSlot] = u, v, g.missile(u), g.side(u)
	if err := play.Refused(g.R.Can(ev, g.Points[pCanShoot]), g.Name(u)+" does not shoot"); err != nil {
		return err
	}
	if g.fact(u, "free_shot") != 0 {
		g.setFact(u, "free_shot", 0)
		g.Explain("activation", "SAGA-WPN-01", "%s shoots as part of its move", g.Name(u))
		return nil
	}
	if err := g.activate(u, "shoot", "SAGA-SHOOT-01"); err != nil {
		return err
	}
	if g.freeShot(u, "before") {
		g.setFact(u, "has_shot", 1)
	}
	return nil
}

// freeShot says whether a unit may shoot as part of a move.
func (g *Game) freeShot(u int32, when string) bool {
	if g.missile(u) == 0 {
		return false
	}
	ev := g.Event()
	defer g.Done()
	ev.F[hook.ModelSlot], ev.F[hook.Purpose], ev.F[hook.SideSlot] = u, g.C.Lex.Sym(when), g.side(u)
	return g.R.Modify(ev, g.Points[pModifyFreeShot], 0) != 0
}

// ownDice counts the attack dice of so many figures before abilities
// (SAGA-SHOOT-03, SAGA-MELEE-02); i 2 is the Attacker's second unit.
func (g *Game) ownDice(i int, u int32, figures int, rule, why string) {
	c := &g.Under
	c.figures[i] = figures
	c.base[i] = g.diceFor(c.melee, g.rank(u), figures)
	g.Explain("pool", rule, "%s: %s, %d attack dice", g.Name(u), why, c.base[i])
	if part := g.num("fatigue.exhausted"); c.melee && part > 1 && g.exhausted(u) {
		c.base[i] = (c.base[i] + part - 1) / part
		g.Explain("pool", "SAGA-MELEE-01", "%s is exhausted: %d attack dice", g.Name(u), c.base[i])
	}
}

// diceFor is the number of attack dice of so many figures of a class. In melee a
// part of a die counts as one (SAGA-MELEE-03), when shooting as the tables round.
func (g *Game) diceFor(melee bool, rank string, figures int) int {
	key := "shoot.dice."
	if melee {
		key = "melee.dice."
	}
	n, per := figures*g.num(key+rank+".dice"), max(g.num(key+rank+".models"), 1)
	if melee || g.word("shoot.rounding") == "up" {
		n += per - 1
	}
	return n / per
}

// event of the attack dice of unit by, of side i, against the other side.
func (g *Game) event(i int, by int32) *hook.Event {
	c := &g.Under
	ev := g.Event()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.KindSlot] = by, c.m[1-i], c.kind(g)
	ev.F[hook.Zone] = g.C.Lex.Sym(coverKeys[c.cover[1-i]])
	ev.F[hook.Success] = int32(1 - i)
	if by >= 0 {
		ev.F[hook.SideSlot] = g.side(by)
		if w := g.weapon(by, map[bool]string{true: "melee", false: "ranged"}[c.melee]); w != 0 {
			ev.F[hook.Weapon] = w
		}
	}
	return ev
}

// muster is what abilities make of the attack dice of side i: at most so many
// times its own (SAGA-SHOOT-04).
func (g *Game) muster(i int) {
	c := &g.Under
	for at, u := range [3]int32{c.m[0], c.m[1], c.ally} {
		if at != i && !(at == 2 && i == 0) || u < 0 {
			continue
		}
		ev := g.event(i, u)
		n := int(g.R.Modify(ev, g.Points[pModifyAttackDice], int32(c.base[at])))
		g.Done()
		most := c.base[at] * g.num("shoot.cap")
		if c.melee {
			most = c.base[at] * g.num("melee.cap")
		}
		if n > most {
			g.Explain("pool", "SAGA-SHOOT-04", "%s: %d attack dice, %d too many", g.Name(u), n, n-most)
		}
		c.attack[at] = max(min(n, most), 0)
	}
}

// grant sets aside the defence dice that abilities give to side i (SAGA-ABIL-03).
func (g *Game) grant(i int) {
	c := &g.Under
	ev := g.event(1-i, c.m[1-i])
	defer g.Done()
	ev.F[hook.SideSlot] = g.side(c.m[i])
	if c.bonus[i] = int(max(g.R.Modify(ev, g.Points[pModifyDefenceDice], 0), 0)); c.bonus[i] > 0 {
		g.Explain("defence", "SAGA-ABIL-03", "%s: %d more defence dice are set aside", g.Name(c.m[i]), c.bonus[i])
	}
}

// armourOf is the Armour of the other side against the dice of unit by, of side i:
// the sum of all changes (SAGA-SHOOT-05, SAGA-GAP-17).
func (g *Game) armourOf(i int, by int32) int {
	c := &g.Under
	v := c.m[1-i]
	kind := map[bool]string{true: "melee", false: "shoot"}[c.melee]
	s := resolve.Stack{Target: g.num("armour." + g.rank(v) + "." + kind), Log: g.R.Log, Label: "armour"}
	g.Explain("armour", "SAGA-SHOOT-05", "%s, %s: Armour %d", g.Name(v), g.rank(v), s.Target)
	if !c.melee {
		if g.Mounted(v) {
			s.Add(g.num("armour.mounted"), "SAGA-WPN-04", "", "mounted")
		}
		if grade := c.cover[1-i]; grade != noCover {
			s.Add(g.num("cover."+coverKeys[grade]+".armour"), "SAGA-COVER-04", "", coverKeys[grade]+" cover")
		}
	}
	s.Add(c.firm[1-i], "SAGA-MELEE-01", "", "Fatigue of the enemy is spent")
	s.Add(c.weak[1-i], "SAGA-MELEE-01", "", "its own Fatigue is spent")
	ev := g.event(i, by)
	defer g.Done()
	n := int(g.R.Modify(ev, g.Points[pModifyArmour], int32(s.Target+s.Mods)))
	if g.word("armour.clamp") != "none" {
		n = min(max(n, g.num("armour.least")), g.num("armour.most"))
	}
	return n
}

// strike rolls the attack dice of side i. A 6 always hits, a 1 never does
// (SAGA-SHOOT-05, -06).
func (g *Game) strike(i int) {
	c := &g.Under
	for at, u := range [3]int32{c.m[0], c.m[1], c.ally} {
		if at != i && !(at == 2 && i == 0) || u < 0 {
			continue
		}
		armour := g.armourOf(i, u)
		c.armour[1-i] = armour
		if c.attack[at] == 0 {
			g.Explain("attack", "SAGA-SHOOT-02", "%s has no attack dice", g.Name(u))
			continue
		}
		ev := g.event(i, u)
		hit := dice.AtLeast(min(max(armour, 2), 6))
		n := g.throw(ev, dice.Attack, u, c.attack[at], hit, pModifyAttackReroll, "attack")
		g.Done()
		c.hits[1-i] += n
		c.scored[1-i] += n
		g.Tell(battle.DidHit, u, n)
		g.Explain("attack", "SAGA-SHOOT-05", "%s: %d of %d dice hit Armour %d", g.Name(u), n, c.attack[at], armour)
	}
}

// throw a pool, let it be thrown again as rules allow, and count the dice in a set
// of faces. A die is thrown again once at most, and the second result stands
// (SAGA-SHOOT-07): these are kept apart.
func (g *Game) throw(ev *hook.Event, st dice.Stream, who int32, n int, good dice.Set, rerolls int, label string) int {
	fresh := dice.NewPool(g.R.Src, st, who, n)
	g.tellDice(label, fresh, "")
	var again []*dice.Pool
	for _, o := range append([]hook.Ask(nil), g.R.Entries(ev, g.Points[rerolls])...) {
		mask, most := g.again(ev, &o, good)
		k := 0
		if mask != 0 {
			k = fresh.Take(mask, most)
		}
		if k == 0 {
			continue
		}
		p := dice.NewPool(g.R.Src, st, who, k)
		again = append(again, p)
		g.Explain("reroll", o.H.Rule.ID, "%d dice thrown again", k)
		g.tellDice("reroll", p, "SAGA-SHOOT-07")
	}
	hits := fresh.Count(good)
	for _, p := range again {
		hits += p.Count(good)
	}
	return hits
}

// again asks which dice are thrown again: which faces, and how many at most.
func (g *Game) again(ev *hook.Event, o *hook.Ask, good dice.Set) (dice.Set, int) {
	bad := dice.Any &^ good
	d := hook.Decision{Stream: "reroll", Label: o.H.Rule.ID, Side: ev.F[hook.SideSlot], Words: []string{"misses", "none", "one"}}
	switch dice.Permit(o.N) {
	case dice.Ones:
		d.Words, bad = []string{"ones", "none", "one"}, dice.Only(1)
	case dice.AnyDie:
		d.Words = append(d.Words, "hits", "all")
	}
	switch d.Words[g.R.Decide(d)] {
	case "none":
		return 0, 0
	case "one":
		return bad, 1
	case "hits":
		return good, 1000
	case "all":
		return dice.Any, 1000
	}
	return bad, 1000
}

// tellDice writes the faces of a pool into the explanation.
func (g *Game) tellDice(label string, p *dice.Pool, rule string) {
	if g.R.Log == nil {
		return
	}
	if faces := p.Faces(); len(faces) > 0 {
		g.R.Log.Add(trace.Entry{Label: label, Dice: faces, Rule: rule})
	}
}

// defend rolls the defence dice of side i: one for each hit and those granted, at
// most so many for each hit (SAGA-SHOOT-08 to -10).
func (g *Game) defend(i int) {
	c := &g.Under
	u := c.m[i]
	most := c.hits[i] * g.num("shoot.defence.cap")
	if c.melee {
		most = c.hits[i] * g.num("melee.defence_cap")
	}
	n := c.hits[i] + c.bonus[i]
	if n > most {
		g.Explain("defence", "SAGA-SHOOT-09", "%s: %d defence dice, %d too many", g.Name(u), n, n-most)
		n = most
	}
	if c.defence[i] = n; n == 0 {
		return
	}
	ev := g.event(1-i, c.m[1-i])
	defer g.Done()
	ev.F[hook.SideSlot] = g.side(u)
	need := int(g.R.Modify(ev, g.Points[pModifyDefenceNeed], int32(g.defenceNeed(i))))
	good := dice.AtLeast(need)
	if g.word("defence.natural") == "both" {
		good = good&^dice.Only(1) | dice.Only(6)
	}
	c.cancelled[i] = min(g.throw(ev, dice.Defence, u, n, good, pModifyDefenceReroll, "defence"), c.hits[i])
	c.hits[i] -= c.cancelled[i]
	g.Explain("defence", "SAGA-SHOOT-10", "%s: %d dice, need %d+, %d hits cancelled, %d left", g.Name(u), n, need, c.cancelled[i], c.hits[i])
}

// defenceNeed is the face of a defence die of side i before rules change it
// (SAGA-SHOOT-10, SAGA-COVER-03, -04, SAGA-MELEE-01).
func (g *Game) defenceNeed(i int) int {
	c := &g.Under
	grade := coverKeys[c.cover[i]]
	rule := map[string]string{"light": "SAGA-COVER-03", "heavy": "SAGA-COVER-04"}[grade]
	need, key := g.num("shoot.defence.target"), "cover."+grade+".target"
	if c.melee {
		need, key = g.num("melee.defence_target"), "melee.cover_target."+grade
	}
	if c.cover[i] != noCover && g.num(key) != need {
		g.Explain("defence", rule, "%s cover: %d+ in place of %d+", grade, g.num(key), need)
		need = g.num(key)
	}
	return need
}

// suffered tells rules what side i lost to side by.
func (g *Game) suffered(i, by int) {
	c := &g.Under
	if c.lost[i] == 0 {
		return
	}
	ev := g.event(by, c.m[by])
	defer g.Done()
	ev.F[hook.Count] = int32(c.lost[i])
	g.R.On(ev, g.Points[pOnLosses])
}

// UnderWay tells the contest under way (play.Rules).
func (g *Game) UnderWay(out []int32) []int32 {
	c := &g.Under
	if !c.on {
		return out
	}
	out = append(out, c.m[0], c.m[1], c.ally)
	for i := range 3 {
		out = append(out, int32(c.figures[i]), int32(c.base[i]), int32(c.attack[i]))
	}
	for i := range c.m {
		for _, n := range []int{c.hits[i], c.scored[i], c.defence[i], c.bonus[i], c.cancelled[i], c.cover[i], c.armour[i], c.firm[i], c.weak[i], c.lost[i]} {
			out = append(out, int32(n))
		}
	}
	if c.melee {
		return append(out, 1)
	}
	return append(out, 0)
}
