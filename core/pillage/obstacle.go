package pillage

import (
	"cmp"
	"slices"

	"skald/core/battle"
	"skald/core/board"
	"skald/core/dice"
	"skald/core/hook"
)

// obstacle is what hides part of a target from a shooter (PIL-SHOOT-07): a model
// or, where that is Nil, a piece.
type obstacle struct{ model, piece, away int32 }

// determine finds what a shot goes at (PIL-SHOOT-08): each obstacle in its way
// is passed on 4 or more. What hides part of the target comes nearest first;
// then, when the target is in melee, each friend of the shooter in it, in an
// order that his player chooses (PIL-SHOOT-15). The horse of a rider comes last:
// see partHit. Nil: a thing has stopped the shot.
func (g *Game) determine(s *Shot) int32 {
	friends := g.aides(s)
	if g.num().fighting {
		friends = append(g.against(s.At, s.By), friends...)
	}
	for list := g.inTheWay(s, g.obstacles(s.By, s.At, friends)); len(list) > 0; {
		i := 0
		if g.num().sight.chosen {
			i = g.nextOf(s.By, list)
		}
		if o := list[i]; !g.passes(s.By, o) {
			return g.stopped(o)
		}
		list = slices.Delete(list, i, i+1)
	}
	list := make([]obstacle, len(friends))
	for i, f := range friends {
		list[i] = obstacle{model: f, piece: hook.Nil}
	}
	list = g.inTheWay(s, list)
	for len(list) > 0 {
		i := g.nextOf(s.By, list)
		if o := list[i]; !g.passes(s.By, o) {
			return g.stopped(o)
		}
		list = slices.Delete(list, i, i+1)
	}
	return s.At
}

// inTheWay leaves out what a rule lets a shot pass.
func (g *Game) inTheWay(s *Shot, list []obstacle) []obstacle {
	p := g.Points[pCanObstruct]
	if len(g.R.Active[p.Num]) == 0 {
		return list
	}
	return slices.DeleteFunc(list, func(o obstacle) bool {
		ev := g.begin()
		defer g.end()
		ev.F[hook.Attacker], ev.F[hook.Target], ev.F[hook.SideSlot] = s.By, s.At, g.M(s.By, battle.SideOf)
		ev.F[hook.ModelSlot], ev.F[hook.PieceSlot] = o.model, o.piece
		return len(g.R.Can(ev, p)) > 0
	})
}

// aides are the friends of a shooter who support with their spears in the fight
// of his target, where the tables count them as in it (GAP-MELEE-SUPPORTERS).
func (g *Game) aides(s *Shot) []int32 {
	if !g.num().aiding || g.IsM(s.At, battle.Fight, 0) {
		return nil
	}
	var out []int32
	for m := range g.Count() {
		if m != s.By && g.M(m, battle.SideOf) == g.M(s.By, battle.SideOf) && g.spearman(m) && len(g.supportable(m, g.M(s.At, battle.Fight))) > 0 {
			out = append(out, m)
		}
	}
	return out
}

// nextOf lets the player of the shooter choose which obstacle is next.
func (g *Game) nextOf(by int32, list []obstacle) int {
	d := hook.Decision{Stream: "order", Label: g.Name(by), Side: g.M(by, battle.SideOf)}
	for _, o := range list {
		d.Words = append(d.Words, g.nameOf(o))
	}
	return g.R.Decide(d)
}

func (g *Game) nameOf(o obstacle) string {
	if o.model < 0 {
		return g.Pieces[o.piece].Name
	}
	return g.Name(o.model)
}

// passes rolls one die of target determination, without modifiers.
func (g *Game) passes(by int32, o obstacle) bool {
	if g.num().sight.passed && !g.wounded(o) {
		return true
	}
	die := g.R.Src.Roll(dice.TargetStream, by)
	ok := dice.Least(g.R.Src, &die, g.num().pass)
	if g.R.Log != nil {
		text := "stopped by"
		if ok {
			text = "passes"
		}
		g.explain("target", "PIL-SHOOT-08", "rolled %d: %s %s", dice.Face(g.R.Src, &die), text, g.nameOf(o))
	}
	return ok
}

// stopped is the new target of a shot, Nil where a thing has stopped it that
// missiles do not wound (GAP-SHOT-THING).
func (g *Game) stopped(o obstacle) int32 {
	if !g.wounded(o) {
		g.explain("target", "PIL-SHOOT-08", "the shot is lost in %s", g.nameOf(o))
		return hook.Nil
	}
	return o.model
}

// wounded says whether missiles wound what is in the way.
func (g *Game) wounded(o obstacle) bool {
	if o.model < 0 {
		return false
	}
	s := &g.Models[o.model]
	return !s.Object || g.num().sight.wounded[s.Troop]
}

// obstacles of a shot (PIL-SHOOT-07), nearest to the shooter first: what reaches
// into the band between the two and is not touched by him. Models to skip come
// in another way.
func (g *Game) obstacles(by, at int32, skip []int32) []obstacle {
	from, to := g.stand(by, at), g.base(at)
	out := g.modelsHiding(by, at, from, to, skip)
	if len(g.Pieces) > 0 {
		if from.in >= 0 && g.num().sight.frame { // GAP-POSITION-OBSTACLE
			out = append(out, obstacle{model: hook.Nil, piece: from.in})
		}
		out = g.piecesHiding(from, to, out)
		out = g.bulwarks(by, at, from, to, out)
	}
	slices.SortStableFunc(out, func(x, y obstacle) int { return cmp.Compare(x.away, y.away) })
	return out
}

// hidesFrom says whether a disc hides part of one end from the other.
func (g *Game) hidesFrom(from, to eye, at board.Point, r int32) bool {
	if g.num().sight.line {
		return board.DiscHides(from.at, 0, to.at, 0, at, r)
	}
	return board.DiscHides(from.at, from.r, to.at, to.r, at, r)
}

func (g *Game) modelsHiding(by, at int32, from, to eye, skip []int32) []obstacle {
	var out []obstacle
	for o := range g.Count() {
		if o == by || o == at || !g.hidesFrom(from, to, g.Centre(o), g.Radius(o)) {
			continue
		}
		e := g.base(o)
		away := far(from, e)
		if e.in < 0 && !battle.Within(away, 0) && g.IsM(o, battle.Hidden, 0) && g.Alive(o) && !slices.Contains(skip, o) {
			out = append(out, obstacle{o, hook.Nil, away})
		}
	}
	return out
}

// piecesHiding adds the pieces that hide part of the target.
func (g *Game) piecesHiding(from, to eye, out []obstacle) []obstacle {
	var room [16]int32
	s := g.sights()
	for _, i := range s.index.Along(from.at, to.at, max(from.r, to.r), room[:0]) {
		p, shape := s.indexed[i], s.shapes[i]
		if !s.of[p].hides || !g.covers(shape, from, to) {
			continue
		}
		touched := shape.Meets(from.at, from.r)
		switch {
		case p == from.in:
			continue
		case s.of[p].blocks == blocksDeep:
			if g.noTree(shape, touched, from, to) {
				continue
			}
		case touched:
			continue
		}
		if g.lies(p) {
			out = append(out, obstacle{hook.Nil, p, g.toShape(from, shape)})
		}
	}
	return out
}

// noTree says whether the trees of a forest are not in the way (PIL-TERR-03):
// of who stands in it and shoots at somebody outside.
func (g *Game) noTree(wood *board.Shape, touched bool, from, to eye) bool {
	switch g.num().sight.edge {
	case "always":
		return false
	case "outside":
		return touched
	}
	return touched && !wood.Overlaps(to.at, to.r)
}

func (g *Game) covers(s *board.Shape, from, to eye) bool {
	if g.num().sight.line {
		return s.Hides(from.at, 0, to.at, 0)
	}
	return s.Hides(from.at, from.r, to.at, to.r)
}

func (g *Game) toShape(from eye, s *board.Shape) int32 { return max(s.Dist(from.at)-from.r, 0) }

// bulwarks adds the ships in the way (PIL-SHIP-04): one on which both stand is
// none, one that the shooter touches is all the same.
func (g *Game) bulwarks(by, at int32, from, to eye, out []obstacle) []obstacle {
	for _, p := range g.sights().ships {
		shape := g.Shape(p)
		switch {
		case !g.covers(shape, from, to),
			g.IsM(by, battle.Aboard, p+1) && g.IsM(at, battle.Aboard, p+1),
			!g.num().sight.bulwark && shape.Meets(from.at, from.r),
			!g.lies(p):
			continue
		}
		out = append(out, obstacle{hook.Nil, p, g.toShape(from, shape)})
	}
	return out
}
