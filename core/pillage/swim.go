package pillage

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
)

// Rows of the swim table (PIL-SWIM-02), by the first of each.
const (
	drowns    = 1
	struggles = 2
	swims     = 5
)

// swim rolls for a model in water (PIL-SWIM-01): the row stands for the whole
// turn. Who drowns is out of the game.
func (g *Game) swim(m, p int32) int {
	if g.This(m, battle.SwimTurn) {
		return int(g.M(m, battle.SwimRow))
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.PieceSlot], ev.F[hook.SideSlot] = m, p, g.M(m, battle.SideOf)
	armour := g.num().agility.class[g.class(m, toMove, false, false)]
	row := g.readTable(ev, "PIL-SWIM-02", dice.Swim, pModifySwimRoll, armour, struggles, swims)
	g.SetM(m, battle.SwimTurn, g.Now(hook.Turn))
	g.SetM(m, battle.SwimRow, int32(row))
	if row == drowns && g.R.Err == nil {
		g.perish(m, hook.Nil, g.words.drown)
	}
	return row
}

// readTable rolls the die of a result table for the model of ev. Of the rows
// only the first of those that read alike are given, in ascending order.
func (g *Game) readTable(ev *hook.Event, rule string, s dice.Stream, point, mods int, rows ...int) int {
	m := ev.F[hook.ModelSlot]
	d, ok := g.throw(ev, s, m)
	if !ok {
		return 1
	}
	mods += int(g.R.Modify(ev, g.Points[point], 0))
	row := 1
	for _, r := range rows {
		if !g.rowFrom(d, mods, r) {
			break
		}
		row = r
	}
	if g.R.Log != nil {
		g.explain(s.Name(), rule, "%s rolled %d, changed by %d", g.Name(m), dice.Face(g.R.Src, d), mods)
	}
	return row
}

// swimmer is the roll of the next model that stands in water, at the start of
// the movement stage, the side with the initiative first (PIL-SWIM-03).
func (g *Game) swimmer() (again bool, err error) {
	for _, side := range g.SideOrder() {
		for m := range g.Count() {
			if !g.IsM(m, battle.SideOf, side) || g.Models[m].Object || !g.Alive(m) || !g.IsM(m, battle.Hidden, 0) || !g.IsM(m, battle.Inside, 0) ||
				!g.IsM(m, battle.Aboard, 0) || g.This(m, battle.SwimTurn) {
				continue
			}
			if p := g.swimming(m); p != hook.Nil {
				g.swim(m, p)
				return true, g.R.Err
			}
		}
	}
	return false, nil
}

// struggling says whether m struggles in water this turn: it does not charge
// (GAP-SWIM-FIGHT).
func (g *Game) struggling(m int32) bool {
	return g.This(m, battle.SwimTurn) && g.M(m, battle.SwimRow) < swims && !g.num().moving.swimActs
}

// swum is how far along its path a model gets that comes to water, and whether
// its move ends there. budget is its allowance for the whole path.
func (s *survey) swum(budget int32) (to int32, over bool) {
	at, p := s.water()
	if p == hook.Nil || s.g.rides(s.m) {
		return s.length, false
	}
	switch s.g.swim(s.m, p) {
	case drowns:
		return at, true
	case struggles:
		return min(at+s.struggle(at, p, budget), s.length), true
	}
	return s.length, false
}

// struggle is how far a model that struggles gets from where it enters water: no
// farther than a swimmer with what it has left would (GAP-SWIM-2IN).
func (s *survey) struggle(at, p, budget int32) int32 {
	left := int64(max(budget-s.cost(at), 0)) * hook.Milli / int64(s.g.factor(s.m, p))
	return min(s.g.num().moving.struggle, int32(left)/hook.Milli*hook.Milli)
}

// tooFar refuses a path on which a model that struggles already would swim
// farther than it can (PIL-SWIM-02).
func (s *survey) tooFar(budget int32) error {
	at, p := s.water()
	if p == hook.Nil || !s.g.This(s.m, battle.SwimTurn) || s.g.M(s.m, battle.SwimRow) >= swims {
		return nil
	}
	if most := s.struggle(at, p, budget); !battle.Within(s.length, at+most) {
		return illegal("PIL-SWIM-02", "%s struggles and cannot go %s, at most %s", s.g.Name(s.m), inches(s.length-at), inches(most))
	}
	return nil
}
