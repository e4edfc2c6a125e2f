package luabind_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/luabind"
	"skald/repl"
)

// modder is a person with a copied faction folder in an editor and a table at
// the prompt.
type modder struct {
	t *testing.T
	s *luabind.Session
	f string // the faction file of the mod
}

const daneFaction = `faction "danes" {
  title = { en = "Danes" }, text = "Vikings of our own.",
  prices = { warrior = 10, chief = 30, spear = 5 },
  data = { grudge = 1 },
}

rule "danes:grudge" {
  title = { en = "Grudge" }, faction = "danes",
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
`

func newModder(t *testing.T) *modder {
	t.Helper()
	dir := t.TempDir()
	m := &modder{t: t, f: filepath.Join(dir, "factions", "pillage", "danes", "faction.lua")}
	m.write(filepath.Join(dir, "mod.lua"), `mod "danes" { version = "1.0", api = 1 }`)
	m.write(m.f, daneFaction)
	m.s = session(t, dir)
	m.line(`red, blue = band "danes", band "anglo_saxons"`)
	m.line(`a = red:add("warrior", { weapon = "spear", name = "Ulf", at = {10, 10} })`)
	m.line(`b = blue:add("warrior", { weapon = "hand_weapon", name = "Edric", at = {10, 11} })`)
	m.line(`far = function() return a:distance(b) end`)
	return m
}

func (m *modder) write(path, text string) {
	m.t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		m.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		m.t.Fatal(err)
	}
}

// edit replaces a part of the faction file as it is on disk.
func (m *modder) edit(old, now string) {
	m.t.Helper()
	text, err := os.ReadFile(m.f)
	if err != nil || !strings.Contains(string(text), old) {
		m.t.Fatalf("nothing to edit: %q, %v", old, err)
	}
	m.write(m.f, strings.Replace(string(text), old, now, 1))
}

func (m *modder) line(src string) string { m.t.Helper(); return types(m.t, m.s, src) }

func (m *modder) want(src, want string) {
	m.t.Helper()
	if got := m.line(src); got != want {
		m.t.Errorf("%s: got %q, want %q", src, got, want)
	}
}

func TestReloadTakesUpAnEditedMod(t *testing.T) {
	m := newModder(t)
	m.want(`need("hit", a, b)`, "3") // 4+ of the spear, +1 of the grudge
	m.want(`lookup "factions.danes.prices.spear"`, "5")

	m.edit("spear = 5", "spear = 9")
	m.edit("modify(1)", "modify(2)")
	m.want(`need("hit", a, b)`, "3") // not before :reload
	m.line(":reload")
	m.want(`need("hit", a, b)`, "2")
	m.want(`lookup "factions.danes.prices.spear"`, "9")

	// What stood on the table and what was typed are still there.
	m.want("a.name, a.x, far()", "Ulf  10  0")
	if got := m.line("red"); !strings.Contains(got, "Danes: 1 model") {
		t.Errorf("the band: %q", got)
	}
}

func TestABrokenFileLeavesTheOldVersion(t *testing.T) {
	m := newModder(t)
	m.edit("modify(1)", "modify(2")
	res, err := repl.OneShot(m.s, ":reload")
	if err == nil || !strings.Contains(err.Error(), "faction.lua:10: E-SYNTAX") || res.Text != "" {
		t.Fatalf("got %q, %v", res.Text, err)
	}
	m.want(`need("hit", a, b)`, "3")

	m.edit("modify(2", "modify(2)") // mended, and broken at the other end
	m.edit("modify_attack", "modify_atack")
	if _, err := repl.OneShot(m.s, ":reload"); err == nil || !strings.Contains(err.Error(), "E-HOOK [danes:grudge]") {
		t.Fatalf("got %v", err)
	}
	m.want(`need("hit", a, b)`, "3")
	m.edit("modify_atack", "modify_attack")
	m.line(":reload")
	m.want(`need("hit", a, b)`, "2")
}

func TestReloadRegistersARuleOnce(t *testing.T) {
	m := newModder(t)
	m.line(`house "brave" { title = "Brave hearts" }`)
	m.line(`rule "house:brave" { title = "Brave hearts", house = "brave", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`)
	m.line(`on "brave"`)
	m.want(`need("hit", a, b)`, "2")
	first := m.line(":reload")
	for range 5 {
		m.want(":reload", first)
	}
	m.want(`need("hit", a, b)`, "2")
	page := m.line(":help modify_attack")
	for _, id := range []string{"danes:grudge", "house:brave"} {
		if n := strings.Count(page, id); n != 1 {
			t.Errorf("%s is registered %d times:\n%s", id, n, page)
		}
	}
}

func TestLoadOfAModFolderGoesOnWithIt(t *testing.T) {
	m := newModder(t)
	s := session(t)
	types(t, s, `x = 41`)
	if _, err := repl.OneShot(s, `band "danes"`); err == nil {
		t.Fatal("the mod is there before it is loaded")
	}
	dir := filepath.Dir(filepath.Dir(filepath.Dir(filepath.Dir(m.f))))
	types(t, s, ":load "+dir)
	if got := types(t, s, `red = band "danes"; print(red.name, x)`); got != "Danes\t41" {
		t.Errorf("got %q", got)
	}
	m.edit(`en = "Danes"`, `en = "Danish"`)
	types(t, s, ":reload")
	if got := types(t, s, `(band "danes").name`); got != "Danish" {
		t.Errorf("a loaded mod is reloaded too: got %q", got)
	}
}

func TestAnUnfinishedInputNamesWhatIsMissing(t *testing.T) {
	s := session(t)
	for src, want := range map[string]string{
		"x = 1 +":               `prompt:1: E-SYNTAX the text ends too early (something must follow "+")`,
		"print(1, {2,":          `prompt:1: E-SYNTAX "}" is missing for the "{" of line 1`,
		"for i = 1, 3 do\nx(i)": `prompt:2: E-SYNTAX "end" is missing for the "for" of line 1`,
		"x = [[a":               `prompt:1: E-SYNTAX a long string or comment is not closed by ]]`,
		"function f()":          `prompt:1: E-SYNTAX "end" is missing for the "function" of line 1`,
	} {
		if !s.Incomplete(src) {
			t.Errorf("%q is complete", src)
		}
		if _, err := s.Eval(src); err == nil || err.Error() != want {
			t.Errorf("%q:\ngot  %v\nwant %s", src, err, want)
		}
	}
}

func TestInterruptStopsALoop(t *testing.T) {
	s := session(t)
	done := make(chan error)
	started := make(chan struct{})
	go func() {
		close(started)
		_, err := s.Eval("for i = 1, 1e15 do end")
		done <- err
	}()
	<-started
	for {
		s.Interrupt() // again and again: the first may come before the loop
		select {
		case err := <-done:
			if err == nil || !strings.Contains(err.Error(), "E-ABORTED") && !strings.Contains(err.Error(), "E-BUDGET") {
				t.Errorf("got %v", err)
			}
			if got := types(t, s, "1 + 1"); got != "2" {
				t.Errorf("the next line: %q", got)
			}
			return
		default:
		}
	}
}
