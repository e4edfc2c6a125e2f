package luabind_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/luabind"
	"skald/luabind/vm"
)

// Each file of testdata/errors begins with a line `-- E: ...` for each line of
// the error that it causes, as people read it. It is loaded as a file of a mod.
// Where loading works, the table below is laid and the order given, or what
// stands behind the first and second line of dashes. An error in play changes
// nothing on the table, leaves the session usable and other mods working.
// SKALD_UPDATE=1 writes what the errors say.

const (
	usualTable = `red, blue = band "vikings", band "anglo_saxons"
a = red:add("warrior", { name = "Ulf", weapon = "hand_weapon", at = { 10, 10 } })
b = blue:add("warrior", { name = "Edric", weapon = "hand_weapon", shield = true, at = { 10, 11 } })
engage(a, b)`
	usualOrder = `attack(a, b)`
	dashes     = "----\n"

	// otherMod answers at every attack, whatever the mod beside it does.
	otherMod = `rule "other:steady" { title = "Steady", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`
)

// modFolder writes a mod with one script file and gives its folder.
func modFolder(t *testing.T, dir, id, file, text string) string {
	t.Helper()
	at := filepath.Join(dir, id)
	for name, content := range map[string]string{
		"mod.lua":                              fmt.Sprintf("mod %q { version = \"1.0\", api = 1 }", id),
		filepath.Join("scripts/pillage", file): text,
	} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(at, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(at, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return at
}

func TestErrorsForPeople(t *testing.T) {
	files, err := filepath.Glob("testdata/errors/*.lua")
	if err != nil || len(files) < 60 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".lua"), func(t *testing.T) {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			want := expected(string(text))
			got := provoke(t, filepath.Base(f), string(text))
			if os.Getenv("SKALD_UPDATE") != "" {
				header := "-- E: " + strings.ReplaceAll(got, "\n", "\n-- E: ")
				rest := strings.Join(strings.Split(string(text), "\n")[strings.Count(want, "\n")+1:], "\n")
				if err := os.WriteFile(f, []byte(header+"\n"+rest), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if got != want {
				t.Errorf("want %s\ngot  %s", want, got)
			}
		})
	}
}

// expected reads the leading comment of a file.
func expected(text string) string {
	var want []string
	for _, l := range strings.Split(text, "\n") {
		w, ok := strings.CutPrefix(l, "-- E: ")
		if !ok {
			break
		}
		want = append(want, w)
	}
	return strings.Join(want, "\n")
}

// provoke loads the mod, plays, and gives the error as one line.
func provoke(t *testing.T, file, text string) string {
	dir := t.TempDir()
	parts := strings.SplitN(text, dashes, 3)
	mods := []string{modFolder(t, dir, "broken", file, parts[0]), modFolder(t, dir, "other", "steady.lua", otherMod)}
	told := func(err error) string {
		if err == nil {
			t.Fatal("no error")
		}
		return strings.ReplaceAll(err.Error(), filepath.ToSlash(mods[0])+"/scripts/pillage/", "")
	}
	lib, err := luabind.Load(luabind.Options{Mods: mods})
	if err != nil {
		return told(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	table, order := usualTable, usualOrder
	if len(parts) > 1 && strings.TrimSpace(parts[1]) != "" {
		table = strings.Repeat("\n", strings.Count(parts[0]+dashes, "\n")) + parts[1]
	}
	if len(parts) > 2 {
		order = strings.Repeat("\n", strings.Count(parts[0]+dashes+parts[1]+dashes, "\n")) + parts[2]
	}
	if err := run(s, file, table); err != nil {
		return told(err)
	}
	before := s.Game().Hash()
	failure := run(s, file, order)
	if s.Game().Hash() != before {
		t.Error("the table has changed")
	}
	survives(t, s)
	return told(failure)
}

// survives: after an error the session answers, and without the broken rules an
// attack runs those of the other mod.
func survives(t *testing.T, s *luabind.Session) {
	t.Helper()
	if out, err := s.Eval("1 + 1"); err != nil || strings.TrimSpace(out) != "2" {
		t.Errorf("1 + 1 is %q, %v", out, err)
	}
	again := "battle{}\n"
	for _, r := range s.Library().Content().Rules {
		if strings.HasPrefix(r.ID, "broken:") {
			again += fmt.Sprintf("off %q\n", r.ID)
		}
	}
	if err := run(s, "again", again+usualTable+"\n"+usualOrder); err != nil {
		t.Errorf("the next attack: %v", err)
	}
	if r := s.Library().Content().Rule("other:steady"); s.Game().R.Stats.Ran[r.Num] == 0 {
		t.Error("the other mod has stopped working")
	}
}

// run a script in the session.
func run(s *luabind.Session, name, src string) error {
	c, err := vm.Compile(name, []byte(src))
	if err == nil {
		_, err = s.Run(c)
	}
	return err
}
