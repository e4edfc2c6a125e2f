package luabind

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/odds"
	"skald/core/play"
	"skald/core/suggest"
	"skald/core/trace"
	"skald/luabind/vm"
)

// bestOptions are those that best has besides.
var bestOptions = []string{"side", "at_least"}

// answerWord is an answer as a decision writes it.
func answerWord(v lua.LValue) (string, bool) {
	switch v.(type) {
	case lua.LString, lua.LNumber, lua.LBool:
		return vm.Format(v), true
	}
	return "", false
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
		var todo []func(g *play.Play) error
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
		v.prep = func(g *play.Play) error {
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

// swept is the change that a value of a parameter makes: of the weather, of house
// rules and of data keys; anything else is only handed on.
func (s *Session) swept(L *lua.LState, name string, v lua.LValue) func(g *play.Play) error {
	switch {
	case name == "weather":
		id := s.user.word(L, v, "weather")
		if s.lib.content.Get("weather", id) == nil {
			vm.Throw(L, s.lib.content.Unknown("weather", id))
		}
		return func(g *play.Play) error { return g.SetWeather(id) }
	case name == "house":
		ids, ok := words(v)
		if !ok {
			vm.Throw(L, fault.New("E-ARG", "house is the id of a house rule, a list of them, or \"none\", not %s", describe(v)))
		}
		if len(ids) == 1 && ids[0] == "none" {
			ids = nil
		}
		for _, id := range ids {
			if s.lib.content.Get("house", id) == nil {
				vm.Throw(L, s.lib.content.Unknown("house", id))
			}
		}
		return func(g *play.Play) error {
			for _, id := range ids {
				g.SetHouse(id, true)
			}
			return nil
		}
	case strings.Contains(name, "."):
		slot, x, err := s.keyValue(name, v)
		if err != nil {
			vm.Throw(L, err)
		}
		return func(g *play.Play) error {
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
		Suggest("in steps it may be exact: :help steps; or a larger budget = n, or fewer dice and decisions")
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
