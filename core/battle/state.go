package battle

import "skald/core/hook"

// State variables keep two facts: the value and the moment it belongs to. A
// value whose moment has passed reads as its zero, so nothing has to be swept
// up at the end of a turn or fight.

// stateAt is the index of the pair of a state variable of an object.
func (b *Battle) stateAt(kind hook.Type, id int32, v int) int {
	switch kind {
	case hook.Model:
		return b.Models[id].at + modelFacts + 2*v
	case hook.Side, hook.Band:
		return b.sideAt + int(b.Home(id))*(2*len(b.C.States)+1) + 2*v
	}
	return b.stAt + 2*v
}

// Now is the ordinal of the present unit: what is kept for a turn holds while
// the turn's ordinal stays the same.
func (b *Battle) Now(u hook.Unit) int32 {
	switch u {
	case hook.Turn: // what is asked before turn 1 holds in it
		return max(b.Get(Turn), 1)
	case hook.Stage:
		return max(b.Get(Turn), 1)*16 + b.Get(Stage)
	case hook.FightUnit:
		return b.Get(CurrentFight)
	}
	return 0 // an attack's: forgotten when the next begins
}

// ownFight is the fight of an attack outside any, such as a shot.
const ownFight = -2

// BeginAttack counts an attack and forgets what was kept for the one before.
func (b *Battle) BeginAttack() {
	b.Advance(Attacks, 1)
	b.forget(hook.AttackUnit, nil)
}

// BeginFight makes what is kept for a fight that of a fight; 0: of an attack
// outside any, which begins anew each time.
func (b *Battle) BeginFight(fight int32) {
	if fight != 0 {
		b.Set(CurrentFight, fight)
		return
	}
	b.Set(CurrentFight, ownFight)
	b.forget(hook.FightUnit, func(i int) bool { return b.Is(i, ownFight+1) })
}

// forget clears the states of a unit, of every object, that pass a test (nil: all).
func (b *Battle) forget(u hook.Unit, test func(i int) bool) {
	for v := range b.C.States {
		if b.C.States[v].Lasts != u {
			continue
		}
		clear := func(i int) {
			if test == nil || test(i) {
				b.Set(i, 0)
			}
		}
		clear(b.stateAt(hook.BattleV, 0, v))
		for s := range b.Sides {
			clear(b.stateAt(hook.Side, int32(s), v))
		}
		for m := range b.Models {
			clear(b.stateAt(hook.Model, int32(m), v))
		}
	}
}

// nowOf is Now for what is kept on an object: a model's fight is its own.
func (b *Battle) nowOf(kind hook.Type, id int32, u hook.Unit) int32 {
	if u == hook.FightUnit && kind == hook.Model {
		if f := b.M(id, Fight); f != 0 {
			return f
		}
	}
	return b.Now(u)
}

// StateOf reads a state variable: 0 for a flag or a number that was never set,
// Nil for a model that was never named.
func (b *Battle) StateOf(kind hook.Type, id int32, v int) int32 {
	none := int32(0)
	if b.C.States[v].Type == hook.Model {
		none = hook.Nil
	}
	if id < 0 {
		return none
	}
	if b.C.States[v].Stock && kind != hook.Model && kind != hook.BattleV {
		none = b.stocked(v, id)
	}
	i := b.stateAt(kind, id, v)
	if !b.Is(i, b.nowOf(kind, id, b.C.States[v].Lasts)+1) { // 0: never set
		return none
	}
	if b.C.States[v].Stock {
		return none + b.Get(i+1)
	}
	return b.Get(i + 1)
}

// stocked is what a side starts with of a stock: what its factions, the weather
// and the house rules in force give.
func (b *Battle) stocked(v int, side int32) int32 {
	total := int32(0)
	for _, s := range b.C.stocks[v] {
		gives := false
		switch s.kind {
		case "faction":
			gives = b.hasFaction(side, s.sym, false)
		case "weather":
			gives = b.Is(Weather, s.sym)
		case "house":
			gives = b.houseOn(s.sym)
		}
		if gives {
			total += b.Values.At(s.slot).Num / hook.Milli
		}
	}
	return total
}

// SetState writes a state variable for the unit that it lasts.
func (b *Battle) SetState(kind hook.Type, id int32, v int, x int32) {
	i := b.stateAt(kind, id, v)
	b.Set(i, b.nowOf(kind, id, b.C.States[v].Lasts)+1)
	if b.C.States[v].Stock && kind != hook.Model && kind != hook.BattleV { // kept is how far it is from the start
		x -= b.stocked(v, id)
	}
	b.Set(i+1, x)
}

// Left is how often a limited rule may still be used in the present unit for an
// object, or how often its cost can be paid (hook.World).
func (b *Battle) Left(l *hook.Limit, id int32) int {
	kind, id := limited(l, id)
	n := int(b.StateOf(kind, id, l.Slot))
	if l.Cost > 0 {
		return n / l.Cost
	}
	return b.Most(l) - n
}

// StateName is the name of a state (hook.World).
func (b *Battle) StateName(v int) string { return b.C.States[v].Name }

// Most is how often a limited rule may be used in a unit (hook.World).
func (b *Battle) Most(l *hook.Limit) int {
	if l.Data >= 0 {
		return int(b.Values.At(l.Data).Num / hook.Milli)
	}
	return l.N
}

// limited is the object that a limit counts for: the battle where the role is
// empty.
func limited(l *hook.Limit, id int32) (hook.Type, int32) {
	if id < 0 {
		return hook.BattleV, 0
	}
	return l.Kind, id
}

// Use counts one use of a limited rule, or pays what it costs (hook.World).
func (b *Battle) Use(l *hook.Limit, id int32) {
	kind, id := limited(l, id)
	by := int32(1)
	if l.Cost > 0 {
		by = -int32(l.Cost)
	}
	b.SetState(kind, id, l.Slot, b.StateOf(kind, id, l.Slot)+by)
}

// InGame says whether a model is on the table (hook.World).
func (b *Battle) InGame(m int32) bool { return m >= 0 && b.Alive(m) }

// Off says whether a rule is switched off (hook.World).
func (b *Battle) Off(num int) bool { return b.RuleOff(num) }
