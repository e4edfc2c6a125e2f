package oldwest

import "skald/core/hook"

// Points of the gunfight, in order of play.
const (
	pOnLoose = iota
	pModifyMove
	pCanMove
	pModifyZone
	pModifyDetour
	pModifyUntie
	pModifyKeepsMount
	pModifyLoose
	pCanCharge
	pCanShoot
	pModifyShots
	pModifyRange
	pModifyPastFriends
	pModifyIntoFight
	pModifyShooting
	pModifyJam
	pModifyStray
	pModifyWay
	pOnHit
	pModifyStrength
	pModifyGrit
	pModifyWound
	pModifyFighting
	pModifyWorth
	pOnRemoved
	nPoints
)

var (
	fModel    = hook.Field{Name: "model", Slot: hook.ModelSlot, Type: hook.Model, Doc: "whom it is about"}
	fMount    = hook.Field{Name: "mount", Slot: hook.Target, Type: hook.Model, Doc: "the mount"}
	fAttacker = hook.Field{Name: "attacker", Slot: hook.Attacker, Type: hook.Model, Doc: "who does it"}
	fTarget   = hook.Field{Name: "target", Slot: hook.Target, Type: hook.Model, Doc: "at whom"}
	fWeapon   = hook.Field{Name: "weapon", Slot: hook.Weapon, Type: hook.Sym, Doc: "id of the weapon; nil for a fall"}
	fPiece    = hook.Field{Name: "piece", Slot: hook.PieceSlot, Type: hook.Piece, Doc: "the thing in the way, nil where it is a creature"}
	fVictim   = hook.Field{Name: "target", Slot: hook.Target, Type: hook.Model, Doc: "who is hit"}
)

func fields(f ...hook.Field) []hook.Field { return f }

// requests that Perform carries out.
var requests = []string{"set", "wound", "remove"}

var table = [nPoints]hook.Point{
	pOnLoose: {Name: "oldwest.on_loose", Kind: hook.On, Only: requests, Role: hook.ModelSlot, Fields: fields(fModel),
		Doc: "the Movement phase begins, and this mount is loose"},
	pModifyMove: {Name: "oldwest.modify_move", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Number, Combine: hook.Product,
		Doc: "factor of the Move of a model"},
	pCanMove: {Name: "oldwest.can_move", Kind: hook.Can, Role: hook.ModelSlot, Fields: fields(fModel),
		Doc: "may it move at all this turn?"},
	pModifyZone: {Name: "oldwest.modify_zone", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Length, Combine: hook.Last,
		Doc: "how deep its control zone is"},
	pModifyDetour: {Name: "oldwest.modify_detour", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Bool, Combine: hook.AnyYes,
		Doc: "does a bolting mount run round what stands in its way?"},
	pModifyUntie: {Name: "oldwest.modify_untie", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fMount), Value: hook.Bool, Combine: hook.AnyYes,
		Doc: "may it untie the mount? Before any rule: one of its own side"},
	pModifyKeepsMount: {Name: "oldwest.modify_keeps_mount", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Bool, Combine: hook.AnyYes,
		Doc: "its rider is dead: does this mount stay on the table?"},
	pModifyLoose: {Name: "oldwest.modify_loose", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Bool, Combine: hook.NoBeatsYes,
		Doc: "is this mount without a rider loose?"},
	pCanCharge: {Name: "oldwest.can_charge", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget),
		Doc: "may it charge?"},
	pCanShoot: {Name: "oldwest.can_shoot", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon),
		Doc: "may it shoot?"},
	pModifyShots: {Name: "oldwest.modify_shots", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "how often it may shoot in a Shooting phase"},
	pModifyRange: {Name: "oldwest.modify_range", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon), Value: hook.Length, Combine: hook.Last, HighIsGood: true,
		Doc: "range of the weapon"},
	pModifyPastFriends: {Name: "oldwest.modify_past_friends", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon), Value: hook.Bool, Combine: hook.AnyYes,
		Doc: "may it shoot although a friend is in the way?"},
	pModifyIntoFight: {Name: "oldwest.modify_into_fight", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon), Value: hook.Bool, Combine: hook.AnyYes,
		Doc: "may it shoot at who is in close combat?"},
	pModifyShooting: {Name: "oldwest.modify_shooting", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "its Shooting value: the face from which it hits"},
	pModifyJam: {Name: "oldwest.modify_jam", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "the highest face of the jam die on which the weapon jams, 0: it never does"},
	pModifyStray: {Name: "oldwest.modify_stray", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon), Value: hook.Bool, Combine: hook.AnyYes,
		Doc: "a shot into close combat has hit: does it go to a friend?"},
	pModifyWay: {Name: "oldwest.modify_in_the_way", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon, fPiece), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "the face from which a shot passes what is in its way"},
	pOnHit: {Name: "oldwest.on_hit", Kind: hook.On, Only: requests, Role: hook.Attacker, Fields: fields(fAttacker, fVictim, fWeapon),
		Doc: "a shot hits somebody, before the roll to wound"},
	pModifyStrength: {Name: "oldwest.modify_strength", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon), Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "Strength of a hit"},
	pModifyGrit: {Name: "oldwest.modify_grit", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "Grit of who is hit"},
	pModifyWound: {Name: "oldwest.modify_wound", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "what a hit needs to wound: 7 is a 6 and then 4 or more, 8 a 6 and then 5 or more, 9 two sixes, 10 never"},
	pModifyFighting: {Name: "oldwest.modify_fighting", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Last, HighIsGood: true,
		Doc: "its Fighting value"},
	pModifyWorth: {Name: "oldwest.modify_worth", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Last,
		Doc: "what the loss of this model counts for the winner and in experience"},
	pOnRemoved: {Name: "oldwest.on_removed", Kind: hook.On, Only: requests, Role: hook.ModelSlot, Fields: fields(fModel),
		Doc: "a model is out of action"},
}

// Points returns the points of the game, numbered; the slice is the caller's.
func Points() []*hook.Point { return hook.Numbered(table[:]) }
