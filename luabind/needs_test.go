package luabind_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/luabind"
)

// needing makes a mod whose one house rule bears its name.
func needing(t *testing.T, dir, id, says string) string {
	t.Helper()
	folder := modFolder(t, dir, id, id+".lua", `house "`+id+`" { title = "`+id+`" }`)
	write(t, folder, "mod.lua", `mod "`+id+`" { api = 1, `+says+` }`)
	return folder
}

// loadedOrder is the folders of the mods by name, in the order in which they
// were loaded.
func loadedOrder(t *testing.T, lib *luabind.Library) string {
	t.Helper()
	var out []string
	for _, m := range lib.Mods() {
		out = append(out, filepath.Base(m))
	}
	return strings.Join(out, " ")
}

func TestModsNeedAndConflict(t *testing.T) {
	dir := t.TempDir()
	base := needing(t, dir, "base", "")
	extra := needing(t, dir, "extra", `needs = { "skald", "base" }`)
	other := needing(t, dir, "other", "")
	rival := needing(t, dir, "rival", `conflicts = "base"`)
	top := needing(t, dir, "top", `needs = "extra"`)
	red := needing(t, dir, "red", `needs = "green"`)
	green := needing(t, dir, "green", `needs = "red"`)
	lost := needing(t, dir, "lost", `needs = "bose"`)
	alone := needing(t, filepath.Join(dir, "far"), "alone", `needs = "nowhere"`)
	called := needing(t, dir, "called", `needs = "inside"`)
	must(t, os.Rename(needing(t, dir, "inside", ""), filepath.Join(dir, "folder")))
	for _, c := range []struct {
		name string
		mods []string
		want string // the order, else what the error says
	}{
		{"as given", []string{other, base}, "other base"},
		{"as needed", []string{base, extra}, "base extra"},
		{"needed later", []string{extra, other, base}, "base extra other"},
		{"through another", []string{top, other, base, extra}, "base extra top other"},
		{"found beside", []string{other, top}, "other base extra top"},
		{"found by its id", []string{called}, "folder called"},
		{"conflict", []string{rival, base}, "the mods rival and base cannot be loaded together"},
		{"conflict the other way", []string{base, rival}, "the mods base and rival cannot be loaded together"},
		{"conflict with one found", []string{rival, extra}, "the mods rival and base cannot be loaded together"},
		{"cycle", []string{red}, "red/mod.lua:1: E-MOD mods need each other: red > green > red"},
		{"cycle, both given", []string{green, red}, "mods need each other: green > red > green"},
		{"missing", []string{lost}, "lost/mod.lua:1: E-MOD the mod lost needs the mod bose, which is neither given nor in a folder beside it (did you mean base?)"},
		{"missing, nothing near", []string{alone}, "beside it (give its folder too: --mods FOLDER"},
	} {
		t.Run(c.name, func(t *testing.T) {
			lib, err := luabind.Load(luabind.Options{Mods: c.mods})
			got := ""
			if err != nil {
				got = err.Error()
			} else {
				got = loadedOrder(t, lib)
			}
			if err == nil && got != c.want || err != nil && !strings.Contains(got, c.want) {
				t.Errorf("want %q\n got %q", c.want, got)
			}
		})
	}
}

// Of what lies beside a mod only what it needs is looked at closely.
func TestBrokenModBeside(t *testing.T) {
	dir := t.TempDir()
	needy := needing(t, dir, "needy", `needs = "base"`)
	broken := needing(t, dir, "broken", "")
	write(t, broken, "mod.lua", "mod (")
	must(t, os.Rename(needing(t, dir, "base", ""), filepath.Join(dir, "zz")))
	if _, err := luabind.Load(luabind.Options{Mods: []string{needy}}); err != nil {
		t.Errorf("another mod beside it is broken: %v", err)
	}
	must(t, os.Rename(broken, filepath.Join(dir, "base")))
	_, err := luabind.Load(luabind.Options{Mods: []string{needy}})
	if err == nil || !strings.Contains(err.Error(), "base/mod.lua:1") {
		t.Errorf("the one that is needed is broken: %v", err)
	}
	needing(t, dir, "old", "")
	must(t, os.RemoveAll(filepath.Join(dir, "base")))
	write(t, filepath.Join(dir, "old"), "mod.lua", `mod "base" { api = 1 }`)
	_, err = luabind.Load(luabind.Options{Mods: []string{needy}})
	if err == nil || !strings.Contains(err.Error(), "two folders beside it are called so") {
		t.Errorf("two of that name: %v", err)
	}
}

// mod.lua is a plain file of the size of a script, inside its folder.
func TestManifestIsAPlainFile(t *testing.T) {
	dir := t.TempDir()
	outside := filepath.Join(dir, "outside.lua")
	must(t, os.WriteFile(outside, []byte(`mod "linked" { api = 1 }`), 0o644))
	for _, c := range []struct {
		name, want string
		spoil      func(file string) error
	}{
		{"link", "mod.lua cannot be read inside its folder (a link may not lead out of the mod)", func(f string) error { return os.Symlink(outside, f) }},
		{"folder", "mod.lua is no script: it is no plain file, or too large", func(f string) error { return os.Mkdir(f, 0o755) }},
		{"giant", "mod.lua is no script: it is no plain file, or too large", func(f string) error { return os.WriteFile(f, make([]byte, 2<<20), 0o644) }},
		{"large", "more than 65536", func(f string) error { return os.WriteFile(f, make([]byte, 70<<10), 0o644) }},
		{"api", "the mod x was written for api 7, this is api 1", func(f string) error { return os.WriteFile(f, []byte(`mod "x" { api = 7 }`), 0o644) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := needing(t, dir, c.name, "")
			file := filepath.Join(folder, "mod.lua")
			must(t, os.Remove(file))
			must(t, c.spoil(file))
			_, err := luabind.Load(luabind.Options{Mods: []string{folder}})
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("want %q, got %v", c.want, err)
			}
		})
	}
}
