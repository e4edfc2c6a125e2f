package luabind_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"skald/luabind"
)

// check a mod, and give what was found as lines.
func check(t *testing.T, o luabind.CheckOptions) *luabind.Checked {
	t.Helper()
	c, err := luabind.Check(o)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Mistakes that need a battle: what rules do to one another.
var needsABattle = map[string]bool{
	"feeds_itself.lua":          true,
	"reads_what_it_decides.lua": true,
}

var placed = regexp.MustCompile(`^(\w+\.lua):(\d+): (\S+)`)

// TestErrorsOfPlayAreFoundBefore: every mistake of testdata/errors that stands in a
// script, most of which play alone shows, is found without a battle, and all of
// them at once.
func TestErrorsOfPlayAreFoundBefore(t *testing.T) {
	files, err := filepath.Glob("testdata/errors/*.lua")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var want []string
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		base := filepath.Base(f)
		script := strings.SplitN(string(text), dashes, 2)[0]
		m := placed.FindStringSubmatch(expected(string(text)))
		if m == nil || needsABattle[base] {
			continue
		}
		if line, _ := strconv.Atoi(m[2]); line > strings.Count(script, "\n") {
			continue // what was typed
		}
		modFolder(t, dir, "broken", base, script)
		want = append(want, m[0])
	}
	if len(want) < 80 {
		t.Fatalf("only %d mistakes", len(want))
	}
	o := luabind.CheckOptions{Dirs: []string{filepath.Join(dir, "broken")}}
	o.Game = "pillage"
	found := map[string]bool{}
	for _, f := range check(t, o).Findings {
		found[strings.Join([]string{filepath.Base(f.Path), strconv.Itoa(f.Line), " " + f.Code}, ":")] = true
	}
	for _, w := range want {
		if !found[w] && !found[strings.Replace(w, "E-RUNTIME", "W-NIL", 1)] {
			t.Errorf("not found: %s", w)
		}
	}
}
