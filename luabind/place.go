package luabind

import (
	"regexp"
	"slices"
	"strings"

	"skald/core/fault"
	"skald/luabind/vm"
)

// Lua keeps the line of a call, not of a field. The text of the declaration is
// read again to point at the line of the mistake; where the words are not found
// as written, the line of the declaration stands.

// mark puts the line of a field, or of a word in its value, on an error that
// has no place yet.
func (d *declared) mark(e *fault.Error, name, word string) *fault.Error {
	if e.Path != "" {
		return e
	}
	line := d.place.Line
	if name != "" {
		line = d.find(name, word)
	}
	e.At(d.place.Path, line)
	if line >= 1 && line <= len(d.lines) {
		e.Source = d.lines[line-1]
	}
	return e
}

// markAt puts an error at a field of a declaration: the line of the field itself,
// however deep it stands. path names the fields on the way, places in lists too.
func (d *declared) markAt(e *fault.Error, path ...string) *fault.Error {
	if e.Path != "" {
		return e
	}
	line := vm.FieldLine(d.lines, d.kind, d.id, path...)
	if line == 0 { // the table is made elsewhere: look for the name
		names := slices.DeleteFunc(slices.Clone(path), func(s string) bool { return s == "" || s[0] >= '0' && s[0] <= '9' })
		if len(names) == 0 {
			return d.mark(e, "", "")
		}
		return d.mark(e, names[len(names)-1], "")
	}
	e.At(d.place.Path, line)
	e.Source = d.lines[line-1]
	return e
}

// find the line where a field is written; with a word, the line of that word at
// or after the field.
func (d *declared) find(name, word string) int {
	field := regexp.MustCompile(`(^|[^\w.:"'])` + regexp.QuoteMeta(name) + `\s*=($|[^=])`)
	value := regexp.MustCompile(`(^|[^\w.])["']?` + regexp.QuoteMeta(word) + `["']?($|[^\w.])`)
	first := 0
	for n := d.place.Line; n >= 1 && n <= len(d.lines); n++ {
		text := code(d.lines[n-1])
		if n > d.place.Line && declares(text) {
			break
		}
		at := field.FindStringIndex(text)
		if at != nil && first == 0 {
			first = n
		}
		if at != nil && word == "" {
			return n
		}
		if at != nil && value.MatchString(text[at[1]-1:]) || at == nil && first > 0 && value.MatchString(text) {
			return n
		}
	}
	if first > 0 {
		return first
	}
	return d.place.Line
}

// code is a line without its comment.
func code(line string) string {
	text, _, _ := strings.Cut(line, "--")
	return text
}

var declaring = regexp.MustCompile(`^\s*(` + strings.Join(kindNames, "|") + `)\s*[("']`)

// declares says whether a line begins the next declaration.
func declares(line string) bool { return declaring.MatchString(line) }
