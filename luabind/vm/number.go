package vm

import (
	"math"
	"strconv"
	"strings"
)

// formatNumber writes a number as Lua 5.1 does: at most 14 digits, 5 and not
// 5.0, inf, -inf and nan.
func formatNumber(f float64) string {
	if f == math.Trunc(f) && math.Abs(f) < 1e14 && (f != 0 || !math.Signbit(f)) {
		return strconv.FormatInt(int64(f), 10)
	}
	return formatG(f, 14)
}

// formatG is %.<digits>g of C.
func formatG(f float64, digits int) string {
	switch {
	case math.IsNaN(f):
		return "nan"
	case math.IsInf(f, 1):
		return "inf"
	case math.IsInf(f, -1):
		return "-inf"
	}
	digits = max(digits, 1)
	e := strconv.FormatFloat(f, 'e', digits-1, 64)
	mant, exp, _ := strings.Cut(e, "e")
	x, _ := strconv.Atoi(exp)
	if x < -4 || x >= digits {
		return trimZeros(mant) + "e" + exp
	}
	return trimZeros(strconv.FormatFloat(f, 'f', digits-1-x, 64))
}

func trimZeros(s string) string {
	if !strings.Contains(s, ".") {
		return s
	}
	return strings.TrimRight(strings.TrimRight(s, "0"), ".")
}

// parseNumber reads a number as the lexer and tonumber of Lua 5.1 do: decimal
// with fraction and exponent, or hexadecimal whole, blanks around it.
func parseNumber(text string) (float64, bool) {
	s := strings.Trim(text, " \t\n\v\f\r")
	sign := 1.0
	if rest, ok := strings.CutPrefix(s, "-"); ok {
		sign, s = -1, rest
	} else if rest, ok := strings.CutPrefix(s, "+"); ok {
		s = rest
	}
	if len(s) > 2 && s[0] == '0' && (s[1] == 'x' || s[1] == 'X') {
		f, ok := parseDigits(s[2:], 16)
		return sign * f, ok
	}
	digits := 0
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case '0' <= c && c <= '9':
			digits++
		case c == '.':
		case (c == 'e' || c == 'E') && digits > 0:
		case (c == '+' || c == '-') && i > 0 && (s[i-1] == 'e' || s[i-1] == 'E'):
		default:
			return 0, false
		}
	}
	if digits == 0 {
		return 0, false
	}
	f, err := strconv.ParseFloat(s, 64)
	if err != nil && !math.IsInf(f, 0) {
		return 0, false
	}
	return sign * f, true
}

// parseDigits reads a whole number without sign in a base of 2 to 36.
func parseDigits(s string, base int) (float64, bool) {
	if s == "" {
		return 0, false
	}
	f := 0.0
	for i := 0; i < len(s); i++ {
		d := 99
		switch c := s[i]; {
		case '0' <= c && c <= '9':
			d = int(c - '0')
		case 'a' <= c && c <= 'z':
			d = int(c-'a') + 10
		case 'A' <= c && c <= 'Z':
			d = int(c-'A') + 10
		}
		if d >= base {
			return 0, false
		}
		f = f*float64(base) + float64(d)
	}
	return f, true
}
