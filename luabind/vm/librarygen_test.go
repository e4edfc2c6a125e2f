package vm

import (
	"fmt"
	"math/rand"
	"strings"
)

// caller draws calls of the library as Lua expressions.
type caller struct{ r *rand.Rand }

// calls draws n of them.
func calls(seed int64, n int) []string {
	c := caller{rand.New(rand.NewSource(seed))}
	kinds := []func() string{c.find, c.find, c.gsub, c.gsub, c.gmatch, c.format, c.format, c.format, c.bytes, c.bytes,
		c.list, c.sort, c.number, c.number, c.tonumber, c.tonumber}
	out := make([]string, n)
	for i := range out {
		out[i] = kinds[c.r.Intn(len(kinds))]()
	}
	return out
}

func (c caller) pick(list ...string) string { return list[c.r.Intn(len(list))] }

func (c caller) int(from, to int) int { return from + c.r.Intn(to-from+1) }

// text has no NUL: differences says why.
func (c caller) text() string { return luaQuote(strings.ReplaceAll(randomText(c.r), "\x00", "z")) }

func (c caller) pattern() string { return luaQuote(randomPattern(c.r)) }

// place in a text: often outside of it, rarely between two.
func (c caller) place() string {
	if c.r.Intn(10) == 0 {
		return c.pick("1.5", "2.9", "-1.5", "1e9", "-1e9", "0.5", `"2"`)
	}
	return fmt.Sprint(c.int(-6, 9))
}

func (c caller) find() string {
	f := c.pick("find", "match")
	switch c.r.Intn(4) {
	case 0:
		return fmt.Sprintf("string.%s(%s, %s)", f, c.text(), c.pattern())
	case 1:
		return fmt.Sprintf("string.find(%s, %s, %s, true)", c.text(), c.text(), c.place())
	}
	return fmt.Sprintf("string.%s(%s, %s, %s)", f, c.text(), c.pattern(), c.place())
}

func (c caller) gsub() string {
	with := c.pick(`"<%0>"`, `"%1"`, `"%2"`, `""`, `"%%"`, `"x"`, "7", "string.upper", "function() end", "function(a, b) return b end",
		"function() return false end", "function() return {} end", `{ a = "b", b = 1, c = false }`, "print and nil")
	if c.r.Intn(3) == 0 {
		return fmt.Sprintf("string.gsub(%s, %s, %s, %s)", c.text(), c.pattern(), with, c.pick("0", "1", "2", "-1", "1.9"))
	}
	return fmt.Sprintf("string.gsub(%s, %s, %s)", c.text(), c.pattern(), with)
}

func (c caller) gmatch() string { return fmt.Sprintf("all(%s, %s)", c.text(), c.pattern()) }

// numeral is a number that every C library takes for the same.
func (c caller) numeral() string {
	switch c.r.Intn(6) {
	case 0:
		return fmt.Sprint(c.int(-20, 20))
	case 1:
		return fmt.Sprintf("%.17g", c.r.NormFloat64()*1e3)
	case 2:
		return fmt.Sprintf("%.17ge%d", c.r.Float64(), c.int(-320, 300))
	case 3:
		return fmt.Sprintf("%d/%d", c.int(-9, 9), c.int(1, 9))
	case 4:
		return c.pick("0", "-0", "0.1", "0.5", "-0.5", "1.5", "2.5", "99.995", "1e15", "1e14", "99999999999999", "123456789012345", "2^31", "2^53", "-2^53", "1e100", "1e-5", "0.0001", "0.00001", "5e-324", "1/0", "-1/0")
	}
	return fmt.Sprint(c.r.Int63n(1 << 53))
}

// flagsOf the letters of a format that have a meaning in C.
var flagsOf = map[string]string{"d": "-+ 0", "i": "-+ 0", "u": "-0", "o": "-#0", "x": "-#0", "X": "-#0", "c": "-", "s": "-", "e": "-+ #0", "E": "-+ #0", "f": "-+ #0", "g": "-+ #0", "G": "-+ #0"}

func (c caller) format() string {
	if c.r.Intn(12) == 0 {
		return fmt.Sprintf("string.format(%s, %s)", c.pick(`"%q"`, `"%"`, `"%y"`, `"%123d"`, `"%.123f"`, `"%%"`, `"%d"`, `"%5%"`, `"%d %s"`, `"%------d"`), c.pick(c.text(), fmt.Sprint(c.int(-9, 9))))
	}
	verb := c.pick("d", "i", "u", "o", "x", "X", "c", "s", "e", "E", "f", "g", "G", "d", "f", "g")
	spec := "%"
	for _, f := range flagsOf[verb] {
		if c.r.Intn(4) == 0 {
			spec += string(f)
		}
	}
	if c.r.Intn(2) == 0 {
		spec += fmt.Sprint(c.int(1, 30))
	}
	if c.r.Intn(2) == 0 && verb != "c" {
		spec += "." + c.pick("", "0", "1", "2", "5", "14", "20")
	}
	value := c.numeral()
	switch verb {
	case "s":
		value = c.pick(c.text(), c.text(), fmt.Sprint(c.int(-99, 99)))
	case "c":
		value = fmt.Sprint(c.int(1, 255))
	case "d", "i":
		value = c.pick(fmt.Sprint(c.int(-9999, 9999)), fmt.Sprint(c.r.Int63n(1<<53)), "0", "-3.9", "3.9", `"12"`, `"x"`)
	case "u", "o", "x", "X":
		value = c.pick(fmt.Sprint(c.int(0, 9999)), fmt.Sprint(c.r.Int63n(1<<53)), "0", "-1", "-255", "3.9", `"0x10"`)
	}
	return fmt.Sprintf("string.format(%s, %s)", luaQuote("a"+spec+"b"), value)
}

// bytes are the functions that cut and change texts.
func (c caller) bytes() string {
	switch c.r.Intn(7) {
	case 0:
		return fmt.Sprintf("string.rep(%s, %s)", c.text(), c.pick("0", "1", "3", "-1", "2.7", "20", `"2"`))
	case 1:
		return fmt.Sprintf("string.sub(%s, %s)", c.text(), c.place())
	case 2:
		return fmt.Sprintf("string.sub(%s, %s, %s)", c.text(), c.place(), c.place())
	case 3:
		return fmt.Sprintf("string.byte(%s, %s, %s)", c.text(), c.place(), fmt.Sprint(c.int(-6, 9)))
	case 4:
		return fmt.Sprintf("string.char(%d, %d, %s)", c.int(0, 255), c.int(0, 255), c.pick("65", "255", "256", "-1", "65.9", `"66"`))
	case 5:
		return fmt.Sprintf("%s %s %s", c.text(), c.pick("<", "<=", ">", "==", ".."), c.text())
	}
	return fmt.Sprintf("string.%s(%s)", c.pick("reverse", "upper", "lower", "len"), c.pick(c.text(), c.numeral(), "nil", "{}"))
}

func (c caller) items() (list string, n int) {
	n = c.r.Intn(8)
	parts := make([]string, n)
	for i := range parts {
		parts[i] = c.pick(fmt.Sprint(c.int(-9, 9)), fmt.Sprint(c.int(-9, 9)), "0.5", `"a"`, c.text())
	}
	return "{ " + strings.Join(parts, ", ") + " }", n
}

// list is concat, and insert and remove after one another.
func (c caller) list() string {
	list, n := c.items()
	if c.r.Intn(3) == 0 {
		return fmt.Sprintf("table.concat(%s, %s, %d, %d)", list, c.pick(`""`, `", "`, "nil", "1"), c.int(-1, n+1), c.int(-1, n+1))
	}
	var steps []string
	for range c.r.Intn(5) + 1 {
		switch c.r.Intn(4) {
		case 0:
			steps = append(steps, fmt.Sprintf("table.insert(t, %d)", c.int(0, 9)))
			n++
		case 1:
			steps = append(steps, fmt.Sprintf("table.insert(t, %d, %q)", c.int(1, n+1), "x"))
			n++
		case 2:
			steps = append(steps, "table.insert(t, 1, table.remove(t) or 0)")
		default:
			steps = append(steps, fmt.Sprintf("table.remove(t, %d)", c.int(-1, n+2)))
			n = 0 // or less than before: insert goes to the front from here on
		}
	}
	return fmt.Sprintf("joined(%s, function(t) %s end)", list, strings.Join(steps, " "))
}

// sort has values that are equal only if they are the same.
func (c caller) sort() string {
	n := c.r.Intn(30)
	parts := make([]string, n)
	words := c.r.Intn(2) == 0
	for i := range parts {
		if parts[i] = fmt.Sprint(c.int(-50, 50)); words {
			parts[i] = c.text()
		}
	}
	if n > 1 && c.r.Intn(12) == 0 {
		parts[0] = "{}" // no order
	}
	return fmt.Sprintf("joined({ %s }, function(t) table.sort(t%s) end)", strings.Join(parts, ", "), c.pick("", ", down"))
}

func (c caller) number() string {
	a, b := c.numeral(), fmt.Sprint(c.int(1, 12))
	return "tostring(" + c.pick(a, "("+a+") * "+b, "("+a+") / "+b, "("+a+") + 1", "-("+a+")", fmt.Sprintf("%d %% %d + 0", c.int(-50, 50), c.int(1, 9)), fmt.Sprintf("%d %% -%d + 0", c.int(-50, 50), c.int(1, 9))) + ")"
}

func (c caller) tonumber() string {
	if c.r.Intn(3) == 0 {
		digits := ""
		for range c.r.Intn(6) {
			digits += c.pick("0", "1", "2", "7", "9", "a", "F", "z")
		}
		return fmt.Sprintf("tonumber(%q, %s)", c.pick("", "", " ")+digits+c.pick("", "", " ", "."), c.pick("2", "8", "10", "16", "36", "1", "37"))
	}
	text := c.pick("", "", " ", "-", "+", "--")
	for range c.r.Intn(5) {
		text += c.pick("0", "1", "5", "12", "003", ".", "e", "E", "e5", "e-3", "+", "-", " ")
	}
	if c.r.Intn(6) == 0 {
		text = c.pick("", "-", " ") + "0x" + c.pick("", "1", "ff", "FF ", "g", "10", "00")
	}
	return fmt.Sprintf("tonumber(%q)", text)
}
