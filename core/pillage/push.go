package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
)

// pushTable is what the tables say of pushing (PIL-PUSH, PIL-CAV-11).
type pushTable struct {
	class     [3]int // change to the roll by the class of who is pushed
	success   int    // rows from this one on
	strike    int    // rows from this one on strike the pushed too
	back      int32
	replaces  bool    // who pushes does not strike
	noRoom    int     // row of the agility roll at which the gap is made
	fallSafe  int32   // a fall from higher up always kills
	fallRow   int     // row of the agility roll up to which a fall kills
	fallKills bool    // it takes all hit points, not one
	high      []int32 // tags of what one falls from
	riders    int     // a rider pushes from this row on
	stuckFree bool    // he leaves the melee of who has no room too
	charger   bool    // riders may push who charged them
	friends   bool    // riders push their friends too
}

func (g *Game) readPush(m must) pushTable {
	t := pushTable{
		success:   m.Int("rules.push.success"),
		strike:    m.Int("rules.push.strike"),
		back:      m.Num("rules.push.back"),
		replaces:  m.Flag("rules.push.replaces_attack"),
		noRoom:    m.Int("rules.push.no_room"),
		fallSafe:  m.Num("rules.fall.most"),
		fallRow:   m.Int("rules.fall.rows.lethal"),
		fallKills: m.Word("rules.fall.lethal") == "removed",
		riders:    m.Int("rules.cav.push_success"),
		stuckFree: m.Word("rules.cav.push_stuck") == "free",
		charger:   m.Flag("rules.cav.push_vs_charger"),
		friends:   m.Word("rules.cav.push_scope") == "all",
	}
	for i, c := range battle.ClassNames {
		t.class[i] = m.Int("rules.push.class." + c)
	}
	for _, tag := range listOf(m.v, "rules.fall.from") {
		t.high = append(t.high, g.C.Lex.Sym(tag))
	}
	return t
}

// Push announces that m will not strike in the coming melee stage but try to
// leave by pushing its enemy away (PIL-PUSH-01). A rider pushes whoever touches
// him (PIL-CAV-11); at may be Nil where there is nobody to choose from.
func (g *Game) Push(m, at int32) error {
	if err := g.beforeFight(m, m); err != nil {
		return err
	}
	switch {
	case !g.Alive(m):
		return illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case g.M(m, battle.Fight) == 0:
		return illegal("PIL-PUSH-01", "%s is in no melee", g.Name(m))
	case g.This(m, battle.SkipTurn):
		return g.skips("PIL-PUSH-01", m, "does nothing")
	case g.This(m, battle.RaisedTurn):
		return illegal("PIL-PUSH-01", "%s has raised its shield", g.Name(m))
	case g.beaten(m):
		return illegal("PIL-REACT-04", "%s failed to flee", g.Name(m))
	case g.Models[m].Object:
		return illegal("PIL-PUSH-01", "%s pushes nobody", g.Name(m))
	}
	if err := g.mayPush(m, at); err != nil {
		return err
	}
	if err := g.notBegun(m, "PIL-PUSH-01"); err != nil {
		return err
	}
	g.SetM(m, battle.PushTurn, g.Now(hook.Turn))
	return nil
}

// mayPush checks whom m would push: one enemy, who has not charged this turn
// (PIL-PUSH-01, PIL-PUSH-02); a rider any number.
func (g *Game) mayPush(m, at int32) error {
	foes := g.opponents(m)
	if at >= 0 && !slices.Contains(foes, at) {
		return illegal("PIL-PUSH-01", "%s is in no melee with %s", g.Name(m), g.Name(at))
	}
	rides := g.Mounted(m)
	if len(foes) > 1 && !rides {
		return illegal("PIL-PUSH-01", "%s fights %d enemies: only one can be pushed", g.Name(m), len(foes))
	}
	for _, o := range foes {
		if g.charged(o) >= 0 && !(rides && g.num().push.charger) {
			return illegal("PIL-PUSH-02", "%s charged this turn", g.Name(o))
		}
	}
	return nil
}

// pushRoll makes the push of m in the place of its blow (PIL-PUSH-04). Who is
// pushed back goes at the end of the fight.
func (g *Game) pushRoll(m int32) {
	foes := g.opponents(m)
	g.BeginAttack()
	g.R.Src.Scope(g.Ordinal(battle.Orders), g.melee.fight, m, g.Ordinal(battle.Attacks))
	switch {
	case g.Mounted(m):
		g.ridePush(m)
	case len(foes) == 1:
		g.footPush(m, foes[0])
	}
}

func (g *Game) footPush(m, at int32) {
	n := &g.num().push
	if g.R.Log != nil {
		g.R.Log.Open("push", "%s pushes %s", g.Name(m), g.Name(at))
		defer g.R.Log.Close()
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.Target], ev.F[hook.SideSlot] = m, at, g.M(m, battle.SideOf)
	d, ok := g.throw(ev, dice.Push, m)
	if !ok {
		return
	}
	class := g.class(at, toMove, false, false)
	mods := n.class[class] + int(g.R.Modify(ev, g.Points[pModifyPushRoll], 0))
	row := int32(1)
	for _, r := range []int{2, n.success, n.strike} {
		if g.rowFrom(d, mods, r) {
			row = int32(r)
		}
	}
	g.SetM(m, battle.PushRow, row)
	if g.R.Log != nil {
		g.explain("push", "PIL-PUSH-03", "%s is pushed: rolled %d, %+d: %s", battle.ClassNames[class], dice.Face(g.R.Src, d), mods,
			pushText(int(row), n))
	}
	if row == 1 {
		g.improvised(at, m, g.melee.fight)
	}
	if int(row) >= n.success {
		g.SetM(at, battle.PushedBy, m+1)
	}
	if int(row) >= n.strike {
		g.improvised(m, at, g.melee.fight)
	}
}

func pushText(row int, n *pushTable) string {
	switch {
	case row == 1:
		return "the pusher is struck"
	case row >= n.strike:
		return "pushed back and struck"
	case row >= n.success:
		return "pushed back"
	}
	return "nothing"
}

// throw rolls the die of a table, the one that rules read in ev.
func (g *Game) throw(ev *hook.Event, s dice.Stream, m int32) (d *dice.Die, ok bool) {
	rolled := g.R.Src.Roll(s, m)
	if err := g.R.Src.Err(); err != nil {
		g.R.Fail(err)
		return nil, false
	}
	ev.Die, ev.F[hook.DieSlot] = &rolled, 0
	return &rolled, true
}

// rowFrom says whether a die reads a row of a result table or a higher one. A
// natural 1 reads the first row, whatever is added (PIL-DICE-03), where the
// tables do not let it (GAP-NAT1-SCOPE); a result is read within their bounds
// (GAP-DICE-FLOOR).
func (g *Game) rowFrom(d *dice.Die, mods, row int) bool {
	n := g.num()
	if row <= 1 {
		return true
	}
	need := row - mods
	if row <= n.clamp[0] {
		need = 1
	}
	if !n.dice.Rows {
		need = max(need, 2)
	}
	return need <= 6 && row <= n.clamp[1] && dice.Least(g.R.Src, d, need)
}

// ridePush is the push of a rider (PIL-CAV-11): he falls, nothing happens, or
// everybody who touches him is pushed.
func (g *Game) ridePush(m int32) {
	n := &g.num().push
	if g.R.Log != nil {
		g.R.Log.Open("push", "%s pushes from the saddle", g.Name(m))
		defer g.R.Log.Close()
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	d, ok := g.throw(ev, dice.Push, m)
	if !ok {
		return
	}
	row := int32(1)
	for _, r := range []int{2, n.riders} {
		if dice.Least(g.R.Src, d, r) {
			row = int32(r)
		}
	}
	row = g.R.Modify(ev, g.Points[pModifyPushResult], row)
	g.SetM(m, battle.PushRow, -row)
	if g.R.Log != nil {
		g.explain("push", "PIL-CAV-11", "rolled %d", dice.Face(g.R.Src, d))
	}
	if row <= 1 {
		by := hook.Nil
		if foes := g.opponents(m); len(foes) > 0 {
			by = foes[0]
		}
		g.fall(by, m, g.melee.fight)
		return
	}
	if int(row) < n.riders {
		return
	}
	for o := range g.Count() {
		if g.Touch(o, m) && g.Alive(o) && g.IsM(o, battle.Hidden, 0) && (g.sameRoom(o, m) || g.IsM(o, battle.Fight, g.melee.fight)) && (n.friends || g.M(o, battle.SideOf) != g.M(m, battle.SideOf)) {
			g.SetM(o, battle.PushedBy, m+1)
		}
	}
}

// nextPushed moves back one model that was pushed, at the end of the fight; it
// says whether there may be another.
func (g *Game) nextPushed() bool {
	if !slices.ContainsFunc(g.melee.turns, func(t turnOf) bool { return t.push }) {
		return false
	}
	for m := range g.Count() {
		by := g.M(m, battle.PushedBy) - 1
		if by < 0 {
			continue
		}
		g.SetM(m, battle.PushedBy, 0)
		if g.Alive(m) {
			g.moveBack(m, by)
			g.removeFallen()
		}
		g.rideOff(by)
		return g.R.Err == nil
	}
	return false
}

// rideOff takes a rider who pushed out of the melee, once all are moved whom he
// pushed and none of them holds him (GAP-CAV-PUSH-STAY).
func (g *Game) rideOff(m int32) {
	if row := g.M(m, battle.PushRow); row >= 0 || row < -heldRow {
		return
	}
	for o := range g.Count() {
		if g.IsM(o, battle.PushedBy, m+1) {
			return
		}
	}
	g.stepOut(m)
}

// heldRow is taken from the fact PushRow of a rider, a row below zero, when one
// whom he pushed has no room and holds him.
const heldRow = 10

// moveBack takes a pushed model straight back, off a height or to where it finds
// room (PIL-PUSH-04, PIL-PUSH-05, PIL-PUSH-06), and out of the melee.
func (g *Game) moveBack(m, by int32) {
	n := &g.num().push
	at := beyond(g.Centre(by), g.Centre(m), n.back)
	row := g.M(by, battle.PushRow)
	switch {
	case !g.IsM(m, battle.Inside, 0):
		g.backInside(m)
	case g.roomTo(m, at):
		drop := g.standing(m, g.Centre(m)) - g.standing(m, at)
		g.Put(m, at.X, at.Y)
		if top := g.M(m, battle.OnTop) - 1; top >= 0 && !g.Shape(top).Contains(at) {
			g.SetM(m, battle.OnTop, 0)
			g.SetM(m, battle.High, 0)
		}
		g.explain("push", "PIL-PUSH-04", "%s goes back %s", g.Name(m), inches(n.back))
		if drop > 0 {
			g.fallFrom(m, drop)
		}
	case row < 0:
		g.explain("push", "PIL-CAV-11", "%s has no room to go back", g.Name(m))
		g.improvised(by, m, g.melee.fight)
		if !n.stuckFree && row >= -heldRow && g.opposed(m, by) {
			g.SetM(by, battle.PushRow, row-heldRow)
		}
		return
	case !g.makeGap(m, by):
		return
	}
	if g.opposed(m, by) {
		g.stepOut(m)
	}
	if row > 0 {
		g.stepOut(by)
	}
}

// opposed says whether two models of one fight fight each other.
func (g *Game) opposed(m, o int32) bool {
	return g.M(m, battle.SideOf) != g.M(o, battle.SideOf) || g.setOn(m, o) || g.setOn(o, m)
}

// stepOut takes a model out of the fight of this round.
func (g *Game) stepOut(m int32) {
	if g.IsM(m, battle.Fight, g.melee.fight) {
		g.SetM(m, battle.StruckTurn, g.Now(hook.Turn))
		g.leaveFight(m)
	}
}

// makeGap is the agility roll of a pushed model without room behind it: it finds
// the nearest place an inch away or stays (PIL-PUSH-05).
func (g *Game) makeGap(m, by int32) bool {
	n := &g.num().push
	if int(g.agilityFrom(m, hook.Nil, n.noRoom)) < n.noRoom {
		g.explain("push", "PIL-PUSH-05", "%s has no room and stays", g.Name(m))
		return false
	}
	x, y, best := g.M(m, battle.X), g.M(m, battle.Y), int32(-1)
	d := g.Radius(m) + g.Radius(by) + n.back
	var to board.Point
	for _, u := range aside {
		p := board.Point{X: g.M(by, battle.X) + int32(u[0]*int64(d)/1000), Y: g.M(by, battle.Y) + int32(u[1]*int64(d)/1000)}
		if far := battle.Length(p.X-x, p.Y-y); (best < 0 || far < best) && g.fits(m, p) {
			best, to = far, p
		}
	}
	if best < 0 {
		g.explain("push", "PIL-PUSH-05", "%s finds no room anywhere and stays", g.Name(m))
		return false
	}
	g.Put(m, to.X, to.Y)
	g.explain("push", "PIL-PUSH-05", "%s slips aside", g.Name(m))
	return true
}

// fallFrom a height: from a low one an agility roll, from a higher one the end
// (PIL-PUSH-06).
func (g *Game) fallFrom(m, drop int32) {
	n := &g.num().push
	g.explain("fall", "PIL-PUSH-06", "%s falls %s", g.Name(m), inches(drop))
	if battle.Within(drop, n.fallSafe) && int(g.agilityFrom(m, hook.Nil, n.fallRow+1)) > n.fallRow {
		return
	}
	g.perish(m, hook.Nil, g.words.fall)
}

// beyond is the point d behind p, seen from o.
func beyond(o, p board.Point, d int32) board.Point {
	dx, dy := int64(p.X-o.X), int64(p.Y-o.Y)
	l := int64(battle.Length(p.X-o.X, p.Y-o.Y))
	if l == 0 {
		dx, dy, l = 0, 1, 1
	}
	return board.Point{X: p.X + int32(dx*int64(d)/l), Y: p.Y + int32(dy*int64(d)/l)}
}

// roomTo says whether m can go straight to a place and stand there.
func (g *Game) roomTo(m int32, at board.Point) bool {
	from := g.Centre(m)
	for i := int32(1); i <= 4; i++ {
		if !g.fits(m, board.Point{X: from.X + (at.X-from.X)*i/4, Y: from.Y + (at.Y-from.Y)*i/4}) {
			return false
		}
	}
	return true
}

// standing is the height at a place from which m would fall: of what it has
// climbed, of walls, roofs, rocks. Hills have no edge.
func (g *Game) standing(m int32, at board.Point) int32 {
	most := int32(0)
	if top := g.M(m, battle.OnTop) - 1; top >= 0 && g.Shape(top).Contains(at) {
		most = g.M(m, battle.High)
	}
	for p := range int32(len(g.Pieces)) {
		if slices.ContainsFunc(g.num().push.high, func(tag int32) bool { return g.Tagged(p, tag) }) && g.Shape(p).Contains(at) && g.lies(p) {
			most = max(most, g.ground(p).height)
		}
	}
	return most
}
