package source_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"skald/luabind/source"
)

// late is when a test gives up waiting for the system to tell of a file.
const late = 20 * time.Second

// watched is a watch over a new folder that lies in a folder of its own.
func watched(t *testing.T) (*source.Watch, string) {
	t.Helper()
	w, err := source.NewWatch()
	if err != nil {
		t.Skip("files cannot be watched here:", err)
	}
	t.Cleanup(func() {
		if err := w.Close(); err != nil {
			t.Error(err)
		}
	})
	dir := filepath.Join(t.TempDir(), "mod")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	w.Folders([]string{dir})
	return w, dir
}

func save(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// told waits until the watch tells something.
func told(t *testing.T, w *source.Watch, what string) {
	t.Helper()
	select {
	case <-w.Changed():
	case <-time.After(late):
		t.Fatalf("nobody told of %s", what)
	}
}

func TestAWatchTellsOfEverySave(t *testing.T) {
	w, dir := watched(t)
	rule := filepath.Join(dir, "rule.lua")
	save(t, rule, "x = 1")
	told(t, w, "a new file")
	save(t, rule, "x = 2")
	told(t, w, "a saved file")

	save(t, rule+"~new", "x = 3") // how many editors save: write beside, then rename
	if err := os.Rename(rule+"~new", rule); err != nil {
		t.Fatal(err)
	}
	told(t, w, "a file that was renamed over the old one")
	save(t, rule, "x = 4")
	told(t, w, "a save after that")

	deep := filepath.Join(dir, "factions", "pillage", "danes")
	if err := os.MkdirAll(deep, 0o755); err != nil {
		t.Fatal(err)
	}
	told(t, w, "new folders")
	save(t, filepath.Join(deep, "faction.lua"), "x = 1")
	told(t, w, "a file in a new folder")

	if err := os.Remove(rule); err != nil {
		t.Fatal(err)
	}
	told(t, w, "a file that was taken away")

	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	told(t, w, "the folder taken away")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	told(t, w, "the folder that came back")
	save(t, rule, "x = 1")
	told(t, w, "a file in the folder that came back")
}

// TestAWatchIsSilentAboutTheRest: what does not matter is saved before what does,
// and one is told of the second alone: a burst is one.
func TestAWatchIsSilentAboutTheRest(t *testing.T) {
	w, dir := watched(t)
	other := filepath.Join(filepath.Dir(dir), "other.lua")
	save(t, other, "beside the folder")
	save(t, filepath.Join(dir, ".rule.lua.swp"), "what an editor keeps")
	save(t, filepath.Join(dir, ".#rule.lua"), "what another keeps")
	save(t, filepath.Join(dir, "notes.txt"), "no script")
	for i := range 20 {
		save(t, filepath.Join(dir, string(rune('a'+i))+".lua"), "x = 1")
	}
	told(t, w, "many files")

	w.Folders([]string{filepath.Join(dir, "none")}) // not there yet
	save(t, filepath.Join(dir, "a.lua"), "x = 2")
	if err := os.Mkdir(filepath.Join(dir, "none"), 0o755); err != nil {
		t.Fatal(err)
	}
	told(t, w, "the folder that was waited for")
}
