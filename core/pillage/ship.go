package pillage

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/fault"
	"skald/core/hook"
)

// Ships and who stands on them. A model is aboard the ship on whose deck its
// centre is: the fact Aboard goes with its place.

// shipTable is what the tables say of ships.
type shipTable struct {
	least  int32  // room of a ship, men
	crewed bool   // so many must be aboard when it sails
	room   int32  // of a ship that does not say
	move   int32  // thousandths of an inch a turn
	arc    int32  // least radius of an arc, thousandths of the ship's length
	counts bool   // its movement is that of those aboard, for their shots
	won    string // when a boarding is over
	jump   int32  // from ship to ship
	shore  int32  // between ship and shore
	still  int32  // turns in which it has not sailed, for that
	ship   int32  // the tag
}

func readShip(g *Game, m must) shipTable {
	return shipTable{
		least:  int32(m.Int("rules.ship.least")),
		crewed: m.Word("rules.ship.three") == "aboard",
		room:   int32(m.Int("rules.ship.capacity")),
		move:   m.Num("rules.ship.move.inches"),
		arc:    m.Num("rules.ship.move.arc"),
		counts: m.Flag("rules.ship.counts_as_move"),
		won:    m.Word("rules.ship.won"),
		jump:   m.Num("rules.ship.jump"),
		shore:  m.Num("rules.ship.shore"),
		still:  int32(m.Int("rules.ship.still")),
		ship:   g.C.Lex.Sym("ship"),
	}
}

// isShip says whether a piece is a ship.
func (g *Game) isShip(p int32) bool { return g.Tagged(p, g.num().ship.ship) }

// launch makes a new piece a ship (PIL-SHIP-01): one with straight sides, with
// room for enough men, and a bow: at the end of its longer axis, where it says
// nothing.
func (g *Game) launch(p *battle.Piece) error {
	n := &g.num().ship
	if p.Capacity < 0 {
		p.Capacity = n.room
	}
	switch {
	case p.Shape.IsRound():
		return fault.New("E-ARG", "a ship has sides, it is no circle").Suggest("size = {3, 10}, or points = { ... }")
	case !n.crewed && p.Capacity < n.least:
		return illegal("PIL-SHIP-01", "%s has room for %d, a ship for %d at least", p.Name, p.Capacity, n.least)
	}
	if p.Faces == (board.Point{}) {
		p.Faces = board.Point{Y: 1000}
		if lo, hi := p.Shape.Box(); hi.X-lo.X > hi.Y-lo.Y {
			p.Faces = board.Point{X: 1000}
		}
	}
	return nil
}

// stepAboard notes which ship a model stands on.
func (g *Game) stepAboard(m int32) {
	on := int32(0)
	for p := range int32(len(g.Pieces)) {
		if g.isShip(p) && g.Shape(p).Contains(g.Centre(m)) && g.lies(p) {
			on = p + 1
		}
	}
	if !g.IsM(m, battle.Aboard, on) {
		g.SetM(m, battle.Aboard, on)
	}
}

// afloat says whether a model is aboard a ship.
func (g *Game) afloat(m int32) bool { return len(g.Pieces) > 0 && !g.IsM(m, battle.Aboard, 0) }

// crew lists who is aboard a ship and in the game.
func (g *Game) crew(p int32) []int32 {
	var out []int32
	for m := range g.Count() {
		if g.IsM(m, battle.Aboard, p+1) && g.IsM(m, battle.Hidden, 0) && g.Alive(m) {
			out = append(out, m)
		}
	}
	return out
}

// hasRoom says whether one more may come aboard (PIL-SHIP-01).
func (g *Game) hasRoom(m, p int32) bool {
	return g.IsM(m, battle.Aboard, p+1) || int32(len(g.crew(p))) < g.Pieces[p].Capacity
}

// onDeck says whether a base stands on the deck of a ship, inside the bulwark.
func (g *Game) onDeck(p int32, at board.Point, r int32) bool {
	return g.Shape(p).Depth(at) >= r-2*battle.Tolerance
}

// offBulwarks says whether a base of m at a point would stand on no bulwark, and
// m on the ship on which it is.
func (g *Game) offBulwarks(m int32, at board.Point) bool {
	for p := range int32(len(g.Pieces)) {
		if !g.isShip(p) || !g.lies(p) {
			continue
		}
		over := g.Shape(p).Overlaps(at, g.Radius(m))
		if over && !g.onDeck(p, at, g.Radius(m)) || !over && g.IsM(m, battle.Aboard, p+1) {
			return false
		}
	}
	return true
}

// PutAboard sets a model on the deck of a ship, as near to its middle as there
// is room: set-up and what-if.
func (g *Game) PutAboard(m, p int32) error {
	at, err := g.berthFor(m, p, g.Middle(p))
	if err != nil {
		return err
	}
	g.SetM(m, battle.Inside, 0)
	g.Put(m, at.X, at.Y)
	return nil
}

// berthFor is the free place on the deck of a ship that is nearest to a point.
func (g *Game) berthFor(m, p int32, want board.Point) (board.Point, error) {
	if !g.hasRoom(m, p) {
		return want, g.noRoom(m, p)
	}
	lo, hi := g.Shape(p).Box()
	at, ok := board.NearestFree(want, board.Length(hi.X-lo.X, hi.Y-lo.Y), func(at board.Point) bool {
		return g.Shape(p).Depth(at) >= g.Radius(m) && g.standsIn(m, at, g.Radius(m)) < 0
	})
	if !ok {
		return want, illegal("PIL-SHIP-01", "there is no room for %s on the deck of %s", g.Name(m), g.Pieces[p].Name)
	}
	return at, nil
}

// deckFor refuses a point for a model that is set up there: on a bulwark, or on a
// ship without room.
func (g *Game) deckFor(m int32, at board.Point) error {
	for p := range int32(len(g.Pieces)) {
		switch {
		case !g.isShip(p) || !g.Shape(p).Overlaps(at, g.Radius(m)):
		case !g.onDeck(p, at, g.Radius(m)):
			return illegal("PIL-SHIP-01", "%s would stand on the bulwark of %s", g.Name(m), g.Pieces[p].Name)
		case !g.hasRoom(m, p):
			return g.noRoom(m, p)
		}
	}
	return nil
}

func (g *Game) noRoom(m, p int32) *fault.Error {
	return illegal("PIL-SHIP-01", "%s has room for %d: none for %s", g.Pieces[p].Name, g.Pieces[p].Capacity, g.Name(m))
}

// BoardShip takes a model over the bulwark of a ship, to the free place nearest
// to it or to one that the order names: a move like any other.
func (g *Game) BoardShip(m, p int32, to *board.Point) (Feat, error) {
	name := g.Pieces[p].Name
	switch {
	case !g.isShip(p):
		return Feat{}, illegal("PIL-SHIP-01", "%s is no ship", name)
	case g.IsM(m, battle.Aboard, p+1):
		return Feat{}, illegal("PIL-SHIP-01", "%s is aboard %s", g.Name(m), name)
	case to != nil && !g.Shape(p).Contains(*to):
		return Feat{}, illegal("PIL-SHIP-01", "the place does not lie on %s", name)
	}
	if to == nil {
		at, err := g.berthFor(m, p, g.Centre(m))
		if err != nil {
			return Feat{}, err
		}
		to = &at
	}
	_, left, err := g.Move(m, []board.Point{*to})
	return Feat{OK: g.IsM(m, battle.Aboard, p+1), Left: left, Say: g.Name(m) + " boards " + name}, err
}

// barred says whether a rider would have to fight a model aboard a ship
// (PIL-SHIP-11).
func (g *Game) barred(a, b int32) bool {
	return g.afloat(b) && g.Mounted(a) || g.afloat(a) && g.Mounted(b)
}

// ridersOff refuses such a fight.
func (g *Game) ridersOff(a, b int32) error {
	if !g.afloat(b) || !g.Mounted(a) {
		return nil
	}
	return illegal("PIL-SHIP-11", "%s rides and cannot fight %s aboard %s", g.Name(a), g.Name(b), g.Pieces[g.M(b, battle.Aboard)-1].Name)
}

// lyingStill refuses to jump between a ship and the shore when it has sailed
// (PIL-SHIP-09).
func (g *Game) lyingStill(p int32) *fault.Error {
	was := g.P(p, battle.PMovedTurn)
	if was < 0 || g.Now(hook.Turn)-was >= g.num().ship.still {
		return nil
	}
	return illegal("PIL-SHIP-09", "%s is on the move: nobody goes between it and the shore", g.Pieces[p].Name)
}

// mayChargeOver refuses a charge between the shore and a ship on the move.
func (g *Game) mayChargeOver(by, at int32) error {
	from, to := int32(0), int32(0)
	if len(g.Pieces) > 0 {
		from, to = g.M(by, battle.Aboard), g.M(at, battle.Aboard)
	}
	if from == 0 && to == 0 {
		return nil
	}
	if err := g.ridersOff(by, at); err != nil {
		return err
	}
	if from != 0 && to != 0 {
		return nil
	}
	if err := g.lyingStill(from + to - 1); err != nil {
		return err
	}
	return nil
}

// strayed is how far a model has moved this turn for the number of its shots,
// and of how much it might: the movement of its ship is not its own
// (GAP-SHIP-MOVED).
func (g *Game) strayed(m int32) (moved, allowed int32) {
	moved = g.MovedNow(m)
	if moved > 0 {
		allowed = g.M(m, battle.Allowed)
	}
	if moved > 0 && g.num().byWay { // GAP-SHOOT-MOVED-MEASURE
		moved = g.M(m, battle.Walked)
	}
	if !g.num().ship.counts || !g.afloat(m) {
		return moved, allowed
	}
	if p := g.M(m, battle.Aboard) - 1; g.IsP(p, battle.PMovedTurn, g.Now(hook.Turn)) {
		if allowed == 0 {
			allowed = g.allowance(m, false)
		}
		moved += g.P(p, battle.PSailed)
	}
	return moved, allowed
}

// takePlace puts who beats a model aboard a ship from behind the bulwark in its
// place (PIL-SHIP-10).
func (g *Game) takePlace(m, by, fight int32) {
	if !g.afloat(m) || fight == 0 || by < 0 || !g.IsM(by, battle.Fight, fight) || g.M(by, battle.HP) <= 0 || !g.Alive(by) {
		return
	}
	p := g.M(m, battle.Aboard) - 1
	if g.IsM(by, battle.Aboard, p+1) || !battle.Within(g.Between(m, by), g.num().cover.reach) {
		return
	}
	g.explain("ship", "PIL-SHIP-10", "%s takes the place of %s", g.Name(by), g.Name(m))
	g.breakWall(by, "PIL-SHIP-10")
	g.Put(by, g.M(m, battle.X), g.M(m, battle.Y))
}

// overRail says whether who attacks a model from a point does so over the bulwark
// of its ship: it has cover (PIL-COVER-01, PIL-SHIP-10).
func (g *Game) overRail(m int32, from board.Point) bool {
	return g.afloat(m) && !g.Shape(g.M(m, battle.Aboard)-1).Contains(from)
}

// behindBulwark is the way of a charger who has no room aboard: he touches the
// bulwark behind which the target shelters, across from it (PIL-SHIP-10).
func (g *Game) behindBulwark(o *ChargeOrder) (best route, ok bool) {
	if !g.afloat(o.At) || g.num().cover.noContact || g.Mounted(o.By) {
		return best, false
	}
	p := g.M(o.At, battle.Aboard) - 1
	at, r, reach := g.Centre(o.At), g.Radius(o.At), g.num().cover.reach
	near := g.Shape(p).Nearest(at)
	n := board.Length(near.X-at.X, near.Y-at.Y)
	if g.IsM(o.By, battle.Aboard, p+1) || n == 0 || n > r+2*battle.Tolerance {
		return best, false
	}
	for d := n + g.Radius(o.By); d <= r+g.Radius(o.By)+reach; d += 10 {
		end := between(at, near, d, n)
		if way, err := g.wayTo(o, end); err == nil && (g.IsM(o.By, battle.Aboard, 0) || g.touchesRail(o.By, end)) {
			return way, true
		}
		if g.IsM(o.By, battle.Aboard, 0) {
			break
		}
	}
	return best, false
}

// touchesRail says whether the base of m at a point touches the bulwark of its
// own ship from within, give or take what the search for the place leaves.
func (g *Game) touchesRail(m int32, at board.Point) bool {
	return g.Shape(g.M(m, battle.Aboard)-1).Depth(at) <= g.Radius(m)+10
}
