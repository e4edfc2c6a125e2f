package repl_test

import (
	"path/filepath"
	"strings"
	"testing"

	"skald/repl"
	"skald/repl/replytest"
)

func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.repl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts: %v", err)
	}
	for _, path := range files {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".repl"), func(t *testing.T) {
			replytest.Run(t, replytest.NewFake(), path)
		})
	}
}

func TestTraceSwitchesTheSession(t *testing.T) {
	s := replytest.NewFake()
	s.Trail = "hit need 4+"
	for _, step := range []struct {
		line, text string
		on         bool
	}{
		{":trace on", "trace is on", true},
		{":trace", "hit need 4+", true},
		{"  :trace   off  ", "trace is off", false},
	} {
		res, err := repl.OneShot(s, step.line)
		if err != nil || res.Text != step.text || s.Tracing != step.on {
			t.Errorf("%s: got %q, %v, tracing %v", step.line, res.Text, err, s.Tracing)
		}
	}
}

func TestOnlyQuitQuits(t *testing.T) {
	for line, want := range map[string]bool{":quit": true, ":quit now": false, "": false, ":help": false, "quit": false} {
		if res, _ := repl.OneShot(replytest.NewFake(), line); res.Quit != want {
			t.Errorf("%q: quit is %v", line, res.Quit)
		}
	}
}
