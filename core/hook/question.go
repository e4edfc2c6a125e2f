package hook

import (
	"fmt"
	"slices"

	"skald/core/dice"
	"skald/core/trace"
)

// Op is the kind of a question.
type Op uint8

// The questions a handler can ask. Dice and choices are answered anew each
// time; everything else is a fact of the battle.
const (
	OpNone   Op = iota
	OpSlot      // a scalar field of the event: Arg is the slot
	OpDie       // the die in a slot of the event, by threshold or by face
	OpExists    // is there an object at A?
	OpSame      // are A and B the same object?
	OpField     // field Arg of the object at A (World)
	OpMethod    // method Arg of the object at A, with B and X (World)
	OpList      // how many answer the query Arg of A with filter X (World)
	OpData      // the data key in slot X, in thousandths
	OpState     // state variable X of the object at A (Arg: StateOf)
	OpD6        // a d6 by face
	OpD3        // a d3
	OpRoll      // the dice expression X: its total
	OpCheck     // a test of need X with K plus, re-roll permit Arg: passed?
	OpMay       // a yes/no decision with label X
	OpChoose    // one of the options number X; label K; Arg 1: an enemy decides
	OpReplay    // never asked: marks an answer that is not remembered
)

// Random says whether the answer is chance or choice rather than fact.
func (o Op) Random() bool { return o >= OpD6 && o <= OpChoose }

// Cmp turns a question for a number into a yes/no question.
type Cmp uint8

// The comparisons; CmpNone asks for the number itself.
const (
	CmpNone Cmp = iota
	Lt
	Le
	Gt
	Ge
	Eq
	Ne
)

// Hold applies the comparison.
func (c Cmp) Hold(v, k int32) bool {
	switch c {
	case Lt:
		return v < k
	case Le:
		return v <= k
	case Gt:
		return v > k
	case Ge:
		return v >= k
	case Eq:
		return v == k
	}
	return v != k
}

// Question is one thing a handler asks. It is comparable, so that a replay can
// check that the same question is asked again.
type Question struct {
	Op   Op
	Cmp  Cmp
	Arg  uint16
	A, B Path
	X, K int32
}

// Guessed notes that the running handler read a placeholder number.
func (r *Run) Guessed() {
	r.guessed = true
	r.Guesses++
}

// QA is a question and its answer.
type QA struct {
	Q Question
	A int32
}

func b2i(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// Answer a question in the event: the one place where questions meet facts and
// dice, used by remembered walks and by live calls alike.
func (r *Run) Answer(ev *Event, q *Question) int32 {
	var v int32
	switch q.Op {
	case OpSlot:
		v = ev.F[q.Arg]
	case OpDie:
		return r.answerDie(ev, q)
	case OpExists:
		v = b2i(r.Resolve(ev, q.A) >= 0)
	case OpSame:
		v = b2i(r.Resolve(ev, q.A) == r.Resolve(ev, q.B))
	case OpD6, OpD3, OpRoll, OpCheck:
		return r.answerRoll(ev, q)
	case OpMay, OpChoose:
		return r.answerChoice(ev, q)
	default:
		var b int32 = Nil
		if q.B != 0 || q.Op == OpMethod {
			b = r.Resolve(ev, q.B)
		}
		v = r.World.Fact(r, ev, q, r.Resolve(ev, q.A), b)
	}
	if q.Cmp != CmpNone {
		if v == Nil {
			return b2i(q.Cmp == Ne)
		}
		return b2i(q.Cmp.Hold(v, q.K))
	}
	return v
}

// answerDie asks a rolled die: by threshold it splits the faces only where they
// straddle it.
func (r *Run) answerDie(ev *Event, q *Question) int32 {
	d := ev.Die
	if d == nil || d.Faces() == 0 {
		return Nil
	}
	k := int(q.K)
	in := func(mask dice.Set) int32 { return b2i(dice.In(r.Src, d, mask)) }
	switch q.Cmp {
	case Lt:
		return 1 - in(dice.AtLeast(k))
	case Le:
		return 1 - in(dice.AtLeast(k+1))
	case Gt:
		return in(dice.AtLeast(k + 1))
	case Ge:
		return in(dice.AtLeast(k))
	case Eq, Ne:
		if k < 1 || k > 6 {
			return b2i(q.Cmp == Ne)
		}
		if q.Cmp == Eq {
			return in(dice.Only(k))
		}
		return 1 - in(dice.Only(k))
	}
	return int32(dice.Face(r.Src, d))
}

// answerRoll throws dice of the running rule's own stream, and tells them.
func (r *Run) answerRoll(ev *Event, q *Question) int32 {
	st := dice.Free
	if h := r.current(); h != nil {
		st = dice.FirstRule + dice.Stream(h.Rule.Num)
	}
	who := ev.roller()
	switch q.Op {
	case OpD6:
		d := r.Src.Roll(st, who)
		n := dice.Face(r.Src, &d)
		if r.Log != nil {
			r.tellDie("d6", n)
		}
		return int32(n)
	case OpD3:
		d := r.Src.Roll(st, who)
		n := dice.Half(r.Src, &d)
		if r.Log != nil {
			r.tellDie(fmt.Sprintf("d3 is %d", n), dice.Face(r.Src, &d))
		}
		return int32(n)
	case OpRoll:
		n := r.Lex.Expr(q.X).Roll(r.Src, st, who)
		if r.Log != nil {
			r.tellDie(fmt.Sprintf("%s is %d", r.Lex.ExprText(q.X), n))
		}
		return int32(n)
	}
	return r.answerCheck(st, who, q)
}

func (r *Run) answerCheck(st dice.Stream, who int32, q *Question) int32 {
	t := dice.Test{Stream: st, Who: who, Need: r.House.Required(int(q.X), int(q.K)), House: r.House}
	t.Throw(r.Src)
	if p := dice.Permit(q.Arg); p != 0 && t.CanReroll(r.Src, p) {
		t.Reroll(r.Src)
	}
	if r.Log != nil {
		base, need := int(q.X), t.Need
		r.Log.Add(trace.Entry{Label: rolled, Text: r.House.NeedText(base, need), Base: &base, Need: &need})
		word := "failed"
		if t.OK {
			word = "passed"
		}
		r.tellDie(word, t.FaceList(r.Src)...)
	}
	return b2i(t.OK)
}

// rolled is the label of the dice that rules roll.
const rolled = "roll"

// tellDie writes what the running rule rolled: here, where dice are answered, so
// that a remembered handler tells the same as one that is called.
func (r *Run) tellDie(text string, faces ...int) {
	if r.Src.Err() != nil { // what follows a missing die is no roll
		text, faces = "no die left", nil
	}
	e := trace.Entry{Label: rolled, Text: text, Dice: faces}
	if h := r.current(); h != nil {
		e.Rule, e.Title, e.Place = h.Rule.ID, h.Rule.Title.In(r.Lang), h.Place.String()
	}
	r.Log.Add(e)
}

// Decision is a choice that a player has to make.
type Decision struct {
	Stream string // "reaction", "weapon", or the id of the rule that asks
	Label  string
	Side   int32    // whose player decides
	Enemy  bool     // an enemy of Side decides
	Player string   // who decides where no side of the table does, "" for nobody named
	Words  []string // the options, in words
	Def    int      // index of the default
	// More finds an option that is not among the words, such as another spot on
	// the table, and numbers it behind them; nil: there are no others.
	More func(word string) (int, bool)
}

// Index of an option by its word.
func (d *Decision) Index(word string) (int, bool) {
	if i := slices.Index(d.Words, word); i >= 0 {
		return i, true
	}
	if d.More == nil {
		return 0, false
	}
	return d.More(word)
}

func (r *Run) answerChoice(ev *Event, q *Question) int32 {
	d := Decision{Label: r.Lex.Word(q.X), Side: ev.F[SideSlot]}
	if h := r.current(); h != nil {
		d.Stream = h.Rule.ID
	}
	if q.Op == OpMay {
		d.Words = yesNo
		return b2i(r.Decide(d) == 0)
	}
	d.Label, d.Enemy = r.Lex.Word(q.K), q.Arg == 1
	for _, o := range r.Lex.Options(q.X) {
		if o.Word == "" {
			o.Word = r.World.NameOf(o.Type, r.Resolve(ev, o.Path))
		}
		d.Words = append(d.Words, o.Word)
	}
	return int32(r.Decide(d))
}

// yesNo are the options of whoever may, the default first; nobody writes to them.
var yesNo = []string{"yes", "no"}

// Decide asks the chooser; one option is taken without asking.
func (r *Run) Decide(d Decision) int {
	if len(d.Words) < 2 {
		if r.Alone != nil && len(d.Words) == 1 {
			r.Alone(d)
		}
		return d.Def
	}
	i := d.Def
	if r.Choose != nil {
		i = r.Choose(d)
	}
	if r.Log != nil && r.Err == nil && i >= 0 && i < len(d.Words) {
		how := ""
		if i == d.Def {
			how = " (the default)"
		}
		r.Log.Note("choice", "%s, %s: %s%s", d.Stream, d.Label, d.Words[i], how)
	}
	return i
}

// Resolve finds the object at a path, Nil when there is none.
func (r *Run) Resolve(ev *Event, p Path) int32 {
	switch {
	case p < derivedBase:
		return ev.F[p]
	case p >= constBase:
		return int32(p - constBase)
	}
	d := &(*r.Lex.paths.Load())[p-derivedBase]
	if d.i < 0 {
		return r.Answer(ev, &d.q)
	}
	return r.World.Element(r, ev, &d.q, r.Resolve(ev, d.q.A), int(d.i))
}
