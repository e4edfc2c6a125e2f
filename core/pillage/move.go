package pillage

import (
	"skald/core/battle"
	"skald/core/hook"
)

// allowance of a model this turn (PIL-MOVE-03), thousandths of an inch: by
// class, foot or horse, plus additions, at most the cap, at least 0. road: the
// whole path lies on a road.
func (g *Game) allowance(m int32, road bool) int32 {
	n := g.num()
	row := 0
	if g.Mounted(m) {
		row = 1
	}
	base := n.move[row][g.class(m, toMove, false, false)]
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	ev.F[hook.Road] = b2i(road)
	if g.R.Log != nil {
		g.explain("move", "PIL-MOVE-03", "%s: %s", battle.ClassNames[g.class(m, toMove, false, false)], inches(base))
	}
	total := base + g.R.ModifyIf(ev, g.Points[pModifyMove], 0, func(a *hook.Ask) bool {
		return a.Op != hook.AskModify || a.N <= 0 || g.bonusHolds(m, a.H.Rule.ID)
	})
	if loot := g.M(m, battle.Loot); loot > 0 { // PIL-LOOT-04
		total -= loot * hook.Milli
	}
	if road && g.bonusHolds(m, "PIL-TERR-11") {
		if b := g.R.Modify(ev, g.Points[pModifyRoadBonus], n.road[row]); b > 0 {
			g.explain("move", "PIL-TERR-11", "%s on a road", "+"+inches(b))
			total += b
		}
	}
	if most := g.R.Modify(ev, g.Points[pModifyMoveCap], hook.Nil); most != hook.Nil {
		total = min(total, most)
	}
	return max(total, 0)
}

// bonusHolds asks whether an addition to the allowance counts (PIL-WEATHER-07).
func (g *Game) bonusHolds(m int32, by string) bool {
	p := g.Points[pCanMoveBonus]
	if len(g.R.Active[p.Num]) == 0 {
		return true
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot], ev.F[hook.By] = m, g.M(m, battle.SideOf), g.C.Lex.Sym(by)
	return len(g.R.Can(ev, p)) == 0
}

// mayMove checks what forbids any movement of m.
func (g *Game) mayMove(m int32) error {
	switch {
	case !g.Alive(m):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case g.M(m, battle.Fight) != 0:
		return illegal("PIL-CHARGE-01", "%s is in melee", g.Name(m))
	case g.This(m, battle.SkipTurn) || g.This(m, battle.SkipMoveTurn):
		return illegal("PIL-MOVE-01", "%s does not move this turn", g.Name(m))
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	return refused(g.R.Can(ev, g.Points[pCanMove]), g.Name(m)+" may not move")
}

// Move takes a model along a path in open ground, at most its allowance and
// only once a turn (PIL-MOVE-01, PIL-MOVE-02), keeping away from enemies
// (PIL-MOVE-04). It returns what was spent and what was left.
func (g *Game) Move(m int32, path [][2]int32) (spent, left int32, err error) {
	again := !g.IsM(m, battle.Granted, 0) && g.at("movement") && g.partPast(g.M(m, battle.SideOf)) // PIL-TROOP-09
	if !again {
		if err := g.carry("movement", g.M(m, battle.SideOf)); err != nil {
			return 0, 0, err
		}
		again = g.This(m, battle.MovedTurn) || g.This(m, battle.ChargeTurn)
	}
	if err := g.mayMove(m); err != nil {
		return 0, 0, err
	}
	extra := g.M(m, battle.Granted)
	budget, allowed := extra, int32(0)
	if !g.This(m, battle.MovedTurn) {
		allowed = g.allowance(m, false)
	}
	if !again {
		budget = allowed
	} else if extra == 0 {
		return 0, 0, illegal("PIL-MOVE-01", "%s has moved this turn", g.Name(m))
	}
	x, y := g.M(m, battle.X), g.M(m, battle.Y)
	for _, p := range path {
		if err := g.keepAway(m, x, y, p[0], p[1]); err != nil {
			return 0, 0, err
		}
		spent += battle.Length(p[0]-x, p[1]-y)
		x, y = p[0], p[1]
	}
	if !battle.Within(spent, budget) {
		return 0, 0, illegal("PIL-MOVE-03", "%s cannot go %s, at most %s", g.Name(m), inches(spent), inches(budget))
	}
	g.breakWall(m, "PIL-WALL-06")
	g.Put(m, x, y)
	g.spend(m, spent, allowed)
	if again {
		g.SetM(m, battle.Granted, 0)
	}
	return spent, budget - spent, nil
}

// spend notes movement of this turn. The allowance is fixed when the first of
// it begins: what a shooter has left is held against that (PIL-SHOOT-13).
func (g *Game) spend(m, n, allowed int32) {
	if !g.This(m, battle.MovedTurn) {
		g.SetM(m, battle.Allowed, allowed)
	}
	n += g.MovedNow(m)
	g.SetM(m, battle.MovedTurn, g.Now(hook.Turn))
	g.SetM(m, battle.Moved, n)
}

// keepAway refuses a stretch that comes nearer than 1" to an enemy, unless it
// started nearer and gets no nearer (PIL-MOVE-04).
func (g *Game) keepAway(m, x0, y0, x1, y1 int32) error {
	for o := range g.Count() {
		if o == m || !g.Alive(o) || !g.IsM(o, battle.Hidden, 0) || !g.keptFrom(m, o) {
			continue
		}
		bases := g.Radius(m) + g.Radius(o)
		near := nearestOnStretch(g.M(o, battle.X), g.M(o, battle.Y), x0, y0, x1, y1) - bases
		start := battle.Length(g.M(o, battle.X)-x0, g.M(o, battle.Y)-y0) - bases
		least := g.num().keepAway
		if g.num().startNear {
			least = min(least, start)
		}
		if near < least-battle.Tolerance {
			return illegal("PIL-MOVE-04", "%s would come within %s of %s", g.Name(m), inches(max(near, 0)), g.Name(o))
		}
	}
	return nil
}

// nearestOnStretch is the distance from a point to a segment, in thousandths.
func nearestOnStretch(px, py, x0, y0, x1, y1 int32) int32 {
	dx, dy := int64(x1-x0), int64(y1-y0)
	d2 := dx*dx + dy*dy
	if d2 == 0 {
		return battle.Length(px-x0, py-y0)
	}
	t := int64(px-x0)*dx + int64(py-y0)*dy
	t = max(0, min(t, d2))
	return battle.Length(px-x0-int32(dx*t/d2), py-y0-int32(dy*t/d2))
}

// Put sets a model somewhere: set-up and what-if, no rule is asked.
func (g *Game) Put(m, x, y int32) {
	g.SetM(m, battle.X, x)
	g.SetM(m, battle.Y, y)
}
