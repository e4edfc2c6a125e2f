package pillage

import (
	"slices"

	"skald/core/battle"
	"skald/core/board"
)

// A path is a line of straight stretches, along which the centre of a base
// travels. The ground is measured under the centre: that is what the model
// walks on. Obstacles, models and impassable ground stop the base as a whole.
// Places on a path are told by how far they lie along it, thousandths of an inch.

// routeOpts are what is different about a movement.
type routeOpts struct {
	charge bool  // nothing may be crossed, swum or climbed on the way
	target int32 // of a charge: the model + 1 that may be touched; 0: nobody
	ghost  bool  // pieces of terrain do not count
}

// route is a path that can be gone.
type route struct {
	cost   int32 // thousandths of an inch of allowance
	length int32 // thousandths of an inch
	end    board.Point
	road   bool    // all of it lies on a road
	top    int32   // piece + 1 that it ends on, by a ladder; 0 the ground
	leaps  []int32 // of a charge: pieces that are jumped or climbed on the way
	stop   error   // of run: what it stops at, nil when it is the budget or the end
}

// route is a path as a whole, with every rule that applies to movement, or what
// stands in its way. Its cost is not held against anything.
func (g *Game) route(m int32, path []board.Point, o routeOpts) (route, error) {
	return g.survey(m, path, o).whole()
}

func (s *survey) whole() (route, error) {
	s.wet()
	if _, err := s.blocked(); err != nil {
		return route{}, err
	}
	if _, err := s.rest(s.length); err != nil {
		return route{}, err
	}
	return s.part(s.length), nil
}

// run is how far m gets straight towards a point with a budget: to the point, to
// what stands in the way, or as far as the budget lasts. Obstacles that it can
// pay for it crosses; it stops where it would have to roll, at water and on
// horseback at obstacles.
func (g *Game) run(m int32, to board.Point, budget int32, o routeOpts) route {
	return g.runAlong(m, []board.Point{to}, budget, o)
}

// runAlong is how far m gets along a path.
func (g *Game) runAlong(m int32, path []board.Point, budget int32, o routeOpts) route {
	s := g.survey(m, path, o)
	s.cautious = true
	s.wet()
	if g.Mounted(m) {
		for _, c := range s.crossings {
			s.block(solid{from: c.from, to: c.to, entered: true, piece: c.piece, name: g.Pieces[c.piece].Name,
				err: illegal("PIL-CAV-04", "%s stops at %s", g.Name(m), g.Pieces[c.piece].Name)})
		}
	}
	most, stop := s.length, error(nil)
	if at, err := s.blocked(); err != nil {
		most, stop = at, err
	}
	at := s.afford(most, budget)
	if at < most {
		stop = nil
	}
	for back := at; ; at = back {
		var err error
		if back, err = s.rest(at); err == nil {
			break
		}
	}
	r := s.part(at)
	r.stop = stop
	return r
}

// fits says whether the base of m could stand at a point: on the table, on no
// other model, on nothing impassable, on no obstacle.
func (g *Game) fits(m int32, at board.Point, except ...int32) bool {
	r := g.Radius(m)
	if at.X < r || at.Y < r || at.X > g.Size[0]-r || at.Y > g.Size[1]-r {
		return false
	}
	for o := range g.Count() {
		if o == m || slices.Contains(except, o) || !g.Alive(o) || !g.IsM(o, battle.Hidden, 0) || !g.IsM(o, battle.Inside, 0) {
			continue
		}
		if c := g.Centre(o); board.Length(c.X-at.X, c.Y-at.Y) < r+g.Radius(o)-battle.Tolerance {
			return false
		}
	}
	return g.clearOf(m, at)
}

// clearOf says whether no piece of terrain keeps the base of m from a point.
func (g *Game) clearOf(m int32, at board.Point) bool {
	if !g.offBulwarks(m, at) {
		return false
	}
	for p := range int32(len(g.Pieces)) {
		if !g.Shape(p).Overlaps(at, g.Radius(m)) || !g.lies(p) {
			continue
		}
		k := g.ground(p)
		if k.obstacle || g.barrier(p, &k) || g.groundOf(m, p) == impassableGround {
			return false
		}
	}
	return true
}

// blocked is the first thing that stops the base; nil where nothing does.
func (s *survey) blocked() (int32, error) {
	if len(s.solids) == 0 {
		return 0, nil
	}
	first := s.solids[0]
	for _, o := range s.solids[1:] {
		if o.from < first.to && !first.entered && !o.entered && o.name != first.name {
			return first.from, s.tooNarrow(first.name, o.name)
		}
	}
	return first.from, first.err
}

// rest moves a place back to where a model can stay: not on an obstacle, nor
// part of the way up a ladder.
func (s *survey) rest(at int32) (int32, error) {
	for _, c := range s.crossings {
		if c.from < at && at < c.to-battle.Tolerance || at == s.length && !c.rail && at > c.from && s.g.Shape(c.piece).Overlaps(s.point(at), s.base) {
			return c.from, illegal("PIL-OBST-02", "%s cannot stand on %s", s.g.Name(s.m), s.g.Pieces[c.piece].Name)
		}
	}
	for _, l := range s.ladders {
		if l.from < at && at <= l.to && s.g.Shape(l.piece).Depth(s.point(at)) > battle.Tolerance {
			return l.from, illegal("PIL-TERR-12", "%s cannot stop on %s", s.g.Name(s.m), s.g.Pieces[l.piece].Name)
		}
	}
	return at, nil
}

// part of the path up to a place.
func (s *survey) part(to int32) route {
	r := route{cost: s.cost(to), length: to, end: s.point(to), road: s.onRoad(), leaps: s.leaps}
	if r.top = s.g.onTop(s.m); len(s.ladders) > 0 {
		r.top = 0
	}
	for i := range s.barriers {
		if b := &s.barriers[i]; r.top == 0 && len(s.ladders) > 0 && s.g.Shape(b.piece).Contains(r.end) && s.g.ground(b.piece).class != impassableGround {
			r.top = b.piece + 1
		}
	}
	return r
}

// afford is how far along the path a budget lasts.
func (s *survey) afford(most, budget int32) int32 {
	if battle.Within(s.cost(most), budget) {
		return most
	}
	s.slack = 0
	defer func() { s.slack = battle.Tolerance }()
	lo := int32(0) // costs grow along the path
	for most-lo > 1 {
		if mid := (lo + most) / 2; s.cost(mid) <= budget {
			lo = mid
		} else {
			most = mid
		}
	}
	return lo
}
