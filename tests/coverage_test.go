// Package tests holds what no single package can promise: that rules, scripts,
// scenarios and Go agree about ids, and that the packages keep their order.
// Everything is found by walking the tree, never from a list kept by hand.
package tests

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"skald/core/rule"
)

// repoRoot is the folder of go.mod, above the folder that the tests run in.
func repoRoot(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		up := filepath.Dir(dir)
		if up == dir {
			t.Fatal("no go.mod above the folder of the tests")
		}
		dir = up
	}
}

// place is an id as written somewhere in the tree.
type place struct {
	id, path string
	line     int // 1-based
}

var (
	// An id of the catalogue, as it stands in any text.
	idShape = regexp.MustCompile(`\b(?:PIL|SAGA|GRID|POWER|WEST)(?:-[A-Z0-9]+)+-[0-9]+`)
	// The area X belongs to ids that are meant not to exist: examples, tests.
	madeUp = regexp.MustCompile(`^[A-Z]+-(X|GAP)-[0-9]+$`)
	// A scenario's list of rules; names are written out, never computed.
	coversList = regexp.MustCompile(`\bcovers\s*=\s*(\{[^}]*\}|"[^"\n]*"|'[^'\n]*')`)
	luaString  = regexp.MustCompile(`"([^"\n]*)"|'([^'\n]*)'`)
	// What may hide "--" or a quote, longest first: long and short comments,
	// long and short strings.
	luaToken = regexp.MustCompile(`(?s)--\[\[.*?\]\]|--[^\n]*|\[\[.*?\]\]|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`)
)

// walk gives the text of every file under dirs whose name ends in one of exts,
// in order of path. Hidden folders are left out, a missing folder has no files.
func walk(fsys fs.FS, dirs, exts []string, visit func(file, text string)) error {
	for _, dir := range dirs {
		if _, err := fs.Stat(fsys, dir); err != nil {
			continue
		}
		err := fs.WalkDir(fsys, dir, func(file string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if d.IsDir() {
				if file != "." && strings.HasPrefix(d.Name(), ".") {
					return fs.SkipDir
				}
				return nil
			}
			if !slices.Contains(exts, path.Ext(file)) {
				return nil
			}
			text, err := fs.ReadFile(fsys, file)
			if err == nil {
				visit(file, string(text))
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// covers lists the ids in the covers of every scenario, comments left out.
func covers(fsys fs.FS) (out []place, err error) {
	err = walk(fsys, []string{"factions", "scripts", "tests"}, []string{".lua"}, func(file, text string) {
		text = luaToken.ReplaceAllStringFunc(text, func(s string) string {
			if strings.HasPrefix(s, "--") {
				return strings.Repeat("\n", strings.Count(s, "\n"))
			}
			return s
		})
		for _, at := range coversList.FindAllStringSubmatchIndex(text, -1) {
			for _, s := range luaString.FindAllStringSubmatchIndex(text[at[2]:at[3]], -1) {
				line := 1 + strings.Count(text[:at[2]+s[0]], "\n")
				out = append(out, place{text[at[2]+s[0]+1 : at[2]+s[1]-1], file, line})
			}
		}
	})
	return out, err
}

// mentions lists every id written in Go or Lua, comments included.
func mentions(fsys fs.FS) (out []place, err error) {
	err = walk(fsys, []string{"."}, []string{".go", ".lua"}, func(file, text string) {
		for n, line := range strings.Split(text, "\n") {
			for _, id := range idShape.FindAllString(line, -1) {
				out = append(out, place{id, file, n + 1})
			}
		}
	})
	return out, err
}

// unknown tells, in a sentence each, of the places whose id no catalogue has.
// Ids with a colon are those of house rules and mods, which have none.
func unknown(places []place) (out []string) {
	for _, p := range places {
		if _, ok := rule.Get(p.id); ok || madeUp.MatchString(p.id) || strings.Contains(p.id, ":") {
			continue
		}
		hint := "an id that is meant not to exist is written like PIL-X-01"
		if near := rule.Nearest(p.id); near != "" {
			hint = "did you mean " + near + "? " + hint
		}
		out = append(out, fmt.Sprintf("%s:%d: no rule has the id %q (%s)", p.path, p.line, p.id, hint))
	}
	return out
}

// uncovered tells of the rules that are called done and have no scenario.
func uncovered(entries []rule.Entry, covered []place) (out []string) {
	has := map[string]bool{}
	for _, p := range covered {
		has[p.id] = true
	}
	for _, e := range entries {
		if e.Status == rule.Done && !has[e.ID] {
			out = append(out, fmt.Sprintf("%s (%s) is listed as done in core/rule/data/done.txt, but no scenario covers it", e.ID, e.Title))
		}
	}
	return out
}

func TestIDsInTheTreeExist(t *testing.T) {
	found, err := mentions(os.DirFS(repoRoot(t)))
	if err != nil {
		t.Fatal(err)
	}
	if len(found) == 0 {
		t.Fatal("not one id in the whole tree: the walk looks in the wrong place")
	}
	for _, s := range unknown(found) {
		t.Error(s)
	}
}

func TestScenariosCoverWhatIsDone(t *testing.T) {
	found, err := covers(os.DirFS(repoRoot(t)))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range append(unknown(found), uncovered(rule.All(), found)...) {
		t.Error(s)
	}
}

// tree is a small repository with one mistake of each sort. The wrong ids are
// put together here, since this file is walked as well.
func tree() fstest.MapFS {
	wrong := "PIL" + "-MELEE-77"
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	return fstest.MapFS{
		"go.mod":                  file("module skald\n"),
		"core/melee.go":           file("package core\n\n// " + wrong + ": PIL-MELEE-01 before.\n"),
		".git/old.go":             file("// " + wrong),
		"notes.md":                file(wrong),
		"scripts/pillage/fog.lua": file("rule \"PIL-WEATHER-03\" {}\n"),
		"tests/scenarios/a.lua": file("-- covers = { \"PIL-GEN-01\" }\n" +
			"--[[ covers = {\n\"PIL-GEN-02\" } ]]\n" +
			"scenario \"covers -- dashes\" {\n  covers = { \"PIL-X-01\", 'PIL-HIT-01', -- and then\n    \"" + wrong + "\", \"house:mine\" },\n}\n" +
			"scenario 'one' { covers = \"PIL-HIT-02\" }\n"),
		"luabind/b.lua": file("covers = { \"PIL-GEN-04\" }\n"),
	}
}

func TestCoversAreFound(t *testing.T) {
	found, err := covers(tree())
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, p := range found {
		got = append(got, fmt.Sprintf("%s:%d %s", p.path, p.line, p.id))
	}
	want := []string{
		"tests/scenarios/a.lua:5 PIL-X-01", "tests/scenarios/a.lua:5 PIL-HIT-01",
		"tests/scenarios/a.lua:6 PIL" + "-MELEE-77", "tests/scenarios/a.lua:6 house:mine",
		"tests/scenarios/a.lua:8 PIL-HIT-02",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestWrongIDsAreReported(t *testing.T) {
	found, err := mentions(tree())
	if err != nil {
		t.Fatal(err)
	}
	got := unknown(found)
	if len(got) != 2 || !strings.HasPrefix(got[0], `core/melee.go:3: no rule has the id "PIL`+`-MELEE-77" (did you mean PIL-`) ||
		!strings.HasPrefix(got[1], "tests/scenarios/a.lua:6: ") {
		t.Errorf("want the mistakes of core/melee.go and tests/scenarios/a.lua, got %q", got)
	}
}

func TestDoneWithoutScenarioIsReported(t *testing.T) {
	entries := []rule.Entry{
		{ID: "PIL-HIT-01", Status: rule.Done},
		{ID: "PIL-HIT-02", Status: rule.Planned},
		{ID: "PIL-HIT-03", Title: "Animals", Status: rule.Done},
	}
	got := uncovered(entries, []place{{id: "PIL-HIT-01"}})
	want := []string{"PIL-HIT-03 (Animals) is listed as done in core/rule/data/done.txt, but no scenario covers it"}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}
