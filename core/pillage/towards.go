package pillage

import (
	"container/heap"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/hook"
)

// Towards: a way found for a model, by the routes of play. It crosses what a move
// may cross without a die; where it would have to roll it looks for another way.

// Aimed is where a model goes to: a point, or the nearest of a model or a piece.
type Aimed struct {
	At    board.Point
	Model int32 // Nil: none
	Piece int32 // Nil: none
}

const (
	pace      = hook.Milli // between the places of a search
	mostTried = 3000       // places that a search looks at
	endless   = 1 << 30    // a budget that always lasts
	leastGain = pace / 10  // by which somebody gets nearer
)

// Towards is the path of a move that brings m as near to where it goes as its
// allowance lasts; most holds it back, 0 does not. Who gets no nearer is refused,
// by what is in his way.
func (g *Game) Towards(m int32, to Aimed, most int32) (path []board.Point, err error) {
	log := g.R.Log
	g.R.Log = nil // what is tried is not told
	defer func() { g.R.Log = log }()
	err = g.Look(func() error {
		budget, err := g.goes(m)
		if err != nil {
			return err
		}
		path, err = g.wayTowards(m, to, budget, most)
		return err
	})
	return path, err
}

func (g *Game) wayTowards(m int32, to Aimed, budget, most int32) ([]board.Point, error) {
	from, whole := g.Centre(m), most <= 0 || most >= budget
	if !whole {
		budget = most
	}
	if g.left(m, to, from) <= g.nearTo(m, to) {
		return nil, illegal("PIL-MOVE-01", "%s is there", g.Name(m))
	}
	road := budget
	if whole && !g.This(m, battle.MovedTurn) {
		road = g.allowance(m, true)
	}
	goal := g.aimOf(to, from)
	straight := g.walk(m, []board.Point{goal}, budget, road)
	if straight.stop == nil || g.left(m, to, straight.end) <= g.nearTo(m, to) {
		return []board.Point{straight.end}, nil
	}
	if path := g.search(m, to); len(path) > 0 {
		path = append(path, g.aimOf(to, path[len(path)-1]))
		return cut(from, path, g.walk(m, path, budget, road).length), nil
	}
	if g.left(m, to, from)-g.left(m, to, straight.end) < leastGain {
		rule, why := reason(straight.stop)
		return nil, illegal(rule, "%s gets no nearer: %s", g.Name(m), why)
	}
	return []board.Point{straight.end}, nil
}

// aimOf is the point at which a straight way from another one is aimed.
func (g *Game) aimOf(to Aimed, from board.Point) board.Point {
	switch {
	case to.Model >= 0:
		return g.Centre(to.Model)
	case to.Piece >= 0:
		return g.Shape(to.Piece).Nearest(from)
	}
	return to.At
}

// left is how far m, at a point, would still be from where it goes to: from its
// base to that of a model or to a piece, from its centre to a point.
func (g *Game) left(m int32, to Aimed, at board.Point) int32 {
	switch {
	case to.Model >= 0:
		c := g.Centre(to.Model)
		return max(0, board.Length(c.X-at.X, c.Y-at.Y)-g.Radius(m)-g.Radius(to.Model))
	case to.Piece >= 0:
		return max(0, g.Shape(to.Piece).Dist(at)-g.Radius(m))
	}
	return board.Length(to.At.X-at.X, to.At.Y-at.Y)
}

// nearTo is how near m has to come to be there: to an enemy as near as he lets it
// (PIL-MOVE-04).
func (g *Game) nearTo(m int32, to Aimed) int32 {
	if to.Model >= 0 && g.keptFrom(m, to.Model) {
		return g.num().keepAway + battle.Tolerance
	}
	return battle.Tolerance
}

// walk is how far m gets along a path: with more where all of it is a road.
func (g *Game) walk(m int32, path []board.Point, budget, road int32) route {
	if road > budget {
		if r := g.runAlong(m, path, road, routeOpts{}); r.road {
			return r
		}
	}
	return g.runAlong(m, path, budget, routeOpts{})
}

// cut takes what lies beyond a length off a path.
func cut(from board.Point, path []board.Point, length int32) []board.Point {
	var out []board.Point
	for _, p := range path {
		n := board.Length(p.X-from.X, p.Y-from.Y)
		if n > length {
			if length > 0 {
				out = append(out, between(from, p, length, n))
			}
			return out
		}
		if n > 0 {
			out = append(out, p)
		}
		from, length = p, length-n
	}
	return out
}

// node is a place of a search: where, how dear the way there, and how dear it may
// become to the end.
type node struct {
	cell      [2]int32 // paces east and north of the start
	cost, sum int32
}

// frontier is a heap of nodes, the most promising first.
type frontier []node

func (f frontier) Len() int      { return len(f) }
func (f frontier) Swap(i, j int) { f[i], f[j] = f[j], f[i] }
func (f *frontier) Push(x any)   { *f = append(*f, x.(node)) }
func (f frontier) Less(i, j int) bool {
	if f[i].sum != f[j].sum {
		return f[i].sum < f[j].sum
	}
	return f[i].cost > f[j].cost || f[i].cost == f[j].cost && slices.Compare(f[i].cell[:], f[j].cell[:]) < 0
}
func (f *frontier) Pop() any {
	last := (*f)[len(*f)-1]
	*f = (*f)[:len(*f)-1]
	return last
}

var around = [8][2]int32{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}}

// search finds the cheapest way over places a pace apart to the one that is the
// nearest to where m goes to, and draws it straight; nil where no place is nearer
// than where it stands.
func (g *Game) search(m int32, to Aimed) []board.Point {
	start := g.Centre(m)
	at := func(c [2]int32) board.Point { return board.Point{X: start.X + c[0]*pace, Y: start.Y + c[1]*pace} }
	cost, came, done := map[[2]int32]int32{{}: 0}, map[[2]int32][2]int32{}, map[[2]int32]bool{}
	open := frontier{{}}
	var best [2]int32
	nearest := g.left(m, to, start)
	for len(open) > 0 && len(done) < mostTried && nearest > pace/2+g.nearTo(m, to) {
		n := heap.Pop(&open).(node)
		if done[n.cell] {
			continue
		}
		done[n.cell] = true
		here := at(n.cell)
		if left := g.left(m, to, here); left < nearest {
			best, nearest = n.cell, left
		}
		g.SetM(m, battle.X, here.X)
		g.SetM(m, battle.Y, here.Y)
		for _, d := range around {
			next := [2]int32{n.cell[0] + d[0], n.cell[1] + d[1]}
			p := at(next)
			if done[next] || p.X < 0 || p.Y < 0 || p.X > g.Size[0] || p.Y > g.Size[1] {
				continue
			}
			r := g.runAlong(m, []board.Point{p}, endless, routeOpts{})
			if r.end != p {
				continue
			}
			if was, seen := cost[next]; seen && was <= n.cost+r.cost {
				continue
			}
			cost[next], came[next] = n.cost+r.cost, n.cell
			heap.Push(&open, node{next, n.cost + r.cost, n.cost + r.cost + g.left(m, to, p)})
		}
	}
	g.SetM(m, battle.X, start.X)
	g.SetM(m, battle.Y, start.Y)
	var path []board.Point
	for c := best; c != [2]int32{}; c = came[c] {
		path = append(path, at(c))
	}
	slices.Reverse(path)
	return g.drawn(m, path)
}

// drawn leaves out the places of a path that a straight way passes for no more.
func (g *Game) drawn(m int32, path []board.Point) []board.Point {
	var out []board.Point
	for i := 0; i < len(path); {
		far := i
		for j := len(path) - 1; j > i; j-- {
			direct := g.runAlong(m, append(slices.Clone(out), path[j]), endless, routeOpts{})
			if direct.end != path[j] {
				continue
			}
			if by := g.runAlong(m, append(slices.Clone(out), path[i:j+1]...), endless, routeOpts{}); direct.cost <= by.cost {
				far = j
				break
			}
		}
		out = append(out, path[far])
		i = far + 1
	}
	return out
}
