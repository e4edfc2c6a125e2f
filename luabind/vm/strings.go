package vm

import (
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// stringFuncs lists the library, sorted by name. Letters are those of ASCII.
func stringFuncs() []entry {
	return []entry{
		{"byte", (*State).stringByte},
		{"char", (*State).stringChar},
		{"find", (*State).stringFind},
		{"format", (*State).stringFormat},
		{"gmatch", (*State).stringGmatch},
		{"gsub", (*State).stringGsub},
		{"len", (*State).stringLen},
		{"lower", (*State).stringLower},
		{"match", (*State).stringMatch},
		{"rep", (*State).stringRep},
		{"reverse", (*State).stringReverse},
		{"sub", (*State).stringSub},
		{"upper", (*State).stringUpper},
	}
}

func (s *State) pushText(L *lua.LState, text string) int {
	s.checkSize(L, len(text))
	L.Push(lua.LString(text))
	return 1
}

// span turns the arguments i and j of sub and byte into a slice range.
func span(i, j, n int) (from, to int) {
	if i < 0 {
		i = max(n+i+1, 1)
	} else if i == 0 {
		i = 1
	}
	if j < 0 {
		j = n + j + 1
	} else if j > n {
		j = n
	}
	if i > j {
		return 0, 0
	}
	return i - 1, j
}

func (s *State) stringByte(L *lua.LState) int {
	text := argString(L, 1, "string.byte")
	i := optInt(L, 2, "string.byte", 1)
	from, to := span(i, optInt(L, 3, "string.byte", i), len(text))
	if to-from > MaxUnpack {
		Throw(L, fault.New("E-MEMORY", "string.byte would give %d values, more than %d", to-from, MaxUnpack))
	}
	for _, c := range []byte(text[from:to]) {
		L.Push(lua.LNumber(c))
	}
	return to - from
}

func (s *State) stringChar(L *lua.LState) int {
	out := make([]byte, L.GetTop())
	for i := range out {
		c := argInt(L, i+1, "string.char")
		if c < 0 || c > 255 {
			badArg(L, i+1, "string.char", "%d is not between 0 and 255", c)
		}
		out[i] = byte(c)
	}
	return s.pushText(L, string(out))
}

func (s *State) stringLen(L *lua.LState) int {
	L.Push(lua.LNumber(len(argString(L, 1, "string.len"))))
	return 1
}

func (s *State) stringSub(L *lua.LState) int {
	text := argString(L, 1, "string.sub")
	from, to := span(argInt(L, 2, "string.sub"), optInt(L, 3, "string.sub", -1), len(text))
	L.Push(lua.LString(text[from:to]))
	return 1
}

func (s *State) stringRep(L *lua.LState) int {
	text, n := argString(L, 1, "string.rep"), argInt(L, 2, "string.rep")
	if n <= 0 || text == "" {
		L.Push(lua.LString(""))
		return 1
	}
	s.checkSize(L, int(min(int64(len(text))*int64(n), 1<<31-1)))
	L.Push(lua.LString(strings.Repeat(text, n)))
	return 1
}

func (s *State) stringReverse(L *lua.LState) int {
	b := []byte(argString(L, 1, "string.reverse"))
	for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
		b[i], b[j] = b[j], b[i]
	}
	return s.pushText(L, string(b))
}

func (s *State) stringLower(L *lua.LState) int {
	return s.pushText(L, mapBytes(argString(L, 1, "string.lower"), 'A', 'Z', 32))
}

func (s *State) stringUpper(L *lua.LState) int {
	return s.pushText(L, mapBytes(argString(L, 1, "string.upper"), 'a', 'z', -32))
}

// mapBytes shifts the bytes between lo and hi, and leaves letters beyond ASCII.
func mapBytes(text string, lo, hi byte, shift int) string {
	b := []byte(text)
	for i, c := range b {
		if lo <= c && c <= hi {
			b[i] = byte(int(c) + shift)
		}
	}
	return string(b)
}

func (s *State) stringFind(L *lua.LState) int  { return s.search(L, true, "string.find") }
func (s *State) stringMatch(L *lua.LState) int { return s.search(L, false, "string.match") }

// search is find and match.
func (s *State) search(L *lua.LState, find bool, fn string) int {
	text, pat := argString(L, 1, fn), argString(L, 2, fn)
	from := optInt(L, 3, fn, 1) - 1
	if from < 0 {
		if from++; from < 0 {
			from += len(text)
		}
	}
	from = min(max(from, 0), len(text))
	if find && (lua.LVAsBool(L.Get(4)) || !strings.ContainsAny(pat, "^$*+?.([%-")) {
		return findPlain(L, text, pat, from)
	}
	m := newMatch(L, text, pat)
	anchor := strings.HasPrefix(pat, "^")
	start := 0
	if anchor {
		start = 1
	}
	for at := from; at <= len(text); at++ {
		m.level = 0
		if e := m.at(at, start); e >= 0 {
			m.pay()
			if !find {
				return m.pushAll(at, e)
			}
			L.Push(lua.LNumber(at + 1))
			L.Push(lua.LNumber(e))
			if m.level == 0 {
				return 2
			}
			return 2 + m.pushAll(at, e)
		}
		m.step(1)
		if anchor {
			break
		}
	}
	m.pay()
	L.Push(lua.LNil)
	return 1
}

func findPlain(L *lua.LState, text, pat string, from int) int {
	i := strings.Index(text[from:], pat)
	if i < 0 {
		chargeBytes(L, len(text)-from)
		L.Push(lua.LNil)
		return 1
	}
	chargeBytes(L, i+len(pat))
	L.Push(lua.LNumber(from + i + 1))
	L.Push(lua.LNumber(from + i + len(pat)))
	return 2
}

// matchWalk is the state of a running gmatch. The function that holds it keeps
// its place between calls, so Audit refuses handlers that reach one.
type matchWalk struct {
	m  *match
	at int
}

func (s *State) stringGmatch(L *lua.LState) int {
	w := &matchWalk{m: newMatch(L, argString(L, 1, "string.gmatch"), argString(L, 2, "string.gmatch"))}
	held := &lua.LUserData{Value: w, Metatable: lua.LNil}
	L.Push(s.root.NewClosure(guarded(w.next), held))
	return 1
}

// next looks for the next match. L is the thread that asks, which need not be
// the one that began.
func (w *matchWalk) next(L *lua.LState) int {
	m := w.m
	m.L = L
	for ; w.at <= len(m.src); w.at++ {
		m.level = 0
		e := m.at(w.at, 0)
		if e < 0 {
			continue
		}
		at := w.at
		if w.at = e; e == at {
			w.at++
		}
		m.pay()
		return m.pushAll(at, e)
	}
	m.pay()
	L.Push(lua.LNil)
	return 1
}

func (s *State) stringGsub(L *lua.LState) int {
	text, pat := argString(L, 1, "string.gsub"), argString(L, 2, "string.gsub")
	repl := L.Get(3)
	if n, ok := textOf(repl); ok {
		repl = lua.LString(n)
	} else if repl.Type() != lua.LTTable && repl.Type() != lua.LTFunction {
		wrongType(L, 3, "string.gsub", "string, table or function")
	}
	most := optInt(L, 4, "string.gsub", len(text)+1)
	anchor := strings.HasPrefix(pat, "^")
	start := 0
	if anchor {
		start = 1
	}
	m := newMatch(L, text, pat)
	var out strings.Builder
	at, n := 0, 0
	for n < most {
		m.level = 0
		e := m.at(at, start)
		if e >= 0 {
			n++
			s.replace(L, m, &out, repl, at, e)
		}
		if e > at {
			at = e
		} else if at < len(text) {
			out.WriteByte(text[at])
			at++
		} else {
			break
		}
		if out.Len() > MaxString {
			s.checkSize(L, out.Len())
		}
		if anchor {
			break
		}
	}
	m.pay()
	out.WriteString(text[at:])
	s.pushText(L, out.String())
	L.Push(lua.LNumber(n))
	return 2
}

// replace writes what stands for the match from at to e.
func (s *State) replace(L *lua.LState, m *match, out *strings.Builder, repl lua.LValue, at, e int) {
	var v lua.LValue
	switch r := repl.(type) {
	case lua.LString:
		s.expand(L, m, out, string(r), at, e)
		return
	case *lua.LTable:
		v = L.GetTable(r, m.capture(0, at, e))
	default:
		args := make([]lua.LValue, max(m.level, 1))
		for i := range args {
			args[i] = m.capture(i, at, e)
		}
		v = callOne(L, r, args...)
	}
	if lua.LVIsFalse(v) {
		out.WriteString(m.src[at:e])
		return
	}
	text, ok := textOf(v)
	if !ok {
		Throw(L, fault.New("E-ARG", "string.gsub cannot put a %s into a text", v.Type()))
	}
	out.WriteString(text)
}

// expand writes a replacement text with %0 to %9 filled in.
func (s *State) expand(L *lua.LState, m *match, out *strings.Builder, repl string, at, e int) {
	m.step(len(repl) / byteRate)
	for i := 0; i < len(repl); i++ {
		c := repl[i]
		if c != '%' {
			out.WriteByte(c)
			continue
		}
		i++
		switch {
		case i >= len(repl):
			out.WriteByte(0) // Lua 5.1 copies the end of its C string
		case repl[i] == '0':
			out.WriteString(m.src[at:e])
		case isDigit(repl[i]):
			text, _ := textOf(m.capture(int(repl[i]-'1'), at, e))
			out.WriteString(text)
		default:
			out.WriteByte(repl[i])
		}
		if out.Len() > MaxString {
			s.checkSize(L, out.Len())
		}
	}
}
