package luabind

import (
	"encoding/binary"
	"math"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/odds"
	"skald/core/play"
	"skald/core/trace"
)

// exec carries out the deeds of a question on a table of its own: with the dice
// of an exploration, where it is what the explorer walks over, or with those of
// a trial.
type exec struct {
	s       *Session
	q       *question
	g       *play.Play
	results []*outcome // of the orders on this path
	free    int32      // rolls outside orders on this path: each has dice of its own
	rosters int32      // what was added to the table on this path: another number each time
	taken   map[string]int
	kept    []float64 // the state that steps share, see keeper

	x       *odds.Explorer[spot] // nil in a trial
	aside   []*kept              // by depth
	before  play.Aside           // scratch: the table before an order
	interns map[string]int32
	buf     []int32
	finding bool // a run of the function finds out what it does
	inside  int  // entries into Lua that this thread is in

	told *trace.Log // explanations of the orders, where they are kept

	soFar   bool  // decisions depend on what was counted before: it is a fact
	sum     int64 // counted on this path, where soFar
	inOrder int64 // counted in the order under way
	added   int64 // counted in a trial
	refused bool  // something was refused in a trial
}

// spot is where a question stands: before a deed, or in the middle of an order.
type spot struct {
	n    *node
	step int32 // of the order
	fn   int32 // which of several functions
}

// kept is what one depth of the exploration put aside.
type kept struct {
	table   play.Aside
	results []*outcome
	rosters int32
	free    int32
	taken   map[string]int
	kept    []float64
	sum     int64
}

// Facts beside those of the table, by number; the facts of the table follow.
const (
	factUnderWay = iota // what the order under way keeps beside the facts
	factValues          // the data keys
	factRoster          // who was added
	factSum             // what was counted, see exec.soFar
	factTaken           // how many of the given answers were taken
	factResults         // two for each order: what it came to, its single blows
	factKept     = factResults + 2*maxOrders
	factTable    = factKept + maxKept
)

const (
	maxOrders = 1000 // of one path
	maxKept   = 64   // names of the state that steps share
)

func (q *question) newExec(src dice.Source) *exec {
	x := &exec{s: q.s, q: q, g: q.base.Clone(src), interns: map[string]int32{}, kept: append([]float64(nil), q.start...)}
	x.g.R.Stats, x.g.R.Choose, x.g.R.Work = q.stats, x.choose, q.s.work.list
	x.taken = map[string]int{}
	for n, a := range q.s.answers {
		x.taken[n] = a.at
	}
	x.g.R.Enter = x.enter
	x.g.Watch = x
	return x
}

// enter is called before Lua is: one thread at a time.
func (x *exec) enter() (leave func()) {
	if x.inside++; x.inside == 1 {
		x.q.lua.Lock()
	}
	return func() {
		if x.inside--; x.inside == 0 {
			x.q.lua.Unlock()
		}
	}
}

// Read, Write and Tally are what the table tells (battle.Watcher).
func (x *exec) Read(fact int) {
	if x.x != nil {
		x.x.Read(int32(factTable + fact))
	}
}

// ReadIs notes a question about a fact of the table.
func (x *exec) ReadIs(fact int, value int32) {
	if x.x != nil {
		x.x.ReadIs(int32(factTable+fact), value)
	}
}

// Write notes a fact of the table.
func (x *exec) Write(fact int) {
	if x.x != nil {
		x.x.Write(int32(factTable + fact))
	}
}

// Tally counts for the measure of the question.
func (x *exec) Tally(what battle.TallyOf, m int32, n int) {
	if x.q.tally == nil {
		return
	}
	if k := x.q.tally(x, what, m); k != 0 {
		x.count(k * int64(n))
	}
}

func (x *exec) count(n int64) {
	x.inOrder += n
	switch {
	case x.soFar:
		x.change(factSum)
		x.sum += n
	case x.x != nil:
		x.x.Count(n)
	default:
		x.added += n
	}
}

func (x *exec) read(fact int32) {
	if x.x != nil {
		x.x.Read(fact)
	}
}

func (x *exec) write(fact int32) {
	if x.x != nil {
		x.x.Write(fact)
	}
}

// PutAside (odds.Program).
func (x *exec) PutAside(depth int) {
	for len(x.aside) <= depth {
		x.aside = append(x.aside, &kept{})
	}
	x.putAside(x.aside[depth])
}

func (x *exec) putAside(k *kept) {
	x.g.PutAside(&k.table)
	k.results = append(k.results[:0], x.results...)
	k.kept = append(k.kept[:0], x.kept...)
	k.rosters, k.taken, k.free, k.sum = x.rosters, x.taken, x.free, x.sum
}

// TakeUp (odds.Program).
func (x *exec) TakeUp(depth int) { x.takeUp(x.aside[depth]) }

func (x *exec) takeUp(k *kept) {
	x.g.TakeUp(&k.table)
	x.results = append(x.results[:0], k.results...)
	x.kept = append(x.kept[:0], k.kept...)
	x.rosters, x.taken, x.free, x.sum = k.rosters, k.taken, k.free, k.sum
}

// Fact (odds.Program): what is no number of the table is numbered as it comes.
func (x *exec) Fact(i int32) int32 {
	if i >= factTable {
		if i-factTable >= int32(len(x.g.Facts())) {
			return 0 // of who comes later: see factRoster
		}
		return x.g.Ordinal(int(i) - factTable)
	}
	switch {
	case i == factUnderWay:
		x.buf = x.g.Rules.UnderWay(x.buf[:0])
	case i == factValues:
		return x.q.valuesOf(x.g.Values)
	case i == factSum:
		return int32(x.sum)
	case i == factRoster:
		return x.rosters
	case i == factTaken:
		x.buf = x.buf[:0]
		for _, n := range x.q.streams {
			x.buf = append(x.buf, int32(x.taken[n]))
		}
	case i >= factKept:
		v := x.kept[i-factKept]
		if n := int32(v); float64(n) == v && n > -1<<30 && n < 1<<30 {
			return n // apart from the numbers below
		}
		bits := math.Float64bits(v)
		x.buf = append(x.buf[:0], int32(bits), int32(bits>>32))
	default:
		k := int(i-factResults) / 2
		if k >= len(x.results) {
			return -1
		}
		var gone []int32
		if k == len(x.results)-1 {
			gone = x.g.Rules.Gone()
		}
		x.buf = x.results[k].digest(x.buf[:0], gone, (i-factResults)%2 == 1)
	}
	key := make([]byte, 4*len(x.buf))
	for j, n := range x.buf {
		binary.LittleEndian.PutUint32(key[4*j:], uint32(n))
	}
	id, ok := x.interns[string(key)]
	if !ok {
		id = int32(1<<30 + len(x.interns))
		x.interns[string(key)] = id
	}
	return id
}

// Run (odds.Program) carries out a deed, or a step of an order, and goes on with
// what needs no dice up to the next.
func (x *exec) Run(at spot, src *dice.Explored) (odds.Next[spot], error) {
	x.g.R.Src = src
	return x.run(at)
}

func (x *exec) run(at spot) (odds.Next[spot], error) {
	if x.s.w.stop.Load() {
		return odds.Next[spot]{}, stopped()
	}
	x.g.R.Err = nil
	x.read(factValues)
	x.read(factRoster)
	n, first := at.n, true
	if n.d.kind == anOrder {
		next, more, err := x.step(n, int(at.step))
		if err != nil {
			return odds.Next[spot]{}, err
		}
		if more {
			return odds.Next[spot]{At: spot{n, int32(next), at.fn}}, nil
		}
		if n, err = x.child(n, answer{}); err != nil {
			return odds.Next[spot]{}, err
		}
		first = false
	}
	for {
		switch {
		case n.leaf:
			x.count(n.adds)
			if int(at.fn)+1 < len(x.q.fns) {
				root, err := x.root(int(at.fn) + 1)
				return odds.Next[spot]{At: spot{n: root, fn: at.fn + 1}}, err
			}
			if x.soFar {
				x.read(factSum)
			}
			return odds.Next[spot]{Done: true, Outcome: n.outcome + x.sum}, nil
		case n.d.kind == anOrder || !first && (n.d.kind == aRoll || n.d.kind == aChoice):
			return odds.Next[spot]{At: spot{n: n, fn: at.fn}}, nil
		}
		first = false
		stood, sides := len(x.g.Models)+len(x.g.Pieces), len(x.g.Sides)
		a, err := n.run(x)
		x.grown(stood, sides)
		if err == nil {
			err = x.g.R.Src.Err()
		}
		if err != nil {
			return odds.Next[spot]{}, err
		}
		if n, err = x.child(n, a); err != nil {
			return odds.Next[spot]{}, err
		}
	}
}

// step carries out one step of an order.
func (x *exec) step(n *node, i int) (next int, more bool, err error) {
	g := x.g
	slot := int32(n.slot)
	if i == 0 {
		if n.slot >= maxOrders {
			return 0, false, fault.New("E-BUDGET", "more than %d orders on one way", maxOrders)
		}
		g.PutAside(&x.before)
		x.inOrder = 0
		x.write(factResults + 2*slot)
		x.write(factResults + 2*slot + 1)
		x.results = append(x.results[:n.slot], &outcome{})
		g.Begin()
	} else {
		x.read(factUnderWay)
		x.results[n.slot] = x.results[n.slot].clone()
		x.change(factResults + 2*slot)
		x.change(factResults + 2*slot + 1)
	}
	x.write(factUnderWay)
	o, stood := x.results[n.slot], len(g.Models)+len(g.Pieces)
	steps, values := n.steps(g, o), g.Values
	again, err := g.Do(steps[i])
	if g.Values != values { // a rule chose the weather
		x.write(factValues)
	}
	x.grown(stood, len(g.Sides))
	if i == 0 && fault.CodeOf(err) == "E-ORDER" {
		g.TakeUp(&x.before)
		g.Advance(battle.Orders, 1) // what was rolled before the refusal tells nothing of the dice to come
		x.count(-x.inOrder)
		x.refuse(err)
		x.write(factResults + 2*slot)
		x.write(factResults + 2*slot + 1)
		x.write(factUnderWay)
		x.results[n.slot] = &outcome{refused: err.(*fault.Error).Rule}
		return 0, false, nil
	}
	if err != nil {
		return 0, false, err
	}
	if !again {
		i++
	}
	g.Refresh()
	if x.told != nil && i == len(steps) {
		x.told.Entries = append(x.told.Entries, g.R.Log.Entries...)
	}
	return i, i < len(steps), nil
}

// grown notes that there are more models, pieces or sides than before.
func (x *exec) grown(things, sides int) {
	if len(x.g.Models)+len(x.g.Pieces) != things || len(x.g.Sides) != sides {
		x.rosters = x.q.nextRoster()
		x.write(factRoster)
	}
}

// change notes that a fact is changed from what it was: who reads it afterwards
// depends on that too.
func (x *exec) change(fact int32) {
	if x.x != nil {
		x.x.Change(fact)
	}
}

func (x *exec) refuse(err error) {
	x.q.refusal(err.(*fault.Error))
	if x.x != nil {
		x.x.Refuse()
	} else {
		x.refused = true
	}
}

// order carries out a whole order, with whatever dice there are.
func (x *exec) order(n *node) error {
	for i, more := 0, true; more; {
		var err error
		if i, more, err = x.step(n, i); err != nil {
			return err
		}
	}
	return nil
}

// look reads an outcome; its dice may be narrowed by it.
func (x *exec) look(slot int, all bool, f func(*outcome, dice.Source) answer) answer {
	fact := int32(factResults + 2*slot)
	if all {
		fact++
		x.results[slot] = x.results[slot].clone()
		x.change(fact)
	}
	x.read(fact)
	return f(x.results[slot], x.g.R.Src)
}

// choose answers a decision of play.
func (x *exec) choose(d hook.Decision) int {
	i, how := x.q.policy(x, d)
	if !x.finding && how != "the best" {
		x.q.assume(d, i, how)
	}
	return i
}

// child of a node under an answer; what was never seen is asked of the script.
func (x *exec) child(n *node, a answer) (*node, error) {
	x.q.tree.RLock()
	to := n.next(a)
	x.q.tree.RUnlock()
	if to != nil {
		return to, nil
	}
	return x.q.discover(x, n, a)
}

// root is the first node of a step.
func (x *exec) root(step int) (*node, error) {
	fn := x.q.ofStep[step]
	x.q.tree.RLock()
	to := x.q.roots[fn]
	x.q.tree.RUnlock()
	if to != nil {
		return to, nil
	}
	return x.q.discoverRoot(x, fn)
}

// trial plays the question once and tells its outcome.
func (x *exec) trial() (int64, error) {
	x.added, x.refused = 0, false
	n, err := x.root(0)
	if err != nil {
		return 0, err
	}
	for at, left := (spot{n: n}), maxTrial; ; left-- {
		if left == 0 {
			return 0, fault.New("E-BUDGET", "one way for the dice to fall has more than %d steps", maxTrial).
				Suggest("a loop that ends only when the dice will?")
		}
		next, err := x.run(at)
		if err != nil {
			return 0, err
		}
		if next.Done {
			return next.Outcome + x.added, nil
		}
		at = next.At
	}
}

// maxTrial is how many steps one trial may take.
const maxTrial = 100_000

func stopped() error { return fault.New("E-ABORTED", "stopped") }
