package vm

import (
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// tableFuncs lists the library, sorted by name.
func tableFuncs() []entry {
	return []entry{
		{"concat", (*State).tableConcat},
		{"insert", (*State).tableInsert},
		{"maxn", (*State).tableMaxn},
		{"remove", (*State).tableRemove},
		{"sort", (*State).tableSort},
	}
}

// argOpen takes a table that may be changed.
func (s *State) argOpen(L *lua.LState, fn string) *lua.LTable {
	t := argTable(L, 1, fn)
	if s.closed(t) {
		s.refuseFrozen(L, nil)
	}
	return t
}

func (s *State) tableConcat(L *lua.LState) int {
	t := argTable(L, 1, "table.concat")
	sep := ""
	if L.Get(2) != lua.LNil {
		sep = argString(L, 2, "table.concat")
	}
	from, to := optInt(L, 3, "table.concat", 1), 0
	if L.Get(4) == lua.LNil {
		to = t.Len()
	} else {
		to = argInt(L, 4, "table.concat")
	}
	var b strings.Builder
	for i := from; i <= to; i++ {
		v := t.RawGet(lua.LNumber(i))
		text, ok := textOf(v)
		if !ok {
			Throw(L, fault.New("E-ARG", "table.concat: element %d is a %s, not a string or number", i, v.Type()))
		}
		b.WriteString(text)
		if i < to {
			b.WriteString(sep)
		}
		Charge(L, 1)
		if b.Len() > MaxString {
			s.checkSize(L, b.Len())
		}
	}
	s.checkSize(L, b.Len())
	L.Push(lua.LString(b.String()))
	return 1
}

func (s *State) tableInsert(L *lua.LState) int {
	t := s.argOpen(L, "table.insert")
	n := t.Len()
	pos, v := n+1, L.Get(2)
	switch L.GetTop() {
	case 2:
	case 3:
		pos, v = argInt(L, 2, "table.insert"), L.Get(3)
		if pos < 1 || pos > n+1 {
			badArg(L, 2, "table.insert", "the position %d is not between 1 and %d", pos, n+1)
		}
	default:
		badArg(L, 2, "table.insert", "write table.insert(t, value) or table.insert(t, position, value)")
	}
	if n+1 > MaxIndex {
		Throw(L, fault.New("E-MEMORY", "a list has more than %d elements", MaxIndex))
	}
	Charge(L, 1+int64(n+1-pos)/byteRate)
	if pos == n+1 {
		t.RawSetInt(pos, v)
	} else {
		t.Insert(pos, v)
	}
	return 0
}

func (s *State) tableRemove(L *lua.LState) int {
	t := s.argOpen(L, "table.remove")
	n := t.Len()
	pos := optInt(L, 2, "table.remove", n)
	if pos < 1 || pos > n {
		L.Push(lua.LNil)
		return 1
	}
	Charge(L, int64(n-pos)/byteRate)
	L.Push(t.Remove(pos))
	return 1
}

func (s *State) tableMaxn(L *lua.LState) int {
	t := argTable(L, 1, "table.maxn")
	best := 0.0
	count := int64(0)
	for k, _ := t.Next(lua.LNil); k != lua.LNil; k, _ = t.Next(k) {
		if f, ok := k.(lua.LNumber); ok {
			best = max(best, float64(f))
		}
		count++
	}
	Charge(L, count)
	L.Push(lua.LNumber(best))
	return 1
}

// tableSort is a stable merge sort, so that the outcome depends on nothing but
// the comparison. An inconsistent comparison gives some order and no error.
func (s *State) tableSort(L *lua.LState) int {
	t := s.argOpen(L, "table.sort")
	less := func(a, b lua.LValue) bool { return s.compare(L, "<", a, b) }
	if L.Get(2) != lua.LNil {
		fn := argFunction(L, 2, "table.sort")
		less = func(a, b lua.LValue) bool { return lua.LVAsBool(callOne(L, fn, a, b)) }
	}
	list := make([]lua.LValue, t.Len())
	for i := range list {
		list[i] = t.RawGetInt(i + 1)
	}
	Charge(L, int64(len(list)))
	sorted := mergeSort(list, make([]lua.LValue, len(list)), func(a, b lua.LValue) bool {
		Charge(L, 1)
		return less(a, b)
	})
	if s.closed(t) { // the comparison may have had it frozen
		s.refuseFrozen(L, nil)
	}
	for i, v := range sorted {
		t.RawSetInt(i+1, v)
	}
	return 0
}

// mergeSort sorts list with the help of spare, of the same length.
func mergeSort(list, spare []lua.LValue, less func(a, b lua.LValue) bool) []lua.LValue {
	for width := 1; width < len(list); width *= 2 {
		for lo := 0; lo < len(list); lo += 2 * width {
			mid, hi := min(lo+width, len(list)), min(lo+2*width, len(list))
			i, j := lo, mid
			for k := lo; k < hi; k++ {
				if j >= hi || i < mid && !less(list[j], list[i]) {
					spare[k] = list[i]
					i++
				} else {
					spare[k] = list[j]
					j++
				}
			}
		}
		list, spare = spare, list
	}
	return list
}
