package pillage

import (
	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/resolve"
)

// Strike is one attack about to be made.
type Strike struct {
	By, At     int32
	Weapon     *Weapon
	Kind       int32 // symbol: melee, shoot, reaction, throw, volley
	Round      int32
	Fight      int32 // 0 outside melee
	Step       string
	Bonus      bool // the attacker has the charge bonus against this target
	Long       bool // beyond long range
	PointBlank int  // change to the roll of a point-blank shot
	AddedBy    *hook.Rule
	depth      int
}

// Blow is what became of an attack. Its dice keep what is known of them: their
// faces are asked only by whoever reads them.
type Blow struct {
	Strike
	Part      int32     // rider or mount, Nil on foot
	Test      dice.Test // the attack roll; N is 0 where none was made
	Save      dice.Test // the save; N is 0 where none was made
	Hit       bool
	Wound     bool
	NoSave    *hook.Rule // the rule that denied the save
	Cancelled *hook.Rule // the rule that took the attack away
	Reroll    *hook.Rule // the rule whose re-roll was used for the attack
	SavedBy   *hook.Rule // the rule whose re-roll was used for the save
	Spared    *hook.Rule // the rule that cancelled the wound
}

const (
	placeHit  = "core/pillage/hit.go"
	placeSave = "core/pillage/save.go"
	placeCav  = "core/pillage/cav.go"
)

// target number and modifiers of an attack (PIL-HIT-01): the weapon's row
// against the class of the part that is attacked, then everything that changes
// the roll. The caller has set the event.
func (g *Game) hitStack(ev *hook.Event, s *Strike, mount bool) resolve.Stack {
	n, row := g.num(), g.rowOf(s)
	class := g.class(s.At, toHit, mount, !mount && g.shieldIdle(s.At, g.inHand(s.At), s.Kind))
	t := resolve.Stack{Log: g.R.Log, Label: "hit"}
	t.Target = int(g.R.Modify(ev, g.Points[pModifyToHit], int32(row.ToHit[class])))
	if row.Guess {
		g.R.Guesses++
	}
	if g.R.Log != nil {
		g.tellTarget(s, row, class, t.Target)
	}
	rider := g.Mounted(s.At)
	if s.Kind == g.words.melee {
		if s.Bonus {
			t.Add(n.charge.bonus, "PIL-CHARGE-11", placeHit, "charged this turn")
		}
		if rider && !g.fearless(s.By, row) {
			t.Add(n.frighten, "PIL-CAV-08", placeHit, "the target rides")
		}
		if g.lower(s.By, s.At) {
			t.Add(n.sight.lower, "PIL-SLOPE-01", placeHit, "stands lower on a slope")
		}
		g.supports(ev, s, &t)
		g.besiegedBlow(s, &t)
	} else {
		if s.Long {
			t.Add(int(g.R.Modify(ev, g.Points[pModifyLongRange], int32(row.Long))), "PIL-SHOOT-12", placeHit, "long range")
		}
		t.Add(s.PointBlank, "PIL-REACT-02", placeReact, "at a charging enemy")
		if rider {
			t.Add(n.largeTarget, "PIL-CAV-06", placeHit, "the target rides")
		}
	}
	t.Mods += g.changes(ev, pModifyAttack, g.bare(s.By, s.At))
	return t
}

// fearless says whether the tables spare whoever strikes at a rider the change
// to his roll for that: spears, other riders, hounds (GAP-CAV-V-CAV).
func (g *Game) fearless(m int32, w *Weapon) bool {
	n := g.num()
	return n.spearsBold && w.Spear || n.ridersBold && g.Mounted(m) || n.houndsBold && !g.IsM(m, battle.PackOf, 0)
}

// bare says whether m fights without the bonuses of its side: against a friend
// who charged it. Only he who charges a friend has them (PIL-TROOP-06).
func (g *Game) bare(m, friend int32) bool {
	return g.num().friendly && g.M(m, battle.SideOf) == g.M(friend, battle.SideOf) &&
		!g.IsM(m, battle.Fight, 0) && g.M(m, battle.Fight) == g.M(friend, battle.Fight) && !g.setOn(m, friend)
}

// changes to a roll that rules ask for; bare: the good ones are left out.
func (g *Game) changes(ev *hook.Event, p int, bare bool) int {
	if bare {
		return int(g.R.ModifyIf(ev, g.Points[p], 0, func(a *hook.Ask) bool { return a.Op != hook.AskModify || a.N <= 0 }))
	}
	return int(g.R.Modify(ev, g.Points[p], 0))
}

// rerolls is the point that offers re-rolls, nil where there are none.
func (g *Game) rerolls(p int, bare bool) *hook.Point {
	if bare {
		return nil
	}
	return g.Points[p]
}

func (g *Game) tellTarget(s *Strike, row *Weapon, class, need int) {
	g.note("hit", "%s against %s: %d+", row.ID, battle.ClassNames[class], need)
	g.R.Log.Entries[len(g.R.Log.Entries)-1].Guess = row.Guess
}

// fill sets the fields that every point of a blow has.
func (g *Game) fill(ev *hook.Event, s *Strike, part int32) {
	ev.F[hook.Attacker], ev.F[hook.Target] = s.By, s.At
	ev.F[hook.Weapon], ev.F[hook.KindSlot] = s.Weapon.Sym, s.Kind
	ev.F[hook.Round], ev.F[hook.FightSlot] = s.Round, orNil(s.Fight)
	ev.F[hook.Part] = part
	ev.F[hook.SideSlot] = g.M(s.By, battle.SideOf)
	ev.F[hook.Zone] = g.zone(s.By, s.At)
	if s.AddedBy != nil {
		ev.F[hook.AddedBy] = s.AddedBy.Sym
	}
}

// strike makes one attack (PIL-GEN-11): may it be made, which part of a rider
// does it go at, the attack roll, what rules make of it, the save, the wound.
func (g *Game) strike(s *Strike) Blow {
	// The blow lives in scratch memory, since the event points at its dice;
	// strikes never stand inside one another, added ones wait.
	b := &g.blow
	*b = Blow{Strike: *s, Part: hook.Nil}
	g.BeginAttack()
	g.R.Src.Scope(g.Ordinal(battle.Orders), s.Fight, s.By, g.Ordinal(battle.Attacks))
	if g.R.Log != nil {
		g.R.Log.Open("attack", "%s on %s, %s", g.Name(s.By), g.Name(s.At), s.Weapon.ID)
		defer g.R.Log.Close()
	}
	ev := g.begin()
	defer g.end()
	g.fill(ev, s, hook.Nil)
	if refs := g.R.Can(ev, g.Points[pCanAttack]); len(refs) > 0 {
		b.Cancelled = refs[0].Rule
		return *b
	}
	if g.Mounted(s.At) {
		b.Part = g.partHit(s)
		ev.F[hook.Part] = b.Part
	}
	if g.R.Err != nil {
		return *b
	}
	stack := g.hitStack(ev, s, b.Part == g.words.mount)
	b.Test = dice.Test{Stream: dice.Hit, Who: s.By, Need: stack.Need(g.num().dice)}
	b.Reroll = resolve.Throw(g.R, ev, &b.Test, g.rerolls(pModifyAttackReroll, g.bare(s.By, s.At)))
	if b.Hit = b.Test.OK; b.Hit {
		g.Tell(battle.DidHit, s.By, 1)
	}
	resolve.Tell(g.R, "hit", &b.Test, "hit", "miss")
	if len(g.R.Active[pOnAttackRolled]) > 0 {
		ev.Die, ev.F[hook.Success] = &b.Test.Dice[0], b2i(b.Hit)
		g.R.On(ev, g.Points[pOnAttackRolled])
	}
	if b.Hit && g.R.Err == nil && g.Alive(s.At) && g.M(s.At, battle.HP) > 0 { // PIL-HIT-02
		g.hurt(ev, s, b)
	}
	return *b
}

// hurt is what follows a hit: the save, then the wound or the fall.
func (g *Game) hurt(ev *hook.Event, s *Strike, b *Blow) {
	mount := b.Part == g.words.mount
	if g.saves(ev, s, b, mount) || g.R.Err != nil {
		return
	}
	b.Wound = true
	if mount {
		g.Tell(battle.DidWound, s.By, 1)
		g.fall(s.By, s.At, s.Fight)
		return
	}
	word := g.words.shot
	switch s.Kind {
	case g.words.melee:
		word = g.words.attack
	case g.words.volley:
		word = g.words.volley
	}
	if b.Spared = g.wound(s.By, s.At, b.Part, cause{word, true}, s.Fight); b.Spared != nil {
		b.Wound = false
		return
	}
	g.Tell(battle.DidWound, s.By, 1)
}

// strikeAll makes an attack and those that rules add to it, each after the one
// before (PIL-GEN-11).
func (g *Game) strikeAll(s *Strike, blows []Blow) []Blow {
	g.depth = 0
	blows = append(blows, g.strike(s))
	for len(g.queue) > 0 && g.R.Err == nil {
		next := g.queue[0]
		g.queue = g.queue[1:]
		g.depth = next.depth
		if g.M(next.At, battle.HP) <= 0 || !g.Alive(next.At) {
			continue // PIL-GEN-12: nothing left to strike at
		}
		blows = append(blows, g.strike(&next))
	}
	g.queue = g.queue[:0:cap(g.queue)]
	return blows
}

// add queues an attack that a rule asked for.
func (g *Game) add(s Strike, h *hook.Handler, parent int) {
	s.AddedBy, s.depth = h.Rule, parent+1
	if s.depth > hook.MaxDepth {
		g.R.Fail(fault.New("E-CHAIN", "attacks add attacks more than %d levels deep: %s", hook.MaxDepth, h.Rule.ID).
			At(h.Place.Path, h.Place.Line).For(h.Rule.ID).Suggest("give the rule a limit"))
		return
	}
	g.queue = append(g.queue, s)
}

// Resolve makes one attack as play does, without an order around it: what
// simulations and benchmarks repeat. Who falls stays on the table until Settle.
func (g *Game) Resolve(s *Strike) Blow { return g.strike(s) }

// Settle removes who has fallen since.
func (g *Game) Settle() { g.removeFallen() }
