package pillage

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// allowance of a model this turn (PIL-MOVE-03), thousandths of an inch: by
// class, foot or horse, plus additions, at most the cap, at least 0; the tables
// order these (GAP-MOVE-STACK). road: the whole path lies on a road.
func (g *Game) allowance(m int32, road bool) int32 { return g.allowanceFor(m, road, g.words.move) }

// allowanceFor is the allowance for a purpose: a "move", or a "charge".
func (g *Game) allowanceFor(m int32, road bool, purpose int32) int32 {
	n, base := g.num(), g.ownMove(m)
	if g.stuck(m) {
		g.explain("move", "PIL-TROOP-17", "no friend in contact")
		return 0
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	ev.F[hook.Road], ev.F[hook.Purpose] = b2i(road), purpose
	if g.R.Log != nil {
		g.explain("move", "PIL-MOVE-03", "%s: %s", battle.ClassNames[g.class(m, toMove, false, false)], inches(base))
	}
	total := base
	for _, part := range n.moving.order {
		switch part {
		case "add":
			total += g.moveBonus(ev, m, road)
		case "cap":
			if most := g.R.Modify(ev, g.Points[pModifyMoveCap], hook.Nil); most != hook.Nil {
				total = min(total, most)
			}
		case "victim":
			total = g.pace(m, total)
		}
	}
	return max(total, 0)
}

// moveBonus is what is added to the allowance of m and taken from it.
func (g *Game) moveBonus(ev *hook.Event, m int32, road bool) int32 {
	sum := g.bonuses(ev, pModifyMove, m, g.words.move) - g.load(m)
	if road && g.bonusHolds(m, "PIL-TERR-11", g.words.move) {
		if b := g.R.Modify(ev, g.Points[pModifyRoadBonus], g.num().road[b2i(g.rides(m))]); b > 0 {
			g.explainBy(b, "move", "PIL-TERR-11", "%s on a road", "+"+inches(b))
			sum += b
		}
	}
	return sum
}

// bonuses is what rules add to a distance and take from it; additions that do not
// count are left out.
func (g *Game) bonuses(ev *hook.Event, point int, m, purpose int32) int32 {
	return g.R.ModifyIf(ev, g.Points[point], 0, func(a *hook.Ask) bool {
		return a.Op != hook.AskModify || a.N <= 0 || g.bonusHolds(m, a.H.Rule.ID, purpose)
	})
}

// bonusHolds asks whether an addition to a distance counts (PIL-WEATHER-07).
func (g *Game) bonusHolds(m int32, by string, purpose int32) bool {
	p := g.Points[pCanMoveBonus]
	if len(g.R.Active[p.Num]) == 0 {
		return true
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot], ev.F[hook.By] = m, g.M(m, battle.SideOf), g.C.Lex.Sym(by)
	ev.F[hook.Purpose] = purpose
	return len(g.R.Can(ev, p)) == 0
}

// mayMove checks what forbids any movement of m.
func (g *Game) mayMove(m int32) error {
	switch {
	case !g.Alive(m):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case g.M(m, battle.Fight) != 0:
		return illegal("PIL-CHARGE-01", "%s is in melee", g.Name(m))
	case g.This(m, battle.ReactTurn) && g.This(m, battle.SkipMoveTurn) && g.IsM(m, battle.SkipMoveBy, 0):
		return g.spentOnReaction(m)
	case !g.IsM(m, battle.PackOf, 0):
		return illegal("PIL-HOUND-01", "%s goes where its handler goes, or where it is sent", g.Name(m))
	case g.stuck(m):
		return illegal("PIL-TROOP-17", "%s moves only when a friend is in contact with it", g.Name(m))
	case g.This(m, battle.SkipTurn) || g.This(m, battle.SkipMoveTurn):
		return g.skips("PIL-MOVE-01", m, "does not move")
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	return refused(g.R.Can(ev, g.Points[pCanMove]), g.Name(m)+" may not move")
}

// Move takes a model along a path, at most its allowance and only once a turn
// (PIL-MOVE-01, PIL-MOVE-02). It returns what was spent and what was left.
func (g *Game) Move(m int32, path []board.Point) (spent, left int32, err error) {
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
	if !g.IsM(m, battle.Inside, 0) { // PIL-BUILD-06
		if err := g.goOut(m, 0, path[0]); err != nil {
			return 0, 0, err
		}
	}
	s := g.survey(m, path, routeOpts{})
	r, err := s.whole()
	if err != nil {
		return 0, 0, err
	}
	if most := g.M(m, battle.Ahead); !again && most > 0 && battle.Within(r.cost, most) {
		return g.goAhead(s, most)
	}
	allowed, budget := int32(0), g.M(m, battle.Granted)
	if !g.This(m, battle.MovedTurn) {
		allowed = g.allowance(m, r.road)
	}
	goesOn := again && budget == 0 && g.mayGoOn(m)
	switch {
	case !again:
		budget = allowed
	case goesOn:
		budget = g.remaining(m)
	case budget == 0:
		return 0, 0, illegal("PIL-MOVE-01", "%s has moved this turn", g.Name(m))
	}
	if !battle.Within(r.cost, budget) {
		return 0, 0, illegal("PIL-MOVE-03", "%s cannot go %s, at most %s", g.Name(m), inches(r.cost), inches(budget))
	}
	if err := s.tooFar(budget); err != nil {
		return 0, 0, err
	}
	s.tell()
	g.breakWall(m, "PIL-WALL-06")
	hounds := g.followers(m)
	r, over := s.travel(budget)
	g.spend(m, r.cost, allowed)
	g.follow(m, hounds)
	if over {
		g.Set(battle.Mover, 0)
	}
	if again && !goesOn {
		g.SetM(m, battle.Granted, 0)
	}
	spent = min(r.cost, budget) // but for rounding
	if over {
		return spent, 0, g.R.Err
	}
	return spent, budget - spent, g.R.Err
}

// goAhead makes a move that a rule gave the model before its own, which is still
// to come: that is what is left. Only the first order of at most those inches is
// it; whoever goes farther, charges or does not move has let it go by.
func (g *Game) goAhead(s *survey, most int32) (spent, left int32, err error) {
	m := s.m
	if err := s.tooFar(most); err != nil {
		return 0, 0, err
	}
	s.tell()
	g.explain("move", "PIL-MOVE-01", "a free move of at most %s, before its own", inches(most))
	g.breakWall(m, "PIL-WALL-06")
	allowed := g.allowance(m, false)
	hounds := g.followers(m)
	r, over := s.travel(most)
	g.SetM(m, battle.Ahead, 0)
	if !g.IsM(m, battle.Went, hook.Nil) {
		g.SetM(m, battle.Went, r.cost)
		g.SetM(m, battle.Allowed, allowed)
	}
	g.Set(battle.Mover, 0)
	g.follow(m, hounds)
	if over {
		g.spend(m, 0, allowed)
		g.Set(battle.Mover, 0)
		return r.cost, 0, g.R.Err
	}
	return r.cost, allowed, g.R.Err
}

// travel takes the model of a survey along its path, with the dice on the way:
// a rider's at obstacles (PIL-CAV-04), a swimmer's at water (PIL-SWIM-01). over:
// its move ends where it is, whatever is left.
func (s *survey) travel(budget int32) (r route, over bool) {
	g := s.g
	to, over, falls := s.ridden()
	if !g.Mounted(s.m) {
		to, over = s.swum(budget)
	}
	if !falls {
		to, _ = s.rest(to)
	}
	r = s.part(to)
	g.arrive(s.m, r)
	if falls {
		g.fall(hook.Nil, s.m, 0)
		g.removeFallen()
	}
	return r, over
}

// arrive puts a model at the end of a route.
func (g *Game) arrive(m int32, r route) {
	walked := r.length
	if g.This(m, battle.MovedTurn) {
		walked += g.M(m, battle.Walked)
	}
	g.SetM(m, battle.Walked, walked)
	g.Put(m, r.end.X, r.end.Y)
	if g.IsM(m, battle.OnTop, r.top) {
		return
	}
	high := int32(0)
	if r.top > 0 {
		high = g.ground(r.top - 1).height
	}
	g.SetM(m, battle.OnTop, r.top)
	g.SetM(m, battle.High, high)
}

// mayGoOn says whether m may use what is left of its move: it did something on
// the way that let it go on, and nobody has moved since (PIL-MOVE-01).
func (g *Game) mayGoOn(m int32) bool {
	return g.This(m, battle.MovedTurn) && g.Is(battle.Mover, m+1) && g.Is(battle.GoesOn, 1)
}

// remaining is what m has left of this turn's allowance, thousandths of an inch.
func (g *Game) remaining(m int32) int32 {
	return max(g.M(m, battle.Allowed)-g.OwnMove(m), 0)
}

// endMove ends the move of m, whatever it has left.
func (g *Game) endMove(m int32) {
	allowed := int32(0)
	if !g.This(m, battle.MovedTurn) {
		allowed = g.allowance(m, false)
	}
	g.spend(m, 0, allowed)
	g.Set(battle.Mover, 0)
}

// spend notes movement of this turn. The allowance is fixed when the first of
// it begins: what a shooter has left is held against that (PIL-SHOOT-13).
func (g *Game) spend(m, n, allowed int32) {
	if !g.This(m, battle.MovedTurn) {
		g.SetM(m, battle.Allowed, allowed)
	}
	if !g.IsM(m, battle.AtDoor, 0) {
		g.SetM(m, battle.AtDoor, 0)
	}
	n += g.OwnMove(m)
	g.SetM(m, battle.MovedTurn, g.Now(hook.Turn))
	g.SetM(m, battle.Moved, n)
	g.Set(battle.Mover, m+1)
	g.Set(battle.GoesOn, 0)
}

// Put sets a model somewhere: no rule is asked. Where it stood when the turn
// began is kept; it stands at no entrance any more.
func (g *Game) Put(m, x, y int32) {
	if !g.This(m, battle.BeganTurn) {
		g.SetM(m, battle.BeganTurn, g.Now(hook.Turn))
		g.SetM(m, battle.BeganX, g.M(m, battle.X))
		g.SetM(m, battle.BeganY, g.M(m, battle.Y))
	}
	if !g.IsM(m, battle.AtDoor, 0) {
		g.SetM(m, battle.AtDoor, 0)
	}
	g.SetM(m, battle.X, x)
	g.SetM(m, battle.Y, y)
	g.stepAboard(m)
}

// Stay sets a model where it stands, as if it had stood there when the turn began:
// set-up and what-if.
func (g *Game) Stay(m int32) { g.SetM(m, battle.BeganTurn, 0) }

// stood is where a model stood when the turn began.
func (g *Game) stood(m int32) board.Point {
	if g.This(m, battle.BeganTurn) {
		return board.Point{X: g.M(m, battle.BeganX), Y: g.M(m, battle.BeganY)}
	}
	return g.Centre(m)
}
