package luabind

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
)

const duel = `red, blue = band(), band()
a = red:add("warrior", { at = { 10, 10 } })
b = blue:add("warrior", { hp = 50, at = { 10, 11 } })
engage(a, b)`

// at is a session in which src has run.
func at(t *testing.T, src string) *Session {
	t.Helper()
	lib, err := Load(Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	eval(t, s, src)
	return s
}

func eval(t *testing.T, s *Session, src string) string {
	t.Helper()
	out, err := s.Eval(src)
	if err != nil {
		t.Fatalf("%s: %v", src, err)
	}
	return strings.TrimSpace(out)
}

// keep runs a question whose function hands what it got hold of to `hand`, and
// returns the last.
func keep(t *testing.T, s *Session, src string) lua.LValue {
	t.Helper()
	var got lua.LValue
	s.user.vm.Set("hand", s.user.vm.L().NewFunction(func(L *lua.LState) int {
		got = L.Get(1)
		return 0
	}))
	eval(t, s, "odds(function() hand("+src+") end)")
	if got == nil {
		t.Fatal("the function did not run")
	}
	return got
}

// What a branch returned and somebody kept is dead afterwards: its dice have no
// source any more, its models no table.
func TestResultsOfAQuestionAreOverWithIt(t *testing.T) {
	s := at(t, duel)
	s.user.vm.Set("r", keep(t, s, "attack(a, b)"))
	for _, src := range []string{"r.blows", "r:by(a)", "r:hits(a)", "r.round"} {
		if _, err := s.Eval(src); fault.CodeOf(err) != "E-ARG" || !strings.Contains(err.Error(), "belongs to a question that is over") {
			t.Errorf("%s: %v", src, err)
		}
	}
	if shown := eval(t, s, "r"); shown != overText {
		t.Errorf("shown as %q", shown)
	}
	s.user.vm.Set("blow", keep(t, s, "attack(a, b).blows[1]"))
	for _, f := range []string{"faces", "natural", "save", "by"} {
		if _, err := s.Eval("blow." + f); fault.CodeOf(err) != "E-ARG" {
			t.Errorf("blow.%s: %v", f, err)
		}
	}
}

func TestModelsOfAQuestionAreOverWithIt(t *testing.T) {
	s := at(t, duel)
	s.user.vm.Set("ghost", keep(t, s, `red:add("warrior", { name = "Ghost", at = { 20, 20 } })`))
	eval(t, s, `real = blue:add("warrior", { name = "Real", at = { 20, 20 } })`)
	if _, err := s.Eval("ghost.name"); fault.CodeOf(err) != "E-ARG" || !strings.Contains(err.Error(), "stands on no table any more") {
		t.Errorf("got %v", err)
	}
	if got := eval(t, s, "real.name"); got != "Real" {
		t.Errorf("got %q", got)
	}
	s.user.vm.Set("same", keep(t, s, "b")) // was there before
	if got := eval(t, s, "same.hp"); got != "50" {
		t.Errorf("got %q", got)
	}
}

func TestAQuestionPrintsNoExplanations(t *testing.T) {
	s := at(t, duel)
	s.SetTrace(true)
	if eval(t, s, "attack(a, b)") == "" {
		t.Fatal("with :trace an order is explained")
	}
	s.out.Reset()
	if out := eval(t, s, "d = odds(function() print(1) return attack(a, b).blows[1].hit end)"); out != "" {
		t.Errorf("printed %q", out)
	}
}

// chance asks within a run of the given budget, as a scenario does.
func chance(t *testing.T, s *Session, src string) (string, error) {
	t.Helper()
	eval(t, s, "f = "+src)
	p, err := s.Chance(s.user.vm.Get("f").(*lua.LFunction))
	if err != nil {
		return "", err
	}
	return p.RatString(), nil
}

func TestChanceRefusesWhatItCannotTrust(t *testing.T) {
	s := at(t, duel+"\nk, box = 0, {}")
	for src, code := range map[string]string{
		"function() return attack(a, b) end":                                                  "E-ARG",
		"function() attack(a, b) end":                                                         "E-ARG",
		"function() k = k + 1 return dice.check(4) end":                                       "E-REPLAY",
		"(function() local n = 0 return function() n = n + 1 return dice.check(4) end end)()": "E-REPLAY",
		"function() box.n = 1 return dice.check(4) end":                                       "E-FROZEN",
		"function() table.insert(box, 1) return dice.check(4) end":                            "E-FROZEN",
		"function() while dice.check(4) do end return true end":                               "E-BUDGET",
		"function() while true do end end":                                                    "E-BUDGET",
	} {
		if got, err := chance(t, s, src); fault.CodeOf(err) != code {
			t.Errorf("%s: %s, %v", src, got, err)
		}
	}
	if got, err := chance(t, s, "function() local own = {} own.n = dice.check(4) return own.n end"); got != "1/2" {
		t.Errorf("%s, %v", got, err)
	}
	eval(t, s, "box.n = 1") // it may be written again
}

func TestTooManyWaysAreTold(t *testing.T) {
	s := at(t, duel)
	src := "function() local all = '' for i = 1, 12 do all = all .. dice.d6() end return all == '' end"
	_, err := chance(t, s, src)
	if fault.CodeOf(err) != "E-BUDGET" || !strings.Contains(err.Error(), "too many ways for the dice to fall: more than ") {
		t.Errorf("got %v", err)
	}
}

// Ways that come to the same line with the same locals are one way from there.
func TestWaysAreJoined(t *testing.T) {
	s := at(t, duel)
	for src, want := range map[string]string{
		"function() local n = 0 for i = 1, 12 do n = n + dice.d6() end return n == 40 end":                                                            "45731543/725594112",
		"function() local hits = {} for i = 1, 9 do hits[dice.check(4)] = true end return hits[true] == true and hits[false] == true end":             "255/256",
		"function() local function two() return dice.d6() + dice.d6() end return two() + two() == 14 end":                                             "73/648",
		"function() for i = 1, 1000 do if dice.check(5) then return i > 3 end end end":                                                                "",
		"function() local r = attack(a, b) local n = 0 for i = 1, 10 do if dice.check(4) then n = n + 1 end end return r:hits(a) == 1 and n == 5 end": "21/256",
	} {
		got, err := chance(t, s, src)
		if want == "" { // a thousand dice fork too often one after the other, but end
			continue
		}
		if got != want {
			t.Errorf("%s: %s, %v", src, got, err)
		}
	}
}

// A function may be its own measure: what it does then is done after.
func TestAFunctionAsItsOwnMeasure(t *testing.T) {
	s := at(t, "g = function() return dice.d6() end")
	if got := eval(t, s, "odds(g, g):mean()"); got != "3.5" {
		t.Errorf("got %s", got)
	}
}

// modOf writes files of a mod below dir.
func modOf(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	if files["../../mod.lua"] == "" {
		files["../../mod.lua"] = `mod "m" { version = "1.0", api = 1 }`
	}
	for name, text := range files {
		path := filepath.Join(dir, "scripts", "pillage", name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// A reload that would take away what stands on the table is refused: the old
// scripts stay, and orders work.
func TestReloadKeepsWhatIsInUse(t *testing.T) {
	const elf = `troop "elf" { title = "Elf" }
weapon "elf_bow" { title = "Bow", kind = "melee", to_hit = { UA = 3, SA = 4, FA = 5 }, used = { "melee" } }
faction "elves" { title = "Elves", prices = { elf = 10 } }
weather "mist" { title = "Mist" }
talent "wise" { title = "Wise", price = 1 }`
	for gone, want := range map[string]string{
		`troop "elf" { title = "Elf" }`:               `the troop "elf" is gone, and Elf is one on the table`,
		`weapon "elf_bow"`:                            `the weapon "elf_bow" is gone, and Elf carries it on the table`,
		`faction "elves"`:                             `the faction "elves" is gone, and Elves is of it on the table`,
		`weather "mist" { title = "Mist" }`:           `the weather "mist" is gone, and is in force on the table`,
		`talent "wise" { title = "Wise", price = 1 }`: `the talent "wise" is gone, and Elf has it on the table`,
	} {
		dir := t.TempDir()
		modOf(t, dir, map[string]string{"elf.lua": elf})
		lib, err := Load(Options{Mods: []string{dir}})
		if err != nil {
			t.Fatal(err)
		}
		s, err := lib.NewSession(1)
		if err != nil {
			t.Fatal(err)
		}
		eval(t, s, `red, blue = band "elves", band() set_weather "mist"
a = red:add("elf", { weapon = "elf_bow", talents = "wise", at = {10,10} })
b = blue:add("warrior", { hp = 50, at = {10,11} })
engage(a, b)`)
		var kept []string
		for _, l := range strings.Split(elf, "\n") {
			if !strings.HasPrefix(l, gone) && !(strings.HasPrefix(gone, "troop") && strings.HasPrefix(l, "faction")) {
				kept = append(kept, l)
			}
		}
		if strings.HasPrefix(gone, "troop") {
			kept = append(kept, `faction "elves" { title = "Elves" }`)
		}
		modOf(t, dir, map[string]string{"elf.lua": strings.Join(kept, "\n")})
		_, err = s.Reload()
		if fault.CodeOf(err) != "E-ID" || !strings.Contains(err.Error(), want) {
			t.Errorf("got  %v\nwant %s", err, want)
		}
		eval(t, s, `fight(a, b)`)
		if got := eval(t, s, `a.class`); got != "UA" {
			t.Errorf("got %q", got)
		}
		eval(t, s, `battle{}`)
		if _, err := s.Reload(); err != nil {
			t.Errorf("on an empty table: %v", err)
		}
	}
}

// The dice of a rule depend on the seed and the rule, not on the order in which
// files are found, nor on the rules beside it.
func TestDiceOfRulesDoNotDependOnFiles(t *testing.T) {
	dir := t.TempDir()
	files := map[string]string{}
	for _, n := range []string{"aa", "bb", "cc"} {
		files[n+".lua"] = fmt.Sprintf(`rule "m:%s" { title = "X", hook = "pillage.on_turn_start", state = { %s = "number" },
 effect = function(ev) ev:set(ev.battle, "%s", ev:d6()*100+ev:d6()*10+ev:d6()) end }`, n, n, n)
	}
	modOf(t, dir, files)
	beside := t.TempDir()
	const more = `rule "a:more" { title = "T", hook = "pillage.on_turn_start", effect = function(ev) ev:d6() end }`
	modOf(t, beside, map[string]string{"more.lua": more, "../../mod.lua": `mod "a" { version = "1.0", api = 1 }`})
	var got []string
	for _, c := range []struct {
		mods    []string
		reverse bool
		typed   string
	}{{[]string{dir}, false, ""}, {[]string{dir}, true, ""}, {[]string{dir}, false, more}, {[]string{beside, dir}, false, ""}} {
		lib, err := Load(Options{Mods: c.mods, Reverse: c.reverse})
		if err != nil {
			t.Fatal(err)
		}
		s, err := lib.NewSession(1)
		if err != nil {
			t.Fatal(err)
		}
		eval(t, s, duel+"\n"+c.typed)
		eval(t, s, `start()`)
		st := ""
		for _, n := range []string{"aa", "bb", "cc"} {
			st += fmt.Sprint(s.game.StateOf(hook.BattleV, 0, s.game.C.State(n)), " ")
		}
		got = append(got, st)
	}
	if got[0] != got[1] || got[0] != got[2] || got[0] != got[3] {
		t.Errorf("four ways to the same rules: %q", got)
	}
}

// Sessions of one library run side by side.
func TestSessionsInParallel(t *testing.T) {
	lib, err := Load(Options{})
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			s, err := lib.NewSession(uint64(i))
			if err != nil {
				t.Error(err)
				return
			}
			defer s.Close()
			for _, l := range []string{`red, blue = band "vikings", band "huns"`,
				`a = red:add("berserker", { weapon = "dane_axe", hp = 9, at = {10,10} })`,
				`c = red:add("chief", { standard = true, at = {11,10} })`,
				`b = blue:add("warrior", { weapon = "hand_weapon", shield = true, hp = 90, at = {10,14} })`,
				`charge(a, b)`, `for i = 1, 5 do fight(a, b) next_turn() end`, `return a.class, #b:aura(6)`,
				`rule "u:see" { title="S", hook="pillage.modify_attack", when = function(ev) return ev.attacker:in_aura(3) end, effect=function(ev) ev:modify(1) end }`,
				`need("hit", a, b)`} {
				if _, err := s.Eval(l); err != nil {
					t.Errorf("%s: %v", l, err)
				}
			}
		}()
	}
	wg.Wait()
}
