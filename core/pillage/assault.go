package pillage

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
	"skald/core/resolve"
)

// Assaults of buildings: a charge at an entrance (PIL-BUILD-08), against which
// whoever holds the floor assigns a defender (PIL-BUILD-09). Which entrance it
// is and who defends it are facts of the models, so that every step of the
// charge finds them again.

const placeAssault = "core/pillage/assault.go"

// AssaultOrder is a charge at an entrance of a building.
type AssaultOrder struct {
	By, Piece int32
	Door      int // from 1; 0: the nearest
	React     []string
}

// AssaultSteps is a charge at an entrance, in the steps of a charge. Who starts
// on the floor below charges up the stairs, without a charge roll (PIL-BUILD-14).
func (g *Game) AssaultSteps(a AssaultOrder, told *Charging, rep *Report) []Step {
	if !g.IsM(a.By, battle.Inside, 0) {
		return []Step{func() (bool, error) {
			*rep = Report{Round: 1, Shots: true}
			return false, g.upstairs(a, told)
		}}
	}
	c := &g.charging
	then := func(do func(o *ChargeOrder)) Step {
		return func() (bool, error) {
			if !c.Cancelled && g.R.Err == nil {
				o := g.assaultCharge(a)
				do(&o)
			}
			*told = *c
			return false, nil
		}
	}
	move := then(func(o *ChargeOrder) { g.reachEntrance(o, c) })
	return []Step{
		func() (bool, error) {
			err := g.declareAssault(a, c, rep)
			*told = *c
			return false, err
		},
		then(func(o *ChargeOrder) {
			if o.At >= 0 {
				g.react(o, c, rep)
			}
		}),
		then(func(o *ChargeOrder) { g.rollCharge(o, c) }),
		func() (bool, error) {
			_, err := move()
			g.charging = Charging{}
			g.R.Log.Close()
			return false, err
		},
	}
}

// reacts says whether an order names a reaction.
func reacts(how []string) bool { return len(how) > 0 && how[0] != noReaction }

// assaultCharge is an assault as a charge: at the defender, Nil where there is
// none, from the place before the entrance.
func (g *Game) assaultCharge(a AssaultOrder) ChargeOrder {
	spot := g.spotAt(a.By, a.Piece, g.M(a.By, battle.AssaultDoor)-1)
	o := ChargeOrder{By: a.By, At: hook.Nil, React: a.React, Spot: &spot}
	for m := range g.Count() {
		if g.IsM(m, battle.Defends, a.By+1) && g.Alive(m) {
			o.At = m
		}
	}
	return o
}

// declareAssault checks an assault, takes the defender who is assigned and
// declares the charge.
func (g *Game) declareAssault(a AssaultOrder, c *Charging, rep *Report) error {
	*c, *rep = Charging{Reaction: noReaction}, Report{Round: 1, Shots: true}
	if err := g.carry("movement", g.M(a.By, battle.SideOf)); err != nil {
		return err
	}
	if err := g.mayHold(a.By, a.Piece); err != nil {
		return err
	}
	d, err := g.doorOf(a.Piece, a.Door, g.Centre(a.By))
	if err != nil {
		return err
	}
	if err := g.mayAssault(a, d); err != nil {
		return err
	}
	g.standDown(a.By)
	g.SetM(a.By, battle.Assault, a.Piece+1)
	g.SetM(a.By, battle.AssaultDoor, d+1)
	if g.barredDoor(a.Piece) {
		if err := g.hang(a.Piece, d, a.By); err != nil {
			return err
		}
	} else {
		g.assign(a.By, a.Piece, 0, g.atDoor(a.Piece, d, -g.Radius(a.By)))
	}
	o := g.assaultCharge(a)
	if o.At >= 0 {
		return g.declareCharge(&o, c, rep)
	}
	if reacts(a.React) {
		return illegal("PIL-REACT-01", "nobody stands at that entrance of %s to react", g.Pieces[a.Piece].Name)
	}
	if g.R.Log != nil {
		g.R.Log.Open("charge", "%s at an entrance of %s", g.Name(a.By), g.Pieces[a.Piece].Name)
	}
	g.breakWall(a.By, "PIL-WALL-06")
	return nil
}

// mayAssault says whether an entrance may be charged.
func (g *Game) mayAssault(a AssaultOrder, door int32) error {
	n, p := &g.num().build, &g.Pieces[a.Piece]
	if err := g.mayMove(a.By); err != nil {
		return err
	}
	switch {
	case g.This(a.By, battle.MovedTurn) || g.This(a.By, battle.ChargeTurn):
		return illegal("PIL-MOVE-01", "%s has moved this turn", g.Name(a.By))
	case g.struggling(a.By):
		return illegal("PIL-SWIM-03", "%s struggles in the water", g.Name(a.By))
	case g.M(a.By, battle.Formation) != 0 && !g.num().charge.walls:
		return illegal("PIL-WALL-06", "%s stands in a formation", g.Name(a.By))
	case g.holder(a.Piece, 0, a.By) < 0:
		return illegal("PIL-BUILD-08", "no enemy holds the ground floor of %s: enter it", p.Name)
	case door > 0 && g.Tagged(a.Piece, n.fortified) && !n.anyDoor:
		return illegal("PIL-BUILD-10", "%s is taken by its main entrance only", p.Name)
	}
	if err := g.entranceFree(a, door+1); err != nil && !g.barredDoor(a.Piece) {
		return err
	}
	if n.assaultLOS != "entrance" {
		return nil
	}
	at := eye{at: g.spotAt(a.By, a.Piece, door), r: g.Radius(a.By), figure: g.figure(a.By), in: hook.Nil}
	if why, _ := g.look(g.base(a.By), at); why != sees {
		return illegal("PIL-CHARGE-05", "%s does not see that entrance of %s", g.Name(a.By), p.Name)
	}
	return nil
}

// entranceFree says whether nobody else has charged at an entrance this turn
// (GAP-ASSAULT-PER-ENTRANCE); entrance is what the fact AssaultDoor has of it.
func (g *Game) entranceFree(a AssaultOrder, entrance int32) error {
	if !g.num().build.perDoor {
		return nil
	}
	for m := range g.Count() {
		if m != a.By && g.IsM(m, battle.Assault, a.Piece+1) && g.IsM(m, battle.AssaultDoor, entrance) && g.This(m, battle.ChargeTurn) {
			return illegal("PIL-BUILD-09", "%s has charged at that entrance this turn", g.Name(m))
		}
	}
	return nil
}

// spotAt is where m stands at an entrance: before it, or beside those who stand
// there already (GAP-DOOR-ATTACK).
func (g *Game) spotAt(m, p, door int32) board.Point {
	at := g.step(m, p, door)
	if g.fits(m, at) {
		return at
	}
	dir := outward(g.Pieces[p].Shape, g.Pieces[p].Doors[door])
	for i := int32(1); i <= g.num().build.beside; i++ {
		for _, far := range [2]int64{int64(2 * i * g.Radius(m)), -int64(2 * i * g.Radius(m))} {
			next := board.Point{X: at.X - quotient(int64(dir.Y)*far, 1000), Y: at.Y + quotient(int64(dir.X)*far, 1000)}
			if g.fits(m, next) {
				return next
			}
		}
	}
	return at
}

// barredDoor says whether the reinforced door of a building still stands.
func (g *Game) barredDoor(p int32) bool { return !g.IsP(p, battle.PDoor, 0) }

// assign lets who holds a floor send one of those who are in no melee against an
// attacker, to a place inside (PIL-BUILD-09).
func (g *Game) assign(by, p, floor int32, at board.Point) {
	var free []int32
	d := hook.Decision{Stream: "defend", Label: g.Name(by)}
	for m := range g.Count() {
		if g.IsM(m, battle.Inside, p+1) && g.IsM(m, battle.Floor, floor) && g.Foes(m, by) && g.IsM(m, battle.Fight, 0) && g.Alive(m) {
			free = append(free, m)
			d.Words, d.Side = append(d.Words, g.Name(m)), g.M(m, battle.SideOf)
		}
	}
	if len(free) == 0 {
		g.explain("charge", "PIL-BUILD-09", "nobody is left against %s", g.Name(by))
		return
	}
	m := free[g.R.Decide(d)]
	g.SetM(m, battle.Defends, by+1)
	g.Put(m, at.X, at.Y)
	g.explain("charge", "PIL-BUILD-09", "%s stands against %s", g.Name(m), g.Name(by))
}

// standDown frees whoever was assigned against an earlier charge of by.
func (g *Game) standDown(by int32) {
	for m := range g.Count() {
		if g.IsM(m, battle.Defends, by+1) {
			g.SetM(m, battle.Defends, 0)
		}
	}
}

// reachEntrance is the move of an assault: up to the entrance, or too short.
func (g *Game) reachEntrance(o *ChargeOrder, c *Charging) {
	switch {
	case o.At >= 0:
		g.moveCharge(o, c)
	default:
		s := g.onsetOf(o)
		if s.err != nil || !battle.Within(s.cost, c.Reach) {
			g.tellShort(&s, c)
			g.failCharge(o, c)
			break
		}
		c.Contact, c.Bonus = true, c.Roll > 0 && !g.num().charge.noBonusOn[c.Roll]
		g.SetM(o.By, battle.ChargeBonus, b2i(c.Bonus))
		g.arrive(o.By, s.way)
		g.spend(o.By, s.cost, c.Reach)
	}
	if c.Contact && g.Alive(o.By) {
		g.SetM(o.By, battle.AtDoor, 1)
	}
	if !c.Contact && o.At >= 0 {
		g.SetM(o.At, battle.Defends, 0)
	}
}

// upstairs is an assault from the floor below: no measuring, no charge roll, no
// charge bonus (GAP-FLOOR-ASSAULT).
func (g *Game) upstairs(a AssaultOrder, c *Charging) error {
	*c = Charging{Reaction: noReaction}
	if err := g.carry("movement", g.M(a.By, battle.SideOf)); err != nil {
		return err
	}
	if err := g.mayMove(a.By); err != nil {
		return err
	}
	floor := g.M(a.By, battle.Floor) + 1
	switch {
	case !g.IsM(a.By, battle.Inside, a.Piece+1):
		return illegal("PIL-BUILD-08", "%s is inside another building: leave it first", g.Name(a.By))
	case g.This(a.By, battle.MovedTurn) || g.This(a.By, battle.ChargeTurn):
		return illegal("PIL-MOVE-01", "%s has moved this turn", g.Name(a.By))
	case floor >= g.Pieces[a.Piece].Floors:
		return g.noFloor(a.Piece, floor)
	case !g.num().build.stairs:
		return illegal("PIL-BUILD-14", "nobody charges up the stairs of %s", g.Pieces[a.Piece].Name)
	case g.holder(a.Piece, floor, a.By) < 0:
		return illegal("PIL-BUILD-08", "no enemy holds floor %d of %s: go up", floor, g.Pieces[a.Piece].Name)
	case reacts(a.React):
		return illegal("PIL-REACT-01", "nobody reacts to a charge up the stairs")
	}
	if err := g.entranceFree(a, battle.StairsTo+floor); err != nil {
		return err
	}
	g.standDown(a.By)
	g.SetM(a.By, battle.Assault, a.Piece+1)
	g.SetM(a.By, battle.AssaultDoor, battle.StairsTo+floor)
	g.endMove(a.By)
	g.SetM(a.By, battle.ChargeTurn, g.Now(hook.Turn))
	g.SetM(a.By, battle.ChargeBonus, 0)
	g.SetM(a.By, battle.ChargeContact, 1)
	g.SetM(a.By, battle.ChargeOrder, 0)
	g.SetM(a.By, battle.ChargeTarget, a.By)
	at := g.Centre(a.By)
	g.assign(a.By, a.Piece, floor, at)
	c.Contact = true
	g.SetM(a.By, battle.AtDoor, 1)
	for m := range g.Count() {
		if g.IsM(m, battle.Defends, a.By+1) && g.Alive(m) {
			g.SetM(a.By, battle.ChargeTarget, m)
			g.meet(a.By, m)
		}
	}
	return nil
}

// assaultedFloor is the floor that a model at an entrance attacks.
func (g *Game) assaultedFloor(m int32) int32 {
	return max(g.M(m, battle.AssaultDoor)-battle.StairsTo, 0)
}

// besieged says whether m fights inside a building against somebody at an
// entrance of it.
func (g *Game) besieged(m, by int32) bool {
	in := g.M(m, battle.Inside)
	return in != 0 && g.IsM(m, battle.AtDoor, 0) && g.IsM(by, battle.AtDoor, 1) && g.IsM(by, battle.Assault, in)
}

// besiegedSave and besiegedBlow are what being inside does to a save
// (PIL-BUILD-08), and attackers without a defender to the blows of defenders
// (PIL-BUILD-09).
func (g *Game) besiegedSave(s *Strike, t *resolve.Stack) {
	if len(g.Pieces) > 0 && g.besieged(s.At, s.By) {
		t.Add(g.num().build.inside, "PIL-BUILD-08", placeAssault, "inside the building")
	}
}

func (g *Game) besiegedBlow(s *Strike, t *resolve.Stack) {
	if len(g.Pieces) == 0 || !g.besieged(s.By, s.At) {
		return
	}
	n, p := 0, g.M(s.By, battle.Inside)-1
	if g.barredDoor(p) {
		return
	}
	for m := range g.Count() {
		if g.IsM(m, battle.AtDoor, 1) && g.IsM(m, battle.Assault, p+1) && g.IsM(m, battle.Fight, 0) && g.Foes(m, s.By) &&
			g.assaultedFloor(m) == g.M(s.By, battle.Floor) && !g.This(m, battle.StruckTurn) && g.Alive(m) {
			n++
		}
	}
	t.Add(n*g.num().build.unopposed, "PIL-BUILD-09", placeAssault, itoa(n)+" attackers without a defender")
}

// hang makes the reinforced door of a building a thing on the table, when it is
// charged first: an attack needs a target. It belongs to who holds the ground
// floor, stands hidden at its place, and is of no faction.
func (g *Game) hang(p, door, by int32) error {
	side, m := g.M(g.holder(p, 0, by), battle.SideOf), g.doorOn(p)
	if m < 0 {
		at := g.Pieces[p].Doors[door]
		var err error
		if m, err = g.AddModel(side, Kit{Name: g.FreeName("Door of " + g.Pieces[p].Name), Troop: g.num().build.door, X: at.X, Y: at.Y}); err != nil {
			return err
		}
		g.Models[m].Faction = 0
		g.SetM(m, battle.Hidden, 1)
		g.SetM(m, battle.HiddenIn, p+1)
	}
	g.SetM(m, battle.SideOf, side)
	return nil
}

// doorOn is the door that hangs in a building, Nil where none was charged yet.
func (g *Game) doorOn(p int32) int32 {
	for m := range g.Count() {
		if g.Models[m].Troop == g.num().build.doorTroop && g.IsM(m, battle.HiddenIn, p+1) {
			return m
		}
	}
	return hook.Nil
}

// Batter is an attack on the reinforced door of a fortified building by a model
// that stands at it, in the melee stage (PIL-BUILD-10): blows like any others.
func (g *Game) Batter(m int32) (Feat, error) {
	if err := g.carry("melee", g.M(m, battle.SideOf)); err != nil {
		return Feat{}, err
	}
	p := g.M(m, battle.Assault) - 1
	switch {
	case !g.Alive(m):
		return Feat{}, illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case p < 0 || !g.IsM(m, battle.AtDoor, 1) || !g.barredDoor(p):
		return Feat{}, illegal("PIL-BUILD-10", "%s stands at no closed door", g.Name(m))
	case g.This(m, battle.StruckTurn):
		return Feat{}, illegal("PIL-MELEE-01", "%s has struck this turn", g.Name(m))
	case g.This(m, battle.SkipTurn):
		return Feat{}, g.skips("PIL-MELEE-01", m, "does nothing")
	}
	g.SetM(m, battle.StruckTurn, g.Now(hook.Turn))
	door := g.doorOn(p)
	s := Strike{By: m, At: door, Weapon: g.chooseWeapon(m, 1, 0), Kind: g.words.melee, Round: 1, Step: steps[1]}
	s.Bonus = g.asksBonus(g.This(m, battle.ChargeTurn) && g.IsM(m, battle.ChargeBonus, 1), m, door, 1, 0)
	var blows []Blow
	for range g.attacks(m, 1, 0) {
		if g.M(door, battle.HP) > 0 && g.R.Err == nil {
			blows = g.strikeAll(&s, blows)
		}
	}
	g.removeFallen()
	hits := int32(0)
	for i := range blows {
		hits += b2i(blows[i].Hit)
	}
	if g.Alive(door) {
		return Feat{Value: hits, Say: g.Name(m) + " does not break the door of " + g.Pieces[p].Name}, nil
	}
	g.SetP(p, battle.PDoor, 0)
	g.stepBack(p)
	return Feat{OK: true, Value: hits, Say: g.Name(m) + " breaks the door of " + g.Pieces[p].Name}, nil
}

// BeforeDoor says whether a model stands at the closed door of a building.
func (g *Game) BeforeDoor(m, p int32) bool {
	return g.IsM(m, battle.Assault, p+1) && g.IsM(m, battle.AtDoor, 1) && g.barredDoor(p)
}

// stepBack ends the attack on a door that is broken: who stands there attacks
// nobody inside before he charges.
func (g *Game) stepBack(p int32) {
	for m := range g.Count() {
		if g.IsM(m, battle.AtDoor, 1) && g.IsM(m, battle.Assault, p+1) {
			g.SetM(m, battle.AtDoor, 0)
		}
	}
}
