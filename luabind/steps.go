package luabind

import (
	"math"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// Questions in steps, which share a state of numbers.

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
