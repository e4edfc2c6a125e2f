package pillage

import (
	"fmt"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// Buildings: who enters, leaves and changes floor. Their windows are in
// position.go, assaults in assault.go, searches in loot.go, fires in fire.go.

// buildTable is what the tables say of buildings.
type buildTable struct {
	building, fortified int32  // tags
	advance             bool   // who has thrown the enemy out enters at once, not in his next move
	walked              int32  // share of the allowance that walking about on a floor counts as, thousandths
	wholeMove           bool   // another floor takes all of the allowance, not what is left
	riders              bool   // riders may enter
	inside              int    // to the saves of who is assaulted
	unopposed           int    // to the blows of defenders, for each attacker without one
	perDoor             bool   // one charge an entrance and turn
	stairs              bool   // upper floors are charged up the stairs
	beside              int32  // how many stand on either side of who is at an entrance
	anyDoor             bool   // fortified buildings are taken by every door
	door                string // the troop of a reinforced door
	doorTroop           int32
	assaultLOS          string // what must be seen: the "entrance", or "none"
}

func (g *Game) readBuild(m must) buildTable {
	return buildTable{
		building:   g.C.Lex.Sym("building"),
		fortified:  g.C.Lex.Sym("fortified"),
		advance:    m.Word("rules.building.advance") == "at_once",
		walked:     m.Num("rules.building.inside_moved"),
		wholeMove:  m.Word("rules.building.floor_cost") == "all",
		riders:     m.Flag("rules.building.cavalry"),
		inside:     m.Int("rules.building.inside_save"),
		unopposed:  m.Int("rules.building.unopposed"),
		perDoor:    m.Flag("rules.building.per_entrance"),
		stairs:     m.Flag("rules.building.stairs"),
		beside:     int32(m.Int("rules.building.door.beside")),
		anyDoor:    m.Flag("rules.building.any_door"),
		door:       m.Word("rules.building.door.troop"),
		doorTroop:  g.C.Lex.Sym(m.Word("rules.building.door.troop")),
		assaultLOS: m.Word("rules.building.assault_los"),
	}
}

// holder is an enemy of m who is on a floor of a building, Nil where there is none (PIL-BUILD-07).
func (g *Game) holder(p, floor, m int32) int32 {
	for o := range g.Count() {
		if g.IsM(o, battle.Inside, p+1) && g.IsM(o, battle.Floor, floor) && g.Foes(o, m) && g.Alive(o) {
			return o
		}
	}
	return hook.Nil
}

// sameRoom says whether two models stand in the open, or on one floor of a
// building: walls and floors part who would touch.
func (g *Game) sameRoom(a, b int32) bool {
	if len(g.Pieces) == 0 {
		return true
	}
	in := g.M(a, battle.Inside)
	return g.IsM(b, battle.Inside, in) && (in == 0 || g.IsM(b, battle.Floor, g.M(a, battle.Floor)))
}

// backInside takes who is pushed back inside a building from the entrance or the
// stairs: there is room (PIL-BUILD-02).
func (g *Game) backInside(m int32) {
	p := g.M(m, battle.Inside) - 1
	at := g.Middle(p)
	g.Put(m, at.X, at.Y)
	g.explain("push", "PIL-PUSH-04", "%s goes back inside %s", g.Name(m), g.Pieces[p].Name)
}

// step is the place of a model outside a door, its base touching it.
func (g *Game) step(m, p, door int32) board.Point { return g.atDoor(p, door, g.Radius(m)) }

// atDoor is the point so far from a door: outside it, or below 0 inside.
func (g *Game) atDoor(p, door, far int32) board.Point {
	at := g.Pieces[p].Doors[door]
	dir := outward(g.Pieces[p].Shape, at)
	return board.Point{X: at.X + quotient(int64(dir.X)*int64(far), 1000), Y: at.Y + quotient(int64(dir.Y)*int64(far), 1000)}
}

// mayHold says whether m may be in a building at all (PIL-BUILD-01).
func (g *Game) mayHold(m, p int32) error {
	n := &g.num().build
	switch {
	case p < 0 || !g.Tagged(p, n.building):
		return illegal("PIL-BUILD-01", "%s is no building", g.Pieces[max(p, 0)].Name)
	case (g.Mounted(m) || g.rides(m)) && !n.riders:
		return illegal("PIL-BUILD-01", "%s rides: only foot enters buildings", g.Name(m))
	case g.Models[m].Object:
		return illegal("PIL-BUILD-01", "%s does not enter buildings", g.Name(m))
	case len(g.Pieces[p].Doors) == 0:
		return illegal("PIL-BUILD-01", "%s has no entrance", g.Pieces[p].Name).Suggest("piece(kind, { doors = {{x, y}} }) gives it some")
	}
	return nil
}

// doorOf is the door that an order names (from 1), or the nearest to a point.
func (g *Game) doorOf(p int32, named int, to board.Point) (int32, error) {
	doors := g.Pieces[p].Doors
	if named > len(doors) {
		return 0, illegal("PIL-BUILD-01", "%s has %d entrances", g.Pieces[p].Name, len(doors))
	}
	if named > 0 {
		return int32(named - 1), nil
	}
	best, least := int32(0), int32(0)
	for i, d := range doors {
		if far := board.Length(d.X-to.X, d.Y-to.Y); i == 0 || far < least {
			best, least = int32(i), far
		}
	}
	return best, nil
}

// Enter moves a model to a door and into the building (PIL-BUILD-01). What is
// left of its move it may use inside.
func (g *Game) Enter(m, p int32, door int) (Feat, error) {
	if err := g.mayHold(m, p); err != nil {
		return Feat{}, err
	}
	if !g.IsM(m, battle.Inside, 0) {
		return Feat{}, illegal("PIL-BUILD-01", "%s is inside %s", g.Name(m), g.Pieces[g.M(m, battle.Inside)-1].Name)
	}
	d, err := g.doorOf(p, door, g.Centre(m))
	if err != nil {
		return Feat{}, err
	}
	if o := g.holder(p, 0, m); o >= 0 {
		return Feat{}, illegal("PIL-BUILD-07", "%s holds %s: assault it", g.Name(o), g.Pieces[p].Name)
	}
	if g.mayFollow(m, p, 0) {
		return g.followIn(m, p, 0)
	}
	_, left, err := g.Move(m, []board.Point{g.step(m, p, d)})
	if err != nil || g.Centre(m) != g.step(m, p, d) {
		return Feat{Left: left, Say: g.Name(m) + " does not reach the door"}, err
	}
	if err := g.PutInside(m, p, 0); err != nil {
		return Feat{}, err
	}
	return Feat{OK: true, Left: left, Say: g.Name(m) + " occupies " + g.Pieces[p].Name}, nil
}

// mayFollow says whether m stands at an entrance of a floor from which the enemy
// is gone, and enters at once (GAP-ASSAULT-MOVE-IN).
func (g *Game) mayFollow(m, p, floor int32) bool {
	return g.num().build.advance && g.IsM(m, battle.AtDoor, 1) && g.IsM(m, battle.Assault, p+1) && g.assaultedFloor(m) == floor &&
		g.IsM(m, battle.Fight, 0) && !g.barredDoor(p) && g.holder(p, floor, m) < 0 && g.Alive(m)
}

// followIn takes m into the floor that it has cleared, in the melee stage and
// without a move.
func (g *Game) followIn(m, p, floor int32) (Feat, error) {
	if err := g.carry("melee", g.M(m, battle.SideOf)); err != nil {
		return Feat{}, err
	}
	if err := g.PutInside(m, p, floor); err != nil {
		return Feat{}, err
	}
	g.explain("move", "PIL-BUILD-08", "%s follows in", g.Name(m))
	return Feat{OK: true, Say: g.Name(m) + " occupies " + g.Pieces[p].Name}, nil
}

// goOut sets an occupant before a door of its building, the nearest to a point
// unless the order names one (PIL-BUILD-06).
func (g *Game) goOut(m int32, door int, to board.Point) error {
	p := g.M(m, battle.Inside) - 1
	switch {
	case p < 0:
		return illegal("PIL-BUILD-06", "%s is in no building", g.Name(m))
	case !g.IsM(m, battle.Floor, 0):
		return illegal("PIL-BUILD-06", "%s is on floor %d: the exits are on the ground floor", g.Name(m), g.M(m, battle.Floor))
	case len(g.Pieces[p].Doors) == 0:
		return illegal("PIL-BUILD-06", "%s has no exit", g.Pieces[p].Name)
	}
	d, err := g.doorOf(p, door, to)
	if err != nil {
		return err
	}
	at := g.step(m, p, d)
	if !g.fits(m, at) {
		return illegal("PIL-BUILD-06", "there is no room for %s before that door of %s", g.Name(m), g.Pieces[p].Name)
	}
	g.SetM(m, battle.Inside, 0)
	g.Put(m, at.X, at.Y)
	return nil
}

// Leave takes an occupant out of a door and on from there (PIL-BUILD-06).
func (g *Game) Leave(m int32, door int, path []board.Point) (spent, left int32, err error) {
	if err := g.carry("movement", g.M(m, battle.SideOf)); err != nil {
		return 0, 0, err
	}
	to := g.Centre(m)
	if len(path) > 0 {
		to = path[0]
	}
	if err := g.mayMove(m); err != nil {
		return 0, 0, err
	}
	if err := g.goOut(m, door, to); err != nil {
		return 0, 0, err
	}
	if len(path) == 0 {
		path = []board.Point{g.Centre(m)}
	}
	return g.Move(m, path)
}

// ToFloor takes an occupant up or down one floor, which takes all of its move
// (PIL-BUILD-02, PIL-BUILD-14). On its own floor it walks about freely.
func (g *Game) ToFloor(m, floor int32) (Feat, error) {
	p := g.M(m, battle.Inside) - 1
	if p >= 0 && g.mayFollow(m, p, floor) {
		return g.followIn(m, p, floor)
	}
	if err := g.carry("movement", g.M(m, battle.SideOf)); err != nil {
		return Feat{}, err
	}
	if err := g.mayMove(m); err != nil {
		return Feat{}, err
	}
	switch {
	case p < 0:
		return Feat{}, illegal("PIL-BUILD-02", "%s is in no building", g.Name(m))
	case floor < 0 || floor >= g.Pieces[p].Floors:
		return Feat{}, g.noFloor(p, floor)
	case g.IsM(m, battle.Floor, floor):
		return g.walkAbout(m)
	}
	if err := g.mayClimb(m, p, floor); err != nil {
		return Feat{}, err
	}
	allowed := g.allowanceNow(m)
	g.spend(m, max(allowed-g.OwnMove(m), 0), allowed)
	g.Set(battle.Mover, 0)
	g.SetM(m, battle.Floor, floor)
	return Feat{OK: true, Say: g.Name(m) + " goes to floor " + itoa(int(floor))}, nil
}

// mayClimb says whether m may go to a floor beside its own.
func (g *Game) mayClimb(m, p, floor int32) error {
	step := floor - g.M(m, battle.Floor)
	switch {
	case step != 1 && step != -1:
		return illegal("PIL-BUILD-02", "%s is on floor %d: one floor up or down takes a whole move", g.Name(m), g.M(m, battle.Floor))
	case g.This(m, battle.ChargeTurn), g.OwnMove(m) > 0 && g.num().build.wholeMove:
		return illegal("PIL-BUILD-02", "%s has spent %s: another floor takes all of its move", g.Name(m), inches(g.OwnMove(m)))
	}
	if o := g.holder(p, floor, m); o >= 0 {
		return illegal("PIL-BUILD-07", "%s holds floor %d: assault it", g.Name(o), floor)
	}
	return nil
}

// walkAbout is movement on the own floor: free, and no move at all unless the
// tables count it as a share of the allowance (GAP-INSIDE-MOVE).
func (g *Game) walkAbout(m int32) (Feat, error) {
	allowed := g.allowanceNow(m)
	if share := g.num().build.walked; share > 0 {
		walk := int32(int64(allowed) * int64(share) / hook.Milli)
		g.spend(m, max(walk-g.OwnMove(m), 0), allowed)
		g.Set(battle.Mover, 0)
	}
	return Feat{OK: true, Left: max(allowed-g.OwnMove(m), 0), Say: g.Name(m) + " walks about on his floor"}, nil
}

// allowanceNow is the allowance of m: the one with which it moved this turn, if
// it has.
func (g *Game) allowanceNow(m int32) int32 {
	if g.This(m, battle.MovedTurn) {
		return g.M(m, battle.Allowed)
	}
	return g.allowance(m, false)
}

// noFloor is the error of a floor that a building does not have (PIL-BUILD-02).
func (g *Game) noFloor(p, floor int32) error {
	has := "the ground floor, 0, only"
	if top := g.Pieces[p].Floors - 1; top > 0 {
		has = fmt.Sprintf("floors 0 to %d", top)
	}
	return illegal("PIL-BUILD-02", "%s has no floor %d: it has %s", g.Pieces[p].Name, floor, has)
}
