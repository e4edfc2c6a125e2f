// Package trace is the explanation record: what was asked, which rule changed
// it, what was rolled, in the order of play. It is filled by the resolver as it
// goes, never worked out afterwards. A nil *Log records nothing and costs one
// comparison, so play, odds and explanations run the same code.
package trace

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Entry is one line of an explanation.
type Entry struct {
	Depth  int      `json:"depth"`
	Label  string   `json:"label"`            // "attack", "hit", "save", "rule" ...
	Text   string   `json:"text,omitempty"`   // the sentence
	Rule   string   `json:"rule,omitempty"`   // id of the rule behind the line
	Title  string   `json:"title,omitempty"`  // its title
	Place  string   `json:"place,omitempty"`  // path:line of the script, or the core's file
	Amount *int     `json:"amount,omitempty"` // signed change, where the line is one
	Length *float64 `json:"length,omitempty"` // signed change in inches or in parts of one; the sentence names it
	Dice   []int    `json:"dice,omitempty"`   // natural faces
	Base   *int     `json:"base,omitempty"`   // of a need: before its modifiers
	Need   *int     `json:"need,omitempty"`   // the roll needed; the sentence says it too
	Guess  bool     `json:"placeholder,omitempty"`
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

// Amounts of a rule in this log: every signed change it made, 0 for a line that
// is none.
func (l *Log) Amounts(rule string) []float64 {
	var out []float64
	if l == nil {
		return nil
	}
	for _, e := range l.Entries {
		if e.Rule == rule {
			n := 0.0
			switch {
			case e.Amount != nil:
				n = float64(*e.Amount)
			case e.Length != nil:
				n = *e.Length
			}
			out = append(out, n)
		}
	}
	return out
}

// String draws the log: one line an entry, children indented, what a rule did
// with its id and its place in columns behind it. A label is written once for
// the lines that follow each other under it.
func (l *Log) String() string {
	if l == nil {
		return ""
	}
	rows := make([][4]string, len(l.Entries)) // text, rule, title, place
	var wide [3]int
	for i, e := range l.Entries {
		label := e.Label
		head := i+1 < len(l.Entries) && l.Entries[i+1].Depth > e.Depth
		if i > 0 && !head && l.Entries[i-1].Depth == e.Depth && l.Entries[i-1].Label == label {
			label = ""
		}
		rows[i] = [4]string{fmt.Sprintf("%s%-7s %s", strings.Repeat("  ", e.Depth), label, e.said()), e.Rule, e.Title, e.Place}
		for c := range wide {
			if n := utf8.RuneCountInString(rows[i][c]); n > wide[c] && n <= maxWide && (e.Rule != "" || e.Guess) {
				wide[c] = n
			}
		}
		if e.Guess && e.Rule == "" {
			rows[i][1] = "(placeholder number)"
		}
	}
	var b strings.Builder
	for _, r := range rows {
		line := r[0]
		if r[1] != "" {
			line = fmt.Sprintf("%-*s  %-*s  %-*s  %s", wide[0], r[0], wide[1], r[1], wide[2], r[2], r[3])
			if wide[2] == 0 {
				line = fmt.Sprintf("%-*s  %-*s  %s", wide[0], r[0], wide[1], r[1], r[3])
			}
		}
		b.WriteString(strings.TrimRight(line, " "))
		b.WriteByte('\n')
	}
	return b.String()
}

// maxWide is the width in characters beyond which a cell no longer pushes the
// column behind it to the right.
const maxWide = 48

// said is what an entry says: change, faces, sentence.
func (e Entry) said() string {
	text := e.Text
	if e.Amount != nil {
		text = strings.TrimSpace(fmt.Sprintf("%+d %s", *e.Amount, text))
	}
	if len(e.Dice) > 0 {
		faces := strings.Trim(fmt.Sprint(e.Dice), "[]")
		text = strings.TrimSpace("rolled " + faces + "  " + text)
	}
	if e.Guess && e.Rule != "" {
		text += " (placeholder number)"
	}
	return text
}
