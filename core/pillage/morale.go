package pillage

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/resolve"
)

// MoraleTest is what came of a morale test.
type MoraleTest struct {
	Stays bool
	Need  int // 0: no die was rolled
	Test  dice.Test
	By    *hook.Rule // the rule that made it unnecessary
}

// moraleStack is the number a model needs (PIL-MORALE-02).
func (g *Game) moraleStack(ev *hook.Event, m int32) resolve.Stack {
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	t := resolve.Stack{Log: g.R.Log, Label: "morale"}
	t.Target = int(g.R.Modify(ev, g.Points[pModifyMoraleNeed], int32(g.num().moraleNeed)))
	t.Mods = int(g.R.Modify(ev, g.Points[pModifyMorale], 0))
	return t
}

// immune says whether a troop never tests (PIL-TROOP-02).
func (g *Game) immune(m int32) bool { return g.troopOf(m).immune }

// Morale tests one model (PIL-MORALE-01): who fails runs away and is out of the
// game. A model in melee does not test.
func (g *Game) Morale(m int32) (MoraleTest, error) {
	if err := g.carry("morale", g.M(m, battle.SideOf)); err != nil {
		return MoraleTest{}, err
	}
	switch {
	case !g.Alive(m):
		return MoraleTest{}, illegal("PIL-GEN-05", "%s is out of the game", g.Name(m))
	case g.M(m, battle.Fight) != 0:
		return MoraleTest{}, illegal("PIL-MORALE-01", "%s is in melee", g.Name(m))
	}
	if g.immune(m) {
		g.explain("morale", "PIL-TROOP-02", "%s never tests", g.Name(m))
		return MoraleTest{Stays: true}, nil
	}
	ev := g.begin()
	defer g.end()
	ev.F[hook.ModelSlot], ev.F[hook.SideSlot] = m, g.M(m, battle.SideOf)
	if refs := g.R.Can(ev, g.Points[pCanFailMorale]); len(refs) > 0 {
		return MoraleTest{Stays: true, By: refs[0].Rule}, nil
	}
	stack := g.moraleStack(ev, m)
	r := MoraleTest{Need: stack.Need(g.num().maxResult)}
	r.Test = dice.Test{Stream: dice.Morale, Who: m, Need: r.Need}
	resolve.Throw(g.R, ev, &r.Test, g.Points[pModifyMoraleReroll])
	resolve.Tell(g.R, "morale", &r.Test, "stays", "runs")
	r.Stays = r.Test.OK
	if !r.Stays {
		g.remove(m, hook.Nil, g.words.morale)
	}
	return r, nil
}
