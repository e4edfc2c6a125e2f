package pillage

import "skald/core/battle"

// Troops that move in a way of their own: a wagon (PIL-TROOP-17).

// rides says whether a model moves as cavalry does.
func (g *Game) rides(m int32) bool { return g.Mounted(m) || g.troopOf(m).rides }

// ownMove is the allowance of a model before any rule: that of its troop, else
// by class, on foot or mounted (PIL-MOVE-03).
func (g *Game) ownMove(m int32) int32 {
	if p := g.troopOf(m); p.move != 0 {
		return p.move
	}
	return g.num().move[b2i(g.rides(m))][g.class(m, toMove, false, false)]
}

// stuck says whether a model cannot move for want of a friend in contact.
func (g *Game) stuck(m int32) bool {
	if !g.troopOf(m).led {
		return false
	}
	for o := range g.Count() {
		if o != m && !g.Models[o].Object && g.IsM(o, battle.Hidden, 0) && g.IsM(o, battle.SideOf, g.M(m, battle.SideOf)) && g.Touch(o, m) && g.sameRoom(o, m) && g.Alive(o) {
			return false
		}
	}
	return true
}
