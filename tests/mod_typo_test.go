package tests

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/luabind"
	"skald/luabind/scenario"
)

// A first mod, as small as one can be: a people, a rule, a talent, a weather and
// a scenario.
const (
	wolfMod     = `mod "wolf" { version = "1.0", api = 1 }` + "\n"
	wolfFaction = `-- The wolves bite.
faction "wolves" {
  title = { en = "Wolves", ru = "Волки" }, limits = { max_chiefs = 2 },
  prices = { warrior = 10, chief = 30, spear = { default = 5, chief = 3 }, shield = 5 },
  data = { bonus = 1 },
}

rule "wolf:bite" {                          -- they bite men who stand alone
  title = "Bite", faction = "wolves", hook = "pillage.modify_attack", limit = "once per turn",
  state = { wild = "flag" },
  when = function(ev)
    return ev.kind == "melee" and ev.attacker:has "spear" and not ev.attacker.state.wild and ev.attacker.troop == "warrior"
  end,
  effect = function(ev) ev:modify(ev.data.bonus) end,
}

talent "howl" { title = "Howl", price = 10, factions = { "wolves", "huns" } }
weather "moon" { title = "Moon", set = { ["rules.morale.need"] = 4 } }
game_table "rules.morale" { need = 2 }
`
	wolfScenario = `-- The bite is proved.
scenario "bites" {
  covers = { "wolf:bite" }, dice = { hit = { Grim = { 3 } }, save = { 1 } },
  weather = "moon", set = { ["rules.weapon.spear.to_hit.UA"] = 4 },
  run = function(t)
    local red, blue = band "wolves", band "vikings"
    local a = red:add("warrior", { name = "Grim", weapon = "spear", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 10, 11 } })
    t.equal(attack(a, b).lost, 1)
    t.explains("wolf:bite", 1)
  end,
}
`
)

// Whoever mistypes a word in any place reads where it stands, of which rule, what
// was wrong, and the nearest right word.
func TestTyposOfANewcomer(t *testing.T) {
	if got := typo(t, "", ""); got != "" {
		t.Fatalf("without a typo: %s", got)
	}
	const f, s, noSuch = "faction.lua", "s.lua", "PIL-GEAR" + "-1"
	for _, c := range []struct{ right, wrong, file, line, want string }{
		{`version =`, `verison =`, "mod.lua", "1", `(did you mean version?)`},
		{`faction "wolves"`, `factoin "wolves"`, f, "2", `"factoin" (did you mean faction?)`},
		{`max_chiefs`, `max_cheifs`, f, "3", `faction "wolves": limits has no field "max_cheifs" (did you mean max_chiefs?)`},
		{`max_chiefs = 2`, `max_chiefs = "2"`, f, "3", `max_chiefs is a whole number from 0 to 1000 or "any", not "2"`},
		{`warrior = 10`, `warior = 10`, f, "4", `prices names "warior", which is neither a troop nor an item (did you mean warrior?)`},
		{`shield = 5`, `sheild = 5`, f, "4", `(did you mean shield?)`},
		{`chief = 3 }`, `cheif = 3 }`, f, "4", `the price of spear names "cheif", which is no troop (did you mean chief?)`},
		{`shield = 5`, `shield = -5`, f, "4", `prices.shield is a number of gold, 0 or more, not -5`},
		{`shield = 5`, `shield = "five"`, f, "4", `prices.shield is a number of gold, 0 or more, not "five"`},
		{`"pillage.modify_attack"`, `"pillage.modify_atack"`, f, "9", `E-HOOK [wolf:bite] there is no point "pillage.modify_atack" (did you mean pillage.modify_attack?)`},
		{`hook =`, `hok =`, f, "9", `[wolf:bite] a rule has no field "hok" (did you mean hook?)`},
		{`faction = "wolves"`, `faction = "wolvs"`, f, "9", `[wolf:bite] there is no faction "wolvs" (did you mean wolves?)`},
		{`faction = "wolves"`, `gear = "shield"`, f, "9", `[wolf:bite] there is no gear "shield" (write armour = "shield")`},
		{`once per turn`, `once per trun`, f, "9", `[wolf:bite] limit is like "once per turn" or "3 per fight", not "once per trun" (did you mean turn?)`},
		{`state = {`, `implements = "` + noSuch + `", state = {`, f, "10", `[wolf:bite] rule "wolf:bite" implements "` + noSuch + `", a rule that no catalogue has (did you mean PIL-GEAR-01?)`},
		{`rule "wolf:bite"`, `rule "bite"`, f, "8", `(such as mymod:bite)`},
		{`"flag"`, `"flga"`, f, "10", `[wolf:bite] state wild is "flag", "number" or "model", not "flga"`},
		{`ev.kind`, `ev.knd`, f, "12", `[wolf:bite] ev has no field "knd" at pillage.modify_attack (did you mean kind?)`},
		{`ev.kind`, `ev.item`, f, "12", `[wolf:bite] ev has no field "item" at pillage.modify_attack (skald explain modify_attack lists what it has)`},
		{`== "melee"`, `== "meele"`, f, "12", `[wolf:bite] kind is never "meele" (did you mean melee?)`},
		{`== "warrior"`, `~= "warior"`, f, "12", `[wolf:bite] troop is never "warior" (did you mean warrior?)`},
		{`ev.kind == "melee"`, `"meele" == ev.kind`, f, "12", `[wolf:bite] kind is never "meele" (did you mean melee?)`},
		{`:has "spear"`, `:has "speer"`, f, "12", `[wolf:bite] there is no item "speer" (did you mean spear?)`},
		{`:has "spear"`, `:hsa "spear"`, f, "12", `[wolf:bite] a model has no field "hsa" (did you mean has?)`},
		{`:has "spear"`, `:on "forrest"`, f, "12", `[wolf:bite] no terrain is called "forrest" or has it as a tag (did you mean forest?)`},
		{`state.wild`, `state.wld`, f, "12", `[wolf:bite] no rule keeps a state "wld" (did you mean wild?)`},
		{`state.wild`, `state.furious`, f, "12", `[wolf:bite] no rule keeps a state "furious" (declare it: state = { furious = "flag" })`},
		{`ev:modify`, `ev:modfy`, f, "14", `[wolf:bite] ev has no field "modfy" at pillage.modify_attack (did you mean modify?)`},
		{`ev:modify(`, `ev:wound(`, f, "14", `[wolf:bite] pillage.modify_attack does not take ev:wound (it takes ev:modify`},
		{`ev.data.bonus`, `ev.data.bonsu`, f, "14", `[wolf:bite] there is no data key "factions.wolves.bonsu" (did you mean factions.wolves.bonus?)`},
		{`return ev.kind`, `retrun ev.kind`, f, "12", `E-SYNTAX unexpected "ev" (did you mean return?)`},
		{`"huns" }`, `"hnus" }`, f, "17", `talent "howl": factions names "hnus", which is no faction (did you mean huns?)`},
		{`{ "wolves", "huns" }`, `{ exept = { "huns" } }`, f, "17", `talent "howl": factions has no field "exept"`},
		{`"rules.morale.need"`, `"rules.morale.neeed"`, f, "18", `there is no data key "rules.morale.neeed" (did you mean rules.morale.need?)`},
		{`{ need = 2 }`, `{ neeed = 2 }`, f, "19", `rules.morale has no key "neeed" (did you mean need? write new = true to add one)`},
		{`"rules.morale" `, `"rules.moral" `, f, "19", `there is no table "rules.moral" (did you mean rules.morale? To begin one write new = true in it)`},
		{`covers = { "wolf:bite" }`, `covers = { "wolf:bit" }`, s, "2", `covers "wolf:bit", a rule that no script declares (did you mean wolf:bite?)`},
		{`dice = {`, `dce = {`, s, "2", `a scenario has no field "dce" (did you mean dice?)`},
		{`hit = {`, `hitt = {`, s, "2", `there is no stream of dice "hitt" (did you mean hit?)`},
		{`Grim = {`, `Grmi = {`, s, "9", `no hit die left for Grim: 0 given (there are faces for Grmi, who has not rolled)`},
		{`save = { 1 }`, `save = { 7 }`, s, "2", `7 is no face of a d6`},
		{`"moon", set`, `"mon", set`, s, "2", `there is no weather "mon" (did you mean moon?)`},
		{`"rules.weapon.spear.`, `"rules.weapon.speer.`, s, "2", `(did you mean rules.weapon.spear.to_hit.UA?)`},
		{`band "wolves"`, `band "wolvs"`, s, "6", `there is no faction "wolvs" (did you mean wolves?)`},
		{`add("warrior", { name`, `add("warior", { name`, s, "7", `there is no troop "warior" (did you mean warrior?)`},
		{`name = "Grim", weapon`, `name = "Grim", weapn`, s, "7", `a model cannot have "weapn" (did you mean weapon?)`},
		{`t.equal`, `t.equals`, s, "9", `t has no equals (did you mean equal?)`},
		{`attack(a, b)`, `atack(a, b)`, s, "9", `nobody defined "atack" (did you mean attack?)`},
		{`.lost`, `.lots`, s, "9", `a result has no field "lots" (did you mean lost?)`},
		{`t.explains("wolf:bite"`, `t.explains("wolf:bit"`, s, "10", `no script declares the rule "wolf:bit" (did you mean wolf:bite?)`},
	} {
		got := typo(t, c.right, c.wrong)
		if first, _, _ := strings.Cut(got, "\n"); !strings.Contains(first, "/"+c.file+":"+c.line+": E-") || !strings.Contains(first, c.want) {
			t.Errorf("%s for %s\nwant %s:%s: %s\ngot  %s", c.wrong, c.right, c.file, c.line, c.want, first)
		}
	}
}

// A broken declaration is told once, not again by what names it.
func TestABrokenWeaponIsToldOnce(t *testing.T) {
	got := typo(t, "shield = 5 },\n  data = { bonus = 1 },\n}\n", "shield = 5, fang = 5 },\n  data = { bonus = 1 },\n}\nweapon \"fang\" { title = \"Fang\", kind = \"meele\" }\n")
	if !strings.Contains(got, `kind is "melee" or "ranged", not "meele" (did you mean melee?)`) || strings.Contains(got, "neither a troop") {
		t.Errorf("got %s", got)
	}
}

// typo loads the mod with one text replaced, runs its scenario, and gives what a
// person reads.
func typo(t *testing.T, right, wrong string) string {
	t.Helper()
	dir := t.TempDir()
	done := right == ""
	for _, file := range [][2]string{{"mod.lua", wolfMod}, {"factions/pillage/wolves/faction.lua", wolfFaction},
		{"factions/pillage/wolves/scenarios/s.lua", wolfScenario}} {
		name, text := file[0], file[1]
		if !done && strings.Contains(text, right) {
			text, done = strings.Replace(text, right, wrong, 1), true
		}
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if !done {
		t.Fatalf("the mod has no %s", right)
	}
	lib, err := luabind.Load(luabind.Options{Mods: []string{dir}})
	if err != nil {
		return err.Error()
	}
	files, err := scenario.Find([]string{dir})
	if err != nil {
		t.Fatal(err)
	}
	said := ""
	if err := scenario.Run(lib, files, nil, func(r scenario.Result) { said += r.Story }); err != nil {
		t.Fatal(err)
	}
	return said
}
