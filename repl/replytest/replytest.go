// Package replytest checks a session against transcripts: files that read like
// a page of a manual and fail when an answer differs.
//
//	# what this shows (lines before the first prompt are comment)
//	skald> x = 2
//	skald> f = function()
//	  ...   return x
//	  ... end
//	skald> f()
//	2
//	skald> y.z
//	E-GLOBAL there is no y
//
// What stands below an input is what a person would see: the text, then the
// story of the error. Blank lines at the end of an answer do not count. With
// SKALD_UPDATE=1 in the environment the answers are written instead of checked.
package replytest

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"skald/core/fault"
	"skald/repl"
)

const (
	prompt = "skald> "
	more   = "  ... "
)

// step is one input of a transcript and the answer it must get.
type step struct {
	line  int // of its prompt, from 1
	input []string
	want  string
}

// Run types each input of the file at path into s, in order, and reports every
// answer that differs with the place of its prompt. A file without an input,
// and an input that is not complete, fail too.
func Run(t testing.TB, s repl.Session, path string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text := Check(t, s, path, string(data))
	if os.Getenv("SKALD_UPDATE") != "" {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// Check is Run of a text that is part of a file; it returns the text with the
// answers that came.
func Check(t testing.TB, s repl.Session, path, text string) string {
	t.Helper()
	head, steps := parse(text)
	if len(steps) == 0 {
		t.Fatalf("%s:1: no line starts with %q", path, prompt)
	}
	update := os.Getenv("SKALD_UPDATE") != ""
	line := 1 // of what is typed, as a terminal counts
	for i := range steps {
		st := &steps[i]
		s.Place("prompt", line)
		line += len(st.input)
		src := strings.Join(st.input, "\n")
		if !strings.HasPrefix(src, ":") && s.Incomplete(src) {
			t.Errorf("%s:%d: the input is not complete; continue it with %q", path, st.line, more)
			continue
		}
		got := answer(repl.OneShot(s, src))
		if update {
			st.want = got
		} else if got != st.want {
			t.Errorf("%s:%d: %s\n--- want\n%s\n--- got\n%s", path, st.line, src, st.want, got)
		}
	}
	if !update {
		return text
	}
	return format(head, steps)
}

// parse splits a transcript into the comment at its head and its steps.
func parse(text string) (head string, steps []step) {
	var comment, out []string
	flush := func() {
		if len(steps) > 0 {
			steps[len(steps)-1].want = strings.TrimRight(strings.Join(out, "\n"), "\n")
		}
		out = nil
	}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSuffix(line, "\r")
		// A prompt with nothing typed after it may have lost its space.
		input, isPrompt := strings.CutPrefix(line+" ", prompt)
		rest, isMore := strings.CutPrefix(line+" ", more)
		switch {
		case isPrompt:
			flush()
			steps = append(steps, step{line: i + 1, input: []string{strings.TrimSuffix(input, " ")}})
		case isMore && len(steps) > 0 && len(out) == 0:
			last := &steps[len(steps)-1]
			last.input = append(last.input, strings.TrimSuffix(rest, " "))
		case len(steps) == 0:
			comment = append(comment, line)
		default:
			out = append(out, line)
		}
	}
	flush()
	return strings.Join(comment, "\n"), steps
}

func format(head string, steps []step) string {
	var b strings.Builder
	if head != "" {
		fmt.Fprintln(&b, head)
	}
	for _, st := range steps {
		fmt.Fprintln(&b, strings.TrimRight(prompt+strings.Join(st.input, "\n"+more), " "))
		if st.want != "" {
			fmt.Fprintln(&b, st.want)
		}
	}
	return b.String()
}

// answer is what a person sees of a result and its error.
func answer(res repl.Result, err error) string {
	text := strings.TrimRight(res.Text, "\n")
	if err == nil {
		return text
	}
	if text != "" {
		text += "\n"
	}
	return text + fault.Story(err)
}
