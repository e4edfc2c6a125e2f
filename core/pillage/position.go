package pillage

import (
	"math"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// Positions from which an occupant of a building shoots (PIL-BUILD-03).

// positions of a building: its windows, then its doors on the ground floor.
func positions(p *battle.Piece) []battle.Opening {
	out := append([]battle.Opening(nil), p.Openings...)
	for _, d := range p.Doors {
		out = append(out, battle.Opening{At: d, Dir: outward(p.Shape, d)})
	}
	return out
}

// outward is the direction out of a shape at a point of its border, of length
// 1000: the way in which the distance grows.
func outward(s *board.Shape, p board.Point) board.Point {
	const step = 100
	far := func(dx, dy int32) float64 {
		q := board.Point{X: p.X + dx, Y: p.Y + dy}
		return float64(s.Dist(q) - s.Depth(q))
	}
	x, y := far(step, 0)-far(-step, 0), far(0, step)-far(0, -step)
	l := math.Sqrt(float64(x*x) + float64(y*y))
	if l == 0 {
		return board.Point{Y: 1000}
	}
	return board.Point{X: round(1000 * x / l), Y: round(1000 * y / l)}
}

// window is a position of a building as one end of a line of sight.
func (g *Game) window(m, p, i int32) eye {
	o := &g.sights().of[p].positions[i]
	return eye{at: o.At, figure: g.figure(m), in: p, dir: o.Dir}
}

// stand is from where m shoots at n now: its base, or inside a building the
// position that it took this turn, else the first from which it sees n.
func (g *Game) stand(m, n int32) eye {
	e := g.base(m)
	if e.in < 0 {
		return e
	}
	i := g.taken(m)
	if i < 0 {
		i = g.opening(m, n)
	}
	if i < 0 {
		return e
	}
	return g.window(m, e.in, i)
}

// taken is the position from which m has shot this turn, Nil where there is none.
func (g *Game) taken(m int32) int32 {
	if !g.This(m, battle.ShotTurn) {
		return hook.Nil
	}
	return g.M(m, battle.Position) - 1
}

// opening is the first position from which m, inside a building, sees n; Nil
// when there is none.
func (g *Game) opening(m, n int32) int32 {
	p := g.M(m, battle.Inside) - 1
	for i, o := range g.sights().of[p].positions {
		if g.IsM(m, battle.Floor, o.Floor) {
			if why, _ := g.look(g.window(m, p, int32(i)), g.base(n)); why == sees {
				return int32(i)
			}
		}
	}
	return hook.Nil
}

// takePosition chooses where in its building m shoots from at n: the one that
// the order names (from 1; 0: none), the one it has taken this turn, or by a
// decision of its player among those that are free and show n.
func (g *Game) takePosition(m, n int32, named int) error {
	p := g.M(m, battle.Inside) - 1
	if p < 0 {
		if named != 0 {
			return illegal("PIL-BUILD-03", "%s is in no building", g.Name(m))
		}
		return nil
	}
	fit, err := g.freePositions(m, n, p, int32(named)-1)
	if len(fit) == 0 {
		return err
	}
	d := hook.Decision{Stream: "position", Label: g.Name(m), Side: g.M(m, battle.SideOf)}
	for _, i := range fit {
		d.Words = append(d.Words, itoa(int(i)+1))
	}
	g.SetM(m, battle.Position, fit[g.R.Decide(d)]+1)
	return nil
}

// freePositions lists where m can shoot at n from in building p, or why it
// cannot; only (Nil: any) is the one that it wants.
func (g *Game) freePositions(m, n, p, only int32) (fit []int32, err error) {
	all := g.sights().of[p].positions
	mine := g.taken(m)
	if only >= int32(len(all)) {
		return nil, illegal("PIL-BUILD-03", "%s has %d positions", g.Pieces[p].Name, len(all))
	}
	err = illegal("PIL-BUILD-03", "%s has no free position on floor %d for %s", g.Pieces[p].Name, g.M(m, battle.Floor), g.Name(m))
	for i := range all {
		i := int32(i)
		switch {
		case only >= 0 && i != only, !g.IsM(m, battle.Floor, all[i].Floor), g.served(p, i, m):
			continue
		case mine >= 0 && i != mine:
			continue
		}
		if unseen := g.unseen(g.window(m, p, i), g.base(n), n, "PIL-SHOOT-04"); unseen != nil {
			err = unseen
			continue
		}
		fit = append(fit, i)
	}
	return fit, err
}

// served says whether somebody but m has shot from a position this turn.
func (g *Game) served(p, i, m int32) bool {
	for o := range g.Count() {
		if o != m && g.IsM(o, battle.Position, i+1) && g.IsM(o, battle.Inside, p+1) && g.This(o, battle.ShotTurn) {
			return true
		}
	}
	return false
}

// PutInside sets a model into a building: set-up and what-if, no rule is asked.
func (g *Game) PutInside(m, p, floor int32) error {
	if g.isShip(p) {
		return g.PutAboard(m, p)
	}
	s := &g.Pieces[p]
	switch {
	case !g.Tagged(p, g.C.Lex.Sym("building")):
		return illegal("PIL-BUILD-01", "%s is no building", s.Name)
	case floor >= s.Floors:
		return g.noFloor(p, floor)
	}
	at := g.Middle(p)
	g.Put(m, at.X, at.Y)
	g.SetM(m, battle.Inside, p+1)
	g.SetM(m, battle.Floor, floor)
	return nil
}
