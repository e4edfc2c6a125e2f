package tests

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/luabind"
)

// What scripts can name is frozen: a change shows in this file, and belongs
// into the CHANGELOG. SKALD_UPDATE=1 writes it anew.
func TestSurfaceIsFrozen(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Join(lib.Surface(), "\n") + "\n"
	file := filepath.Join("golden", "surface.txt")
	if os.Getenv("SKALD_UPDATE") != "" {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		w, g := strings.Split(string(want), "\n"), strings.Split(got, "\n")
		for i := range max(len(w), len(g)) {
			a, b := "", ""
			if i < len(w) {
				a = w[i]
			}
			if i < len(g) {
				b = g[i]
			}
			if a != b {
				t.Fatalf("the surface changed at line %d\n  was %s\n  now %s", i+1, a, b)
			}
		}
	}
}

// Every word, field and method has a sentence that says what it is.
func TestEverythingIsDocumented(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range lib.Content().Points {
		if p.Name == "" || len(p.Doc) < 10 {
			t.Errorf("point %d %q has no doc", p.Num, p.Name)
		}
		page, err := lib.Explain(p.Name)
		if err != nil || !strings.Contains(page, p.Doc) {
			t.Errorf("skald explain %s: %v", p.Name, err)
		}
	}
}
