package pillage

import (
	"slices"
	"strings"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
)

// Stages of a turn (PIL-TURN-01).
var stages = []string{"initiative", "movement", "shooting", "melee", "ignition", "morale"}

// Stages returns their names in order.
func Stages() []string { return append([]string(nil), stages...) }

// parted says whether the sides act one after the other in a stage.
func parted_(stage int) bool { return stage >= 1 && stage != 3 && stage < 5 }

// Start ends deployment and begins turn 1. It does nothing once begun.
func (g *Game) Start() error {
	if g.Get(battle.Started) != 0 {
		return nil
	}
	g.Set(battle.Started, 1)
	for _, p := range []int{pOnBeforeDeployment, pOnDeployed} {
		for _, s := range g.order() {
			g.sidePoint(p, s)
		}
	}
	return g.startTurn()
}

// order of the sides: the one with the initiative first.
func (g *Game) order() []int32 {
	first := g.Get(battle.FirstSide)
	var out []int32
	if int(first) < len(g.Sides) && g.Played(first) {
		out = append(out, first)
	}
	for s := range int32(len(g.Sides)) {
		if s != first && g.Played(s) {
			out = append(out, s)
		}
	}
	return out
}

func (g *Game) sidePoint(p int, side int32) {
	if len(g.R.Active[p]) == 0 || g.R.Err != nil {
		return
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.SideSlot] = side
	g.R.On(ev, g.Points[p])
}

func (g *Game) point(p int) {
	if len(g.R.Active[p]) == 0 || g.R.Err != nil {
		return
	}
	ev := g.begin()
	defer g.end()
	g.R.On(ev, g.Points[p])
}

func (g *Game) startTurn() error {
	g.Set(battle.Turn, g.Get(battle.Turn)+1)
	g.Set(battle.Stage, 0)
	g.Set(battle.PartSide, -1)
	g.Set(battle.PartsOver, 0)
	for m := range g.Count() {
		g.SetM(m, battle.Granted, 0)
	}
	g.cancels = g.cancels[:0]
	g.point(pOnTurnStart)
	g.point(pOnStageStart)
	if g.Strict {
		g.rollInitiative()
	}
	return g.R.Err
}

// rollInitiative: the higher roll acts first in every stage (PIL-INIT-01,
// PIL-INIT-02). On a tie it is the side that did not have it; in the first turn
// nobody had, and the dice are rolled again (PIL-INIT-03).
func (g *Game) rollInitiative() {
	for g.R.Err == nil && g.R.Src.Err() == nil {
		best, winners := 0, []int32(nil)
		for s := range int32(len(g.Sides)) {
			if !g.Played(s) {
				continue
			}
			n := g.initiativeOf(s)
			if len(winners) == 0 || n > best {
				best, winners = n, winners[:0]
			}
			if n == best {
				winners = append(winners, s)
			}
		}
		if len(winners) == 0 {
			return
		}
		if len(winners) > 1 && g.Get(battle.Turn) > 1 {
			holder := g.Get(battle.FirstSide)
			winners = slices.DeleteFunc(winners, func(s int32) bool { return s == holder })[:1]
		}
		if len(winners) == 1 {
			g.Set(battle.FirstSide, winners[0])
			return
		}
	}
}

func (g *Game) initiativeOf(side int32) int {
	ev := g.begin()
	defer g.end()
	ev.F[hook.SideSlot] = side
	d := g.R.Src.Roll(dice.Initiative, -1)
	ev.Die, ev.F[hook.DieSlot] = &d, 0
	n := dice.Face(g.R.Src, &d) + int(g.R.Modify(ev, g.Points[pModifyInitiative], 0))
	g.explain("initiative", "PIL-INIT-01", "%s: %d", g.Sides[side].Name, n)
	return n
}

// NextStage ends the present stage and begins the next, firing the points on
// the way; after the last stage a new turn begins.
func (g *Game) NextStage() error {
	if err := g.Start(); err != nil {
		return err
	}
	s := int(g.Get(battle.Stage))
	if parted_(s) {
		if err := g.endParts(); err != nil {
			return err
		}
	}
	if g.Strict && g.StageName(s) == "melee" {
		if err := g.allFought(); err != nil {
			return err
		}
	}
	g.point(pOnStageEnd)
	if err := g.stageEnds(g.StageName(s)); err != nil {
		return err
	}
	if s == len(stages)-1 {
		g.point(pOnTurnEnd)
		return g.startTurn()
	}
	g.Set(battle.Stage, int32(s+1))
	g.Set(battle.PartSide, -1)
	g.Set(battle.PartsOver, 0)
	if err := g.stageBegins(g.StageName(s + 1)); err != nil {
		return err
	}
	g.point(pOnStageStart)
	return g.R.Err
}

// NextTurn goes to the start of the next turn.
func (g *Game) NextTurn() error {
	if err := g.Start(); err != nil {
		return err
	}
	for now := g.Get(battle.Turn); g.Get(battle.Turn) == now; {
		if err := g.NextStage(); err != nil {
			return err
		}
	}
	return nil
}

// ToStage goes on to a stage, into the next turn when this turn's is over.
func (g *Game) ToStage(name string) error {
	i := -1
	for k, s := range stages {
		if s == name {
			i = k
		}
	}
	if i < 0 {
		return fault.New("E-ARG", "there is no stage %q", name).Suggest(suggest.Hint(name, stages)).
			Suggest("one of " + strings.Join(stages, ", "))
	}
	if err := g.Start(); err != nil {
		return err
	}
	for g.Get(battle.Stage) != int32(i) {
		if err := g.NextStage(); err != nil {
			return err
		}
	}
	return nil
}

// parts begins the parts of the present stage up to that of a side (-1: all).
func (g *Game) parts(upTo int32) error {
	order := g.order()
	at := -1
	for i, s := range order {
		if s == g.Get(battle.PartSide) {
			at = i
		}
	}
	want := len(order) - 1
	for i, s := range order {
		if s == upTo {
			want = i
		}
	}
	for at < want && g.R.Err == nil {
		if at >= 0 {
			g.sidePoint(pOnPartEnd, order[at])
		}
		at++
		g.Set(battle.PartSide, order[at])
		g.sidePoint(pOnPartStart, order[at])
	}
	return g.R.Err
}

// endParts begins and ends the parts of the present stage that are left.
func (g *Game) endParts() error {
	if err := g.parts(-1); err != nil {
		return err
	}
	if last := g.Get(battle.PartSide); last >= 0 && g.Get(battle.PartsOver) == 0 {
		g.Set(battle.PartsOver, 1)
		g.sidePoint(pOnPartEnd, last)
	}
	return g.R.Err
}

// partPast says whether the present stage has parts and that of a side is over.
func (g *Game) partPast(side int32) bool {
	now := g.Get(battle.PartSide)
	for _, s := range g.order() {
		if s == now {
			return s == side && g.Get(battle.PartsOver) != 0
		}
		if s == side {
			return now >= 0
		}
	}
	return false
}

// allFought refuses to leave the melee stage while a fight has not been fought:
// whoever is in contact with an enemy attacks once a turn (PIL-MELEE-01).
func (g *Game) allFought() error {
	for m := range g.Count() {
		if f := g.M(m, battle.Fight); f != 0 && g.Alive(m) && !g.Models[m].Object && !g.This(m, battle.StruckTurn) && g.targetOf(m, -1, -1) >= 0 {
			return illegal("PIL-MELEE-01", "%s has not fought in this melee stage", g.Name(m))
		}
	}
	return nil
}

// carry takes the clock forward to the stage of an order. In strict play an
// order out of its stage is an error.
func (g *Game) carry(stage string, side int32) error {
	if g.Strict && !g.at(stage) {
		return illegal("PIL-TURN-01", "this is the %s stage, not %s", g.StageName(int(g.Get(battle.Stage))), stage)
	}
	log := g.R.Log
	if err := g.ToStage(stage); err != nil {
		return err
	}
	g.R.Log = log
	if !parted_(int(g.Get(battle.Stage))) {
		return nil
	}
	if g.Strict {
		if err := g.inPart(side); err != nil {
			return err
		}
	}
	return g.parts(side)
}

// at says whether the clock stands in a stage.
func (g *Game) at(stage string) bool {
	return g.Get(battle.Started) != 0 && g.StageName(int(g.Get(battle.Stage))) == stage
}

// inPart refuses a side whose part of the stage it is not: the one with the
// initiative does all it wants first, then the next (PIL-INIT-02).
func (g *Game) inPart(side int32) error {
	now := g.Get(battle.PartSide)
	if now < 0 {
		now = g.order()[0]
	}
	switch {
	case g.Get(battle.PartsOver) != 0:
		return illegal("PIL-INIT-02", "every side has ended its part of this stage")
	case side == now:
		return nil
	}
	return illegal("PIL-INIT-02", "it is the part of %s", g.Sides[now].Name)
}

// EndPart ends a side's part of the present stage: the next side's begins. After
// the last one the stage goes on until NextStage: for extra moves.
func (g *Game) EndPart(side int32) error {
	if err := g.Start(); err != nil {
		return err
	}
	if !parted_(int(g.Get(battle.Stage))) {
		return illegal("PIL-TURN-01", "the %s stage has no parts", g.StageName(int(g.Get(battle.Stage))))
	}
	if g.Strict {
		if err := g.inPart(side); err != nil {
			return err
		}
	}
	if err := g.parts(side); err != nil {
		return err
	}
	order := g.order()
	for i, s := range order {
		if s == side && i+1 < len(order) {
			return g.parts(order[i+1])
		}
	}
	return g.endParts()
}
