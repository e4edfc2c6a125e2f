package pillage

import (
	"math"
	"slices"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/resolve"
)

// partHit decides whether an attack on a rider goes at him or his horse: the
// horse is an obstacle, passed on 4 or more (PIL-CAV-06, PIL-CAV-09).
func (g *Game) partHit(s *Strike) int32 {
	if s.Kind == g.words.melee && g.goesForHorses(s.By) {
		g.explain("target", "PIL-HOUND-10", "hounds go for the horse")
		return g.words.mount
	}
	d := g.R.Src.Roll(dice.TargetStream, s.By)
	if err := g.R.Src.Err(); err != nil {
		g.R.Fail(err)
		return hook.Nil
	}
	part := g.words.mount
	if dice.Least(g.R.Src, &d, g.num().pass) {
		part = g.words.rider
	}
	if g.R.Log != nil {
		g.explain("target", "PIL-CAV-09", "rolled %d: the %s", dice.Face(g.R.Src, &d), g.C.Lex.Word(part))
	}
	return part
}

// fall unhorses a rider: he is on foot at once, with the same gear, and suffers
// a strike with an improvised weapon (PIL-CAV-10).
func (g *Game) fall(by, m int32, fight int32) {
	g.SetM(m, battle.Mount, 2)
	g.SetM(m, battle.FellTurn, g.Now(hook.Turn))
	g.land(m)
	g.explain("fall", "PIL-CAV-10", "%s falls from his horse", g.Name(m))
	g.improvised(by, m, fight)
}

// improvised is a strike at m with an improvised weapon and its save, both free
// of all modifiers but those of the tables (GAP-FALL-STRIKE).
func (g *Game) improvised(by, m int32, fight int32) {
	n := g.num()
	class := g.worn(m, false)
	stack := resolve.Stack{Target: n.unarmed.ToHit[class], Log: g.R.Log, Label: "strike"}
	stack.Add(n.accident[0], "PIL-CAV-10", placeCav, "an accident")
	t := dice.Test{Stream: dice.Strike, Who: m, Need: stack.Need(n.dice), House: n.dice}
	t.Throw(g.R.Src)
	resolve.Tell(g.R, "strike", &t, "hit", "miss")
	if !t.OK {
		return
	}
	stack = resolve.Stack{Target: n.save[class], Log: g.R.Log, Label: "save"}
	stack.Add(n.accident[1], "PIL-CAV-10", placeCav, "an accident")
	save := dice.Test{Stream: dice.Save, Who: m, Need: stack.Need(n.dice), House: n.dice}
	save.Throw(g.R.Src)
	resolve.Tell(g.R, "save", &save, "saved", "not saved")
	if !save.OK {
		g.wound(by, m, hook.Nil, cause{g.words.improvised, true}, fight)
	}
}

// land puts an unhorsed rider, whose base is smaller now, in contact with as
// many of his opponents as possible, of such places the nearest to where he was
// (PIL-CAV-10).
func (g *Game) land(m int32) {
	foes := g.opponents(m)
	x, y := g.M(m, battle.X), g.M(m, battle.Y)
	best, near, bx, by := 0, int32(0), x, y
	try := func(px, py int32) {
		g.Put(m, px, py)
		n, far := 0, battle.Length(px-x, py-y)
		for o := range g.Count() {
			if o == m || !g.Alive(o) || !g.IsM(o, battle.Hidden, 0) || !g.sameRoom(m, o) {
				continue
			}
			gap := g.Centres(m, o) - g.Radius(m) - g.Radius(o)
			if gap < -battle.Tolerance {
				return // on top of somebody
			}
			n += int(b2i(gap <= battle.Tolerance && slices.Contains(foes, o)))
		}
		if n > best || n == best && n > 0 && far < near {
			best, near, bx, by = n, far, px, py
		}
	}
	for i, o := range foes {
		d := float64(g.Radius(m) + g.Radius(o))
		ox, oy := float64(g.M(o, battle.X)), float64(g.M(o, battle.Y))
		if l := math.Hypot(float64(x)-ox, float64(y)-oy); l > 0 {
			try(round(ox+(float64(x)-ox)*d/l), round(oy+(float64(y)-oy)*d/l))
		}
		for _, p := range foes[i+1:] { // the two places where he touches both
			px, py, e := float64(g.M(p, battle.X)), float64(g.M(p, battle.Y)), float64(g.Radius(m)+g.Radius(p))
			l := math.Hypot(px-ox, py-oy)
			if l == 0 || l > d+e {
				continue
			}
			along := (d*d - e*e + l*l) / (2 * l)
			across := math.Sqrt(max(d*d-along*along, 0))
			ux, uy := (px-ox)/l, (py-oy)/l
			try(round(ox+ux*along-uy*across), round(oy+uy*along+ux*across))
			try(round(ox+ux*along+uy*across), round(oy+uy*along-ux*across))
		}
	}
	g.Put(m, bx, by)
}

func round(x float64) int32 { return int32(math.Round(x)) }
