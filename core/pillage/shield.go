package pillage

import (
	"skald/core/battle"
	"skald/core/hook"
)

// RaiseShield announces that m will not strike in the coming melee stage but
// raise its shield (PIL-SHIELD-01): on foot, in melee, with a shield, outside a
// shield wall (PIL-SHIELD-02, PIL-WALL-02), and before the first die of its
// fight. He lets go of what else he had in hand, so that the shield counts
// (PIL-GEAR-15).
func (g *Game) RaiseShield(m int32) error {
	if !g.Strict && !g.IsM(m, battle.Fight, 0) && g.This(m, battle.StruckTurn) { // the coming stage is that of the next turn
		if err := g.NextTurn(); err != nil {
			return err
		}
		g.note("clock", "turn %d", g.Get(battle.Turn))
	}
	if err := g.carry("melee", g.M(m, battle.SideOf)); err != nil {
		return err
	}
	switch {
	case !g.Alive(m):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case g.Mounted(m):
		return illegal("PIL-SHIELD-01", "%s rides: only foot raises shields", g.Name(m))
	case !g.Has(m, g.words.shield):
		return illegal("PIL-SHIELD-01", "%s has no shield", g.Name(m))
	case g.gearHands(m) > 1:
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
		return illegal("PIL-SHIELD-01", "%s does nothing this turn", g.Name(m))
	}
	for o := range g.Count() {
		if g.M(o, battle.Fight) == g.M(m, battle.Fight) && g.This(o, battle.StruckTurn) {
			return illegal("PIL-SHIELD-01", "the blows of %s's fight have begun", g.Name(m))
		}
	}
	g.SetM(m, battle.RaisedTurn, g.Now(hook.Turn))
	return nil
}
