package vm

import lua "github.com/yuin/gopher-lua"

// basePairs visits 1..n, then the other keys in the order of their first
// insertion: the same order in every run.
func (s *State) basePairs(L *lua.LState) int {
	t := argTable(L, 1, "pairs")
	L.Push(s.next)
	L.Push(t)
	L.Push(lua.LNil)
	return 3
}

// baseNext charges for what it skips: gopher-lua keeps removed keys for ever,
// and draining a table with next would be quadratic for free.
func (s *State) baseNext(L *lua.LState) int {
	t := argTable(L, 1, "next")
	key := L.Get(2)
	if key == lua.LNil {
		Charge(L, s.holes[t])
	}
	k, v := t.Next(key)
	if k == lua.LNil {
		L.Push(lua.LNil)
		return 1
	}
	to, isIndex := k.(lua.LNumber)
	from, _ := key.(lua.LNumber)
	if gap := int64(to - from); isIndex && gap > 64 {
		Charge(L, gap/byteRate)
	}
	L.Push(k)
	L.Push(v)
	return 2
}

func (s *State) baseIpairs(L *lua.LState) int {
	t := argTable(L, 1, "ipairs")
	L.Push(s.step)
	L.Push(t)
	L.Push(lua.LNumber(0))
	return 3
}

func (s *State) ipairsStep(L *lua.LState) int {
	t, i := argTable(L, 1, "ipairs"), argInt(L, 2, "ipairs")+1
	v := t.RawGet(lua.LNumber(i))
	if v == lua.LNil {
		L.Push(lua.LNil)
		return 1
	}
	L.Push(lua.LNumber(i))
	L.Push(v)
	return 2
}
