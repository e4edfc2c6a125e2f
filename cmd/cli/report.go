package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"skald/core/fault"
	"skald/luabind"
	"skald/repl"
)

const (
	codeGood   = 0
	codeFailed = 1 // ran and failed
	codeCannot = 2 // could not run
)

// failed is an error that was told already: only the exit code is left to say.
type failed int

func (f failed) Error() string { return fmt.Sprintf("exit code %d", int(f)) }

// cannotRun marks an error from before anything ran.
type cannotRun struct{ error }

func (c cannotRun) Unwrap() error { return c.error }

// finish tells the error of a command and returns the exit code.
func (a *app) finish(err error) int {
	if err == nil {
		return codeGood
	}
	if code, ok := errors.AsType[failed](err); ok {
		return int(code)
	}
	a.tell("", err)
	return exitCode(err)
}

// tell reports an error beside the text that came before it: with --json both
// as one object, else text and error each to its own stream. -v points at the page
// of the code.
func (a *app) tell(text string, err error) {
	err = a.forgot(err)
	if a.json {
		list := jsonErrors(err)
		out := answer{Error: list[0], More: list[1:], Profile: a.rulesWorked()}
		if text != "" {
			out.Text = &text
		}
		a.printJSON(out)
		return
	}
	a.print(text)
	fmt.Fprintln(a.io.Err, a.story(err))
	if a.verbose {
		fmt.Fprintln(a.io.Err, a.dim("skald explain "+faults(err)[0].Code+" tells more"))
	}
}

// dim text, where colour is welcome.
func (a *app) dim(text string) string {
	if !a.io.Color {
		return text
	}
	return "\x1b[2m" + text + "\x1b[0m"
}

// exitCode tells what could not run from what ran and failed.
func exitCode(err error) int {
	if _, ok := errors.AsType[cannotRun](err); ok {
		return codeCannot
	}
	for _, f := range faults(err) {
		switch f.Code {
		case "E-SYNTAX", "E-SOURCE", "E-USAGE", "E-FILE", "E-MOD":
			return codeCannot
		}
	}
	return codeFailed
}

// faults lists the faults in err; one of our own bugs if it holds none.
func faults(err error) []*fault.Error {
	if list, ok := errors.AsType[fault.List](err); ok && len(list) > 0 {
		return list
	}
	if f, ok := errors.AsType[*fault.Error](err); ok {
		return []*fault.Error{f}
	}
	return []*fault.Error{fault.New("E-INTERNAL", "%v", err)}
}

// story is the text of an error, its code in red where colour is welcome.
func (a *app) story(err error) string {
	list, next := faults(err), 0
	text := fault.Plain(fault.Story(fault.List(list).Err()))
	if !a.io.Color {
		return text
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if next < len(list) && strings.HasPrefix(line, fault.Plain(list[next].Error())) {
			code := list[next].Code
			lines[i] = strings.Replace(line, code, "\x1b[31m"+code+"\x1b[0m", 1)
			next++
		}
	}
	return strings.Join(lines, "\n")
}

// print writes text and the line break it may lack; nothing for "".
func (a *app) print(text string) {
	if text != "" {
		fmt.Fprintln(a.io.Out, strings.TrimSuffix(text, "\n"))
	}
}

// answer is what a command prints with --json.
type answer struct {
	Text  *string `json:"text,omitempty"`
	Value any     `json:"value,omitempty"` // of odds and the like

	Profile []luabind.Worked `json:"profile,omitempty"` // with --profile

	Error *jsonError   `json:"error,omitempty"`
	More  []*jsonError `json:"more_errors,omitempty"` // when several mistakes were found together
}

// jsonError is a fault for programs. What is unknown is left out.
type jsonError struct {
	Code    string `json:"code"`
	Rule    string `json:"rule,omitempty"`
	Path    string `json:"path,omitempty"`
	Line    int    `json:"line,omitempty"` // from 1
	Message string `json:"message"`
	Hint    string `json:"hint,omitempty"`

	Near []string `json:"near,omitempty"` // lines about what else could be meant
}

func jsonErrors(err error) []*jsonError {
	var out []*jsonError
	for _, f := range faults(err) {
		out = append(out, &jsonError{f.Code, f.Rule, f.Path, f.Line, f.Message, f.Hint, f.Near})
	}
	return out
}

// printJSON writes one value on one line, for people's eyes unescaped.
func (a *app) printJSON(v any) {
	enc := json.NewEncoder(a.io.Out)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(v) // only strings and numbers; a failed write is kept by Out
}

// printAnswer prints the answer of a command that went well.
func (a *app) printAnswer(res repl.Result) {
	if a.json {
		a.printJSON(answer{Text: &res.Text, Value: res.Value, Profile: a.rulesWorked()})
		return
	}
	a.print(res.Text)
}

// result prints the answer of a session and turns its error, told with the text,
// into an exit code.
func (a *app) result(res repl.Result, err error) error {
	defer a.printProfile()
	if err != nil {
		a.tell(res.Text, err)
		return failed(exitCode(err))
	}
	a.printAnswer(res)
	return nil
}
