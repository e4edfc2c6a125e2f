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

// What changes the save of a horse as well as that of its rider, by the tables.
const (
	byWeapon = iota
	byCharge
	bySeveral
	byRules
)

var horseWords = [...]string{"weapon", "charge", "several", "rules"}

// paired says whether one of the two of a blow has charged the other this turn.
func (g *Game) paired(s *Strike) bool { return g.charged(s.By) == s.At || g.charged(s.At) == s.By }

// saveStack is the number that a save needs (PIL-SAVE-02). A horse takes only
// the modifiers of the weapon and of the attack, not those of its rider, unless
// the tables list more.
func (g *Game) saveStack(ev *hook.Event, s *Strike, mount bool) resolve.Stack {
	n := g.num()
	class := g.class(s.At, toSave, mount, !mount && g.shieldIdle(s.At, g.inHand(s.At), s.Kind))
	t := resolve.Stack{Target: n.save[class], Log: g.R.Log, Label: "save"}
	if g.R.Log != nil {
		g.explain("save", "PIL-SAVE-02", "%s: %d+", battle.ClassNames[class], t.Target)
	}
	row := g.rowOf(s)
	volley := s.Kind == g.words.volley
	counts := func(what int) bool { return !mount || n.horse[what] } // GAP-HORSE-SAVE-MODS
	if (!volley || n.volley.weapon) && counts(byWeapon) {
		t.Add(row.SaveMod, row.Rule, placeSave, s.Weapon.ID)
	}
	if (s.Kind == g.words.melee || n.multiShots) && counts(bySeveral) && g.outnumbered(s.At) && !(n.multiPair && g.paired(s)) {
		t.Add(n.multiSave, "PIL-MULTI-03", placeSave, "fights several enemies")
	}
	if s.Kind == g.words.melee {
		if g.Mounted(s.By) && counts(byCharge) && (s.Bonus || g.lostToDie(s)) && (n.cavalryAdds || row.SaveMod >= 0) {
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
	if was := g.R.Mount; mount && n.horse[byRules] { // those that speak for the rider too
		g.R.Mount = 0
		defer func() { g.R.Mount = was }()
	}
	t.Mods += g.changes(ev, pModifySave, g.bare(s.At, s.By)) // the horse's own: see hook.Run.Mount
	return t
}
