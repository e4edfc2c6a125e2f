package duel

import "skald/core/hook"

// Points of the duel, in order of play.
const (
	pCanMove = iota
	pCanShoot
	pCanFight
	pModifyPower
	pModifyMost
	pModifyLeast
	pModifyHit
	pCanDefend
	pModifyDefence
	pModifyDamage
	pOnWounded
	pOnRemoved
	nPoints
)

var (
	fModel    = hook.Field{Name: "model", Slot: hook.ModelSlot, Type: hook.Model, Doc: "of whom it is asked"}
	fAttacker = hook.Field{Name: "attacker", Slot: hook.Attacker, Type: hook.Model, Doc: "whose attack dice they are"}
	fTarget   = hook.Field{Name: "target", Slot: hook.Target, Type: hook.Model, Doc: "at whom"}
)

func fields(f ...hook.Field) []hook.Field { return f }

// requests that Perform carries out.
var requests = []string{"set", "wound", "remove"}

var table = [nPoints]hook.Point{
	pCanMove: {Name: "duel.can_move", Kind: hook.Can, Role: hook.ModelSlot, Fields: fields(fModel),
		Doc: "may it move?"},
	pCanShoot: {Name: "duel.can_shoot", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget),
		Doc: "may it shoot?"},
	pCanFight: {Name: "duel.can_fight", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget),
		Doc: "may it attack?"},
	pModifyPower: {Name: "duel.modify_power", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "how many power dice a model has in a fight"},
	pModifyMost: {Name: "duel.modify_most", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget), Value: hook.Int, Combine: hook.Last,
		Doc: "how many dice the attacker may put into attack at most, whoever of the two announced the fight: its power, 0 in a later fight of the turn"},
	pModifyLeast: {Name: "duel.modify_least", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget), Value: hook.Int, Combine: hook.Last,
		Doc: "how many dice it must put into attack at least: 0"},
	pModifyHit: {Name: "duel.modify_hit", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "the number of an attack die from which it hits: 3, of a wounded model 5"},
	pCanDefend: {Name: "duel.can_defend", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget),
		Doc: "may the target roll its defence dice against the hits of the attacker?"},
	pModifyDefence: {Name: "duel.modify_defence", Kind: hook.Modify, Role: hook.Target, Fields: fields(fAttacker, fTarget), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "the number of a defence die from which it cancels a hit: 5"},
	pModifyDamage: {Name: "duel.modify_damage", Kind: hook.Modify, Role: hook.Target, Fields: fields(fAttacker, fTarget), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "the damage that the target takes in a fight: one for each hit that was not cancelled"},
	pOnWounded: {Name: "duel.on_wounded", Kind: hook.On, Only: requests, Role: hook.ModelSlot, Fields: fields(fModel),
		Doc: "a model has a wound marker more, and lives"},
	pOnRemoved: {Name: "duel.on_removed", Kind: hook.On, Only: requests, Role: hook.ModelSlot, Fields: fields(fModel),
		Doc: "a model has died"},
}

// Points returns the points of the game, numbered; the slice is the caller's.
func Points() []*hook.Point { return hook.Numbered(table[:]) }
