package luabind_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/core/fault"
	"skald/luabind"
)

// attacks are scripts that try to break in, to break the table, or to run for
// ever; each ends with an error of the code, or works (code "").
var attacks = []struct{ name, code, script string }{
	{"metatable of a model", "", `assert(getmetatable(a) == "locked" or getmetatable(a) == false or getmetatable(a) == nil)`},
	{"metatable of a model replaced", "E-ARG", `setmetatable(a, {})`},
	{"raw reading of a model", "E-ARG", `rawget(a, "hp")`},
	{"raw writing of a model", "E-ARG", `rawset(a, "hp", 9)`},
	{"writing into a model", "E-FIELD", `a.hp = 9`},
	{"writing into a result", "E-FIELD", `local r = attack(a, b) r.round = 2`},
	{"a method with another self", "E-ARG", `a.has(red, "shield")`},
	{"a method with a table as self", "E-ARG", `a.has({}, "shield")`},
	{"add with a model as self", "E-ARG", `red.add(a, "warrior")`},
	{"by with another self", "E-ARG", `local r = attack(a, b) r.by(a, a)`},
	{"a model as table key", "", `local t = {} t[a] = 1`},
	{"models compared with other things", "", `assert(a ~= 1 and a ~= "Ulf" and a ~= {} and a ~= red and a ~= nil)`},
	{"order of models", "E-RUNTIME", `return a < b`},
	{"joining a model", "E-RUNTIME", `return a .. "x"`},
	{"length of a model", "E-RUNTIME", `return #a`},
	{"calling a model", "E-RUNTIME", `return a()`},
	{"iterating a model", "E-ARG", `for k in pairs(a) do end`},

	{"not a number as a place", "E-ARG", `put(a, { 0/0, 1 })`},
	{"endless as a place", "E-ARG", `put(a, { 1/0, 1 })`},
	{"not a number as a path", "E-ARG", `move(a, { { 1, 1 }, { 0/0, 0/0 } })`},
	{"not a number as inches", "E-ARG", `return a:within(0/0, b)`},
	{"negative inches", "E-ARG", `return a:aura(-1)`},
	{"comparison with not a number", "", `assert(not (a:distance(b) < 0/0) and a.hp ~= 0/0)`},
	{"negative hit points", "E-ARG", `red:add("warrior", { hp = -3, at = { 1, 1 } })`},
	{"half a hit point", "E-ARG", `red:add("warrior", { hp = 1.5, at = { 1, 1 } })`},
	{"negative loot", "E-ARG", `red:add("warrior", { loot = -3, at = { 1, 1 } })`},
	{"bearing that is no number", "E-ARG", `red:add("warrior", { touch = a, bearing = 0/0 })`},
	{"touching a side", "E-ARG", `red:add("warrior", { touch = red })`},
	{"touching a word", "E-ARG", `red:add("warrior", { touch = "Ulf" })`},
	{"negative budget", "E-ARG", `muster(red, { budget = -1 })`},
	{"budget without end", "E-ARG", `muster(red, { budget = 1/0 })`},
	{"negative seed", "E-ARG", `battle { seed = -1 }`},
	{"huge need", "E-ARG", `dice.check(1e12)`},
	{"million dice", "E-ARG", `dice.roll "1000000d6"`},
	{"set to not a number", "E-DECLARE", `set("rules.weapon.bow.range", 0/0)`},
	{"set to a table", "E-DATA", `set("rules.weapon.bow.range", { 1, 2 })`},
	{"negative row", "E-ARG", `red:row(-5, "warrior", { at = { 1, 1 } })`},
	{"endless row", "E-ARG", `red:row(1/0, "warrior", { at = { 1, 1 } })`},
	{"minus three shots", "E-ARG", `shoot(a, b, { shots = -3 })`},

	{"NUL in an id", "E-ID", `band "vik\0ings"`},
	{"NUL in a troop", "E-ID", `red:add("warrior\0", { at = { 1, 1 } })`},
	{"NUL in a name", "E-ARG", `red:add("warrior", { name = "a\0b", at = { 1, 1 } })`},
	{"escape sequence in a name", "E-ARG", `red:add("warrior", { name = "\27[31mred", at = { 1, 1 } })`},
	{"no UTF-8 in a name", "E-ARG", `red:add("warrior", { name = "\255", at = { 1, 1 } })`},
	{"NUL in a declared id", "E-DECLARE", `troop "guard\0" { title = "Guard" }`},
	{"empty id", "E-DECLARE", `troop "" { title = "Guard" }`},

	{"models without end", "E-ARG", `while true do red:add("warrior", { at = { 1, 1 } }) end`},
	{"rows without end", "E-ARG", `while true do red:row(100, "warrior", { at = { 1, 1 } }) end`},
	{"bands without end", "E-ARG", `while true do band() end`},
	{"long list to form", "E-ARG", `local l = {} for i = 1, 16000 do l[i] = a end form("shield_wall", l)`},
	{"long list to choose", "E-ARG", `local l = {} for i = 1, 16000 do l[i] = i end choose("x", l)`},
	{"a kit in a kit", "E-FIELD", `local k = {} for i = 1, 100 do k = { k = k } end red:add("warrior", k, { at = { 1, 1 } })`},
	{"many kits", "", `local k = { at = { 1, 1 } } red:add("warrior", k, k, k, k, k, k, k, k, k, k, k, k)`},
	{"a name list that contains itself", "E-ARG", `local w = {} w[1] = w red:add("warrior", { weapon = w, at = { 1, 1 } })`},
	{"a filter changed after use", "", `local f = { side = "enemy" } local l = a:touching(f) f.side = "friend" f.x = 1 assert(#l == 1 and l[1] == b)`},
	{"a list changed after use", "", `local l = red:models() l[1] = nil l[9] = 1 assert(#red:models() == 1)`},

	{"battle in place of the table", "E-ARG", `local old = a battle {} return old.hp`},
	{"a side of an older table", "E-ARG", `local old = red battle {} return old:models()`},
	{"a band of an older table", "E-ARG", `local old = red battle {} old:add("warrior", { at = { 1, 1 } })`},
	{"an old model touched", "E-ARG", `local old = a battle {} local n = band() n:add("warrior", { touch = old })`},
	{"an old model compared", "E-ARG", `local old = a battle {} local n = band():add("warrior", { at = { 1, 1 } }) return old == n`},
	{"an old report", "E-ARG", `local r = attack(a, b) battle {} return r.blows[1].by.hp`},
	{"a typed rule sees changed globals", "", `bonus = 1
		rule "atk:global" { title = "G", hook = "pillage.modify_attack", effect = function(ev) ev:modify(bonus) end }
		local one = need("hit", a, b)
		bonus = 2
		assert(need("hit", a, b) == one - 1)`},
	{"a typed rule sees changed locals", "", `local bonus = 1
		rule "atk:local" { title = "L", hook = "pillage.modify_attack", effect = function(ev) ev:modify(bonus) end }
		local one = need("hit", a, b)
		bonus = 2
		assert(need("hit", a, b) == one - 1)`},
	{"a rule is in force within its chunk", "", `local before = need("hit", a, b)
		rule "atk:now" { title = "N", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
		assert(need("hit", a, b) == before - 1)`},
	{"a declaration before an error is dropped", "E-RUNTIME", `rule "atk:dropped" { title = "D", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
		error("no")`},
	{"the table of a rule changed later", "E-FROZEN", `local d = { title = "T", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
		rule "atk:table" (d)
		need("hit", a, b)
		d.effect = function(ev) end`},
	{"a report used in a rule", "E-REQUEST", `local c = blue:add("warrior", { hp = 9, at = { 10, 9 } })
		local r = attack(a, c)
		rule "atk:report" { title = "R", hook = "pillage.modify_attack", effect = function(ev) ev:modify(r.round) end }
		need("hit", a, c)`},
	{"dice used in a rule", "E-REQUEST", `rule "atk:dice" { title = "R", hook = "pillage.modify_attack", effect = function(ev) ev:modify(dice.d6()) end }
		need("hit", a, b)`},
	{"battle used in a rule", "E-REQUEST", `rule "atk:battle" { title = "R", hook = "pillage.modify_attack", effect = function(ev) battle {} end }
		need("hit", a, b)`},
	{"pcall around an order in a rule", "", `rule "atk:pcall" { title = "R", hook = "pillage.modify_attack", effect = function(ev) assert(not pcall(fight, a, b)) end }
		need("hit", a, b)`},
	{"ev methods with another self", "E-ARG", `rule "atk:self" { title = "R", hook = "pillage.modify_attack", effect = function(ev) ev.modify(ev.target, 1) end }
		need("hit", a, b)`},
	{"a quantity with another self", "E-ARG", `rule "atk:value" { title = "R", hook = "pillage.modify_attack", effect = function(ev) ev.attacker.x.value(ev) end }
		need("hit", a, b)`},
	{"ev used after its rule, through an error", "", `rule "atk:leak" { title = "R", hook = "pillage.modify_attack", effect = function(ev) error(ev) end }
		local ok, e = pcall(need, "hit", a, b)
		assert(not ok and type(e) == "string")`},
	{"filter changed within a rule", "", `rule "atk:filter" { title = "R", hook = "pillage.modify_attack", effect = function(ev)
			local f = { side = "enemy" }
			local l = ev:models(f)
			f.side = "friend"
			ev:modify(#l)
		end }
		need("hit", a, b)`},
	{"ask without end", "E-BUDGET", `rule "atk:ask" { title = "R", hook = "pillage.modify_attack", effect = function(ev)
			pcall(function() while true do ev:modify(1) end end)
		end }
		need("hit", a, b)`},
	{"effects that feed several each", "E-CHAIN", `rule "atk:burst" { title = "R", hook = "pillage.on_attack_rolled", effect = function(ev)
			for i = 1, 50 do ev:attack { by = ev.attacker, at = ev.target } end
		end }
		attack(a, blue:add("warrior", { hp = 1000, at = { 10, 9 } }))`},
	{"a thousand wounds", "E-ARG", `rule "atk:wound" { title = "R", hook = "pillage.on_attack_rolled", effect = function(ev) ev:wound(ev.target, 1e6) end }
		attack(a, b)`},
	{"words without end in questions", "E-ARG", `rule "atk:words" { title = "R", hook = "pillage.modify_attack", effect = function(ev)
			for i = 1, 1000 do local n = ev.attacker:carried("x" .. i) end
		end }
		need("hit", a, b)`},
	{"a long list in a choice", "E-ARG", `rule "atk:options" { title = "R", hook = "pillage.on_attack_rolled", effect = function(ev)
			local l = {}
			for i = 1, 600 do l[i] = i end
			ev:choose("x", l)
		end }
		attack(a, b)`},
	{"a data table that contains itself", "E-DECLARE", `local t = {} t.t = t house "h" { title = "H", data = t }`},
	{"a very deep data table", "E-DECLARE", `local t = {} for i = 1, 5000 do t = { t = t } end house "h" { title = "H", data = t }`},
	{"thousands of declarations", "E-DECLARE", `for i = 1, 500 do gear("g" .. i) { title = "G" } end`},
}

func TestAttacks(t *testing.T) {
	for _, c := range attacks {
		t.Run(c.name, func(t *testing.T) {
			s := session(t)
			if err := run(s, "table", usualTable); err != nil {
				t.Fatal(err)
			}
			err := run(s, "attack", c.script)
			if got := fault.CodeOf(err); got != c.code {
				t.Errorf("want %q, got %v", c.code, err)
			}
			var rules strings.Builder
			for _, r := range s.Library().Content().Rules {
				if strings.HasPrefix(r.ID, "atk:") {
					rules.WriteString("off \"" + r.ID + "\"\n")
				}
			}
			if err := run(s, "after", "battle{}\n"+rules.String()+usualTable+"\nattack(a, b)"); err != nil {
				t.Errorf("afterwards: %v", err)
			}
			if s.Library().Content().Rule("atk:dropped") != nil {
				t.Error("a declaration of a failed script is in force")
			}
		})
	}
}

// TestWhatTakesLongIsPaidFor: what a loop does without end costs instructions by
// what it takes, so that a script is stopped after so many turns, on any machine.
func TestWhatTakesLongIsPaidFor(t *testing.T) {
	for _, c := range []struct {
		name, does string
		turns      int // at most
	}{
		{"orders", `need("hit", a, b)`, 250_000},
		{"dice", `dice.d6()`, 1_400_000},
		{"reading", `local x = #red:models { wields = "spear" }`, 1_400_000},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := session(t)
			must(t, run(s, "table", usualTable))
			if err := run(s, "attack", "turns = 0\nwhile true do turns = turns + 1 "+c.does+" end"); fault.CodeOf(err) != "E-BUDGET" {
				t.Errorf("it ends with %v", err)
			}
			if err := run(s, "after", fmt.Sprintf("assert(turns < %d, turns)", c.turns)); err != nil {
				t.Error(err)
			}
			must(t, run(s, "after", "battle{}\n"+usualTable+"\nattack(a, b)"))
		})
	}
}

// mods that are not well formed, by what is done to a good one.
var badMods = []struct {
	name, code string
	spoil      func(t *testing.T, dir string)
}{
	{"no mod.lua", "E-MOD", func(t *testing.T, dir string) { must(t, os.Remove(filepath.Join(dir, "mod.lua"))) }},
	{"mod.lua is a folder", "E-MOD", func(t *testing.T, dir string) {
		must(t, os.Remove(filepath.Join(dir, "mod.lua")))
		must(t, os.Mkdir(filepath.Join(dir, "mod.lua"), 0o755))
	}},
	{"another api", "E-MOD", func(t *testing.T, dir string) { write(t, dir, "mod.lua", `mod "broken" { api = 7 }`) }},
	{"api is a word", "E-MOD", func(t *testing.T, dir string) { write(t, dir, "mod.lua", `mod "broken" { api = "1" }`) }},
	{"no api", "E-MOD", func(t *testing.T, dir string) { write(t, dir, "mod.lua", `mod "broken" { version = "1" }`) }},
	{"no name", "E-MOD", func(t *testing.T, dir string) { write(t, dir, "mod.lua", `local x = 1`) }},
	{"a table for a name", "E-MOD", func(t *testing.T, dir string) { write(t, dir, "mod.lua", `mod { api = 1 }`) }},
	{"two mods in one", "E-MOD", func(t *testing.T, dir string) {
		write(t, dir, "mod.lua", `mod "broken" { api = 1 } mod "other" { api = 1 }`)
	}},
	{"a field misspelt", "E-MOD", func(t *testing.T, dir string) { write(t, dir, "mod.lua", `mod "broken" { ap = 1 }`) }},
	{"mod.lua runs for ever", "E-BUDGET", func(t *testing.T, dir string) { write(t, dir, "mod.lua", `while true do end`) }},
	{"a link out of the mod", "E-MOD", func(t *testing.T, dir string) {
		must(t, os.Symlink("/etc/hostname", filepath.Join(dir, "scripts/pillage/x.lua")))
	}},
	{"a folder that leads out of the mod", "E-MOD", func(t *testing.T, dir string) {
		must(t, os.Symlink(os.TempDir(), filepath.Join(dir, "factions")))
	}},
	{"a folder named like a script", "", func(t *testing.T, dir string) {
		must(t, os.Mkdir(filepath.Join(dir, "scripts/pillage/x.lua"), 0o755))
	}},
	{"a script that runs for ever", "E-BUDGET", func(t *testing.T, dir string) {
		write(t, dir, "scripts/pillage/x.lua", "while true do end")
	}},
	{"a large script", "E-SOURCE", func(t *testing.T, dir string) {
		write(t, dir, "scripts/pillage/x.lua", strings.Repeat("-- long\n", 20_000))
	}},
	{"a huge script", "E-MOD", func(t *testing.T, dir string) {
		write(t, dir, "scripts/pillage/x.lua", strings.Repeat("-- long\n", 200_000))
	}},
	{"bytes that are no text", "E-SOURCE", func(t *testing.T, dir string) { write(t, dir, "scripts/pillage/x.lua", "\x00\xff") }},
}

func TestBadMods(t *testing.T) {
	for _, c := range badMods {
		t.Run(c.name, func(t *testing.T) {
			dir := modFolder(t, t.TempDir(), "broken", "good.lua", otherMod)
			c.spoil(t, dir)
			_, err := luabind.Load(luabind.Options{Mods: []string{dir}})
			if got := fault.CodeOf(err); got != c.code {
				t.Errorf("want %q, got %v", c.code, err)
			}
		})
	}
}

// Of two mods with a file at one path the later one counts; two mods of one name
// are an error.
func TestModsOverEachOther(t *testing.T) {
	dir := t.TempDir()
	first := modFolder(t, dir, "first", "bold.lua", `rule "bold:one" { title = "1", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`)
	second := modFolder(t, dir, "second", "bold.lua", `rule "bold:two" { title = "2", hook = "pillage.modify_attack", effect = function(ev) ev:modify(2) end }`)
	s := session(t, first, second)
	if c := s.Library().Content(); c.Rule("bold:one") != nil || c.Rule("bold:two") == nil {
		t.Error("the later file does not replace the earlier one")
	}
	twin := modFolder(t, filepath.Join(dir, "elsewhere"), "first", "other.lua", otherMod)
	if _, err := luabind.Load(luabind.Options{Mods: []string{first, twin}}); fault.CodeOf(err) != "E-MOD" {
		t.Errorf("two mods of one name: %v", err)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func write(t *testing.T, dir, name, text string) {
	t.Helper()
	must(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
}
