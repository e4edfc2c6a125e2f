package luabind_test

import (
	"path/filepath"
	"strings"
	"testing"

	"skald/luabind"
	"skald/repl"
	"skald/repl/replytest"
)

// session is a table with all that is shipped, and mods over it.
func session(t *testing.T, mods ...string) *luabind.Session {
	t.Helper()
	lib, err := luabind.Load(luabind.Options{Mods: mods})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestTranscripts types every file of testdata/repl into a session of its own.
// SKALD_UPDATE=1 writes the answers.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/repl/*.repl")
	if err != nil || len(files) == 0 {
		t.Fatal("no transcripts", err)
	}
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".repl"), func(t *testing.T) {
			replytest.Run(t, session(t), f)
		})
	}
}

// types answers one input, which must work, and returns what is shown.
func types(t *testing.T, s repl.Session, src string) string {
	t.Helper()
	res, err := repl.OneShot(s, src)
	if err != nil {
		t.Fatalf("%s: %v", src, err)
	}
	return strings.TrimRight(res.Text, "\n")
}
