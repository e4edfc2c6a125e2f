package tests

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"skald/luabind"
	"skald/luabind/scenario"
	"skald/luabind/source"
)

// inMod: the scenarios of a mod run with it, in a test of its own.
func inMod(f scenario.File) bool { return f.Mod != "" }

// TestScenarios runs every scenario file of the tree, the same that
// `skald test` runs: those under tests/ and those of the factions.
func TestScenarios(t *testing.T) {
	t.Chdir(repoRoot(t))
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	files, err := scenario.Find([]string{"tests", "factions", "scripts"})
	if err != nil {
		t.Fatal(err)
	}
	files = slices.DeleteFunc(files, inMod)
	onDisk := 0
	for _, top := range []string{"tests", "factions", "scripts"} {
		filepath.WalkDir(top, func(p string, d os.DirEntry, err error) error {
			if d != nil && d.IsDir() && source.ModOf(p) != "" {
				return filepath.SkipDir
			}
			if strings.HasSuffix(p, ".lua") && strings.Contains(filepath.ToSlash(p), "/scenarios/") {
				onDisk++
			}
			return err
		})
	}
	if len(files) != onDisk || onDisk < 100 {
		t.Fatalf("%d scenario files found, %d on disk", len(files), onDisk)
	}
	seen := map[string]bool{}
	tell := func(r scenario.Result) {
		seen[r.File] = true
		t.Run(r.File+"/"+r.Title, func(t *testing.T) {
			if r.Err != nil {
				var b strings.Builder
				scenario.Print(&b, r, false)
				t.Error("\n" + b.String())
			}
		})
	}
	if err := scenario.Run(lib, files, nil, tell); err != nil {
		t.Fatal(err)
	}
	if len(seen) != onDisk {
		t.Errorf("%d files ran, %d on disk", len(seen), onDisk)
	}
}

// The same scenarios pass when no handler is remembered: each is called afresh
// every time, so a remembered answer that differs from a called one shows here.
func TestScenariosCalled(t *testing.T) {
	t.Chdir(repoRoot(t))
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	files, err := scenario.Find([]string{"tests", "factions"})
	if err != nil {
		t.Fatal(err)
	}
	files = slices.DeleteFunc(files, inMod)
	n := 0
	err = scenario.RunWith(lib, files, scenario.Options{Called: true}, func(r scenario.Result) {
		if n++; r.Err != nil {
			t.Errorf("%s: %v", r.Title, r.Err)
		}
	})
	if err != nil || n < 300 {
		t.Fatalf("%d scenarios ran, %v", n, err)
	}
}
