package saga

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
	"skald/core/play"
)

var sightOrders = []play.Order{
	{Name: "sees", Use: "sees(a, b)", Doc: "does a figure see another one, or any of a unit?", Asks: true,
		Args: []play.Arg{{Name: "a", Kind: play.AModel}, {Name: "b", Kind: play.AModel}}, Out: []play.Arg{{Name: "sees", Kind: play.AFlag}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			out.Set("sees", play.Yes(slices.ContainsFunc(g.parts(in.N("a")), func(f int32) bool { return g.nearest(f, g.parts(in.N("b"))) >= 0 })))
			return nil
		})},
	{Name: "range_of", Use: "range_of(u)", Doc: "how far the weapon of a unit reaches, nil without one", Asks: true,
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}}, Out: []play.Arg{{Name: "range", Kind: play.ALength}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			u, err := g.unitArg(in.N("unit"))
			if g.missile(u) > 0 {
				out.Set("range", play.Inches(g.reach(u, hook.Nil)))
			}
			return err
		})},
	{Name: "shooters", Use: "shooters(u, v)", Doc: "the figures of a unit that may shoot at another: in range and in sight", Asks: true,
		Args: []play.Arg{{Name: "unit", Kind: play.AModel}, {Name: "target", Kind: play.AModel}}, Out: []play.Arg{{Name: "figures", Kind: play.AModels}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			g := Of(p)
			u, err := g.unitArg(in.N("unit"))
			if err == nil {
				var v int32
				v, err = g.unitArg(in.N("target"))
				out.Set("figures", play.List(g.eligible(u, v)))
			}
			return err
		})},
}

// sees says whether the line between two figures is free (SAGA-LOS-01 to -04).
// Which way somebody faces does not matter: there is no such fact.
func (g *Game) sees(f, t int32) bool {
	a, b := g.Centre(f), g.Centre(t)
	return g.overGround(a, b) && g.pastUnits(f, t, a, b)
}

// overGround says whether no high terrain stands between two points
// (SAGA-LOS-01). Who stands in a wood sees out of it and is seen.
func (g *Game) overGround(a, b board.Point) bool {
	for p := range int32(len(g.Pieces)) {
		if g.height(p) <= g.inches("los.foot_height") || !g.IsP(p, battle.PGone, 0) {
			continue
		}
		if s := g.Shape(p); !s.Contains(a) && !s.Contains(b) && len(s.Inside(a, b)) > 0 {
			return false
		}
	}
	return true
}

// height of a piece, thousandths of an inch.
func (g *Game) height(p int32) int32 {
	if h := g.Pieces[p].Height; h >= 0 {
		return h
	}
	return g.Values.Num(g.terrain(p)+"height", 0)
}

// terrain is where the data of a piece stands.
func (g *Game) terrain(p int32) string {
	return "rules.terrain." + g.C.Lex.Word(g.Pieces[p].Kind) + "."
}

// pastUnits says whether no figure of another unit and no gap between two of one
// stands between two figures (SAGA-LOS-03).
func (g *Game) pastUnits(f, t int32, a, b board.Point) bool {
	own, aim := g.fact(f, "unit"), g.fact(t, "unit")
	for _, u := range g.units() {
		mates := u == own || u == aim
		if mates && !g.flag("los.mates") {
			continue
		}
		fs := slices.DeleteFunc(g.figs(u), func(x int32) bool { return x == f || x == t })
		for i, x := range fs {
			if g.flag("los.bases") && board.Apart(a, b, g.Centre(x)) < g.Radius(x)-battle.Tolerance {
				return false
			}
			for _, y := range fs[:i] {
				if !mates && battle.Within(g.Between(x, y), g.inches("los.unit_gap_max")) && board.Cross(a, b, g.Centre(x), g.Centre(y)) {
					return false
				}
			}
		}
	}
	return true
}

// nearest is how near the nearest figure is that f sees, -1 when it sees none
// (SAGA-RANGE-01).
func (g *Game) nearest(f int32, targets []int32) int32 {
	best := int32(-1)
	for _, t := range targets {
		if d := g.Between(f, t); (best < 0 || d < best) && g.sees(f, t) {
			best = d
		}
	}
	return best
}

// missile is the weapon that a unit shoots with, 0 for none.
func (g *Game) missile(u int32) int32 { return g.weapon(u, "ranged") }

// weapon of a kind that a unit has: its symbol, 0 for none.
func (g *Game) weapon(u int32, kind string) int32 {
	for bit := range g.Items(u) {
		if d := g.C.Item(g.C.Items[bit]); d.Kind == "weapon" && d.Fields.Field("kind").Str == kind {
			return d.Sym
		}
	}
	return 0
}

// reach of the missile weapon of a unit, thousandths of an inch (SAGA-RANGE-02).
func (g *Game) reach(u, v int32) int32 {
	w := g.missile(u)
	ev := g.Event()
	defer g.Done()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.Weapon], ev.F[hook.SideSlot] = u, v, w, g.side(u)
	return g.R.Modify(ev, g.Points[pModifyRange], g.dist(g.Values.Word("rules.weapon."+g.C.Lex.Word(w)+".reach", "")))
}

// eligible are the figures of a unit that may shoot at another: each judges for
// itself (SAGA-SHOOT-02, SAGA-LOS-02).
func (g *Game) eligible(u, v int32) (out []int32) {
	if g.missile(u) == 0 {
		return nil
	}
	ev := g.Event()
	defer g.Done()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.SideSlot] = u, v, g.side(u)
	if len(g.R.Can(ev, g.Points[pCanSee])) > 0 {
		return nil
	}
	reach, targets := g.reach(u, v), g.figs(v)
	for _, f := range g.figs(u) {
		if d := g.nearest(f, targets); d >= 0 && battle.Within(d, reach) {
			out = append(out, f)
		}
	}
	return out
}
