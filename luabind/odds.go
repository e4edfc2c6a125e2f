package luabind

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/odds"
	"skald/core/pillage"
	"skald/core/suggest"
	"skald/core/trace"
	"skald/luabind/vm"
)

// asker is a question as a script puts it, read and checked.
type asker struct {
	fns  []*lua.LFunction
	m    measured
	o    options
	of   string // the outcome whose chance is compared
	keep *keeper
	args []lua.LValue
	prep func(g *pillage.Game) error // changes of a sweep
}

// questionOptions are those of all questions.
var questionOptions = []string{"measure", "choices", "seed", "budget"}

// bestOptions are those that best has besides.
var bestOptions = []string{"side", "at_least"}

// askOptions reads the options of a question into a.
func (s *Session) askOptions(L *lua.LState, a *asker, t *lua.LTable, what string, more ...string) {
	known := append(append([]string(nil), questionOptions...), more...)
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		name, _ := k.(lua.LString)
		if !slices.Contains(known, string(name)) {
			e := fault.New("E-FIELD", "%s has no option %q", what, vm.Format(k))
			if name == "trials" {
				vm.Throw(L, e.Suggest("simulate(f, 10000) asks by trials"))
			}
			if what == "best" {
				known = append(known, bestOptions...)
			}
			vm.Throw(L, e.Suggest(suggest.OneOf(string(name), known)))
		}
		switch name {
		case "measure":
			a.m = s.measureArg(L, v)
		case "choices":
			a.o.choices = s.policyArg(L, v)
		case "seed":
			a.o.seed = uint64(s.user.between(L, v, "seed", 0, math.MaxInt32))
		case "budget":
			a.o.budget = int(s.user.between(L, v, "budget", 1, 100_000_000))
		case "trials":
			a.o.trials = int(s.user.between(L, v, "trials", 1, 100_000_000))
		case "outcome":
			a.of = vm.Format(v)
		}
	}
}

// policyArg reads what is decided, by the name of the choice.
func (s *Session) policyArg(L *lua.LState, v lua.LValue) map[string]string {
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-CHOICE", "choices is a table of answers by stream, not %s", describe(v)).Suggest(`choices = { ["PIL-TROOP-05"] = "yes" }`))
	}
	out := map[string]string{}
	for k, x := t.Next(lua.LNil); k != lua.LNil; k, x = t.Next(k) {
		name, okK := k.(lua.LString)
		if list, isList := x.(*lua.LTable); isList && list.Len() == 1 {
			x = list.RawGetInt(1)
		}
		word, okX := answerWord(x)
		if !okK || !okX {
			vm.Throw(L, fault.New("E-CHOICE", "choices of a question has one answer by stream, a word or a number; %s is %s", vm.Format(k), describe(x)).
				Suggest(`choices = { ["PIL-TROOP-05"] = "yes" }`))
		}
		if err := s.streamExists(string(name)); err != nil {
			vm.Throw(L, err)
		}
		out[string(name)] = word
	}
	return out
}

// answerWord is an answer as a decision writes it.
func answerWord(v lua.LValue) (string, bool) {
	switch v.(type) {
	case lua.LString, lua.LNumber, lua.LBool:
		return vm.Format(v), true
	}
	return "", false
}

// functionArg reads a function, or code as a string.
func (s *Session) functionArg(L *lua.LState, v lua.LValue, what string) *lua.LFunction {
	switch x := v.(type) {
	case *lua.LFunction:
		if !x.IsG {
			return x
		}
	case lua.LString:
		return s.codeArg(L, string(x))
	case *lua.LUserData:
		if _, ok := x.Value.(*result); ok {
			vm.Throw(L, fault.New("E-ARG", "%s takes a function, and this order is given already", what).Suggest("function() fight(a, b) end, or the order in quotes"))
		}
	}
	vm.Throw(L, fault.New("E-ARG", "%s takes a function, or code in quotes, not %s", what, describe(v)).
		Suggest("function() fight(a, b) end"))
	return nil
}

func (s *Session) codeArg(L *lua.LState, code string) *lua.LFunction {
	c, incomplete, err := vm.CompileLine("code", code)
	if incomplete {
		err = fault.New("E-SYNTAX", "the code ends too early: %s", code)
	}
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	return s.user.vm.Function(c)
}

// oddsArgs reads odds(f), odds(f, measure), odds(f, options), odds{ steps = ... }.
func (s *Session) oddsArgs(L *lua.LState, what string, more ...string) asker {
	var a asker
	a.o.seed = s.seed
	if t, ok := L.Get(1).(*lua.LTable); ok {
		s.askOptions(L, &a, t, what, append(more, "steps", "state")...)
		s.inSteps(L, &a, t, what)
		return a
	}
	a.fns = []*lua.LFunction{s.functionArg(L, L.Get(1), what)}
	switch x := L.Get(2).(type) {
	case *lua.LTable:
		s.askOptions(L, &a, x, what, more...)
	default:
		a.m = s.measureArg(L, x)
	}
	if t, ok := L.Get(3).(*lua.LTable); ok {
		m := a.m
		s.askOptions(L, &a, t, what, more...)
		if t.RawGetString("measure") == lua.LNil {
			a.m = m
		}
	}
	return a
}

// inSteps reads { steps = { f, g }, state = { left = 3 } }.
func (s *Session) inSteps(L *lua.LState, a *asker, t *lua.LTable, what string) {
	steps := t.RawGetString("steps")
	list, ok := steps.(*lua.LTable)
	if !ok || list.Len() == 0 {
		vm.Throw(L, fault.New("E-ARG", "%s takes a function, or a table with steps, a list of functions", what).
			Suggest(what+"{ steps = { f, g } }, or { { f, times = 40 }, g }"))
	}
	s.stepsArg(L, a, list)
	s.stateArg(L, a, t.RawGetString("state"))
}

// mostSteps of one question.
const mostSteps = 1000

// stepsArg reads { f, g } and { f, times = 40 }, which may stand in each other.
func (s *Session) stepsArg(L *lua.LState, a *asker, t *lua.LTable) {
	times := int32(1)
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		if k == lua.LString("times") {
			times = s.user.between(L, v, "times", 1, mostSteps)
		} else if _, ok := k.(lua.LNumber); !ok {
			vm.Throw(L, fault.New("E-FIELD", "steps have no %q", vm.Format(k)).Suggest("{ f, times = 40 }"))
		}
	}
	from := len(a.fns)
	for i := 1; i <= t.Len(); i++ {
		if inner, ok := t.RawGetInt(i).(*lua.LTable); ok && inner != t {
			s.stepsArg(L, a, inner)
			continue
		}
		a.fns = append(a.fns, s.functionArg(L, t.RawGetInt(i), "steps"))
	}
	once := slices.Clone(a.fns[from:])
	for range times - 1 {
		a.fns = append(a.fns, once...)
		if len(a.fns) > mostSteps {
			break
		}
	}
	if len(a.fns) > mostSteps {
		vm.Throw(L, fault.New("E-ARG", "more than %d steps", mostSteps))
	}
}

// ask runs an asker's question; use is called with it while it stands.
func (s *Session) ask(L *lua.LState, a asker, use func(q *question) error) {
	q, end, err := s.newQuestion(a.fns, a.args, a.m, a.o)
	if err == nil {
		defer end()
		if a.prep != nil {
			q.base = s.game.Clone(s.game.R.Src)
			if err := a.prep(q.base); err != nil {
				vm.Throw(L, asFault(err))
			}
		}
		if a.keep != nil {
			a.keep.q = q
			q.start = a.keep.start
		}
		err = use(q)
	}
	if err != nil {
		if fault.CodeOf(err) == "E-ABORTED" {
			vm.Unwind(L, asFault(err))
		}
		vm.Throw(L, asFault(err))
	}
}

// distOf answers one question and keeps how to explain it.
func (s *Session) distOf(L *lua.LState, a asker) *odds.Dist {
	var d *odds.Dist
	s.ask(L, a, func(q *question) (err error) {
		if d, err = q.answer(); err == nil {
			s.answered = q.explained(d)
		}
		return err
	})
	s.last = s.answered
	return d
}

func (s *Session) doOdds(L *lua.LState) int {
	d := s.distOf(L, s.oddsArgs(L, "odds"))
	L.Push(s.wrap(&distribution{s, d}))
	return 1
}

// doSimulate: simulate(f, 10000).
func (s *Session) doSimulate(L *lua.LState) int {
	n := int32(defaultTrials)
	for i := 2; i <= L.GetTop(); i++ { // simulate(f, n), simulate(f, measure, n)
		if v, ok := L.Get(i).(lua.LNumber); ok {
			n = s.user.between(L, v, "simulate", 1, 100_000_000)
			L.Remove(i)
			break
		}
	}
	a := s.oddsArgs(L, "simulate", "trials")
	if a.o.trials == 0 {
		a.o.trials = int(n)
	}
	d := s.distOf(L, a)
	L.Push(s.wrap(&distribution{s, d}))
	return 1
}

// doBest: best(f, { side = red, measure = m, at_least = 2 }).
func (s *Session) doBest(L *lua.LState) int {
	b := &best{side: hook.Nil, byWord: map[string]int64{}}
	take := func(t *lua.LTable) *lua.LTable {
		rest := s.user.vm.L().CreateTable(0, 4)
		for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
			switch k {
			case lua.LString("side"):
				x := viewOf(v)
				if x == nil || x.typ != hook.Band && x.typ != hook.Side {
					vm.Throw(L, fault.New("E-ARG", "side is a band or a side, not %s", describe(v)))
				}
				b.side, _ = s.user.usable(L, x).path.IsConst()
			case lua.LString("at_least"):
				n, ok := v.(lua.LNumber)
				if !ok {
					vm.Throw(L, fault.New("E-ARG", "at_least is a number, not %s", describe(v)))
				}
				least := float64(n)
				b.least = &least
			default:
				rest.RawSet(k, v)
			}
		}
		return rest
	}
	for i := 1; i <= L.GetTop(); i++ {
		if t, ok := L.Get(i).(*lua.LTable); ok {
			L.Replace(i, take(t))
		}
	}
	a := s.oddsArgs(L, "best")
	a.o.best = b
	d := s.distOf(L, a)
	if !d.Numeric() && !d.YesNo() {
		vm.Throw(L, fault.New("E-ARG", "best needs something to be best at: a number, or true or false").
			Suggest("return not b.alive, or measure = measure.wounds(b)"))
	}
	L.Push(s.wrap(&bestAnswer{distribution{s, d}, b.decisions()}))
	return 1
}

// decisions of the best way in words: what is chosen, and how often. Many are
// told by what is chosen.
func (b *best) decisions() []string {
	var order, what []string
	when := map[string][]string{}
	times := map[string]*big.Rat{}
	rows := make([]int, len(b.what))
	for i := range rows {
		rows[i] = i
	}
	slices.SortFunc(rows, func(x, y int) int { return int(b.what[x] - b.what[y]) })
	for _, i := range rows {
		text := b.words[b.what[i]]
		what = append(what, fmt.Sprintf("%s (%s)", text, often(b.times[i])))
		cut := strings.LastIndex(text, ": ")
		option := text[cut+2:]
		if times[option] == nil {
			order, times[option] = append(order, option), new(big.Rat)
		}
		when[option] = append(when[option], text[:cut])
		times[option].Add(times[option], b.times[i])
	}
	if len(what) <= mostDecisions {
		return what
	}
	var out []string
	for _, o := range order {
		out = append(out, fmt.Sprintf("%s (%s): %s", o, often(times[o]), strings.Join(when[o], "; ")))
	}
	return out
}

// mostDecisions are told one by one.
const mostDecisions = 8

// often is an expected number of times in words.
func often(times *big.Rat) string {
	n, _ := times.Float64()
	switch {
	case times.Cmp(big.NewRat(1, 1)) == 0:
		return "always"
	case n < 1:
		return fmt.Sprintf("in %.4g %%", 100*n)
	}
	return fmt.Sprintf("%.4g times", n)
}

// compared reads the variants of compare{ a = f, b = g }.
func (s *Session) doCompare(L *lua.LState) int {
	t, ok := L.Get(1).(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "compare takes functions by name, not %s", describe(L.Get(1))).Suggest("compare{ clear = f, fog = g }"))
	}
	own := append([]string{"trials", "outcome"}, questionOptions...)
	opts := s.user.vm.L().CreateTable(0, 4)
	var names [][]string
	var list []asker
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		name, isWord := k.(lua.LString)
		if !isWord {
			vm.Throw(L, fault.New("E-ARG", "each variant of compare has a name").Suggest("compare{ clear = f, fog = g }"))
		}
		if slices.Contains(own, string(name)) {
			opts.RawSet(k, v)
			continue
		}
		one := asker{}
		if steps, isTable := v.(*lua.LTable); isTable {
			s.inSteps(L, &one, steps, "compare")
		} else {
			if hint := suggest.Hint(string(name), own); v.Type() == lua.LTNumber && hint != "" {
				vm.Throw(L, fault.New("E-FIELD", "compare has no option %q", string(name)).Suggest(hint))
			}
			one.fns = []*lua.LFunction{s.functionArg(L, v, "compare")}
		}
		names, list = append(names, []string{string(name)}), append(list, one)
	}
	if len(list) < 2 {
		vm.Throw(L, fault.New("E-ARG", "compare takes two variants or more").Suggest("compare{ clear = f, fog = g }"))
	}
	a := asker{o: options{seed: s.seed}}
	s.askOptions(L, &a, opts, "compare", "trials", "outcome")
	for i := range list {
		list[i].m, list[i].o, list[i].of = a.m, a.o, a.of
	}
	L.Push(s.wrap(&comparison{s, s.compareAll(L, nil, names, list)}))
	return 1
}

// compareAll answers several questions beside each other: all exactly, or all by
// trials with the same dice.
func (s *Session) compareAll(L *lua.LState, params []string, names [][]string, list []asker) *odds.Comparison {
	var variants []odds.Variant
	exact, why := list[0].o.trials == 0, ""
	for i := 0; exact && i < len(list); i++ {
		s.ask(L, list[i], func(q *question) error {
			d, err := q.exact()
			if tooMuch(err) {
				exact, why = false, estimated(err)
				return nil
			}
			if err == nil {
				variants = append(variants, odds.Variant{Names: names[i], Dist: d})
				s.answered = q.explained(d)
			}
			return inVariant(names[i], err)
		})
	}
	if !exact {
		variants = s.paired(L, names, list, why)
	}
	s.last = s.answered
	c, err := odds.Compare(params, list[0].of, variants)
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	return c
}

// inVariant says in which variant an error is.
func inVariant(names []string, err error) error {
	f, ok := err.(*fault.Error)
	if !ok || f.Code == "E-ABORTED" {
		return err
	}
	told := *f
	told.Message = strings.Join(names, ", ") + ": " + f.Message
	return &told
}

// paired plays every variant with the dice of the same trials; why says why they
// are not answered exactly.
func (s *Session) paired(L *lua.LState, names [][]string, list []asker, why string) []odds.Variant {
	var out []odds.Variant
	var base []odds.Outcome
	var baseRolls []int
	for i := range list {
		a := list[i]
		if a.o.trials == 0 {
			a.o.trials = defaultTrials
		}
		s.ask(L, a, func(q *question) error {
			ends := make([]int64, a.o.trials)
			rolls := make([]int, a.o.trials)
			t, err := q.simulate(a.o.trials, func(trial int, n int64, rolled int) { ends[trial], rolls[trial] = n, rolled+1 })
			if err != nil {
				return inVariant(names[i], err)
			}
			d, err := q.dist(t)
			if err != nil {
				return inVariant(names[i], err)
			}
			if why != "" {
				d.Notes = append([]string{why}, d.Notes...)
			}
			v := odds.Variant{Names: names[i], Dist: d}
			outs := make([]odds.Outcome, len(ends))
			for j, n := range ends {
				if rolls[j] > 0 {
					outs[j] = q.outcome(n)
				}
			}
			if i == 0 {
				base, baseRolls = outs, rolls
			} else if t.n == len(outs) && len(base) == len(outs) {
				p, apart := &odds.Pair{}, 0
				for j := range outs {
					p.AddOutcomes(base[j], outs[j])
					if rolls[j] != baseRolls[j] {
						apart++
					}
				}
				p.Broken = 2*apart > len(outs)
				v.Pair = p
			}
			out = append(out, v)
			s.answered = q.explained(d)
			return nil
		})
	}
	return out
}

// maxSweep is how many combinations a sweep may have.
const maxSweep = 400

// doSweep: sweep{ weather = {...}, range = {...}, measure = function(p) ... end }.
func (s *Session) doSweep(L *lua.LState) int {
	t, ok := L.Get(1).(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "sweep takes lists of values by name, and a measure, not %s", describe(L.Get(1))).
			Suggest(`sweep{ weather = { "clear", "fog" }, measure = function(p) ... end }`))
	}
	own := append([]string{"trials", "outcome"}, questionOptions...)
	opts := s.user.vm.L().CreateTable(0, 4)
	var params []string
	var values [][]lua.LValue
	combos := 1
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		name := vm.Format(k)
		if slices.Contains(own, name) {
			if name != "measure" {
				opts.RawSet(k, v)
			}
			continue
		}
		list, isList := v.(*lua.LTable)
		if !isList || list.Len() == 0 {
			what := describe(v)
			if isList {
				what = "a table without one"
			}
			vm.Throw(L, fault.New("E-ARG", "sweep: %s is a list of values, not %s", name, what).Suggest("{ 3, 4, 5 }"))
		}
		var vals []lua.LValue
		for i := 1; i <= list.Len(); i++ {
			vals = append(vals, list.RawGetInt(i))
		}
		params, values = append(params, name), append(values, vals)
		if combos *= len(vals); combos > maxSweep {
			vm.Throw(L, fault.New("E-ARG", "%d combinations: a sweep has at most %d", combos, maxSweep))
		}
	}
	if len(params) == 0 {
		vm.Throw(L, fault.New("E-ARG", "sweep has nothing to vary").Suggest(`weather = { "clear", "fog" }, or a data key, or a name of your own`))
	}
	a := asker{o: options{seed: s.seed}}
	s.askOptions(L, &a, opts, "sweep", "trials", "outcome")
	measure := t.RawGetString("measure")
	if measure == lua.LNil {
		vm.Throw(L, fault.New("E-ARG", "sweep has no measure: what is asked in each row").Suggest("measure = function(p) fight(a, b); return b.alive end"))
	}
	a.fns = []*lua.LFunction{s.functionArg(L, measure, "measure")}
	var list []asker
	var rows [][]string
	for c := range combos {
		v, row := a, []string(nil)
		p := s.user.vm.L().CreateTable(0, len(params))
		var todo []func(g *pillage.Game) error
		for i, rest := len(params)-1, c; i >= 0; i-- {
			x := values[i][rest%len(values[i])]
			rest /= len(values[i])
			p.RawSetString(params[i], x)
			row = append([]string{vm.Format(x)}, row...)
			if do := s.swept(L, params[i], x); do != nil {
				todo = append(todo, do)
			}
		}
		v.args = []lua.LValue{p}
		v.prep = func(g *pillage.Game) error {
			for _, do := range todo {
				if err := do(g); err != nil {
					return err
				}
			}
			return nil
		}
		list, rows = append(list, v), append(rows, row)
	}
	L.Push(s.wrap(&comparison{s, s.compareAll(L, params, rows, list)}))
	return 1
}

// swept is the change that a value of a parameter makes: of the weather and of
// data keys; anything else is only handed on.
func (s *Session) swept(L *lua.LState, name string, v lua.LValue) func(g *pillage.Game) error {
	switch {
	case name == "weather":
		id := s.user.word(L, v, "weather")
		if s.lib.content.Get("weather", id) == nil {
			vm.Throw(L, s.lib.content.Unknown("weather", id))
		}
		return func(g *pillage.Game) error { return g.SetWeather(id) }
	case strings.Contains(name, "."):
		slot, x, err := s.keyValue(name, v)
		if err != nil {
			vm.Throw(L, err)
		}
		return func(g *pillage.Game) error {
			g.Values = g.Values.With(slot, x)
			return nil
		}
	}
	return nil
}

// tooMuch says whether a question has too many ways to be answered exactly.
func tooMuch(err error) bool {
	return err == odds.ErrBudget || err == odds.ErrEndless || fault.CodeOf(err) == "E-BUDGET"
}

// estimated says why there is no exact answer.
func estimated(err error) string {
	if err == odds.ErrEndless {
		return "on some ways this never ends: estimated; over a number of rounds, for i = 1, 10 do ... end, it is exact"
	}
	return "too many ways for the dice to fall for an exact answer: estimated; in steps long questions stay exact, :help steps"
}

func asTooMany(q *question) *fault.Error {
	budget := q.options.budget
	if budget == 0 {
		budget = odds.DefaultBudget
	}
	return fault.New("E-BUDGET", "too many ways for the dice to fall: more than %d steps", budget).
		Suggest("a larger budget = n, or fewer dice and decisions")
}

// explained is what explain() shows after a question: what was changed and why
// on one way, that on which rolls succeed.
func (q *question) explained(d *odds.Dist) *trace.Log {
	x := q.newExec(dice.Lucky{})
	x.g.Watch = nil
	x.g.R.Log = &trace.Log{}
	x.finding = true
	log := &trace.Log{}
	x.told = log
	text := "exact, over every way the dice can fall"
	if !d.Exact {
		text = fmt.Sprintf("estimated from %d trials, 95 %% within +-%.2g %%", d.Trials, 100*widest(d))
	}
	log.Add(trace.Entry{Label: "odds", Text: text})
	if _, err := x.trial(); err != nil {
		log.Note("odds", "no way to show: %v", err)
	}
	if len(log.Entries) > 1 {
		log.Entries[0].Text += "; below, one way on which every roll succeeds"
	}
	for i := range log.Entries {
		log.Entries[i].Dice = nil
	}
	return log
}

// widest half of the intervals of an estimate.
func widest(d *odds.Dist) float64 {
	most := 0.0
	for _, o := range d.Outcomes {
		low, high := d.Interval(o.Label, 0.95)
		most = max(most, (high-low)/2)
	}
	return most
}

// distribution is what odds and simulate return.
type distribution struct {
	s *Session
	d *odds.Dist
}

func (x *distribution) picture(*Session) string { return x.d.Text(0) }

func (x *distribution) String() string { return strings.TrimRight(x.d.Text(0), "\n") }

// JSON is the answer for programs.
func (x *distribution) JSON() any { return x.d }

var distributionFields = []string{"exact", "trials"}
var distributionMethods = []string{"p", "at_least", "mean", "sd", "fraction", "outcomes", "interval"}

func (x *distribution) names() []string {
	return append(append([]string(nil), distributionFields...), distributionMethods...)
}

func (x *distribution) field(L *lua.LState, st *modState, name string) lua.LValue {
	switch {
	case name == "exact":
		return lua.LBool(x.d.Exact)
	case name == "trials":
		return lua.LNumber(x.d.Trials)
	case slices.Contains(distributionMethods, name):
		return st.method(methodKey{0, "distribution." + name}, func(L *lua.LState) int {
			var me *odds.Dist
			if ud, ok := L.Get(1).(*lua.LUserData); ok {
				switch y := ud.Value.(type) {
				case *distribution:
					me = y.d
				case *bestAnswer:
					me = y.d
				}
			}
			if me == nil {
				vm.Throw(L, fault.New("E-ARG", "call it with a colon: d:%s(...)", name))
			}
			return x.s.ofDist(L, me, name)
		})
	}
	vm.Throw(L, fault.New("E-FIELD", "a distribution has no field %q", name).Suggest(suggest.Hint(name, x.names())))
	return lua.LNil
}

// checkLabel refuses a word that is no outcome where outcomes are words: it would
// never come, and is misspelt more likely than asked on purpose.
func (s *Session) checkLabel(L *lua.LState, d *odds.Dist, label string) {
	if d.Numeric() || d.YesNo() {
		return
	}
	var known []string
	for _, o := range d.Outcomes {
		known = append(known, o.Label)
	}
	if !slices.Contains(known, label) {
		vm.Throw(L, fault.New("E-ARG", "there is no outcome %q", label).Suggest(suggest.OneOf(label, known)))
	}
}

// ofDist answers a method of a distribution.
func (s *Session) ofDist(L *lua.LState, d *odds.Dist, name string) int {
	label := func() string {
		switch x := L.Get(2).(type) {
		case lua.LBool, lua.LNumber, lua.LString:
			s.checkLabel(L, d, vm.Format(x))
			return vm.Format(x)
		case *lua.LNilType:
			if d.YesNo() {
				return "true"
			}
		}
		vm.Throw(L, fault.New("E-ARG", "d:%s takes an outcome, not %s", name, describe(L.Get(2))))
		return ""
	}
	num := func() float64 {
		n, ok := L.Get(2).(lua.LNumber)
		if !ok || !d.Numeric() {
			vm.Throw(L, fault.New("E-ARG", "d:%s takes a number, of outcomes that are numbers", name))
		}
		return float64(n)
	}
	switch name {
	case "p":
		L.Push(lua.LNumber(d.P(label()).Float()))
	case "at_least":
		L.Push(lua.LNumber(d.AtLeast(num()).Float()))
	case "fraction":
		if !d.Exact {
			L.Push(lua.LNil)
			return 1
		}
		L.Push(lua.LString(d.Fraction(label())))
	case "mean":
		if !d.Numeric() {
			vm.Throw(L, fault.New("E-ARG", "there is no mean: the outcomes are words").Suggest("return a number"))
		}
		f, _ := d.Mean().Float64()
		L.Push(lua.LNumber(f))
	case "sd":
		if !d.Numeric() {
			vm.Throw(L, fault.New("E-ARG", "there is no deviation: the outcomes are words").Suggest("return a number"))
		}
		L.Push(lua.LNumber(d.SD()))
	case "interval":
		low, high := d.Interval(label(), 0.95)
		L.Push(lua.LNumber(low))
		L.Push(lua.LNumber(high))
		return 2
	case "outcomes":
		t := s.user.vm.L().CreateTable(len(d.Outcomes), 0)
		for _, o := range d.Outcomes {
			var v lua.LValue = lua.LString(o.Label)
			switch {
			case o.IsNum:
				v = lua.LNumber(o.Num)
			case d.YesNo():
				v = lua.LBool(o.Label == "true")
			}
			row := map[string]lua.LValue{"outcome": v, "p": lua.LNumber(d.P(o.Label).Float())}
			if d.Exact {
				row["fraction"] = lua.LString(o.P.RatString())
			}
			t.Append(s.user.vm.NewTable(row))
		}
		L.Push(t)
	}
	return 1
}

// bestAnswer is what best returns: the odds, and what is decided for them.
type bestAnswer struct {
	distribution
	decisions []string
}

func (x *bestAnswer) picture(s *Session) string {
	text := strings.TrimRight(x.distribution.picture(s), "\n")
	if len(x.decisions) == 0 {
		return text + "\nno decision came up"
	}
	text += "\nthe best decisions:"
	for _, d := range x.decisions {
		for _, l := range odds.Wrap(d, odds.Width-2) {
			text += "\n  " + l
		}
	}
	return text
}

func (x *bestAnswer) String() string { return x.picture(x.s) }

func (x *bestAnswer) field(L *lua.LState, st *modState, name string) lua.LValue {
	if name == "decisions" {
		t := st.vm.L().CreateTable(len(x.decisions), 0)
		for _, d := range x.decisions {
			t.Append(lua.LString(d))
		}
		return t
	}
	return x.distribution.field(L, st, name)
}

// JSON is the answer for programs.
func (x *bestAnswer) JSON() any {
	return struct {
		Odds      *odds.Dist `json:"odds"`
		Decisions []string   `json:"decisions"`
	}{x.d, x.decisions}
}

// comparison is what compare and sweep return.
type comparison struct {
	s *Session
	c *odds.Comparison
}

func (x *comparison) picture(*Session) string { return x.c.Text(0) }

func (x *comparison) String() string { return strings.TrimRight(x.c.Text(0), "\n") }

// JSON is the answer for programs.
func (x *comparison) JSON() any { return x.c }

func (x *comparison) names() []string { return []string{"rows"} }

// field rows: one for each variant and measure, { name, value, difference }.
func (x *comparison) field(L *lua.LState, st *modState, name string) lua.LValue {
	if name != "rows" {
		vm.Throw(L, fault.New("E-FIELD", "a comparison has no field %q", name).Suggest("rows"))
	}
	t := st.vm.L().CreateTable(4, 0)
	for _, b := range x.c.Blocks {
		for _, r := range b.Rows {
			v, _ := r.Value.Float64()
			row := map[string]lua.LValue{"name": lua.LString(strings.Join(r.Names, ", ")), "value": lua.LNumber(v), "of": lua.LString(b.Of)}
			if r.Diff != nil {
				d, _ := r.Diff.Float64()
				row["difference"] = lua.LNumber(d)
			}
			t.Append(st.vm.NewTable(row))
		}
	}
	return t
}

// doPlay: play(f) runs a function, or code in quotes.
func (s *Session) doPlay(L *lua.LState) int {
	res, err := s.user.vm.Call(s.functionArg(L, L.Get(1), "play"), 0, lua.MultRet)
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	for _, v := range res {
		L.Push(v)
	}
	return len(res)
}

// keeper is the state that steps share: numbers by name.
type keeper struct {
	s     *Session
	q     *question
	names []string
	start []float64
}

// stateArg reads state = { left = 3 }.
func (s *Session) stateArg(L *lua.LState, a *asker, v lua.LValue) {
	if v == lua.LNil {
		return
	}
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "state is a table of numbers by name, not %s", describe(v)).Suggest("state = { left = 3 }"))
	}
	k := &keeper{s: s}
	for key, x := t.Next(lua.LNil); key != lua.LNil; key, x = t.Next(key) {
		name, okK := key.(lua.LString)
		n, okN := x.(lua.LNumber)
		if !okK || !okN {
			vm.Throw(L, fault.New("E-ARG", "state is a table of numbers by name; %s is %s", vm.Format(key), describe(x)))
		}
		k.names, k.start = append(k.names, string(name)), append(k.start, float64(n))
	}
	if len(k.names) > maxKept {
		vm.Throw(L, fault.New("E-ARG", "a state of %d numbers: at most %d", len(k.names), maxKept))
	}
	a.keep, a.args = k, []lua.LValue{s.wrap(k)}
}

func (k *keeper) slot(L *lua.LState, name string) int {
	i := slices.Index(k.names, name)
	if i < 0 {
		vm.Throw(L, fault.New("E-FIELD", "the state has no %q", name).Suggest(suggest.Hint(name, k.names)))
	}
	if k.s.quest == nil || k.s.quest != k.q {
		vm.Throw(L, fault.New("E-ARG", "the state of a question is over with it"))
	}
	return i
}

func (k *keeper) field(L *lua.LState, _ *modState, name string) lua.LValue {
	i := k.slot(L, name)
	a := k.q.meet(L, deed{kind: aFact, verb: "state." + name}, func(x *exec) (answer, error) {
		x.read(factKept + int32(i))
		return numbered(x.kept[i]), nil
	})
	return lua.LNumber(a.n)
}

// store a number: s.left = 2.
func (k *keeper) store(L *lua.LState, name string, v lua.LValue) {
	i := k.slot(L, name)
	n, ok := v.(lua.LNumber)
	if !ok || math.IsNaN(float64(n)) || math.IsInf(float64(n), 0) {
		vm.Throw(L, fault.New("E-ARG", "the state holds numbers; %s would be %s", name, describe(v)))
	}
	k.q.meet(L, deed{kind: aChange, verb: "state." + name, more: vm.Format(n)}, func(x *exec) (answer, error) {
		x.write(factKept + int32(i))
		x.kept[i] = float64(n)
		return answer{}, nil
	})
}
