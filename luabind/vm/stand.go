package vm

import (
	"encoding/binary"
	"math"
	"reflect"

	lua "github.com/yuin/gopher-lua"
)

// Where a script stands. A function that is asked for its odds comes to one line
// by many ways. Where it stands with the same locals, the same loop counters and
// the same tables of its own, what it does next is the same; so those ways can
// be put together. What it cannot change (functions and tables from before, see
// Hold) stands for itself.

// Stand describes where the script stands that calls the running host function:
// equal texts go on equally. host describes userdata. It is not ok where
// something cannot be described: functions made on the way, a call through
// pcall or a callback, more arguments than a function names.
func (s *State) Stand(L *lua.LState, host func(*lua.LUserData) (string, bool)) (text string, ok bool) {
	if s.depth != s.holdDepth+1 {
		return "", false
	}
	d := describer{s: s, host: host, tables: map[*lua.LTable]int{}}
	for i := 1; i <= L.GetTop(); i++ { // what the host function was given
		if !d.value(L.Get(i), 0) {
			return "", false
		}
	}
	for level := 1; ; level++ {
		dbg, more := L.GetStack(level)
		if !more {
			return string(d.out), true
		}
		if !d.frame(L, dbg) {
			return "", false
		}
	}
}

// describer writes values down.
type describer struct {
	s      *State
	host   func(*lua.LUserData) (string, bool)
	out    []byte
	tables map[*lua.LTable]int // tables of its own, by first mention
}

func (d *describer) num(tag byte, n uint64) {
	d.out = binary.AppendUvarint(append(d.out, tag), n)
}

// frame writes down one frame: its function, where it is in it, its registers.
func (d *describer) frame(L *lua.LState, dbg *lua.Debug) bool {
	fv, err := L.GetInfo("f", dbg, lua.LNil)
	fn, isFn := fv.(*lua.LFunction)
	if err != nil || !isFn || fn.IsG || !d.s.standing.has(fn) {
		return false
	}
	frame := reflect.ValueOf(dbg).Elem().FieldByName("frame").Elem()
	if fn.Proto.IsVarArg != 0 && frame.FieldByName("NArgs").Int() > int64(fn.Proto.NumParameters) {
		return false
	}
	d.num('f', uint64(d.s.standing.number(fn)))
	d.num('p', uint64(frame.FieldByName("Pc").Int()))
	for no := 1; ; no++ {
		name, v := L.GetLocal(dbg, no)
		if name == "" {
			return true
		}
		if !d.value(v, 0) {
			return false
		}
	}
}

// deepest is how deep tables may lie in each other.
const deepest = 16

func (d *describer) value(v lua.LValue, depth int) bool {
	switch x := v.(type) {
	case *lua.LNilType:
		d.out = append(d.out, 'n')
	case lua.LBool:
		d.out = append(d.out, map[bool]byte{true: 't', false: 'u'}[bool(x)])
	case lua.LNumber:
		d.num('d', math.Float64bits(float64(x)))
	case lua.LString:
		d.num('s', uint64(len(x)))
		d.out = append(d.out, x...)
	case *lua.LFunction:
		if !d.s.standing.has(x) {
			return false
		}
		d.num('g', uint64(d.s.standing.number(x)))
	case *lua.LUserData:
		text, ok := d.host(x)
		d.num('h', uint64(len(text)))
		d.out = append(d.out, text...)
		return ok
	case *lua.LTable:
		return d.table(x, depth)
	default:
		return false
	}
	return true
}

func (d *describer) table(t *lua.LTable, depth int) bool {
	if d.s.held[t] || d.s.libs[t] {
		d.num('o', uint64(d.s.standing.number(t)))
		return true
	}
	if n, seen := d.tables[t]; seen {
		d.num('b', uint64(n))
		return true
	}
	if depth == deepest || t.Metatable != lua.LNil || len(d.out) > 1<<16 {
		return false
	}
	d.tables[t] = len(d.tables)
	d.out = append(d.out, '{')
	words := 0
	for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
		if !isIndex(k) {
			words++
		}
		if !d.value(k, depth+1) || !d.value(v, depth+1) {
			return false
		}
	}
	d.out = append(d.out, '}')
	list, keys := insides(t)
	d.num('l', uint64(list))
	return words == keys // a key that was taken out keeps its place in the order
}

// insides of a table that decide how it is walked over: places in its list, the
// empty ones at its end too, and other keys that it ever had.
func insides(t *lua.LTable) (list, keys int) {
	v := reflect.ValueOf(t).Elem()
	return v.FieldByName("array").Len(), v.FieldByName("keys").Len()
}

// isIndex says whether a key lies in the list of a table.
func isIndex(k lua.LValue) bool {
	n, ok := k.(lua.LNumber)
	return ok && n == lua.LNumber(int(n)) && n > 0 && n < lua.LNumber(lua.MaxArrayIndex)
}

// standing are the functions that were there before a question, numbered.
type standing struct {
	funcs   map[*lua.LFunction]bool
	numbers map[lua.LValue]int
}

func (f *standing) has(fn *lua.LFunction) bool { return f.funcs[fn] }

// number of what was there before; it stays alive, so that no other comes to
// stand at its address.
func (f *standing) number(v lua.LValue) int {
	n, ok := f.numbers[v]
	if !ok {
		n = len(f.numbers)
		f.numbers[v] = n
	}
	return n
}

// stand notes what is there now: the functions that were visited, and those of
// the host.
func (s *State) stand(visited map[lua.LValue]bool) standing {
	f := standing{map[*lua.LFunction]bool{}, map[lua.LValue]int{}}
	add := func(v lua.LValue) {
		if fn, ok := v.(*lua.LFunction); ok {
			f.funcs[fn] = true
		}
	}
	for v := range visited {
		add(v)
	}
	for _, name := range s.Names() {
		v := s.Get(name)
		add(v)
		if t, ok := v.(*lua.LTable); ok && s.libs[t] {
			for k, e := t.Next(lua.LNil); k != lua.LNil; k, e = t.Next(k) {
				add(e)
			}
		}
	}
	return f
}
