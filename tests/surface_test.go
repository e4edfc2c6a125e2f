package tests

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/core/game"
	"skald/luabind"
)

// What scripts can name in each game is frozen: a change shows in these files, and
// belongs into the CHANGELOG. SKALD_UPDATE=1 writes them anew.
func TestSurfaceIsFrozen(t *testing.T) {
	for _, def := range game.All() {
		t.Run(def.ID, func(t *testing.T) { surfaceIsFrozen(t, def.ID) })
	}
}

func surfaceIsFrozen(t *testing.T, id string) {
	lib, err := luabind.Load(luabind.Options{Game: id})
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Join(lib.Surface(), "\n") + "\n"
	name := "surface_" + id + ".txt"
	if id == "pillage" {
		name = "surface.txt"
	}
	file := filepath.Join("golden", name)
	if os.Getenv("SKALD_UPDATE") != "" {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v: SKALD_UPDATE=1 writes it", err)
	}
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

// Every word, field and method has a sentence that says what it is.
func TestEverythingIsDocumented(t *testing.T) {
	for _, def := range game.All() {
		lib, err := luabind.Load(luabind.Options{Game: def.ID})
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
		for _, f := range def.Facts {
			if len(f.Doc) < 4 {
				t.Errorf("%s: the fact %s has no doc", def.ID, f.Name)
			}
		}
		for _, o := range def.Orders {
			page, err := lib.Explain(o.Name)
			if err != nil || !strings.HasPrefix(page, o.Use) || len(o.Doc) < 10 {
				t.Errorf("%s: the order %s has no page: %v", def.ID, o.Name, err)
			}
		}
		for _, topic := range lib.Topics() {
			page, err := lib.Explain(topic)
			if err != nil || page == "" {
				t.Errorf("%s: skald explain %s: %v", def.ID, topic, err)
			}
		}
	}
}
