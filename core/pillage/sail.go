package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
	"skald/core/hook"
)

// SailOrder is a movement of a ship: straight forward, along an arc, or turning
// about.
type SailOrder struct {
	Ship   int32
	Side   int32 // that gives the order, Nil: that of those aboard
	Length int32 // thousandths of an inch, straight or along the arc
	Radius int32 // of the arc, 0: straight
	Left   bool  // the arc leads to the left
	About  bool
}

// sailStep is how often the way of a ship is looked at: the first of its places,
// thousandths of an inch apart.
const sailStep = 100

// voyage is a ship on its way.
type voyage struct {
	g      *Game
	o      SailOrder
	start  board.Pose
	water  []*board.Shape
	others []int32 // ships
	foes   []int32 // those with enemies aboard that it does not touch yet
}

// Sail moves a ship on water, once a turn in the movement stage of its side
// (PIL-SHIP-02). Where it touches a ship with enemies aboard it is laid along it,
// and boarding begins (PIL-SHIP-05, PIL-SHIP-07).
func (g *Game) Sail(o SailOrder) (Feat, error) {
	side, err := g.sailedBy(o)
	if err != nil {
		return Feat{}, err
	}
	if err := g.carry("movement", side); err != nil {
		return Feat{}, err
	}
	most, err := g.maySail(o, side)
	if err != nil {
		return Feat{}, err
	}
	v := g.voyage(o)
	if o.About {
		return v.turnAbout(most)
	}
	far, met, err := v.advance()
	if err != nil {
		return Feat{}, err
	}
	f := Feat{OK: true, Left: most - far, Say: g.Pieces[o.Ship].Name + " sails " + inches(far)}
	v.ends(v.at(far), far)
	if met != hook.Nil {
		v.board(met)
		f.Say += " and boards " + g.Pieces[met].Name
	}
	return f, g.R.Err
}

// sailedBy is the side that sails a ship: of those aboard, or the one that the
// order names, where nobody of another is aboard.
func (g *Game) sailedBy(o SailOrder) (int32, error) {
	name := g.Pieces[o.Ship].Name
	if !g.isShip(o.Ship) || !g.lies(o.Ship) {
		return 0, illegal("PIL-SHIP-02", "%s is no ship", name)
	}
	side := o.Side
	for _, m := range g.crew(o.Ship) {
		switch s := g.M(m, battle.SideOf); {
		case g.Models[m].Object:
		case side == hook.Nil:
			side = s
		case side != s && o.Side == hook.Nil:
			return 0, illegal("PIL-SHIP-02", "more than one side is aboard %s", name).Suggest("side = one of them")
		case side != s && g.Against(m, side):
			return 0, illegal("PIL-SHIP-02", "%s of another side is aboard %s", g.Name(m), name)
		}
	}
	if side == hook.Nil {
		return 0, illegal("PIL-SHIP-02", "nobody is aboard %s", name).Suggest("side = who sails it")
	}
	return side, nil
}

// maySail checks what forbids a ship its movement, and returns how far it may go.
func (g *Game) maySail(o SailOrder, side int32) (int32, error) {
	n, p, name := &g.num().ship, o.Ship, g.Pieces[o.Ship].Name
	most := g.sailReach(p, side)
	long := g.shipLength(p)
	switch men := int32(len(g.crew(p))); {
	case n.crewed && men < n.least:
		return 0, illegal("PIL-SHIP-01", "%d are aboard %s, a ship has at least %d", men, name, n.least)
	case g.IsP(p, battle.PMovedTurn, g.Now(hook.Turn)):
		return 0, illegal("PIL-SHIP-02", "%s has moved this turn", name)
	case g.heldBy(p) != hook.Nil:
		return 0, illegal("PIL-SHIP-05", "%s lies along %s until one side has won", name, g.Pieces[g.heldBy(p)].Name)
	case o.About && o.Length > 0:
		return 0, illegal("PIL-SHIP-02", "turning about takes all of the movement of %s", name)
	case !battle.Within(o.Length, most):
		return 0, illegal("PIL-SHIP-02", "%s cannot sail %s, at most %s", name, inches(o.Length), inches(most))
	case o.Radius > 0 && o.Radius < int32(int64(long)*int64(n.arc)/hook.Milli)-battle.Tolerance:
		return 0, illegal("PIL-SHIP-02", "%s is %s long and cannot sail an arc with a radius of %s", name, inches(long), inches(o.Radius))
	}
	for _, m := range g.crew(p) {
		for _, f := range g.opponents(m) {
			if !g.IsM(f, battle.Aboard, p+1) {
				return 0, illegal("PIL-CHARGE-01", "%s is in melee with %s, who is not aboard", g.Name(m), g.Name(f))
			}
		}
	}
	return most, nil
}

// sailReach is how far a ship may sail in a turn.
func (g *Game) sailReach(p, side int32) int32 {
	ev := g.begin()
	defer g.end()
	ev.F[hook.ShipSlot], ev.F[hook.SideSlot] = p, side
	return g.R.Modify(ev, g.Points[pModifyShipMove], g.num().ship.move)
}

// shipLength is how long a ship is along its bow, thousandths of an inch.
func (g *Game) shipLength(p int32) int32 {
	s := &g.Pieces[p]
	pose := board.Pose{About: s.Faces, Was: s.Faces, Is: board.Point{Y: 1000}}
	lo, hi := s.Shape.In(pose).Box()
	return hi.Y - lo.Y
}

// heldBy is the ship that keeps another from sailing because they lie bulwark to
// bulwark and neither side has won (PIL-SHIP-05), Nil where there is none.
func (g *Game) heldBy(p int32) int32 {
	for q := range int32(len(g.Pieces)) {
		if q != p && (g.IsP(p, battle.PGrappled, q+1) || g.IsP(q, battle.PGrappled, p+1)) && g.contested(p, q) {
			return q
		}
	}
	return hook.Nil
}

// contested says whether neither side has won the boarding of two ships
// (GAP-BOARDING-WON).
func (g *Game) contested(p, q int32) bool {
	a, b := g.fighters(p), g.fighters(q)
	if g.num().ship.won == "one" && (len(a) == 0 || len(b) == 0) {
		return false
	}
	all := slices.Concat(a, b)
	for i, m := range all {
		if slices.ContainsFunc(all[:i], func(o int32) bool { return g.Foes(m, o) }) {
			return true
		}
	}
	return false
}

// fighters are those aboard a ship who can fight.
func (g *Game) fighters(p int32) []int32 {
	return slices.DeleteFunc(g.crew(p), func(m int32) bool { return g.Models[m].Object })
}

// voyage looks at what a ship may meet.
func (g *Game) voyage(o SailOrder) *voyage {
	v := &voyage{g: g, o: o, start: g.Pose(o.Ship)}
	hull := g.Shape(o.Ship)
	for p := range int32(len(g.Pieces)) {
		switch {
		case p == o.Ship || !g.lies(p):
		case g.isShip(p):
			v.others = append(v.others, p)
			if hull.Gap(g.Shape(p)) > battle.Tolerance && g.hostile(o.Ship, p) {
				v.foes = append(v.foes, p)
			}
		case g.isWater(p):
			v.water = append(v.water, g.Shape(p))
		}
	}
	return v
}

// hostile says whether enemies of somebody aboard one ship are aboard another.
func (g *Game) hostile(p, q int32) bool {
	for _, m := range g.fighters(p) {
		if slices.ContainsFunc(g.fighters(q), func(o int32) bool { return g.Foes(m, o) }) {
			return true
		}
	}
	return false
}

// isWater says whether a piece is water that carries a ship.
func (g *Game) isWater(p int32) bool {
	return slices.ContainsFunc(g.num().tags.water, func(w int32) bool { return g.Tagged(p, w) })
}

// at is the pose of the ship so far on its way.
func (v *voyage) at(n int32) board.Pose {
	if v.o.Radius > 0 {
		return v.start.Round(n, v.o.Radius, !v.o.Left)
	}
	return v.start.Ahead(n)
}

func (v *voyage) hull(pose board.Pose) *board.Shape { return v.g.Pieces[v.o.Ship].Shape.In(pose) }

// advance is how far the ship gets, and the ship with enemies that it touches
// there, Nil where it touches none.
func (v *voyage) advance() (far, met int32, err error) {
	for last := int32(0); ; {
		if err := v.free(v.at(last)); err != nil {
			return last, hook.Nil, err
		}
		if met := v.touched(v.at(last)); met != hook.Nil || last == v.o.Length {
			return last, met, nil
		}
		next := min(last+sailStep, v.o.Length)
		if v.touched(v.at(next)) != hook.Nil {
			next = v.contact(last, next)
		}
		last = next
	}
}

// contact is where between two places the ship first touches another.
func (v *voyage) contact(lo, hi int32) int32 {
	for hi-lo > 1 {
		if mid := (lo + hi) / 2; v.touched(v.at(mid)) != hook.Nil {
			hi = mid
		} else {
			lo = mid
		}
	}
	return hi
}

// touched is the first ship with enemies that the ship touches in a pose.
func (v *voyage) touched(pose board.Pose) int32 {
	if len(v.foes) == 0 {
		return hook.Nil
	}
	hull := v.hull(pose)
	for _, q := range v.foes {
		if hull.Gap(v.g.Shape(q)) <= battle.Tolerance {
			return q
		}
	}
	return hook.Nil
}

// free says why the ship cannot lie in a pose: on the table, on water, clear of
// other ships, of what stands in the water and of who is in it.
func (v *voyage) free(pose board.Pose) error {
	g, hull, name := v.g, v.hull(pose), v.g.Pieces[v.o.Ship].Name
	lo, hi := hull.Box()
	if lo.X < 0 || lo.Y < 0 || hi.X > g.Size[0] || hi.Y > g.Size[1] {
		return illegal("PIL-OBST-05", "%s would leave the table", name)
	}
	if !hull.Covered(v.water) {
		return illegal("PIL-SHIP-02", "%s sails on water only", name)
	}
	for _, q := range v.others {
		if hull.Cuts(g.Shape(q)) {
			return v.inTheWay(g.Pieces[q].Name)
		}
	}
	for p := range int32(len(g.Pieces)) {
		if !g.isShip(p) && !g.isWater(p) && g.lies(p) && g.stopsShips(p) && hull.Cuts(g.Shape(p)) {
			return v.inTheWay(g.Pieces[p].Name)
		}
	}
	for m := range g.Count() {
		if g.IsM(m, battle.Aboard, 0) && g.IsM(m, battle.Hidden, 0) && g.Alive(m) && hull.Overlaps(g.Centre(m), g.Radius(m)) {
			return v.inTheWay(g.Name(m))
		}
	}
	return nil
}

func (v *voyage) inTheWay(what string) *fault.Error {
	return illegal("PIL-SHIP-02", "%s is in the way of %s", what, v.g.Pieces[v.o.Ship].Name)
}

// stopsShips says whether a piece in the water is in the way of ships: whatever
// is more than open ground, and a bridge.
func (g *Game) stopsShips(p int32) bool {
	k := g.ground(p)
	return k.class != openGround || g.barrier(p, &k) || g.Tagged(p, g.num().tags.bridge)
}

// turnAbout turns the ship where it lies, which takes all of its movement.
func (v *voyage) turnAbout(most int32) (Feat, error) {
	const parts = 24
	for i := range parts/2 + 1 {
		if err := v.free(v.start.Turned(i, parts)); err != nil {
			return Feat{}, err
		}
	}
	about := v.start
	about.Is = board.Point{X: -about.Is.X, Y: -about.Is.Y}
	v.ends(about, most)
	return Feat{OK: true, Say: v.g.Pieces[v.o.Ship].Name + " turns about"}, v.g.R.Err
}

// ends notes where the ship ends its movement, and takes those aboard along.
func (v *voyage) ends(pose board.Pose, far int32) {
	g, p := v.g, v.o.Ship
	v.lay(pose)
	g.SetP(p, battle.PMovedTurn, g.Now(hook.Turn))
	g.SetP(p, battle.PSailed, far)
	g.SetP(p, battle.PGrappled, 0)
	g.Set(battle.Mover, 0)
	g.Set(battle.GoesOn, 0)
	g.explain("ship", "PIL-SHIP-02", "%s sails %s", g.Pieces[p].Name, inches(far))
}

// lay puts the ship into a pose, with everybody and all the loot aboard.
func (v *voyage) lay(pose board.Pose) {
	g, p := v.g, v.o.Ship
	was, deck, aboard := g.Pose(p), g.Shape(p), g.crew(p)
	by := board.Pose{About: was.Middle(), Was: was.Is, Is: pose.Is,
		Shift: board.Point{X: pose.Middle().X - was.Middle().X, Y: pose.Middle().Y - was.Middle().Y}}
	spin := board.Pose{Was: was.Is, Is: pose.Is}
	g.SetPose(p, pose)
	for _, m := range aboard {
		g.shiftFacts(m, battle.X, battle.Y, by)
		if g.This(m, battle.BeganTurn) {
			g.shiftFacts(m, battle.BeganX, battle.BeganY, by)
		}
		if !g.IsM(m, battle.Formation, 0) {
			g.shiftFacts(m, battle.FaceX, battle.FaceY, spin)
		}
	}
	for m := range g.Count() {
		if !g.IsM(m, battle.LootLies, 0) && deck.Contains(board.Point{X: g.M(m, battle.LootX), Y: g.M(m, battle.LootY)}) {
			g.shiftFacts(m, battle.LootX, battle.LootY, by)
		}
	}
}

// shiftFacts moves the place that two facts of a model are.
func (g *Game) shiftFacts(m int32, x, y int, by board.Pose) {
	at := by.Place(board.Point{X: g.M(m, x), Y: g.M(m, y)})
	g.SetM(m, x, at.X)
	g.SetM(m, y, at.Y)
}

// board lays the ship along another (PIL-SHIP-07), where there is room for it,
// and begins the boarding.
func (v *voyage) board(q int32) {
	g, p := v.g, v.o.Ship
	g.SetP(p, battle.PGrappled, q+1)
	g.explain("ship", "PIL-SHIP-05", "%s boards %s: neither sails until one side has won", g.Pieces[p].Name, g.Pieces[q].Name)
	for _, pose := range g.Pose(p).Berths(g.Pieces[p].Shape, g.Shape(q)) {
		if v.free(pose) == nil {
			v.lay(pose)
			g.explain("ship", "PIL-SHIP-07", "they lie bulwark to bulwark")
			return
		}
	}
}
