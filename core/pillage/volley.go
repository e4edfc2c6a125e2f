package pillage

import (
	"cmp"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/resolve"
)

// VolleyOrder is a volley of several archers at a point of the table.
type VolleyOrder struct {
	Archers []int32
	X, Y    int32 // the marker, thousandths of an inch
}

// Volley carries out a volley: an order that is refused, a volley that is lost
// because the marker is out of range, or one that falls.
func (g *Game) Volley(o VolleyOrder) (Report, error) {
	var rep Report
	err := g.CarryOut(g.VolleySteps(o, &rep))
	return rep, err
}

// VolleySteps is a volley as steps: the declaration, then one model under the
// arrows after the other, then the removal of who fell.
func (g *Game) VolleySteps(o VolleyOrder, rep *Report) []Step {
	return []Step{
		func() (bool, error) { return false, g.loose(o, rep) },
		func() (bool, error) { return g.underArrows(rep), nil },
		func() (bool, error) { g.endVolley(rep); return false, nil },
	}
}

const placeVolley = "core/pillage/volley.go"

// loose declares a volley: who shoots (PIL-VOLLEY-01), at which point in sight of
// one of them (PIL-VOLLEY-02) and whether it reaches it (PIL-VOLLEY-03). What
// the rest needs is put into facts.
func (g *Game) loose(o VolleyOrder, rep *Report) error {
	archers := slices.Clone(o.Archers)
	slices.Sort(archers)
	archers = slices.Compact(archers)
	*rep = Report{Round: 1, Shots: true, Volley: true}
	if len(archers) == 0 {
		return illegal("PIL-VOLLEY-01", "no archers, at least %d are needed", g.num().volley.least)
	}
	if err := g.carry("shooting", g.M(archers[0], battle.SideOf)); err != nil {
		return err
	}
	if err := g.group(archers); err != nil {
		return err
	}
	if at := (board.Point{X: o.X, Y: o.Y}); !slices.ContainsFunc(archers, func(m int32) bool { return g.seesPoint(m, at) }) {
		return illegal("PIL-VOLLEY-02", "none of the archers sees the point %s", at)
	}
	for _, m := range archers {
		g.letGo(m, g.volleyWeapon(m))
	}
	from := slices.MinFunc(archers, func(a, b int32) int { return cmp.Compare(g.From(o.X, o.Y, a), g.From(o.X, o.Y, b)) })
	g.Set(battle.VolleyX, o.X)
	g.Set(battle.VolleyY, o.Y)
	away, reach := g.From(o.X, o.Y, from), g.volleyReach(archers, from)
	falls := g.Covers(away, reach)
	if falls || g.num().volley.cancelSpends {
		for _, m := range archers {
			g.SetM(m, battle.ShotTurn, g.Now(hook.Turn))
			g.SetM(m, battle.Shots, noMoreShots)
		}
	}
	if !falls {
		g.explain("volley", "PIL-VOLLEY-03", "the nearest archer, %s, is %s from the marker, the %s reaches %s: the volley is lost",
			g.Name(from), inches(away), g.volleyWeapon(from).ID, inches(reach))
		g.Set(battle.VolleyX, 0)
		g.Set(battle.VolleyY, 0)
		rep.Wasted = 1
		return nil
	}
	g.settleFallen()
	for _, m := range archers {
		g.SetM(m, battle.Volley, 1)
	}
	g.BeginFight(0)
	g.setVolley(from, len(archers), g.isLong(away, reach, g.volleyWeapon(from)))
	rep.Radius = g.Get(battle.VolleyRadius)
	g.strew(o.X, o.Y)
	return nil
}

// noMoreShots is the count of shots of who took part in a volley: above any
// number that a rule may give.
const noMoreShots = 1 << 20

// group checks the archers of a volley (PIL-VOLLEY-01): each by himself, then
// how many and how near to each other they are.
func (g *Game) group(archers []int32) error {
	for _, m := range archers {
		if err := g.mayVolley(m, g.M(archers[0], battle.SideOf)); err != nil {
			return err
		}
	}
	n := &g.num().volley
	if len(archers) < n.least {
		return illegal("PIL-VOLLEY-01", "%d archers, at least %d are needed", len(archers), n.least)
	}
	near := archers
	if n.connected {
		near = nil
		for _, m := range archers {
			if 2*len(near) >= len(archers) { // no other chain is longer
				break
			}
			if c := g.chain(archers, m, n.gap); len(c) > len(near) {
				near = c
			}
		}
	}
	for _, m := range archers {
		if away, alone := g.toNearest(m, near); !alone && !g.Covers(away, n.gap) {
			return illegal("PIL-VOLLEY-01", "%s is %s from the nearest of the other archers, at most %s", g.Name(m), inches(away), inches(n.gap))
		}
	}
	return nil
}

// toNearest is the distance from m to the nearest of the others; alone: there
// are none.
func (g *Game) toNearest(m int32, others []int32) (away int32, alone bool) {
	alone = true
	for _, o := range others {
		if d := g.Between(m, o); o != m && (alone || d < away) {
			away, alone = d, false
		}
	}
	return away, alone
}

// mayVolley checks one archer: he stands still, has not shot, and can.
func (g *Game) mayVolley(m, side int32) error {
	w := g.volleyWeapon(m)
	switch {
	case !g.Alive(m):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case g.M(m, battle.SideOf) != side:
		return illegal("PIL-VOLLEY-01", "%s is of another side", g.Name(m))
	case !g.IsM(m, battle.Inside, 0):
		return illegal("PIL-VOLLEY-01", "%s is inside a building: its positions serve one shooter each", g.Name(m))
	case w == nil:
		return illegal("PIL-VOLLEY-01", "%s carries nothing that volleys are shot with", g.Name(m))
	case g.MovedNow(m) > 0:
		return illegal("PIL-VOLLEY-01", "%s has moved %s: archers of a volley stand still", g.Name(m), inches(g.MovedNow(m)))
	case g.This(m, battle.ShotTurn) && g.M(m, battle.Shots) > 0:
		return illegal("PIL-VOLLEY-01", "%s has shot this turn", g.Name(m))
	}
	check := g.able(m, w)
	if g.num().volley.anyone {
		check = g.idle(m)
	}
	if check != nil {
		return check
	}
	if _, err := g.shotsLeft(m, w); err != nil {
		return err
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Weapon], ev.F[hook.KindSlot] = m, w.Sym, g.words.volley
	ev.F[hook.SideSlot], ev.F[hook.Moved] = side, 0
	return refused(g.R.Can(ev, g.Points[pCanShoot]), g.Name(m)+" may not shoot")
}

// volleyWeapon is the first weapon of a model that volleys are shot with.
func (g *Game) volleyWeapon(m int32) *Weapon {
	for bit := range g.Items(m) {
		if w := g.num().byBit[bit]; w != nil && w.Volley {
			return w
		}
	}
	return nil
}

// volleyReach is how far a volley carries: the range of the nearest archer, or
// the longest or shortest of them all (GAP-VOLLEY-MIXED).
func (g *Game) volleyReach(archers []int32, from int32) int32 {
	reach := func(m int32) int32 { return g.reach(m, hook.Nil, g.volleyWeapon(m), g.words.volley) }
	by := func(a, b int32) int { return cmp.Compare(reach(a), reach(b)) }
	switch g.num().volley.mixed {
	case "longest":
		from = slices.MaxFunc(archers, by)
	case "shortest":
		from = slices.MinFunc(archers, by)
	}
	return reach(from)
}

// setVolley fixes need, radius and modifier of a volley (PIL-VOLLEY-04).
func (g *Game) setVolley(from int32, archers int, long bool) {
	n, w := &g.num().volley, g.volleyWeapon(from)
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Weapon], ev.F[hook.KindSlot] = from, w.Sym, g.words.volley
	ev.F[hook.SideSlot], ev.F[hook.MarkerSlot] = g.M(from, battle.SideOf), 0
	mods := int32(0)
	if n.long && long {
		mods = g.R.Modify(ev, g.Points[pModifyLongRange], int32(g.row(from, w).Long))
	}
	ev.SetRecord(int32(n.need), n.radius+n.perArcher*int32(archers-n.least), mods)
	g.R.Records(ev, g.Points[pModifyVolley])
	need, radius := ev.Record()[0], max(ev.Record()[1], 0)
	if n.rules {
		mods = ev.Record()[2]
	}
	g.Set(battle.VolleyFrom, from+1)
	g.Set(battle.VolleyRadius, radius)
	g.Set(battle.VolleyNeed, need)
	g.Set(battle.VolleyMods, mods)
	g.Set(battle.VolleyNext, 0)
	g.explain("volley", "PIL-VOLLEY-04", "%d archers, the nearest is %s: everybody within %s of the marker", archers, g.Name(from), inches(radius))
}

// underArrows shoots at the next model in the radius; false: none is left.
func (g *Game) underArrows(rep *Report) bool {
	from := g.Get(battle.VolleyFrom) - 1
	if from < 0 { // the volley was lost
		return false
	}
	for m := g.Get(battle.VolleyNext); m < g.Count(); m++ {
		if g.under(m) {
			g.Set(battle.VolleyNext, m+1)
			g.arrows(from, m, rep)
			g.letFall()
			return true
		}
	}
	return false
}

// under says whether a model lies in the radius of the volley, friend or foe:
// the marker is a point, his base reaches into it (PIL-MEAS-04).
func (g *Game) under(m int32) bool {
	n := &g.num().volley
	switch {
	case !g.Alive(m) || g.M(m, battle.HP) <= 0 || !g.IsM(m, battle.Hidden, 0) || g.Models[m].Object,
		n.noInside && !g.IsM(m, battle.Inside, 0),
		n.noRiders && g.Mounted(m),
		n.noMelee && g.M(m, battle.Fight) != 0:
		return false
	}
	return g.Covers(g.From(g.Get(battle.VolleyX), g.Get(battle.VolleyY), m), g.Get(battle.VolleyRadius))
}

// arrows rolls the volley die of one model, then its save (PIL-VOLLEY-04). It
// is no attack roll: no rule of attacks is asked. The direction, for who stands
// in a formation, is that from the nearest archer.
func (g *Game) arrows(from, m int32, rep *Report) {
	s := Strike{By: from, At: m, Weapon: g.volleyWeapon(from), Kind: g.words.volley, Round: 1}
	g.BeginAttack()
	g.R.Src.Scope(g.Ordinal(battle.Orders), 0, from, g.Ordinal(battle.Attacks))
	g.R.Log.Open("volley", "arrows on %s", g.Name(m))
	defer g.R.Log.Close()
	ev := g.begin()
	defer g.end()
	g.fill(ev, &s, hook.Nil)
	if len(g.R.Can(ev, g.Points[pCanTarget])) > 0 || g.R.Err != nil {
		return
	}
	b := &g.blow
	*b = Blow{Strike: s, Part: hook.Nil}
	stack := resolve.Stack{Target: int(g.Get(battle.VolleyNeed)), Mods: int(g.Get(battle.VolleyMods)), Log: g.R.Log, Label: "volley"}
	if g.num().volley.large && g.Mounted(m) {
		stack.Add(g.num().largeTarget, "PIL-CAV-06", placeVolley, "the target rides")
	}
	b.Test = dice.Test{Stream: dice.VolleyStream, Who: from, Need: stack.Need(g.num().dice)}
	resolve.Throw(g.R, ev, &b.Test, nil)
	if b.Hit = b.Test.OK; b.Hit {
		g.Tell(battle.DidHit, from, 1)
	}
	resolve.Tell(g.R, "volley", &b.Test, "hit", "miss")
	if b.Hit && g.Mounted(m) { // his horse may be what is hit (GAP-VOLLEY-IMMUNE)
		b.Part = g.partHit(&s)
		ev.F[hook.Part] = b.Part
	}
	if b.Hit && g.R.Err == nil {
		g.hurt(ev, &s, b)
	}
	rep.Blows = append(rep.Blows, *b)
}

// settleFallen takes those out for good who fell in volleys before.
func (g *Game) settleFallen() {
	for m := range g.Count() {
		if g.IsM(m, battle.Out, battle.Falling) {
			g.SetM(m, battle.Out, 1)
		}
	}
}

// letFall marks who fell in this step as out once the volley is over. Those
// whose end others have to be told, in a fight, in a formation or by a rule, are
// left to endVolley.
func (g *Game) letFall() {
	told := len(g.R.Active[pOnModelRemoved]) > 0
	g.killers = slices.DeleteFunc(g.killers, func(k killed) bool {
		if told || g.M(k.model, battle.Fight) != 0 || g.M(k.model, battle.Formation) != 0 || g.laden(k.model) {
			return false
		}
		g.leave(k.model, battle.Falling, k.by, k.cause)
		return true
	})
}

// endVolley removes who fell, all together, and clears the facts of the volley.
func (g *Game) endVolley(rep *Report) {
	if g.Get(battle.VolleyFrom) == 0 {
		return
	}
	for m := range g.Count() {
		g.SetM(m, battle.Volley, 0)
	}
	for f := battle.VolleyFrom; f <= battle.VolleyNext; f++ {
		g.Set(f, 0)
	}
	g.removeFallen()
	rep.Lost = g.lostSince(0)
}
