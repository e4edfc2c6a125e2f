package hook

// Text is a name or sentence in the languages that a script gives.
type Text struct{ En, Ru string }

// In a language; English where the other is missing.
func (t Text) In(lang string) string {
	if lang == "ru" && t.Ru != "" {
		return t.Ru
	}
	return t.En
}

// Place in a script.
type Place struct {
	Path string
	Line int
}

// Owner is what a rule belongs to: symbols, 0 where it does not narrow.
type Owner struct {
	Faction, Talent, Weather, Troop, House, Mod int32
	Items                                       []int32 // weapon, armour, gear: all carried
	Weapon                                      int32   // the weapon among them
	Aura                                        int32   // reach in thousandths; 0: no aura
	AuraSlot                                    int     // data slot of the reach, -1: Aura itself
	AuraOthers                                  bool
	Each                                        int32 // filter number, -1 none
}

// Unit of a limit or of a state's life.
type Unit uint8

// The units. Forever (0) ends with the game.
const (
	Game Unit = iota
	Turn
	Stage
	FightUnit
	AttackUnit
)

// Limit of a rule: at most N a unit, counted for Per. What a rule costs is one too:
// then Slot is the state of the side that is paid from, and nothing else limits it.
type Limit struct {
	N    int
	Cost int // what one use takes of a stock of the side, 0: it is no cost
	Data int // data slot of the number, -1: N itself
	Unit Unit
	Per  Slot // slot that holds the counted object; NSlots: the battle
	Slot int  // the state variable that counts, set by the battle's layout
	Kind Type // Model, Side or BattleV
}

// Stack says how several changes under one key meet.
type Stack uint8

// The ways of stacking.
const (
	Add Stack = iota
	HighestStack
	Exclusive
	Replace
)

// Rule is a scripted rule, ready to run.
type Rule struct {
	Num        int
	ID         string
	Sym        int32    // of the id
	Implements []string // ids of rules that it fulfils as well
	Title      Text
	Text       Text // what it does, "" where it does not say
	Owner      Owner
	Who        Slot // role to test instead of the point's; NSlots: the point's
	Anyone     bool // who = "any": the owner is not tested
	Mount      bool // speaks for the mount too
	Layer      int
	Priority   int
	Stack      Stack
	Key        string // default: the id
	Limit      *Limit
	Costs      []*Limit // besides, paid from what the side holds
	bound      []*Limit // all of these, put together by Index
	GrantSlot  int      // the state that remembers to whom it granted a move this turn
	Tried      bool     // the limit is spent when the rule ran
	Optional   bool
	Replaces   []string
	Parts      []*Handler
	Place      Place
}

// Handler is one part of a rule: an answer at one point.
type Handler struct {
	Rule       *Rule
	Point      *Point
	Place      Place
	Names      []string // requests that its code names; not those of functions that it calls
	Tree       Tree
	Call       Caller
	replacedBy []*Rule
	// Worked out once by Index:
	plain     bool // one owner, no limit, never replaced: the short way
	free      bool // belongs to nothing: always holds
	unbound   bool // no limit, never replaced
	several   bool // may run for several owners
	riderOnly bool // not asked when the horse is hit
}

// Caller runs the script behind a handler. trail holds the questions answered
// so far on this branch, to be answered the same again; the returned trail goes
// on with what was asked beyond it. asks is nil where the effect did not run. An
// error means nothing was asked for.
type Caller func(r *Run, ev *Event, trail []QA) (asks []Ask, full []QA, err error)

// Layers of rules, in the order in which they are asked.
const (
	LayerGame = iota
	LayerWeather
	LayerFaction
	LayerTalent
	LayerTroop
	LayerHouse
	LayerMod
)

// AskOp is what a handler asks for.
type AskOp uint8

// The requests, by the names that scripts use.
const (
	AskRefuse AskOp = iota + 1
	AskModify
	AskBecome
	AskAdd
	AskDrop
	AskReroll
	AskIgnorePenalties
	AskIgnoreBonuses
	AskCancel
	AskRedirect
	AskSet
	AskWound
	AskRemove
	AskSkip
	AskGrantMove
	AskForceCharge
	AskAttack
	AskCancelAttack
	AskStat // of a name in Profile
	AskPlace
	AskHide
	AskTransfer
	AskMount
	AskRearm
	AskWeather
	AskTried // no request: the mark, last of all, that an effect ran whose running spends its limit
)

// Where an AskPlace puts something: its Key.
const (
	Anywhere      uint8 = iota
	AtPoint             // N, M: the point
	TouchingPiece       // B: the piece
	InZone              // B: the side
	OutsideZones
	OutsideEnemyZone
)

// Ask is one request. What N and the symbols mean depends on Op.
type Ask struct {
	Op   AskOp
	Key  uint8 // record field of a become
	A, B Path
	N, M int32
	S, T int32 // symbols: reason, state name, item, cause, kind
	// filled in when it is taken from the tree
	H     *Handler
	a, b  int32 // resolved objects
	per   int32 // for whom a limit counts
	pays  int32 // the side that pays what it costs
	run   int32 // which run of the handler asked
	gone  bool  // dropped by stacking, an ignore or a limit
	over  bool  // dropped by its limit
	guess bool  // stands on a placeholder number
}

// Objects of the request, resolved when it was asked.
func (a *Ask) Objects() (first, second int32) { return a.a, a.b }

// Profile is the numbers of a new model that a rule may change.
var Profile = []string{"hp", "attacks"}
