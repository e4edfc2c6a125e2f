package pillage

import (
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
	Lost     []int32
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
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.Target], ev.F[hook.SideSlot] = o.By, o.At, g.M(o.By, battle.SideOf)
	if g.R.Log != nil {
		g.R.Log.Open("charge", "%s at %s", g.Name(o.By), g.Name(o.At))
		defer g.R.Log.Close()
	}
	g.R.On(ev, g.Points[pOnChargeDeclared])
	lost := g.fallen()
	g.removeFallen()
	c := Charging{Distance: g.Between(o.By, o.At), Lost: lost}
	if !g.Alive(o.At) || !g.Alive(o.By) || g.R.Err != nil { // the target is gone: the charger's turn ends
		g.SetM(o.By, battle.SkipMoveTurn, g.Get(battle.Turn))
		return c, nil
	}
	g.chargeReach(ev, o, &c)
	g.SetM(o.By, battle.ChargeTurn, g.Get(battle.Turn))
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
	case g.M(o.By, battle.Formation) != 0:
		return illegal("PIL-WALL-06", "%s stands in a formation", g.Name(o.By))
	}
	if g.M(o.At, battle.Fight) != 0 && len(g.against(o.At, o.By)) >= g.num().multiMax {
		return illegal("PIL-MULTI-01", "%s fights %d enemies already", g.Name(o.At), g.num().multiMax)
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
	die := g.num().chargeDie
	if o.Die != "" {
		die = o.Die
	}
	p := g.Points[pModifyChargeDie]
	kind := p.Keys[g.R.Modify(ev, p, int32(indexOf(p.Keys, die)))]
	if kind != "none" {
		c.Roll = g.chargeRoll(ev, o.By, kind)
	}
	c.Reach = g.chargeTotal(ev, o.By, c.Roll)
	if g.R.Log != nil {
		g.explain("charge", "PIL-CHARGE-08", "%s read as %d: reaches %s, the target is %s away", kind, c.Roll, inches(c.Reach), inches(c.Distance))
	}
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
		ev.F[hook.DieSlot] = 0
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
	bases := g.Radius(o.By) + g.Radius(o.At)
	g.approach(o.By, o.At, bases)
	g.spend(o.By, c.Distance)
	c.Bonus = !g.num().noBonusOn[c.Roll] && c.Roll > 0
	if old := g.M(o.At, battle.Fight); old != 0 {
		friends := g.against(o.At, o.By)
		foes := 0
		if len(friends) > 0 {
			foes = len(g.opponents(friends[0]))
		}
		if len(friends) > 0 && foes < 2 {
			c.Joined, c.Bonus = true, false
		} else {
			for m := range g.Count() {
				if g.M(m, battle.Fight) == old {
					g.SetM(m, battle.ChargeBonus, 0)
				}
			}
			g.SetM(o.At, battle.Fight, 0)
			g.endFight(old)
		}
	}
	g.engage(o.By, o.At)
	g.SetM(o.By, battle.ChargeBonus, b2i(c.Bonus))
	if !c.Joined {
		g.Set(battle.Charges, g.Get(battle.Charges)+1)
		g.SetM(o.By, battle.ChargeOrder, g.Get(battle.Charges))
	}
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
// whole inches, stopping 1" from any enemy (PIL-CHARGE-12).
func (g *Game) failCharge(o ChargeOrder, c *Charging) {
	n := g.num()
	half := int32(int64(g.allowance(o.By, false))*int64(n.failShare)/hook.Milli) / hook.Milli * hook.Milli
	half = min(half, max(c.Distance-n.keepAway, 0))
	g.explain("charge", "PIL-CHARGE-12", "falls short and moves %s", inches(half))
	g.approach(o.By, o.At, g.Centres(o.By, o.At)-half)
	g.spend(o.By, half)
}
