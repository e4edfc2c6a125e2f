// Package hook is where scripted rules meet play.
//
// A point of play is declared once, as a Point: its prefix is its contract
// (can_ may refuse, modify_ may ask for a change, on_ may ask for follow-up
// actions), its fields are what a handler may read. A handler is a pure
// function from what it reads and rolls to what it asks for; a Tree remembers
// it, so that play enters the script only on a branch never seen before.
package hook

import (
	"math"
	"slices"
)

// Nil is the answer "there is none".
const Nil int32 = math.MinInt32

// Milli is the number of units in an inch, or in one whole of a number: lengths
// and data are integers in thousandths, so that replays are exact everywhere.
const Milli = 1000

// Kind of a point, by its prefix.
type Kind uint8

// The three contracts.
const (
	Can Kind = iota
	Modify
	On
)

// Type of a field, an answer or a value.
type Type uint8

// The types of what scripts read.
const (
	None     Type = iota
	Bool          // 0 or 1
	Int           // a small whole number
	Quantity      // a number without a small bound: asked by threshold
	Length        // thousandths of an inch, asked by threshold; inches in Lua
	Number        // thousandths, from a data table; a plain number in Lua
	Sym           // an interned id
	Model         // a view of a model
	Side          // a view of a side
	Band          // a view of a band
	Charge        // a view of a model's charge
	BattleV       // the view of the battle
	DieT          // a die: asked by threshold
	DataV         // the owner's data table
	State         // the declared state of a model, a side or the battle
	List          // a list of models
	Fight         // a view of a fight
	Marker        // a view of a point on the table
	Words         // a list of words
	Record        // named numbers
	Enum          // one of the words in the point's Keys, by index
	Piece         // a view of a piece: terrain, a building, a marker, a ship
)

// Slot is the place of a field in an event. Names are the same at every point.
type Slot uint8

// The slots. Model and side slots hold ids, words hold symbols.
const (
	Attacker Slot = iota
	Target
	ModelSlot
	SideSlot
	OwnerSlot
	BandSlot
	Weapon
	KindSlot
	Round
	FightSlot
	Part
	Zone
	Natural // the first die of the roll in question
	DieSlot // the die in question
	Success
	AddedBy
	ByWeapon
	Cause
	Killer
	Friendly
	Moved
	Item
	Count
	Effect
	Purpose
	By
	FormationSlot
	Rank
	Road
	PieceSlot
	ObjectSlot // a model that is a thing: a wagon, an idol
	SourceSlot // the model that burns
	SourcePiece
	ShipSlot
	MarkerSlot // 0 where there is a marker
	ValueSlot
	NSlots
)

// Field is one thing a handler may read at a point.
type Field struct {
	Name string
	Slot Slot
	Type Type
	Doc  string
}

// Combine says how several answers at a modify_ point become one.
type Combine uint8

// The ways of combining; every one then adds the sum of ev:modify.
const (
	Sum        Combine = iota // no become; changes are summed
	Last                      // the last become holds
	Lowest                    // the lowest become, or the base if that is lower
	Highest                   // the highest become, or the base
	Nearest0                  // the become nearest to zero, or the base
	Product                   // becomes are factors, in thousandths
	AnyYes                    // true if any says true
	AnyNo                     // false if any says false
	NoBeatsYes                // false if any says false, else true if any says true
	YesBeatsNo                // true if any says true, else false if any says false
	Best                      // the highest of an ordered word (armour class), or the base
	Offers                    // offers of a re-roll
	ListOf                    // additions to and removals from a list
	RecordLast                // named numbers; each field by its last become
)

// meets says how several answers become one, for people.
var meets = [...]string{
	Sum:        "changes are summed",
	Last:       "the last ev:become holds, then changes are summed",
	Lowest:     "the lowest of ev.value and every ev:become holds, then changes are summed",
	Highest:    "the highest of ev.value and every ev:become holds, then changes are summed",
	Nearest0:   "the nearest to zero of ev.value and every ev:become holds, then changes are summed",
	Product:    "every ev:become is a factor, then changes are summed",
	AnyYes:     "one yes is enough, and a no holds where nobody says yes",
	AnyNo:      "one no is enough, and a yes holds where nobody says no",
	NoBeatsYes: "a no beats a yes, and either beats ev.value",
	YesBeatsNo: "a yes beats a no, and either beats ev.value",
	Best:       "the best of ev.value and every ev:become holds",
	Offers:     "one offer a die is used, of those that fit the narrowest, then the first asked",
	ListOf:     "what several add is there once",
	RecordLast: "of each field the last ev:become holds",
}

// Meets says how several answers at a point become one.
func (p *Point) Meets() string {
	switch {
	case p.Kind == Can:
		return "each may refuse, and one refusal is enough"
	case p.Kind == On:
		return "what one asks for is carried out before the next is asked"
	case slices.Contains(p.Takes(), "redirect"):
		return "the first to cancel or redirect ends it"
	case p.Value == Enum && p.Combine == Highest:
		return "the last in words of ev.value and every ev:become holds"
	case p.Value == Enum && p.Combine == Last:
		return "the last ev:become holds"
	}
	return meets[p.Combine]
}

// Point is one moment of play at which rules may answer.
type Point struct {
	Name       string // "pillage.modify_attack"
	Num        int    // index in its game's list, set by NewPoints
	Kind       Kind
	Role       Slot // whose owners are tested; NSlots when the point has none
	Fields     []Field
	Value      Type // of ev.value, None where there is none
	Combine    Combine
	LowIsGood  bool     // a lower value is the better one for the role (needs)
	HighIsGood bool     // a higher one is, and its page says so; neither: it is not said
	Keys       []string // field names of a record value or of an element of a list, or the words of an Enum
	KeyTypes   []Type   // of the fields of a record: Sym, Bool, Int or Length; of an element of a list also Model
	KeyWords   []string // the words that a Sym field of a record takes
	Changed    string   // the field of a record that ev:modify adds to, "" none
	AnyWord    bool     // the list takes any word; else ids of items
	Ground     bool     // it is about the ground, not about what a model does
	Group      bool     // the role is a group: an owner must hold for all of it
	Only       []string // of an on_ point: the requests that its game carries out; nil: all
	Reached    string   // what reaches it, where that is not plain: for whoever waits in vain
	OrderedBy  string   // data key of a list of rules that are asked in its order; "": none
	Doc        string
}

// Has a field of that slot?
func (p *Point) Has(s Slot) bool {
	for _, f := range p.Fields {
		if f.Slot == s {
			return true
		}
	}
	return false
}

// Field by name.
func (p *Point) Field(name string) (Field, bool) {
	for _, f := range p.Fields {
		if f.Name == name {
			return f, true
		}
	}
	return Field{}, false
}

// Short name without the package: "modify_attack".
func (p *Point) Short() string {
	for i := range p.Name {
		if p.Name[i] == '.' {
			return p.Name[i+1:]
		}
	}
	return p.Name
}

// Takes lists the requests that the point accepts, by their script names.
func (p *Point) Takes() []string {
	switch p.Kind {
	case Can:
		return []string{"refuse"}
	case On:
		if p.Only != nil {
			return p.Only
		}
		takes := []string{"set", "wound", "remove", "skip", "grant_move", "force_charge", "attack", "cancel_attack",
			"place", "hide", "transfer", "mount", "rearm", "set_weather"}
		if p.Short() == "on_model_created" {
			takes = append(takes, "stat")
		}
		return takes
	}
	switch p.Combine {
	case Offers:
		return []string{"reroll", "cancel"}
	case ListOf:
		return []string{"add", "drop"}
	case Sum:
		if p.Short() == "modify_wound" {
			return []string{"cancel", "redirect"}
		}
		return []string{"modify", "ignore_penalties", "ignore_bonuses"}
	}
	if p.Combine == RecordLast && p.Changed == "" || p.Value == Enum || p.Value == Bool {
		return []string{"become"} // nothing that could be added to
	}
	takes := []string{"become", "modify", "ignore_penalties", "ignore_bonuses"}
	if p.Short() == "modify_search" {
		takes = append(takes, "cancel")
	}
	return takes
}

// Numbered makes the points of a game of their table, each with its number; the
// slice is the caller's.
func Numbered(table []Point) []*Point {
	out := make([]*Point, len(table))
	for i := range table {
		p := table[i]
		p.Num = i
		out[i] = &p
	}
	return out
}
