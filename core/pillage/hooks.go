package pillage

import "skald/core/hook"

// Points at which rules of Pillage may answer, in order of play. Every point is
// declared here once; the script stubs, skald list hooks, completion and hints
// are made from this table.
const (
	pOnBeforeDeployment = iota
	pModifyZone
	pOnDeployed
	pOnTurnStart
	pOnTurnEnd
	pModifyGameEnd
	pOnStageStart
	pOnStageEnd
	pOnPartStart
	pOnPartEnd
	pModifyInitiative
	pModifyScore
	pModifyBandLimits
	pCanFieldBand
	pModifyPrice
	pModifyEquip
	pModifyMeleeWeapons
	pOnModelCreated
	pModifyPack
	pCanWeatherAffect
	pModifyTerrainClass
	pModifyTerrainCost
	pModifyObstacleCost
	pModifyObstacleCharge
	pModifyObstacleFixed
	pModifyObstacleRoll
	pModifyObstacleResult
	pModifySwimRequired
	pModifySwimRoll
	pModifyAgility
	pCanMove
	pModifyMove
	pCanMoveBonus
	pModifyMoveCap
	pModifyRoadBonus
	pCanTarget
	pModifyChargeLos
	pOnChargeDeclared
	pModifyReactions
	pOnChargeAnswered
	pModifyFleeRoll
	pModifyFleeDistance
	pModifyChargeDie
	pModifyChargeReroll
	pModifyChargeDistance
	pModifyChargeCap
	pModifyChargeFactor
	pModifyChargeGround
	pModifyChargeBonus
	pModifyMultiLimit
	pCanShoot
	pModifyShots
	pModifyRangeFactor
	pModifyRange
	pModifyLongRange
	pModifyVolley
	pCanObstruct
	pOnFightStart
	pModifyAttacks
	pModifyAttackList
	pCanAttack
	pOnAttackRolled
	pModifyWeapon
	pOnWeaponChosen
	pModifyStrikeStep
	pModifyToHit
	pModifyAttack
	pModifySupport
	pModifyAttackReroll
	pModifyArmourClass
	pCanSave
	pModifySave
	pModifySaveReroll
	pModifyWound
	pOnWounded
	pOnModelRemoved
	pModifyLossWeight
	pModifyPushRoll
	pModifyPushResult
	pOnMeleeWon
	pCanForm
	pModifyFormationMin
	pModifyFormationBonus
	pModifyTorchUsers
	pCanCatchFire
	pModifyFireSpread
	pModifyFireRadius
	pModifyBurn
	pModifyIgnitionNeed
	pModifyIgnition
	pOnIgnited
	pOnSearch
	pModifySearchFixed
	pModifySearch
	pOnSearched
	pModifyCarry
	pModifyShipMove
	pModifyMoraleReasons
	pCanFailMorale
	pModifyMoraleNeed
	pModifyMorale
	pModifyMoraleReroll
	nPoints
)

// Words that records and enumerations of the points use, by index.
var (
	groundKeys = []string{"open", "difficult", "impassable"}
	classKeys  = []string{"UA", "SA", "FA"}
	stepKeys   = []string{"step", "early"}
	stepTypes  = []hook.Type{hook.Sym, hook.Bool}
	limitKeys  = []string{"min_chiefs", "max_chiefs", "shooters_pct", "cavalry_pct", "foreign_pct", "standards", "horns", "wagons"}

	volleyKeys  = []string{"need", "radius", "modifier"}
	volleyTypes = []hook.Type{hook.Int, hook.Length, hook.Int}

	blowKeys      = []string{"weapon", "target", "charge_bonus", "raised"}
	blowTypes     = []hook.Type{hook.Sym, hook.Model, hook.Bool, hook.Bool}
	reactionKeys  = []string{"weapon", "shots", "modifier"}
	reactionTypes = []hook.Type{hook.Sym, hook.Int, hook.Int}
	supportKeys   = []string{"model", "modifier", "through"}
	supportTypes  = []hook.Type{hook.Model, hook.Int, hook.Model}

	limitTypes = []hook.Type{hook.Int, hook.Int, hook.Int, hook.Int, hook.Int, hook.Int, hook.Int, hook.Int}
)

// Fields that points share: one name means one thing everywhere.
var (
	fAttacker   = hook.Field{Name: "attacker", Slot: hook.Attacker, Type: hook.Model, Doc: "who strikes or shoots"}
	fTarget     = hook.Field{Name: "target", Slot: hook.Target, Type: hook.Model, Doc: "to whom it is done"}
	fModel      = hook.Field{Name: "model", Slot: hook.ModelSlot, Type: hook.Model, Doc: "the model in question"}
	fBand       = hook.Field{Name: "band", Slot: hook.BandSlot, Type: hook.Band, Doc: "the band in question"}
	fWeapon     = hook.Field{Name: "weapon", Slot: hook.Weapon, Type: hook.Sym, Doc: "id of the weapon"}
	fKind       = hook.Field{Name: "kind", Slot: hook.KindSlot, Type: hook.Sym, Doc: `"melee", "shoot", "reaction", "throw" or "volley"`}
	fRound      = hook.Field{Name: "round", Slot: hook.Round, Type: hook.Int, Doc: "round of the fight, from 1"}
	fBout       = hook.Field{Name: "fight", Slot: hook.FightSlot, Type: hook.Fight, Doc: "the fight"}
	fFight      = hook.Field{Name: "fight", Slot: hook.FightSlot, Type: hook.Fight, Doc: "the fight, nil outside melee"}
	fPart       = hook.Field{Name: "part", Slot: hook.Part, Type: hook.Sym, Doc: `"rider" or "mount" of a rider, nil on foot`}
	fZone       = hook.Field{Name: "zone", Slot: hook.Zone, Type: hook.Sym, Doc: `"front" or "rear" of the formation of the target, or nil`}
	fNatural    = hook.Field{Name: "natural", Slot: hook.Natural, Type: hook.DieT, Doc: "the first die, unmodified"}
	fSuccess    = hook.Field{Name: "success", Slot: hook.Success, Type: hook.Bool, Doc: "did the roll succeed?"}
	fAddedBy    = hook.Field{Name: "added_by", Slot: hook.AddedBy, Type: hook.Sym, Doc: "id of the rule that gave this attack, or nil"}
	fByWeapon   = hook.Field{Name: "by_weapon", Slot: hook.ByWeapon, Type: hook.Bool, Doc: "was it a blow or a missile?"}
	fCause      = hook.Field{Name: "cause", Slot: hook.Cause, Type: hook.Sym, Doc: `"attack", "shot", "volley", "improvised", "fall", "drown", "fire", "morale", "rule"; of a fire "attempt" or "spread"`}
	fKiller     = hook.Field{Name: "killer", Slot: hook.Killer, Type: hook.Model, Doc: "who did it, or nil"}
	fFriendly   = hook.Field{Name: "friendly", Slot: hook.Friendly, Type: hook.Bool, Doc: "was the killer of its own side?"}
	fMoved      = hook.Field{Name: "moved", Slot: hook.Moved, Type: hook.Length, Doc: "inches spent on its movement this turn"}
	fItem       = hook.Field{Name: "item", Slot: hook.Item, Type: hook.Sym, Doc: "id of the item"}
	fCount      = hook.Field{Name: "count", Slot: hook.Count, Type: hook.Int, Doc: "how many of it the model carries"}
	fEffect     = hook.Field{Name: "effect", Slot: hook.Effect, Type: hook.Sym, Doc: "id of the weather rule"}
	fPurpose    = hook.Field{Name: "purpose", Slot: hook.Purpose, Type: hook.Sym, Doc: `"hit", "save" or "move"; of a loss "morale" or "score"; of a bonus or an allowance "move" or "charge"`}
	fBy         = hook.Field{Name: "by", Slot: hook.By, Type: hook.Sym, Doc: "id of a rule: the one that gives the bonus, or that took the loot away"}
	fFormation  = hook.Field{Name: "formation", Slot: hook.FormationSlot, Type: hook.Sym, Doc: "id of the formation"}
	fRank       = hook.Field{Name: "rank", Slot: hook.Rank, Type: hook.Int, Doc: "1 first rank, 2 second"}
	fPathOnRoad = hook.Field{Name: "path_on_road", Slot: hook.Road, Type: hook.Bool, Doc: "does the whole path lie on a road?"}
	fArchers    = hook.Field{Name: "archers", Type: hook.List, Doc: "the archers of the volley"}
	fSupporter  = hook.Field{Name: "supporter", Slot: hook.ModelSlot, Type: hook.Model, Doc: "the spearman who supports the target, or nil"}
	fMarker     = hook.Field{Name: "marker", Slot: hook.MarkerSlot, Type: hook.Marker, Doc: "the centre of a volley, or nil"}
	fPiece      = hook.Field{Name: "piece", Slot: hook.PieceSlot, Type: hook.Piece, Doc: "the piece of terrain or building, or nil"}
	fObject     = hook.Field{Name: "object", Slot: hook.ObjectSlot, Type: hook.Model, Doc: "the model that is a thing, such as a wagon, or nil where it is a piece"}
	fSource     = hook.Field{Name: "source", Slot: hook.SourceSlot, Type: hook.Model, Doc: "the thing that burns, or nil where it is a piece"}
	fSourceOf   = hook.Field{Name: "source_piece", Slot: hook.SourcePiece, Type: hook.Piece, Doc: "the piece that burns, or nil"}
	fShip       = hook.Field{Name: "ship", Slot: hook.ShipSlot, Type: hook.Piece, Doc: "the ship"}
	fRow        = hook.Field{Name: "row", Slot: hook.Count, Type: hook.Int, Doc: "the row of the search, changes included"}
	fDie        = hook.Field{Name: "die", Slot: hook.DieSlot, Type: hook.DieT, Doc: "the die, unmodified"}
)

func fields(f ...hook.Field) []hook.Field { return f }

// partBegins is what the start of a part takes.
const partBegins = "a part begins with the first order of its side in that stage, or with end_part(side)"

// table of the points; Points numbers it.
var table = [nPoints]hook.Point{
	pOnBeforeDeployment: {Name: "pillage.on_before_deployment", Kind: hook.On, Role: hook.SideSlot,
		Doc: "once a side, before the first model is set up; the side with the initiative first"},
	pModifyZone: {Name: "pillage.modify_zone", Kind: hook.Modify, Role: hook.SideSlot, Value: hook.Length, Combine: hook.Highest, HighIsGood: true,
		Doc: "depth of the deployment zone of a side, in inches"},
	pOnDeployed: {Name: "pillage.on_deployed", Kind: hook.On, Role: hook.SideSlot,
		Doc: "once a side, after all are set up and before turn 1"},
	pOnTurnStart: {Name: "pillage.on_turn_start", Kind: hook.On, Role: hook.NSlots,
		Doc: "first thing in a turn"},
	pOnTurnEnd: {Name: "pillage.on_turn_end", Kind: hook.On, Role: hook.NSlots,
		Doc: "last thing in a turn"},
	pModifyGameEnd: {Name: "pillage.modify_game_end", Kind: hook.Modify, Role: hook.NSlots, Value: hook.Bool, Combine: hook.Last,
		Doc: "is the game over? Asked at the end of every turn; true after the last"},
	pOnStageStart: {Name: "pillage.on_stage_start", Kind: hook.On, Role: hook.NSlots,
		Doc: "at the start of a whole stage; ev.stage names it"},
	pOnStageEnd: {Name: "pillage.on_stage_end", Kind: hook.On, Role: hook.NSlots,
		Doc: "at the end of a whole stage"},
	pOnPartStart: {Name: "pillage.on_part_start", Kind: hook.On, Role: hook.SideSlot,
		Doc: "at the start of one side's part of a stage: " + partBegins, Reached: partBegins},
	pOnPartEnd: {Name: "pillage.on_part_end", Kind: hook.On, Role: hook.SideSlot,
		Doc: "at the end of one side's part of a stage"},
	pModifyInitiative: {Name: "pillage.modify_initiative", Kind: hook.Modify, Role: hook.SideSlot, Fields: fields(fDie), Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "change to an initiative roll"},
	pModifyScore: {Name: "pillage.modify_score", Kind: hook.Modify, Role: hook.SideSlot, Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "points added to the score of a side at the end of the game"},
	pModifyBandLimits: {Name: "pillage.modify_band_limits", Kind: hook.Modify, Role: hook.BandSlot, Fields: fields(fBand), Value: hook.Record, Combine: hook.RecordLast, Keys: limitKeys, KeyTypes: limitTypes,
		Doc: "the limits of a band"},
	pCanFieldBand: {Name: "pillage.can_field_band", Kind: hook.Can, Role: hook.BandSlot, Fields: fields(fBand, fModel),
		Doc: "may the band be fielded? A rule of a troop or an item is asked for each of its bearers"},
	pModifyPrice: {Name: "pillage.modify_price", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fBand, fModel, fItem), Value: hook.Number, Combine: hook.Last, LowIsGood: true,
		Doc: "price of a troop or an item, in gold"},
	pModifyEquip: {Name: "pillage.modify_equip", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fBand, fModel, fItem, fCount), Value: hook.Bool, Combine: hook.NoBeatsYes,
		Doc: "may the model have the item? A no beats a yes, a yes beats the ban of the lists. Asked again, from a no, of a second one: a no makes the two count as one"},
	pModifyMeleeWeapons: {Name: "pillage.modify_melee_weapons", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fBand, fModel), Value: hook.Int, Combine: hook.Highest,
		Doc: "how many melee weapons the model may have"},
	pOnModelCreated: {Name: "pillage.on_model_created", Kind: hook.On, Role: hook.ModelSlot, Fields: fields(fModel),
		Doc: "once, when a model is added to the table"},
	pModifyPack: {Name: "pillage.modify_pack", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fItem), Value: hook.Int, Combine: hook.Highest,
		Doc: "how many come with an item: the hounds of a handler. Asked again when a model with a talent joins its side"},
	pCanWeatherAffect: {Name: "pillage.can_weather_affect", Kind: hook.Can, Role: hook.ModelSlot, Fields: fields(fModel, fEffect, fAttacker, fTarget, fWeapon, fKind, fPart, fMarker),
		Doc: "before a weather rule touches a model; a refusal lets the model ignore it. The attacker is nil, and so the target is nil, where nobody strikes or shoots"},
	pModifyTerrainClass: {Name: "pillage.modify_terrain_class", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece), Value: hook.Enum, Combine: hook.Highest, Keys: groundKeys, Ground: true,
		Doc: "what the ground is for a model; piece is nil on the open table. The worst holds, what the piece is itself included"},
	pModifyTerrainCost: {Name: "pillage.modify_terrain_cost", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece), Value: hook.Number, Combine: hook.Lowest, LowIsGood: true, Ground: true,
		Doc: "inches of allowance for an inch of difficult ground: 2 on foot, 4 mounted"},
	pModifyObstacleCost: {Name: "pillage.modify_obstacle_cost", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece), Value: hook.Length, Combine: hook.Lowest, LowIsGood: true, Ground: true,
		Doc: "inches of allowance for crossing a passable obstacle"},
	pModifyObstacleCharge: {Name: "pillage.modify_obstacle_charge", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece), Value: hook.Bool, Combine: hook.AnyYes,
		Doc: "may the model charge across the obstacle?"},
	pModifyObstacleFixed: {Name: "pillage.modify_obstacle_fixed", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece), Value: hook.Int, Combine: hook.Highest,
		Doc: "the row that a horse has at an obstacle without a die: 1 to 6, nil when it rolls"},
	pModifyObstacleRoll: {Name: "pillage.modify_obstacle_roll", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece, fDie), Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "change to the roll of a horse at an obstacle"},
	pModifyObstacleResult: {Name: "pillage.modify_obstacle_result", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece, fDie), Value: hook.Int, Combine: hook.Highest,
		Doc: "the row that a horse has rolled at an obstacle: 1 falls, 2 stops, 3 barely over, 4 to 6 over"},
	pModifySwimRequired: {Name: "pillage.modify_swim_required", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece), Value: hook.Bool, Combine: hook.AnyYes, Ground: true,
		Doc: "must the model swim there? Asked of water, fords and shallows"},
	pModifySwimRoll: {Name: "pillage.modify_swim_roll", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece, fDie), Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "change to a swim roll"},
	pModifyAgility: {Name: "pillage.modify_agility", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece, fDie), Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "change to an agility roll"},
	pCanMove: {Name: "pillage.can_move", Kind: hook.Can, Role: hook.ModelSlot, Fields: fields(fModel),
		Doc: "before a model moves"},
	pModifyMove: {Name: "pillage.modify_move", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPathOnRoad, fPurpose), Value: hook.Length, Combine: hook.Sum, HighIsGood: true,
		Doc: "inches added to or taken from the movement allowance"},
	pCanMoveBonus: {Name: "pillage.can_move_bonus", Kind: hook.Can, Role: hook.ModelSlot, Fields: fields(fModel, fBy, fPurpose),
		Doc: `each addition to the allowance, purpose "move", or to the whole of a charge, "charge"; a refusal drops it`},
	pModifyMoveCap: {Name: "pillage.modify_move_cap", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Length, Combine: hook.Lowest,
		Doc: "the highest allowance possible, nil when there is no cap"},
	pModifyRoadBonus: {Name: "pillage.modify_road_bonus", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Length, Combine: hook.Lowest, Ground: true,
		Doc: "inches gained when the whole path lies on a road"},
	pCanTarget: {Name: "pillage.can_target", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fKind),
		Doc: `may the target be named? Kinds also "charge"; "volley": is it hurt, in the radius? The attacker is then the nearest archer`},
	pModifyChargeLos: {Name: "pillage.modify_charge_los", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fTarget), Value: hook.Bool, Combine: hook.AnyNo,
		Doc: "must the charger see the target?"},
	pOnChargeDeclared: {Name: "pillage.on_charge_declared", Kind: hook.On, Role: hook.ModelSlot, Fields: fields(fModel, fTarget),
		Doc: "after the declaration, before reactions and measuring"},
	pModifyReactions: {Name: "pillage.modify_reactions", Kind: hook.Modify, Role: hook.Target, Fields: fields(fModel, fTarget, fMoved), Value: hook.Words, Combine: hook.ListOf, Keys: reactionKeys, KeyTypes: reactionTypes, KeyWords: []string{flight},
		Doc: `the reactions to a charge among which the player of the target chooses: ev:add{ weapon = "bow", shots = 1, modifier = -1 }, ev:add "flee", ev:drop "bow". The model is the charger`},
	pOnChargeAnswered: {Name: "pillage.on_charge_answered", Kind: hook.On, Role: hook.ModelSlot, Fields: fields(fModel, fTarget),
		Doc: "after the reaction to a charge, before its roll"},
	pModifyFleeRoll: {Name: "pillage.modify_flee_roll", Kind: hook.Modify, Role: hook.Target, Fields: fields(fTarget, fDie), Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "change to a flee roll"},
	pModifyFleeDistance: {Name: "pillage.modify_flee_distance", Kind: hook.Modify, Role: hook.Target, Fields: fields(fTarget), Value: hook.Length, Combine: hook.Sum, HighIsGood: true,
		Doc: "inches added to a flight"},
	pModifyChargeDie: {Name: "pillage.modify_charge_die", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fTarget), Value: hook.Enum, Combine: hook.Last, Keys: []string{"none", "d3", "d6"},
		Doc: "the die of a charge"},
	pModifyChargeReroll: {Name: "pillage.modify_charge_reroll", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fTarget, fDie), Combine: hook.Offers,
		Doc: "offers to roll the charge die again"},
	pModifyChargeDistance: {Name: "pillage.modify_charge_distance", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fTarget), Value: hook.Length, Combine: hook.Sum, HighIsGood: true,
		Doc: "inches added to the charge distance"},
	pModifyChargeCap: {Name: "pillage.modify_charge_cap", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fTarget), Value: hook.Length, Combine: hook.Lowest,
		Doc: "the longest charge possible, its roll included; nil when there is no cap"},
	pModifyChargeFactor: {Name: "pillage.modify_charge_factor", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fTarget), Value: hook.Number, Combine: hook.Lowest,
		Doc: "factor of the whole charge distance; rules.rounding.half says how the result is rounded"},
	pModifyChargeGround: {Name: "pillage.modify_charge_ground", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fTarget), Value: hook.Bool, Combine: hook.AnyNo,
		Doc: "does difficult ground take the charge bonus of a rider? Asked where he or his target stands on it"},
	pModifyChargeBonus: {Name: "pillage.modify_charge_bonus", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fRound, fFight), Value: hook.Bool, Combine: hook.YesBeatsNo,
		Doc: "does the attacker have the charge bonus against the target?"},
	pModifyMultiLimit: {Name: "pillage.modify_multi_limit", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Highest,
		Doc: "how many enemies may be at one model"},
	pCanShoot: {Name: "pillage.can_shoot", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fWeapon, fKind, fMoved),
		Doc: "may the model shoot?"},
	pModifyShots: {Name: "pillage.modify_shots", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fWeapon, fKind, fMoved), Value: hook.Int, Combine: hook.Highest, HighIsGood: true,
		Doc: "number of shots this turn"},
	pModifyRangeFactor: {Name: "pillage.modify_range_factor", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon, fKind, fMarker), Value: hook.Number, Combine: hook.Product,
		Doc: "factor of the printed range"},
	pModifyRange: {Name: "pillage.modify_range", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon, fKind), Value: hook.Length, Combine: hook.Sum, HighIsGood: true,
		Doc: "inches added to the range, after the factor"},
	pModifyLongRange: {Name: "pillage.modify_long_range", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon, fKind), Value: hook.Int, Combine: hook.Nearest0,
		Doc: "the penalty at long range"},
	pModifyVolley: {Name: "pillage.modify_volley", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fArchers, fMarker, fWeapon), Value: hook.Record, Combine: hook.RecordLast, Keys: volleyKeys, KeyTypes: volleyTypes, Changed: "modifier", Group: true,
		Doc: "a volley: need, radius in inches and modifier of its dice, to which ev:modify adds. The attacker is the archer nearest to the marker; an owner must hold for all archers, a weather unless it touches none"},
	pCanObstruct: {Name: "pillage.can_obstruct", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fModel, fPiece),
		Doc: "may a model or a piece that hides part of the target stop the shot? The model is nil where it is a piece. A refusal: it is not in the way"},
	pOnFightStart: {Name: "pillage.on_fight_start", Kind: hook.On, Role: hook.NSlots, Fields: fields(fRound, fBout),
		Doc: "at the start of a round of a fight, before weapons are chosen and dice fall"},
	pModifyAttacks: {Name: "pillage.modify_attacks", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fRound, fFight), Value: hook.Int, Combine: hook.Highest, HighIsGood: true,
		Doc: "number of attacks this round"},
	pModifyAttackList: {Name: "pillage.modify_attack_list", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon, fRound, fFight), Value: hook.Words, Combine: hook.ListOf, Keys: blowKeys, KeyTypes: blowTypes,
		Doc: "attacks of a model this round besides its usual ones, at the target: ev:add{ weapon =, target =, charge_bonus = } gives it one more, of what is left out the usual; raised = true: even where it has raised its shield"},
	pCanAttack: {Name: "pillage.can_attack", Kind: hook.Can, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fWeapon, fKind, fRound, fFight),
		Doc: "before any die of a blow; a refusal cancels it"},
	pOnAttackRolled: {Name: "pillage.on_attack_rolled", Kind: hook.On, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fPart, fWeapon, fKind, fRound, fFight, fNatural, fSuccess, fAddedBy),
		Doc: "after the attack roll and its re-rolls, before the save"},
	pModifyWeapon: {Name: "pillage.modify_weapon", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fKind, fRound, fFight), Value: hook.Words, Combine: hook.ListOf,
		Doc: "the weapons among which its player chooses"},
	pOnWeaponChosen: {Name: "pillage.on_weapon_chosen", Kind: hook.On, Role: hook.Attacker, Fields: fields(fAttacker, fWeapon, fRound, fFight),
		Doc: "a model has its weapon for this round of a fight, before anybody strikes"},
	pModifyStrikeStep: {Name: "pillage.modify_strike_step", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fWeapon, fRound, fFight), Value: hook.Record, Combine: hook.RecordLast, Keys: stepKeys, KeyTypes: stepTypes, KeyWords: steps[:],
		Doc: `when in the round it strikes: step ("first", "normal", "last") and early`},
	pModifyToHit: {Name: "pillage.modify_to_hit", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fPart, fWeapon, fKind), Value: hook.Int, Combine: hook.Lowest, LowIsGood: true,
		Doc: "number needed to hit, before modifiers"},
	pModifyAttack: {Name: "pillage.modify_attack", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fPart, fWeapon, fKind, fRound, fFight, fZone), Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "change to the attack roll"},
	pModifySupport: {Name: "pillage.modify_support", Kind: hook.Modify, Role: hook.Target, Fields: fields(fAttacker, fTarget, fSupporter, fFight), Value: hook.Words, Combine: hook.ListOf, Keys: supportKeys, KeyTypes: supportTypes,
		Doc: "who supports the target of a blow: ev:add{ model =, modifier =, through = } adds one, through a supporter or not; ev:drop(model) takes one out. Asked too when it is settled who supports whom: the attacker is nil then"},
	pModifyAttackReroll: {Name: "pillage.modify_attack_reroll", Kind: hook.Modify, Role: hook.Attacker, Fields: fields(fAttacker, fTarget, fPart, fWeapon, fKind, fRound, fFight, fNatural, fSuccess), Combine: hook.Offers,
		Doc: "offers to roll a failed attack die again"},
	pModifyArmourClass: {Name: "pillage.modify_armour_class", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPart, fPurpose), Value: hook.Enum, Combine: hook.Best, Keys: classKeys,
		Doc: "armour class of a model or its horse"},
	pCanSave: {Name: "pillage.can_save", Kind: hook.Can, Role: hook.Target, Fields: fields(fAttacker, fTarget, fPart, fWeapon, fKind),
		Doc: "may the target save?"},
	pModifySave: {Name: "pillage.modify_save", Kind: hook.Modify, Role: hook.Target, Fields: fields(fAttacker, fTarget, fPart, fWeapon, fKind, fRound, fFight, fZone), Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "change to the save roll"},
	pModifySaveReroll: {Name: "pillage.modify_save_reroll", Kind: hook.Modify, Role: hook.Target, Fields: fields(fAttacker, fTarget, fPart, fWeapon, fKind, fNatural), Combine: hook.Offers,
		Doc: "offers to roll a failed save again"},
	pModifyWound: {Name: "pillage.modify_wound", Kind: hook.Modify, Role: hook.Target, Fields: fields(fAttacker, fTarget, fPart, fCause, fByWeapon), Value: hook.Int, Combine: hook.Sum, OrderedBy: woundOrder,
		Doc: "hit points about to be lost; the first rule that cancels or redirects ends it. The attacker is nil where nobody struck: fire, a fall"},
	pOnWounded: {Name: "pillage.on_wounded", Kind: hook.On, Role: hook.Target, Fields: fields(fAttacker, fTarget, fPart, fCause, fByWeapon),
		Doc: "after hit points were lost; who has none left is removed at the end of the step. The attacker is nil where nobody struck: fire, a fall"},
	pOnModelRemoved: {Name: "pillage.on_model_removed", Kind: hook.On, Role: hook.ModelSlot, Fields: fields(fModel, fCause, fKiller, fFriendly),
		Doc: "a model has left the game"},
	pModifyLossWeight: {Name: "pillage.modify_loss_weight", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fCause, fPurpose), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "what a loss counts for; purpose is \"morale\" or \"score\""},
	pModifyPushRoll: {Name: "pillage.modify_push_roll", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fTarget, fDie), Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "change to a strength roll; the target is who is pushed"},
	pModifyPushResult: {Name: "pillage.modify_push_result", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fDie), Value: hook.Int, Combine: hook.Highest,
		Doc: "the row of a rider who pushes: 1 falls, 2 to 4 nothing, 5 and 6 pushes all"},
	pOnMeleeWon: {Name: "pillage.on_melee_won", Kind: hook.On, Role: hook.SideSlot, Fields: fields(fBout),
		Doc: "a side has nobody left against it in a fight"},
	pCanForm: {Name: "pillage.can_form", Kind: hook.Can, Role: hook.SideSlot, Fields: fields(fFormation, fModel),
		Doc: "may the side form it? Asked for each model that would stand in it"},
	pModifyFormationMin: {Name: "pillage.modify_formation_min", Kind: hook.Modify, Role: hook.SideSlot, Fields: fields(fFormation), Value: hook.Int, Combine: hook.Lowest, LowIsGood: true,
		Doc: "number of models that a formation needs"},
	pModifyFormationBonus: {Name: "pillage.modify_formation_bonus", Kind: hook.Modify, Role: hook.Target, Fields: fields(fTarget, fFormation, fRank, fKind), Value: hook.Int, Combine: hook.Highest, HighIsGood: true,
		Doc: "save bonus of a member, attacked from the front"},
	pModifyTorchUsers: {Name: "pillage.modify_torch_users", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Bool, Combine: hook.NoBeatsYes,
		Doc: "may the model carry a torch?"},
	pCanCatchFire: {Name: "pillage.can_catch_fire", Kind: hook.Can, Role: hook.NSlots, Fields: fields(fObject, fPiece),
		Doc: "may a thing that burns be set on fire now, by hand or by a fire near it?"},
	pModifyFireSpread: {Name: "pillage.modify_fire_spread", Kind: hook.Modify, Role: hook.NSlots, Fields: fields(fSource, fSourceOf, fObject, fPiece), Value: hook.Int, Combine: hook.Lowest, LowIsGood: true,
		Doc: "number needed for fire to spread from a source to an object"},
	pModifyFireRadius: {Name: "pillage.modify_fire_radius", Kind: hook.Modify, Role: hook.NSlots, Fields: fields(fSource, fSourceOf), Value: hook.Length, Combine: hook.Last,
		Doc: "inches around a fire in which it spreads and burns"},
	pModifyBurn: {Name: "pillage.modify_burn", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Last,
		Doc: "number at which a model near a fire burns"},
	pModifyIgnitionNeed: {Name: "pillage.modify_ignition_need", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fObject, fPiece), Value: hook.Int, Combine: hook.Last, LowIsGood: true,
		Doc: "number needed to set something on fire, before modifiers"},
	pModifyIgnition: {Name: "pillage.modify_ignition", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fObject, fPiece), Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "change to an ignition roll; not asked of fortified buildings"},
	pOnIgnited: {Name: "pillage.on_ignited", Kind: hook.On, Role: hook.NSlots, Fields: fields(fModel, fObject, fPiece, fCause),
		Doc: "something has caught fire: cause \"attempt\" or \"spread\"; model is nil when it spread"},
	pOnSearch: {Name: "pillage.on_search", Kind: hook.On, Role: hook.ModelSlot, Fields: fields(fModel, fPiece),
		Doc: "a model begins to search, before any die"},
	pOnSearched: {Name: "pillage.on_searched", Kind: hook.On, Role: hook.ModelSlot, Fields: fields(fModel, fPiece, fRow, fBy),
		Doc: "a model has searched, before it is rolled what the loot is worth; by: id of the rule that took the loot away, or nil"},
	pModifySearchFixed: {Name: "pillage.modify_search_fixed", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece), Value: hook.Int, Combine: hook.Highest,
		Doc: "the row of a search without a die: 1 to 6, nil when it rolls"},
	pModifySearch: {Name: "pillage.modify_search", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fPiece, fDie), Value: hook.Int, Combine: hook.Highest,
		Doc: "the row of a search: 1 empty, 2 and 3 nothing, 4 to 6 loot; ev:cancel: no loot is found"},
	pModifyCarry: {Name: "pillage.modify_carry", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Highest, HighIsGood: true,
		Doc: "value of loot that a model can carry"},
	pModifyShipMove: {Name: "pillage.modify_ship_move", Kind: hook.Modify, Role: hook.SideSlot, Fields: fields(fShip), Value: hook.Length, Combine: hook.Last,
		Doc: "inches that a ship can sail"},
	pModifyMoraleReasons: {Name: "pillage.modify_morale_reasons", Kind: hook.Modify, Role: hook.SideSlot, Value: hook.Words, Combine: hook.ListOf, AnyWord: true,
		Doc: "words for why a side tests morale: ev:add \"idol\", ev:drop \"chief\""},
	pCanFailMorale: {Name: "pillage.can_fail_morale", Kind: hook.Can, Role: hook.ModelSlot, Fields: fields(fModel),
		Doc: "may the model fail its morale test? A refusal: it stays without a die"},
	pModifyMoraleNeed: {Name: "pillage.modify_morale_need", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Highest, LowIsGood: true,
		Doc: "number needed in the morale test"},
	pModifyMorale: {Name: "pillage.modify_morale", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel), Value: hook.Int, Combine: hook.Sum, HighIsGood: true,
		Doc: "change to the morale roll"},
	pModifyMoraleReroll: {Name: "pillage.modify_morale_reroll", Kind: hook.Modify, Role: hook.ModelSlot, Fields: fields(fModel, fDie), Combine: hook.Offers,
		Doc: "offers to roll a failed morale die again"},
}

// Points returns the points of the game, numbered; the slice is the caller's.
func Points() []*hook.Point { return hook.Numbered(table[:]) }
