package hook

import (
	"skald/core/dice"
	"skald/core/trace"
)

// Event is one moment of play. One event serves a whole attack: the point and
// the value change, the rest stays.
type Event struct {
	P     *Point
	F     [NSlots]int32
	Die   *dice.Die // the die behind Natural or DieSlot
	Value int32     // ev.value, before any rule

	// What came out of the last Modify.
	Result    int32
	Cancelled *Rule // the rule that cancelled what the value is about, nil: none
	list      []int32
	records   []int32 // by index of Point.Keys
	setBy     []*Rule // the rules that set them, nil where none did; may be shorter
	asks      []Ask
}

// nothing is in the slots of a clear event.
var nothing = func() (f [NSlots]int32) {
	for i := range f {
		f[i] = Nil
	}
	return f
}()

// Clear sets every slot to Nil.
func (ev *Event) Clear() {
	ev.F, ev.Die = nothing, nil
}

// roller is the model whose dice a rule rolls: the role's model, else nobody.
func (ev *Event) roller() int32 {
	if ev.P == nil {
		return -1
	}
	switch ev.P.Role {
	case Attacker, Target, ModelSlot:
		return ev.F[ev.P.Role]
	}
	if m := ev.F[ModelSlot]; m >= 0 {
		return m
	}
	return -1
}

// List after additions and removals.
func (ev *Event) List() []int32 { return ev.list }

// SetList sets the list in question at a ListOf point.
func (ev *Event) SetList(l ...int32) { ev.list = append(ev.list[:0], l...) }

// Record after the becomes, by index of the point's keys.
func (ev *Event) Record() []int32 { return ev.records }

// SetRecord sets the record in question.
func (ev *Event) SetRecord(vals ...int32) {
	ev.records, ev.setBy = append(ev.records[:0], vals...), ev.setBy[:0]
}

// SetBy is the rule that set a field of the record, nil where none did.
func (ev *Event) SetBy(key int) *Rule {
	if key < len(ev.setBy) {
		return ev.setBy[key]
	}
	return nil
}

// setRecord lets a rule set a field.
func (ev *Event) setRecord(key int, v int32, by *Rule) {
	for len(ev.setBy) <= key {
		ev.setBy = append(ev.setBy, nil)
	}
	ev.records[key], ev.setBy[key] = v, by
}

// World is what the run asks of the battle.
type World interface {
	// Fact answers a question about the battle; a and b are resolved objects.
	Fact(r *Run, ev *Event, q *Question, a, b int32) int32
	// Element is the i-th object of a list question.
	Element(r *Run, ev *Event, q *Question, a int32, i int) int32
	// Holds says whether an owner holds for the subject of the role.
	Holds(r *Run, ev *Event, o *Owner, subject int32) bool
	// Owners lists for whom a rule runs at a point: bearers, chiefs, sides.
	// what is the slot that each takes.
	Owners(r *Run, ev *Event, h *Handler, out []int32) (what Slot, ids []int32)
	// InGame says whether a model is on the table and alive.
	InGame(model int32) bool
	// Off says whether a rule is switched off, by its number.
	Off(rule int) bool
	// Left is how often a limited rule may still be used for one object, or how
	// often its cost can be paid; Use counts one use, or pays; Most is how often a
	// limit allows in all.
	Left(l *Limit, id int32) int
	Most(l *Limit) int
	Use(l *Limit, id int32)
	// StateName is the name of a state that a cost is paid from.
	StateName(state int) string
	// Perform carries out an action asked for at an on_ point.
	Perform(r *Run, ev *Event, a *Ask) error
	// Name of a model for messages; NameOf an object of any type for choices.
	Name(id int32) string
	NameOf(t Type, id int32) string
	// SideOf a model.
	SideOf(model int32) int32
}

// Run is one thread of play: whose battle, which dice, which rules. It is not
// safe for two goroutines; trees and lexicon are shared between runs.
type Run struct {
	World    World
	Src      dice.Source
	House    dice.House // how tests are read
	Lex      *Lexicon
	Log      *trace.Log // nil: no explanation is kept
	Choose   func(Decision) int
	Alone    func(Decision)        // told of a decision with one option, where nobody is asked; nil: nothing is
	Enter    func() (leave func()) // around each entry into a script, nil: nothing
	Remember bool                  // false: every handler is called each time
	Stats    *Stats
	Work     []Work // by rule number, what asking them takes; nil: it is not counted
	Used     int64  // instructions that the last call of a handler took; Caller sets it

	Active [][]*Handler // by point number: the handlers that may answer now
	Err    error        // first trouble of the present order
	Walks  int64        // remembered answers that served so far
	Host   any          // the worker behind the scripts, known to Caller
	Lang   string       // of titles in explanations
	Mount  int32        // symbol of the part "mount": rules in the role target speak for the rider alone

	Testing *Handler // whose owner is being tested
	Guesses int      // placeholder numbers read so far
	Acts    int      // effects carried out since the order began, see MaxActs

	stack   []*Handler // actions inside one another
	running *Handler   // whose questions are being answered
	guessed bool       // the running handler read a placeholder number
	guess   bool       // the handler that ran last did
	answers []int32    // those of the walk in progress, to rebuild a trail after a miss
	owners  []int32
	nested  int
	takes   int32 // runs of handlers whose requests were taken
}

// Begin makes the run ready for an order, whatever the last one left behind.
func (r *Run) Begin() {
	r.Err, r.Acts, r.nested = nil, 0, 0
	r.running, r.Testing = nil, nil
	r.stack, r.answers, r.owners = r.stack[:0], r.answers[:0], r.owners[:0]
}

// NewRun prepares the scratch memory of a run.
func NewRun(w World, lex *Lexicon, points int) *Run {
	return &Run{World: w, Lex: lex, Remember: true, House: dice.House{Ceiling: dice.MaxNeed}, Active: make([][]*Handler, points),
		answers: make([]int32, 0, 64), stack: make([]*Handler, 0, 16), owners: make([]int32, 0, 16)}
}

func (r *Run) current() *Handler { return r.running }

// Fail keeps the first trouble.
func (r *Run) Fail(err error) {
	if r.Err == nil {
		r.Err = err
	}
}

// Stats counts what rules did, by rule number: for t.ran, "did not run" and
// profiles.
type Stats struct {
	Ran      []int // asked for something and got it
	Declined []int // ran, asked for nothing
	No       []int // of these: its when said no
	Over     []int // was over its limit
	NotOwner []int // its owner did not hold
	Replaced []int // another rule stood in its place
	Called   int   // times a script was entered
	Walked   int   // times a remembered answer served
	Read     []Read
}

// Read is what the when of a handler read before it said no.
type Read struct {
	H     *Handler
	Facts []QA
}

// keptReads is of how many times that a when said no what it read is kept.
const keptReads = 3

// saidNo counts that the effect of a rule did not run. An offer that nobody took
// is no no of its when.
func (s *Stats) saidNo(h *Handler, facts func() []QA) {
	n := h.Rule.Num
	if h.Rule.Optional || s.No[n] < keptReads {
		read := facts()
		if h.Rule.Optional && len(read) > 0 && read[len(read)-1].Q.Op == OpMay {
			return
		}
		if s.No[n] < keptReads {
			s.Read = append(s.Read, Read{h, read})
		}
	}
	s.No[n]++
}

// Copy of the counts, to go back to.
func (s *Stats) Copy() *Stats {
	if s == nil {
		return nil
	}
	c := *s
	for _, p := range []*[]int{&c.Ran, &c.Declined, &c.No, &c.Over, &c.NotOwner, &c.Replaced} {
		*p = append([]int(nil), *p...)
	}
	return &c
}

// NewStats for n rules.
func NewStats(n int) *Stats {
	return &Stats{Ran: make([]int, n), Declined: make([]int, n), No: make([]int, n), Over: make([]int, n), NotOwner: make([]int, n), Replaced: make([]int, n)}
}
