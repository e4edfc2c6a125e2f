package vm

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Change is one small mistake that somebody could have made in a text: another
// number, another comparison, a condition left out.
type Change struct {
	Line     int
	Column   int    // in characters, from 1
	From, To string // as people read it
	at, end  int    // the bytes that it replaces
	put      string
}

// In gives the text with the change made.
func (c Change) In(text string) string { return text[:c.at] + c.put + text[c.end:] }

// Marked is the line of the text that the change begins in, without the spaces
// around it, and below it a mark under what it replaces.
func (c Change) Marked(text string) (line, mark string) {
	from := strings.LastIndexByte(text[:c.at], '\n') + 1
	line, _, _ = strings.Cut(text[from:], "\n")
	end := min(c.end, from+len(strings.TrimRight(line, " \t\r")))
	from += len(line) - len(strings.TrimLeft(line, " \t"))
	before := strings.Map(func(r rune) rune {
		if r == '\t' {
			return r
		}
		return ' '
	}, text[from:c.at])
	return strings.TrimSpace(line), before + strings.Repeat("^", utf8.RuneCountInString(text[c.at:end]))
}

// swaps are words and operators with what may stand in their place; longer ones
// before what they begin with.
var swaps = [][2]string{{"<=", "<"}, {">=", ">"}, {"==", "~="}, {"~=", "=="}, {"<", "<="}, {">", ">="},
	{"and", "or"}, {"or", "and"}, {"not", ""}, {"true", "false"}, {"false", "true"}}

var (
	numeral  = regexp.MustCompile(`^(0[xX][0-9a-fA-F]+|[0-9]+(\.[0-9]+)?([eE][-+]?[0-9]+)?)`)
	limited  = regexp.MustCompile(`^limit\s*=\s*("[^"\n]*"|'[^'\n]*')`)
	hasWhen  = regexp.MustCompile(`^when\s*=\s*`)
	callable = regexp.MustCompile(`^[A-Za-z_][\w.]*`)
)

// Changes lists what can be changed in a text, in its order: each number becomes
// one more, each comparison and truth another, a limit goes and a condition holds
// always.
func Changes(text string) []Change {
	var out []Change
	line, counted := 1, 0
	add := func(at, end int, put, from, to string) {
		line += strings.Count(text[counted:at], "\n")
		counted = at
		column := utf8.RuneCountInString(text[strings.LastIndexByte(text[:at], '\n')+1:at]) + 1
		out = append(out, Change{line, column, from, to, at, end, put})
	}
	for i := 0; i < len(text); {
		rest := text[i:]
		if n := skipText(rest); n > 0 {
			i += n
			continue
		}
		if !wordByte(rest[0]) {
			from, to := swapOf(rest)
			if from != "" {
				add(i, i+len(from), to, from, to)
			}
			i += max(len(from), 1)
			continue
		}
		if num := numeral.FindString(rest); num != "" {
			if more := oneMore(num); more != "" {
				add(i, i+len(num), more, num, more)
			}
			i += len(num)
			continue
		}
		word := wordOf(rest)
		field := i == 0 || text[i-1] != '.'
		switch from, to := swapOf(word); {
		case from == word && to == "":
			add(i, i+len(word), "", from, "nothing")
		case from == word:
			add(i, i+len(word), to, from, to)
		case field && limited.MatchString(rest):
			all := limited.FindString(rest)
			add(i, i+len(all), "limit = nil", all, "no limit")
			i += len(all) - len(word)
		case field && hasWhen.MatchString(rest):
			head := len(hasWhen.FindString(rest))
			if n := valueOf(rest[head:]); n > 0 {
				add(i, i+head+n, "when = nil", "when", "always")
			}
		}
		i += len(word)
	}
	return out
}

// swapOf is what a text begins with that can be swapped, "" for nothing.
func swapOf(text string) (from, to string) {
	for _, s := range swaps {
		if strings.HasPrefix(text, s[0]) {
			return s[0], s[1]
		}
	}
	return "", ""
}

// oneMore is a number and one, "" for what is no number.
func oneMore(num string) string {
	if n, err := strconv.ParseInt(num, 0, 32); err == nil {
		return strconv.FormatInt(n+1, 10)
	}
	x, err := strconv.ParseFloat(num, 64)
	if err != nil {
		return ""
	}
	return strconv.FormatFloat(x+1, 'g', -1, 64)
}

func wordOf(text string) string {
	n := 1
	for n < len(text) && wordByte(text[n]) {
		n++
	}
	return text[:n]
}

// valueOf is the length of the function, or of the name of one, that a text begins
// with; 0 for anything else.
func valueOf(text string) int {
	name := callable.FindString(text)
	if name != "function" {
		return len(name)
	}
	depth := 0
	for i := 0; i < len(text); {
		if n := skipText(text[i:]); n > 0 {
			i += n
			continue
		}
		if !wordByte(text[i]) {
			i++
			continue
		}
		word := wordOf(text[i:])
		i += len(word)
		switch word {
		case "function", "if", "do", "repeat": // for and while have their do
			depth++
		case "end", "until":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return 0
}
