package luabind_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"skald/core/fault"
	"skald/luabind"
)

// Each archive of testdata/faults is a mistake that a modder made: what it was in
// the first line, the files of the mod, if need be the table and the order that
// bring it out (else an attack), and the whole story that is told. The name of an
// archive begins with its kind. SKALD_UPDATE=1 writes what is told.

// plantedKinds of faults, as their archives are named.
var plantedKinds = []string{"load", "hook", "field", "runtime", "loop", "recursion", "deep"}

// fewest faults of a kind.
const fewest = 6

func TestPlantedFaults(t *testing.T) {
	files, err := filepath.Glob("testdata/faults/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	n := map[string]int{}
	for _, f := range files {
		kind, _, _ := strings.Cut(filepath.Base(f), "_")
		n[kind]++
		t.Run(strings.TrimSuffix(filepath.Base(f), ".txtar"), func(t *testing.T) { plant(t, f) })
	}
	for _, k := range plantedKinds {
		if n[k] < fewest {
			t.Errorf("%d faults of the kind %s, want %d", n[k], k, fewest)
		}
		delete(n, k)
	}
	if len(n) > 0 {
		t.Errorf("kinds that nobody declared: %v", n)
	}
}

// plant one fault and hold what is told against the archive.
func plant(t *testing.T, file string) {
	a, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := &a.Files[len(a.Files)-1]
	if want.Name != "story" {
		t.Fatal("the last file is not the story")
	}
	got := plantedStory(t, a) + "\n"
	pointsAtItsLine(t, a, got)
	if os.Getenv("SKALD_UPDATE") != "" {
		want.Data = []byte(got)
		if err := os.WriteFile(file, txtar.Format(a), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != string(want.Data) {
		t.Errorf("want %s\ngot  %s", want.Data, got)
	}
}

// plantedStory plays the mod of an archive and gives the story of its fault.
func plantedStory(t *testing.T, a *txtar.Archive) string {
	dir := filepath.Join(t.TempDir(), "broken")
	files := map[string]string{"mod.lua": `mod "broken" { version = "1.0", api = 1 }`}
	for _, f := range a.Files[:len(a.Files)-1] {
		files[f.Name] = string(f.Data)
	}
	table, order := usualTable, usualOrder
	for name, text := range files {
		switch name {
		case "table":
			table = text
		case "order":
			order = text
		default:
			at := filepath.Join(dir, filepath.FromSlash(name))
			if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(at, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	err := playBroken(t, dir, table, order)
	if err == nil {
		t.Fatal("no error")
	}
	return strings.ReplaceAll(fault.Story(err), filepath.ToSlash(dir)+"/", "")
}

// playBroken loads the mod and gives the order; an error changes nothing.
func playBroken(t *testing.T, dir, table, order string) error {
	lib, err := luabind.Load(luabind.Options{Mods: []string{dir}})
	if err != nil {
		return err
	}
	s, err := lib.NewSession(1)
	if err != nil {
		return err
	}
	if err := run(s, "table", table); err != nil {
		return err
	}
	before := s.Game().Hash()
	defer func() {
		if s.Game().Hash() != before {
			t.Error("the table has changed")
		}
	}()
	return run(s, "order", order)
}

// storyLine is the place, the rule, what was wrong, and the source. What was wrong
// ends in a hint, or names what may stand there.
var storyLine = regexp.MustCompile(`^(\S+?):(\d+): E-[A-Z]+( \[[^]]+\])? .*(?:\(.+\)| or ".*)\n    (.*)\n`)

// pointsAtItsLine: a story names file, line and hint, and shows that line.
func pointsAtItsLine(t *testing.T, a *txtar.Archive, story string) {
	m := storyLine.FindStringSubmatch(story)
	if m == nil {
		t.Errorf("no place, no hint or no source:\n%s", story)
		return
	}
	for _, f := range a.Files {
		if f.Name == m[1] && !bytes.Contains(bytes.Split(f.Data, []byte("\n"))[atoi(m[2])-1], []byte(m[4])) {
			t.Errorf("line %s of %s is not %q", m[2], m[1], m[4])
		}
	}
	if strings.Contains(story, "broken:fury") != (m[3] != "") && !strings.Contains(story, "E-SYNTAX") {
		t.Errorf("the rule is not named first:\n%s", story)
	}
}

func atoi(s string) int {
	n := 0
	for _, r := range s {
		n = n*10 + int(r-'0')
	}
	return n
}
