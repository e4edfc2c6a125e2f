package vm

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// stringFormat is string.format of Lua 5.1, except that %s takes any value, as
// tostring shows it. Width and precision have at most two digits.
func (s *State) stringFormat(L *lua.LState) int {
	form := argString(L, 1, "string.format")
	var out strings.Builder
	arg := 1
	for i := 0; i < len(form); i++ {
		if form[i] != '%' {
			out.WriteByte(form[i])
			continue
		}
		if i++; i < len(form) && form[i] == '%' {
			out.WriteByte('%')
			continue
		}
		spec, next := readSpec(L, form, i)
		i = next
		arg++
		out.WriteString(s.formatOne(L, spec, arg))
		if out.Len() > MaxString {
			s.checkSize(L, out.Len())
		}
	}
	return s.pushText(L, out.String())
}

// spec is one directive of a format.
type spec struct {
	left, plus, space, alt, zero bool
	width                        int
	prec                         int // -1 when there is none
	verb                         byte
}

// readSpec reads a directive whose % stands before i; it returns the place of
// its letter.
func readSpec(L *lua.LState, form string, i int) (spec, int) {
	sp := spec{prec: -1}
	start := i
	for ; i < len(form) && strings.IndexByte("-+ #0", form[i]) >= 0; i++ {
		switch form[i] {
		case '-':
			sp.left = true
		case '+':
			sp.plus = true
		case ' ':
			sp.space = true
		case '#':
			sp.alt = true
		case '0':
			sp.zero = true
		}
	}
	if i-start > len("-+ #0") {
		badArg(L, 1, "string.format", "%q repeats its flags", "%"+form[start:i])
	}
	digits := func() int {
		n := 0
		for k := 0; k < 2 && i < len(form) && isDigit(form[i]); k++ {
			n = n*10 + int(form[i]-'0')
			i++
		}
		return n
	}
	sp.width = digits()
	if i < len(form) && form[i] == '.' {
		i++
		sp.prec = digits()
	}
	if i >= len(form) || strings.IndexByte("cdiuoxXeEfgGqs", form[i]) < 0 {
		badArg(L, 1, "string.format", "%q is no directive", "%"+form[start:min(i+1, len(form))])
	}
	sp.verb = form[i]
	return sp, i
}

func (s *State) formatOne(L *lua.LState, sp spec, arg int) string {
	const fn = "string.format"
	switch sp.verb {
	case 'q':
		return quote(argString(L, arg, fn))
	case 's':
		text := s.tostring(L, argAny(L, arg, fn))
		if sp.prec >= 0 && sp.prec < len(text) {
			text = text[:sp.prec]
		}
		return sp.pad(text)
	}
	if arg > L.GetTop() {
		badArg(L, arg, fn, "a number is needed, got nothing")
	}
	f := argNumber(L, arg, fn)
	switch sp.verb {
	case 'e', 'E', 'f', 'g', 'G':
		return sp.float(f)
	}
	if math.IsNaN(f) || math.Abs(f) >= 1<<63 {
		badArg(L, arg, fn, "%s is no whole number", formatNumber(f))
	}
	n := int64(f)
	switch sp.verb {
	case 'c':
		return sp.pad(string([]byte{byte(n)}))
	case 'd', 'i':
		return sp.signed(n)
	}
	return sp.unsigned(uint64(n))
}

// pad fills up to the width with blanks, counted in bytes.
func (sp spec) pad(text string) string {
	fill := strings.Repeat(" ", max(sp.width-len(text), 0))
	if sp.left {
		return text + fill
	}
	return fill + text
}

// padNumber fills with zeros between the sign or prefix and the digits when
// asked for.
func (sp spec) padNumber(head, digits string, zeros bool) string {
	if zeros && sp.zero && !sp.left {
		digits = strings.Repeat("0", max(sp.width-len(head)-len(digits), 0)) + digits
	}
	return sp.pad(head + digits)
}

func (sp spec) sign(negative bool) string {
	switch {
	case negative:
		return "-"
	case sp.plus:
		return "+"
	case sp.space:
		return " "
	}
	return ""
}

func (sp spec) signed(n int64) string {
	digits := strconv.FormatInt(n, 10)
	digits = strings.TrimPrefix(digits, "-")
	return sp.padNumber(sp.sign(n < 0), sp.atLeast(digits), sp.prec < 0)
}

func (sp spec) unsigned(n uint64) string {
	base, head := 10, ""
	switch sp.verb {
	case 'o':
		base = 8
	case 'x', 'X':
		base = 16
		if sp.alt && n != 0 {
			head = "0x"
		}
	}
	digits := sp.atLeast(strconv.FormatUint(n, base))
	if sp.verb == 'o' && sp.alt && !strings.HasPrefix(digits, "0") {
		digits = "0" + digits
	}
	if sp.verb == 'X' {
		head, digits = strings.ToUpper(head), strings.ToUpper(digits)
	}
	return sp.padNumber(head, digits, sp.prec < 0)
}

// atLeast writes leading zeros up to the precision; no digits for 0 at
// precision 0.
func (sp spec) atLeast(digits string) string {
	if sp.prec == 0 && digits == "0" {
		return ""
	}
	return strings.Repeat("0", max(sp.prec-len(digits), 0)) + digits
}

func (sp spec) float(f float64) string {
	head := sp.sign(math.Signbit(f) && !math.IsNaN(f))
	f = math.Abs(f)
	upper := sp.verb == 'E' || sp.verb == 'G'
	if math.IsNaN(f) || math.IsInf(f, 0) {
		text := formatG(f, 6)
		if upper {
			text = strings.ToUpper(text)
		}
		return sp.padNumber(head, text, false)
	}
	prec := sp.prec
	if prec < 0 {
		prec = 6
	}
	var text string
	switch {
	case sp.alt:
		text = fmt.Sprintf("%#.*"+string(sp.verb|0x20), prec, f)
	case sp.verb == 'g' || sp.verb == 'G':
		text = formatG(f, prec)
	default:
		text = strconv.FormatFloat(f, sp.verb|0x20, prec, 64)
	}
	if upper {
		text = strings.ToUpper(text)
	}
	return sp.padNumber(head, text, true)
}

// quote writes a text so that Lua reads it back.
func quote(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case '"', '\\', '\n':
			b.WriteByte('\\')
			b.WriteByte(c)
		case '\r':
			b.WriteString(`\r`)
		case 0:
			b.WriteString(`\000`)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}
