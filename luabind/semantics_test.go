package luabind_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/luabind"
	"skald/luabind/scenario"
)

// TestSemantics runs the scenarios of testdata/semantics: what a declaration
// means, proven with rules that the files declare themselves. Each file is run
// twice, the second time with handlers called instead of remembered.
func TestSemantics(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	paths, err := filepath.Glob("testdata/semantics/*.lua")
	if err != nil || len(paths) < 10 {
		t.Fatalf("%d files, %v", len(paths), err)
	}
	files, err := scenario.Find(paths)
	if err != nil {
		t.Fatal(err)
	}
	for name, called := range map[string]bool{"remembered": false, "called": true} {
		t.Run(name, func(t *testing.T) {
			ran := 0
			err := scenario.RunWith(lib, files, scenario.Options{Called: called}, func(r scenario.Result) {
				ran++
				if r.Err != nil {
					t.Errorf("%s:%d %s\n%s", r.File, r.Line, r.Title, r.Story)
				}
			})
			if err != nil || ran < 30 {
				t.Errorf("%d scenarios ran, %v", ran, err)
			}
		})
	}
}

// TestShownScenarioPasses runs the example on the page of scenario.
func TestShownScenarioPasses(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	page, err := lib.Explain("scenario")
	if err != nil {
		t.Fatal(err)
	}
	from := strings.Index(page, "scenario \"the axe bites\"")
	to := strings.Index(page, "\n}\n")
	path := filepath.Join(t.TempDir(), "shown.lua")
	if from < 0 || to < from || os.WriteFile(path, []byte(page[from:to+3]), 0o644) != nil {
		t.Fatalf("no example in\n%s", page)
	}
	files, err := scenario.Find([]string{path})
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	err = scenario.RunWith(lib, files, scenario.Options{}, func(r scenario.Result) {
		ran++
		if r.Err != nil {
			t.Error(r.Story)
		}
	})
	if err != nil || ran != 1 {
		t.Errorf("%d scenarios ran, %v", ran, err)
	}
}
