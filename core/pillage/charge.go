package pillage

import (
	"math"
	"slices"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
)

// Charging is what came of a charge.
type Charging struct {
	Contact  bool
	Distance int32 // between the bases at the declaration, thousandths
	Reach    int32 // how far the charge could go
	Roll     int   // as the die is read: 1 to 3, or 1 to 6
	Bonus    bool
	Joined   bool // came to the help of friends: no bonus (PIL-MULTI-04)
}

// ChargeOrder is a charge to carry out.
type ChargeOrder struct {
	By, At int32
	Forced bool   // by a rule: the target may be a friend, nothing is chosen
	Die    string // "d3" unless a rule says otherwise
}

// Charge takes the six steps of a charge in open ground (PIL-CHARGE-02). Up to
// the declaration it may be refused; from there on it stands, and nothing has
// been measured before (PIL-CHARGE-04, PIL-CHARGE-06).
func (g *Game) Charge(o ChargeOrder) (Charging, error) {
	if !o.Forced {
		if err := g.carry("movement", g.M(o.By, battle.SideOf)); err != nil {
			return Charging{}, err
		}
	}
	if err := g.mayCharge(o); err != nil {
		return Charging{}, err
	}
	g.breakWall(o.By, "PIL-WALL-06")
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.Target], ev.F[hook.SideSlot] = o.By, o.At, g.M(o.By, battle.SideOf)
	if g.R.Log != nil {
		g.R.Log.Open("charge", "%s at %s", g.Name(o.By), g.Name(o.At))
		defer g.R.Log.Close()
	}
	g.R.On(ev, g.Points[pOnChargeDeclared])
	if !g.stepping { // inside a step the fallen still make their blows
		g.removeFallen()
	}
	c := Charging{Distance: g.Between(o.By, o.At)}
	if !g.Alive(o.At) || !g.Alive(o.By) || g.R.Err != nil { // the target is gone: the charger's turn ends
		g.SetM(o.By, battle.SkipTurn, g.Now(hook.Turn))
		return c, nil
	}
	g.chargeReach(ev, o, &c)
	g.SetM(o.By, battle.ChargeTurn, g.Now(hook.Turn))
	g.SetM(o.By, battle.ChargeTarget, o.At)
	g.SetM(o.By, battle.ChargeDistance, c.Distance)
	g.SetM(o.By, battle.ChargeRoll, int32(c.Roll))
	g.SetM(o.By, battle.ChargeReach, c.Reach)
	g.SetM(o.By, battle.ChargeBonus, 0)
	g.SetM(o.By, battle.ChargeOrder, 0)
	if !battle.Within(c.Distance, c.Reach) {
		g.failCharge(o, &c)
		return c, nil
	}
	g.contact(o, &c)
	return c, nil
}

func (g *Game) mayCharge(o ChargeOrder) error {
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
	case g.M(o.By, battle.Formation) != 0 && !o.Forced && !g.num().wallCharges:
		return illegal("PIL-WALL-06", "%s stands in a formation", g.Name(o.By))
	case g.full(o.At, o.By):
		return illegal("PIL-MULTI-01", "%s fights %d enemies already", g.Name(o.At), g.num().multiMax)
	case g.M(o.At, battle.Hidden) != 0:
		return illegal("PIL-CHARGE-04", "%s is not on the table", g.Name(o.At))
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.KindSlot] = o.By, o.At, g.words.charge
	ev.F[hook.SideSlot] = g.M(o.By, battle.SideOf)
	return refused(g.R.Can(ev, g.Points[pCanTarget]), g.Name(o.At)+" may not be charged")
}

// chargeReach rolls the charge die and computes how far the charge can go
// (PIL-CHARGE-08): allowance plus die plus additions, then the factor.
func (g *Game) chargeReach(ev *hook.Event, o ChargeOrder, c *Charging) {
	kind := g.chargeDie(ev, o.Die)
	if kind != "none" {
		c.Roll = g.chargeRoll(ev, o.By, kind)
	}
	c.Reach = g.chargeTotal(ev, o.By, c.Roll)
	if g.R.Log != nil {
		g.explain("charge", "PIL-CHARGE-08", "%s read as %d: reaches %s, the target is %s away", kind, c.Roll, inches(c.Reach), inches(c.Distance))
	}
}

// chargeDie is the die of a charge: the book's unless the order names one, then
// whatever rules make of it.
func (g *Game) chargeDie(ev *hook.Event, die string) string {
	if die == "" {
		die = g.num().chargeDie
	}
	p := g.Points[pModifyChargeDie]
	return p.Keys[g.R.Modify(ev, p, int32(indexOf(p.Keys, die)))]
}

// chargeTotal is how far a charge goes with a roll: the factor comes last and
// rounds down to whole inches.
func (g *Game) chargeTotal(ev *hook.Event, m int32, roll int) int32 {
	total := g.allowance(m, false) + int32(roll)*hook.Milli
	total += g.R.Modify(ev, g.Points[pModifyChargeDistance], 0)
	if f := g.R.Modify(ev, g.Points[pModifyChargeFactor], hook.Milli); f != hook.Milli {
		total = int32(int64(total)*int64(f)/hook.Milli) / hook.Milli * hook.Milli
	}
	return total
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

// contact brings the charger to the target's base by the shortest way and puts
// both into a fight: a new one with the charge bonus (PIL-CHARGE-11), unless
// the roll was too low (PIL-CHARGE-09), or the charger joins friends who fight
// this enemy alone (PIL-MULTI-04). Charging one of several enemies of a friend
// makes a new fight and takes the bonus from earlier charges (PIL-MULTI-06).
func (g *Game) contact(o ChargeOrder, c *Charging) {
	c.Contact = true
	g.approach(o.By, o.At, g.Radius(o.By)+g.Radius(o.At))
	g.spend(o.By, c.Distance, c.Reach)
	var was []int32
	if old := g.M(o.At, battle.Fight); old != 0 {
		for m := range g.Count() {
			if g.IsM(m, battle.Fight, old) && m != o.At {
				was = append(was, m)
			}
		}
	}
	joined, left := g.meet(o.By, o.At)
	c.Joined, c.Bonus = joined, !joined && c.Roll > 0 && !g.num().noBonusOn[c.Roll]
	g.SetM(o.By, battle.ChargeBonus, b2i(c.Bonus))
	if joined {
		return
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
	g.drawIn(o)
}

// drawIn brings the other enemies whom the charger now touches into its fight,
// as many as may be at one (PIL-MULTI-02), if they fight nobody else.
func (g *Game) drawIn(o ChargeOrder) {
	for m := range g.Count() {
		if g.Alive(m) && g.Foes(m, o.By) && g.IsM(m, battle.Fight, 0) && g.IsM(m, battle.Hidden, 0) &&
			!g.Models[m].Object && g.Touch(m, o.By) && !g.full(o.By, m) {
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
				if o == a || o == b || !g.Alive(o) || !g.IsM(o, battle.Hidden, 0) {
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

// approach moves m straight towards o until their centres are d apart.
func (g *Game) approach(m, o, d int32) {
	x, y := int64(g.M(m, battle.X)), int64(g.M(m, battle.Y))
	tx, ty := int64(g.M(o, battle.X)), int64(g.M(o, battle.Y))
	now := int64(g.Centres(m, o))
	if now == 0 {
		return
	}
	g.SetM(m, battle.X, int32(tx+(x-tx)*int64(d)/now))
	g.SetM(m, battle.Y, int32(ty+(y-ty)*int64(d)/now))
}

// failCharge moves the charger half of its allowance towards the target, in
// whole inches, stopping 1" from any enemy (PIL-CHARGE-12, PIL-MOVE-04).
func (g *Game) failCharge(o ChargeOrder, c *Charging) {
	n := g.num()
	allowed := g.allowance(o.By, false)
	half := int32(int64(allowed)*int64(n.failShare)/hook.Milli) / hook.Milli * hook.Milli
	for e := range g.Count() {
		if e != o.By && g.Alive(e) && (e == o.At || g.keptFrom(o.By, e)) {
			half = min(half, g.freeRun(o.By, o.At, e))
		}
	}
	g.explain("charge", "PIL-CHARGE-12", "falls short and moves %s", inches(half))
	g.approach(o.By, o.At, g.Centres(o.By, o.At)-half)
	g.spend(o.By, half, allowed)
}

// freeRun is how far m may go straight towards `to` before it comes nearer to e
// than an enemy may, thousandths of an inch.
func (g *Game) freeRun(m, to, e int32) int32 {
	length := float64(g.Centres(m, to))
	if length == 0 {
		return 0
	}
	dx, dy := float64(g.M(to, battle.X)-g.M(m, battle.X))/length, float64(g.M(to, battle.Y)-g.M(m, battle.Y))/length
	ex, ey := float64(g.M(e, battle.X)-g.M(m, battle.X)), float64(g.M(e, battle.Y)-g.M(m, battle.Y))
	keep := float64(g.Radius(m) + g.Radius(e) + g.num().keepAway)
	along, across := ex*dx+ey*dy, ex*dy-ey*dx
	switch {
	case along <= 0 || across*across >= keep*keep:
		return 1 << 30
	case ex*ex+ey*ey <= keep*keep: // too near already
		return 0
	}
	return int32(math.Floor(along - math.Sqrt(keep*keep-across*across)))
}
