package luabind

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/odds"
	"skald/core/play"
	"skald/luabind/vm"
)

// question is one function, or several in turn, asked for what can come of it.
//
// The function is remembered like a handler: its deeds are nodes, the answers
// branches, what it returns leaves. It runs again only on a branch never seen;
// then the deeds before are answered from what is remembered, and it is an
// error if it does others than before. So it may depend on nothing but the table
// and its dice: it is looked at like a handler, and tables from outside are
// read-only while it runs.
type question struct {
	s       *Session
	fns     []*lua.LFunction // by step
	script  []*lua.LFunction // each of them once; the last step with a measure is one of its own
	ofStep  []int            // by step: which of these
	joints  map[string]*node // by where a script stands: see vm.Stand
	measure *lua.LFunction   // of what the function returned; nil: none
	args    []lua.LValue     // of the functions: the state that they share
	start   []float64        // of that state
	options options
	base    *play.Play // the table that is asked about

	tally   func(x *exec, what battle.TallyOf, m int32) int64
	how     outcomes
	answers []answer // outcomes that are no number, by number
	byAns   map[answer]int64

	tree     sync.RWMutex // of the nodes
	roots    []*node
	nodes    int
	lived    int        // runs of the functions on branches never seen
	replayed int        // deeds answered from memory in them
	used     int64      // instructions of Lua in them
	lua      sync.Mutex // one thread in Lua at a time
	run      *running   // the function that runs

	notes   sync.Mutex
	assumed map[string]string // decisions met, by stream and label
	refused *fault.Error      // the first refusal met
	values  map[*battle.Values]int32
	changed map[string]*battle.Values         // by what was set in them
	sets    map[*battle.Values]map[int]string // that, by slot
	exactly bool                              // every way is explored
	streams []string                          // of the given answers
	most    map[string]int                    // how many of them were taken on one way
	stats   *hook.Stats                       // what rules did, where that is counted
	roster  int32
}

// node is a deed of the function, after certain answers to those before.
type node struct {
	d     deed
	run   func(x *exec) (answer, error)              // not of an order
	steps func(g *play.Play, o *outcome) []play.Step // of an order
	slot  int                                        // orders before this one
	kids  []branch
	up    *node // nil: it is the first of its function
	via   answer
	fn    int

	leaf    bool
	outcome int64
	adds    int64
}

type branch struct {
	a  answer
	to *node
}

func (n *node) next(a answer) *node {
	for i := range n.kids {
		if n.kids[i].a == a {
			return n.kids[i].to
		}
	}
	return nil
}

// What is remembered of a function for an exact answer: at most so many runs of
// it, in which at most so many deeds are answered from memory. In trials what is
// remembered is forgotten from time to time.
const (
	maxLived    = 20_000
	maxReplayed = 2_000_000
	maxUsed     = 100_000_000
	maxNodes    = 300_000
)

// branchBudget is what one run of the function may use, in instructions: one
// that needs more has a loop without an end.
const branchBudget = 5_000_000

// running is a run of the function in Lua.
type running struct {
	x      *exec
	deeds  int
	fn     int
	prefix []done // what was done before, to be answered the same
	pos    int
	at     *node // the last deed, nil before the first
	via    answer
	orders int
	err    *fault.Error // what ended it, however the script took it
	joined bool         // it came to where another run had been
	weighs bool         // the measure runs, not the function
}

// maxDeeds of one way: what does more does not end.
const maxDeeds = 5_000

type done struct {
	n *node
	a answer
}

// meet is where a function of a question meets the table: what it did before is
// answered as before, what is new is done now, on the table of this branch.
func (q *question) meet(L *lua.LState, d deed, do func(x *exec) (answer, error)) answer {
	return q.met(L, &node{d: d, run: do})
}

// meetOrder is meet of an order; the slot of its outcome.
func (q *question) meetOrder(L *lua.LState, d deed, steps func(g *play.Play, o *outcome) []play.Step) int {
	q.met(L, &node{d: d, steps: steps})
	return q.run.at.slot
}

func (q *question) met(L *lua.LState, n *node) answer {
	r := q.run
	if r.err != nil { // it ended, and the script went on
		vm.Unwind(L, r.err)
	}
	if r.deeds++; r.deeds > maxDeeds {
		vm.Unwind(L, r.end(fault.New("E-BUDGET", "one way for the dice to fall has more than %d orders and questions", maxDeeds).
			Suggest("a loop that ends only when the dice will?")))
	}
	isOrder := n.d.kind == anOrder
	if r.pos < len(r.prefix) {
		p := r.prefix[r.pos]
		if p.n.d != n.d {
			vm.Unwind(L, r.end(replayed(p.n.d, n.d).At(vm.Where(L, 1))))
		}
		r.pos++
		r.at, r.via = p.n, p.a
		if isOrder {
			r.orders = p.n.slot + 1
		}
		return p.a
	}
	stands, high, ok := q.stands(L, r, n)
	if !ok {
		high = r.orders
	}
	n.slot = high
	if ok {
		if old := q.joints[stands]; old != nil { // another way led here: what comes is known
			q.link(old)
			r.at, r.joined = old, true
			vm.Unwind(L, r.end(fault.New("E-INTERNAL", "a run of a question went on after its end")))
		}
		q.joints[stands] = n
	}
	if err := q.attach(n); err != nil {
		vm.Unwind(L, r.end(err))
	}
	var a answer
	var err error
	if isOrder {
		r.orders = n.slot + 1
		err = r.x.order(n)
	} else {
		a, err = n.run(r.x)
	}
	if err == nil {
		err = r.x.g.R.Src.Err()
	}
	if err != nil {
		f := asFault(err)
		if f.Path == "" {
			f = f.At(vm.Where(L, 1))
		}
		vm.Unwind(L, r.end(f)) // it is that of the question: on other ways the deed may do
	}
	r.at, r.via = n, a
	return a
}

// stands describes where the script is about to do n, and the first slot above
// those of the results that it still holds. Only where a question comes to a
// halt, before dice, is that asked for.
func (q *question) stands(L *lua.LState, r *running, n *node) (text string, free int, ok bool) {
	if n.d.kind != anOrder && n.d.kind != aRoll && n.d.kind != aChoice {
		return "", 0, false
	}
	text, ok = q.s.user.vm.Stand(L, func(ud *lua.LUserData) (string, bool) {
		switch v := ud.Value.(type) {
		case *view:
			id, fixed := v.path.IsConst()
			return fmt.Sprint("v", id, v.typ, v.of), fixed
		case *result:
			if v.out == nil {
				free = max(free, v.slot+1)
			}
			what := ""
			if v.kind != nil {
				what = v.kind.what
			}
			return fmt.Sprintf("r%d %s", v.slot, what), v.out == nil
		case *blow:
			free = max(free, v.r.slot+1)
			return fmt.Sprintf("b%d.%d", v.r.slot, v.i), v.r.out == nil
		case *keeper:
			return "k", true
		}
		return "", false
	})
	return fmt.Sprintf("%d %v %#v %s%s", r.fn, r.weighs, n.d, q.newcomers(r.x.g), text), free, ok
}

// newcomers describes who was added to the table since the question began: what
// cannot change of them is read as it is, past any deed.
func (q *question) newcomers(g *play.Play) string {
	var b strings.Builder
	for _, s := range g.Sides[len(q.base.Sides):] {
		s.Serial = 0
		fmt.Fprintf(&b, "%#v", s)
	}
	for _, m := range g.Models[len(q.base.Models):] {
		m.Serial = 0
		fmt.Fprintf(&b, "%#v", m)
	}
	for _, p := range g.Pieces[len(q.base.Pieces):] {
		p.Serial = 0
		fmt.Fprintf(&b, "%#v", p)
	}
	return b.String()
}

// link the last deed to a node that is known.
func (q *question) link(to *node) {
	q.tree.Lock()
	defer q.tree.Unlock()
	if r := q.run; r.at != nil {
		r.at.kids = append(r.at.kids, branch{r.via, to})
	} else {
		q.roots[r.fn] = to
	}
}

// end the run: no pcall of the script hides it.
func (r *running) end(err *fault.Error) *fault.Error {
	r.err = err
	return err
}

// attach a new node below the last one.
func (q *question) attach(n *node) *fault.Error {
	q.tree.Lock()
	defer q.tree.Unlock()
	q.nodes++
	r := q.run
	n.up, n.via, n.fn = r.at, r.via, r.fn
	if r.at == nil {
		q.roots[r.fn] = n
	} else {
		r.at.kids = append(r.at.kids, branch{r.via, n})
	}
	return nil
}

func replayed(was, is deed) *fault.Error {
	what := fmt.Sprintf("%s after %s", is, was)
	if was.verb == is.verb {
		what = is.String() + " with something else"
	}
	return fault.New("E-REPLAY", "with the same answers the function of the question now does another thing: %s", what).Suggest(keepInside)
}

const keepInside = "what a question needs goes into locals inside its function; what it finds is returned"

func tooMany(n int) *fault.Error {
	return fault.New("E-BUDGET", "too many ways for the dice to fall: more than %d", n).
		Suggest("ask about fewer dice; dice.check(4) is two ways, dice.d6() is six; or in steps: odds{ steps = ... }")
}

// discover runs the function on a branch never seen.
func (q *question) discover(x *exec, n *node, a answer) (*node, error) {
	defer x.enter()()
	q.tree.RLock()
	to := n.next(a)
	q.tree.RUnlock()
	if to != nil { // another thread was here first
		return to, nil
	}
	if q.lived++; x.x != nil && (q.lived > q.within(maxLived) || q.replayed > q.within(maxReplayed) || q.used > int64(q.within(maxUsed))) {
		return nil, tooMany(q.lived - 1)
	}
	prefix := []done{{n, a}}
	for m := n; m.up != nil; m = m.up {
		prefix = append(prefix, done{m.up, m.via})
	}
	for i, j := 0, len(prefix)-1; i < j; i, j = i+1, j-1 {
		prefix[i], prefix[j] = prefix[j], prefix[i]
	}
	q.replayed += len(prefix)
	r := &running{x: x, fn: n.fn, prefix: prefix}
	if x.x == nil {
		return q.play(r)
	}
	if err := q.call(r); err != nil {
		return nil, err
	}
	if to = n.next(a); to == nil {
		return nil, fault.New("E-INTERNAL", "the function of a question left no trace")
	}
	return to, nil
}

// within is a bound for an exact answer: a larger budget raises it alike.
func (q *question) within(bound int) int {
	return bound * max(1, q.options.budget/odds.DefaultBudget)
}

// play runs the function on a branch never seen as part of a trial, which it
// carries on. It returns where the trial is then: at its end, or where another
// way had been.
func (q *question) play(r *running) (*node, error) {
	if q.nodes > maxNodes {
		q.forget()
	}
	if err := q.inLua(r); err != nil {
		return nil, err
	}
	return r.at, nil
}

// forget what is remembered: whoever walks there still walks to its end.
func (q *question) forget() {
	q.tree.Lock()
	defer q.tree.Unlock()
	q.roots, q.nodes, q.lived, q.replayed = make([]*node, len(q.script)), 0, 0, 0
	q.joints = map[string]*node{}
}

// scripts finds out which of the steps are the same function.
func (q *question) scripts() {
	for i, fn := range q.fns {
		at := slices.Index(q.script, fn)
		if at < 0 || q.measure != nil && i == len(q.fns)-1 {
			at = len(q.script)
			q.script = append(q.script, fn)
		}
		q.ofStep = append(q.ofStep, at)
	}
	q.forget()
}

// isLast says whether a script is that of the last step.
func (q *question) isLast(script int) bool { return q.ofStep[len(q.fns)-1] == script }

func (q *question) discoverRoot(x *exec, fn int) (*node, error) {
	defer x.enter()()
	if q.roots[fn] != nil {
		return q.roots[fn], nil
	}
	r := &running{x: x, fn: fn}
	if x.x == nil {
		return q.play(r)
	}
	err := q.call(r)
	return q.roots[fn], err
}

// call runs the function in Lua to find out what it does. The table of x is
// afterwards what it was.
func (q *question) call(r *running) error {
	x := r.x
	explorer, added, refused, watch, src, finding := x.x, x.added, x.refused, x.g.Watch, x.g.R.Src, x.finding
	var was kept
	x.putAside(&was)
	x.finding = true
	x.x, x.g.Watch, x.g.R.Src = nil, nil, dice.NewSeeded(1, uint64(q.nodes))
	defer func() {
		x.takeUp(&was)
		x.finding = finding
		x.x, x.added, x.refused, x.g.Watch, x.g.R.Src = explorer, added, refused, watch, src
	}()
	return q.inLua(r)
}

// inLua runs the function in Lua, on the table and with the dice of r.x.
func (q *question) inLua(r *running) error {
	x, s := r.x, q.s
	game, outer := s.game, q.run
	s.game, q.run, s.quest = x.g, r, q
	s.branches++
	s.branch = s.branches
	models, sides := len(q.base.Models), len(q.base.Sides)
	out := s.out.Len()
	defer func() {
		s.endBranch(models, sides)
		s.game, q.run, s.branch = game, outer, 0
		text := s.out.String()[:out]
		s.out.Reset()
		s.out.WriteString(text) // what it printed, it printed on one of many ways
	}()
	fn := q.script[r.fn]
	res, err := s.user.vm.CallApart(fn, branchBudget, lua.MultRet, q.args...)
	q.used += s.user.vm.Used()
	if err == nil && q.measure != nil && q.isLast(r.fn) {
		if len(q.args) > 0 { // what the steps share
			res = q.args
		}
		r.weighs = true
		res, err = s.user.vm.CallApart(q.measure, branchBudget, lua.MultRet, res...)
		q.used += s.user.vm.Used()
	}
	switch {
	case r.joined:
		return nil
	case r.err != nil:
		return r.err
	case err != nil:
		f := asFault(err)
		if f.Code == "E-FROZEN" && f.Rule == "" {
			f.Hint = keepInside
		}
		return f
	case r.pos < len(r.prefix):
		return fault.New("E-REPLAY", "with the same answers the function of the question now does less than before").
			At(vm.DefinedAt(fn)).Suggest(keepInside)
	}
	leaf := &node{leaf: true}
	if err := q.how.leaf(q, leaf, r, res); err != nil {
		return err
	}
	if fault := q.attach(leaf); fault != nil {
		return fault
	}
	r.at = leaf
	return nil
}

// again runs the first function twice on the same dice, a few times: both times
// it must do the same and come to the same. It finds what a function keeps where
// no audit can see it.
func (q *question) again(x *exec) error {
	defer func(roots []*node, joints map[string]*node) { q.roots, q.joints = roots, joints }(q.roots, q.joints)
	for seed := range 3 {
		var first *node
		for i := range 2 {
			q.roots, q.joints = make([]*node, len(q.script)), map[string]*node{}
			q.nodes = seed // of its dice
			if err := q.call(&running{x: x}); err != nil {
				return err
			}
			if i == 0 {
				first = q.roots[0]
			}
		}
		if !first.same(q.roots[0]) {
			return fault.New("E-REPLAY", "the function of the question did another thing with the same dice").
				At(vm.DefinedAt(q.script[0])).Suggest(keepInside)
		}
	}
	return nil
}

// same says whether two runs did the same, each branch of which was gone once.
func (n *node) same(m *node) bool {
	for seen := map[*node]bool{}; !seen[n]; n, m = n.kids[0].to, m.kids[0].to {
		seen[n] = true
		if n.d != m.d || n.leaf != m.leaf || n.outcome != m.outcome || n.adds != m.adds || len(n.kids) != len(m.kids) {
			return false
		}
		if len(n.kids) == 0 || n.kids[0].a != m.kids[0].a {
			return len(n.kids) == 0
		}
	}
	return true
}

// nextRoster numbers what is added to a table.
func (q *question) nextRoster() int32 {
	q.notes.Lock()
	defer q.notes.Unlock()
	q.roster++
	return q.roster
}

// refusal keeps the first order that was refused.
func (q *question) refusal(err *fault.Error) {
	q.notes.Lock()
	defer q.notes.Unlock()
	if q.refused == nil || err.Rule < q.refused.Rule {
		q.refused = err
	}
}

// valuesOf numbers the data keys in force.
func (q *question) valuesOf(v *battle.Values) int32 {
	q.notes.Lock()
	defer q.notes.Unlock()
	id, ok := q.values[v]
	if !ok {
		id = int32(len(q.values))
		q.values[v] = id
	}
	return id
}

// mostChanged is how many different tables of numbers an exact answer keeps: each
// is a copy of all of them.
const mostChanged = 300

// set a data key: tables of numbers in which the same keys are set to the same
// are one, so that ways which come to them are.
func (q *question) set(v *battle.Values, slot int, to battle.Value, what string) (*battle.Values, error) {
	q.notes.Lock()
	defer q.notes.Unlock()
	bare := v.Bare()
	was, known := q.sets[bare]
	if !known && bare != q.base.Values.Bare() {
		return v.With(slot, to), nil // of a trial, and not kept
	}
	from := map[int]string{slot: what}
	for i, w := range was {
		if i != slot {
			from[i] = w
		}
	}
	key := fmt.Sprint(from) // in the order of the slots
	if old := q.changed[key]; old != nil {
		return old.Under(v.Over()), nil
	}
	next := bare.With(slot, to)
	switch {
	case len(q.changed) < mostChanged:
		q.changed[key], q.sets[next] = next, from
	case q.exactly:
		return nil, tooMany(mostChanged)
	}
	return next.Under(v.Over()), nil
}

// policy answers a decision: as the question says, else from the answers that
// wait, else by default.
func (q *question) policy(x *exec, d hook.Decision) (int, string) {
	if words, ok := q.options.choices[d.Stream]; ok {
		if i, ok := d.Index(words); ok {
			return i, "as asked"
		}
		x.g.R.Fail(noSuchOption(d, words))
		return d.Def, ""
	}
	if a := q.s.answers[d.Stream]; a != nil {
		x.read(factTaken)
		if at := x.taken[d.Stream]; at < len(a.list) {
			x.write(factTaken)
			taken := map[string]int{}
			for n, k := range x.taken {
				taken[n] = k
			}
			taken[d.Stream] = at + 1
			q.notes.Lock()
			q.most[d.Stream] = max(q.most[d.Stream], at+1)
			q.notes.Unlock()
			x.taken = taken
			if i, ok := d.Index(a.list[at]); ok {
				return i, "as given"
			}
			x.g.R.Fail(noSuchOption(d, a.list[at]))
			return d.Def, ""
		}
	}
	if q.options.best != nil {
		return q.options.best.decide(x, d), "the best"
	}
	return d.Def, "default"
}

func noSuchOption(d hook.Decision, word string) *fault.Error {
	return fault.New("E-CHOICE", "%s: %q is none of %s", d.Stream, word, strings.Join(d.Words, ", "))
}

// assume notes a decision that was met, and how it was made.
func (q *question) assume(d hook.Decision, i int, how string) {
	if how == "" || i >= len(d.Words) {
		return
	}
	q.notes.Lock()
	defer q.notes.Unlock()
	key := d.Stream
	if d.Label != d.Stream && d.Label != "" {
		key += ", " + d.Label
	}
	text := fmt.Sprintf("%s (%s)", d.Words[i], how)
	if old, ok := q.assumed[key]; ok && old != text {
		text = old
		if !strings.Contains(old, d.Words[i]) {
			text += " or " + d.Words[i]
		}
	}
	q.assumed[key] = text
}

// decidedNote begins the line of a decision below an answer.
const decidedNote = "decided: "

// namedDecisions is of how many the names are told where the same decision went
// the same way for several models.
const namedDecisions = 3

// assumptions in words, sorted; those of several models that went the same way
// are one.
func assumptions(assumed map[string]string) []string {
	who := map[[2]string][]string{} // by the decision and how it went
	for k, how := range assumed {
		what, model, _ := strings.Cut(k, ", ")
		who[[2]string{what, how}] = append(who[[2]string{what, how}], model)
	}
	var out []string
	for k, models := range who {
		sort.Strings(models)
		names := strings.Join(models, ", ")
		if len(models) > namedDecisions {
			names = fmt.Sprintf("%d in all", len(models))
		}
		if names != "" {
			names = ", " + names
		}
		out = append(out, k[0]+names+": "+k[1])
	}
	sort.Strings(out)
	return out
}
