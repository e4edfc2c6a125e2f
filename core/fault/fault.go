// Package fault is the one shape of every error a person sees: where, which
// stable code, which rule, what was wrong, and the nearest right thing.
package fault

import (
	"errors"
	"fmt"
	"sort"
	"strings"
)

// Error is a mistake told to a person. Error() is one line,
//
//	path:line: CODE [RULE-ID] message (hint)
//
// and Story() adds the source line, what else could be meant, and the trace.
type Error struct {
	Code    string   // stable word, one of Codes()
	Rule    string   // rule id, or ""
	By      string   // rule of a script that led to it, or ""; the message names it
	Path    string   // file, or "" when there is none
	Line    int      // 1-based, 0 when unknown
	Message string   // what was wrong, a phrase without a full stop
	Hint    string   // the nearest right thing, or ""
	Source  string   // the text of that line, or ""
	Near    []string // lines about what else could have been meant
	Trace   []Frame  // innermost first, script frames only
	Cause   error
}

// Frame is one step of a script's call trace.
type Frame struct {
	Path string
	Line int
	In   string // "effect of PIL-TROOP-06", "function strike", "chunk"
}

// New makes an error of a declared code. It panics on an undeclared one: that
// is a bug of ours, and a test provokes every code.
func New(code, format string, args ...any) *Error {
	if _, ok := pages[code]; !ok {
		panic("fault: undeclared code " + code)
	}
	return &Error{Code: code, Message: cut(fmt.Sprintf(format, args...))}
}

// At sets the place where none is known yet and returns the same error.
func (e *Error) At(path string, line int) *Error {
	if e.Path == "" {
		e.Path, e.Line = path, line
	}
	return e
}

// For sets the rule where none is known yet and returns the same error.
func (e *Error) For(rule string) *Error {
	if e.Rule == "" {
		e.Rule = rule
	}
	return e
}

// Suggest sets the hint where there is none yet and returns the same error.
func (e *Error) Suggest(hint string) *Error {
	if e.Hint == "" {
		e.Hint = cut(hint)
	}
	return e
}

// Because keeps the error underneath and returns the same error.
func (e *Error) Because(cause error) *Error { e.Cause = cause; return e }

func (e *Error) Unwrap() error { return e.Cause }

// Error gives the one line.
func (e *Error) Error() string {
	var b strings.Builder
	if e.Path != "" {
		b.WriteString(e.Path)
		if e.Line > 0 {
			fmt.Fprintf(&b, ":%d", e.Line)
		}
		b.WriteString(": ")
	}
	b.WriteString(e.Code)
	if e.Rule != "" {
		b.WriteString(" [" + e.Rule + "]")
	}
	b.WriteString(" " + e.Message)
	if e.Hint != "" {
		b.WriteString(" (" + e.Hint + ")")
	}
	return b.String()
}

// Story gives the one line, the source line under it, and the trace.
func (e *Error) Story() string {
	var b strings.Builder
	b.WriteString(e.Error())
	if s := strings.TrimSpace(e.Source); s != "" {
		fmt.Fprintf(&b, "\n    %s", cut(s))
	}
	for _, line := range e.Near {
		b.WriteString("\n  " + line)
	}
	for i := 0; i < len(e.Trace); {
		n := 1 // a recursion repeats its frame: once is enough
		for i+n < len(e.Trace) && e.Trace[i+n] == e.Trace[i] {
			n++
		}
		f := e.Trace[i]
		fmt.Fprintf(&b, "\n  at %s:%d in %s", f.Path, f.Line, f.In)
		if n > 1 {
			fmt.Fprintf(&b, ", %d times", n)
		}
		i += n
	}
	return b.String()
}

// CodeOf returns the code of err, or "" when it is no fault.
func CodeOf(err error) string {
	var e *Error
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}

// Story tells any error: the full story of a fault or of each fault of a list,
// the plain text of another error.
func Story(err error) string {
	var l List
	if errors.As(err, &l) {
		parts := make([]string, len(l))
		for i, e := range l {
			parts[i] = e.Story()
		}
		return strings.Join(parts, "\n")
	}
	var e *Error
	if errors.As(err, &e) {
		return e.Story()
	}
	return err.Error()
}

// List is several mistakes found together, in order of path and line.
type List []*Error

// Err returns nil when the list is empty, its only error, or the sorted list.
func (l List) Err() error {
	switch len(l) {
	case 0:
		return nil
	case 1:
		return l[0]
	}
	sort.SliceStable(l, func(i, j int) bool {
		if l[i].Path != l[j].Path {
			return l[i].Path < l[j].Path
		}
		return l[i].Line < l[j].Line
	})
	return l
}

func (l List) Error() string {
	lines := make([]string, len(l))
	for i, e := range l {
		lines[i] = e.Error()
	}
	return strings.Join(lines, "\n")
}

// Unwrap gives the single mistakes to errors.As and errors.Is.
func (l List) Unwrap() []error {
	out := make([]error, len(l))
	for i, e := range l {
		out[i] = e
	}
	return out
}

// Codes lists every code, sorted.
func Codes() []string {
	out := make([]string, 0, len(pages))
	for c := range pages {
		out = append(out, c)
	}
	sort.Strings(out)
	return out
}

// Page returns the explanation of a code: what it means, an example, the mend.
func Page(code string) (string, bool) { p, ok := pages[code]; return strings.TrimSpace(p), ok }
