package fault

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Hidden says whether a terminal would do something with a rune rather than show
// it: control characters but for the line end and the tab, and those that turn
// the direction of writing. Bytes that are no UTF-8 count too: a terminal may
// read them as control characters of old.
func Hidden(r rune, size int) bool {
	switch r {
	case '\n', '\t':
		return false
	case utf8.RuneError:
		return size <= 1
	}
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r)
}

// Plain is a text as a terminal may have it: what is hidden is spelled, \u001b.
// What scripts name, say and print goes through it before people see it.
func Plain(text string) string {
	var b strings.Builder
	from := 0
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if Hidden(r, size) {
			b.WriteString(text[from:i])
			if r == utf8.RuneError {
				r = rune(text[i])
			}
			fmt.Fprintf(&b, `\u%04x`, r)
			from = i + size
		}
		i += size
	}
	if from == 0 {
		return text
	}
	return b.String() + text[from:]
}

// maxText is how many bytes of a message, a hint or a source line people see: a
// script can make any of them long.
const maxText = 5000

// cut a text at a whole rune.
func cut(text string) string {
	if len(text) <= maxText {
		return text
	}
	n := maxText
	for n > 0 && !utf8.RuneStart(text[n]) {
		n--
	}
	return text[:n] + "..."
}
