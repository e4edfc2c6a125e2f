package luabind_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/core/fault"
	"skald/luabind"
	"skald/luabind/scenario"
)

// files writes a mod "bold" from its files by path. Its house rule bold:one is
// declared by the text under "rule", a file of scripts/pillage.
func files(t *testing.T, texts map[string]string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "bold")
	if texts["mod.lua"] == "" {
		texts["mod.lua"] = `mod "bold" { api = 1 }`
	}
	for name, text := range texts {
		if name == "rule" {
			name = "scripts/pillage/bold.lua"
		}
		file := filepath.Join(dir, filepath.FromSlash(name))
		must(t, os.MkdirAll(filepath.Dir(file), 0o755))
		must(t, os.WriteFile(file, []byte(text), 0o644))
	}
	return dir
}

// boldRule is a rule whose effect is what stands in body.
func boldRule(head, body string) string {
	return head + "\n" + `rule "bold:one" { title = "1", hook = "pillage.modify_attack", effect = function(ev) ` + body + ` end }`
}

// strike has a fight in which the rule of boldRule is asked.
const strike = `
scenario "strike" {
  run = function(t)
    local a = band "vikings":add("warrior", { weapon = "dane_axe", at = { 10, 10 } })
    local b = band "anglo_saxons":add("warrior", { weapon = "spear", at = { 10, 11 } })
    t.odds(function() return attack(a, b).lost == 1 end, "%s")
  end,
}`

func loadError(t *testing.T, texts map[string]string) *fault.Error {
	t.Helper()
	_, err := luabind.Load(luabind.Options{Mods: []string{files(t, texts)}})
	if err == nil {
		t.Fatal("it loads")
	}
	var list fault.List
	if errors.As(err, &list) {
		return list[0]
	}
	var f *fault.Error
	errors.As(err, &f)
	return f
}

// A rule calls a function of lib: in play, in odds and in each state that loads it.
func TestRequire(t *testing.T) {
	dir := files(t, map[string]string{
		"lib/wounds.lua":    "local more = require \"lib/more/ones\"\nlocal M = {}\nfunction M.bonus(ev) return more.one + ev.attacker.hp - 1 end\nreturn M",
		"lib/more/ones.lua": "return { one = 1 }",
		"rule":              boldRule(`local wounds = require "lib/wounds" assert(wounds == require "lib/wounds")`, "ev:modify(wounds.bonus(ev))"),
		"scenarios/bold.lua": `local ones = require "lib/more/ones"` +
			"\nscenario \"read only\" { run = function(t) t.equal(ones.one, 1) t.fails(function() ones.one = 2 end, \"E-FROZEN\") end }" +
			strings.ReplaceAll(strike, "%s", "55/72"),
	})
	lib, err := luabind.Load(luabind.Options{Mods: []string{dir}})
	must(t, err)
	found, err := scenario.Find([]string{dir})
	must(t, err)
	n := 0
	must(t, scenario.Run(lib, found, nil, func(r scenario.Result) {
		if n++; r.Err != nil {
			t.Error(r.Story)
		}
	}))
	if n != 2 {
		t.Errorf("%d scenarios", n)
	}
	for _, of := range lib.Scripts() {
		if strings.HasSuffix(of.File, "lib/wounds.lua") {
			return
		}
	}
	t.Error("a file of lib is none of the scripts that are looked at for changes")
}

// Mistakes around require are told while loading, at the file and line of the
// mistake.
func TestRequireRefusals(t *testing.T) {
	for _, c := range []struct {
		name       string
		texts      map[string]string
		code, at   string // at: file and line
		says, hint string
	}{
		{"no name", map[string]string{"rule": "\nrequire(4)"}, "E-LIB", "scripts/pillage/bold.lua:2", "the name of a file, not 4", `require "lib/wounds"`},
		{"outside", map[string]string{"rule": `require "../../other"`}, "E-LIB", "bold.lua:1", `"../../other" leads out of the lib of the mod`, "its own files"},
		{"absolute", map[string]string{"rule": `require "/etc/passwd"`}, "E-LIB", "bold.lua:1", "takes no path from outside", ""},
		{"other mod", map[string]string{"rule": `require "skald/scripts"`}, "E-LIB", "bold.lua:1", "is no file of this mod", "declarations and data keys"},
		{"none", map[string]string{"rule": `require "lib/wunds"`, "lib/wounds.lua": "return {}"}, "E-LIB", "bold.lua:1", "there is no lib/wunds.lua in ", "did you mean lib/wounds?"},
		{"dots", map[string]string{"rule": `require "lib.wounds"`, "lib/wounds.lua": "return {}"}, "E-LIB", "bold.lua:1", "there is no lib.wounds.lua", `write require "lib/wounds"`},
		{"no lib", map[string]string{"rule": `require "scripts/pillage/bold"`}, "E-LIB", "bold.lua:1", "does not lie in lib", "move it"},
		{"cycle", map[string]string{"rule": `require "lib/a"`, "lib/a.lua": "\nreturn require \"lib/b\"", "lib/b.lua": `return require "lib/a"`}, "E-LIB", "lib/b.lua:1", "lib/a requires itself: lib/a > lib/b > lib/a", ""},
		{"nothing", map[string]string{"rule": `require "lib/a"`, "lib/a.lua": "local x = 1\nlocal y = x"}, "E-LIB", "lib/a.lua:2", "returns nothing", "return { ... }"},
		{"syntax, not required", map[string]string{"lib/a.lua": "\nreturn {"}, "E-SYNTAX", "lib/a.lua:2", "", ""},
		{"mistake", map[string]string{"rule": `require "lib/a"`, "lib/a.lua": "local x\n\nreturn x.y"}, "E-RUNTIME", "lib/a.lua:3", "", ""},
		{"global", map[string]string{"lib/a.lua": "local M = {}\nfunction M.f()\n  count = 1\nend\nreturn M"}, "E-GLOBAL", "lib/a.lua:3", `writes the global "count"`, "write local"},
		{"declares", map[string]string{"rule": `require "lib/a"`, "lib/a.lua": "\nhouse \"x\" { title = \"x\" }\nreturn {}"}, "E-DECLARE", "lib/a.lua:2", `house "x" is declared by a file of lib`, "declare in scripts or factions"},
		{"in a handler", map[string]string{"rule": boldRule("", "\nlocal a = require \"lib/a\"\n"), "lib/a.lua": "return {}"}, "E-LIB", "bold.lua:3", "requires a file each time it runs", "at the top"},
		{"in a function of lib", map[string]string{"rule": boldRule(`local a = require "lib/a"`, "a.f()"), "lib/a.lua": "return { f = function()\nreturn require \"lib/b\" end }"}, "E-LIB", "lib/a.lua:2", "requires a file each time it runs", ""},
		{"keeps something", map[string]string{"rule": boldRule(`local a = require "lib/a"`, "a.f()"), "lib/a.lua": "local n = 0\nreturn { f = function()\nn = n + 1 end }"}, "E-UPVALUE", "lib/a.lua:3", `writes the variable "n"`, ""},
		{"no such field", map[string]string{"rule": "local a = require \"lib/a\"\n" + `rule "bold:one" { title = "1", hook = "pillage.modify_attack", effect = a.effect }`, "lib/a.lua": "return { effect = function(ev)\nev:modify(ev.atacker.hp) end }"}, "E-FIELD", "lib/a.lua:2", "atacker", "attacker"},
		{"endless", map[string]string{"rule": `require "lib/a"`, "lib/a.lua": "while true do end"}, "E-BUDGET", "lib/a.lua:1", "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := loadError(t, c.texts)
			if f.Code != c.code || !strings.HasSuffix(placeOf(f), c.at) || !strings.Contains(f.Message, c.says) || !strings.Contains(f.Hint, c.hint) {
				t.Errorf("want %s at %s: %s (%s)\n got %s", c.code, c.at, c.says, c.hint, fault.Story(f))
			}
			if line := strings.Split(c.texts["lib/a.lua"], "\n"); strings.Contains(c.at, "lib/a.lua") && f.Source != line[f.Line-1] {
				t.Errorf("shown is %q", f.Source)
			}
		})
	}
}

// A file of lib may not lead out of its mod.
func TestRequireThroughALink(t *testing.T) {
	secret := filepath.Join(t.TempDir(), "secret.lua")
	must(t, os.WriteFile(secret, []byte("return {}"), 0o644))
	dir := files(t, map[string]string{"lib/a.lua": "return {}"})
	must(t, os.Symlink(secret, filepath.Join(dir, "lib", "out.lua")))
	_, err := luabind.Load(luabind.Options{Mods: []string{dir}})
	if fault.CodeOf(err) != "E-MOD" || !strings.Contains(err.Error(), "lib/out.lua cannot be read inside its folder") {
		t.Errorf("a link to a file: %v", err)
	}
	dir = files(t, map[string]string{"rule": `require "lib/x/secret"`})
	must(t, os.Mkdir(filepath.Join(dir, "lib"), 0o755))
	must(t, os.Symlink(filepath.Dir(secret), filepath.Join(dir, "lib", "x")))
	_, err = luabind.Load(luabind.Options{Mods: []string{dir}})
	if fault.CodeOf(err) != "E-LIB" {
		t.Errorf("a link to a folder: %v", err)
	}
}

// A function of lib that fails inside a rule, and a table of lib that a rule
// writes, are told where they stand.
func TestRuleFailsInLib(t *testing.T) {
	for _, c := range []struct{ lib, code, at string }{
		{"return { f = function(ev)\nreturn ev.attacker.hp + nil end }", "E-RUNTIME", "lib/a.lua:2"},
		{"local M = { n = 1 }\nfunction M.f()\nM.n = 2 return 1 end\nreturn M", "E-FROZEN", "lib/a.lua:3"},
	} {
		s := session(t, files(t, map[string]string{"lib/a.lua": c.lib, "rule": boldRule(`local a = require "lib/a"`, "ev:modify(a.f(ev))")}))
		_, err := s.Eval(`a = band "vikings":add("warrior", { weapon = "dane_axe" }) attack(a, band "huns":add("warrior", { weapon = "spear" }))`)
		var f *fault.Error
		if !errors.As(err, &f) || f.Code != c.code || !strings.HasSuffix(placeOf(f), c.at) || f.Rule != "bold:one" {
			t.Errorf("want %s at %s, got %v", c.code, c.at, err)
		}
	}
}

// What is typed has the lib of the one mod that is loaded; a script that is run
// that of the mod in whose folder it lies, loaded or not.
func TestRequireInASession(t *testing.T) {
	dir := files(t, map[string]string{
		"lib/a.lua":       "return { n = 1 }",
		"examples/a.lua":  "local a = require \"lib/a\"\nprint(a.n)",
		"lib/bad.lua":     "return { n = dice.d6() }",
		"lib/late.lua":    "return function() return dice.d6() end",
		"examples/in.lua": "play(function() return require \"lib/a\" end)",
	})
	example := filepath.Join(dir, "examples", "a.lua")
	alone := session(t)
	if out, err := alone.Load(example); err != nil || out != "1\n" {
		t.Errorf("mod not loaded: %q %v", out, err)
	}
	must(t, os.WriteFile(filepath.Join(dir, "lib", "a.lua"), []byte("return { n = 2 }"), 0o644))
	if out, err := alone.Load(example); err != nil || out != "2\n" {
		t.Errorf("it is read again: %q %v", out, err)
	}
	saved, once := filepath.Join(t.TempDir(), "game.json"), session(t)
	if _, err := once.Load(example); err != nil {
		t.Fatal(err)
	}
	if _, err := once.Save(saved); err != nil {
		t.Fatal(err)
	}
	if r, err := luabind.Replay(saved, nil); err != nil || !r.Same || strings.Contains(r.Report, "changed") {
		t.Errorf("replayed: %+v %v", r, err)
	}
	must(t, os.WriteFile(filepath.Join(dir, "lib", "a.lua"), []byte("return { n = 5 - 3 }"), 0o644))
	if r, err := luabind.Replay(saved, nil); err != nil || !strings.Contains(r.Report, "lib/a.lua") {
		t.Errorf("replayed, lib changed: %+v %v", r, err)
	}
	if _, err := alone.Eval(`require "lib/a"`); fault.CodeOf(err) != "E-LIB" || !strings.Contains(err.Error(), "no mod is loaded") {
		t.Errorf("typed: %v", err)
	}
	s := session(t, dir)
	out, err := s.Eval(`require("lib/a").n`)
	if err != nil || out != "2\n" {
		t.Errorf("typed, a mod is loaded: %q %v", out, err)
	}
	must(t, os.WriteFile(filepath.Join(dir, "lib", "a.lua"), []byte("return { n = 3 }"), 0o644))
	if _, err := s.Reload(); err != nil {
		t.Fatal(err)
	}
	if out, err := s.Eval(`require("lib/a").n`); err != nil || out != "3\n" {
		t.Errorf("reloaded: %q %v", out, err)
	}
	if _, err := s.Eval(`require "lib/bad"`); fault.CodeOf(err) != "E-LIB" || !strings.Contains(err.Error(), "lib/bad.lua:1") {
		t.Errorf("dice while it is read: %v", err)
	}
	if _, err := s.Eval(`odds(require "lib/late")`); err != nil {
		t.Errorf("dice later: %v", err)
	}
	if out, err := s.Eval(`odds(function() return require("lib/late")() > 4 end)`); err != nil || out != "1/3 = 33.33 %\n" {
		t.Errorf("inside a question: %q %v", out, err)
	}
	if _, err := session(t, dir).Eval(`odds(function() return require("lib/bad").n end)`); fault.CodeOf(err) != "E-LIB" {
		t.Errorf("dice while it is read, inside a question: %v", err)
	}
	if _, err := s.Eval(`require = 1`); fault.CodeOf(err) != "E-GLOBAL" {
		t.Errorf("written: %v", err)
	}
}

// With several mods, what is typed has the file of the one that has it.
func TestRequireAmongMods(t *testing.T) {
	bold := files(t, map[string]string{"lib/a.lua": "return 1", "lib/both.lua": "return 1"})
	meek := files(t, map[string]string{"mod.lua": `mod "meek" { api = 1 }`, "lib/b.lua": "return 2", "lib/both.lua": "return 2"})
	s := session(t, bold, meek)
	for line, want := range map[string]string{
		`require "lib/a" + require "lib/b"`: "3\n",
		`require "lib/both"`:                `E-LIB "lib/both" may be of any of bold, meek (`,
		`require "lib/bb"`:                  "E-LIB no mod that is loaded has a file lib/bb.lua (did you mean lib/b?)",
		`require "lib/b.lua"`:               `E-LIB "lib/b.lua": a file is required without .lua (write require "lib/b")`,
	} {
		out, err := s.Eval(line)
		if err != nil {
			out = err.Error()
		}
		if !strings.Contains(out, want) {
			t.Errorf("%s: %q, want %q", line, out, want)
		}
	}
	must(t, os.WriteFile(filepath.Join(meek, "mod.lua"), []byte(`mod "meek" { api = 1, needs = { "bold" } }`), 0o644))
	must(t, os.MkdirAll(filepath.Join(meek, "scripts/pillage"), 0o755))
	write(t, meek, "scripts/pillage/a.lua", `require "lib/a"`)
	_, err := luabind.Load(luabind.Options{Mods: []string{bold, meek}})
	if err == nil || !strings.Contains(err.Error(), "lib/a.lua is a file of the mod bold, not of meek (a mod requires its own files only") {
		t.Errorf("of a mod that is needed: %v", err)
	}
}

func placeOf(f *fault.Error) string { return fmt.Sprintf("%s:%d", f.Path, f.Line) }

// One mistake in a file of lib is told once, however many scripts require it.
func TestOneMistakeInLib(t *testing.T) {
	dir := files(t, map[string]string{"lib/a.lua": "return nil + 1", "scripts/pillage/x.lua": `require "lib/a"`, "scripts/pillage/y.lua": `require "lib/a"`})
	_, err := luabind.Load(luabind.Options{Mods: []string{dir}})
	var list fault.List
	if errors.As(err, &list) && len(list) != 1 || fault.CodeOf(err) != "E-RUNTIME" {
		t.Errorf("%v", err)
	}
}
