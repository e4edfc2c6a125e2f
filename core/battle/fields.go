package battle

import (
	"slices"

	"skald/core/hook"
)

// Fields and methods of views. Numbers are what questions carry (Arg), names
// what scripts write; the two lists below are the only place where they meet.

// Model fields.
const (
	FID = iota
	FName
	FSide
	FBand
	FFaction
	FTroop
	FObject
	FMounted
	FUnhorsed
	FHP
	FMaxHP
	FAlive
	FHidden
	FClass
	FWeapon
	FX
	FY
	FInMelee
	FMoved
	FCharge
	FRaised
	FLoot
	FState
	// charge
	FTarget
	FDistance
	FRoll
	FReach
	FBonus
	FContact
	// side, band
	FSideName
	FSideFaction
	FLosses
	FInitiative
	FSideState
	FBandSide
	FNeutral
	// battle
	FGame
	FTurn
	FStage
	FWeather
	FBattleState
	// fight
	FNumber
	FRound
	// marker
	FMarkerX
	FMarkerY
	// more of a model
	FBurning
	FInside
	FAboard
	FHiddenIn
	FHandler
	FAtLoot
	FLoose
	FMountClass
	// band again
	FFighters
	FCause
	// piece
	FPieceID
	FPieceName
	FPieceKind
	FPieceX
	FPieceY
	FPieceBurning
	FPieceValue
	// lit by fire
	FLit
	FMarkerLit
	// more of a rider
	FDismounted
)

// ViewField is one field of a view.
type ViewField struct {
	Name string
	Arg  uint16
	Type hook.Type
	Doc  string
}

// some are the fields, methods, views and filter keys that not every game has.
var some = []string{"object", "mounted", "unhorsed", "dismounted", "cause", "hidden", "handler", "loose", "hidden_in", "class", "mount_class",
	"weapon", "in_melee", "moved", "charge", "raised", "lit", "loot", "at_loot", "burning", "inside", "aboard", "chiefs", "fighters", "stage",
	"value", "wields", "formation", "fight", "marker", "foreign", "visible"}

// InEveryGame says whether every game has a field, method, view or filter key.
// Those that some lack stand in their play.Def.Has.
func InEveryGame(name string) bool { return !slices.Contains(some, name) }

// Fields of the views, by type of view.
func Fields(t hook.Type) []ViewField {
	switch t {
	case hook.Model:
		return modelFields
	case hook.Charge:
		return chargeFields
	case hook.Side:
		return sideFields
	case hook.Band:
		return bandFields
	case hook.BattleV:
		return battleFields
	case hook.Fight:
		return fightFields
	case hook.Marker:
		return markerFields
	case hook.Piece:
		return pieceFields
	}
	return nil
}

var modelFields = []ViewField{
	{"id", FID, hook.Int, "its number, in the order in which models were added"},
	{"name", FName, hook.Sym, "its name"},
	{"side", FSide, hook.Side, "the side it fights for now"},
	{"band", FBand, hook.Band, "the band that fielded it"},
	{"faction", FFaction, hook.Sym, "id of its faction; a mercenary keeps his own"},
	{"troop", FTroop, hook.Sym, "id of its troop"},
	{"object", FObject, hook.Bool, "is it a thing: an idol, a wagon, a door?"},
	{"mounted", FMounted, hook.Bool, "does it ride now?"},
	{"unhorsed", FUnhorsed, hook.Bool, "has it no horse any more?"},
	{"dismounted", FDismounted, hook.Bool, "did it leave its horse of its own will?"},
	{"hp", FHP, hook.Int, "hit points left"},
	{"max_hp", FMaxHP, hook.Int, "hit points at the start"},
	{"alive", FAlive, hook.Bool, "is it in the game?"},
	{"cause", FCause, hook.Sym, `why it left the game: "attack", "shot", "volley", "improvised", "fall", "drown", "fire", "morale", "rule"; nil while it is in it`},
	{"hidden", FHidden, hook.Bool, "is it off the table until placed?"},
	{"handler", FHandler, hook.Model, "whom it came with: the handler of a hound, or nil"},
	{"loose", FLoose, hook.Bool, "a hound: does it obey nobody until it is caught?"},
	{"hidden_in", FHiddenIn, hook.Piece, "the piece in which it hides, or nil"},
	{"class", FClass, hook.Sym, `armour class by what it carries: "UA", "SA" or "FA"`},
	{"mount_class", FMountClass, hook.Sym, "armour class of the horse it rides, or nil"},
	{"weapon", FWeapon, hook.Sym, "id of the melee weapon it would use now"},
	{"x", FX, hook.Length, "inches from the left edge to the centre of its base"},
	{"y", FY, hook.Length, "inches from the lower edge to the centre of its base"},
	{"in_melee", FInMelee, hook.Bool, "is it in a fight?"},
	{"moved", FMoved, hook.Length, "inches spent on movement this turn"},
	{"charge", FCharge, hook.Charge, "its own charge of this turn, or nil"},
	{"raised", FRaised, hook.Bool, "is its shield raised this turn?"},
	{"lit", FLit, hook.Bool, "is it so near a torch or a blaze that it is seen at night?"},
	{"loot", FLoot, hook.Int, "value of the loot it carries"},
	{"at_loot", FAtLoot, hook.Bool, "does it touch loot that lies on the table?"},
	{"burning", FBurning, hook.Bool, "has it been set alight?"},
	{"inside", FInside, hook.Piece, "the building that it occupies, or nil"},
	{"aboard", FAboard, hook.Piece, "the ship that it stands on, or nil"},
	{"state", FState, hook.State, "what rules keep on it: m.state.<name>"},
}

var chargeFields = []ViewField{
	{"target", FTarget, hook.Model, "who was charged"},
	{"distance", FDistance, hook.Length, "inches between the bases when it was declared"},
	{"roll", FRoll, hook.Int, "the charge roll: 1 to 3 of a d3, 1 to 6 of a d6"},
	{"reach", FReach, hook.Length, "inches that the charge could go"},
	{"bonus", FBonus, hook.Bool, "does its attack bonus hold?"},
	{"contact", FContact, hook.Bool, "did it reach the target?"},
}

var sideFields = []ViewField{
	{"name", FSideName, hook.Sym, "its name"},
	{"faction", FSideFaction, hook.Sym, "id of its faction"},
	{"losses", FLosses, hook.Quantity, "how many models of it are out of the game"},
	{"initiative", FInitiative, hook.Bool, "does it hold the initiative?"},
	{"neutral", FNeutral, hook.Bool, "does nobody play it?"},
	{"bands", MBands, hook.List, "its bands"},
	{"chiefs", MChiefs, hook.List, "its chiefs, the fallen too"},
	{"state", FSideState, hook.State, "what rules keep on it: side.state.<name>"},
}

var bandFields = []ViewField{
	{"name", FSideName, hook.Sym, "its name"},
	{"side", FBandSide, hook.Side, "the side it fights on"},
	{"faction", FSideFaction, hook.Sym, "id of its faction"},
	{"fighters", FFighters, hook.Int, "how many of its models count where the rules speak of a share of a band"},
	{"losses", FLosses, hook.Quantity, "how many models of its side are out of the game"},
	{"initiative", FInitiative, hook.Bool, "does its side hold the initiative?"},
	{"neutral", FNeutral, hook.Bool, "does nobody play it?"},
	{"state", FSideState, hook.State, "what rules keep on its side: band.state.<name>"},
}

var battleFields = []ViewField{
	{"game", FGame, hook.Sym, "id of the game"},
	{"turn", FTurn, hook.Quantity, "number of the turn, from 1"},
	{"stage", FStage, hook.Sym, "name of the stage"},
	{"weather", FWeather, hook.Sym, "id of the weather"},
	{"state", FBattleState, hook.State, "what rules keep on the battle"},
}

var fightFields = []ViewField{
	{"number", FNumber, hook.Quantity, "counts the fights of the game from 1"},
	{"round", FRound, hook.Int, "round of this fight, from 1"},
}

var markerFields = []ViewField{
	{"x", FMarkerX, hook.Length, "inches from the left edge"},
	{"y", FMarkerY, hook.Length, "inches from the lower edge"},
	{"lit", FMarkerLit, hook.Bool, "is it so near a torch or a blaze that it is seen at night?"},
}

var pieceFields = []ViewField{
	{"id", FPieceID, hook.Int, "its number, in the order in which pieces were set up"},
	{"name", FPieceName, hook.Sym, "its name"},
	{"kind", FPieceKind, hook.Sym, "id of its terrain"},
	{"x", FPieceX, hook.Length, "inches from the left edge to its middle"},
	{"y", FPieceY, hook.Length, "inches from the lower edge to its middle"},
	{"burning", FPieceBurning, hook.Bool, "has it been set alight?"},
	{"value", FPieceValue, hook.Int, "what the loot is worth"},
}

// Methods of a model.
const (
	MHas = iota
	MWields
	MDistance
	MWithin
	MTouches
	MSees
	MFriend
	MEnemy
	MCarried
	MCount
	MTouching
	MNearest
	MAura
	MInAura
	MFormation
	// of a side, a band, ev
	MModels
	// of ev
	MWeaponIs
	MArchers
	MPieces
	MChiefs
	MBands
	MStraight
	// of a piece
	MTagged
	MPieceModels
	// of a model again
	MOn
	// of ev again: pieces outside the deployment zones, all or those of enemies
	MPiecesClear
	MPiecesSafe
)

// ArgKind of a method's parameter.
type ArgKind uint8

// The parameters a method takes.
const (
	ArgItem ArgKind = iota + 1 // id of an item
	ArgModel
	ArgPlace // a model, or a piece: the question's X is then 1
	ArgInches
	ArgFilter
	ArgWord
)

// Method of a view.
type Method struct {
	Name   string
	Arg    uint16
	Params []ArgKind
	Opt    int // how many of the last parameters may be left out
	Type   hook.Type
	Doc    string
}

// Methods of the views, by type of view.
func Methods(t hook.Type) []Method {
	switch t {
	case hook.Model:
		return modelMethods
	case hook.Side, hook.Band:
		return sideMethods
	case hook.Piece:
		return pieceMethods
	}
	return nil
}

var pieceMethods = []Method{
	{"tagged", MTagged, []ArgKind{ArgWord}, 0, hook.Bool, "has its terrain, or it, the tag?"},
	{"models", MPieceModels, []ArgKind{ArgFilter}, 1, hook.List, "models inside, aboard or in contact with it, by ascending id"},
}

var modelMethods = []Method{
	{"has", MHas, []ArgKind{ArgItem}, 0, hook.Bool, "does it carry the item?"},
	{"wields", MWields, []ArgKind{ArgItem}, 0, hook.Bool, "is the weapon, or one that counts as it, the one it would use now?"},
	{"carried", MCarried, []ArgKind{ArgWord}, 0, hook.Int, `how many items of a kind it carries: "melee", "ranged", "weapon", "armour", "gear"; a second one of the same is not counted`},
	{"count", MCount, []ArgKind{ArgItem}, 0, hook.Int, "how many of the item it carries, a second one counted; what counts as it, too"},
	{"distance", MDistance, []ArgKind{ArgPlace}, 0, hook.Length, "inches between the nearest points of the two bases; to a piece, from the base to its nearest point"},
	{"within", MWithin, []ArgKind{ArgInches, ArgModel}, 0, hook.Bool, "are the bases at most n inches apart, from edge to edge?"},
	{"touches", MTouches, []ArgKind{ArgModel}, 0, hook.Bool, "are the bases in contact?"},
	{"sees", MSees, []ArgKind{ArgModel}, 0, hook.Bool, "does it see the other?"},
	{"friend_of", MFriend, []ArgKind{ArgModel}, 0, hook.Bool, "are both of one side?"},
	{"enemy_of", MEnemy, []ArgKind{ArgModel}, 0, hook.Bool, "are they of sides that fight each other?"},
	{"touching", MTouching, []ArgKind{ArgFilter}, 1, hook.List, "models in contact with it"},
	{"nearest", MNearest, []ArgKind{ArgFilter}, 1, hook.Model, "the nearest model, or nil"},
	{"aura", MAura, []ArgKind{ArgInches, ArgFilter}, 1, hook.List, "whose base is within n inches of the centre of its own; in Pillage rules.geometry.aura_origin says where it begins"},
	{"in_aura", MInAura, []ArgKind{ArgInches, ArgFilter}, 1, hook.Model, "the nearest model in whose aura it stands, or nil: n inches from the centre of that one's base to the edge of its own"},
	{"on", MOn, []ArgKind{ArgWord}, 0, hook.Bool, "does its base stand on terrain of that id or tag, at least in part?"},
	{"formation", MFormation, []ArgKind{ArgWord}, 0, hook.Bool, "does it stand in a formation of that kind?"},
}

var sideMethods = []Method{
	{"models", MModels, []ArgKind{ArgFilter}, 1, hook.List, "its models, by ascending id"},
}
