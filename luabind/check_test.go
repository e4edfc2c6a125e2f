package luabind_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"skald/core/fault"
	"skald/core/game"
	"skald/luabind"
)

// check a mod, and give what was found as lines.
func check(t *testing.T, o luabind.CheckOptions) *luabind.Checked {
	t.Helper()
	c, err := luabind.Check(o)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Mistakes that need a battle: what rules do to one another.
var needsABattle = map[string]bool{
	"feeds_itself.lua":          true,
	"reads_what_it_decides.lua": true,
}

var placed = regexp.MustCompile(`^(\w+\.lua):(\d+): (\S+)`)

// TestErrorsOfPlayAreFoundBefore: every mistake of testdata/errors that stands in a
// script, most of which play alone shows, is found without a battle, and all of
// them at once.
func TestErrorsOfPlayAreFoundBefore(t *testing.T) {
	files, err := filepath.Glob("testdata/errors/*.lua")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var want []string
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		base := filepath.Base(f)
		script := strings.SplitN(string(text), dashes, 2)[0]
		m := placed.FindStringSubmatch(expected(string(text)))
		if m == nil || needsABattle[base] {
			continue
		}
		if line, _ := strconv.Atoi(m[2]); line > strings.Count(script, "\n") {
			continue // what was typed
		}
		modFolder(t, dir, "broken", base, script)
		want = append(want, m[0])
	}
	if len(want) < 80 {
		t.Fatalf("only %d mistakes", len(want))
	}
	o := luabind.CheckOptions{Dirs: []string{filepath.Join(dir, "broken")}}
	o.Game = "pillage"
	found := map[string]bool{}
	for _, f := range check(t, o).Findings {
		found[strings.Join([]string{filepath.Base(f.Path), strconv.Itoa(f.Line), " " + f.Code}, ":")] = true
	}
	for _, w := range want {
		if !found[w] && !found[strings.Replace(w, "E-RUNTIME", "W-NIL", 1)] {
			t.Errorf("not found: %s", w)
		}
	}
}

// bearer begins a rule of those with a spear, at a blow.
const bearer = `title = { en = "Mine", ru = "Моё" }, weapon = "spear", who = "attacker", hook = "pillage.modify_attack", `

// TestWarnings: each is provoked by a rule, and not by one that is right.
func TestWarnings(t *testing.T) {
	provoked := map[string]bool{}
	for _, c := range []struct{ name, script, want string }{
		{"nil", `rule "broken:a" { title = "A", weapon = "spear", hook = "pillage.on_model_removed",
  effect = function(ev) if ev.killer.hp > 1 then ev:wound(ev.killer) end end }`,
			`2: warning W-NIL ev.killer is nil: it has no field "hp", when killer is not there`},
		{"nil asked first", `rule "broken:a" { title = "A", weapon = "spear", hook = "pillage.on_model_removed",
  effect = function(ev) if ev.killer then ev:wound(ev.killer) end end }`, ""},
		{"no nil", `rule "broken:a" { ` + bearer + `effect = function(ev) if ev.target.hp > 5 then ev:modify(1 .. {}) end end }`,
			`1: error E-RUNTIME cannot join {...} with ..: it is a table, when target.hp is 6`},
		{"unreached", `rule "broken:a" { ` + bearer + `effect = function(ev)
  if ev.attacker.hp > 3 and ev.attacker.hp < 2 then
    ev:modify(1)
  end
  ev:modify(2)
end }`, `3: note W-UNREACHED line 3 was never reached`},
		{"a die read whole", `rule "broken:a" { ` + bearer + `effect = function(ev)
  if ev:d6() > 4 then ev:modify(1) end
end }`, `2: warning W-RAW :d6() is read whole and held against 4 (write ev:check(5): two branches in place of six)`},
		{"a die counted", `rule "broken:a" { ` + bearer + `effect = function(ev) ev:modify(ev:d6()) end }`, ""},
		{"a number read whole", `rule "broken:a" { ` + bearer + `effect = function(ev)
  if 3 < ev.attacker.moved:value() then ev:modify(1) end
end }`, `2: warning W-RAW :value() is read whole and held against 3 (compare without :value(): x > 3)`},
		{"a length read whole", `rule "broken:a" { ` + bearer + `effect = function(ev)
  local far = ev.attacker.x * 2
  if far > 30 then ev:modify(1) end
end }`, `2: warning W-GROWS a length is read whole: each is a branch of its own, and no more than 64 are remembered (where a bound would do, compare with that: x > 3)`},
		{"too many ways", `rule "broken:a" { ` + bearer + `effect = function(ev)
  local n = 0
  for i = 1, 6 do n = n + ev:d6() end
  if n > 30 then ev:modify(1) end
end }`, `1: warning W-GROWS there are more than 2000 ways through it: no more than 4096 nodes are remembered (ask less, and first what settles most)`},
		{"a limit that never applies", `rule "broken:a" { ` + bearer + `limit = "once per attack", effect = function(ev) ev:modify(1) end }`,
			`1: warning W-LIMIT the limit never applies: pillage.modify_attack comes once in an attack (leave it out)`},
		{"a limit that applies", `rule "broken:a" { ` + bearer + `limit = "once per fight", effect = function(ev) ev:modify(1) end }`, ""},
		{"idle", `rule "broken:a" { ` + bearer + `effect = function(ev) local x = ev.target.hp end }`,
			`1: warning W-UNUSED it asks for nothing at pillage.modify_attack, whatever it is told (an effect asks: ev:modify, ev:ignore_penalties, ev:ignore_bonuses)`},
		{"more than two models", `rule "broken:a" { title = "A", hook = "pillage.modify_morale", who = "model", effect = function(ev)
  if #ev.model:aura(6, { side = "friend" }) > 3 then ev:modify(1) end
end }`, ""},
		{"a mistake behind many models", `rule "broken:a" { title = "A", hook = "pillage.modify_morale", who = "model", effect = function(ev)
  local n = 0
  for _, m in ipairs(ev.model:aura(6, { side = "friend" })) do n = n + 1 end
  if n >= 4 then ev:modify(1) end
  if n == 5 then ev:modify(ev.model.hpp) end
end }`, `5: error E-FIELD a model has no field "hpp", when model:aura(6) finds 5`},
		{"too many models", `rule "broken:a" { title = "A", hook = "pillage.modify_morale", who = "model", effect = function(ev)
  if #ev.model:aura(6, { side = "friend" }) > 30 then
    ev:modify(1)
  end
end }`, `1: warning W-UNUSED it asks for nothing at pillage.modify_morale, whatever it is told, with lists of up to 7 (an effect asks: ev:modify, ev:ignore_penalties, ev:ignore_bonuses)
3: note W-UNREACHED line 3 was never reached, with lists of up to 7`},
		{"for sale nowhere", `gear "bell" { title = { en = "Bell", ru = "Колокол" } }
rule "broken:a" { title = "A", gear = "bell", who = "attacker", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`,
			`2: warning W-UNUSED nobody can buy the gear bell: no faction has a price for it`},
		{"replaced", `rule "broken:a" { ` + bearer + `effect = function(ev) ev:modify(1) end }
rule "broken:b" { title = "B", hook = "pillage.modify_attack", replaces = "broken:a", effect = function(ev) ev:modify(1) end }`,
			"1: warning W-UNUSED it never runs: broken:b replaces it wherever it holds\n" +
				`2: note W-REPLACES replaces broken:a, which stands at broken.lua:1`},
		{"a number of a table", `game_table "rules.morale" { threshold = 0.4 }`,
			`1: note W-REPLACES rules.morale.threshold is 0.4 in place of 0.5, which stands in scripts/pillage/tables/end.lua`},
		{"a guess", `gear "bell" { title = { en = "Bell", ru = "Колокол" }, data = { far = { 12, placeholder = true } } }`,
			`1: note W-PLACEHOLDER rules.gear.bell.far is a guess`},
		{"a language", `gear "bell" { title = "Bell" }`,
			`1: warning W-LANG the title of gear "bell" is missing in "ru" (title = { en = "Bell", ru = "..." })`},
		{"of another mod", `rule "brokn:a" { ` + bearer + `effect = function(ev) ev:modify(1) end }`,
			`1: warning W-PREFIX the ids of rules of this mod begin with broken: (rule "broken:a")`},
		{"sold by a table", `weapon "hook" { title = { en = "Hook", ru = "Крюк" }, like = "spear" }
game_table "factions.vikings.prices" { new = true, hook = 20 }
rule "broken:a" { title = { en = "A", ru = "А" }, weapon = "hook", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`, ""},
		{"no scenario", `rule "broken:untested" { ` + bearer + `effect = function(ev) ev:modify(1) end }`,
			`1: warning W-UNTESTED no scenario of the mod covers it or runs it (write one with covers = { "broken:untested" })`},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := modFolder(t, t.TempDir(), "broken", "broken.lua", c.script)
			must(t, os.MkdirAll(filepath.Join(dir, "scenarios/pillage"), 0o755))
			write(t, dir, "scenarios/pillage/one.lua", `scenario "all" { covers = { "broken:a", "broken:b", "brokn:a" }, run = function(t) end }`)
			o := luabind.CheckOptions{Dirs: []string{dir}, Texts: strings.Contains(c.want, "W-LANG")}
			o.Game, o.Lang = "pillage", "ru"
			if got := strings.ReplaceAll(plain(check(t, o).Findings), dir+"/scripts/pillage/", ""); got != c.want {
				t.Errorf("got\n%s\nwant\n%s", got, c.want)
			}
			for _, m := range regexp.MustCompile(`W-\w+`).FindAllString(c.want, -1) {
				provoked[m] = true
			}
		})
	}
	for _, code := range fault.Codes() {
		if strings.HasPrefix(code, "W-") && !provoked[code] {
			t.Errorf("nothing here provokes %s", code)
		}
	}
}

// TestChecksNumbersOfOtherMods: that a mod changes a number of another is told.
func TestChecksNumbersOfOtherMods(t *testing.T) {
	dir := t.TempDir()
	camp := modFolder(t, dir, "camp", "camp.lua", `talent "camp_fire" { title = "Camp fire", price = 10, factions = "all", data = { far = 6 } }`)
	near := modFolder(t, dir, "near", "near.lua", `game_table "talents.camp_fire" {
  price = 12,
  far = 8,
}`)
	o := luabind.CheckOptions{Dirs: []string{near}}
	o.Mods, o.Game = []string{camp}, "pillage"
	want := `2: note W-REPLACES talents.camp_fire.price is 12 in place of 10, which stands in camp/scripts/pillage/camp.lua
3: note W-REPLACES talents.camp_fire.far is 8 in place of 6, which stands in camp/scripts/pillage/camp.lua`
	if got := strings.ReplaceAll(plain(check(t, o).Findings), dir+"/", ""); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestOneMistakeIsToldOnce: what is wrong in a declaration makes no mistakes of
// those who name it.
func TestOneMistakeIsToldOnce(t *testing.T) {
	dir := modFolder(t, t.TempDir(), "broken", "broken.lua", `talent "swift" { title = "Swift", price = "35", factions = { "xfolk" }, data = { far = { nonsense = print } } }
rule "broken:a" { title = "A", talent = "swift", hook = "pillage.modify_move", effect = function(ev) ev:modify(ev.data.far) end }
faction "xfolk" { title = "X", limits = { max_chief = 3 }, prices = { warrior = 10, xman = 12, xspear = 3 } }
rule "broken:b" { title = "B", faction = "xfolk", hook = "pillage.modify_move", effect = function(ev) if ev.model.faction == "xfolk" then ev:modify(1) end end }
troop "xman" { title = "Xman", like = "warrior", hpp = 2 }
troop "xelder" { title = "Elder", like = "xman" }
weapon "xspear" { title = "Spear", like = "spear", save = -1 }
rule "broken:c" { title = "C", weapon = "xspear", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`)
	must(t, os.MkdirAll(filepath.Join(dir, "scenarios"), 0o755))
	write(t, dir, "scenarios/one.lua", `scenario "all" { covers = { "broken:a", "broken:b", "broken:c" }, run = function(t) end }`)
	o := luabind.CheckOptions{Dirs: []string{dir}}
	o.Game = "pillage"
	want := `1: error E-DECLARE talent "swift": price is a number from 0 to 1000000, not "35" (write price = 35, without quotes)
3: error E-DECLARE faction "xfolk": limits has no field "max_chief" (did you mean max_chiefs?)
5: error E-DECLARE troop "xman" has no field "hpp" (did you mean hp?)
7: error E-DECLARE weapon "xspear" has no field "save" (did you mean save_mod?)`
	if got := plain(check(t, o).Findings); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// plain lists findings: line, severity, code, message, answers, hint.
func plain(list []luabind.Finding) string {
	var out []string
	for _, f := range list {
		text := fmt.Sprintf("%d: %s %s %s", f.Line, f.Severity, f.Code, f.Message)
		if len(f.When) > 0 {
			text += ", when " + strings.Join(f.When, " and ")
		} else if f.Hint != "" {
			text += " (" + f.Hint + ")"
		}
		out = append(out, text)
	}
	return strings.Join(out, "\n")
}

// TestShippedScriptsAreChecked: no error in any of them; what is likely wrong is in
// testdata/check/shipped.txt, which SKALD_UPDATE=1 writes.
func TestShippedScriptsAreChecked(t *testing.T) {
	c := check(t, luabind.CheckOptions{})
	var out strings.Builder
	for _, f := range c.Findings {
		switch {
		case f.Severity == luabind.IsError:
			t.Errorf("%v, when %v", f.Error, f.When)
		case f.Code != "W-PLACEHOLDER":
			fmt.Fprintf(&out, "%s:%s\n", f.Path, plain([]luabind.Finding{f}))
		}
	}
	if n := len(game.All()); len(c.Games) != n || c.Rules < 170 {
		t.Errorf("%d rules of %v, and there are %d games", c.Rules, c.Games, n)
	}
	const golden = "testdata/check/shipped.txt"
	if os.Getenv("SKALD_UPDATE") != "" {
		if err := os.WriteFile(golden, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(golden); err != nil || string(want) != out.String() {
		t.Errorf("%v\ngot\n%s\nwant\n%s", err, out.String(), want)
	}
}

// TestCheckRepeatsItself: the same findings in the same order, whatever the order
// of maps and files.
// A rule that rolls without end is stopped as in play, whatever its dice show.
func TestCheckEndsWhereARuleRollsForEver(t *testing.T) {
	dir := files(t, map[string]string{"scripts/pillage/x.lua": "rule \"bold:fury\" { title = \"Fury\", hook = \"pillage.modify_attack\",\n" +
		"  effect = function(ev) local n = 0\n    while ev:d6() < 7 do n = n + 1 end\n    ev:modify(n)\n  end }\n"})
	found := check(t, luabind.CheckOptions{Dirs: []string{dir}})
	for _, f := range found.Findings {
		if f.Code == "E-BUDGET" && f.Line == 3 {
			return
		}
	}
	t.Errorf("got %+v", found.Findings)
}

func TestCheckRepeatsItself(t *testing.T) {
	o := luabind.CheckOptions{Texts: true}
	o.Game, o.Lang = "pillage", "ru"
	first := check(t, o).Findings
	o.Reverse = true
	if second := check(t, o).Findings; plain(first) != plain(second) {
		t.Errorf("first\n%s\nthen\n%s", plain(first), plain(second))
	}
}
