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
func (g *Game) rollInitiative() (again bool, err error) {
	if g.Get(battle.Turn) == 1 && g.num().deploy.keeps && g.Get(battle.Deploying) != 0 {
		return false, nil // GAP-DEPLOY-ROLL
	}
	order, again := g.rollOff(g.lastOrder(), g.initiativeOf)
	if again || len(order) == 0 {
		return again, nil
	}
	if g.num().turn.winnerOnly {
		slices.Sort(order[1:])
	}
	g.SetSideOrder(order)
	g.Set(battle.Winner, order[0]+1)
	return false, nil
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

// rollOff orders the sides by their rolls, highest first. Of equal ones that
// comes first which came later the last time; where there was none they roll
// again, another time that it is carried out (PIL-INIT-03).
func (g *Game) rollOff(last []int32, roll func(int32) int) (order []int32, again bool) {
	order = g.playedSides()
	keys := map[int32]int{}
	for _, s := range order {
		if keys[s] = int(g.Rank(s)) * 1000; g.tied(order, s) {
			keys[s] += roll(s)
		}
	}
	sort.SliceStable(order, func(i, j int) bool {
		a, b := order[i], order[j]
		if keys[a] == keys[b] && last != nil {
			return slices.Index(last, a) > slices.Index(last, b)
		}
		return keys[a] > keys[b]
	})
	for i, s := range order {
		same := i > 0 && keys[s] == keys[order[i-1]] && last == nil
		if same {
			g.SetRank(s, g.Rank(order[i-1]))
		} else {
			g.SetRank(s, int32(len(order)-i))
		}
		again = again || same
	}
	if again {
		return order, g.R.Err == nil && g.R.Src.Err() == nil
	}
	for _, s := range order {
		g.SetRank(s, 0)
	}
	return order, false
}

// tied says whether another side has the same rank so far.
func (g *Game) tied(sides []int32, side int32) bool {
	return len(sides) == 1 || slices.ContainsFunc(sides, func(s int32) bool { return s != side && g.Rank(s) == g.Rank(side) })
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
