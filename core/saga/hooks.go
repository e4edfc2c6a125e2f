package saga

import "skald/core/hook"

// Points of SAGA, in order of play.
const (
	pModifySagaDice = iota
	pCanUse
	pOnAbility
	pCanAct
	pModifyMove
	pModifyFatigueLimit
	pModifyFreeShot
	pCanSee
	pModifyRange
	pCanShoot
	pModifyAttackDice
	pModifyCover
	pModifyArmour
	pModifyAttackReroll
	pModifyDefenceDice
	pModifyDefenceNeed
	pModifyDefenceReroll
	pOnLosses
	pCanEngage
	pModifySideBySide
	pOnAnnounced
	pOnEngaged
	pOnMeleeEnd
	pOnRemoved
	pOnTurnStart
	nPoints
)

var (
	fModel    = hook.Field{Name: "model", Slot: hook.ModelSlot, Type: hook.Model, Doc: "the unit in question"}
	fAttacker = hook.Field{Name: "attacker", Slot: hook.Attacker, Type: hook.Model, Doc: "the unit whose attack dice they are"}
	fTarget   = hook.Field{Name: "target", Slot: hook.Target, Type: hook.Model, Doc: "the unit that they are rolled against"}
	fFoe      = hook.Field{Name: "target", Slot: hook.Target, Type: hook.Model, Doc: "the unit on the other side, or nil"}
	fKind     = hook.Field{Name: "kind", Slot: hook.KindSlot, Type: hook.Sym, Doc: `"shoot" or "melee"`}
	fWeapon   = hook.Field{Name: "weapon", Slot: hook.Weapon, Type: hook.Sym, Doc: "the weapon of the attack dice, or nil"}
	fCover    = hook.Field{Name: "cover", Slot: hook.Zone, Type: hook.Sym, Doc: `the cover of the target: "none", "light" or "heavy"`}
	fAbility  = hook.Field{Name: "ability", Slot: hook.Effect, Type: hook.Sym, Doc: "the ability of the battle board"}
	fDoing    = hook.Field{Name: "purpose", Slot: hook.Purpose, Type: hook.Sym, Doc: `"move", "shoot", "engage" or "rest"`}
	fWhen     = hook.Field{Name: "moment", Slot: hook.Purpose, Type: hook.Sym, Doc: `"before" or "after" its move`}
	fStarter  = hook.Field{Name: "starter", Slot: hook.Success, Type: hook.Bool, Doc: "did the attacker's side begin this shooting or melee?"}
	fLosses   = hook.Field{Name: "losses", Slot: hook.Count, Type: hook.Int, Doc: "figures that it lost"}
	fWinner   = hook.Field{Name: "winner", Slot: hook.Killer, Type: hook.Model, Doc: "the unit that won, nil for a draw"}
)

func fields(f ...hook.Field) []hook.Field { return f }

var blow = fields(fAttacker, fTarget, fKind, fWeapon, fCover, fStarter)

// coverKeys are the grades of cover, in order.
var coverKeys = []string{"none", "light", "heavy"}

// requests that Perform carries out.
var requests = []string{"set", "wound", "remove"}

var table = [nPoints]hook.Point{
	pModifySagaDice: {Name: "saga.modify_saga_dice", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "how many SAGA dice a unit gives in the Orders phase"},
	pCanUse: {Name: "saga.can_use", Kind: hook.Can, Role: hook.ModelSlot, Fields: fields(fModel, fFoe, fAbility, fKind),
		Doc: "may a unit use this ability now?"},
	pOnAbility: {Name: "saga.on_ability", Kind: hook.On, Only: requests, Role: hook.ModelSlot, Fields: fields(fModel, fFoe, fAbility, fKind),
		Doc: "an ability is used by a unit; what acts at once acts here"},
	pCanAct: {Name: "saga.can_act", Kind: hook.Can, Role: hook.ModelSlot, Fields: fields(fModel, fDoing),
		Doc: "may a unit be activated?"},
	pModifyMove: {Name: "saga.modify_move", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fDoing), Value: hook.Length, Combine: hook.Last, HighIsGood: true,
		Doc: "how far a unit moves on open ground"},
	pModifyFatigueLimit: {Name: "saga.modify_fatigue_limit", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "with so much Fatigue a unit is exhausted"},
	pModifyFreeShot: {Name: "saga.modify_free_shot", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fWhen), Value: hook.Bool, Combine: hook.AnyYes,
		Doc: "may a unit shoot as part of its move?"},
	pCanSee: {Name: "saga.can_see", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget),
		Doc: "may figures of the attacker see the target at all?"},
	pModifyRange: {Name: "saga.modify_range", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon), Value: hook.Length, Combine: hook.Last, HighIsGood: true,
		Doc: "how far a weapon reaches"},
	pCanShoot: {Name: "saga.can_shoot", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon),
		Doc: "may a unit shoot at another?"},
	pModifyAttackDice: {Name: "saga.modify_attack_dice", Kind: hook.Modify, Role: hook.Attacker, Fields: blow, Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "how many attack dice a unit rolls; ev.value are its own, twice as many the most"},
	pModifyCover: {Name: "saga.modify_cover", Kind: hook.Modify, Role: hook.Target, Fields: fields(fAttacker, fTarget, fKind), Value: hook.Enum, Combine: hook.Last, Keys: coverKeys,
		Doc: "the cover of the target"},
	pModifyArmour: {Name: "saga.modify_armour", Kind: hook.Modify, Role: hook.Target, Fields: blow, Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "the Armour of the target: what the attack dice have to show"},
	pModifyAttackReroll: {Name: "saga.modify_attack_reroll", Kind: hook.Modify, Role: hook.Attacker, Fields: blow, Combine: hook.Offers,
		Doc: "may attack dice be thrown again? Each once at most"},
	pModifyDefenceDice: {Name: "saga.modify_defence_dice", Kind: hook.Modify, Role: hook.Target, Fields: blow, Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "how many defence dice the target gets besides one for each hit; ev.value is 0"},
	pModifyDefenceNeed: {Name: "saga.modify_defence_need", Kind: hook.Modify, Role: hook.Target, Fields: blow, Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "the face of a defence die from which it cancels a hit"},
	pModifyDefenceReroll: {Name: "saga.modify_defence_reroll", Kind: hook.Modify, Role: hook.Target, Fields: blow, Combine: hook.Offers,
		Doc: "may defence dice be thrown again? Each once at most"},
	pOnLosses: {Name: "saga.on_losses", Kind: hook.On, Only: requests, Role: hook.Target, Fields: append(fields(fLosses), blow...),
		Doc: "figures of the target were removed"},
	pCanEngage: {Name: "saga.can_engage", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget),
		Doc: "may a unit enter melee with another?"},
	pModifySideBySide: {Name: "saga.modify_side_by_side", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Bool, Combine: hook.AnyYes,
		Doc: "may a unit share an enemy in melee with a second unit of its side?"},
	pOnAnnounced: {Name: "saga.on_announced", Kind: hook.On, Only: requests, Role: hook.Target, Fields: fields(fAttacker, fTarget),
		Doc: "a unit has announced that it enters melee; nobody has moved yet"},
	pOnEngaged: {Name: "saga.on_engaged", Kind: hook.On, Only: requests, Role: hook.Attacker, Fields: fields(fAttacker, fTarget),
		Doc: "a unit has entered melee"},
	pOnMeleeEnd: {Name: "saga.on_melee_end", Kind: hook.On, Only: requests, Role: hook.ModelSlot, Fields: fields(fModel, fWinner),
		Doc: "a melee of this unit is over"},
	pOnRemoved: {Name: "saga.on_removed", Kind: hook.On, Only: requests, Role: hook.ModelSlot, Fields: fields(fModel),
		Doc: "the last figure of a unit is gone"},
	pOnTurnStart: {Name: "saga.on_turn_start", Kind: hook.On, Only: requests, Role: hook.NSlots, Fields: nil,
		Doc: "a turn begins"},
}

// Points returns the points of the game, numbered; the slice is the caller's.
func Points() []*hook.Point {
	out := make([]*hook.Point, nPoints)
	for i := range table {
		p := table[i]
		p.Num = i
		out[i] = &p
	}
	return out
}
