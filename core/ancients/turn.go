package ancients

import (
	"strconv"
	"strings"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/play"
)

// turnOrders carry the clock on.
var turnOrders = []play.Order{
	{Name: "next_phase", Use: "next_phase()", Doc: "ends the phase; after the machines the initiative is rolled, after the last melee a turn begins",
		Out: []play.Arg{{Name: "turn", Kind: play.AWhole}, {Name: "phase", Kind: play.AWord}, {Name: "side", Kind: play.AWord, Doc: "whose phase it is; nil: everybody's"}, {Name: "over", Kind: play.AFlag}},
		Do:  func(p *play.Play, _ play.In, out *play.Out) []play.Step { return Of(p).nextSteps(out) }},
	{Name: "next_turn", Use: "next_turn()", Doc: "begins the next turn at once; not in strict play, which goes by phases",
		Do: play.One(func(p *play.Play, _ play.In, _ *play.Out) error {
			if p.Strict {
				return play.Illegal("GRID-TURN-01", "the %s phase is not over", Of(p).phase()).Suggest("next_phase()")
			}
			Of(p).endFire()
			Of(p).begin()
			return nil
		})},
	{Name: "lost", Use: "lost(side)", Doc: "the strength points that a side has lost", Asks: true, Args: []play.Arg{{Name: "side", Kind: play.ASide}},
		Out: []play.Arg{{Name: "points", Kind: play.AWhole}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			_, n := Of(p).points(in.N("side"))
			out.Set("points", play.Whole(int(n)))
			return nil
		})},
	{Name: "exhausted", Use: "exhausted(side)", Doc: "has a side lost so much that it attacks no more?", Asks: true, Args: []play.Arg{{Name: "side", Kind: play.ASide}},
		Out: []play.Arg{{Name: "exhausted", Kind: play.AFlag}},
		Do: play.One(func(p *play.Play, in play.In, out *play.Out) error {
			out.Set("exhausted", play.Yes(Of(p).exhausted(in.N("side"))))
			return nil
		})},
}

// phases of a turn, in order.
func (g *Game) phases() []string { return phasesOf(g.Values) }

func phasesOf(v *battle.Values) []string {
	var out []string
	for i := 1; ; i++ {
		w := v.Word("rules.grid.phases."+strconv.Itoa(i), "")
		if w == "" {
			return out
		}
		out = append(out, w)
	}
}

// machinePhase is that of everybody's machines; the other phases each side has
// for itself.
const machinePhase = "machines"

// phase that is on.
func (g *Game) phase() string { return g.StageName(int(g.Get(battle.Stage))) }

// StageName of a phase (battle.Game).
func (g *Game) StageName(n int) string {
	if all := g.phases(); n >= 0 && n < len(all) {
		return all[n]
	}
	return ""
}

// inPhase refuses an order outside its phase, or of a side whose phase it is not,
// in strict play; any order ends the shooting of the machines but theirs.
func (g *Game) inPhase(m int32, phase string) error {
	if g.Is(battle.Over, 1) {
		return play.Illegal("GRID-TURN-01", "the battle is over")
	}
	now := g.phase()
	switch {
	case !g.Strict:
	case now != phase:
		return play.Illegal("GRID-TURN-01", "%s waits for the %s phase: this is the %s phase", g.Name(m), phase, now).Suggest("next_phase()")
	case phase != machinePhase && !g.Is(battle.PartSide, g.M(m, battle.SideOf)):
		return play.Illegal("GRID-TURN-01", "it is the %s phase of %s", now, g.Sides[max(g.Get(battle.PartSide), 0)].Name).Suggest("next_phase()")
	}
	if phase != machinePhase {
		g.endFire()
	}
	return nil
}

// nextSteps end a phase.
func (g *Game) nextSteps(out *play.Out) []play.Step {
	return []play.Step{
		func() (bool, error) {
			if g.Is(battle.Over, 1) {
				return false, play.Illegal("GRID-TURN-01", "the battle is over")
			}
			g.endFire()
			return false, nil
		},
		func() (bool, error) { return g.initiative(), nil },
		func() (bool, error) {
			g.goOn()
			out.Set("turn", play.Whole(int(max(g.Get(battle.Turn), 1))))
			out.Set("phase", play.Word(g.phase()))
			out.Said = "turn " + strconv.Itoa(int(max(g.Get(battle.Turn), 1))) + ", " + g.phase()
			if s := g.Get(battle.PartSide); s >= 0 {
				out.Set("side", play.Word(g.Sides[s].Name))
				out.Said += " of " + g.Sides[s].Name
			}
			over := g.Is(battle.Over, 1)
			out.Set("over", play.Yes(over))
			if over {
				out.Said = "the battle is over"
			}
			return false, nil
		},
	}
}

// initiative is rolled as the machines' phase ends: a die a side, the highest
// goes first, a tie is rolled again (true). After so many ties that nobody sees
// them all the order stays, so that odds have an end.
func (g *Game) initiative() bool {
	if g.phase() != machinePhase || g.Values.Word("rules.grid.initiative", "") != "roll" {
		return false
	}
	var order []int32
	var rolled []int
	for _, s := range g.SideOrder() {
		d := g.R.Src.Roll(dice.Initiative, -1)
		n := dice.Face(g.R.Src, &d)
		at := 0
		for at < len(rolled) && rolled[at] > n {
			at++
		}
		if at < len(rolled) && rolled[at] == n {
			g.Explain("initiative", "GRID-TURN-01", "%s rolls %d too: once more", g.Sides[s].Name, n)
			g.Under.on, g.Under.next = true, g.Under.next+1
			return g.Under.next <= g.Values.Int("rules.grid.initiative_ties", 0)
		}
		order = append(order[:at], append([]int32{s}, order[at:]...)...)
		rolled = append(rolled[:at], append([]int{n}, rolled[at:]...)...)
		g.Explain("initiative", "GRID-TURN-01", "%s rolls %d", g.Sides[s].Name, n)
	}
	g.Under = action{}
	g.SetSideOrder(order)
	return false
}

// goOn to the phase that follows: the next of the side, the first of the next
// side, or a new turn.
func (g *Game) goOn() {
	all, sides, at := g.phases(), g.SideOrder(), int(g.Get(battle.Stage))
	if g.Get(battle.Turn) == 0 {
		g.Set(battle.Turn, 1)
	}
	own := 0
	if all[0] == machinePhase {
		own = 1
	}
	side := g.Get(battle.PartSide)
	switch {
	case at < own && len(sides) > 0:
		g.Set(battle.PartSide, sides[0])
		g.Set(battle.Stage, int32(own))
	case at+1 < len(all):
		g.Set(battle.Stage, int32(at+1))
	default:
		for i, s := range sides {
			if s == side && i+1 < len(sides) {
				g.Set(battle.PartSide, sides[i+1])
				g.Set(battle.Stage, int32(own))
				g.begun()
				return
			}
		}
		g.newTurn()
		return
	}
	g.begun()
}

// newTurn begins a turn, unless nobody can go on.
func (g *Game) newTurn() {
	if g.finished() {
		g.Set(battle.Over, 1)
		g.Explain("battle", "GRID-TURN-01", "the battle is over: %s", g.standing())
		return
	}
	g.begin()
}

// begin the next turn.
func (g *Game) begin() {
	g.Set(battle.Turn, max(g.Get(battle.Turn), 1)+1)
	g.Set(battle.Stage, 0)
	g.Set(battle.PartSide, -1)
	if all := g.phases(); all[0] != machinePhase {
		g.Set(battle.PartSide, g.SideOrder()[0])
	}
	g.begun()
}

// begun fires the point of a new phase.
func (g *Game) begun() {
	ev := g.Event()
	defer g.Done()
	for _, s := range g.SideOrder() {
		if part := g.Get(battle.PartSide); part < 0 || part == s {
			ev.F[hook.SideSlot], ev.F[hook.KindSlot] = s, g.C.Lex.Sym(g.phase())
			g.R.On(ev, g.Points[pOnPhase])
		}
	}
}

// points that a side began with and that it has lost. A commander has none.
func (g *Game) points(side int32) (start, lost int32) {
	for m := range g.Count() {
		if !g.is(m, "commander") && g.IsM(m, battle.SideOf, side) {
			full := g.M(m, battle.MaxHP)
			start += full
			if g.Alive(m) {
				full -= g.M(m, battle.HP)
			}
			lost += full
		}
	}
	return start, lost
}

// exhausted says whether a side has lost the share of its points after which it
// attacks no more: 3 times the lost are as many as all.
func (g *Game) exhausted(side int32) bool {
	part := int32(g.Values.Int("rules.grid.exhaustion.part", 3))
	start, lost := g.points(side)
	return part > 0 && lost > 0 && part*lost >= start
}

// finished says whether all sides but one, or all, can do nothing more: all are
// exhausted, or only one has a unit left.
func (g *Game) finished() bool {
	able, left, fielded := 0, 0, 0
	for _, s := range g.SideOrder() {
		start, lost := g.points(s)
		if start == 0 {
			continue
		}
		fielded++
		if start > lost {
			left++
		}
		if !g.exhausted(s) {
			able++
		}
	}
	return fielded > 1 && (able == 0 || left < 2)
}

// standing tells what each side has lost.
func (g *Game) standing() string {
	var out []string
	for _, s := range g.SideOrder() {
		start, lost := g.points(s)
		out = append(out, g.Sides[s].Name+" lost "+strconv.Itoa(int(lost))+" of "+strconv.Itoa(int(start))+" points")
	}
	return strings.Join(out, ", ")
}
