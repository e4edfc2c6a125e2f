package pillage

import (
	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/resolve"
)

// The start of the ignition stage: fire spreads (PIL-FIRE-04), then it burns who
// is near (PIL-FIRE-06). Only what burnt before this turn does either.

// flareUp is the start of an ignition stage, a step a roll.
func (g *Game) flareUp() []Step {
	return []Step{
		func() (bool, error) { return g.nextSpread(), nil },
		func() (bool, error) { return g.nextBurn(), nil },
		func() (bool, error) { g.Set(battle.FireNext, 0); return false, nil },
	}
}

// FireSteps take the clock to the start of the next ignition stage: by hand, in
// ordinary play.
func (g *Game) FireSteps(out *Toll) []Step {
	begin := func() error {
		if g.Strict {
			return illegal("PIL-FIRE-04", "fire spreads by itself when the ignition stage begins")
		}
		if g.at("ignition") && g.Is(battle.ClockAt, 0) {
			return g.leaveStage()
		}
		return nil
	}
	steps := append([]Step{once(begin)}, g.ToStageSteps("ignition")...)
	return append(steps, once(func() error {
		*out = g.fireToll()
		return nil
	}))
}

// fireToll is what fire has done in the present turn.
func (g *Game) fireToll() Toll {
	var t Toll
	for i := range len(g.Pieces) + len(g.Models) {
		if x := g.thingAt(i); g.burns(x) && g.alight(x) && !g.burntBefore(x) {
			t.Count++
		}
	}
	for m := range g.Count() {
		if g.lostNow(m) && g.IsM(m, battle.OutCause, g.num().fire.byFire) {
			t.Lost = append(t.Lost, m)
		}
	}
	return t
}

// nextSpread rolls for the next thing that fire can reach.
func (g *Game) nextSpread() (again bool) {
	sources := g.sources()
	if len(sources) == 0 {
		return false
	}
	if g.num().fire.chain {
		g.blaze(sources)
		return false
	}
	s, f := g.spreading(sources)
	if g.Watch == nil { // nobody looks at it die by die
		s.Round(g.R.Src, f)
		return false
	}
	next, again := s.Step(g.R.Src, f, int(g.Get(battle.FireNext)))
	if !again {
		next = 0
	}
	g.Set(battle.FireNext, int32(next))
	return again
}

// blaze is a stage in which what catches fire sets on fire in its turn, until
// nothing more does (GAP-FIRE-SPREAD-ROLLS).
func (g *Game) blaze(sources []flame) {
	all := len(g.Pieces) + len(g.Models)
	for len(sources) > 0 && g.R.Err == nil {
		burnt := make([]bool, all)
		for i := range burnt {
			burnt[i] = g.alight(g.thingAt(i))
		}
		s, f := g.spreading(sources)
		s.Round(g.R.Src, f)
		sources = sources[:0]
		for i := range burnt {
			if t := g.thingAt(i); !burnt[i] && g.burns(t) && g.alight(t) {
				sources = append(sources, flame{t, g.fireReach(t)})
			}
		}
	}
}

// things that fire could concern are numbered: pieces, then models.
func (g *Game) thingAt(i int) Thing {
	if i < len(g.Pieces) {
		return PieceThing(int32(i))
	}
	return ModelThing(int32(i - len(g.Pieces)))
}

func (g *Game) numberOf(t Thing) int {
	if t.Piece >= 0 {
		return int(t.Piece)
	}
	return len(g.Pieces) + int(t.Model)
}

// flame is something that burnt before this turn, and how far it reaches.
type flame struct {
	at    Thing
	reach int32
}

// sources of fire in this turn.
func (g *Game) sources() []flame {
	var out []flame
	for i := range len(g.Pieces) + len(g.Models) {
		if t := g.thingAt(i); g.burns(t) && g.burntBefore(t) {
			out = append(out, flame{t, g.fireReach(t)})
		}
	}
	return out
}

// fireReach is how far a fire spreads and burns.
func (g *Game) fireReach(t Thing) int32 {
	n := &g.num().fire
	base := n.radius
	if g.tagged(t, n.storeTag) {
		base = n.storeRadius // PIL-BUILD-12
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.SourceSlot], ev.F[hook.SourcePiece] = t.Model, t.Piece
	return g.R.Modify(ev, g.Points[pModifyFireRadius], base)
}

// spreading is the round of spreading from these sources.
func (g *Game) spreading(sources []flame) (*resolve.Spread, *resolve.Fire) {
	n := &g.num().fire
	var edges []resolve.Edge
	for _, s := range sources {
		from := g.numberOf(s.at)
		for _, to := range g.inReach(s) {
			if t := g.thingAt(to); g.there(t) && !g.alight(t) && g.blows(s.at, t) && len(g.catches(t)) == 0 {
				edges = append(edges, resolve.Edge{From: from, To: to, Need: g.spreadNeed(s.at, t)})
			}
		}
	}
	graph := resolve.NewSpread(len(g.Pieces)+len(g.Models), edges)
	graph.PerPair = n.perPair
	return graph, &resolve.Fire{
		House:  g.num().dice,
		Burned: func(int) bool { return true }, // every edge begins at a source
		Burns:  func(i int) bool { return g.alight(g.thingAt(i)) },
		Light:  func(i int) { g.light(g.thingAt(i), hook.Nil, n.bySpread) },
		Rolled: func(e resolve.Edge, t *dice.Test) {
			if g.R.Log != nil {
				g.explain("spread", "PIL-FIRE-04", "from %s to %s: need %d+", g.thing(g.thingAt(e.From)), g.thing(g.thingAt(e.To)), e.Need)
				resolve.Tell(g.R, "spread", t, "it catches fire", "no fire")
			}
		},
	}
}

// spreadNeed is the number on which fire spreads from one thing to another.
func (g *Game) spreadNeed(from, to Thing) int {
	ev := g.begin()
	defer g.end()
	ev.F[hook.SourceSlot], ev.F[hook.SourcePiece] = from.Model, from.Piece
	ev.F[hook.ObjectSlot], ev.F[hook.PieceSlot] = to.Model, to.Piece
	return int(g.R.Modify(ev, g.Points[pModifyFireSpread], int32(g.num().fire.spread)))
}

// blows says whether rules let fire go from one thing to another.
func (g *Game) blows(from, to Thing) bool {
	w := g.num().fire.wind
	if w == [2]int32{} {
		return true
	}
	a, b := g.middleOf(from), g.middleOf(to)
	return (b.X-a.X)*w[0]+(b.Y-a.Y)*w[1] > 0
}

func (g *Game) middleOf(t Thing) board.Point {
	if t.Model >= 0 {
		return g.Centre(t.Model)
	}
	return g.Middle(t.Piece)
}

// fireGap is how far a thing is from a fire (GAP-FIRE-DISTANCE).
func (g *Game) fireGap(from, to Thing) int32 {
	switch {
	case g.num().fire.fromCentre:
		return g.fromPoint(g.middleOf(from), to)
	case from.Model >= 0:
		return max(g.fromPoint(g.Centre(from.Model), to)-g.Radius(from.Model), 0)
	case to.Model >= 0:
		return max(g.Shape(from.Piece).Dist(g.Centre(to.Model))-g.Radius(to.Model), 0)
	}
	return g.Shape(from.Piece).Gap(g.Shape(to.Piece))
}

// fromPoint is how far a thing is from a point.
func (g *Game) fromPoint(p board.Point, t Thing) int32 {
	if t.Model >= 0 {
		return g.From(p.X, p.Y, t.Model)
	}
	return g.Shape(t.Piece).Dist(p)
}

// movable says whether a thing can change its place in play.
func (g *Game) movable(t Thing) bool { return t.Model >= 0 || g.tagged(t, g.num().fire.shipTag) }

// inReach lists, by number, what could catch fire near a source.
func (g *Game) inReach(s flame) []int {
	out := g.fixedNear(s)
	for i := range len(g.Pieces) + len(g.Models) {
		t := g.thingAt(i)
		if t != s.at && g.burns(t) && (g.movable(t) || g.movable(s.at)) && g.Covers(g.fireGap(s.at, t), s.reach) {
			out = append(out, i)
		}
	}
	return out
}

// nearby is which things that never move lie near which: it hangs on the set-up
// alone, and is worked out once.
type nearby struct {
	of     *numbers
	pieces int
	last   int32 // serial of the last piece
	lists  map[flame][]int
}

// fixedNear lists the pieces that lie near a piece; neither can move.
func (g *Game) fixedNear(s flame) []int {
	if g.movable(s.at) {
		return nil
	}
	g.keepNearby()
	list, known := g.near.lists[s]
	if !known {
		lo, hi := g.Shape(s.at.Piece).Box()
		for i := range g.Pieces {
			t := PieceThing(int32(i))
			if t == s.at || !g.burns(t) || g.movable(t) {
				continue
			}
			l, h := g.Shape(t.Piece).Box()
			apart := max(l.X-hi.X, lo.X-h.X, l.Y-hi.Y, lo.Y-h.Y)
			if g.Covers(apart, s.reach) && g.Covers(g.fireGap(s.at, t), s.reach) {
				list = append(list, i)
			}
		}
		g.near.lists[s] = list
	}
	return list[:len(list):len(list)]
}

// keepNearby forgets what was worked out for another set-up.
func (g *Game) keepNearby() {
	pieces := len(g.Pieces)
	now := nearby{of: g.num(), pieces: pieces, last: g.Pieces[pieces-1].Serial}
	if g.near.of != now.of || g.near.pieces != now.pieces || g.near.last != now.last {
		now.lists = map[flame][]int{}
		g.near = now
	}
}

// nextBurn rolls for the next model near a fire; there is none: false.
func (g *Game) nextBurn() (again bool) {
	sources := g.sources()
	for m := g.Get(battle.FireNext); len(sources) > 0 && m < g.Count(); m++ {
		if g.Models[m].Object || !g.IsM(m, battle.Hidden, 0) || !g.Alive(m) {
			continue
		}
		if n := g.firesNear(m, sources); n > 0 {
			g.burn(m, n)
			g.Set(battle.FireNext, m+1)
			return true
		}
	}
	return false
}

// firesNear counts the fires that m rolls for.
func (g *Game) firesNear(m int32, sources []flame) int {
	t, n := &g.num().fire, 0
	for _, s := range sources {
		inside := s.at.Piece >= 0 && g.IsM(m, battle.Inside, s.at.Piece+1)
		if inside && !t.occupants || !inside && !g.Covers(g.fireGap(s.at, ModelThing(m)), s.reach) {
			continue
		}
		if n++; !t.perFire {
			break
		}
	}
	return n
}

// burn rolls whether m catches fire, so often: then it is out of the game,
// whatever its hit points, without a save.
func (g *Game) burn(m int32, rolls int) {
	n := &g.num().fire
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	need := int(g.R.Modify(ev, g.Points[pModifyBurn], int32(n.burn)))
	for range rolls {
		t := dice.Test{Stream: dice.Burn, Who: m, Need: need}
		resolve.Throw(g.R, ev, &t, nil)
		if g.R.Log != nil {
			g.explain("burn", "PIL-FIRE-06", "%s stands near a fire: burns on %d+", g.Name(m), need)
			resolve.Tell(g.R, "burn", &t, "burns", "unhurt")
		}
		if t.OK {
			g.perish(m, hook.Nil, n.byFire)
		}
		if t.OK || g.R.Err != nil {
			return
		}
	}
}
