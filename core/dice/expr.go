package dice

import (
	"strconv"
	"strings"

	"skald/core/fault"
)

// Expr is a parsed dice expression: N d6 (or d3), plus a constant.
type Expr struct {
	N, Sides int // Sides 6 or 3
	Plus     int
}

// maxDice keeps a typed expression from running for minutes.
const maxDice = 1000

// Parse reads "d6", "2d6", "d3", "2d6+1", "3d3-2". Only six-sided dice exist
// (PIL-DICE-01); a d3 is a d6 halved and rounded up (PIL-DICE-02).
func Parse(text string) (Expr, error) {
	bad := func(format string, args ...any) (Expr, error) {
		e := fault.New("E-ARG", format, args...)
		return Expr{}, e.Suggest(`write it like "2d6+1"`)
	}
	s := strings.ToLower(strings.ReplaceAll(text, " ", ""))
	num, rest, ok := strings.Cut(s, "d")
	if !ok {
		return bad("%q is no dice expression", text)
	}
	e := Expr{N: 1}
	if num != "" {
		n, err := strconv.Atoi(num)
		if err != nil || n < 1 || n > maxDice || num[0] == '+' {
			return bad("%q: the number of dice must be 1 to %d", text, maxDice)
		}
		e.N = n
	}
	sides, plus := rest, ""
	if i := strings.IndexAny(rest, "+-"); i >= 0 {
		sides, plus = rest[:i], rest[i:]
	}
	switch sides {
	case "6":
		e.Sides = 6
	case "3":
		e.Sides = 3
	default:
		return bad("%q: there is no d%s, only d6 and d3", text, sides)
	}
	if plus != "" {
		n, err := strconv.Atoi(plus)
		if err != nil || n > 1e6 || n < -1e6 {
			return bad("%q: what stands behind the dice is no number", text)
		}
		e.Plus = n
	}
	return e, nil
}

// Roll throws the expression; the total.
func (e Expr) Roll(src Source, s Stream, who int32) int {
	total := e.Plus
	for range e.N {
		d := src.Roll(s, who)
		if e.Sides == 3 {
			total += Half(src, &d)
		} else {
			total += Face(src, &d)
		}
	}
	return total
}

// String is the expression as Parse reads it.
func (e Expr) String() string {
	out := "d" + strconv.Itoa(e.Sides)
	if e.N != 1 {
		out = strconv.Itoa(e.N) + out
	}
	if e.Plus > 0 {
		out += "+"
	}
	if e.Plus != 0 {
		out += strconv.Itoa(e.Plus)
	}
	return out
}
