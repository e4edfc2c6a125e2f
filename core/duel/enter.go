package duel

import (
	"strings"

	"skald/core/battle"
	"skald/core/hook"
	"skald/core/play"
)

// Entering combat: whose turn it is, contact, and what contact hinders
// (POWER-ENG-01 to 05).

var attackOrder = play.Order{Name: "attack", Use: "attack(a, b)",
	Doc:  "a announces that it attacks b, which it touches; then allocate() says how the dice are split, b first, and fight() rolls them",
	Args: []play.Arg{{Name: "attacker", Kind: play.AModel}, {Name: "defender", Kind: play.AModel, Optional: true}},
	Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
		g := Of(p)
		a, d, err := g.opponents(in)
		if err == nil {
			err = g.announce(a, d)
		}
		if err == nil {
			out.Said = g.Name(a) + " attacks " + g.Name(d)
		}
		return err
	})}

var passOrder = play.Order{Name: "pass", Use: "pass(m)", Doc: "m stays where it is and attacks nobody",
	Args: []play.Arg{{Name: "model", Kind: play.AModel}},
	Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
		g := Of(p)
		m := in.N("model")
		if err := g.mayAct(m); err != nil {
			return err
		}
		out.Said = g.Name(m) + " does not attack"
		if foes := g.touched(m); len(foes) > 0 {
			out.Said += ", and stays in contact with " + g.list(foes)
		}
		return nil
	})}

var moveOrder = play.Order{Name: "move", Use: "move(m, {x, y})",
	Doc:  "moves m, however far: how far a model goes is no matter of close combat",
	Args: []play.Arg{{Name: "model", Kind: play.AModel}, {Name: "to", Kind: play.APlace}},
	Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
		x, y := in.Place("to")
		return Of(p).move(in.N("model"), x, y, out)
	})}

var shootOrder = play.Order{Name: "shoot", Use: "shoot(m, target, 1)",
	Doc:  "m does so much damage to target from afar: how shots hit is no matter of close combat",
	Args: []play.Arg{{Name: "model", Kind: play.AModel}, {Name: "target", Kind: play.AModel}, {Name: "damage", Kind: play.AWhole, Low: 0, Top: 100}},
	Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
		g := Of(p)
		m, t := in.N("model"), in.N("target")
		if err := g.mayShoot(m, t); err != nil {
			return err
		}
		g.Note("shot", "%s shoots at %s: %d damage", g.Name(m), g.Name(t), in.N("damage"))
		g.elsewhere(t, int(in.N("damage")))
		if out.Said = g.Name(t) + " lives"; !g.Alive(t) {
			out.Said = g.Name(t) + " dies"
		}
		return nil
	})}

var nextTurnOrder = play.Order{Name: "next_turn", Use: "next_turn()", Doc: "the turn of the next player: side.initiative tells whose it is",
	Do: play.One(func(p *play.Play, _ play.In, out *play.Out) error {
		g := Of(p)
		if a := g.Fact(hook.BattleV, 0, "attacker"); a != hook.Nil {
			return play.Illegal("POWER-ENG-04", "%s has announced an attack on %s", g.Name(a), g.Name(g.Fact(hook.BattleV, 0, "defender"))).
				Suggest("fight() rolls it first")
		}
		g.Set(battle.Turn, g.Get(battle.Turn)+1)
		if next := g.nextSide(); next != hook.Nil {
			g.Set(battle.FirstSide, next)
			out.Said = "the turn of " + g.Sides[next].Name
			g.Note("turn", "it is the turn of %s", g.Sides[next].Name)
		}
		return nil
	})}

// nextSide is who is active after the active one; Nil where nobody plays.
func (g *Game) nextSide() int32 {
	now, n := g.Get(battle.FirstSide), int32(len(g.Sides))
	for i := range n {
		if s := (now + 1 + i) % n; g.Played(s) {
			return s
		}
	}
	return hook.Nil
}

// mayAct refuses the dead, and models of a player whose turn it is not
// (POWER-ENG-02).
func (g *Game) mayAct(m int32) error {
	if !g.Alive(m) {
		return play.Illegal("POWER-WOUND-02", "%s is in the graveyard", g.Name(m))
	}
	if side := g.M(m, battle.SideOf); !g.Is(battle.FirstSide, side) {
		return play.Illegal("POWER-ENG-02", "%s is of %s, and it is the turn of %s", g.Name(m), g.Sides[side].Name, g.Sides[g.Get(battle.FirstSide)].Name).
			Suggest("next_turn() hands it over")
	}
	return nil
}

// opponents are the two models of a fight that is ordered: the announced ones
// where none are named; whom an attacker fights that touches several, its player
// decides (POWER-ENG-03).
func (g *Game) opponents(in play.In) (a, d int32, err error) {
	a, d = in.N("attacker"), in.N("defender")
	if a == hook.Nil {
		if a = g.Fact(hook.BattleV, 0, "attacker"); a == hook.Nil {
			return a, d, play.Illegal("POWER-ENG-01", "nobody has announced an attack").Suggest("fight(a, b), or attack(a, b) first")
		}
	}
	if d == hook.Nil && a == g.Fact(hook.BattleV, 0, "attacker") {
		d = g.Fact(hook.BattleV, 0, "defender")
	}
	if d != hook.Nil {
		return a, d, nil
	}
	if err := g.mayAct(a); err != nil {
		return a, d, err
	}
	foes := g.touched(a)
	switch len(foes) {
	case 0:
		return a, d, play.Illegal("POWER-ENG-01", "%s touches no enemy", g.Name(a))
	case 1:
		return a, foes[0], nil
	}
	c := hook.Decision{Stream: "opponent", Label: g.Name(a), Side: g.M(a, battle.SideOf)}
	for _, m := range foes {
		c.Words = append(c.Words, g.Name(m))
	}
	return a, foes[g.R.Decide(c)], nil
}

// announce checks an attack and makes it the one under way.
func (g *Game) announce(a, d int32) error {
	if err := g.mayFight(a, d); err != nil {
		return err
	}
	g.SetFact(hook.BattleV, 0, "attacker", a)
	g.SetFact(hook.BattleV, 0, "defender", d)
	g.SetFact(hook.Model, a, "foe", d)
	return nil
}

// mayFight says whether a may attack d now (POWER-ENG-01 to 04).
func (g *Game) mayFight(a, d int32) error {
	if err := g.mayAct(a); err != nil {
		return err
	}
	if !g.Alive(d) {
		return play.Illegal("POWER-WOUND-02", "%s is in the graveyard", g.Name(d))
	}
	if !g.Foes(a, d) {
		return play.Illegal("POWER-ENG-02", "%s and %s are of one side", g.Name(a), g.Name(d))
	}
	if now := g.Fact(hook.BattleV, 0, "attacker"); now != hook.Nil {
		return play.Illegal("POWER-ENG-04", "the fight of %s and %s comes first", g.Name(now), g.Name(g.Fact(hook.BattleV, 0, "defender"))).
			Suggest("fight() rolls it")
	}
	if !g.inContact(a, d) {
		return play.Illegal("POWER-ENG-01", "%s does not touch %s: %g\" apart", g.Name(a), g.Name(d), float64(g.Between(a, d))/hook.Milli)
	}
	if foe := g.Fact(hook.Model, a, "foe"); foe != hook.Nil {
		return play.Illegal("POWER-ENG-03", "%s has attacked %s this turn", g.Name(a), g.Name(foe))
	}
	ev := g.event(a, d)
	defer g.Done()
	return play.Refused(g.R.Can(ev, g.Points[pCanFight]), g.Name(a)+" does not attack")
}

// inContact says whether the bases of two models touch.
func (g *Game) inContact(a, d int32) bool {
	return g.Covers(g.Between(a, d), g.Values.Num("rules.power.contact.max", 0))
}

// touched are the enemies that a model touches.
func (g *Game) touched(m int32) []int32 {
	var out []int32
	for o := range g.Count() {
		if o != m && g.Foes(m, o) && g.inContact(m, o) && g.Alive(o) {
			out = append(out, o)
		}
	}
	return out
}

// list names models.
func (g *Game) list(ms []int32) string {
	var names []string
	for _, m := range ms {
		names = append(names, g.Name(m))
	}
	return strings.Join(names, ", ")
}

// mayShoot says whether m may shoot: not from contact, as a rule.
func (g *Game) mayShoot(m, t int32) error {
	if err := g.mayAct(m); err != nil {
		return err
	}
	switch {
	case !g.Alive(t):
		return play.Illegal("POWER-WOUND-02", "%s is in the graveyard", g.Name(t))
	case !g.Foes(m, t):
		return play.Illegal("POWER-ENG-02", "%s and %s are of one side", g.Name(m), g.Name(t))
	}
	if foes := g.touched(m); len(foes) > 0 && !g.Values.Flag("rules.power.contact.shoot", true) {
		return play.Illegal("POWER-ENG-05", "%s does not shoot while it touches %s", g.Name(m), g.list(foes))
	}
	ev := g.event(m, t)
	defer g.Done()
	return play.Refused(g.R.Can(ev, g.Points[pCanShoot]), g.Name(m)+" does not shoot")
}

// move m to a spot.
func (g *Game) move(m, x, y int32, out *play.Out) error {
	if err := g.mayAct(m); err != nil {
		return err
	}
	if foes := g.touched(m); len(foes) > 0 && !g.Values.Flag("rules.power.contact.leave", true) {
		return play.Illegal("POWER-ENG-05", "%s does not move while it touches %s", g.Name(m), g.list(foes))
	}
	if x < 0 || y < 0 || x > g.Size[0] || y > g.Size[1] {
		return play.Illegal("POWER-ENG-01", "{%g, %g} is off the table", float64(x)/hook.Milli, float64(y)/hook.Milli)
	}
	if refs := func() []hook.Refusal {
		ev := g.of(m)
		defer g.Done()
		return g.R.Can(ev, g.Points[pCanMove])
	}(); len(refs) > 0 {
		return play.Refused(refs, g.Name(m)+" does not move")
	}
	g.SetM(m, battle.X, x)
	g.SetM(m, battle.Y, y)
	out.Said = g.Name(m) + " touches nobody"
	if foes := g.touched(m); len(foes) > 0 {
		out.Said = g.Name(m) + " touches " + g.list(foes)
	}
	return nil
}
