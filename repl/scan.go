package repl

import "strings"

// place is the kind of text at the end of a line.
type place int

const (
	inCode place = iota
	inQuotes
	inComment // or a long string: nothing to complete in either
)

// scan reads one line of Lua from its left end and tells what its right end is
// inside of, and for quotes at which byte their content starts. It knows one
// line only: a long string begun on an earlier line passes for code, which
// costs a useless offer and nothing else.
func scan(line string) (place, int) {
	for i := 0; i < len(line); i++ {
		rest := line[i:]
		switch {
		case strings.HasPrefix(rest, "--"):
			level, ok := longOpen(rest[2:])
			if !ok {
				return inComment, len(line)
			}
			end := strings.Index(rest, "]"+level+"]")
			if end < 0 {
				return inComment, len(line)
			}
			i += end + len(level) + 1
		case rest[0] == '[':
			level, ok := longOpen(rest)
			if !ok {
				continue
			}
			end := strings.Index(rest, "]"+level+"]")
			if end < 0 {
				return inComment, len(line)
			}
			i += end + len(level) + 1
		case rest[0] == '"' || rest[0] == '\'':
			end := quoteEnd(rest)
			if end < 0 {
				return inQuotes, i + 1
			}
			i += end
		}
	}
	return inCode, len(line)
}

// longOpen tells whether s starts with a long bracket such as [==[, and its
// equals signs.
func longOpen(s string) (level string, ok bool) {
	if !strings.HasPrefix(s, "[") {
		return "", false
	}
	rest := strings.TrimLeft(s[1:], "=")
	return s[1 : len(s)-len(rest)], strings.HasPrefix(rest, "[")
}

// quoteEnd returns the byte of the quote that closes s, which starts with one,
// or -1.
func quoteEnd(s string) int {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case s[0]:
			return i
		}
	}
	return -1
}
