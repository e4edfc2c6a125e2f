package saga

import (
	"cmp"
	"fmt"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
	"skald/core/play"
)

var engageOrders = []play.Order{
	{Name: "engage", Use: `engage(u, v, { order = { a, b }, answer = "ability" })`,
		Doc:  "a unit enters melee with another by a Movement activation; its figures move one by one, each to the nearest enemy",
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}, {Name: "target", Kind: play.AModel}},
		Opts: []play.Arg{{Name: "order", Kind: play.AModels, Optional: true, Doc: "figures in the order in which they move; the others follow, the nearest first"},
			{Name: "at", Kind: play.AModels, Optional: true, Doc: "enemies that the figures of order = go for, one each"},
			{Name: "with", Kind: play.AModel, Optional: true, Doc: "a second unit of the side that enters the same melee"},
			{Name: "answer", Kind: play.AWords, Optional: true, Doc: "reactions of the enemy; left out: by decisions"}},
		Out: []play.Arg{{Name: "contact", Kind: play.AModels, Doc: "figures in contact"}, {Name: "engaged", Kind: play.AFlag}},
		Do:  func(p *play.Play, in play.In, out *play.Out) []play.Step { return Of(p).engageSteps(in, out) }},
	{Name: "meet", Use: "meet(u, v)", Doc: "puts two units into melee as they stand, the first as the Attacker; no rule is asked",
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}, {Name: "target", Kind: play.AModel}},
		Do: play.One(func(p *play.Play, in play.In, _ *play.Out) error {
			g := Of(p)
			u, err := g.unitArg(in.N("unit"))
			if err != nil {
				return err
			}
			v, err := g.unitArg(in.N("target"))
			if err == nil {
				g.meet(u, &engagement{u: u, v: v, with: hook.Nil})
			}
			return err
		})},
	{Name: "touching", Use: "touching(f, e)", Doc: "are two figures in base contact, perhaps across an obstacle?", Asks: true,
		Args: []play.Arg{{Name: "a", Kind: play.AModel}, {Name: "b", Kind: play.AModel}}, Out: []play.Arg{{Name: "touching", Kind: play.AFlag}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			out.Set("touching", play.Yes(Of(p).touch(in.N("a"), in.N("b"))))
			return nil
		})},
	{Name: "foes_of", Use: "foes_of(f)", Doc: "the enemy figures that a figure or unit is in contact with", Asks: true,
		Args: []play.Arg{{Name: "model", Kind: play.AModel}}, Out: []play.Arg{{Name: "figures", Kind: play.AModels}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			m := in.N("model")
			var found []int32
			for _, u := range g.units() {
				if g.foes(m, u) {
					for _, e := range g.figs(u) {
						if slices.ContainsFunc(g.parts(m), func(f int32) bool { return g.touch(f, e) }) {
							found = append(found, e)
						}
					}
				}
			}
			out.Set("figures", play.List(found))
			return nil
		})},
	{Name: "way", Use: "way(f, e)", Doc: "inches that a figure would go to contact with an enemy figure now, nil where it cannot", Asks: true,
		Args: []play.Arg{{Name: "figure", Kind: play.AModel}, {Name: "enemy", Kind: play.AModel}}, Out: []play.Arg{{Name: "way", Kind: play.ALength}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			u, v := g.fact(in.N("figure"), "unit"), g.fact(in.N("enemy"), "unit")
			if u < 0 || v < 0 {
				return play.Illegal("SAGA-ENGAGE-06", "a way is that of a figure to a figure").Suggest("figures(u)[1]")
			}
			open, slowed := g.allowance(u, "engage", false)
			w := g.walk(u, v, g.fact(u, "engaged") == v)
			w.take(in.N("figure"))
			if t, _ := w.way(in.N("enemy"), open, slowed); t != nil {
				out.Set("way", play.Inches(t.n))
			}
			return nil
		})},
}

// engagement is what an order to enter melee asks for.
type engagement struct {
	u, v, with int32
	order, at  []int32
}

// engageSteps is an engagement: reach test, announcement, reactions, moves
// (SAGA-ENGAGE-03).
func (g *Game) engageSteps(in play.In, out *play.Out) []play.Step {
	e := engagement{with: hook.Nil, order: in.Models("order"), at: in.Models("at")}
	open := func() (err error) {
		if e.u, err = g.unitArg(in.N("unit")); err != nil {
			return err
		}
		if e.v, err = g.unitArg(in.N("target")); err != nil {
			return err
		}
		if in.Has("with") {
			e.with, err = g.unitArg(in.N("with"))
		}
		return err
	}
	return []play.Step{
		func() (bool, error) {
			if err := open(); err != nil {
				return false, err
			}
			return false, g.announce(&e)
		},
		func() (bool, error) {
			if err := open(); err != nil {
				return false, err
			}
			return false, g.reactions(&e, in.Words("answer"), in.Has("answer"))
		},
		func() (bool, error) {
			if err := open(); err != nil {
				return false, err
			}
			return false, g.closeIn(&e, out)
		},
	}
}

// announce checks an engagement, takes its activation and tells it to the enemy.
func (g *Game) announce(e *engagement) error {
	if err := g.mayEngage(e.u, e.v, e.with); err != nil {
		return err
	}
	if err := g.activate(e.u, "engage", "SAGA-ENGAGE-01"); err != nil {
		return err
	}
	if e.with >= 0 {
		if err := g.activate(e.with, "engage", "SAGA-ENGAGE-01"); err != nil {
			return err
		}
	}
	slow := g.slowedDown(e.u)
	for _, u := range e.units() {
		if err := g.inReach(u, e.v, slow && u == e.u); err != nil {
			return err
		}
	}
	g.setFact(e.u, "slowed", b2i(slow))
	g.Explain("engage", "SAGA-ENGAGE-03", "%s announces melee with %s", g.Name(e.u), g.Name(e.v))
	ev := g.Event()
	defer g.Done()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.SideSlot] = e.u, e.v, g.side(e.v)
	g.R.On(ev, g.Points[pOnAnnounced])
	return nil
}

// units that engage.
func (e *engagement) units() []int32 {
	if e.with >= 0 {
		return []int32{e.u, e.with}
	}
	return []int32{e.u}
}

// mayEngage says whether a unit, with another one, may enter melee with a third
// (SAGA-ENGAGE-15, -16).
func (g *Game) mayEngage(u, v, with int32) error {
	if !g.foes(u, v) {
		return play.Illegal("SAGA-ENGAGE-01", "%s and %s are of one side", g.Name(u), g.Name(v))
	}
	for _, o := range []int32{u, with} {
		if o < 0 {
			continue
		}
		if e := g.fact(o, "engaged"); e >= 0 {
			return play.Illegal("SAGA-ENGAGE-15", "%s is in melee with %s already", g.Name(o), g.Name(e))
		}
	}
	if o := g.fact(v, "engaged"); o >= 0 {
		return play.Illegal("SAGA-ENGAGE-16", "%s is in melee with %s already", g.Name(v), g.Name(o)).Suggest("a warlord may enter melee together with a second unit: with =")
	}
	if with >= 0 {
		if g.side(with) != g.side(u) || with == u {
			return play.Illegal("SAGA-ENGAGE-16", "%s is no second unit of the side of %s", g.Name(with), g.Name(u))
		}
		if !g.sideBySide(u) && !g.sideBySide(with) {
			return play.Illegal("SAGA-ENGAGE-16", "neither %s nor %s may share an enemy with a second unit", g.Name(u), g.Name(with))
		}
	}
	ev := g.Event()
	defer g.Done()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.SideSlot] = u, v, g.side(u)
	return play.Refused(g.R.Can(ev, g.Points[pCanEngage]), g.Name(u)+" does not enter melee")
}

func (g *Game) sideBySide(u int32) bool {
	ev := g.Event()
	defer g.Done()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = u, g.side(u)
	return g.R.Modify(ev, g.Points[pModifySideBySide], 0) != 0
}

// inReach says whether a figure of u can come to contact with one of v; nobody
// has to see anybody (SAGA-ENGAGE-01, -02).
func (g *Game) inReach(u, v int32, slow bool) error {
	open, slowed := g.allowance(u, "engage", slow)
	w := g.walk(u, v, false)
	var best *trail
	for _, f := range g.byNearness(g.figs(u), g.figs(v)) {
		w.take(f)
		for _, e := range g.byNearness(g.figs(v), []int32{f}) {
			t, near := w.way(e, open, slowed)
			if t != nil {
				g.Explain("reach", "SAGA-ENGAGE-02", "%s reaches %s by %g\"", g.Name(f), g.Name(e), float64(t.n)/hook.Milli)
				return nil
			}
			if near != nil && (best == nil || near.n < best.n) {
				best = near
			}
		}
	}
	switch gap := g.gap(g.figs(u), g.figs(v)); {
	case best == nil:
		return play.Illegal("SAGA-ENGAGE-02", "no way leads %s to %s, %g\" away", g.Name(u), g.Name(v), float64(gap)/hook.Milli)
	case best.slow:
		return play.Illegal("SAGA-ENGAGE-02", "%s would go %g\" to %s over obstacles or rough ground, %g\" is the most", g.Name(u), float64(best.n)/hook.Milli, g.Name(v), float64(slowed)/hook.Milli)
	default:
		return play.Illegal("SAGA-ENGAGE-02", "%s would go %g\" to %s, %g\" is the most", g.Name(u), float64(best.n)/hook.Milli, g.Name(v), float64(open)/hook.Milli)
	}
}

// byNearness orders figures by how near they are to others, of equal ones by
// their number.
func (g *Game) byNearness(fs, to []int32) []int32 {
	out := slices.Clone(fs)
	slices.SortStableFunc(out, func(a, b int32) int {
		return cmp.Or(cmp.Compare(g.gap([]int32{a}, to), g.gap([]int32{b}, to)), cmp.Compare(a, b))
	})
	return out
}

// reactions of the unit that is attacked, before anybody moves.
func (g *Game) reactions(e *engagement, named []string, given bool) error {
	g.Explain("reactions", "SAGA-ENGAGE-03", "%s may react", g.Name(e.v))
	return g.declare(e.v, e.u, hook.Nil, []string{"reaction"}, "SAGA-ENGAGE-03", named, given)
}

// closeIn moves the figures, one after the other in the order of their owner
// (SAGA-ENGAGE-04).
func (g *Game) closeIn(e *engagement, out *play.Out) error {
	if !g.Alive(e.u) || !g.Alive(e.v) {
		g.forget(e.v)
		return nil
	}
	for i, u := range e.units() {
		slow := i == 0 && g.fact(u, "slowed") != 0
		open, slowed := g.allowance(u, "engage", slow)
		for _, f := range e.figures(g, u) {
			if err := g.closeOne(e, u, f, open, slowed); err != nil {
				return err
			}
		}
		g.setFact(u, "slowed", 0)
		if n := g.parted(u); n > 1 {
			return play.Illegal("SAGA-ENGAGE-11", "%s would stand in %d groups: links are at most %g\"", g.Name(u), n, float64(g.inches("formation.link"))/hook.Milli).
				Suggest("move its figures in another order: order = { ... }")
		}
		g.gather(u)
	}
	g.forget(e.v)
	var touch []int32
	for _, u := range e.units() {
		for _, f := range g.figs(u) {
			if slices.ContainsFunc(g.figs(e.v), func(o int32) bool { return g.touch(f, o) }) {
				touch = append(touch, f)
			}
		}
	}
	out.Set("contact", play.List(touch))
	out.Said = fmt.Sprintf("%s against %s: figures in contact %d", g.Name(e.u), g.Name(e.v), len(touch))
	out.Set("engaged", play.Yes(g.fact(e.u, "engaged") >= 0))
	if g.fact(e.u, "engaged") < 0 {
		return nil
	}
	ev := g.Event()
	defer g.Done()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.SideSlot] = e.u, e.v, g.side(e.u)
	g.R.On(ev, g.Points[pOnEngaged])
	return nil
}

// figures of a unit in the order in which they move.
func (e *engagement) figures(g *Game, u int32) []int32 {
	all := g.figs(u)
	out := slices.DeleteFunc(slices.Clone(e.order), func(f int32) bool { return !slices.Contains(all, f) })
	for _, f := range g.byNearness(all, g.figs(e.v)) {
		if !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	return out
}

// closeOne moves one figure to the nearest enemy of the attacked unit that is free
// and in reach, or as near as it gets (SAGA-ENGAGE-05 to -10).
func (g *Game) closeOne(e *engagement, u, f, open, slowed int32) error {
	w := g.walk(u, e.v, g.fact(u, "engaged") == e.v)
	w.take(f)
	want := hook.Nil
	if i := slices.Index(e.order, f); i >= 0 && i < len(e.at) {
		want = e.at[i]
	}
	if want >= 0 && g.fact(want, "unit") != e.v {
		return play.Illegal("SAGA-ENGAGE-15", "%s is not of %s, and a unit is in melee with one enemy unit", g.Name(want), g.Name(e.v))
	}
	if want >= 0 && g.crowd(e, want) >= g.num("contact.most") {
		return play.Illegal("SAGA-ENGAGE-07", "%s fights %d of yours already", g.Name(want), g.crowd(e, want))
	}
	near := g.byNearness(g.figs(e.v), []int32{f})
	for _, x := range near {
		if n := g.crowd(e, x); n >= g.num("contact.most") {
			g.Explain("engage", "SAGA-ENGAGE-07", "%s: %s fights %d already", g.Name(f), g.Name(x), n)
			continue
		}
		t, _ := w.way(x, open, slowed)
		if t == nil {
			g.Explain("engage", "SAGA-ENGAGE-08", "%s does not reach %s, %g\" away", g.Name(f), g.Name(x), float64(g.Between(f, x))/hook.Milli)
			continue
		}
		if want >= 0 && want != x {
			return play.Illegal("SAGA-ENGAGE-05", "%s goes for %s, %g\" away, which is nearer than %s, %g\" away", g.Name(f), g.Name(x), float64(g.Between(f, x))/hook.Milli, g.Name(want),
				float64(g.Between(f, want))/hook.Milli)
		}
		g.stand(f, t.end())
		g.gone([]int32{f}, t.n)
		g.Explain("engage", "SAGA-ENGAGE-05", "%s moves %g\" into contact with %s", g.Name(f), float64(t.n)/hook.Milli, g.Name(x))
		g.meet(u, e)
		return nil
	}
	if want >= 0 {
		return play.Illegal("SAGA-ENGAGE-10", "%s does not reach %s, %g\" away", g.Name(f), g.Name(want), float64(g.Between(f, want))/hook.Milli)
	}
	_, way := w.way(near[0], open, slowed)
	from := g.Centre(f)
	g.stand(f, w.closer(near[0], way, open, slowed))
	at := g.Centre(f)
	g.gone([]int32{f}, board.Length(at.X-from.X, at.Y-from.Y))
	g.Explain("engage", "SAGA-ENGAGE-10", "%s closes up to %g\" from %s", g.Name(f), float64(g.Between(f, near[0]))/hook.Milli, g.Name(near[0]))
	return nil
}

func (g *Game) stand(f int32, at board.Point) {
	g.SetM(f, battle.X, at.X)
	g.SetM(f, battle.Y, at.Y)
}

// crowd is how many figures that engage are in contact with an enemy.
func (g *Game) crowd(e *engagement, x int32) (n int) {
	for _, u := range e.units() {
		for _, f := range g.figs(u) {
			if g.touch(f, x) {
				n++
			}
		}
	}
	return n
}

// meet puts both units into melee: from the first contact on (SAGA-ENGAGE-12).
func (g *Game) meet(u int32, e *engagement) {
	if g.fact(u, "engaged") == e.v {
		return
	}
	g.setFact(u, "engaged", e.v)
	g.setFact(u, "started", 1)
	if g.fact(e.v, "engaged") < 0 {
		g.setFact(e.v, "engaged", e.u)
	}
	g.Explain("engage", "SAGA-ENGAGE-12", "%s are in melee", fmt.Sprintf("%s and %s", g.Name(u), g.Name(e.v)))
}
