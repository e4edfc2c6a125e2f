package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/core/suggest"
	"skald/luabind"
)

// checkFormats are the ways to print findings.
var checkFormats = []string{"pretty", "line", "json", "sarif"}

func newCheck(a *app) *cobra.Command {
	var format string
	var strict bool
	c := &cobra.Command{
		Use:   "check [DIR...]",
		Short: "find mistakes in scripts before any game is played",
		Long: `Reads the scripts of the mods in these folders, or of those given with --mods, or
those that come with skald, and tells what is wrong: every mistake of loading at
once, and what a rule would stumble over in play. Each handler is run with made-up
answers to all that it reads and rolls, so that a typo is found in the branch that
one game in a hundred takes. Functions of lib, scenarios and examples are read for
names that nobody defines, and the scenarios are played. With --game only the scripts of that game are looked at.

Errors are wrong in any game, warnings are likely wrong, notes are good to know: what
a mod replaces, lines that nothing led to; with -v also numbers that are guesses.
With --lang ru it is told which titles and texts are missing in Russian.

The exit code is 1 when there is an error, with --strict also for a warning and for
a scenario that fails. skald explain CODE tells what a code means.`,
		Example: `  skald check mods/mine
  skald check mods/mine --strict
  skald check mods/mine --format line      file:line: error: message [CODE]
  skald check mods/mine --format sarif     for code scanning
  skald check --lang ru                    what comes with skald`,
		RunE: func(_ *cobra.Command, dirs []string) error {
			a.lookedElsewhere("check", dirs)
			return a.check(dirs, format, strict)
		},
	}
	c.Flags().StringVar(&format, "format", "pretty", "print findings as this `word`: "+strings.Join(checkFormats, ", "))
	c.Flags().BoolVar(&strict, "strict", false, "a warning fails too, and so does a failing scenario")
	return c
}

func (a *app) check(dirs []string, format string, strict bool) error {
	if !slices.Contains(checkFormats, format) {
		return fault.New("E-USAGE", "--format does not know %q", format).Suggest(suggest.OneOf(format, checkFormats))
	}
	found, err := a.engine.Check(a.opts, dirs)
	if err != nil {
		return cannotRun{err}
	}
	errors, warnings := found.Count(luabind.IsError), found.Count(luabind.IsWarning)
	if !a.verbose {
		found.Findings = slices.DeleteFunc(found.Findings, func(f luabind.Finding) bool { return f.Code == "W-PLACEHOLDER" })
	}
	if strict && (a.json || format != "pretty") { // the findings do not tell it
		fmt.Fprint(a.io.Err, failing(found, a.testOf(dirs)))
	}
	switch {
	case a.json || format == "json":
		a.printJSON(findingsOf(found))
	case format == "line":
		a.print(lineFindings(found))
	case format == "sarif":
		a.printJSON(sarifOf(found, a.engine.Version()))
	default:
		a.print(a.prettyFindings(found, dirs))
	}
	if errors > 0 || strict && warnings+found.Failed > 0 {
		return failed(codeFailed)
	}
	return nil
}

// lineFindings is a finding a line, as compilers write them.
func lineFindings(c *luabind.Checked) string {
	var b strings.Builder
	for _, f := range c.Findings {
		fmt.Fprintf(&b, "%s: %s: %s [%s]", placeOf(f), f.Severity, withRule(f), f.Code)
		if f.Hint != "" {
			fmt.Fprintf(&b, " (%s)", f.Hint)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// placeOf a finding: "file:line"; a finding without a line stands on the first.
func placeOf(f luabind.Finding) string {
	if f.Path == "" {
		return "skald"
	}
	return fmt.Sprintf("%s:%d", f.Path, max(f.Line, 1))
}

// withRule is the message with the rule before it and the answers behind it.
func withRule(f luabind.Finding) string {
	text := f.Message
	if f.Rule != "" {
		text = f.Rule + ": " + text
	}
	if len(f.When) > 0 {
		text += ", when " + strings.Join(f.When, " and ")
	}
	return text
}

// prettyFindings are for people: by file, each with its line of the script.
func (a *app) prettyFindings(c *luabind.Checked, dirs []string) string {
	var b strings.Builder
	for i, f := range c.Findings {
		if i == 0 || c.Findings[i-1].Path != f.Path {
			if i > 0 {
				b.WriteString("\n")
			}
			b.WriteString(a.bold(nameOf(f)) + "\n")
		}
		rule := ""
		if f.Rule != "" {
			rule = " [" + f.Rule + "]"
		}
		fmt.Fprintf(&b, "%5d  %s %s%s %s\n", f.Line, a.severity(f.Severity), f.Code, rule, f.Message)
		if s := strings.TrimSpace(f.Source); s != "" && f.Severity != luabind.IsNote {
			fmt.Fprintf(&b, "         | %s\n", s)
		}
		if len(f.When) > 0 {
			fmt.Fprintf(&b, "         when %s\n", strings.Join(f.When, "\n          and "))
		}
		if f.Hint != "" {
			fmt.Fprintf(&b, "         %s\n", f.Hint)
		}
	}
	if len(c.Findings) > 0 {
		b.WriteString("\n")
	}
	return b.String() + a.checkTally(c, a.testOf(dirs))
}

func nameOf(f luabind.Finding) string {
	if f.Path == "" {
		return "skald"
	}
	return f.Path
}

// severity in a word, in colour where that is welcome.
func (a *app) severity(s luabind.Severity) string {
	if !a.io.Color {
		return string(s)
	}
	colour := map[luabind.Severity]string{luabind.IsError: "31", luabind.IsWarning: "33", luabind.IsNote: "36"}[s]
	return "\x1b[" + colour + "m" + string(s) + "\x1b[0m"
}

func (a *app) bold(text string) string {
	if !a.io.Color {
		return text
	}
	return "\x1b[1m" + text + "\x1b[0m"
}

// checkTally is the last lines: "2 errors, 3 warnings in 14 rules", and how many
// scenarios fail, with the command that tells why.
func (a *app) checkTally(c *luabind.Checked, test string) string {
	what := counted(c.Count(luabind.IsError), "error") + ", " + counted(c.Count(luabind.IsWarning), "warning")
	if n := c.Count(luabind.IsNote); n > 0 {
		what += ", " + counted(n, "note")
	}
	return fmt.Sprintf("%s in %s\n", what, counted(c.Rules, "rule")) + failing(c, test)
}

// failing says how many scenarios fail, with the command that tells why; "": none.
func failing(c *luabind.Checked, test string) string {
	switch c.Failed {
	case 0:
		return ""
	case 1:
		return "1 scenario fails: " + test + "\n"
	}
	return fmt.Sprintf("%d scenarios fail: %s\n", c.Failed, test)
}

// testOf is the command that runs the scenarios of what was looked at.
func (a *app) testOf(dirs []string) string {
	words := []string{"skald test"}
	for _, d := range dirs {
		words = append(words, shellWord(d))
	}
	for _, m := range a.opts.Mods {
		words = append(words, "--mods "+shellWord(m))
	}
	return strings.Join(words, " ")
}

// counted is a number with its thing: "no errors", "1 error", "2 errors".
func counted(n int, thing string) string {
	switch n {
	case 0:
		return "no " + thing + "s"
	case 1:
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// jsonFinding is a finding for programs. What is unknown is left out.
type jsonFinding struct {
	Severity string   `json:"severity"`
	Code     string   `json:"code"`
	Game     string   `json:"game,omitempty"`
	Path     string   `json:"path,omitempty"`
	Line     int      `json:"line,omitempty"` // from 1
	Rule     string   `json:"rule,omitempty"`
	Message  string   `json:"message"`
	When     []string `json:"when,omitempty"`
	Hint     string   `json:"hint,omitempty"`
	Source   string   `json:"source,omitempty"`
}

func findingsOf(c *luabind.Checked) []jsonFinding {
	out := []jsonFinding{}
	for _, f := range c.Findings {
		out = append(out, jsonFinding{string(f.Severity), f.Code, f.Game, f.Path, f.Line, f.Rule, f.Message, f.When, f.Hint, strings.TrimSpace(f.Source)})
	}
	return out
}
