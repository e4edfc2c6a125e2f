package repl_test

import (
	"errors"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"skald/repl"
	"skald/repl/replytest"
)

// pipe sends text through a session and returns what came out.
func pipe(t *testing.T, text string) (out, errs string, code int) {
	t.Helper()
	var o, e strings.Builder
	code = repl.Loop(strings.NewReader(text), &o, &e, replytest.NewFake(), repl.Options{Banner: "welcome"})
	return o.String(), e.String(), code
}

func TestPipe(t *testing.T) {
	for name, c := range map[string]struct {
		in, out, errs string
		code          int
	}{
		"nothing":          {"", "", "", 0},
		"answers":          {"x = 1\n\nx\n:trace on\n", "1\ntrace is on\n", "", 0},
		"no last newline":  {"7", "7\n", "", 0},
		"several lines":    {"do\n\nx = 1\nend\n8\n", "8\n", "", 0},
		"windows file":     {"\ufeffx = 1\r\nx\r\n", "1\n", "", 0},
		"an error goes on": {"\ny\n7\n", "7\n", "stdin:2: E-GLOBAL there is no y\n", 1},
		"its own place": {"7\nerror(\"no\")\n", "7\nprinted before\n",
			"input:1: E-RUNTIME no\n    error(\"no\")\n", 1},
		"cut": {"7\ndo\nx = 1\n", "7\n",
			"stdin:2: E-SYNTAX no end\n", 1},
		"quit":                      {"7\n:quit\n8\n", "7\n", "", 0},
		"quit after a mistake":      {"y\n:quit\n", "", "stdin:1: E-GLOBAL there is no y\n", 1},
		"a colon inside code":       {"do\n:quit end\n9\n", "9\n", "stdin:1: E-GLOBAL there is no :quit end\n", 1},
		"a command is never begun":  {":load do\n7\n", "loaded do\n7\n", "", 0},
		"a later line has its line": {"do\nend\nx = 1\nzebra\n", "", "stdin:4: E-GLOBAL there is no zebra\n", 1},
	} {
		t.Run(name, func(t *testing.T) {
			out, errs, code := pipe(t, c.in)
			if out != c.out || errs != c.errs || code != c.code {
				t.Errorf("got  %q, %q, %d\nwant %q, %q, %d", out, errs, code, c.out, c.errs, c.code)
			}
		})
	}
}

func TestPipeTakesLongLines(t *testing.T) {
	out, errs, code := pipe(t, strings.Repeat(" ", 500_000)+"7\n")
	if out != "7\n" || code != 0 {
		t.Errorf("half a megabyte: got %.80q, %.80q, %d", out, errs, code)
	}
	_, errs, code = pipe(t, "7\n"+strings.Repeat("x", 2<<20)+"\n")
	if !strings.HasPrefix(errs, "stdin:2: E-SOURCE ") || code != 2 {
		t.Errorf("two megabytes: got %.80q, %d", errs, code)
	}
}

func TestPipeGivesUpOnEndlessInput(t *testing.T) {
	_, errs, code := pipe(t, "do\n"+strings.Repeat("-- still going on and on and on, and nobody can tell how long\n", 1500))
	if !strings.Contains(errs, "E-SYNTAX no end") || code != 1 {
		t.Errorf("got %.200q, %d", errs, code)
	}
}

func TestPipeThatBreaks(t *testing.T) {
	var o, e strings.Builder
	in := io.MultiReader(strings.NewReader("7\n"), iotest.ErrReader(errors.New("cable pulled")))
	code := repl.Loop(in, &o, &e, replytest.NewFake(), repl.Options{})
	if code != 2 || o.String() != "7\n" || !strings.Contains(e.String(), "stdin:2: E-FILE the input cannot be read: cable pulled") {
		t.Errorf("got %q, %q, %d", o.String(), e.String(), code)
	}
}

func TestStoryIsTheCallers(t *testing.T) {
	var o, e strings.Builder
	repl.Loop(strings.NewReader("y\n"), &o, &e, replytest.NewFake(), repl.Options{
		Story: func(err error) string { return "<" + err.Error() + ">" },
	})
	if e.String() != "<stdin:1: E-GLOBAL there is no y>\n" {
		t.Errorf("got %q", e.String())
	}
}

// typist is a person at a terminal: what they type, and what they saw.
type typist struct {
	lines      []string // "^C" drops the input
	prompts    []string
	remembered []string
}

func (p *typist) ReadLine(prompt string, first bool) (string, error) {
	p.prompts = append(p.prompts, prompt)
	if first != (prompt == "skald> ") {
		return "", errors.New("first does not fit the prompt")
	}
	if len(p.lines) == 0 {
		return "", io.EOF
	}
	line := p.lines[0]
	p.lines = p.lines[1:]
	if line == "^C" {
		return "", repl.ErrCleared
	}
	return line, nil
}

func (p *typist) Remember(lines []string) {
	p.remembered = append(p.remembered, strings.Join(lines, "|"))
}

func (p *typist) Close() error { return nil }

func (p *typist) CanDraw() bool { return false }
func (p *typist) Wipe()         {}
func (p *typist) Draw()         {}

func TestTerminalPromptsAndDrops(t *testing.T) {
	p := &typist{lines: []string{"do", "x = 1", "^C", "x", "do", "end"}}
	var o, e strings.Builder
	code := repl.Converse(p, nil, &o, &e, replytest.NewFake())
	first, more := "skald> ", "  ... "
	if want := []string{first, more, more, first, first, more, first}; !slices.Equal(p.prompts, want) {
		t.Errorf("prompts: got %q, want %q", p.prompts, want)
	}
	if want := []string{"x", "do|end"}; !slices.Equal(p.remembered, want) {
		t.Errorf("remembered: got %q, want %q", p.remembered, want)
	}
	if e.String() != "E-GLOBAL there is no x\n" || o.String() != "\n" || code != 0 {
		t.Errorf("got %q, %q, %d", o.String(), e.String(), code)
	}
}

func TestTerminalLeavesInTheMiddle(t *testing.T) {
	var o, e strings.Builder
	code := repl.Converse(&typist{lines: []string{"do"}}, nil, &o, &e, replytest.NewFake())
	if o.String() != "\n" || e.String() != "" || code != 0 {
		t.Errorf("got %q, %q, %d", o.String(), e.String(), code)
	}
}

func TestCtrlCStopsTheScriptAndKeepsTheSession(t *testing.T) {
	s, signals := replytest.NewFake(), make(chan os.Signal)
	go func() {
		<-s.Started
		signals <- os.Interrupt
	}()
	var o, e strings.Builder
	p := &typist{lines: []string{"x = 5", "loop", "x"}}
	code := repl.Converse(p, signals, &o, &e, s)
	if o.String() != "begun\n5\n\n" || e.String() != "E-ABORTED the script was stopped\n" || code != 0 {
		t.Errorf("got %q, %q, %d", o.String(), e.String(), code)
	}
}

// patient is a reader that lets a test act before the first line.
type patient struct {
	typist
	before func()
}

func (p *patient) ReadLine(prompt string, first bool) (string, error) {
	if p.before != nil {
		p.before()
		p.before = nil
	}
	return p.typist.ReadLine(prompt, first)
}

func TestCtrlCBetweenLinesDoesNothing(t *testing.T) {
	s, signals := replytest.NewFake(), make(chan os.Signal)
	p := &patient{before: func() {
		signals <- os.Interrupt // unbuffered: taken, and the next proves it was handled
		signals <- os.Interrupt // no line follows that this one could meet
	}}
	var o, e strings.Builder
	repl.Converse(p, signals, &o, &e, s)
	select {
	case <-s.Stopped:
		t.Error("the session was interrupted although nothing ran")
	default:
	}
	if o.String() != "\n" {
		t.Errorf("got %q, %q", o.String(), e.String())
	}
}
