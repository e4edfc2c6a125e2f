package odds

import (
	"errors"
	"math/big"

	"skald/core/dice"
	"skald/core/fault"
)

// Program is what is explored: something that stands at a place, with facts
// around it. P names places: the same place with the same facts goes on equally.
type Program[P comparable] interface {
	// Run carries out the step at a place and says where it leads. Its dice are
	// those of src; it tells Reads, Writes and Counts to the explorer.
	Run(at P, src *dice.Explored) (Next[P], error)
	// PutAside keeps the facts as they are now, in the slot of a depth.
	PutAside(depth int)
	// TakeUp brings back what was put aside in a slot.
	TakeUp(depth int)
	// Fact is the present value of a fact, from 0 to the number of facts.
	Fact(i int32) int32
}

// Next is where a step leads: to another place, or to an outcome.
type Next[P comparable] struct {
	At      P
	Done    bool
	Outcome int64 // of the whole program, where Done
}

// Explorer works out the exact distribution of the outcomes of a program.
//
// The value of a place, what can still come from there, is computed backwards
// and remembered as a decision tree over the facts that this step and those
// after it read, less what they wrote before. What is only counted (Count) is no
// part of the key: a value holds what is still added.
//
// Facts that no step ever writes are no part of it either. Which are written is
// seen as it goes: when another is found, all values are forgotten and the
// exploration begins anew; where that goes on, Look finds most at once.
type Explorer[P comparable] struct {
	P      Program[P]
	Budget int // runs of a step; 0: DefaultBudget
	// Look runs the program a few times, told by Scout, to find out which facts
	// are written; nil: it is seen as it goes.
	Look func() error

	// Best makes decisions forks: their owner maximises Worth of the outcome,
	// the others minimise it. Every die is then shown to whoever decides.
	Best  bool
	Worth func(outcome int64) *big.Rat

	Runs    int // runs of a step so far
	dirty   []bool
	grew    bool
	scout   bool
	asks    []ask
	byFact  [][]int32 // the questions about each fact
	memo    map[P]*node
	held    int // questions and answers among what is remembered
	frames  []*frame
	run     *frame // whose step runs
	delta   int64  // counted on this path
	refused bool   // something was refused on this path
	decided []decided
}

// MaxDepth is how many steps may follow each other: what goes on longer, on some
// way for the dice to fall, does not end.
const MaxDepth = 5_000

// DefaultBudget is how many runs of a step an exploration may take.
const DefaultBudget = 300_000

// decided is a decision of the path just run.
type decided struct {
	base int64 // what was decided, see Decide
	mine bool
	def  int // the default
}

// ask is what a step asks of a fact: its value, or whether it is a certain one.
type ask struct {
	fact int32
	is   bool
	want int32
}

// node of what is remembered of a place: questions with the one answer that is
// known, then either the value or a question whose answers part the ways.
type node struct {
	pre  []answered
	ask  int32
	kids []kid
	val  *Value
}

type answered struct{ ask, answer int32 }

type kid struct {
	answer int32
	to     *node
}

// frame is what one level of the recursion keeps.
type frame struct {
	src     dice.Explored
	deps    []int32  // questions that the value depends on, in the order asked
	asked   []uint32 // by question: gen of the value that has it among deps
	written []uint32 // by fact: path that wrote it
	gen     uint32
	path    uint32
}

// ErrBudget is the answer when there are too many ways for the dice to fall.
var ErrBudget = errors.New("budget spent")

// ErrEndless is the answer when some way for the dice to fall goes on and on.
var ErrEndless = errors.New("some way does not end")

var errAgain = errors.New("another fact is written")

// maxHeld bounds what is remembered: some 200 megabytes.
const maxHeld = 25_000_000

// patience is how often an exploration begins anew before it looks for what is
// written; where that was not all, it looks again after twice as often.
const patience = 2

// maxAgain bounds how often an exploration begins anew before every fact counts
// as written.
const maxAgain = 64

// Explore returns the value of a place.
func (x *Explorer[P]) Explore(at P) (*Value, error) {
	if x.Budget == 0 {
		x.Budget = DefaultBudget
	}
	x.scout = false
	for again := 0; ; again++ {
		if again >= patience && again&(again-1) == 0 && x.Look != nil {
			x.Scout()
			err := x.Look()
			x.scout = false
			if err != nil {
				return nil, err
			}
		}
		if again == maxAgain {
			for i := range x.dirty {
				x.dirty[i] = true
			}
		}
		x.memo, x.grew, x.held = map[P]*node{}, false, 0
		x.P.PutAside(0)
		v, _, err := x.value(at, 1)
		x.P.TakeUp(0)
		if err == errAgain {
			continue
		}
		return v, err
	}
}

// Scout prepares for runs that only find out which facts are written.
func (x *Explorer[P]) Scout() {
	x.scout = true
	x.run = x.frame(0)
	x.run.path++
}

// Read notes that the running step reads a fact.
func (x *Explorer[P]) Read(fact int32) { x.asked(ask{fact: fact}) }

// ReadIs notes that it asks only whether a fact has a value.
func (x *Explorer[P]) ReadIs(fact, value int32) { x.asked(ask{fact, true, value}) }

// asked notes that the value worked out by the running step depends on the answer
// to a question, unless the step has written that fact itself.
func (x *Explorer[P]) asked(a ask) {
	if int(a.fact) >= len(x.dirty) || !x.dirty[a.fact] {
		return
	}
	f := x.run
	f.depend(x.number(a), a.fact)
}

// number of a question.
func (x *Explorer[P]) number(a ask) int32 {
	if int(a.fact) >= len(x.byFact) {
		x.byFact = append(x.byFact, make([][]int32, int(a.fact)+64-len(x.byFact))...)
	}
	for _, n := range x.byFact[a.fact] {
		if x.asks[n] == a {
			return n
		}
	}
	n := int32(len(x.asks))
	x.asks = append(x.asks, a)
	x.byFact[a.fact] = append(x.byFact[a.fact], n)
	return n
}

func (f *frame) depend(n, fact int32) {
	for len(f.asked) <= int(n) {
		f.asked = append(f.asked, make([]uint32, int(n)+64-len(f.asked))...)
	}
	if int(fact) < len(f.written) && f.written[fact] == f.path || f.asked[n] == f.gen {
		return
	}
	f.asked[n] = f.gen
	f.deps = append(f.deps, n)
}

// answer to a question now.
func (x *Explorer[P]) answer(n int32) int32 {
	a := &x.asks[n]
	v := x.P.Fact(a.fact)
	if !a.is {
		return v
	}
	if v == a.want {
		return 1
	}
	return 0
}

// Write notes that it writes one.
func (x *Explorer[P]) Write(fact int32) {
	x.Change(fact)
	x.run.written[fact] = x.run.path
}

// Change notes that it changes one from what it was: whoever reads the fact
// afterwards depends on what it was before this step, too.
func (x *Explorer[P]) Change(fact int32) {
	if int(fact) >= len(x.dirty) {
		x.dirty = append(x.dirty, make([]bool, int(fact)+64-len(x.dirty))...)
	}
	if !x.dirty[fact] {
		x.dirty[fact], x.grew = true, true
	}
	x.run.fit(len(x.dirty))
}

// Count adds to the outcome.
func (x *Explorer[P]) Count(n int64) { x.delta += n }

// Refuse notes that an order was refused on this path, and that all it wrote has
// been taken back.
func (x *Explorer[P]) Refuse() {
	x.refused = true
	x.run.path++
}

// Decide forks into the n options of a decision (Best). what stands for the
// decision in Value.Chosen: what+i for the option i.
func (x *Explorer[P]) Decide(what int64, n, def int, mine bool) int {
	x.decided = append(x.decided, decided{what, mine, def})
	return x.run.src.Decide(n)
}

// Shown lists the dice that whoever decides now has seen fall in this step (Best).
func (x *Explorer[P]) Shown() []int { return x.run.src.Shown() }

func (f *frame) fit(n int) {
	if len(f.written) < n {
		f.written = append(f.written, make([]uint32, n-len(f.written))...)
	}
}

func (x *Explorer[P]) frame(depth int) *frame {
	for len(x.frames) <= depth {
		x.frames = append(x.frames, &frame{})
	}
	f := x.frames[depth]
	f.fit(len(x.dirty))
	return f
}

// value of a place with the facts as they are now, and the facts that it
// depends on. The facts are the same afterwards.
func (x *Explorer[P]) value(at P, depth int) (*Value, []int32, error) {
	if depth > MaxDepth {
		return nil, nil, ErrEndless
	}
	f := x.frame(depth)
	f.deps = f.deps[:0]
	if v := x.recall(at, f); v != nil {
		return v, f.deps, nil
	}
	v, err := x.compute(at, f, depth)
	if err != nil {
		return nil, nil, err
	}
	x.remember(at, f.deps, v)
	return v, f.deps, nil
}

// recall a value that is remembered of a place for the facts as they are now, nil
// where there is none; the frame takes the questions that it depends on.
func (x *Explorer[P]) recall(at P, f *frame) *Value {
	for n := x.memo[at]; n != nil; {
		for _, p := range n.pre {
			if x.answer(p.ask) != p.answer {
				return nil
			}
			f.deps = append(f.deps, p.ask)
		}
		if n.val != nil {
			return n.val
		}
		f.deps = append(f.deps, n.ask)
		n = n.next(x.answer(n.ask))
	}
	return nil
}

func (n *node) next(answer int32) *node {
	for i := range n.kids {
		if n.kids[i].answer == answer {
			return n.kids[i].to
		}
	}
	return nil
}

// compute runs the step at a place for every way its dice can fall, and folds
// what comes after.
func (x *Explorer[P]) compute(at P, f *frame, depth int) (*Value, error) {
	f.deps, f.gen = f.deps[:0], f.gen+1
	f.src.Reset()
	f.src.Eager = x.Best
	x.P.PutAside(depth)
	var sum folder
	if x.Best {
		sum = &bestFold{worth: x.Worth, way: f.src.Way}
	} else {
		sum = &plainFold{}
	}
	for more := true; more; more = f.src.Next() {
		if x.Runs++; x.Runs > x.Budget || x.held > maxHeld {
			return nil, ErrBudget
		}
		x.P.TakeUp(depth)
		f.src.Begin()
		f.path++
		x.run, x.delta, x.refused, x.decided = f, 0, false, x.decided[:0]
		next, err := x.P.Run(at, &f.src)
		if err == nil {
			err = f.src.Err()
		}
		switch {
		case err != nil:
			return nil, err
		case x.grew && !x.scout:
			return nil, errAgain
		}
		p := way{delta: x.delta, refused: x.refused}
		if x.Best {
			p.decided = append([]decided(nil), x.decided...)
		} else {
			p.num, p.den.Six, p.den.Five = f.src.Share()
		}
		if next.Done {
			p.val, p.delta = certain, p.delta+next.Outcome
		} else {
			v, deps, err := x.value(next.At, depth+1)
			if err != nil {
				return nil, err
			}
			p.val = v
			for _, d := range deps {
				f.depend(d, x.asks[d].fact)
			}
		}
		sum.add(p)
	}
	x.P.TakeUp(depth)
	return sum.done(), nil
}

// remember a value under the questions that it depends on, answered as now.
func (x *Explorer[P]) remember(at P, deps []int32, v *Value) {
	x.held += len(deps)
	rest := make([]answered, len(deps))
	for i, d := range deps {
		rest[i] = answered{d, x.answer(d)}
	}
	n := x.memo[at]
	if n == nil {
		x.memo[at] = &node{pre: rest, val: v}
		return
	}
	for {
		same := 0
		for same < len(n.pre) && same < len(rest) && n.pre[same] == rest[same] {
			same++
		}
		if same < len(n.pre) {
			if same == len(rest) || n.pre[same].ask != rest[same].ask {
				return // the step asked otherwise than before: not remembered, and just as right
			}
			old := *n
			old.pre = n.pre[same+1:]
			*n = node{pre: n.pre[:same:same], ask: n.pre[same].ask,
				kids: []kid{{n.pre[same].answer, &old}, {rest[same].answer, &node{pre: rest[same+1:], val: v}}}}
			return
		}
		rest = rest[same:]
		if n.val != nil || len(rest) == 0 || n.ask != rest[0].ask {
			return
		}
		to := n.next(rest[0].answer)
		if to == nil {
			n.kids = append(n.kids, kid{rest[0].answer, &node{pre: rest[1:], val: v}})
			return
		}
		n, rest = to, rest[1:]
	}
}

// Check that the outcomes of a value sum to one.
func (v *Value) Check() error {
	total := new(big.Int)
	for _, w := range v.Weight {
		total.Add(total, w)
	}
	if total.Cmp(v.Den.Int()) != 0 {
		return fault.New("E-INTERNAL", "the chances sum to %s, not to 1", new(big.Rat).SetFrac(total, v.Den.Int()).RatString())
	}
	return nil
}

// Dist of a value; outcome says what a key stands for. Keys of one outcome are
// put together.
func (v *Value) Dist(outcome func(int64) Outcome) (*Dist, error) {
	var outs []Outcome
	for _, k := range v.Key {
		outs = append(outs, outcome(k))
	}
	d, err := FromNumerators(outs, v.Weight, v.Den.Int())
	if err == nil && v.Refused != nil {
		d.Refused = new(big.Rat).SetFrac(v.Refused, v.Den.Int())
	}
	return d, err
}

// Times says how often each option of a decision is chosen on the best way, as
// an expected number.
func (v *Value) Times() (what []int64, times []*big.Rat) {
	for i, k := range v.Chosen.Key {
		what = append(what, k)
		times = append(times, new(big.Rat).SetFrac(v.Chosen.Weight[i], v.Den.Int()))
	}
	return what, times
}
