package saga

import (
	"fmt"

	"skald/core/dice"
	"skald/core/hook"
	"skald/core/play"
)

// symbols of SAGA dice, as facts of a side, the most frequent first.
var symbols = []string{"common", "uncommon", "rare"}

var phaseOrders = []play.Order{
	{Name: "saga_dice", Use: "saga_dice(side)", Doc: "the Orders phase of a side: it rolls its SAGA dice",
		Args: []play.Arg{{Name: "side", Kind: play.ASide}},
		Out: []play.Arg{{Name: "rolled", Kind: play.AWhole}, {Name: "earned", Kind: play.AWhole, Doc: "by its units, before the limit and what lies on the board"},
			{Name: "common", Kind: play.AWhole}, {Name: "uncommon", Kind: play.AWhole}, {Name: "rare", Kind: play.AWhole}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error { return Of(p).rollSaga(in.N("side"), out) })},
	{Name: "load", Use: `load(side, "aimed_volley", { with = "rare" })`, Doc: "lays a SAGA die on an ability; the least that will do, or with = a symbol",
		Args: []play.Arg{{Name: "side", Kind: play.ASide}, {Name: "ability", Kind: play.AWord}},
		Opts: []play.Arg{{Name: "with", Kind: play.AWord, Words: symbols, Optional: true, Doc: "the symbol of the die"}},
		Do:   play.One(func(p *play.Play, in play.In, _ *play.Out) error { return Of(p).load(in) })},
	{Name: "ready", Use: `ready(side, { "aimed_volley" })`, Doc: "lays dice on abilities out of nowhere; no rule is asked",
		Args: []play.Arg{{Name: "side", Kind: play.ASide}, {Name: "abilities", Kind: play.AWords}},
		Do: play.One(func(p *play.Play, in play.In, _ *play.Out) error {
			g, side := Of(p), in.N("side")
			for _, name := range in.Words("abilities") {
				q, err := g.squareOf(g.Sides[side].Faction, name)
				if err != nil {
					return err
				}
				g.SetState(hook.Side, side, q.state, g.loaded(side, q)+1)
			}
			return nil
		})},
	{Name: "loaded", Use: `loaded(side, "aimed_volley")`, Doc: "how many SAGA dice lie on an ability", Asks: true,
		Args: []play.Arg{{Name: "side", Kind: play.ASide}, {Name: "ability", Kind: play.AWord}}, Out: []play.Arg{{Name: "dice", Kind: play.AWhole}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g, side := Of(p), in.N("side")
			q, err := g.squareOf(g.Sides[side].Faction, in.Word("ability"))
			if err == nil {
				out.Set("dice", play.Whole(int(g.loaded(side, q))))
			}
			return err
		})},
	{Name: "use", Use: `use(u, "ability")`, Doc: "uses an ability at once, of those for the Orders phase; all others are declared in the order that they belong to",
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}, {Name: "ability", Kind: play.AWord}},
		Do:   play.One(func(p *play.Play, in play.In, _ *play.Out) error { return Of(p).useNow(in) })},
}

// onBoard is how many SAGA dice lie on the board of a side.
func (g *Game) onBoard(side int32) (n int) {
	for _, q := range g.boardOf(g.Sides[side].Faction) {
		n += int(g.loaded(side, q))
	}
	return n
}

// rollSaga rolls the SAGA dice of a side: what its units give, less the dice that
// still lie on its board, up to a limit (SAGA-ABIL-06).
func (g *Game) rollSaga(side int32, out *play.Out) error {
	if g.Fact(hook.Side, side, "rolled") != 0 {
		return play.Illegal("SAGA-ABIL-06", "%s has rolled its SAGA dice this turn", g.Sides[side].Name)
	}
	earned := 0
	for _, u := range g.units() {
		if g.side(u) == side {
			ev := g.Event()
			ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = u, side
			earned += int(g.R.Modify(ev, g.Points[pModifySagaDice], int32(g.num("orders.dice."+g.rank(u)))))
			g.Done()
		}
	}
	lie := g.onBoard(side)
	n := max(min(earned-lie, g.num("orders.limit")), 0)
	g.Explain("saga dice", "SAGA-ABIL-06", "%s: %d earned, %d on the board, %d rolled", g.Sides[side].Name, earned, lie, n)
	pool := dice.NewPool(g.R.Src, dice.SagaDice, -1, n)
	rare := pool.AtLeast(g.num("orders.symbols.rare"))
	good := pool.AtLeast(g.num("orders.symbols.uncommon"))
	for i, k := range []int{n - good, good - rare, rare} {
		g.SetFact(hook.Side, side, symbols[i], int32(k))
		out.Set(symbols[i], play.Whole(k))
	}
	g.SetFact(hook.Side, side, "rolled", 1)
	out.Set("rolled", play.Whole(n))
	out.Set("earned", play.Whole(earned))
	out.Said = fmt.Sprintf("%s: %d SAGA dice: common %d, uncommon %d, rare %d", g.Sides[side].Name, n, n-good, good-rare, rare)
	g.tellDice("saga dice", pool, "")
	return nil
}

// load lays a die on an ability.
func (g *Game) load(in play.In) error {
	side, name := in.N("side"), in.Word("ability")
	q, err := g.squareOf(g.Sides[side].Faction, name)
	if err != nil {
		return err
	}
	if g.Fact(hook.Side, side, "rolled") == 0 {
		return play.Illegal("SAGA-ABIL-06", "dice are laid in the own Orders phase, after the roll").Suggest("saga_dice(side)")
	}
	for _, s := range symbols {
		fits := q.cost == "any" || q.cost == s
		if want := in.Word("with"); !fits || want != "" && want != s || g.Fact(hook.Side, side, s) == 0 {
			continue
		}
		g.SetFact(hook.Side, side, s, g.Fact(hook.Side, side, s)-1)
		g.SetState(hook.Side, side, q.state, g.loaded(side, q)+1)
		g.Explain("saga dice", "SAGA-ABIL-06", "a %s die lies on %s", s, name)
		return nil
	}
	have := ""
	for _, s := range symbols {
		have += fmt.Sprintf(" %d %s", g.Fact(hook.Side, side, s), s)
	}
	return play.Illegal("SAGA-ABIL-06", "%s takes a die with the symbol %s; in hand are%s", name, q.cost, have)
}

// useNow uses an ability outside shooting and melee.
func (g *Game) useNow(in play.In) error {
	u, err := g.unitArg(in.N("unit"))
	if err != nil {
		return err
	}
	q, err := g.squareOf(g.Models[u].Faction, in.Word("ability"))
	if err != nil {
		return err
	}
	switch q.tag {
	case "shooting_reaction":
		return play.Illegal("SAGA-ABIL-02", "%s is used while the unit is being shot at, and after the shooters' abilities", q.name).Suggest(fmt.Sprintf("shoot(u, v, { answer = %q })", q.name))
	case "reaction":
		return play.Illegal("SAGA-ENGAGE-03", "%s is used when an enemy announces melee", q.name).Suggest(fmt.Sprintf("engage(u, v, { answer = %q })", q.name))
	case "orders":
		return g.use(u, hook.Nil, hook.Nil, q.name, []string{"orders"}, "SAGA-ABIL-06")
	}
	return play.Illegal("SAGA-ABIL-04", "%s is declared before the dice are rolled", q.name).Suggest(fmt.Sprintf("shoot or melee with { use = %q }", q.name))
}
