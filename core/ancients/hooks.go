package ancients

import "skald/core/hook"

// Points of the game, in order of play.
const (
	pOnPhase = iota
	pCanFire
	pModifyRange
	pModifyBlocks
	pCanMove
	pModifyMove
	pModifyCost
	pCanStep
	pCanTurn
	pCanShoot
	pCanFight
	pModifyDice
	pModifyToHit
	pModifyRoll
	pModifyReroll
	pModifyConsequenceDie
	pModifyConsequence
	pOnHit
	pCanAdvance
	pOnRemoved
	nPoints
)

var (
	fModel    = hook.Field{Name: "model", Slot: hook.ModelSlot, Type: hook.Model, Doc: "the unit"}
	fAttacker = hook.Field{Name: "attacker", Slot: hook.Attacker, Type: hook.Model, Doc: "the unit that shoots or fights"}
	fTarget   = hook.Field{Name: "target", Slot: hook.Target, Type: hook.Model, Doc: "at which"}
	fKind     = hook.Field{Name: "kind", Slot: hook.KindSlot, Type: hook.Sym, Doc: `"machine", "shot" or "melee"`}
	fAttacks  = hook.Field{Name: "attacks", Slot: hook.Friendly, Type: hook.Bool, Doc: "of a melee: is it the one that attacked?"}
	fFlank    = hook.Field{Name: "flank", Slot: hook.Success, Type: hook.Bool, Doc: "of a melee: was it attacked on a flank or in the rear?"}
)

func fields(f ...hook.Field) []hook.Field { return f }

// requests that Perform carries out.
var requests = []string{"set", "wound", "remove"}

var table = [nPoints]hook.Point{
	pOnPhase: {Name: "ancients.on_phase", Kind: hook.On, Only: requests, Role: hook.SideSlot, Fields: fields(hook.Field{Name: "phase", Slot: hook.KindSlot, Type: hook.Sym, Doc: `"machines", "movement", "shooting" or "melee"`}),
		Doc: "a phase begins for a side, the machines' for every side"},
	pCanFire: {Name: "ancients.can_fire", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget), Doc: "may a machine shoot at the unit?"},
	pModifyRange: {Name: "ancients.modify_range", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fKind), Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "how many cells a unit or a machine shoots"},
	pModifyBlocks: {Name: "ancients.modify_blocks", Kind: hook.Modify, Role: hook.Attacker,
		Fields: fields(fAttacker, hook.Field{Name: "target", Slot: hook.Target, Type: hook.Model, Doc: "the unit on the line, or nil: terrain is"},
			hook.Field{Name: "kind", Slot: hook.KindSlot, Type: hook.Sym, Doc: "of terrain its id, else nil"}), Value: hook.Bool, Combine: hook.Last,
		Doc: "does what lies on the line block it? Asked of each unit and each terrain on it"},
	pCanMove: {Name: "ancients.can_move", Kind: hook.Can, Role: hook.ModelSlot, Fields: fields(fModel), Doc: "may it move?"},
	pModifyMove: {Name: "ancients.modify_move", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "how many cells it moves"},
	pModifyCost: {Name: "ancients.modify_cost", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, hook.Field{Name: "kind", Slot: hook.KindSlot, Type: hook.Sym, Doc: "terrain of the cell, or nil"}),
		Value: hook.Int, Combine: hook.Last, LowIsGood: true, Doc: "what it costs to enter a cell"},
	pCanStep: {Name: "ancients.can_step", Kind: hook.Can, Role: hook.ModelSlot,
		Fields: fields(fModel, hook.Field{Name: "turns", Slot: hook.Success, Type: hook.Bool, Doc: "is it another way than that of its first step?"},
			hook.Field{Name: "target", Slot: hook.Target, Type: hook.Model, Doc: "the friend through whom it goes, or nil"}),
		Doc: "may it enter the next cell of its move?"},
	pCanTurn: {Name: "ancients.can_turn", Kind: hook.Can, Role: hook.ModelSlot,
		Fields: fields(fModel, hook.Field{Name: "target", Slot: hook.Target, Type: hook.Model, Doc: "the adjacent enemy whom it would face, or nil"}),
		Doc:    "may it turn at the end of a move or an advance?"},
	pCanShoot: {Name: "ancients.can_shoot", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget), Doc: "may it shoot at the unit?"},
	pCanFight: {Name: "ancients.can_fight", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget), Doc: "may it attack the unit?"},
	pModifyDice: {Name: "ancients.modify_dice", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fKind, fAttacks, fFlank), Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "how many dice it rolls: 1"},
	pModifyToHit: {Name: "ancients.modify_to_hit", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fKind, fAttacks, fFlank), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "the result that hits: 5 or more"},
	pModifyRoll: {Name: "ancients.modify_roll", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fKind, fAttacks, fFlank), Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "change to its die, besides those of the rules"},
	pModifyReroll: {Name: "ancients.modify_reroll", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fKind), Combine: hook.Offers,
		Doc: "offers to throw a die again that missed"},
	pModifyConsequenceDie: {Name: "ancients.modify_consequence_die", Kind: hook.Modify, Role: hook.Target, Fields: fields(fAttacker, fTarget, fKind), Value: hook.Int, Combine: hook.Sum,
		Doc: "change to the die of a unit that was hit"},
	pModifyConsequence: {Name: "ancients.modify_consequence", Kind: hook.Modify, Role: hook.Target, Fields: fields(fAttacker, fTarget, fKind), Value: hook.Enum, Combine: hook.Last,
		Keys: rows, Doc: "what a hit does to a unit: choice is a retreat or the loss of a point, as its owner wants"},
	pOnHit: {Name: "ancients.on_hit", Kind: hook.On, Only: requests, Role: hook.Target, Fields: fields(fAttacker, fTarget, fKind), Doc: "a unit has borne the consequences of a hit"},
	pCanAdvance: {Name: "ancients.can_advance", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget),
		Doc: "may the winner of a melee, the attacker here, take the cell of its foe?"},
	pOnRemoved: {Name: "ancients.on_removed", Kind: hook.On, Only: requests, Role: hook.ModelSlot, Fields: fields(fModel), Doc: "a unit was destroyed, or a commander killed"},
}

// Points returns the points of the game, numbered; the slice is the caller's.
func Points() []*hook.Point { return hook.Numbered(table[:]) }
