package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
)

// Charging is what came of a charge.
type Charging struct {
	Contact   bool
	Distance  int32 // between the bases at the declaration, thousandths
	Reach     int32 // how far the charge could go
	Roll      int   // as the die is read: 1 to 3, or 1 to 6
	Bonus     bool
	Joined    bool   // came to the help of friends: no bonus (PIL-MULTI-04)
	Cover     bool   // reached the target across an obstacle (PIL-COVER-02)
	Reaction  string // of the target: "none", "flee" or the weapon that it shot with
	Fled      bool   // its flight succeeded
	Escaped   bool   // and took it away from a charge that would have reached it
	Cancelled bool   // over before the charge roll: the charger or the target is gone
	Blocked   error  // why no way leads to the target, where none does
	Way       int32  // what the way costs, of a charge that falls short of a nearer target; else 0
}

// ChargeOrder is a charge to carry out.
type ChargeOrder struct {
	By, At int32
	Path   []board.Point // on the way to the target; empty: straight at it
	Door   int           // of its building, out of which it charges, from 1; 0: the nearest to the target
	Spot   *board.Point  // from where it attacks: before an entrance; nil: wherever it touches
	React  []string      // what the target does, where the order says it
	Forced bool          // by a rule: the target may be a friend, nothing is chosen
	Die    string        // "d3" unless a rule says otherwise
}

// chargeTable is what the tables say of charges.
type chargeTable struct {
	die         string
	bonus       int
	noBonusOn   map[int]bool
	keepsSave   bool // a rider's charge with the lowest roll still tells on the save
	losesStep   bool // a rider's charge with the lowest roll does not strike first
	failShare   int32
	failByReach bool // the share is that of the whole charge distance
	failShoots  bool // a charge that falls short leaves its shots
	walls       bool // formations charge
	fromMelee   bool // who is in melee may leave it by a charge
}

func readCharge(v *battle.Values, m must) chargeTable {
	t := chargeTable{
		die:         m.Word("rules.charge.die"),
		bonus:       m.Int("rules.charge.bonus"),
		noBonusOn:   map[int]bool{},
		keepsSave:   !listed(v, "rules.charge.one_loses", "cavalry_save"),
		losesStep:   listed(v, "rules.charge.one_loses", "spear_first"),
		failShare:   m.Num("rules.charge.fail_share"),
		failByReach: m.Word("rules.charge.fail_move") == "reach",
		failShoots:  m.Flag("rules.charge.fail_may_shoot"),
		walls:       m.Flag("rules.wall.charge"),
		fromMelee:   m.Flag("rules.charge.from_melee"),
	}
	for _, key := range []string{"rules.charge.no_bonus_on.1", "rules.charge.no_bonus_on.2", "rules.charge.no_bonus_on.3"} {
		if x := v.Get(key); x.Kind == battle.Num {
			t.noBonusOn[int(x.Num/1000)] = true
		}
	}
	return t
}

// Charge is a charge that a rule forces, inside the step of another order.
func (g *Game) Charge(o ChargeOrder) (Charging, error) {
	var c Charging
	var rep Report
	was := g.charging // one charge may set off another
	defer func() { g.charging = was }()
	for _, step := range g.ChargeSteps(o, &c, &rep) {
		if _, err := step(); err != nil || g.R.Err != nil {
			return c, err
		}
	}
	return c, nil
}

// ChargeSteps takes the six steps of a charge (PIL-CHARGE-02): the choice, the
// line of sight and the declaration, the reaction, the charge roll, the move.
// Up to the declaration it may be refused; from there on it stands, and nothing
// has been measured before (PIL-CHARGE-04, PIL-CHARGE-06). told takes what came
// of it, rep the blows that are struck on the way.
func (g *Game) ChargeSteps(o ChargeOrder, told *Charging, rep *Report) []Step {
	c := &g.charging
	then := func(do func()) Step {
		return func() (bool, error) {
			if !c.Cancelled && g.R.Err == nil {
				do()
			}
			*told = *c
			return false, nil
		}
	}
	move := then(func() { g.moveCharge(&o, c) })
	return []Step{
		func() (bool, error) {
			err := g.declareCharge(&o, c, rep)
			*told = *c
			return false, err
		},
		then(func() { g.react(&o, c, rep) }),
		then(func() { g.answered(&o, c, rep) }),
		then(func() { g.rollCharge(&o, c) }),
		func() (bool, error) {
			_, err := move()
			g.charging = Charging{}
			g.R.Log.Close()
			return false, err
		},
	}
}

// declareCharge is the part of a charge up to its declaration, and what rules
// do before the target reacts (PIL-WEAPON-08).
func (g *Game) declareCharge(o *ChargeOrder, c *Charging, rep *Report) error {
	*c, *rep = Charging{Reaction: noReaction}, Report{Round: 1, Shots: true}
	if !o.Forced {
		if err := g.carry("movement", g.M(o.By, battle.SideOf)); err != nil {
			return err
		}
	}
	if g.num().charge.fromMelee {
		g.leaveFight(o.By)
	}
	if (o.Door > 0 || !g.IsM(o.By, battle.Inside, 0)) && !o.Forced && o.Spot == nil { // PIL-BUILD-06
		if err := g.goOut(o.By, o.Door, g.Centre(o.At)); err != nil {
			return err
		}
	}
	if err := g.mayCharge(o); err != nil {
		return err
	}
	if err := g.mayAnswer(o); err != nil {
		return err
	}
	g.breakWall(o.By, "PIL-WALL-06")
	if g.R.Log != nil {
		g.R.Log.Open("charge", "%s at %s", g.Name(o.By), g.Name(o.At))
	}
	g.announce(pOnChargeDeclared, o.By, o.At, rep)
	c.Distance = g.Between(o.By, o.At)
	if !g.Alive(o.At) || !g.Alive(o.By) { // the target is gone: the charger's turn ends
		g.callOff(o, c)
	}
	return nil
}

// announce tells the rules of a charge that has been declared or answered, and
// makes the shots that they ask for (PIL-WEAPON-08).
func (g *Game) announce(p int, by, at int32, rep *Report) {
	if len(g.R.Active[p]) == 0 {
		return
	}
	ev := g.chargeEvent(by, at)
	defer g.end()
	waiting := len(g.queue)
	g.R.On(ev, g.Points[p])
	thrown := slices.Clone(g.queue[waiting:])
	g.queue = g.queue[:waiting]
	for i := range thrown {
		if g.Alive(by) && g.Alive(thrown[i].At) {
			g.shootNow(&thrown[i], g.Between(thrown[i].By, thrown[i].At), rep)
		}
	}
}

// answered is the moment between the reaction and the charge roll. Whose target
// is gone by then has ended its turn.
func (g *Game) answered(o *ChargeOrder, c *Charging, rep *Report) {
	g.announce(pOnChargeAnswered, o.By, o.At, rep)
	if !g.Alive(o.At) || !g.Alive(o.By) {
		g.callOff(o, c)
	}
}

// callOff ends a charge before its roll, and with it the charger's turn.
func (g *Game) callOff(o *ChargeOrder, c *Charging) {
	c.Cancelled = true
	g.skip(o.By, battle.SkipTurn, battle.SkipBy, 0)
}

// leaveFight takes a model out of its melee.
func (g *Game) leaveFight(m int32) {
	if fight := g.M(m, battle.Fight); fight != 0 {
		g.SetM(m, battle.Fight, 0)
		g.SetM(m, battle.Rounds, 0)
		g.endFight(fight)
	}
}

// chargeEvent begins an event of the points of a charge.
func (g *Game) chargeEvent(by, at int32) *hook.Event {
	ev := g.begin()
	ev.F[hook.ModelSlot], ev.F[hook.Target], ev.F[hook.SideSlot] = by, at, g.M(by, battle.SideOf)
	return ev
}

func (g *Game) mayCharge(o *ChargeOrder) error {
	if err := g.mayMove(o.By); err != nil {
		return err
	}
	switch {
	case o.By == o.At:
		return illegal("PIL-CHARGE-04", "%s cannot charge himself", g.Name(o.By))
	case !g.Alive(o.At):
		return illegal("PIL-CHARGE-04", "%s is out of the game", g.Name(o.At))
	case g.This(o.By, battle.MovedTurn) || g.This(o.By, battle.ChargeTurn):
		return illegal("PIL-MOVE-01", "%s has moved this turn", g.Name(o.By))
	case !o.Forced && g.M(o.By, battle.SideOf) == g.M(o.At, battle.SideOf):
		return illegal("PIL-CHARGE-04", "%s is a friend", g.Name(o.At))
	case !o.Forced && !g.Foes(o.By, o.At) && !g.num().turn.neutralCharged:
		return illegal("PIL-CHARGE-04", "%s is nobody's enemy", g.Name(o.At))
	case g.struggling(o.By):
		return illegal("PIL-SWIM-03", "%s struggles in the water", g.Name(o.By))
	case g.M(o.By, battle.Formation) != 0 && !o.Forced && !g.num().charge.walls:
		return illegal("PIL-WALL-06", "%s stands in a formation", g.Name(o.By))
	case g.guarded(o.At) && !o.Forced:
		return illegal("PIL-HOUND-06", "hounds stand around %s", g.Name(o.At))
	case g.full(o.At, o.By):
		return illegal("PIL-MULTI-01", "%s fights %d enemies already", g.Name(o.At), g.num().multiMax)
	case g.M(o.At, battle.Hidden) != 0:
		return illegal("PIL-CHARGE-04", "%s is not on the table", g.Name(o.At))
	case !g.IsM(o.At, battle.Inside, 0) && o.Spot == nil && !o.Forced:
		return illegal("PIL-BUILD-08", "%s is inside %s: assault it", g.Name(o.At), g.Pieces[g.M(o.At, battle.Inside)-1].Name)
	}
	if err := g.apart(o.At); err != nil {
		return err
	}
	if err := g.mayTarget(o.By, o.At, g.words.charge); err != nil {
		return err
	}
	if err := g.mayChargeOver(o.By, o.At); err != nil {
		return err
	}
	ev := g.chargeEvent(o.By, o.At)
	defer g.end()
	if g.R.Modify(ev, g.Points[pModifyChargeLos], 1) == 0 || len(g.Pieces) == 0 || o.Spot != nil {
		return nil
	}
	return g.unseen(g.base(o.By), g.base(o.At), o.At, "PIL-CHARGE-05")
}

// mayTarget asks the rules whether by may name at for something of a kind.
func (g *Game) mayTarget(by, at, kind int32) error {
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.KindSlot] = by, at, kind
	ev.F[hook.SideSlot] = g.M(by, battle.SideOf)
	refs := g.R.Can(ev, g.Points[pCanTarget])
	if kind == g.words.charge {
		return refused(refs, g.Name(at)+" may not be charged")
	}
	return refused(refs, g.Name(at)+" may not be named")
}

// rollCharge rolls the charge die and notes the charge.
func (g *Game) rollCharge(o *ChargeOrder, c *Charging) {
	ev := g.chargeEvent(o.By, o.At)
	defer g.end()
	target := o.At
	if target >= 0 {
		c.Distance = g.Between(o.By, target) // a rider who fell has another base
	} else { // nobody at the entrance (PIL-BUILD-09)
		at := g.Centre(o.By)
		target, c.Distance = o.By, board.Length(o.Spot.X-at.X, o.Spot.Y-at.Y)
	}
	g.chargeReach(ev, o, c)
	g.SetM(o.By, battle.ChargeTurn, g.Now(hook.Turn))
	g.SetM(o.By, battle.ChargeTarget, target)
	g.SetM(o.By, battle.ChargeDistance, c.Distance)
	g.SetM(o.By, battle.ChargeRoll, int32(c.Roll))
	g.SetM(o.By, battle.ChargeReach, c.Reach)
	g.SetM(o.By, battle.ChargeBonus, 0)
	g.SetM(o.By, battle.ChargeOrder, 0)
	g.SetM(o.By, battle.ChargeContact, 0)
}

// chargeReach rolls the charge die and computes how far the charge can go
// (PIL-CHARGE-08): allowance plus die plus additions, then the factor.
func (g *Game) chargeReach(ev *hook.Event, o *ChargeOrder, c *Charging) {
	kind := g.chargeDie(ev, o.Die)
	if kind != "none" {
		c.Roll = g.chargeRoll(ev, o.By, kind)
	}
	c.Reach = g.chargeTotal(ev, o.By, c.Roll, g.chargesOnRoad(o))
	if g.R.Log != nil {
		g.explain("charge", "PIL-CHARGE-08", "%s read as %d: reaches %s, the target is %s away", kind, c.Roll, inches(c.Reach), inches(c.Distance))
	}
}

// chargeDie is the die of a charge: the book's unless the order names one, then
// whatever rules make of it.
func (g *Game) chargeDie(ev *hook.Event, die string) string {
	if die == "" {
		die = g.num().charge.die
	}
	p := g.Points[pModifyChargeDie]
	return p.Keys[g.R.Modify(ev, p, int32(indexOf(p.Keys, die)))]
}

// chargeTotal is how far a charge goes with a roll: what is added, the cap, and
// last the factor (GAP-NIGHT-HALF).
func (g *Game) chargeTotal(ev *hook.Event, m int32, roll int, road bool) int32 {
	total := g.allowanceFor(m, road, g.words.charge) + int32(roll)*hook.Milli
	total += g.bonuses(ev, pModifyChargeDistance, m, g.words.charge)
	if most := g.R.Modify(ev, g.Points[pModifyChargeCap], hook.Nil); most != hook.Nil {
		total = min(total, most)
	}
	if f := g.R.Modify(ev, g.Points[pModifyChargeFactor], hook.Milli); f != hook.Milli {
		total = rounded(int32(int64(total)*int64(f)/hook.Milli), g.num().roundHalf)
	}
	return total
}

// chargesOnRoad says whether the whole way of a charge lies on a road
// (GAP-ROAD-CHARGE).
func (g *Game) chargesOnRoad(o *ChargeOrder) bool {
	return g.num().moving.roadCharge && len(g.Pieces) > 0 && g.onsetOf(o).way.road
}

// chargeRoll rolls the die of a charge: a d3 is half a d6, rounded up. Rules
// may offer to roll it again.
func (g *Game) chargeRoll(ev *hook.Event, m int32, kind string) int {
	t := dice.Test{Stream: dice.Charge, Who: m, Need: 99} // fails always: any offer fits
	t.Dice[0], t.N = g.R.Src.Roll(dice.Charge, m), 1
	if len(g.R.Active[pModifyChargeReroll]) > 0 {
		g.R.Reroll(ev, g.Points[pModifyChargeReroll], &t)
	}
	if kind == "d6" {
		return dice.Face(g.R.Src, &t.Dice[0])
	}
	return dice.Half(g.R.Src, &t.Dice[0])
}

func indexOf(words []string, w string) int {
	for i, x := range words {
		if x == w {
			return i
		}
	}
	return 0
}

// onset is where a charge would end.
type onset struct {
	way   route
	cost  int32 // of the way, thousandths of the charge distance
	cover bool  // across an obstacle (PIL-COVER-02)
	err   error // why the way cannot be gone
}

// onsetOf finds the place from which the target is attacked, on the straight
// line from the last point of the path, and what the way there costs, with every
// rule of movement (PIL-CHARGE-10). Where something stands in the way it is the
// nearest other place at the target to which the way is free.
func (g *Game) onsetOf(o *ChargeOrder) (s onset) {
	from := g.Centre(o.By)
	if n := len(o.Path); n > 0 {
		from = o.Path[n-1]
	}
	if o.Spot != nil {
		s.way, s.err = g.wayTo(o, *o.Spot)
		s.cost = s.way.cost
		return s
	}
	end := from
	if end, s.cover, s.err = g.contactPlace(o.By, o.At, from); s.err == nil {
		s.way, s.err = g.wayTo(o, end)
		s.cover = s.cover || s.err == nil && g.overRail(o.At, s.way.end)
	}
	switch s.cost = s.way.cost; {
	case s.err != nil && s.cover:
		if way, ok := g.opposite(o, from); ok {
			s = onset{way: way, cost: way.cost, cover: true}
		}
	case s.err != nil:
		if way, ok := g.anotherPlace(o, from); ok {
			s = onset{way: way, cost: way.cost, cover: g.overRail(o.At, way.end)}
		} else if way, ok := g.behindBulwark(o); ok {
			s = onset{way: way, cost: way.cost, cover: true}
		}
	case len(o.Path) == 0 && !s.cover: // as it was measured between the bases
		s.cost += g.Between(o.By, o.At) - s.way.length
	}
	return s
}

// onsetWithin is onsetOf for a charge of some reach: who cannot come to the usual
// place at an obstacle goes to the nearest from which he may attack (PIL-COVER-02).
func (g *Game) onsetWithin(o *ChargeOrder, reach int32) onset {
	s := g.onsetOf(o)
	if s.cover && (s.err != nil || !battle.Within(s.cost, reach)) {
		if way, ok := g.alongCover(o); ok && battle.Within(way.cost, reach) {
			return onset{way: way, cost: way.cost, cover: true}
		}
	}
	return s
}

// wayTo is the way of a charge to the place where it ends.
func (g *Game) wayTo(o *ChargeOrder, end board.Point) (route, error) {
	if g.num().cover.noContact && g.overRail(o.At, end) {
		return route{}, illegal("PIL-COVER-02", "%s shelters behind the bulwark", g.Name(o.At))
	}
	return g.route(o.By, append(slices.Clone(o.Path), end), routeOpts{charge: true, target: o.At + 1})
}

// turns are the directions, up to a right angle from the straight one, in which
// another place at the target is looked for: cosine and sine, millionths.
var turns = [16][2]int64{{995185, 98017}, {980785, 195090}, {956940, 290285}, {923880, 382683}, {881921, 471397}, {831470, 555570}, {773010, 634393}, {707107, 707107}, {634393, 773010}, {555570, 831470}, {471397, 881921}, {382683, 923880}, {290285, 956940}, {195090, 980785}, {98017, 995185}, {0, 1000000}}

// anotherPlace is the way to the free place at the target that is nearest to
// the straight way from a point.
func (g *Game) anotherPlace(o *ChargeOrder, from board.Point) (best route, ok bool) {
	to, bases := g.Centre(o.At), int64(g.Radius(o.By)+g.Radius(o.At))
	x, y, n := int64(from.X-to.X), int64(from.Y-to.Y), int64(board.Length(from.X-to.X, from.Y-to.Y))
	if n <= bases {
		return best, false
	}
	for _, t := range turns {
		for _, sin := range []int64{t[1], -t[1]} {
			end := board.Point{X: to.X + quotient((x*t[0]-y*sin)*bases, n*1e6), Y: to.Y + quotient((x*sin+y*t[0])*bases, n*1e6)}
			if way, err := g.wayTo(o, end); err == nil && (!ok || way.cost < best.cost) {
				best, ok = way, true
			}
		}
		if ok {
			return best, true
		}
	}
	return best, false
}

// contactPlace is where the base of m, coming straight from a point, touches
// that of o, or the obstacle behind which o shelters.
func (g *Game) contactPlace(m, o int32, from board.Point) (end board.Point, cover bool, err error) {
	to := g.Centre(o)
	now, bases := board.Length(to.X-from.X, to.Y-from.Y), g.Radius(m)+g.Radius(o)
	if end, cover = g.atCover(m, o, from); cover {
		if gap := board.Length(to.X-end.X, to.Y-end.Y) - bases; !battle.Within(gap, g.num().cover.reach) {
			return end, true, illegal("PIL-COVER-02", "%s is %s away across the obstacle, at most %s", g.Name(o), inches(gap), inches(g.num().cover.reach))
		}
		return end, true, nil
	}
	if now <= bases {
		return from, false, nil
	}
	return between(to, from, bases, now), false, nil
}

// quotient of two numbers, the second above 0, rounded to the nearest.
func quotient(a, b int64) int32 {
	if a < 0 {
		return -quotient(-a, b)
	}
	return int32((a + b/2) / b)
}

// between is the point on the way from a to b, which is n long, at d from a.
func between(a, b board.Point, d, n int32) board.Point {
	return board.Point{X: a.X + part(b.X-a.X, int64(d), int64(n)), Y: a.Y + part(b.Y-a.Y, int64(d), int64(n))}
}

// moveCharge is the last step of a charge: into contact, after a target that
// flees, or too short.
func (g *Game) moveCharge(o *ChargeOrder, c *Charging) {
	s := g.onsetWithin(o, c.Reach)
	switch {
	case s.err != nil || !battle.Within(s.cost, c.Reach):
		g.tellShort(&s, c)
		g.failCharge(o, c)
	case c.Fled && g.fleeFrom(o, c, &s):
		c.Escaped = true
	case g.leapt(o.By, s.way.leaps) && g.swam(o, c, s.way.end):
		g.contact(o, c, &s)
	}
}

// swam makes the swim roll of a charge that leads into water, where the tables
// let it; false: the charger drowns, or struggles and gets no farther.
func (g *Game) swam(o *ChargeOrder, c *Charging, end board.Point) bool {
	if !g.num().moving.swimCharge || g.This(o.By, battle.SwimTurn) {
		return true
	}
	s := g.survey(o.By, append(slices.Clone(o.Path), end), routeOpts{charge: true, target: o.At + 1})
	to, over := s.swum(c.Reach)
	if over && g.Alive(o.By) {
		r := s.part(to)
		g.arrive(o.By, r)
		g.spend(o.By, r.cost, c.Reach)
		g.Set(battle.Mover, 0)
	}
	return !over
}

// leapt makes the agility rolls of a charge for what it leads over; false: the
// charger stays where it is, or falls (GAP-AGIL-CHARGE).
func (g *Game) leapt(m int32, over []int32) bool {
	rows := g.num().agility.rows
	for _, p := range over {
		switch row := g.agility(m, p); {
		case g.R.Err != nil:
			return false
		case row == 1:
			g.explain("charge", "PIL-AGIL-03", "%s falls at %s", g.Name(m), g.Pieces[p].Name)
			g.perish(m, hook.Nil, g.words.fall)
		case row >= rows[1]:
			continue
		}
		if g.Alive(m) {
			g.endMove(m)
		}
		return false
	}
	return true
}

// tellShort keeps and explains why a charge does not arrive.
func (g *Game) tellShort(s *onset, c *Charging) {
	if c.Blocked = s.err; s.err == nil && s.cost != c.Distance {
		c.Way = s.cost
	}
	switch {
	case g.R.Log == nil:
	case s.err != nil:
		rule, why := reason(s.err)
		g.explain("charge", rule, "no way there: %s", why)
	case c.Way != 0:
		g.explain("charge", "PIL-CHARGE-10", "the way costs %s", inches(c.Way))
	}
}

// reason of an error on the way of a charge: its rule and its words.
func reason(err error) (rule, words string) {
	if e, ok := err.(*fault.Error); ok {
		return e.Rule, e.Message
	}
	return "PIL-CHARGE-10", err.Error()
}

// NoWay tells why a charge straight at a target would not arrive there, however
// far it reached; nil where it would, or where the charger stands inside.
func (g *Game) NoWay(by, at int32) (why, err error) {
	err = g.Look(func() error {
		if g.IsM(by, battle.Inside, 0) {
			why = g.onsetOf(&ChargeOrder{By: by, At: at}).err
		}
		return nil
	})
	return why, err
}

// contact brings the charger to the place of attack and puts both into a fight:
// a new one with the charge bonus (PIL-CHARGE-11), unless the roll was too low
// (PIL-CHARGE-09), the target has cover (PIL-COVER-01), a rider attacks on
// difficult ground (PIL-CAV-03), or the charger joins friends who fight this
// enemy alone (PIL-MULTI-04). Charging one of several enemies of a friend makes
// a new fight and takes the bonus from earlier charges (PIL-MULTI-06).
func (g *Game) contact(o *ChargeOrder, c *Charging, s *onset) {
	c.Contact, c.Cover = true, s.cover
	g.SetM(o.By, battle.ChargeContact, 1)
	g.arrive(o.By, s.way)
	g.spend(o.By, s.cost, c.Reach)
	c.Joined = g.intoFight(o)
	g.giveBonus(o, c)
	if !c.Joined {
		g.drawIn(o)
	}
	g.packJoins(o.At, o.By)
	g.reacted(o, c)
}

// intoFight puts the charger of a charge that has arrived into a fight with its
// target, its own unless it joins friends; it says whether it joins.
func (g *Game) intoFight(o *ChargeOrder) bool {
	var was []int32
	if old := g.M(o.At, battle.Fight); old != 0 {
		for m := range g.Count() {
			if g.IsM(m, battle.Fight, old) && m != o.At {
				was = append(was, m)
			}
		}
	}
	joined, left := g.meet(o.By, o.At)
	g.SetM(o.By, battle.ChargeOrder, 0)
	if joined {
		return true
	}
	if left != 0 {
		g.SetM(o.At, battle.ChargeBonus, 0)
		for _, m := range was {
			g.SetM(m, battle.ChargeBonus, 0)
		}
		g.stepAside(o.By, o.At, was)
	}
	g.Set(battle.Charges, g.Get(battle.Charges)+1)
	g.SetM(o.By, battle.ChargeOrder, g.Get(battle.Charges))
	return false
}

// giveBonus decides whether a charge that arrived has its bonus.
func (g *Game) giveBonus(o *ChargeOrder, c *Charging) {
	low := c.Roll > 0 && g.num().charge.noBonusOn[c.Roll]
	bonus := int32(0)
	switch {
	case c.Joined || c.Roll <= 0:
	case c.Cover || g.sheltered(o.By, o.At):
		g.explain("charge", "PIL-COVER-01", "%s has cover: no charge bonus", g.Name(o.At))
	case g.Mounted(o.By) && g.onRoughGround(o.By, o.At) && g.slowedBy(o):
		g.explain("charge", "PIL-CAV-03", "a rider on difficult ground has no charge bonus")
	case low:
		bonus = battle.BonusLost
	default:
		bonus = 1
	}
	c.Bonus = bonus == 1
	g.SetM(o.By, battle.ChargeBonus, bonus)
}

// slowedBy asks the rules whether difficult ground takes the bonus of a charge.
func (g *Game) slowedBy(o *ChargeOrder) bool {
	ev := g.chargeEvent(o.By, o.At)
	defer g.end()
	return g.R.Modify(ev, g.Points[pModifyChargeGround], 1) != 0
}

// drawIn brings the other enemies whom the charger now touches into its fight,
// as many as may be at one (PIL-MULTI-02), if they fight nobody else.
func (g *Game) drawIn(o *ChargeOrder) {
	for m := range g.Count() {
		if g.Alive(m) && g.Foes(m, o.By) && g.IsM(m, battle.Fight, 0) && g.IsM(m, battle.Hidden, 0) && g.IsM(m, battle.Inside, 0) &&
			!g.Models[m].Object && g.Touch(m, o.By) && !g.full(o.By, m) && !g.barred(m, o.By) {
			g.SetM(m, battle.Fight, g.M(o.By, battle.Fight))
			g.SetM(m, battle.Rounds, 0)
			g.explain("charge", "PIL-MULTI-02", "%s touches %s too", g.Name(o.By), g.Name(m))
		}
	}
}

// aside are the sixteen ways in which a pair may step, thousandths.
var aside = [16][2]int64{{1000, 0}, {924, 383}, {707, 707}, {383, 924}, {0, 1000}, {-383, 924}, {-707, 707}, {-924, 383},
	{-1000, 0}, {-924, -383}, {-707, -707}, {-383, -924}, {0, -1000}, {383, -924}, {707, -707}, {924, -383}}

// stepAside moves a charger and his target together, by the shortest way of at
// most rules.multi.split, until neither touches the fight that the target left
// (PIL-MULTI-07). Where there is no room they stay.
func (g *Game) stepAside(a, b int32, from []int32) {
	clear := func() bool {
		for _, m := range []int32{a, b} {
			for o := range g.Count() {
				if o == a || o == b || !g.Alive(o) || !g.IsM(o, battle.Hidden, 0) || !g.sameRoom(m, o) {
					continue
				}
				near := g.Centres(m, o) - g.Radius(m) - g.Radius(o)
				if near < 0 || slices.Contains(from, o) && near <= battle.Tolerance {
					return false
				}
			}
		}
		return true
	}
	if clear() {
		return
	}
	ax, ay, bx, by := g.M(a, battle.X), g.M(a, battle.Y), g.M(b, battle.X), g.M(b, battle.Y)
	for d := int64(50); d <= int64(g.num().split); d += 50 {
		for _, u := range aside {
			dx, dy := int32(u[0]*d/1000), int32(u[1]*d/1000)
			g.Put(a, ax+dx, ay+dy)
			g.Put(b, bx+dx, by+dy)
			if clear() {
				g.explain("charge", "PIL-MULTI-07", "%s and %s step %s aside", g.Name(a), g.Name(b), inches(int32(d)))
				return
			}
		}
	}
	g.Put(a, ax, ay)
	g.Put(b, bx, by)
}

// failCharge moves the charger half of its allowance towards the target, in
// whole inches, stopping 1" from any enemy (PIL-CHARGE-12, PIL-MOVE-04).
func (g *Game) failCharge(o *ChargeOrder, c *Charging) {
	t := &g.num().charge
	allowed := g.allowance(o.By, false)
	whole := allowed
	if t.failByReach {
		whole = c.Reach
	}
	half := int32(int64(whole)*int64(t.failShare)/hook.Milli) / hook.Milli * hook.Milli
	to := o.Spot
	if to == nil {
		at := g.Centre(o.At)
		to = &at
	}
	r := g.run(o.By, *to, half, routeOpts{charge: true})
	g.explain("charge", "PIL-CHARGE-12", "falls short and moves %s", inches(r.length))
	g.arrive(o.By, r)
	g.spend(o.By, r.cost, allowed)
}

// strikesFirst says whether a rider's weapon strikes first because he charged
// (PIL-WEAPON-11), whatever the roll unless the tables say otherwise.
func (g *Game) strikesFirst(m int32, w *Weapon) bool {
	return g.Mounted(m) && w.RiderFirst && g.charged(m) >= 0 &&
		(!g.num().charge.losesStep || !g.num().charge.noBonusOn[int(g.M(m, battle.ChargeRoll))])
}

// lostToDie says whether a rider's charge tells on the save although its die
// took the bonus away, where the tables want it so (GAP-CHARGE-ONE-EXTRAS).
func (g *Game) lostToDie(s *Strike) bool {
	return g.num().charge.keepsSave && s.Round == 1 && g.IsM(s.By, battle.ChargeBonus, battle.BonusLost) && g.charged(s.By) == s.At
}
