package duel

import "skald/core/hook"

// Points of the duel, in order of play.
const (
	pModifyPower = iota
	pCanFight
	pModifyHit
	pCanDefend
	pModifyDefence
	pOnRemoved
	nPoints
)

var (
	fModel    = hook.Field{Name: "model", Slot: hook.ModelSlot, Type: hook.Model, Doc: "whose number it is"}
	fAttacker = hook.Field{Name: "attacker", Slot: hook.Attacker, Type: hook.Model, Doc: "whose attack dice they are"}
	fTarget   = hook.Field{Name: "target", Slot: hook.Target, Type: hook.Model, Doc: "at whom"}
)

func fields(f ...hook.Field) []hook.Field { return f }

var table = [nPoints]hook.Point{
	pModifyPower: {Name: "duel.modify_power", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Last,
		Doc: "how many power dice a model has in a fight"},
	pCanFight: {Name: "duel.can_fight", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget),
		Doc: "may it attack?"},
	pModifyHit: {Name: "duel.modify_hit", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "the face of an attack die from which it hits: 3, of a wounded model 5"},
	pCanDefend: {Name: "duel.can_defend", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget),
		Doc: "may the target roll its defence dice against the hits of the attacker?"},
	pModifyDefence: {Name: "duel.modify_defence", Kind: hook.Modify, Role: hook.Target, Fields: fields(fAttacker, fTarget), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "the face of a defence die from which it cancels a hit: 5"},
	pOnRemoved: {Name: "duel.on_removed", Kind: hook.On, Role: hook.ModelSlot, Fields: fields(fModel),
		Doc: "a model has died"},
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
