// Package trace is the explanation record: what was asked, which rule changed
// it, what was rolled, in the order of play. It is filled by the resolver as it
// goes, never worked out afterwards. A nil *Log records nothing and costs one
// comparison, so play, odds and explanations run the same code.
package trace

import (
	"fmt"
	"strings"
)

// Entry is one line of an explanation.
type Entry struct {
	Depth  int    `json:"depth"`
	Label  string `json:"label"`            // "attack", "hit", "save", "rule" ...
	Text   string `json:"text,omitempty"`   // the sentence
	Rule   string `json:"rule,omitempty"`   // id of the rule behind the line
	Title  string `json:"title,omitempty"`  // its title
	Place  string `json:"place,omitempty"`  // path:line of the script, or the core's file
	Amount *int   `json:"amount,omitempty"` // signed change, where the line is one
	Dice   []int  `json:"dice,omitempty"`   // natural faces
	Guess  bool   `json:"placeholder,omitempty"`
}

// Log is an explanation in the making.
type Log struct {
	Entries []Entry
	depth   int
}

// Add appends a line at the present depth. Safe on nil.
func (l *Log) Add(e Entry) {
	if l == nil {
		return
	}
	e.Depth = l.depth
	l.Entries = append(l.Entries, e)
}

// Open appends a line and puts what follows under it. Safe on nil.
func (l *Log) Open(label, format string, args ...any) {
	if l == nil {
		return
	}
	l.Add(Entry{Label: label, Text: fmt.Sprintf(format, args...)})
	l.depth++
}

// Close ends the innermost Open. Safe on nil.
func (l *Log) Close() {
	if l != nil && l.depth > 0 {
		l.depth--
	}
}

// Note appends a sentence. Safe on nil.
func (l *Log) Note(label, format string, args ...any) {
	if l != nil {
		l.Add(Entry{Label: label, Text: fmt.Sprintf(format, args...)})
	}
}

// Reset empties the log for the next order. Safe on nil.
func (l *Log) Reset() {
	if l != nil {
		l.Entries, l.depth = l.Entries[:0:0], 0
	}
}

// Amounts of a rule in this log: every signed change it made.
func (l *Log) Amounts(rule string) []int {
	var out []int
	if l == nil {
		return nil
	}
	for _, e := range l.Entries {
		if e.Rule == rule {
			n := 0
			if e.Amount != nil {
				n = *e.Amount
			}
			out = append(out, n)
		}
	}
	return out
}

// String draws the log: one line an entry, children indented, the rule id and
// its place behind the change that it made.
func (l *Log) String() string {
	if l == nil {
		return ""
	}
	var b strings.Builder
	for _, e := range l.Entries {
		b.WriteString(strings.TrimRight(e.line(), " "))
		b.WriteByte('\n')
	}
	return b.String()
}

func (e Entry) line() string {
	text := e.Text
	if e.Amount != nil {
		text = strings.TrimSpace(fmt.Sprintf("%+d %s", *e.Amount, text))
	}
	if len(e.Dice) > 0 {
		faces := strings.Trim(fmt.Sprint(e.Dice), "[]")
		text = strings.TrimSpace("rolled " + faces + "  " + text)
	}
	s := fmt.Sprintf("%s%-7s %s", strings.Repeat("  ", e.Depth), e.Label, text)
	if e.Rule != "" {
		s = fmt.Sprintf("%-46s %s", s, e.Rule)
		if e.Title != "" {
			s += "  " + e.Title
		}
	}
	if e.Guess {
		s += "  [placeholder number]"
	}
	if e.Place != "" {
		s += "  " + e.Place
	}
	return s
}
