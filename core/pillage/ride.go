package pillage

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
)

// Rows of a horse at an obstacle (PIL-CAV-04), by the first of each.
const (
	throwsRider = 1
	balks       = 2
	barely      = 3
	clears      = 4
)

// leap is what a horse makes of an obstacle: a row of its table, without a die
// where a rule says so (PIL-CAV-04).
func (g *Game) leap(m, p int32) int32 {
	if row := g.pieceValue(pModifyObstacleFixed, m, p, hook.Nil); row != hook.Nil {
		return row
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.PieceSlot], ev.F[hook.SideSlot] = m, p, g.M(m, battle.SideOf)
	row := g.readTable(ev, "PIL-CAV-04", dice.Obstacle, pModifyObstacleRoll, 0, balks, barely, clears)
	return g.R.Modify(ev, g.Points[pModifyObstacleResult], int32(row))
}

// ridden is how far along its path a rider gets who comes to obstacles, whether
// his move ends there, and whether he falls from his horse there.
func (s *survey) ridden() (to int32, over, falls bool) {
	if !s.g.Mounted(s.m) {
		return s.length, false, false
	}
	for i := range s.crossings {
		c := &s.crossings[i]
		row := s.g.leap(s.m, c.piece)
		if s.g.R.Err != nil {
			return c.from, true, false
		}
		switch {
		case row <= throwsRider:
			return s.landing(c), true, true
		case row == balks:
			return c.from, true, false
		case row == barely:
			return c.to, true, false
		}
	}
	return s.length, false, false
}

// landing is where a rider comes down who falls at an obstacle: in contact with
// it, on foot, on the near side (GAP-CAV-FALL-PLACE).
func (s *survey) landing(c *crossing) int32 {
	n, sh := &s.g.num().moving, s.g.Shape(c.piece)
	foot := s.g.Models[s.m].Radius[0]
	for i := range s.way {
		w := &s.way[i]
		for _, sp := range sh.Within(w.a, w.b, foot) {
			if from, to := w.at+sp.From, w.at+sp.To; from >= c.from && to <= c.to {
				if n.fallFar {
					return to
				}
				return from
			}
		}
	}
	return c.from
}

// Dismount takes the whole movement of a rider, at its start (PIL-CAV-12): he
// is on foot with the same gear, his horse leaves the table.
func (g *Game) Dismount(m int32) (Feat, error) {
	if err := g.carry("movement", g.M(m, battle.SideOf)); err != nil {
		return Feat{}, err
	}
	if err := g.mayMove(m); err != nil {
		return Feat{}, err
	}
	switch {
	case !g.Mounted(m):
		return Feat{}, illegal("PIL-CAV-12", "%s does not ride", g.Name(m))
	case g.This(m, battle.MovedTurn) || g.This(m, battle.ChargeTurn):
		return Feat{}, illegal("PIL-CAV-12", "%s has moved this turn", g.Name(m))
	}
	allowed := g.allowance(m, false)
	spent := allowed
	if g.num().moving.dismountHalf {
		spent = int32(int64(allowed) * int64(g.num().halfShare) / hook.Milli)
	}
	g.SetM(m, battle.Mount, battle.Dismounted)
	g.spend(m, spent, allowed)
	g.Set(battle.Mover, 0)
	g.explain("move", "PIL-CAV-12", "%s dismounts: his whole movement", g.Name(m))
	return Feat{OK: true, Say: g.Name(m) + " dismounts"}, nil
}
