package luabind

import (
	"math"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/play"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// How a script puts a question: its arguments and options.

// asker is a question as a script puts it, read and checked.
type asker struct {
	fns  []*lua.LFunction
	m    measured
	o    options
	of   string // the outcome whose chance is compared
	keep *keeper
	args []lua.LValue
	prep func(g *play.Play) error // changes of a sweep
}

// questionOptions are those of all questions.
var questionOptions = []string{"measure", "choices", "seed", "budget"}

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
