package vm

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// The caps of Format.
const (
	formatDepth = 4    // tables inside one another
	formatItems = 32   // entries of one table
	formatBytes = 2000 // of the whole text
)

// Format writes a value for people: the same text in every run, without
// addresses. A string at the top stands bare, inside a table it is quoted.
// Lists come first, then keys in order: { 1, 2, x = 3 }. What passes the caps is
// cut with "...". Userdata shows the String method of its Go value, if any; Lua
// is never entered.
func Format(v lua.LValue) string {
	if s, ok := v.(lua.LString); ok {
		return clip(string(s))
	}
	f := &formatter{}
	f.value(v, 0)
	return clip(f.b.String())
}

func clip(s string) string {
	if len(s) <= formatBytes {
		return s
	}
	return strings.ToValidUTF8(s[:formatBytes], "") + "..."
}

type formatter struct{ b strings.Builder }

func (f *formatter) full() bool { return f.b.Len() > formatBytes }

func (f *formatter) value(v lua.LValue, depth int) {
	switch x := v.(type) {
	case nil:
		f.b.WriteString("nil")
	case lua.LString:
		f.b.WriteString(strconv.Quote(clip(string(x))))
	case lua.LNumber:
		f.b.WriteString(formatNumber(float64(x)))
	case lua.LBool, *lua.LNilType:
		f.b.WriteString(v.String())
	case *lua.LUserData:
		if s, ok := x.Value.(fmt.Stringer); ok {
			f.b.WriteString(s.String())
			return
		}
		f.b.WriteString("userdata")
	case *lua.LTable:
		f.table(x, depth)
	default:
		f.b.WriteString(v.Type().String())
	}
}

func (f *formatter) table(t *lua.LTable, depth int) {
	if depth >= formatDepth {
		f.b.WriteString("{ ... }")
		return
	}
	n := 0
	for t.RawGetInt(n+1) != lua.LNil {
		n++
	}
	keys := otherKeys(t, n)
	if n == 0 && len(keys) == 0 {
		f.b.WriteString("{}")
		return
	}
	f.b.WriteString("{ ")
	items := 0
	sep := func() bool {
		if items > 0 {
			f.b.WriteString(", ")
		}
		items++
		if items > formatItems || f.full() {
			f.b.WriteString("...")
			return false
		}
		return true
	}
	for i := 1; i <= n && sep(); i++ {
		f.value(t.RawGetInt(i), depth+1)
	}
	for _, k := range keys {
		if items > formatItems || !sep() {
			break
		}
		f.key(k, depth)
		f.value(t.RawGet(k), depth+1)
	}
	f.b.WriteString(" }")
}

func (f *formatter) key(k lua.LValue, depth int) {
	if s, ok := k.(lua.LString); ok && isName(string(s)) {
		f.b.WriteString(string(s) + " = ")
		return
	}
	f.b.WriteString("[")
	f.value(k, depth+1)
	f.b.WriteString("] = ")
}

func isName(s string) bool {
	for i := 0; i < len(s); i++ {
		if !wordByte(s[i]) || i == 0 && isDigit(s[i]) {
			return false
		}
	}
	return s != ""
}

// otherKeys gives the keys outside 1..n: numbers in order, then strings in
// order, then the rest in the order of insertion.
func otherKeys(t *lua.LTable, n int) []lua.LValue {
	var keys []lua.LValue
	for k, _ := t.Next(lua.LNil); k != lua.LNil; k, _ = t.Next(k) {
		if i, ok := k.(lua.LNumber); ok && i >= 1 && i <= lua.LNumber(n) && i == lua.LNumber(int(i)) {
			continue
		}
		keys = append(keys, k)
	}
	rank := func(k lua.LValue) int {
		switch k.(type) {
		case lua.LNumber:
			return 0
		case lua.LString:
			return 1
		}
		return 2
	}
	sort.SliceStable(keys, func(i, j int) bool {
		a, b := keys[i], keys[j]
		if rank(a) != rank(b) {
			return rank(a) < rank(b)
		}
		switch x := a.(type) {
		case lua.LNumber:
			return x < b.(lua.LNumber)
		case lua.LString:
			return x < b.(lua.LString)
		}
		return false
	})
	return keys
}
