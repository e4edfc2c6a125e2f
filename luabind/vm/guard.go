package vm

import (
	"math"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// openGuards makes the hidden functions that rewritten code calls, in the order
// of guardNames. They skip the recover of Func: they run once per comparison.
func (s *State) openGuards() {
	for _, f := range []lua.LGFunction{
		s.concat, s.store, dots,
		s.comparer("=="), s.comparer("~="), s.comparer("<"), s.comparer("<="), s.comparer(">"), s.comparer(">="),
	} {
		s.guards = append(s.guards, s.root.NewFunction(f))
	}
}

// dots hands its arguments back and charges for them: without it one
// instruction could copy thousands.
func dots(L *lua.LState) int {
	n := L.GetTop()
	Charge(L, int64(n/4))
	return n
}

// concat joins its arguments, grouped to the right as .. does.
func (s *State) concat(L *lua.LState) int {
	n, size := L.GetTop(), 0
	for i := 1; i <= n; i++ {
		str, ok := textOf(L.Get(i))
		if !ok {
			return s.concatMeta(L)
		}
		size += len(str)
	}
	s.checkSize(L, size)
	var b strings.Builder
	b.Grow(size)
	for i := 1; i <= n; i++ {
		str, _ := textOf(L.Get(i))
		b.WriteString(str)
	}
	L.Push(lua.LString(b.String()))
	return 1
}

// concatMeta joins from the right, pair by pair, asking metatables.
func (s *State) concatMeta(L *lua.LState) int {
	acc := L.Get(L.GetTop())
	for i := L.GetTop() - 1; i >= 1; i-- {
		left := L.Get(i)
		a, okA := textOf(left)
		b, okB := textOf(acc)
		if okA && okB {
			s.checkSize(L, len(a)+len(b))
			acc = lua.LString(a + b)
			continue
		}
		op := L.GetMetaField(left, "__concat")
		if op == lua.LNil {
			op = L.GetMetaField(acc, "__concat")
		}
		if op == lua.LNil {
			bad := left
			if okA {
				bad = acc
			}
			L.RaiseError("cannot join a %s value with ..", bad.Type().String())
		}
		acc = callOne(L, op, left, acc)
	}
	L.Push(acc)
	return 1
}

// textOf is the text of a string or number.
func textOf(v lua.LValue) (string, bool) {
	switch x := v.(type) {
	case lua.LString:
		return string(x), true
	case lua.LNumber:
		return formatNumber(float64(x)), true
	}
	return "", false
}

// checkSize refuses a string that is too long and charges for it.
func (s *State) checkSize(L *lua.LState, n int) {
	if n > MaxString {
		Throw(L, fault.New("E-MEMORY", "a string of %d bytes is longer than %d", n, MaxString))
	}
	chargeBytes(L, n)
}

// store is t[k] = v.
func (s *State) store(L *lua.LState) int {
	t, ok := L.Get(1).(*lua.LTable)
	k, v := L.Get(2), L.Get(3)
	if !ok {
		return s.storeOther(L, L.Get(1), k, v)
	}
	if s.closed(t) {
		s.refuseFrozen(L, k)
	}
	if t.Metatable != lua.LNil {
		s.payForKey(L, t, k, v)
		L.SetTable(t, k, v)
		return 0
	}
	s.rawStore(L, t, k, v)
	return 0
}

// storeOther is a store into something that is no table.
func (s *State) storeOther(L *lua.LState, t, k, v lua.LValue) int {
	if ud, ok := t.(*lua.LUserData); ok {
		if s.opt.Store != nil && s.opt.Store(L, t, k, v) {
			return 0
		}
		Throw(L, fault.New("E-FIELD", "%s cannot be written", keyText(ud, k)))
	}
	L.RaiseError("attempt to index a non-table object(%v) with key '%s'", t.Type().String(), k.String())
	return 0
}

func keyText(ud *lua.LUserData, k lua.LValue) string {
	if name, ok := k.(lua.LString); ok {
		return "the field " + string(name) + " of " + Format(ud)
	}
	return "a field of " + Format(ud)
}

func (s *State) refuseFrozen(L *lua.LState, k lua.LValue) {
	what := "this table"
	if k != nil {
		what = Format(k) + " of this table"
	}
	Throw(L, fault.New("E-FROZEN", "%s is read-only in play", what).Suggest(stateHint))
}

// closed says that a table may not be written: frozen, held, or a library.
func (s *State) closed(t *lua.LTable) bool { return s.frozen[t] || s.held[t] || s.libs[t] }

// rawStore stores without metatables: the keys are checked, growth is paid.
func (s *State) rawStore(L *lua.LState, t *lua.LTable, k, v lua.LValue) {
	switch key := k.(type) {
	case *lua.LNilType:
		L.RaiseError("table index is nil")
	case lua.LNumber:
		if math.IsNaN(float64(key)) {
			L.RaiseError("table index is NaN")
		}
	}
	s.payForKey(L, t, k, v)
	t.RawSet(k, v)
}

// payForKey charges for what a store makes a table grow by, and refuses whole
// numbers above the cap: gopher-lua fills the gap below one with nils.
//
// Measured on gopher-lua v1.1.2: filling a gap takes 16 bytes and some 5 ns an
// element, the first key of the hash part 2.8 KB, each further one about 200
// bytes.
func (s *State) payForKey(L *lua.LState, t *lua.LTable, k, v lua.LValue) {
	if n, ok := k.(lua.LNumber); ok && n >= 1 && n == lua.LNumber(math.Floor(float64(n))) {
		if n > MaxIndex {
			Throw(L, fault.New("E-MEMORY", "the table index %s is above %d", formatNumber(float64(n)), MaxIndex).
				Suggest("use a text as key for sparse numbers"))
		}
		if n > 64 && v != lua.LNil && t.RawGetInt(int(n)-1) == lua.LNil {
			Charge(L, int64(n)/4)
		}
		return
	}
	old := t.RawGetH(k)
	if v == lua.LNil {
		if old != lua.LNil {
			s.holes[t]++
		}
		return
	}
	if old == lua.LNil {
		cost := int64(12)
		if first, _ := t.Next(lua.LNil); first == lua.LNil {
			cost = 175
		}
		Charge(L, cost)
	}
}

// comparer makes the guard of one comparison.
func (s *State) comparer(op string) lua.LGFunction {
	return func(L *lua.LState) int {
		a, b := L.Get(1), L.Get(2)
		if x, ok := a.(lua.LNumber); ok {
			if y, ok := b.(lua.LNumber); ok {
				L.Push(lua.LBool(numbers(op, x, y)))
				return 1
			}
		}
		L.Push(lua.LBool(s.compare(L, op, a, b)))
		return 1
	}
}

func numbers(op string, x, y lua.LNumber) bool {
	switch op {
	case "==":
		return x == y
	case "~=":
		return x != y
	case "<":
		return x < y
	case "<=":
		return x <= y
	case ">":
		return x > y
	}
	return x >= y
}

// compare is the comparison of any two values.
func (s *State) compare(L *lua.LState, op string, a, b lua.LValue) bool {
	if s.opt.Compare != nil && (a.Type() == lua.LTUserData || b.Type() == lua.LTUserData) {
		if result, handled := s.opt.Compare(L, op, a, b); handled {
			return result
		}
	}
	if x, ok := a.(lua.LString); ok {
		if y, ok := b.(lua.LString); ok && len(x) > 64 && len(y) > 64 {
			chargeBytes(L, min(len(x), len(y)))
		}
	}
	switch op {
	case "==":
		return L.Equal(a, b)
	case "~=":
		return !L.Equal(a, b)
	}
	s.compared = [2]lua.LValue{a, b}
	switch op {
	case "<":
		return L.LessThan(a, b)
	case ">":
		return L.LessThan(b, a)
	case "<=":
		return lessEqual(L, a, b)
	}
	return lessEqual(L, b, a)
}

// lessEqual is a <= b as Lua 5.1 has it: __le, else not (b < a) by __lt.
func lessEqual(L *lua.LState, a, b lua.LValue) bool {
	switch x := a.(type) {
	case lua.LNumber:
		if y, ok := b.(lua.LNumber); ok {
			return x <= y
		}
	case lua.LString:
		if y, ok := b.(lua.LString); ok {
			return x <= y
		}
	}
	if a.Type() == b.Type() {
		op := L.GetMetaField(a, "__le")
		if op.Type() == lua.LTFunction && op == L.GetMetaField(b, "__le") {
			return lua.LVAsBool(callOne(L, op, a, b))
		}
		op = L.GetMetaField(a, "__lt")
		if op.Type() == lua.LTFunction && op == L.GetMetaField(b, "__lt") {
			return !lua.LVAsBool(callOne(L, op, b, a))
		}
	}
	L.RaiseError("attempt to compare %v with %v", a.Type().String(), b.Type().String())
	return false
}
