package pillage

import (
	"slices"
	"sort"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
)

// rollInitiative: the higher roll acts first in every stage, then the others in
// descending order (PIL-INIT-01, PIL-INIT-02, PIL-MULTIPLAYER-02).
func (g *Game) rollInitiative() {
	t := &g.num().turn
	if g.Get(battle.Turn) == 1 && g.num().deploy.keeps && g.Get(battle.Deploying) != 0 {
		return // GAP-DEPLOY-ROLL
	}
	order := g.ranked(g.playedSides(), g.lastOrder(), g.initiativeOf)
	if t.winnerOnly && len(order) > 0 {
		slices.Sort(order[1:])
	}
	if len(order) > 0 {
		g.SetSideOrder(order)
		g.Set(battle.Winner, order[0]+1)
	}
}

// playedSides in ascending order: so they roll.
func (g *Game) playedSides() []int32 {
	order := g.SideOrder()
	slices.Sort(order)
	return order
}

// lastOrder lists the sides as they had the initiative in the turn before, nil
// in the first one.
func (g *Game) lastOrder() []int32 {
	if g.Get(battle.Turn) <= 1 {
		return nil
	}
	order := g.SideOrder()
	if w := slices.Index(order, g.Get(battle.Winner)-1); w > 0 && g.num().turn.winnerHeld {
		order[0], order[w] = order[w], order[0]
	}
	return order
}

// ranked orders sides by their rolls, highest first. Of equal ones that comes
// first which came later the last time; where there was none they roll again
// (PIL-INIT-03).
func (g *Game) ranked(sides, last []int32, roll func(int32) int) []int32 {
	rolls := map[int32]int{}
	for _, s := range sides {
		rolls[s] = roll(s)
	}
	if g.R.Err != nil || g.R.Src.Err() != nil {
		return sides
	}
	sort.SliceStable(sides, func(i, j int) bool { return rolls[sides[i]] > rolls[sides[j]] })
	for i := 0; i < len(sides); {
		j := i + 1
		for j < len(sides) && rolls[sides[j]] == rolls[sides[i]] {
			j++
		}
		if tied := sides[i:j]; last != nil {
			sort.SliceStable(tied, func(i, j int) bool { return slices.Index(last, tied[i]) > slices.Index(last, tied[j]) })
		} else if len(tied) > 1 {
			copy(tied, g.ranked(slices.Clone(tied), nil, roll))
		}
		i = j
	}
	return sides
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

// handOver lets the winner give the initiative away, and who gets it must take
// it (PIL-INIT-04). Among more than two sides he changes places with one of them.
func (g *Game) handOver() {
	order := g.SideOrder()
	if len(order) < 2 {
		return
	}
	d := hook.Decision{Stream: "initiative", Label: g.Sides[order[0]].Name, Side: order[0], Words: []string{"keep", "hand over"}}
	if len(order) > 2 {
		d.Words = d.Words[:1]
		for _, s := range order[1:] {
			d.Words = append(d.Words, g.Sides[s].Name)
		}
	}
	if i := g.R.Decide(d); i > 0 && i < len(order) {
		order[0], order[i] = order[i], order[0]
		g.SetSideOrder(order)
		g.explain("initiative", "PIL-INIT-04", "%s hands it over: %s acts first", d.Label, g.Sides[order[0]].Name)
	}
}
