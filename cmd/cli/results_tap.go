package cli

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode"

	"skald/luabind/scenario"
)

// tapResults are the Test Anything Protocol, version 13, as results come.
type tapResults struct {
	a *app
	n int
}

// tapTitle is a title on one line; # would begin a directive.
var tapTitle = strings.NewReplacer(`\`, `\\`, "#", `\#`, "\r", "", "\n", " ")

func (t *tapResults) begin(run TestRun) {
	fmt.Fprintln(t.a.io.Out, "TAP version 13")
	t.comment("seed %d", t.a.opts.Seed)
	if run.Shuffle != nil {
		t.comment("in the order of --shuffle=%d", *run.Shuffle)
	}
}

func (t *tapResults) comment(format string, args ...any) {
	fmt.Fprintf(t.a.io.Out, "# "+format+"\n", args...)
}

func (t *tapResults) tell(r scenario.Result) {
	t.n++
	verdict := "ok"
	if r.Err != nil {
		verdict = "not ok"
	}
	fmt.Fprintf(t.a.io.Out, "%s %d - %s\n", verdict, t.n, tapTitle.Replace(r.Title))
	if r.Err != nil {
		t.diagnose(r)
		return
	}
	for _, line := range lines(r.Said) {
		if t.a.verbose {
			t.comment("%s", line)
		}
	}
}

// diagnose writes the block of YAML under a failure.
func (t *tapResults) diagnose(r scenario.Result) {
	f := faults(r.Err)[0]
	fmt.Fprintln(t.a.io.Out, "  ---")
	for _, field := range [][2]string{{"message", f.Message}, {"code", f.Code}, {"file", r.File}} {
		fmt.Fprintf(t.a.io.Out, "  %s: %s\n", field[0], quoted(field[1]))
	}
	fmt.Fprintf(t.a.io.Out, "  line: %d\n  again: %s\n", r.Line, quoted(r.Again))
	t.block("story", r.Story)
	t.block("said", r.Said)
	fmt.Fprintln(t.a.io.Out, "  ...")
}

// block writes a text of several lines, indented by two more, or in quotes where
// a reader could stumble over that; nothing for "".
func (t *tapResults) block(name, text string) {
	hidden := func(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }
	switch {
	case text == "":
		return
	case text[0] == ' ' || text[0] == '\n' || strings.Contains(text, "\n\n") || strings.ContainsFunc(text, hidden):
		fmt.Fprintf(t.a.io.Out, "  %s: %s\n", name, quoted(text))
		return
	}
	fmt.Fprintf(t.a.io.Out, "  %s: |\n", name)
	for _, line := range lines(text) {
		fmt.Fprintln(t.a.io.Out, strings.TrimRight("    "+line, " "))
	}
}

// quoted text is JSON, which is YAML too.
func quoted(text string) string {
	out, _ := json.Marshal(text)
	return string(out)
}

func lines(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(strings.TrimRight(text, "\n"), "\n")
}

func (t *tapResults) broke(err error) {
	fmt.Fprintf(t.a.io.Out, "Bail out! %s\n", tapTitle.Replace(faults(err)[0].Message))
}

func (t *tapResults) end(s summary) {
	fmt.Fprintf(t.a.io.Out, "1..%d\n", t.n)
	if s.Cover == nil {
		return
	}
	var b strings.Builder
	s.Cover.print(&b)
	for _, line := range lines(b.String()) {
		t.comment("%s", line)
	}
}
