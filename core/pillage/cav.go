package pillage

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/resolve"
)

// partHit decides whether an attack on a rider goes at him or his horse: the
// horse is an obstacle, passed on 4 or more (PIL-CAV-06, PIL-CAV-09).
func (g *Game) partHit(s *Strike) int32 {
	d := g.R.Src.Roll(dice.TargetStream, s.By)
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
// a strike with an improvised weapon, free of modifiers (PIL-CAV-10).
func (g *Game) fall(by, m int32, fight int32) {
	g.SetM(m, battle.Mount, 2)
	n := g.num()
	class := g.worn(m, false)
	stack := resolve.Stack{Target: n.unarmed.ToHit[class], Log: g.R.Log, Label: "strike"}
	g.explain("fall", "PIL-CAV-10", "%s falls from his horse", g.Name(m))
	t := dice.Test{Stream: dice.Strike, Who: m, Need: stack.Need(n.maxResult)}
	t.Throw(g.R.Src)
	resolve.Tell(g.R, "strike", &t, "hit", "miss")
	if !t.OK {
		return
	}
	stack = resolve.Stack{Target: n.save[class], Log: g.R.Log, Label: "save"}
	save := dice.Test{Stream: dice.Save, Who: m, Need: stack.Need(n.maxResult)}
	save.Throw(g.R.Src)
	resolve.Tell(g.R, "save", &save, "saved", "not saved")
	if !save.OK {
		g.wound(by, m, hook.Nil, cause{g.words.improvised, true}, fight)
	}
}
