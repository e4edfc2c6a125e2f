package saga

import (
	"fmt"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
	"skald/core/play"
)

var moveOrders = []play.Order{
	{Name: "move", Use: "move(u, {x, y}, { via = { {x, y} } })", Doc: "a Movement activation: the unit moves as it stands, its first figure to a place, perhaps over others",
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}, {Name: "to", Kind: play.APlace}}, Opts: []play.Arg{{Name: "via", Kind: play.APlaces, Optional: true, Doc: "places on the way of its first figure"}},
		Out: []play.Arg{{Name: "length", Kind: play.ALength}, {Name: "most", Kind: play.ALength, Doc: "that it might have gone"}, {Name: "free_shot", Kind: play.AFlag, Doc: "may it shoot now as part of the move?"}},
		Do:  play.One(func(p *play.Play, in play.In, out *play.Out) error { return Of(p).march(in, out) })},
	{Name: "rest", Use: "rest(u)", Doc: "the first activation of a unit in a turn takes Fatigue away",
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}}, Out: []play.Arg{{Name: "fatigue", Kind: play.AWhole, Doc: "that it still has"}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			u, err := g.unitArg(in.N("unit"))
			if err == nil {
				err = g.rest(u)
			}
			out.Set("fatigue", play.Whole(int(g.fact(u, "fatigue"))))
			out.Said = fmt.Sprintf("%s: Fatigue %d", g.Name(u), g.fact(u, "fatigue"))
			return err
		})},
	{Name: "tire", Use: "tire(u, 2)", Doc: "gives a unit Fatigue; no rule is asked",
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}, {Name: "fatigue", Kind: play.AWhole, Low: -10, Top: 10}},
		Do: play.One(func(p *play.Play, in play.In, _ *play.Out) error {
			g := Of(p)
			u, err := g.unitArg(in.N("unit"))
			if err == nil {
				g.setFact(u, "fatigue", max(g.fact(u, "fatigue")+in.N("fatigue"), 0))
			}
			return err
		})},
	{Name: "next_turn", Use: "next_turn()", Doc: "the other player's turn",
		Do: play.One(func(p *play.Play, _ play.In, _ *play.Out) error { Of(p).nextTurn(); return nil })},
}

// exhausted says whether a unit has all the Fatigue that it can bear.
func (g *Game) exhausted(u int32) bool {
	ev := g.Event()
	defer g.Done()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = u, g.side(u)
	return g.fact(u, "fatigue") >= g.R.Modify(ev, g.Points[pModifyFatigueLimit], int32(g.num("fatigue.limit."+g.rank(u))))
}

// tire gives a unit Fatigue.
func (g *Game) tire(u int32, n int, rule, why string) {
	if n != 0 && g.Alive(u) {
		g.setFact(u, "fatigue", g.fact(u, "fatigue")+int32(n))
		g.Explain("fatigue", rule, "%s gains Fatigue: %s", g.Name(u), why)
	}
}

// activate takes an activation of a unit: a move or a shot after those that are
// free tires it (SAGA-GAP-11).
func (g *Game) activate(u int32, purpose, rule string) error {
	if g.exhausted(u) && purpose != "rest" {
		return play.Illegal(rule, "%s is exhausted, with %d Fatigue", g.Name(u), g.fact(u, "fatigue")).Suggest("rest(u) as the first activation of its turn")
	}
	ev := g.Event()
	defer g.Done()
	ev.F[hook.ModelSlot], ev.F[hook.Purpose], ev.F[hook.SideSlot] = u, g.C.Lex.Sym(purpose), g.side(u)
	if err := play.Refused(g.R.Can(ev, g.Points[pCanAct]), g.Name(u)+" is not activated"); err != nil {
		return err
	}
	for _, o := range g.units() { // what had to follow at once can follow no more
		if g.side(o) == g.side(u) {
			g.setFact(o, "free_shot", 0)
			g.setFact(o, "has_shot", 0)
		}
	}
	n := g.fact(u, "activations") + 1
	g.setFact(u, "activations", n)
	if purpose != "rest" && int(n) > g.num("activation.free") {
		g.tire(u, g.num("fatigue.gain"), rule, fmt.Sprintf("activation %d of the turn", n))
	}
	return nil
}

func (g *Game) rest(u int32) error {
	switch {
	case g.fact(u, "activations") > 0:
		return play.Illegal("SAGA-ENGAGE-01", "%s has had %d activations this turn, and only the first may be a rest", g.Name(u), g.fact(u, "activations"))
	case g.fact(u, "engaged") >= 0:
		return play.Illegal("SAGA-ENGAGE-12", "%s is in melee", g.Name(u))
	}
	if err := g.activate(u, "rest", "SAGA-ENGAGE-01"); err != nil {
		return err
	}
	g.setFact(u, "fatigue", max(g.fact(u, "fatigue")-int32(g.num("fatigue.rest")), 0))
	g.Explain("fatigue", "SAGA-ENGAGE-01", "%s rests", g.Name(u))
	return nil
}

// spend takes Fatigue of a unit away, for its enemy.
func (g *Game) spend(u int32) { g.setFact(u, "fatigue", g.fact(u, "fatigue")-1) }

// spendOn asks an enemy of u what he spends its Fatigue on.
func (g *Game) spendOn(u int32, words ...string) string {
	n := g.fact(u, "fatigue")
	if n <= 0 {
		return "none"
	}
	if n < 2 && len(words) > 2 { // both need two
		words = words[:2]
	}
	d := hook.Decision{Stream: "fatigue", Label: g.Name(u), Side: g.side(u), Enemy: true, Words: append([]string{"none"}, words...)}
	return d.Words[g.R.Decide(d)]
}

// spendIn lets the enemy of unit u, of side i, spend its Fatigue in a shooting or
// melee, each effect once (SAGA-GAP-11).
func (g *Game) spendIn(u int32, i int) error {
	c := &g.Under
	words := []string{"armour"}
	if c.melee {
		words = []string{"armour", "weaken", "both"}
	}
	how := g.spendOn(u, words...)
	if how == "armour" || how == "both" {
		g.spend(u)
		c.firm[1-i] = g.num("fatigue.armour")
	}
	if how == "weaken" || how == "both" {
		g.spend(u)
		c.weak[i] = g.num("fatigue.weaken")
	}
	return nil
}

// shorter is the distance one step below a name.
var shorter = map[string]string{"l": "m", "m": "s", "s": "vs", "vs": "vs"}

// allowance of a unit, thousandths of an inch: on open ground, and where it is
// slowed. An enemy may spend its Fatigue to make both a step shorter.
func (g *Game) allowance(u int32, purpose string, slow bool) (open, slowed int32) {
	far, short := g.word("movement.foot"), g.word("movement.slowed")
	if g.Mounted(u) {
		far = g.word("movement.mounted")
	}
	if slow {
		far, short = shorter[far], shorter[short]
	}
	ev := g.Event()
	defer g.Done()
	ev.F[hook.ModelSlot], ev.F[hook.Purpose], ev.F[hook.SideSlot] = u, g.C.Lex.Sym(purpose), g.side(u)
	open = g.R.Modify(ev, g.Points[pModifyMove], g.dist(far))
	return open, min(open, g.dist(short))
}

// slowedDown asks whether an enemy spends Fatigue on the move of a unit.
func (g *Game) slowedDown(u int32) bool {
	if g.spendOn(u, "slow") != "slow" {
		return false
	}
	g.spend(u)
	g.Explain("fatigue", "SAGA-ENGAGE-02", "Fatigue of %s is spent: its move is a step shorter", g.Name(u))
	return true
}

// march is a move outside an engagement: all figures go the same way.
func (g *Game) march(in play.In, out *play.Out) error {
	u, err := g.unitArg(in.N("unit"))
	if err != nil {
		return err
	}
	if e := g.fact(u, "engaged"); e >= 0 {
		return play.Illegal("SAGA-ENGAGE-12", "%s is in melee with %s", g.Name(u), g.Name(e))
	}
	if err := g.mustEngage(u); err != nil {
		return err
	}
	after := g.fact(u, "has_shot") != 0 // the shot was part of this move
	if !after {
		if err := g.activate(u, "move", "SAGA-ENGAGE-01"); err != nil {
			return err
		}
	}
	g.setFact(u, "has_shot", 0)
	open, slowed := g.allowance(u, "move", g.slowedDown(u))
	x, y := in.Place("to")
	w := g.walk(u, hook.Nil, false)
	first := g.Centre(g.figs(u)[0])
	way := append(in.Places("via"), board.Point{X: x, Y: y})
	length, slow := int32(0), false
	for _, f := range g.figs(u) {
		w.take(f)
		at, n := g.Centre(f), int32(0)
		by := board.Point{X: at.X - first.X, Y: at.Y - first.Y}
		for _, p := range way {
			to := board.Point{X: p.X + by.X, Y: p.Y + by.Y}
			if err := w.stops(at, to); err != nil {
				return err
			}
			slow = slow || w.slow(at, to)
			n += board.Length(to.X-at.X, to.Y-at.Y)
			at = to
		}
		if err := w.stands(at, true); err != nil {
			return err
		}
		length = max(length, n)
	}
	most := open
	if slow {
		most = slowed
	}
	if !battle.Within(length, most) {
		return play.Illegal("SAGA-ENGAGE-02", "%s would go %g\", %g\" is the most", g.Name(u), float64(length)/hook.Milli, float64(most)/hook.Milli)
	}
	g.shift(u, board.Point{X: x - first.X, Y: y - first.Y})
	g.gone(g.figs(u), length)
	g.setFact(u, "free_shot", b2i(!after && g.freeShot(u, "after")))
	out.Said = fmt.Sprintf("%s: %g\" of %g\"", g.Name(u), float64(length)/hook.Milli, float64(most)/hook.Milli)
	out.Set("length", play.Inches(length))
	out.Set("most", play.Inches(most))
	out.Set("free_shot", play.Yes(g.fact(u, "free_shot") != 0))
	g.Explain("move", "SAGA-ENGAGE-02", "%s moves %g\" of %g\"", g.Name(u), float64(length)/hook.Milli, float64(most)/hook.Milli)
	return nil
}

// mustEngage refuses a plain move near an enemy after the first activation
// (SAGA-GAP-13).
func (g *Game) mustEngage(u int32) error {
	if g.fact(u, "activations") == 0 {
		return nil
	}
	for _, e := range g.units() {
		near := g.distAt("move.must_engage")
		if d := g.gap(g.figs(u), g.figs(e)); g.foes(u, e) && battle.Within(d, near) {
			return play.Illegal("SAGA-ENGAGE-13", "%s is %g\" from %s: from the second activation on, so near (%g\") a move is an engagement", g.Name(u), float64(d)/hook.Milli, g.Name(e),
				float64(near)/hook.Milli).Suggest("engage(u, v)")
		}
	}
	return nil
}

func (g *Game) nextTurn() {
	for _, u := range g.units() {
		g.setFact(u, "free_shot", 0)
		g.setFact(u, "has_shot", 0)
		for _, q := range g.boardOf(g.Models[u].Faction) {
			g.SetState(hook.Model, u, q.state, 0)
		}
	}
	g.Set(battle.Turn, max(g.Get(battle.Turn), 1)+1)
	ev := g.Event()
	defer g.Done()
	g.R.On(ev, g.Points[pOnTurnStart])
}

func b2i(b bool) int32 {
	if b {
		return 1
	}
	return 0
}
