package battle

import (
	"iter"
	"math/bits"
	"slices"

	"skald/core/hook"
)

// Facts of the table as a whole; the header of the flat array.
const (
	Turn         = iota
	Stage        // index into the game's stages
	PartSide     // whose part of the stage it is, -1 the whole stage
	PartsOver    // 1: every side has ended its part of the stage
	Weather      // symbol
	Started      // 1 once deployment is over
	Orders       // orders given so far: the scope of seeded dice
	Fights       // fights so far
	Attacks      // attacks so far
	Charges      // charges so far
	CurrentFight // number of the fight being fought; negative: an attack outside any
	FirstSide
	VolleyFrom // archer nearest to the marker of the volley under way; 0 with no volley
	VolleyX    // its marker, thousandths of an inch
	VolleyY
	VolleyRadius // thousandths of an inch
	VolleyNeed
	VolleyMods                      // sum of the changes to its dice
	VolleyNext                      // the models from this one on are still to be looked at
	ClockAt                         // where the clock stands: 0 in a stage, n > 0 in leaving it, n < 0 in entering it
	Winner                          // side + 1 that won the last roll for the initiative
	Deploying                       // 1: the edges are chosen, the bands are set up
	Mover                           // model + 1 whose move was the last, 0: it is over for good
	GoesOn                          // 1: that one may use what is left of it
	FireNext                        // of the ignition stage under way: the things, then the models, from this number on are still to be looked at
	Over                            // 1: the last turn has been played
	orderAt                         // side + 1 that acts second, third ...
	edgeAt     = orderAt + maxSides // by side: its edge of the table, 0 not chosen
	rankAt     = edgeAt + maxSides  // by side: its place in a roll-off so far, 0 outside one
	// Of arrow-strewn ground.
	Strewn   = rankAt + maxSides // markers of volleys since the last movement stage
	StrewnAt = Strewn + 1        // their places, two facts each
	header   = StrewnAt + 2*MaxStrewn
)

// MaxStrewn is how many markers of volleys lie on the table at most; a further
// one takes the place of the oldest.
const MaxStrewn = 8

// Waiting is who is Hidden because he is not set up yet.
const Waiting = 2

// Facts of a model, at Model(m)+field.
const (
	HP = iota
	MaxHP
	Out // 1: out of the game; Falling: as soon as no volley is under way
	X   // thousandths of an inch
	Y
	SideOf
	AttacksOf
	Mount  // 0 on foot, 1 mounted, 2 lost its horse, Dismounted
	Fight  // 0: in no melee
	Rounds // rounds of that fight it has fought
	Wield  // symbol of the chosen weapon, 0 none
	Moved  // thousandths of an inch spent this turn
	MovedTurn
	ChargeTurn
	ChargeTarget
	ChargeDistance
	ChargeRoll
	ChargeReach
	ChargeBonus // 1: the bonus of the charge holds; BonusLost: its die alone took it away
	ChargeOrder
	RaisedTurn
	SkipTurn
	SkipBy // symbol of the rule that asked for that, 0: the core's own did it
	SkipMoveTurn
	SkipMoveBy
	ShotTurn
	Shots
	ShotAt // model + 1 that the last of them was aimed at
	StruckTurn
	Formation // 0 none, else the formation's number
	FormKind  // symbol
	FormAlso  // symbol of a second kind that the same formation is, 0 none
	Rank
	FaceX
	FaceY
	Hidden
	Loose    // 1: a hound that obeys nobody, since it has been in melee
	PackOf   // model + 1 whose gear it came with, such as a hound's handler; 0 none
	HiddenIn // piece + 1 in which it hides, 0 none
	Loot     // value of the loot carried
	Granted  // inches of an extra move waiting, thousandths
	Ahead    // the same, of one that comes before its own
	Went     // thousandths of an inch spent on such a move this turn; Nil: it does not count
	Allowed  // allowance with which it first moved this turn, thousandths of an inch
	Volley   // 1: one of the archers of the volley under way
	// On the ground and in buildings.
	Inside // piece + 1: the building that it occupies, 0 none
	Floor  // of that building, from 0
	// Of the last charge at an entrance.
	Assault     // piece + 1: the building
	AssaultDoor // door + 1, or StairsTo + the floor above the stairs
	AtDoor      // 1: it stands at that entrance
	Defends     // model + 1: the attacker against whom it was assigned
	Position    // of that building + 1: where it shot from, of this turn where ShotTurn is
	Aboard      // piece + 1: the ship that it stands on, 0 none
	// Of charges and the reactions to them.
	ChargeContact // 1: the charge reached its target
	ReactTurn     // it reacted to a charge
	Reactions     // how often it did so that turn
	ReactKind     // how it did so last: ReactShot or ReactFlee
	ShotFight     // the fight that it came into after a point-blank shot, 0 none
	LostFight     // the fight that it came into after a flight that failed, 0 none
	// Fire and loot.
	LitTurn   // turn in which it was set alight, 0 never
	BeganTurn // it has left in this turn where it stood when it began, see BeganX
	BeganX
	BeganY
	TriedOn    // what it tried to set on fire last: piece + 1, or -1 - model; 0 nothing
	TriedTurn  // when that was, 0 never
	TriedTimes // turns running before that one
	SearchedTurn
	Searches // made in that turn
	LootLies // value of the loot that it dropped and that still lies
	LootX    // where that lies
	LootY
	LootFight // fight in which it was dropped, 0 none
	Victim    // model + 1 that it carries off, 0 none
	// Of movement over terrain.
	High     // of what it stands on, climbed, thousandths of an inch
	OnTop    // piece + 1 that it climbed on, 0 none
	SwimTurn // turn of its last swim roll
	SwimRow  // the first of the rows that it rolled: 2 to 4, 5 and 6
	// Of the melee.
	SupportTurn // it has used its spear for a friend, or keeps out
	Supporter   // spearman + 1 who supports it in the round under way, 0 none
	Breach      // enemy + 1 who slew the friend that it supported, 0 none
	PushTurn    // it will push in place of striking
	PushRow     // row of its push, below zero a rider's, 0 until it is rolled
	Won         // fight that it has won this turn, 0 none
	PushedBy    // model + 1 that pushes it back at the end of the fight, 0 none
	// Losses and morale.
	OutTurn    // turn in which it left the game, 0 never
	OutCause   // symbol: why
	OutBy      // side + 1 of who did it, 0 nobody
	TestedTurn // it tested its morale, 0 never
	Walked     // inches gone in the turn of its last move, thousandths
	FellTurn   // turn in which its horse was slain or threw it, 0 never
	itemsAt
	twiceAt    = itemsAt + itemWords // of which items it carries a second one
	modelFacts = twiceAt + itemWords
)

// StairsTo and the number of a floor stand for its stairs among the doors.
const StairsTo = 100

// Falling is who has fallen in the volley under way: Out to everybody once it
// is over, all of them at one stroke. Nobody has to go through them then, so
// that the odds of the models under the arrows stay apart.
const Falling = 2

// Dismounted is a rider without a horse who left it of his own will.
const Dismounted = 3

// BonusLost is a charge without bonus for no other reason than its die.
const BonusLost = 2

// How a model reacted to a charge.
const (
	ReactShot = iota + 1
	ReactFlee
)

const (
	itemWords = 4
	maxSides  = 8
)

// Static is what cannot change in play of one model.
type Static struct {
	Name    string
	Troop   int32 // symbol
	Faction int32 // symbol, 0 none
	Band    int32
	Talents []int32
	Object  bool
	Radius  [2]int32 // of the base, on foot and mounted, thousandths of an inch
	Serial  int32    // of all models ever added, those taken back too; AddModel counts
	at      int      // its first fact
}

// Table is what clones share: who is there and what was declared.
type Table struct {
	C      *Content
	Models []Static
	Sides  []SideInfo
	Pieces []Piece
	Scale  int32 // centimetres in an inch of the rules, thousandths (2500, or 1000 for small figures)
	Size   [2]int32
	added  int32 // models, sides and pieces so far, those taken back too
}

// Battle is a table at one moment.
type Battle struct {
	*Table
	Values *Values
	facts  []int32
	sideAt int
	modAt  int // models and pieces from here on, as they were added
	perMod int
	swAt   int
	stAt   int
	lying  []lying // by piece: the shapes of those that move
	// Watch, when set, is told which facts are read and written: what an
	// exploration of the dice remembers a step by.
	Watch Watcher
	Game  Game
}

// Watcher is told what happens to the facts of a battle.
type Watcher interface {
	Read(fact int)
	ReadIs(fact int, value int32) // asked only whether it has this value
	Write(fact int)
	// Tally counts what happened, for measures: see TallyOf.
	Tally(what TallyOf, m int32, n int)
}

// OnlyReads tells a Watcher what is read, and nothing else.
type OnlyReads struct{ Watcher }

// Write is told to nobody.
func (OnlyReads) Write(int) {}

// Tally is told to nobody.
func (OnlyReads) Tally(TallyOf, int32, int) {}

// TallyOf is what a Watcher counts.
type TallyOf uint8

// The tallies: a model has left the game, lost hit points, hit with a blow, or
// wounded with one.
const (
	Fell TallyOf = iota
	Bled
	DidHit
	DidWound
)

// Tell the watcher, if there is one, what happened to m.
func (b *Battle) Tell(what TallyOf, m int32, n int) {
	if b.Watch != nil {
		b.Watch.Tally(what, m, n)
	}
}

// Game is what a game adds to the battle's own facts.
type Game interface {
	// Class of a model by what it carries, an index into ClassNames.
	Class(r *hook.Run, m int32) int32
	MountClass(r *hook.Run, m int32) int32
	// Fighters of a band: its models that shares of it count.
	Fighters(band int32) int32
	// PieceInZone says whether any of a piece lies in a deployment zone, of an
	// enemy of a side or of anybody.
	PieceInZone(piece, side int32, enemy bool) bool
	// Weapon that a model would use in melee now, a symbol.
	Weapon(r *hook.Run, m int32) int32
	// WeatherTouches says whether the running weather rule may touch a model.
	WeatherTouches(r *hook.Run, ev *hook.Event, m int32) bool
	// Sees says whether a model sees another.
	Sees(a, n int32) bool
	// AtLoot says whether a model touches loot that lies on the table.
	AtLoot(m int32) bool
	// Lit says whether a model is near enough to fire to be seen at night.
	Lit(m int32) bool
	// LitAt says so of a point.
	LitAt(x, y int32) bool
	// StageName of a stage number.
	StageName(n int) string
	// FightFact is field FNumber or FRound of a fight.
	FightFact(field int, fight int32) int32
	// AuraFromEdge says whether auras begin at the edge of a base.
	AuraFromEdge() bool
	// TalentsEnd says whether a talent ends with its chief.
	TalentsEnd() bool
	// Epsilon is what may be missing to a distance that just reaches.
	Epsilon() int32
	// Perform an action that a rule asked for.
	Perform(r *hook.Run, ev *hook.Event, a *hook.Ask) error
}

// New sets up an empty table. Layout of the facts: header, switches (houses
// and rules), state of the battle, sides, models.
func New(c *Content) *Battle {
	b := &Battle{Table: &Table{C: c, Scale: 2500, Size: [2]int32{48000, 48000}}, Values: c.Data.Values()}
	b.swAt = header
	b.stAt = b.swAt + len(c.Rules) + len(c.IDs("house"))
	per := 2 * len(c.States)
	b.sideAt = b.stAt + per
	b.modAt = b.sideAt + maxSides*(per+1)
	b.perMod = modelFacts + per
	b.facts = make([]int32, b.modAt)
	b.facts[PartSide] = -1
	b.facts[FirstSide] = 0
	return b
}

// Get a fact.
func (b *Battle) Get(i int) int32 {
	if b.Watch != nil {
		b.Watch.Read(i)
	}
	return b.facts[i]
}

// Is says whether a fact has a value: less than to read it, so that a table
// where it has this one or that other may be all the same.
func (b *Battle) Is(i int, v int32) bool {
	if b.Watch != nil {
		b.Watch.ReadIs(i, v)
	}
	return b.facts[i] == v
}

// Set a fact.
func (b *Battle) Set(i int, v int32) {
	if b.Watch != nil {
		b.Watch.Write(i)
	}
	b.facts[i] = v
}

// Ordinal of what is counted only to keep seeded dice apart: orders, attacks.
// No rule can tell one from the next, so nobody is told that it was read.
func (b *Battle) Ordinal(i int) int32 { return b.facts[i] }

// Advance an Ordinal.
func (b *Battle) Advance(i int, by int32) { b.facts[i] += by }

// Facts as they are now, for whoever puts them aside: not to be changed.
func (b *Battle) Facts() []int32 { return b.facts }

// M reads a fact of a model.
func (b *Battle) M(m int32, field int) int32 { return b.Get(b.Models[m].at + field) }

// IsM says whether a fact of a model has a value.
func (b *Battle) IsM(m int32, field int, v int32) bool {
	return b.Is(b.Models[m].at+field, v)
}

// SetM writes a fact of a model.
func (b *Battle) SetM(m int32, field int, v int32) { b.Set(b.Models[m].at+field, v) }

// Count of models that ever stood on the table.
func (b *Battle) Count() int32 { return int32(len(b.Models)) }

// AddModel and return its id.
func (b *Battle) AddModel(s Static, side int32) int32 {
	b.added++
	s.Serial, s.at = b.added, len(b.facts)
	b.Table.Models = append(b.Models, s)
	m := int32(len(b.Models) - 1)
	b.facts = append(b.facts, make([]int32, b.perMod)...)
	b.SetM(m, SideOf, side)
	for _, f := range []int{ChargeTurn, RaisedTurn, SkipTurn, SkipMoveTurn, ShotTurn, StruckTurn, MovedTurn, ReactTurn, SwimTurn, SupportTurn, PushTurn} {
		b.SetM(m, f, -1)
	}
	return m
}

// Snapshot is a battle put aside. Snapshots of one table may be restored in any
// order: each has its own models and sides.
type Snapshot struct {
	facts  []int32
	values *Values
	models []Static
	sides  []SideInfo
	pieces []Piece
	game   Game
}

// Save the battle.
func (b *Battle) Save() Snapshot {
	return Snapshot{slices.Clone(b.facts), b.Values, slices.Clip(b.Models), slices.Clip(b.Sides), slices.Clip(b.Pieces), b.Game}
}

// SaveInto is Save into the memory of an older snapshot.
func (b *Battle) SaveInto(s *Snapshot) {
	*s = Snapshot{append(s.facts[:0], b.facts...), b.Values, slices.Clip(b.Models), slices.Clip(b.Sides), slices.Clip(b.Pieces), b.Game}
}

// Restore a snapshot of this battle. It keeps its own copy.
func (b *Battle) Restore(s Snapshot) {
	b.facts = append(b.facts[:0], s.facts...)
	b.Values, b.Game = s.values, s.game
	b.Table.Models, b.Table.Sides, b.Table.Pieces = s.models, s.sides, s.pieces
}

// Unchanged says whether the battle is as it was when s was saved.
func (b *Battle) Unchanged(s Snapshot) bool {
	return slices.Equal(b.facts, s.facts) && b.Values == s.values && b.latest() == s.latest()
}

// latest are the serials of the last model, side and piece, which say who is there.
func (b *Battle) latest() [3]int32 {
	return Snapshot{models: b.Models, sides: b.Sides, pieces: b.Pieces}.latest()
}

func (s Snapshot) latest() (out [3]int32) {
	if n := len(s.models); n > 0 {
		out[0] = s.models[n-1].Serial
	}
	if n := len(s.sides); n > 0 {
		out[1] = s.sides[n-1].Serial
	}
	if n := len(s.pieces); n > 0 {
		out[2] = s.pieces[n-1].Serial
	}
	return out
}

// Switches of rules and house rules, one fact each; weather stands before them.
// The returned slice is the present state, to be compared.
func (b *Battle) Switches() []int32 {
	if b.Watch != nil {
		for i := b.swAt; i < b.stAt; i++ {
			b.Watch.Read(i)
		}
	}
	return b.facts[b.swAt:b.stAt]
}

// Clone the table: what cannot change is shared.
func (b *Battle) Clone() *Battle {
	n := *b
	t := *b.Table
	t.Models, t.Sides, t.Pieces = slices.Clip(t.Models), slices.Clip(t.Sides), slices.Clip(t.Pieces)
	n.Table, n.facts, n.Watch, n.lying = &t, slices.Clone(b.facts), nil, nil
	return &n
}

// RuleOff says whether a rule is switched off.
func (b *Battle) RuleOff(num int) bool { return b.Get(b.swAt+num) != 0 }

// SetRuleOff switches a rule.
func (b *Battle) SetRuleOff(num int, off bool) { b.Set(b.swAt+num, truth(off)) }

// HouseOn says whether a house rule is on; house rules are off unless named.
func (b *Battle) HouseOn(id string) bool {
	d := b.C.Get("house", id)
	return d != nil && b.houseOn(d.Sym)
}

func (b *Battle) houseOn(sym int32) bool {
	i := slices.Index(b.C.houses, sym)
	return i >= 0 && b.Get(b.swAt+len(b.C.Rules)+i) != 0
}

// SetHouse switches a house rule; false when there is no such one.
func (b *Battle) SetHouse(id string, on bool) bool {
	i := slices.Index(b.C.IDs("house"), id)
	if i < 0 {
		return false
	}
	b.Set(b.swAt+len(b.C.Rules)+i, truth(on))
	b.enforce()
	return true
}

func truth(x bool) int32 {
	if x {
		return 1
	}
	return 0
}

// Alive says whether a model is in the game.
func (b *Battle) Alive(m int32) bool {
	return b.IsM(m, Out, 0) || b.IsM(m, Out, Falling) && b.Get(VolleyFrom) != 0
}

// HasBit says whether a model carries the item of a bit.
func (b *Battle) HasBit(m int32, bit int) bool {
	return bit >= 0 && b.M(m, itemsAt+bit/32)>>(bit%32)&1 != 0
}

// Has says whether a model carries an item, by symbol.
func (b *Battle) Has(m, sym int32) bool { return b.HasBit(m, b.C.ItemBit(sym)) }

// CountOf is how many of the item of a bit a model carries: none, one or two.
func (b *Battle) CountOf(m int32, bit int) int {
	if !b.HasBit(m, bit) {
		return 0
	}
	return 1 + int(b.M(m, twiceAt+bit/32)>>(bit%32)&1)
}

// Carry gives or takes an item; what is taken is gone, a second one too.
func (b *Battle) Carry(m, sym int32, on bool) {
	bit := b.C.ItemBit(sym)
	if bit < 0 {
		return
	}
	b.setBit(m, itemsAt, bit, on)
	if !on && b.M(m, twiceAt+bit/32) != 0 {
		b.setBit(m, twiceAt, bit, false)
	}
}

// CarrySecond gives a model that carries an item a second one.
func (b *Battle) CarrySecond(m, sym int32) {
	if bit := b.C.ItemBit(sym); bit >= 0 {
		b.setBit(m, twiceAt, bit, true)
	}
}

func (b *Battle) setBit(m int32, at, bit int, on bool) {
	w := b.M(m, at+bit/32)
	mask := int32(1) << (bit % 32)
	if on {
		w |= mask
	} else {
		w &^= mask
	}
	b.SetM(m, at+bit/32, w)
}

// Items that a model carries, by bit number.
func (b *Battle) Items(m int32) iter.Seq[int] {
	return func(yield func(int) bool) {
		for w := range itemWords {
			for set := uint32(b.M(m, itemsAt+w)); set != 0; set &= set - 1 {
				if !yield(w*32 + bits.TrailingZeros32(set)) {
					return
				}
			}
		}
	}
}

// Mounted says whether a model rides.
func (b *Battle) Mounted(m int32) bool { return b.IsM(m, Mount, 1) }

// This says whether a stamp is of the present turn.
func (b *Battle) This(m int32, field int) bool { return b.IsM(m, field, b.Now(hook.Turn)) }
