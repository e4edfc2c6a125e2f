package vm

import (
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// maxCaptures is that of Lua 5.1.
const maxCaptures = 32

// Lengths of a capture that is not an ordinary one.
const (
	captureOpen     = -1
	capturePosition = -2
)

// match is one attempt to find a Lua pattern in a text. It backtracks, so it
// can take exponential time: every step is counted and charged. Its recursion
// is as deep as the pattern is long, which is capped.
type match struct {
	L     *lua.LState
	src   string
	pat   string
	level int
	caps  [maxCaptures]struct{ at, size int }
	steps int64
}

func newMatch(L *lua.LState, src, pat string) *match {
	if len(pat) > MaxPattern {
		Throw(L, fault.New("E-MEMORY", "a pattern of %d bytes is longer than %d", len(pat), MaxPattern))
	}
	return &match{L: L, src: src, pat: pat}
}

// step counts work and charges for it in portions.
func (m *match) step(n int) {
	m.steps += int64(n)
	if m.steps >= 256 {
		m.pay()
	}
}

// pay charges for the steps not yet charged.
func (m *match) pay() {
	n := (m.steps + stepRate - 1) / stepRate
	m.steps = 0
	Charge(m.L, n)
}

func (m *match) fail(what string) {
	Throw(m.L, fault.New("E-ARG", "malformed pattern %q: %s", m.pat, what))
}

// at matches the whole pattern from p against the text from s; it returns the
// end of the match, or -1.
func (m *match) at(s, p int) int {
	for p < len(m.pat) {
		m.step(1)
		switch m.pat[p] {
		case '(':
			if p+1 < len(m.pat) && m.pat[p+1] == ')' {
				return m.open(s, p+2, capturePosition)
			}
			return m.open(s, p+1, captureOpen)
		case ')':
			return m.shut(s, p+1)
		case '$':
			if p+1 == len(m.pat) {
				if s == len(m.src) {
					return s
				}
				return -1
			}
		case '%':
			if next, end, special := m.escape(s, p); special {
				if next < 0 {
					return -1
				}
				s, p = next, end
				continue
			}
		}
		end := m.classEnd(p)
		follow := byte(0)
		if end < len(m.pat) {
			follow = m.pat[end]
		}
		switch follow {
		case '?':
			if m.single(s, p, end) {
				if e := m.at(s+1, end+1); e >= 0 {
					return e
				}
			}
			p = end + 1
		case '*':
			return m.greedy(s, p, end, 0)
		case '+':
			return m.greedy(s, p, end, 1)
		case '-':
			return m.lazy(s, p, end)
		default:
			if !m.single(s, p, end) {
				return -1
			}
			s, p = s+1, end
		}
	}
	return s
}

// escape handles %b, %f and %1..%9. special is false for the other escapes,
// which are classes.
func (m *match) escape(s, p int) (next, end int, special bool) {
	if p+1 >= len(m.pat) {
		m.fail("it ends with %")
	}
	switch c := m.pat[p+1]; {
	case c == 'b':
		return m.balance(s, p+2), p + 4, true
	case c == 'f':
		p += 2
		if p >= len(m.pat) || m.pat[p] != '[' {
			m.fail("[ is missing after %f")
		}
		end = m.classEnd(p)
		before, after := byte(0), byte(0)
		if s > 0 {
			before = m.src[s-1]
		}
		if s < len(m.src) {
			after = m.src[s]
		}
		if m.inSet(before, p, end-1) || !m.inSet(after, p, end-1) {
			return -1, end, true
		}
		return s, end, true
	case '0' <= c && c <= '9':
		return m.again(s, c), p + 2, true
	}
	return 0, 0, false
}

// balance matches %bxy; p stands at x.
func (m *match) balance(s, p int) int {
	if p+1 >= len(m.pat) {
		m.fail("%b needs two characters")
	}
	if s >= len(m.src) || m.src[s] != m.pat[p] {
		return -1
	}
	depth := 1
	for i := s + 1; i < len(m.src); i++ {
		m.step(1)
		switch m.src[i] {
		case m.pat[p+1]:
			if depth--; depth == 0 {
				return i + 1
			}
		case m.pat[p]:
			depth++
		}
	}
	return -1
}

// again matches the text of an earlier capture.
func (m *match) again(s int, digit byte) int {
	n := int(digit - '1')
	if n < 0 || n >= m.level || m.caps[n].size == captureOpen {
		m.fail("%" + string(digit) + " is no finished capture")
	}
	text := m.src[m.caps[n].at:]
	if m.caps[n].size >= 0 {
		text = text[:m.caps[n].size]
	} else {
		return -1
	}
	m.step(len(text)/byteRate + 1)
	if strings.HasPrefix(m.src[s:], text) {
		return s + len(text)
	}
	return -1
}

func (m *match) open(s, p, size int) int {
	if m.level >= maxCaptures {
		m.fail("too many captures")
	}
	m.caps[m.level].at, m.caps[m.level].size = s, size
	m.level++
	if e := m.at(s, p); e >= 0 {
		return e
	}
	m.level--
	return -1
}

func (m *match) shut(s, p int) int {
	n := m.level - 1
	for n >= 0 && m.caps[n].size != captureOpen {
		n--
	}
	if n < 0 {
		m.fail("a ) without (")
	}
	m.caps[n].size = s - m.caps[n].at
	if e := m.at(s, p); e >= 0 {
		return e
	}
	m.caps[n].size = captureOpen
	return -1
}

// greedy matches as many as possible, at least least, and gives back.
func (m *match) greedy(s, p, end, least int) int {
	n := 0
	for m.single(s+n, p, end) {
		n++
	}
	for ; n >= least; n-- {
		m.step(1)
		if e := m.at(s+n, end+1); e >= 0 {
			return e
		}
	}
	return -1
}

// lazy matches as few as possible.
func (m *match) lazy(s, p, end int) int {
	for {
		if e := m.at(s, end+1); e >= 0 {
			return e
		}
		if !m.single(s, p, end) {
			return -1
		}
		s++
	}
}

// classEnd gives the end of the single-character class that begins at p.
func (m *match) classEnd(p int) int {
	c := m.pat[p]
	p++
	switch c {
	case '%':
		if p >= len(m.pat) {
			m.fail("it ends with %")
		}
		return p + 1
	case '[':
		if p < len(m.pat) && m.pat[p] == '^' {
			p++
		}
		for first := true; first || p >= len(m.pat) || m.pat[p] != ']'; first = false {
			if p >= len(m.pat) {
				m.fail("] is missing")
			}
			if m.pat[p] == '%' {
				p++
				if p >= len(m.pat) {
					m.fail("] is missing")
				}
			}
			p++
		}
		return p + 1
	}
	return p
}

// single tells whether the class from p to end matches the character at s.
func (m *match) single(s, p, end int) bool {
	m.step(1)
	if s >= len(m.src) {
		return false
	}
	c := m.src[s]
	switch m.pat[p] {
	case '.':
		return true
	case '%':
		return inClass(c, m.pat[p+1])
	case '[':
		return m.inSet(c, p, end-1)
	}
	return m.pat[p] == c
}

// inSet tells whether c is in the set whose [ is at p and whose ] is at end.
func (m *match) inSet(c byte, p, end int) bool {
	m.step((end - p) / 8)
	in := true
	p++
	if m.pat[p] == '^' {
		in = false
		p++
	}
	for ; p < end; p++ {
		switch {
		case m.pat[p] == '%':
			p++
			if inClass(c, m.pat[p]) {
				return in
			}
		case p+2 < end && m.pat[p+1] == '-':
			if m.pat[p] <= c && c <= m.pat[p+2] {
				return in
			}
			p += 2
		case m.pat[p] == c:
			return in
		}
	}
	return !in
}

// inClass is the class of a letter after %, in the C locale; an upper-case
// letter is the complement, any other character stands for itself.
func inClass(c, class byte) bool {
	in := false
	switch class | 0x20 {
	case 'a':
		in = isLetter(c)
	case 'c':
		in = c < 32 || c == 127
	case 'd':
		in = isDigit(c)
	case 'l':
		in = 'a' <= c && c <= 'z'
	case 'p':
		in = 32 < c && c < 127 && !isLetter(c) && !isDigit(c)
	case 's':
		in = c == ' ' || 9 <= c && c <= 13
	case 'u':
		in = 'A' <= c && c <= 'Z'
	case 'w':
		in = isLetter(c) || isDigit(c)
	case 'x':
		in = isDigit(c) || 'a' <= c|0x20 && c|0x20 <= 'f'
	case 'z':
		in = c == 0
	default:
		return c == class
	}
	if !isLetter(class) {
		return c == class
	}
	return in == (class >= 'a')
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
func isDigit(c byte) bool  { return '0' <= c && c <= '9' }

// capture gives the n-th capture, counted from 0; without captures the whole
// match from s to e is the only one.
func (m *match) capture(n, s, e int) lua.LValue {
	if n >= m.level {
		if n != 0 {
			Throw(m.L, fault.New("E-ARG", "pattern %q has no capture %d", m.pat, n+1))
		}
		return lua.LString(m.src[s:e])
	}
	c := m.caps[n]
	switch c.size {
	case capturePosition:
		return lua.LNumber(c.at + 1)
	case captureOpen:
		m.fail("a ( without )")
	}
	return lua.LString(m.src[c.at : c.at+c.size])
}

// pushAll pushes all captures, or the whole match when there are none, and
// returns how many.
func (m *match) pushAll(s, e int) int {
	n := max(m.level, 1)
	for i := 0; i < n; i++ {
		m.L.Push(m.capture(i, s, e))
	}
	return n
}
