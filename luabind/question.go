package luabind

import (
	"math"
	"math/big"
	"slices"
	"sort"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/odds"
	"skald/luabind/vm"
)

// options of a question.
type options struct {
	choices map[string]string // answers to decisions, by stream
	budget  int               // runs of a step before it is only estimated
	trials  int               // of an estimate; 0: of an exact answer
	seed    uint64
	best    *best // decisions are made as well as can be
}

// defaultTrials is how many trials an estimate has unless told.
const defaultTrials = 10_000

// outcomes says what the outcomes of a question are numbers of.
type outcomes struct {
	kind   outcomeKind
	fixed  bool // the question said so
	label  func(n int64) odds.Outcome
	groups []group // who is left
}

type outcomeKind uint8

const (
	whoIsLeft outcomeKind = iota // counted as it happens
	returned                     // what the function returned
	counted                      // a measure, counted as it happens
	summed                       // what the steps returned, added up
)

// errOtherwise: the function returns something after all.
var errOtherwise = fault.New("E-INTERNAL", "the outcomes of the question are others")

// leaf makes the end of a run of the function an outcome.
func (o *outcomes) leaf(q *question, n *node, r *running, res []lua.LValue) *fault.Error {
	a, err := q.answerOf(res)
	if err != nil {
		return err.At(vm.DefinedAt(q.script[r.fn]))
	}
	last := q.isLast(r.fn)
	switch {
	case o.kind == counted:
	case o.kind == whoIsLeft && a.kind != ofNothing:
		o.kind = returned
		if len(q.fns) > 1 && q.measure == nil {
			o.kind = summed
		}
		return errOtherwise
	case o.kind == summed && a.kind == ofNothing:
	case o.kind == summed:
		if a.kind == ofFlag { // yes counts one
			a.kind = ofNumber
		}
		if a.kind != ofNumber || a.n != math.Trunc(a.n) || math.Abs(a.n) > 1e6 {
			return fault.New("E-ARG", "a step returns a whole number, to be added up, or nothing; not %s", q.text(a).Label).
				At(vm.DefinedAt(q.script[r.fn])).Suggest("measure = function() ... end says what to look at after the last step")
		}
		n.adds = int64(a.n)
	case o.kind == returned && last:
		n.outcome = q.number(a)
	}
	return nil
}

// number of an answer among the outcomes.
func (q *question) number(a answer) int64 {
	n, ok := q.byAns[a]
	if !ok {
		n = int64(len(q.answers))
		q.byAns[a] = n
		q.answers = append(q.answers, a)
	}
	return n
}

// answerOf is what a function returned, as something that can be told apart.
func (q *question) answerOf(res []lua.LValue) (answer, *fault.Error) {
	var parts []answer
	for _, v := range res {
		a, err := q.scalar(v)
		if err != nil {
			return answer{}, err
		}
		parts = append(parts, a)
	}
	for len(parts) > 0 && parts[len(parts)-1].kind == ofNothing {
		parts = parts[:len(parts)-1]
	}
	switch len(parts) {
	case 0:
		return answer{}, nil
	case 1:
		return parts[0], nil
	}
	var words []string
	for _, a := range parts {
		words = append(words, q.text(a).Label)
	}
	return worded(strings.Join(words, ", ")), nil
}

func (q *question) scalar(v lua.LValue) (answer, *fault.Error) {
	switch x := v.(type) {
	case *lua.LNilType:
		return answer{}, nil
	case lua.LBool:
		return flagged(bool(x)), nil
	case lua.LNumber:
		if math.IsNaN(float64(x)) || math.IsInf(float64(x), 0) {
			return answer{}, fault.New("E-ARG", "the function of a question returned %s, which is no number", describeValue(v))
		}
		return numbered(float64(x) + 0), nil
	case lua.LString:
		return worded(string(x)), nil
	case *lua.LUserData:
		switch y := x.Value.(type) {
		case *result: // what an order came to is no outcome by itself
			return answer{}, nil
		case *view:
			if id, ok := y.path.IsConst(); ok && y.typ == hook.Model {
				return worded(q.run.x.g.Name(id)), nil
			}
		}
	case *lua.LTable:
		var words []string
		for i := 1; i <= x.Len(); i++ {
			a, err := q.scalar(x.RawGetInt(i))
			if err != nil {
				return a, err
			}
			words = append(words, q.text(a).Label)
		}
		if k, _ := x.Next(lua.LNil); k == lua.LNil || x.Len() > 0 {
			return worded("{" + strings.Join(words, ", ") + "}"), nil
		}
	}
	return answer{}, fault.New("E-ARG", "the function of a question returns a number, a word, true or false, a model or a list of these, not %s", describe(v)).
		Suggest("return what matters, such as b.hp or r:wounds(a)")
}

// text of an answer as an outcome.
func (q *question) text(a answer) odds.Outcome {
	switch a.kind {
	case ofFlag:
		return odds.Truth(a.n != 0)
	case ofNumber:
		return odds.Number(a.n)
	case ofWord:
		return odds.Word(a.s)
	case ofList:
		return odds.Word(strings.Join(strings.Fields(a.s), ", "))
	}
	return odds.Word("nothing")
}

// outcome of a number.
func (q *question) outcome(n int64) odds.Outcome {
	switch q.how.kind {
	case whoIsLeft:
		return odds.Word(q.how.left(q.s, n))
	case returned:
		return q.text(q.answers[n])
	case summed:
		return odds.Number(float64(n))
	}
	return q.how.label(n)
}

// newQuestion prepares functions of the session to be asked. The function that
// it returns ends the question and leaves everything as it was.
func (s *Session) newQuestion(fns []*lua.LFunction, args []lua.LValue, m measured, o options) (q *question, end func(), failure error) {
	if s.asking {
		return nil, nil, fault.New("E-ARG", "a question inside a question").Suggest("ask them one after the other")
	}
	all := append([]*lua.LFunction(nil), fns...)
	if m.fn != nil {
		all = append(all, m.fn)
	}
	held := slices.Clone(args)
	for _, fn := range all {
		if err := s.user.vm.Audit(fn); err != nil {
			return nil, nil, impure(asFault(err))
		}
		held = append(held, fn)
	}
	thaw := s.user.vm.Hold(held...)
	s.game.Refresh()
	q = &question{s: s, base: s.game, fns: fns, args: args, measure: m.fn, options: o, byAns: map[answer]int64{},
		assumed: map[string]string{}, values: map[*battle.Values]int32{}, changed: map[string]*battle.Values{}, sets: map[*battle.Values]map[int]string{}, most: map[string]int{}}
	q.scripts()
	for n := range s.answers {
		q.streams = append(q.streams, n)
	}
	sort.Strings(q.streams)
	switch {
	case m.tally != nil:
		q.how = outcomes{kind: counted, fixed: true, label: m.label}
		q.tally = m.tally
	default:
		q.how = outcomes{kind: whoIsLeft, groups: groupsOf(s)}
		q.tally = func(x *exec, what battle.TallyOf, m int32) int64 { return q.how.fallen(x, what, m) }
	}
	stats, last, free := s.game.R.Stats, s.last, s.free
	s.asking, s.quest = true, q
	return q, func() {
		s.asking, s.quest, s.branch = false, nil, 0
		s.game.R.Stats, s.last, s.free = stats, last, free
		thaw()
	}, nil
}

// restart forgets what is remembered of the functions: their outcomes are others
// than was thought.
func (q *question) restart() {
	q.forget()
	if q.how.kind != whoIsLeft {
		q.tally = nil
	}
}

// exact answers the question exactly. odds.ErrBudget: there are too many ways.
func (q *question) exact() (*odds.Dist, error) {
	for {
		d, err := q.explore()
		if err == errOtherwise {
			q.restart()
			continue
		}
		return d, err
	}
}

// scout plays trials that only find out which facts are written. The table of x
// is then as it was put aside at first.
func (q *question) scout(x *exec, from, to int) error {
	defer func(b *best, src dice.Source) { q.options.best, x.g.R.Src = b, src }(q.options.best, x.g.R.Src)
	q.options.best = nil
	x.finding = true // the way of a trial is none of the answer
	defer func() { x.finding = false }()
	for i := from; i < to; i++ {
		x.TakeUp(0)
		x.g.R.Src = dice.NewSeeded(q.options.seed, uint64(i))
		if _, err := x.trial(); err != nil {
			return err
		}
	}
	x.TakeUp(0)
	return nil
}

// scouts is how many trials find out which facts are written.
const scouts = 8

func (q *question) explore() (*odds.Dist, error) {
	q.exactly = true
	defer func() { q.exactly = false }()
	e := &odds.Explorer[spot]{Budget: q.options.budget}
	x := q.newExec(nil)
	x.x, e.P = e, x
	if b := q.options.best; b != nil {
		b.ask, x.soFar = e, b.least != nil
		e.Best, e.Worth = true, func(n int64) *big.Rat { return b.worth(q.outcome(n)) }
	}
	x.PutAside(0)
	scouted := 1
	e.Look = func() error {
		scouted += scouts
		return q.scout(x, scouted-scouts, scouted)
	}
	e.Scout()
	if err := q.scout(x, 0, 1); err != nil {
		return nil, err
	}
	q.assumed, q.refused = map[string]string{}, nil
	guessed := x.g.R.Guesses
	root, err := x.root(0)
	if err != nil {
		return nil, err
	}
	v, err := e.Explore(spot{n: root})
	if err != nil {
		return nil, err
	}
	if err := q.again(x); err != nil {
		return nil, err
	}
	if err := v.Check(); err != nil {
		return nil, err
	}
	if err := q.nobody(); err != nil {
		return nil, err
	}
	d, err := v.Dist(q.outcome)
	if err != nil {
		return nil, err
	}
	decided := false
	if b := q.options.best; b != nil {
		b.what, b.times = v.Times()
		decided = len(b.what) > 0
	}
	if q.refused != nil {
		d.RefusedBy = q.refused.Rule
		always := d.Refused != nil && d.Refused.Cmp(big.NewRat(1, 1)) == 0
		if always && !decided { // the best decision may be that which forbids the order
			return nil, q.refused
		}
	}
	q.note(d, x.g.R.Guesses > guessed)
	return d, nil
}

// nobody is the error of a question that returned nothing on any way, about a
// table on which nobody stands.
func (q *question) nobody() error {
	if q.how.kind != whoIsLeft || len(q.how.groups) > 0 {
		return nil
	}
	return fault.New("E-ARG", "the function of the question returned nothing, and nobody stands on the table to be left").
		At(vm.DefinedAt(q.script[len(q.script)-1])).Suggest("return what matters: a number, a word, true or false")
}

// note what an answer stands on.
func (q *question) note(d *odds.Dist, guessed bool) {
	for _, a := range assumptions(q.assumed) {
		d.Notes = append(d.Notes, decidedNote+a)
	}
	if guessed {
		d.Notes = append(d.Notes, "stands on placeholder numbers: explain() tells which")
	}
}

// Chance is the exact chance that a function returns true. A function that
// returns anything but true or false is E-ARG, one that keeps something between
// two branches E-REPLAY or E-FROZEN, too many branches are E-BUDGET.
func (s *Session) Chance(fn *lua.LFunction) (*big.Rat, error) {
	q, end, err := s.newQuestion([]*lua.LFunction{fn}, nil, measured{}, options{})
	if err != nil {
		return nil, err
	}
	defer end()
	s.countInside(q)
	d, err := q.exact()
	switch {
	case err == odds.ErrBudget || err == odds.ErrEndless:
		return nil, fault.New("E-BUDGET", "too many ways for the dice to fall: more than %d", odds.DefaultBudget).
			Suggest("ask about fewer dice; dice.check(4) is two ways, dice.d6() is six; or in steps: odds{ steps = ... }")
	case err != nil:
		return nil, err
	case !d.YesNo():
		what := "nothing"
		if q.how.kind == returned {
			for _, o := range d.Outcomes {
				if o.Label != "true" && o.Label != "false" {
					what = o.Label
				}
			}
		}
		return nil, fault.New("E-ARG", "the function of a chance returns true or false, not %s", what).
			At(vm.DefinedAt(fn)).Suggest("return a comparison, such as b.hp == 0")
	}
	for n, a := range s.answers {
		a.at = max(a.at, q.most[n])
		a.most = max(a.most, a.at)
	}
	return d.P("true").P, nil
}

// countInside lets a scenario know what rules did inside the question.
func (s *Session) countInside(q *question) {
	if s.tried == nil {
		s.tried = hook.NewStats(len(s.lib.content.Rules))
	}
	q.stats = s.tried
}

// impure is the error of a function that writes what lives outside it.
func impure(e *fault.Error) *fault.Error {
	if e.Code != "E-GLOBAL" && e.Code != "E-UPVALUE" {
		return e
	}
	out := *e
	out.Code, out.Hint = "E-REPLAY", keepInside
	out.Message = "a question keeps nothing from branch to branch: " + strings.Replace(e.Message, "the handler", "its function", 1)
	return &out
}

// endBranch makes the views of what only that branch had stand on no table any
// more: the next branch, and play afterwards, give their numbers to others.
func (s *Session) endBranch(models, sides int) {
	for k, ud := range s.user.views {
		v := ud.Value.(*view)
		id, fixed := k.path.IsConst()
		if !fixed || v.branch == 0 {
			continue
		}
		if gone := k.typ == hook.Fight || int(id) >= ownersOf(k, models, sides); gone {
			v.epoch = deadEpoch
		}
		delete(s.user.views, k) // the next branch may set up another one there
	}
}

// deadEpoch is of no table.
const deadEpoch = -1

// ownersOf is how many models or sides there are for a view of that key.
func ownersOf(k viewKey, models, sides int) int {
	switch {
	case k.typ == hook.Model, k.typ == hook.Charge, k.typ == hook.State && k.of == hook.Model:
		return models
	case k.typ == hook.Side, k.typ == hook.Band, k.typ == hook.State && k.of != hook.BattleV:
		return sides
	}
	return 1
}
