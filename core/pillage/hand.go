package pillage

import (
	"slices"

	"skald/core/battle"
)

// torchTable is what the tables say of a torch in the hand (PIL-TORCH-03).
type torchTable struct {
	blocks []string // what it keeps its bearer from using
}

func readTorch(m must) torchTable { return torchTable{blocks: listOf(m.v, "rules.torch.blocks")} }

// torchBlocks says whether a torch in the hand of m keeps it from using its
// "melee" weapon, its "ranged" one or its "shield" (PIL-TORCH-03).
func (g *Game) torchBlocks(m int32, what string) bool {
	return slices.Contains(g.num().torch.blocks, what) && g.Has(m, g.words.torch)
}

// DropTorch lets m throw its torch away, at any moment: it has its weapons back
// (PIL-TORCH-04). The torch is gone; where the tables say so it sets on fire what
// the model touches (GAP-TORCH-DROPPED).
func (g *Game) DropTorch(m int32) error {
	switch {
	case !g.Alive(m):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case !g.Has(m, g.words.torch):
		return illegal("PIL-TORCH-04", "%s has no torch", g.Name(m))
	}
	g.Carry(m, g.words.torch, false)
	g.explain("torch", "PIL-TORCH-04", "%s drops the torch and has the %s in hand", g.Name(m), g.inHand(m).ID)
	if g.num().fire.dropLights {
		for i := range len(g.Pieces) + len(g.Models) {
			if t := g.thingAt(i); t.Model != m && g.burns(t) && g.there(t) && !g.alight(t) && battle.Within(g.away(m, t), 0) {
				g.light(t, m, g.num().fire.byAttempt)
				break
			}
		}
	}
	return g.R.Err
}

// hasSpear says whether m carries a spear for melee, or what counts as one.
func (g *Game) hasSpear(m int32) bool {
	for bit := range g.Items(m) {
		if w := g.num().byBit[bit]; w != nil && w.Spear && w.Melee {
			return true
		}
	}
	return false
}
