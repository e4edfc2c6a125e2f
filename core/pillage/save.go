package pillage

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/resolve"
)

// saves rolls the save of whoever was hit (PIL-SAVE-01) and says whether it
// held. Animals never save (PIL-HIT-03), nor does who is denied it.
func (g *Game) saves(ev *hook.Event, s *Strike, b *Blow, mount bool) bool {
	ev.F[hook.SideSlot] = g.M(s.At, battle.SideOf)
	if p := g.troopOf(s.At); p.noSave && !mount {
		if g.R.Log != nil {
			g.explain("save", p.saveRule, "%s never saves", g.Name(s.At))
		}
		return false
	}
	if refs := g.R.Can(ev, g.Points[pCanSave]); len(refs) > 0 {
		b.NoSave = refs[0].Rule
		return false
	}
	stack := g.saveStack(ev, s, mount)
	b.Save = dice.Test{Stream: dice.Save, Who: s.At, Need: stack.Need(g.num().dice)}
	b.SavedBy = resolve.Throw(g.R, ev, &b.Save, g.rerolls(pModifySaveReroll, g.bare(s.At, s.By)))
	resolve.Tell(g.R, "save", &b.Save, "saved", "not saved") // PIL-SAVE-03
	return b.Save.OK
}

// saveStack is the number that a save needs (PIL-SAVE-02). A horse takes only
// the modifiers of the weapon and of the attack, not those of its rider.
func (g *Game) saveStack(ev *hook.Event, s *Strike, mount bool) resolve.Stack {
	n := g.num()
	class := g.class(s.At, toSave, mount, !mount && g.shieldIdle(s.At, g.inHand(s.At), s.Kind))
	t := resolve.Stack{Target: n.save[class], Log: g.R.Log, Label: "save"}
	if g.R.Log != nil {
		g.explain("save", "PIL-SAVE-02", "%s: %d+", battle.ClassNames[class], t.Target)
	}
	row := g.rowOf(s)
	volley := s.Kind == g.words.volley
	if !volley || n.volley.weapon {
		t.Add(row.SaveMod, row.Rule, placeSave, s.Weapon.ID)
	}
	if (s.Kind == g.words.melee || n.multiShots) && g.outnumbered(s.At) {
		t.Add(n.multiSave, "PIL-MULTI-03", placeSave, "fights several enemies")
	}
	if s.Kind == g.words.melee {
		if g.Mounted(s.By) && (s.Bonus || g.lostToDie(s)) {
			t.Add(n.cavalrySave, "PIL-CAV-05", placeSave, "charged by a rider")
		}
		g.besiegedSave(s, &t)
		if !mount && g.This(s.At, battle.RaisedTurn) {
			t.Add(n.raised, "PIL-SHIELD-02", placeSave, "shield raised")
		}
	}
	if !mount && (!volley || n.volley.wall) {
		g.wallSave(ev, s, &t)
	}
	t.Mods += g.changes(ev, pModifySave, g.bare(s.At, s.By)) // the horse's too: see hook.Run.Mount
	return t
}
