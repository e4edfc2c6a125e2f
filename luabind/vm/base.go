package vm

import (
	"fmt"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// openBase sets the global functions.
func (s *State) openBase() {
	s.next = s.bind((*State).baseNext)
	s.step = s.bind((*State).ipairsStep)
	for _, f := range baseFuncs() {
		s.Set(f.name, s.bind(f.call))
	}
	s.Set("next", s.next)
	s.Set("_VERSION", lua.LString("Lua 5.1"))
}

// baseFuncs lists them, sorted by name.
func baseFuncs() []entry {
	return []entry{
		{"assert", (*State).baseAssert},
		{"error", (*State).baseError},
		{"getmetatable", (*State).baseGetMeta},
		{"ipairs", (*State).baseIpairs},
		{"pairs", (*State).basePairs},
		{"pcall", (*State).basePcall},
		{"print", (*State).basePrint},
		{"rawequal", (*State).baseRawEqual},
		{"rawget", (*State).baseRawGet},
		{"rawlen", (*State).baseRawLen},
		{"rawset", (*State).baseRawSet},
		{"select", (*State).baseSelect},
		{"setmetatable", (*State).baseSetMeta},
		{"tonumber", (*State).baseToNumber},
		{"tostring", (*State).baseToString},
		{"type", (*State).baseType},
		{"unpack", (*State).baseUnpack},
		{"xpcall", (*State).baseXpcall},
	}
}

func (s *State) baseAssert(L *lua.LState) int {
	if lua.LVAsBool(argAny(L, 1, "assert")) {
		return L.GetTop()
	}
	if L.GetTop() < 2 {
		L.Error(lua.LString("assertion failed!"), 0)
	}
	L.Error(L.Get(2), 0)
	return 0
}

// baseError raises its argument; text gets the place of the caller at the given
// level in front, as in Lua 5.1.
func (s *State) baseError(L *lua.LState) int {
	v, level := L.Get(1), optInt(L, 2, "error", 1)
	text, ok := v.(lua.LString)
	if !ok {
		L.Error(v, 0)
	}
	if c := s.caught; c.fault != nil && c.text == string(text) {
		Throw(L, c.fault)
	}
	if level > 0 {
		if path, line := Where(L, level); path != "" {
			text = lua.LString(fmt.Sprintf("%s:%d: %s", path, line, text))
		}
	}
	L.Error(text, 0)
	return 0
}

// basePcall runs a function on a thread of its own. The end of the budget, an
// abort and what the host marks with Unwind pass through.
func (s *State) basePcall(L *lua.LState) int {
	argAny(L, 1, "pcall")
	out, v, failed := s.attempt(L, L.Get(1), rest(L, 2))
	if failed {
		L.Push(lua.LFalse)
		L.Push(v)
		return 2
	}
	L.Push(lua.LTrue)
	for _, o := range out {
		L.Push(o)
	}
	return 1 + len(out)
}

// baseXpcall is pcall with a handler for the error value.
func (s *State) baseXpcall(L *lua.LState) int {
	handler := argFunction(L, 2, "xpcall")
	out, v, failed := s.attempt(L, L.Get(1), nil)
	if !failed {
		L.Push(lua.LTrue)
		for _, o := range out {
			L.Push(o)
		}
		return 1 + len(out)
	}
	out, v, failed = s.attempt(L, handler, []lua.LValue{v})
	L.Push(lua.LFalse)
	if failed {
		L.Push(v)
		return 2
	}
	for _, o := range out {
		L.Push(o)
	}
	return 1 + len(out)
}

func rest(L *lua.LState, from int) []lua.LValue {
	var out []lua.LValue
	for i := from; i <= L.GetTop(); i++ {
		out = append(out, L.Get(i))
	}
	return out
}

// attempt calls v protected; on failure it returns the error as Lua sees it.
func (s *State) attempt(L *lua.LState, v lua.LValue, args []lua.LValue) ([]lua.LValue, lua.LValue, bool) {
	fn, ok := v.(*lua.LFunction)
	if !ok {
		if fn, ok = L.GetMetaField(v, "__call").(*lua.LFunction); !ok {
			return nil, lua.LString("attempt to call a " + v.Type().String() + " value"), true
		}
		args = append([]lua.LValue{v}, args...)
	}
	out, f := s.enter(fn, lua.MultRet, args)
	if f == nil {
		return out, nil, false
	}
	if s.meter.why != running {
		L.RaiseError("%s", errStopped.Error())
	}
	if f.fault != nil && isFatal(f.fault) {
		Throw(L, f.fault)
	}
	if f.panic != nil && !vmOverflow(f.panic) {
		Unwind(L, fault.New("E-INTERNAL", "the Lua machine failed: %v", f.panic).Because(asError(f.panic)))
	}
	if f.value != nil {
		if _, isText := f.value.(lua.LString); !isText || !s.deep(f) {
			return nil, f.value, true
		}
	}
	e := s.report(f, fn, 0)
	s.caught = caughtFault{e.Error(), e}
	return nil, lua.LString(s.caught.text), true
}

// deep says that a raised text is the VM's own about depth, which gets a code.
func (s *State) deep(f *failure) bool { return s.raised(f).Code != "E-RUNTIME" }

func (s *State) basePrint(L *lua.LState) int {
	n := L.GetTop()
	parts := make([]string, n)
	size := 0
	for i := range parts {
		parts[i] = s.tostring(L, L.Get(i+1))
		size += len(parts[i]) + 1
	}
	s.checkSize(L, size)
	if s.opt.Print != nil {
		s.opt.Print(strings.Join(parts, "\t"))
	}
	return 0
}

func (s *State) baseRawEqual(L *lua.LState) int {
	L.Push(lua.LBool(L.RawEqual(argAny(L, 1, "rawequal"), argAny(L, 2, "rawequal"))))
	return 1
}

func (s *State) baseRawGet(L *lua.LState) int {
	L.Push(argTable(L, 1, "rawget").RawGet(argAny(L, 2, "rawget")))
	return 1
}

func (s *State) baseRawLen(L *lua.LState) int {
	if str, ok := L.Get(1).(lua.LString); ok {
		L.Push(lua.LNumber(len(str)))
		return 1
	}
	L.Push(lua.LNumber(argTable(L, 1, "rawlen").Len()))
	return 1
}

func (s *State) baseRawSet(L *lua.LState) int {
	t := argTable(L, 1, "rawset")
	if s.closed(t) {
		s.refuseFrozen(L, L.Get(2))
	}
	s.rawStore(L, t, argAny(L, 2, "rawset"), argAny(L, 3, "rawset"))
	L.Push(t)
	return 1
}

func (s *State) baseSelect(L *lua.LState) int {
	top := L.GetTop()
	if str, ok := L.Get(1).(lua.LString); ok && str == "#" {
		L.Push(lua.LNumber(top - 1))
		return 1
	}
	n := argInt(L, 1, "select")
	if n < 0 {
		n = top + n
	} else if n > top {
		n = top
	}
	if n < 1 {
		badArg(L, 1, "select", "the index is out of range")
	}
	return top - n
}

// baseSetMeta takes tables only: gopher-lua would give every string, number or
// function of the State a metatable.
func (s *State) baseSetMeta(L *lua.LState) int {
	t := argTable(L, 1, "setmetatable")
	meta := L.Get(2)
	if _, ok := meta.(*lua.LTable); !ok && meta != lua.LNil || L.GetTop() < 2 {
		wrongType(L, 2, "setmetatable", "nil or table")
	}
	if s.closed(t) {
		s.refuseFrozen(L, nil)
	}
	if old, ok := t.Metatable.(*lua.LTable); ok && old.RawGetString("__metatable") != lua.LNil {
		L.RaiseError("cannot change a protected metatable")
	}
	t.Metatable = meta
	L.Push(t)
	return 1
}

func (s *State) baseGetMeta(L *lua.LState) int {
	argAny(L, 1, "getmetatable")
	var meta lua.LValue = lua.LNil
	if t, ok := L.Get(1).(*lua.LTable); ok {
		meta = t.Metatable
		if m, ok := meta.(*lua.LTable); ok {
			if locked := m.RawGetString("__metatable"); locked != lua.LNil {
				meta = locked
			}
		}
	}
	L.Push(meta)
	return 1
}

func (s *State) baseToNumber(L *lua.LState) int {
	base := optInt(L, 2, "tonumber", 10)
	v := argAny(L, 1, "tonumber")
	f, ok := 0.0, false
	if base == 10 {
		f, ok = numberOf(v)
	} else {
		if base < 2 || base > 36 {
			badArg(L, 2, "tonumber", "the base is not between 2 and 36")
		}
		text := strings.ToLower(strings.TrimSpace(argString(L, 1, "tonumber")))
		sign := 1.0
		if t, neg := strings.CutPrefix(text, "-"); neg {
			sign, text = -1, t
		}
		if base == 16 {
			text = strings.TrimPrefix(text, "0x")
		}
		f, ok = parseDigits(text, base)
		f *= sign
	}
	if !ok {
		L.Push(lua.LNil)
		return 1
	}
	L.Push(lua.LNumber(f))
	return 1
}

func (s *State) baseToString(L *lua.LState) int {
	L.Push(lua.LString(s.tostring(L, argAny(L, 1, "tostring"))))
	return 1
}

// tostring gives the text of a value. Tables and functions have no address:
// their text is the same in every run.
func (s *State) tostring(L *lua.LState, v lua.LValue) string {
	if text, ok := textOf(v); ok {
		return text
	}
	if v.Type() == lua.LTTable || v.Type() == lua.LTUserData {
		if op := L.GetMetaField(v, "__tostring"); op != lua.LNil {
			text, ok := textOf(callOne(L, op, v))
			if !ok {
				L.RaiseError("__tostring must return a string")
			}
			return text
		}
	}
	if v == lua.LNil || v.Type() == lua.LTBool {
		return v.String()
	}
	return v.Type().String()
}

func (s *State) baseType(L *lua.LState) int {
	L.Push(lua.LString(argAny(L, 1, "type").Type().String()))
	return 1
}

func (s *State) baseUnpack(L *lua.LState) int {
	t := argTable(L, 1, "unpack")
	from := optInt(L, 2, "unpack", 1)
	to := 0
	if L.Get(3) == lua.LNil {
		to = t.Len()
	} else {
		to = argInt(L, 3, "unpack")
	}
	if to-from >= MaxUnpack {
		Throw(L, fault.New("E-MEMORY", "unpack would give %d values, more than %d", to-from+1, MaxUnpack))
	}
	for i := from; i <= to; i++ {
		L.Push(t.RawGet(lua.LNumber(i)))
	}
	return max(to-from+1, 0)
}
