package luabind_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"skald/core/fault"
	"skald/luabind"
	"skald/luabind/scenario"
)

// talk is a session with all that a file has to keep: rules, free dice, choices,
// steps taken back, a failed input.
const talk = `
red, blue = band "vikings", band("anglo_saxons", { name = "blue" })
a = red:add("warrior", { name = "Ulf", hp = 2, weapon = "spear", at = {10, 10} })
w = blue:row(2, "warrior", { name = "Man", weapon = "hand_weapon", shield = true, at = {10, 15} })
bonus = 1
rule "my:brave" { title = "Brave", hook = "pillage.modify_attack", effect = function(ev) if ev:d6() > 2 then ev:modify(bonus) end end }
charge(a, w[1])
!fight(a, w[1]) nobody()
fight(a, w[1])
undo(true)
fight(a, w[1])
a
need("hit", w[2], a)
n = dice.roll "2d6"
if n > 1 then local m = w[2]; put(m, {10, 12}) end
next_turn()
return move(w[2], {11, 12})
`

// typeAll types inputs, one a line; a line that begins with ! must fail.
func typeAll(t *testing.T, s *luabind.Session, lines string) {
	t.Helper()
	for i, line := range strings.Split(strings.TrimSpace(lines), "\n") {
		src, bad := strings.CutPrefix(line, "!")
		s.Place("prompt", i+1)
		if _, err := s.Eval(src); (err != nil) != bad {
			t.Fatalf("%s: %v", line, err)
		}
	}
}

func TestASavedSessionComesOutTheSame(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.json")
	s := session(t)
	typeAll(t, s, talk)
	if _, err := s.Save(file); err != nil {
		t.Fatal(err)
	}
	r, err := luabind.Replay(file, nil)
	if err != nil || !r.Same || r.Report != "OK: 15 inputs, the same as when saved\n" {
		t.Fatalf("%v, %+v", err, r)
	}
	other := session(t)
	typeAll(t, other, "x = 1\nred = band()")
	if text, err := other.Open(file); err != nil || text != "15 inputs played again" {
		t.Fatalf("%v, %q", err, text)
	}
	if other.Game().Hash() != s.Game().Hash() {
		t.Error("the opened table is another")
	}
	if _, err := other.Eval("x"); fault.CodeOf(err) != "E-GLOBAL" {
		t.Error("a variable of before is there still:", err)
	}
	for _, line := range []string{"attack(w[2], a)", "undo(true)", "dice.d6()", "morale(w[2])"} {
		if got, want := types(t, other, line), types(t, s, line); got != want {
			t.Errorf("%s\nwant %s\ngot  %s", line, want, got)
		}
	}
	again := filepath.Join(t.TempDir(), "again.json")
	if _, err := other.Save(again); err != nil {
		t.Fatal(err)
	}
	if r, err := luabind.Replay(again, nil); err != nil || !r.Same {
		t.Errorf("saved once more: %v, %+v", err, r)
	}
}

func TestReplayTellsWhichScriptChangedWhat(t *testing.T) {
	dir := t.TempDir()
	mod := modFolder(t, dir, "mine", "rules.lua", `rule "mine:sharp" { title = "Sharp", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`)
	file := filepath.Join(dir, "game.json")
	s := session(t, mod)
	typeAll(t, s, talk)
	if _, err := s.Save(file); err != nil {
		t.Fatal(err)
	}
	modFolder(t, dir, "mine", "rules.lua", "-- one line more\n"+`rule "mine:sharp" { title = "Sharper", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`)
	r, err := luabind.Replay(file, nil)
	if err != nil || !r.Same || !strings.HasPrefix(r.Report, "changed  ") || !strings.Contains(r.Report, "rules.lua\nOK: 15 inputs") {
		t.Fatalf("a change that means nothing: %v, %+v", err, r)
	}
	modFolder(t, dir, "mine", "rules.lua", `rule "mine:sharp" { title = "Sharp", hook = "pillage.modify_attack", effect = function(ev) ev:modify(-1) end }`)
	r, err = luabind.Replay(file, nil)
	if err != nil || r.Same {
		t.Fatalf("%v, %+v", err, r)
	}
	for _, want := range []string{"changed  ", "input 7  fight(a, w[1])\n", "  attack  Ulf on Man 1, spear\n", "  was  rule    +1 attack  mine:sharp", "  now  rule    -1 attack  mine:sharp", "rules.lua:1"} {
		if !strings.Contains(r.Report, want) {
			t.Errorf("the report lacks %q:\n%s", want, r.Report)
		}
	}
	if text, err := session(t).Open(file); err != nil || !strings.Contains(text, "come out otherwise") {
		t.Errorf("%v, %q", err, text)
	}
	modFolder(t, dir, "mine", "rules.lua", "")
	if err := os.RemoveAll(filepath.Join(mod, "mod.lua")); err != nil {
		t.Fatal(err)
	}
	if _, err := luabind.Replay(file, nil); fault.CodeOf(err) != "E-MOD" {
		t.Error(err)
	}
}

func TestFilesThatAreNoSessionAreRefused(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "game.json")
	s := session(t)
	typeAll(t, s, talk)
	if _, err := s.Save(file); err != nil {
		t.Fatal(err)
	}
	good, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct{ text, want string }{
		"empty":   {"", "is no saved session"},
		"lua":     {"red = band()", "is no saved session"},
		"cut":     {string(good[:len(good)/2]), "is damaged"},
		"newer":   {strings.Replace(string(good), `"format": 1`, `"format": 2`, 1), "newer"},
		"die":     {strings.Replace(string(good), `"charge 1 Ulf"`, `"charge 7 Ulf"`, 1), `has a die "charge 7 Ulf"`},
		"unknown": {strings.Replace(string(good), `"lang"`, `"lung"`, 1), "is damaged"},
		"hash":    {strings.Replace(string(good), `"hash":"`, `"hash":"0`, 1), "input 1 is incomplete"},
	} {
		bad := filepath.Join(dir, name)
		if err := os.WriteFile(bad, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		before := s.Game().Hash()
		_, err := s.Open(bad)
		if fault.CodeOf(err) != "E-SESSION" || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := s.Eval("a"); err != nil || s.Game().Hash() != before {
			t.Errorf("%s: the session is not what it was: %v", name, err)
		}
	}
	failing := strings.Replace(string(good), "next_turn()", "next_tern()", 1)
	if err := os.WriteFile(file, []byte(failing), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err = s.Open(file)
	if fault.CodeOf(err) != "E-SESSION" || !strings.Contains(err.Error(), "input 14 of") {
		t.Error(err)
	}
	types(t, s, "put(w[2], {11, 12.5})") // it goes on
	if r, err := luabind.Replay(file, nil); err != nil || r.Same || !strings.Contains(r.Report, "fails now: prompt:") {
		t.Errorf("%v, %+v", err, r)
	}
	if err := os.WriteFile(file, []byte("red = band()"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Save(file); fault.CodeOf(err) != "E-FILE" {
		t.Error("a file that is no session was written over:", err)
	}
}

// testOf saves a session as a test and runs it.
func testOf(t *testing.T, s *luabind.Session, title string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "a_chief_wins.lua")
	if _, err := s.SaveTest(file, title); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	files, err := scenario.Find([]string{file})
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	err = scenario.Run(s.Library(), files, nil, func(r scenario.Result) {
		n++
		if r.Err != nil {
			t.Errorf("%s\n%s", r.Story, text)
		}
	})
	if err != nil || n != 1 {
		t.Fatal(n, err)
	}
	return string(text)
}

func TestASessionBecomesATest(t *testing.T) {
	s := session(t)
	typeAll(t, s, talk)
	text := testOf(t, s, "")
	for _, want := range []string{"scenario \"a chief wins\" {", "t.equal(", "\nbonus = 1\n", "\nrule \"my:brave\"", "roll = { "} {
		if !strings.Contains(text, want) {
			t.Errorf("it lacks %q:\n%s", want, text)
		}
	}
	if strings.Contains(text, "undo") || strings.Count(text, "fight(") != 1 {
		t.Errorf("what was taken back stands in it:\n%s", text)
	}
}

// A variable that is called like what run gets leaves the assertions alone.
func TestASessionWithAVariableT(t *testing.T) {
	s := session(t)
	typeAll(t, s, `
t = band("vikings"):add("warrior", { weapon = "spear", at = {10, 10} })
t_ = 3
`)
	if text := testOf(t, s, ""); !strings.Contains(text, "run = function(t__)") || !strings.Contains(text, "t__.equal(t.hp, 1)") {
		t.Error(text)
	}
}

// An answer of several lines that is no explanation is told by its first line that
// differs.
func TestReplayShowsTheLineThatDiffers(t *testing.T) {
	dir := t.TempDir()
	text := `rule "mine:sharp" { title = "Sharp", hook = "pillage.modify_attack", effect = function(ev) ev:modify(%d) end }`
	mod := modFolder(t, dir, "mine", "rules.lua", fmt.Sprintf(text, 1))
	file := filepath.Join(dir, "game.json")
	s := session(t, mod)
	typeAll(t, s, `
a = band("vikings"):add("warrior", { weapon = "spear", at = {10, 10} })
b = band("huns"):add("warrior", { weapon = "spear", at = {10, 11} })
need("hit", a, b)
explain()
`)
	if _, err := s.Save(file); err != nil {
		t.Fatal(err)
	}
	modFolder(t, dir, "mine", "rules.lua", fmt.Sprintf(text, 2))
	r, err := luabind.Replay(file, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, last, _ := strings.Cut(r.Report, "input 4  explain()\n"); !strings.HasPrefix(last, "  was  rule    +1 attack") || strings.Count(last, "\n") != 2 {
		t.Error(r.Report)
	}
}

func TestRulesAndChoicesOfATest(t *testing.T) {
	s := session(t)
	typeAll(t, s, `
red, blue = band "vikings", band "anglo_saxons"
a = red:add("berserker", { name = "Ulf", hp = 9, weapon = "dane_axe", at = {10, 10} })
b = blue:add("chief", { weapon = "hand_weapon", shield = true, at = {10, 11} })
choices { ["PIL-TROOP-05"] = { "yes", "no" } }
engage(a, b)
fight(a, b)
rule "my:late" { title = "Late", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
rule "my:late" { title = "Late", hook = "pillage.modify_attack", effect = function(ev) ev:modify(2) end }
attack(b, a)
for i = 1, 2 do attack(b, a) end
undo(true)
(a or b):has "shield"
`)
	text := testOf(t, s, "a rule that comes late")
	for _, want := range []string{"scenario \"a rule that comes late\"", "    off \"my:late\"", "    on \"my:late\"", "undo(true)", "choices {}"} {
		if !strings.Contains(text, want) {
			t.Errorf("it lacks %q:\n%s", want, text)
		}
	}
	typeAll(t, s, `rule "my:late" { title = "Late", hook = "pillage.modify_attack", effect = function(ev) ev:modify(3) end }`)
	if _, err := s.SaveTest(filepath.Join(t.TempDir(), "x.lua"), ""); fault.CodeOf(err) != "E-ARG" {
		t.Error("two rules of one name between orders:", err)
	}
	if _, err := session(t).SaveTest(filepath.Join(t.TempDir(), "x.lua"), ""); fault.CodeOf(err) != "E-ARG" {
		t.Error("a test of nothing:", err)
	}
}

// An order that was taken back may have left a variable that is used since: the
// test then holds all that was typed.
func TestATestOfWhatWasTakenBackInPart(t *testing.T) {
	for _, inputs := range []string{
		"k = 2 attack(a, b)\nundo(true)\nfor i = 1, k do attack(a, b) end",
		"function go() return attack(a, b) end go()\nundo(true)\ngo()",
		"v = blue:add('warrior', { at = {30, 30} })\nundo()\nx = v and 1 or 2",
		"l = {}\nl[1] = 2 attack(a, b)\nundo(true)\nfor i = 1, l[1] do attack(a, b) end",
	} {
		s := session(t)
		typeAll(t, s, `
red, blue = band "vikings", band "anglo_saxons"
a = red:add("warrior", { hp = 3, weapon = "spear", at = {10, 10} })
b = blue:add("warrior", { hp = 9, weapon = "spear", at = {10, 11} })
`+inputs)
		if text := testOf(t, s, ""); !strings.Contains(text, "undo(") {
			t.Error(text)
		}
	}
}

// A band list that :load set up stands in the test under the name that it got.
func TestATestOfALoadedBandList(t *testing.T) {
	file := filepath.Join(t.TempDir(), "raiders.lua")
	list := `return { faction = "vikings", { "warrior", weapon = "hand_weapon" } }`
	if err := os.WriteFile(file, []byte(list), 0o644); err != nil {
		t.Fatal(err)
	}
	s := session(t)
	if _, err := s.Load(file); err != nil {
		t.Fatal(err)
	}
	typeAll(t, s, `r, b = raiders:models{}[1], band("anglo_saxons"):add("warrior", { at = {20, 20} })
put(r, {20, 21})
attack(r, b)`)
	if text := testOf(t, s, "a list that was loaded"); !strings.Contains(text, "raiders = band((function()") {
		t.Errorf("the list is not set up:\n%s", text)
	}
}
