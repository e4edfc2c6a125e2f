package pillage

import (
	"math"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// WallMove is a movement of a whole formation: one of the three (PIL-WALL-06).
type WallMove struct {
	M       int32 // any member
	Forward int32 // straight ahead, thousandths of an inch
	Wheel   int32 // clockwise, thousandths of a degree
	About   int32 // of a wheel: the model at the end about which it goes
	Face    bool  // it turns about where it stands
}

// MoveWall moves a formation straight ahead, wheels it about the model at one of
// its ends, or turns it about (PIL-WALL-06). It returns how far the member went
// that went farthest.
func (g *Game) MoveWall(o WallMove) (int32, error) {
	if err := g.carry("movement", g.M(o.M, battle.SideOf)); err != nil {
		return 0, err
	}
	in := g.members(g.M(o.M, battle.Formation))
	if len(in) == 0 {
		return 0, illegal("PIL-WALL-06", "%s stands in no formation", g.Name(o.M))
	}
	for _, m := range in {
		if err := g.mayMove(m); err != nil {
			return 0, err
		}
		if g.This(m, battle.MovedTurn) || g.This(m, battle.ChargeTurn) {
			return 0, illegal("PIL-MOVE-01", "%s has moved this turn", g.Name(m))
		}
	}
	switch {
	case o.Face:
		g.faceAbout(in)
		return 0, nil
	case o.Wheel != 0:
		return g.wheel(o, in)
	}
	return g.advance(o, in)
}

// faceAbout turns a formation about, which takes its whole movement.
func (g *Game) faceAbout(in []int32) {
	for _, m := range in {
		g.SetM(m, battle.FaceX, -g.M(m, battle.FaceX))
		g.SetM(m, battle.FaceY, -g.M(m, battle.FaceY))
		all := g.allowance(m, false)
		g.spend(m, all, all)
	}
}

// advance moves a formation straight ahead, as far as each of its kinds may go.
func (g *Game) advance(o WallMove, in []int32) (int32, error) {
	fx, fy := int64(g.M(o.M, battle.FaceX)), int64(g.M(o.M, battle.FaceY))
	way := func(at board.Point, part, of int32) board.Point {
		d := int64(o.Forward) * int64(part)
		return board.Point{X: at.X + int32(fx*d/(1000*int64(of))), Y: at.Y + int32(fy*d/(1000*int64(of)))}
	}
	far := make([]int32, len(in))
	for i := range far {
		far[i] = o.Forward
	}
	most := int32(math.MaxInt32)
	for _, m := range in {
		for _, kind := range g.kinds(m) {
			if kind != 0 {
				most = min(most, g.num().formations[kind].move)
			}
		}
	}
	return o.Forward, g.shift(in, far, most, way)
}

// wheel turns a formation about the model at one of its ends.
func (g *Game) wheel(o WallMove, in []int32) (int32, error) {
	if err := g.atEnd(o, in); err != nil {
		return 0, err
	}
	angle := float64(o.Wheel) / 1000 * math.Pi / 180
	pivot := g.Centre(o.About)
	far, most := make([]int32, len(in)), int32(0)
	for i, m := range in {
		far[i] = round(math.Abs(angle) * float64(g.Centres(m, o.About)))
		most = max(most, far[i])
	}
	way := func(at board.Point, part, of int32) board.Point {
		x, y := turned(at.X-pivot.X, at.Y-pivot.Y, float64(angle*float64(part))/float64(of))
		return board.Point{X: pivot.X + x, Y: pivot.Y + y}
	}
	if err := g.shift(in, far, g.num().wall.wheel, way); err != nil {
		return 0, err
	}
	for _, m := range in {
		x, y := turned(g.M(m, battle.FaceX), g.M(m, battle.FaceY), angle)
		g.SetM(m, battle.FaceX, x)
		g.SetM(m, battle.FaceY, y)
	}
	return most, nil
}

// turned is a vector turned clockwise.
func turned(x, y int32, angle float64) (int32, int32) {
	sin, cos := math.Sin(angle), math.Cos(angle)
	return round(float64(float64(x)*cos) + float64(float64(y)*sin)), round(float64(float64(y)*cos) - float64(float64(x)*sin))
}

// atEnd checks that the model about which a formation wheels is the last of its
// rank on one side.
func (g *Game) atEnd(o WallMove, in []int32) error {
	if o.About < 0 || !slices.Contains(in, o.About) {
		return illegal("PIL-WALL-06", "a formation wheels about the model at its end, and that one is no member")
	}
	along := func(m int32) int64 { // to the right of the front
		return int64(g.M(m, battle.X))*int64(g.M(m, battle.FaceY)) - int64(g.M(m, battle.Y))*int64(g.M(m, battle.FaceX))
	}
	left, right := false, false
	for _, m := range in {
		left = left || along(m) < along(o.About)-1000*battle.Tolerance
		right = right || along(m) > along(o.About)+1000*battle.Tolerance
	}
	if left && right {
		return illegal("PIL-WALL-06", "%s does not stand at the end of the formation", g.Name(o.About))
	}
	return nil
}

// shift moves the members of a formation together, each along its way, after it
// has checked all of it: how far, on what ground, past whom.
func (g *Game) shift(in, far []int32, most int32, way func(at board.Point, part, of int32) board.Point) error {
	longest := slices.Max(far)
	of := max(longest/250, 1)
	slow := false
	to := make([]board.Point, len(in))
	for i, m := range in {
		at := g.Centre(m)
		last := at
		slow = slow || g.slowAt(m, at)
		for part := int32(1); part <= of; part++ {
			p := way(at, part, of)
			if err := g.nearEnemy(m, at, p); err != nil {
				return err
			}
			if !g.fits(m, p, in...) {
				return illegal("PIL-WALL-06", "%s finds no way: a formation crosses nothing", g.Name(m))
			}
			slow = slow || g.slowAt(m, p)
			last = p
		}
		to[i] = last
	}
	if slow {
		most = int32(int64(most) * int64(g.num().wall.difficult) / 1000)
	}
	if !battle.Within(longest, most) {
		return illegal("PIL-WALL-06", "the formation cannot go %s, at most %s", inches(longest), inches(most))
	}
	for i, m := range in {
		g.spend(m, far[i], most)
		g.Put(m, to[i].X, to[i].Y)
	}
	return nil
}

// slowAt says whether the base of m at a place touches difficult ground.
func (g *Game) slowAt(m int32, at board.Point) bool {
	if g.afloat(m) {
		return false
	}
	if g.groundOf(m, hook.Nil) == difficultGround {
		return true
	}
	for p := range int32(len(g.Pieces)) {
		if g.Shape(p).Overlaps(at, g.Radius(m)) && g.lies(p) && g.groundOf(m, p) == difficultGround {
			return true
		}
	}
	return false
}

// nearEnemy refuses a place nearer to an enemy than a model may come, unless it
// comes from nearer (PIL-MOVE-04).
func (g *Game) nearEnemy(m int32, from, at board.Point) error {
	for o := range g.Count() {
		if o == m || !g.keptFrom(m, o) || !g.Alive(o) || !g.IsM(o, battle.Hidden, 0) || !g.IsM(o, battle.Inside, 0) {
			continue
		}
		c, bases, least := g.Centre(o), g.Radius(m)+g.Radius(o), g.num().keepAway
		if g.num().startNear {
			least = min(least, board.Length(c.X-from.X, c.Y-from.Y)-bases)
		}
		if near := board.Length(c.X-at.X, c.Y-at.Y) - bases; near < least-battle.Tolerance {
			return illegal("PIL-MOVE-04", "%s would come within %s of %s", g.Name(m), inches(max(near, 0)), g.Name(o))
		}
	}
	return nil
}
