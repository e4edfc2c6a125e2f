package replytest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// recorder is a testing.TB that keeps what would have failed.
type recorder struct {
	testing.TB
	failures []string
}

func (r *recorder) Helper() {}
func (r *recorder) Errorf(format string, args ...any) {
	r.failures = append(r.failures, fmt.Sprintf(format, args...))
}
func (r *recorder) Fatalf(format string, args ...any) {
	r.Errorf(format, args...)
	panic(r)
}

// failuresOf runs a transcript and returns what it found wrong.
func failuresOf(t *testing.T, text string) []string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "t.repl")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	r := &recorder{TB: t}
	func() {
		defer func() {
			if p := recover(); p != nil && p != any(r) {
				panic(p)
			}
		}()
		Run(r, NewFake(), path)
	}()
	return r.failures
}

func TestATranscriptFailsWhenAnAnswerDiffers(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"wrong":      {"head\nskald> x = 1\nskald> x\n2\n", ":3: x\n--- want\n2\n--- got\n1"},
		"too much":   {"skald> x = 1\n1\n", ":1: x = 1"},
		"too little": {"skald> 4\n", ":1: 4"},
		"incomplete": {"skald> do\nskald> 4\n4\n", ":1: the input is not complete"},
		"empty":      {"just text\n", "no line starts with"},
	} {
		got := failuresOf(t, c.text)
		if len(got) != 1 || !strings.Contains(got[0], c.want) {
			t.Errorf("%s: got %q, want one failure with %q", name, got, c.want)
		}
	}
	if got := failuresOf(t, "skald> do\n  ... end\n\nskald> x = 1\nskald> x\n1\n\n"); len(got) != 0 {
		t.Errorf("a right transcript failed: %q", got)
	}
}

func TestUpdateWritesTheAnswers(t *testing.T) {
	path := filepath.Join(t.TempDir(), "t.repl")
	if err := os.WriteFile(path, []byte("# head\nskald> do\n  ... x = 1\n  ... end\nskald> x\nold\nskald> y\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("SKALD_UPDATE", "1")
	Run(t, NewFake(), path)
	got, err := os.ReadFile(path)
	want := "# head\nskald> do\n  ... x = 1\n  ... end\nskald> x\nE-GLOBAL there is no x\nskald> y\nE-GLOBAL there is no y\n"
	if err != nil || string(got) != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}
