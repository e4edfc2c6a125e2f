package repl

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"skald/core/fault"
)

// complete offers ends for the word left of the cursor. pos counts runes, as
// the line editor does. The words returned replace what lies between head and
// tail; first tells whether the line starts a new input, where a ":" begins a
// command.
//
// Blank input offers nothing: a pasted, indented script would otherwise
// complete at each of its tabs.
func complete(s Session, line string, pos int, first bool) (head string, words []string, tail string) {
	runes := []rune(line)
	left, tail := string(runes[:pos]), string(runes[pos:])
	if strings.TrimSpace(left) == "" {
		return left, nil, tail
	}
	start, list := 0, []string(nil)
	if first && isCommand(left) {
		start, list = completeCommand(s, left)
	} else {
		start, list = completeLua(s, left, tail)
	}
	prefix := left[start:]
	for _, w := range list {
		if strings.HasPrefix(w, prefix) {
			words = append(words, w)
		}
	}
	slices.Sort(words)
	return left[:start], slices.Compact(words), tail
}

// completeCommand returns where the word begins (in bytes) and what may stand
// there, of a line that begins with ":".
func completeCommand(s Session, left string) (int, []string) {
	colon := strings.IndexByte(left, ':')
	space := strings.IndexByte(left[colon:], ' ')
	if space < 0 {
		return colon, commandNames()
	}
	name := left[colon+1 : colon+space]
	arg := colon + space + len(left[colon+space:]) - len(strings.TrimLeft(left[colon+space:], " "))
	switch name {
	case "trace":
		return arg, []string{"on", "off"}
	case "help":
		return arg, helpTopics(s)
	case "load":
		return arg, paths(left[arg:])
	}
	return arg, nil
}

// helpTopics are what :help can follow; a global without a page is none.
func helpTopics(s Session) []string { return slices.Concat(commandNames(), s.Topics(), fault.Codes()) }

func commandNames() []string {
	var out []string
	for _, c := range commands() {
		out = append(out, ":"+c.name)
	}
	return out
}

// paths lists scripts and folders that start like typed. Hidden ones come only
// when asked for by their dot.
func paths(typed string) []string {
	dir, base := filepath.Split(typed)
	look := dir
	if look == "" {
		look = "."
	}
	files, err := os.ReadDir(look)
	if err != nil {
		return nil // nothing there to offer; :load itself says why
	}
	var out []string
	for _, f := range files {
		name := f.Name()
		switch {
		case strings.HasPrefix(name, ".") && !strings.HasPrefix(base, "."):
		case f.IsDir():
			out = append(out, dir+name+string(filepath.Separator))
		case strings.HasSuffix(name, ".lua"):
			out = append(out, dir+name)
		}
	}
	return out
}

// completeLua returns where the word begins (in bytes) and what may stand
// there: an id inside quotes, a field after a dot, a method after a colon, else
// a global or a keyword.
func completeLua(s Session, left, tail string) (int, []string) {
	where, start := scan(left)
	switch where {
	case inComment:
		return len(left), nil
	case inQuotes:
		quote := left[start-1 : start]
		return start, closed(s.IDs(left[:start-1]), left[start:], quote, tail)
	}
	word := len(left)
	for word > 0 && isWord(left[word-1]) {
		word--
	}
	before := left[:word]
	switch {
	case strings.HasSuffix(before, ".."): // concatenation, a new word
	case strings.HasSuffix(before, "."), strings.HasSuffix(before, ":"):
		if path := dotted(before[:len(before)-1]); path != "" {
			if strings.HasSuffix(before, ":") {
				return word, s.Methods(path)
			}
			return word, s.Fields(path)
		}
		return word, nil
	}
	if opts := s.Options(before); len(opts) > 0 && (word == len(left) || !isDigit(left[word])) {
		return word, assigned(opts)
	}
	if word == len(left) || isDigit(left[word]) {
		return word, nil // every name there is would be no help
	}
	return word, slices.Concat(s.Names(), keywords())
}

// assigned are keys of a table as they are written.
func assigned(keys []string) []string {
	var out []string
	for _, k := range keys {
		out = append(out, k+" = ")
	}
	return out
}

// closed adds the closing quote to an id once it is the only one left, if the
// text after the cursor does not have it already. Dotted ids, of which there are
// hundreds, are offered once a letter is typed.
func closed(ids []string, prefix, quote, tail string) []string {
	var out []string
	for _, id := range ids {
		if strings.HasPrefix(id, prefix) && (prefix != "" || !strings.Contains(id, ".")) {
			out = append(out, id)
		}
	}
	slices.Sort(out)
	out = slices.Compact(out)
	if len(out) == 1 && !strings.HasPrefix(tail, quote) {
		out[0] += quote
	}
	return out
}

// dotted returns the path of names that ends before, such as "b.state"; ""
// when the text there is a call, an index or a number, which only running it
// could tell.
func dotted(before string) string {
	start := len(before)
	for start > 0 && (isWord(before[start-1]) || before[start-1] == '.') {
		start--
	}
	path := before[start:]
	if start > 0 && strings.IndexByte(":)]}\"'", before[start-1]) >= 0 {
		return ""
	}
	for _, name := range strings.Split(path, ".") {
		if name == "" || isDigit(name[0]) {
			return ""
		}
	}
	return path
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isWord(c byte) bool {
	return c == '_' || isDigit(c) || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// keywords are those worth completing; shorter ones are typed faster.
func keywords() []string {
	return []string{"break", "elseif", "else", "false", "function", "local", "repeat", "return", "then", "true", "until", "while"}
}
