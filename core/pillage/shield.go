package pillage

import (
	"skald/core/battle"
	"skald/core/hook"
)

// beforeFight carries the clock to the melee stage for an order that is said
// before a fight. Where m has struck this turn, the coming fight is that of the
// next turn.
func (g *Game) beforeFight(by, m int32) error {
	if !g.Strict && m >= 0 && !g.IsM(m, battle.Fight, 0) && g.This(m, battle.StruckTurn) {
		if err := g.NextTurn(); err != nil {
			return err
		}
		g.note("clock", "turn %d", g.Get(battle.Turn))
	}
	return g.carry("melee", g.M(by, battle.SideOf))
}

// notBegun refuses what is said after the first die of the fight of m.
func (g *Game) notBegun(m int32, rule string) error {
	fight := g.M(m, battle.Fight)
	for o := range g.Count() {
		if g.IsM(o, battle.Fight, fight) && g.This(o, battle.StruckTurn) {
			return illegal(rule, "the blows of %s's fight have begun", g.Name(m))
		}
	}
	return nil
}

// RaiseShield announces that m will not strike in the coming melee stage but
// raise its shield (PIL-SHIELD-01): on foot, in melee, with a shield, outside a
// shield wall (PIL-SHIELD-02, PIL-WALL-02), and before the first die of its
// fight. He lets go of what else he had in hand, so that the shield counts
// (PIL-GEAR-15).
func (g *Game) RaiseShield(m int32) error {
	if err := g.beforeFight(m, m); err != nil {
		return err
	}
	switch {
	case !g.Alive(m):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case g.Mounted(m):
		return illegal("PIL-SHIELD-01", "%s rides: only foot raises shields", g.Name(m))
	case !g.Has(m, g.words.shield):
		return illegal("PIL-SHIELD-01", "%s has no shield", g.Name(m))
	case g.gearHands(m) > 1 || g.torchBlocks(m, "shield"):
		return illegal("PIL-GEAR-03", "%s has both hands full", g.Name(m))
	case g.M(m, battle.Fight) == 0:
		return illegal("PIL-SHIELD-01", "%s is in no melee", g.Name(m))
	case g.M(m, battle.Formation) != 0:
		return illegal("PIL-WALL-02", "%s stands in a formation", g.Name(m))
	case g.disarmed(m):
		return illegal("PIL-REACT-03", "%s shot at who charged him and has no hand for his shield", g.Name(m))
	case g.beaten(m):
		return illegal("PIL-REACT-04", "%s failed to flee", g.Name(m))
	case g.This(m, battle.SkipTurn):
		return g.skips("PIL-SHIELD-01", m, "does nothing")
	case g.This(m, battle.PushTurn):
		return illegal("PIL-SHIELD-01", "%s pushes this turn", g.Name(m))
	}
	if err := g.notBegun(m, "PIL-SHIELD-01"); err != nil {
		return err
	}
	g.SetM(m, battle.RaisedTurn, g.Now(hook.Turn))
	return nil
}
