package luabind_test

import (
	"slices"
	"strings"
	"testing"

	"skald/luabind"
	"skald/luabind/scenario"
)

// table is a session with a charge and a fight behind it.
func table(t *testing.T) *luabind.Session {
	t.Helper()
	s := session(t)
	types(t, s, `red, blue = band "vikings", band "anglo_saxons"`)
	types(t, s, `a = red:add("berserker", { weapon = "dane_axe", at = {10, 10} })`)
	types(t, s, `b = blue:add("warrior", { weapon = "spear", at = {10, 14} })`)
	types(t, s, `d = odds(function() charge(a, b); fight(a, b) end, measure.lost(blue)); best_of = best "dice.check(4)"`)
	types(t, s, `cmp = compare{ x = "dice.d6()", y = "dice.d3()" }`)
	types(t, s, `branch "the start"`)
	types(t, s, `c = charge(a, b); f = fight(a, b)`)
	return s
}

func TestFieldsOfWhatStandsOnTheTable(t *testing.T) {
	s := table(t)
	for path, want := range map[string]string{
		"red":             "side name faction",
		"red.side":        "name losses initiative state",
		"a":               "name hp talents state charge",
		"a.charge":        "target roll reach bonus",
		"a.charge.target": "name hp",
		"a.state":         "mushrooms",
		"a.band":          "name side",
		"c":               "contact roll reach bonus",
		"f":               "blows lost over round",
		"dice":            "d6 d3 roll check",
		"measure":         "alive wounds hits lost",
		"d":               "exact trials",
		"best_of":         "exact trials decisions",
		"cmp":             "rows",
	} {
		got := s.Fields(path)
		for _, w := range strings.Fields(want) {
			if !slices.Contains(got, w) {
				t.Errorf("%s. does not offer %s, only %q", path, w, got)
			}
		}
	}
	for _, path := range []string{"nobody", "a.hp", "a.name.x", "charge", "c.roll", "red.nothing", "a.charge.roll"} {
		if got := s.Fields(path); len(got) != 0 {
			t.Errorf("%s. offers %q", path, got)
		}
	}
}

func TestMethodsOfWhatStandsOnTheTable(t *testing.T) {
	s := table(t)
	for path, want := range map[string]string{
		"red":      "add row models",
		"red.side": "models",
		"a":        "has within distance",
		"a.band":   "add row",
		"f":        "by hits wounds",
		"d":        "p at_least mean sd fraction outcomes interval",
		"best_of":  "p fraction",
	} {
		got := s.Methods(path)
		for _, w := range strings.Fields(want) {
			if !slices.Contains(got, w) {
				t.Errorf("%s: does not offer %s, only %q", path, w, got)
			}
			if slices.Contains(s.Fields(path), w) {
				t.Errorf("%s. offers %s, which is called with a colon", path, w)
			}
		}
		if slices.Contains(got, "name") {
			t.Errorf("%s: offers name, which is a field", path)
		}
	}
	for _, path := range []string{"nobody", "a.hp", "c", "dice", "f.by"} {
		if got := s.Methods(path); len(got) != 0 {
			t.Errorf("%s: offers %q", path, got)
		}
	}
}

// TestEveryOfferedFieldCanBeRead: what completion offers must not be a mistake.
func TestEveryOfferedFieldCanBeRead(t *testing.T) {
	s := table(t)
	for _, path := range []string{"red", "red.side", "a", "b", "a.state", "c", "f", "dice", "measure", "d", "best_of", "cmp"} {
		for _, name := range slices.Concat(s.Fields(path), s.Methods(path)) {
			types(t, s, "do local x = "+path+"."+name+" end")
		}
	}
}

func TestNamesAndIDsOfASession(t *testing.T) {
	s := table(t)
	for _, w := range []string{"red", "f", "charge", "muster", "print", "rule", "house", "dice", "string"} {
		if !slices.Contains(s.Names(), w) {
			t.Errorf("no global %s is offered", w)
		}
	}
	for _, w := range []string{"vikings", "berserker", "dane_axe", "fog", "exploding_sixes", "shooting", "PIL-TROOP-04"} {
		if !slices.Contains(s.IDs("x = "), w) {
			t.Errorf("no id %s is offered", w)
		}
	}
}

func TestNamedMomentsAreOffered(t *testing.T) {
	s := table(t)
	if got := s.IDs("back "); !slices.Equal(got, []string{"the start"}) {
		t.Errorf("back: got %q", got)
	}
	if got := s.IDs("branch "); len(got) != 0 {
		t.Errorf("branch names a new moment, but %q is offered", got)
	}
}

// TestIDsFitTheirPlace: inside quotes only what the word before them takes.
func TestIDsFitTheirPlace(t *testing.T) {
	s := session(t)
	all := len(s.IDs("x = "))
	for before, want := range map[string]string{
		`set_weather `:                   "fog wind",
		`red = band(`:                    "vikings huns",
		`band `:                          "vikings",
		`red:add(`:                       "warrior berserker",
		`red:row(5, `:                    "warrior",
		`on `:                            "exploding_sixes PIL-TROOP-04 war_cry",
		`red:add("warrior", { weapon = `: "spear dane_axe",
		`{ weapon = { "spear", `:         "bow",
		`{ at = {1, 2}, faction = `:      "huns",
		`battle { house = { `:            "exploding_sixes",
		`to_stage `:                      "melee shooting",
		`odds(f, { choices = { [`:        "reroll PIL-TROOP-05 PIL-TROOP-04",
		`sweep{ weather = { `:            "fog wind",
		`form(`:                          "shield_wall",
		`wield(a, `:                      "spear",
		`lookup `:                        "rules.weapon.bow.range",
		`hook = `:                        "pillage.modify_attack",
		`covers = { `:                    "PIL-MELEE-02 PIL-TROOP-04",
	} {
		got := s.IDs(before)
		for _, w := range strings.Fields(want) {
			if !slices.Contains(got, w) {
				t.Errorf("%s: no id %s", before, w)
			}
		}
		if len(got) >= all || slices.Contains(got, "PIL-TROOP-04") != strings.Contains(want, "PIL-") || slices.Contains(got, "horse") {
			t.Errorf("%s: offers what does not fit: %d ids", before, len(got))
		}
	}
	for _, before := range []string{`weapon `, `troop(`} {
		if got := s.IDs(before); len(got) != 0 {
			t.Errorf("%s declares a new id, but %d are offered", before, len(got))
		}
	}
	for _, before := range []string{`x = `, `print(`, `red:row(`, `set("x", `} {
		if got := len(s.IDs(before)); got != all {
			t.Errorf("%s: %d ids, want all %d", before, got, all)
		}
	}
}

// TestEveryTopicHasAPage: what completion and hints offer can be explained.
func TestEveryTopicHasAPage(t *testing.T) {
	s := session(t)
	for _, topic := range s.Topics() {
		if page, err := s.Help(topic); err != nil || len(page) < 10 {
			t.Errorf("%s: %q, %v", topic, page, err)
		}
	}
}

// TestThePageOfTHasEveryWord: the page is a list of its own, held to the real
// table here.
func TestThePageOfTHasEveryWord(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	words := luabind.TesterWords()
	slices.Sort(words)
	text := `scenario "words of t" { run = function(t)
  local out = {}
  for k in pairs(t) do out[#out + 1] = k end
  table.sort(out)
  t.equal(table.concat(out, " "), "` + strings.Join(words, " ") + `")
end }`
	files := []scenario.File{{Show: "words.lua", Text: []byte(text)}}
	ran := 0
	err = scenario.Run(lib, files, nil, func(r scenario.Result) {
		if ran++; r.Err != nil {
			t.Error(r.Story)
		}
	})
	if err != nil || ran != 1 {
		t.Errorf("%d scenarios ran, %v", ran, err)
	}
}

// TestScenarioFieldsAreTaken: every field that the page of scenario names is one
// that a scenario may have.
func TestScenarioFieldsAreTaken(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range append(luabind.ScenarioFields(), "nonsense") {
		text := `scenario "x" { ` + name + ` = true }`
		err := scenario.Run(lib, []scenario.File{{Show: "x.lua", Text: []byte(text)}}, nil, func(r scenario.Result) {
			if r.Err == nil || strings.Contains(r.Err.Error(), "has no field") != (name == "nonsense") {
				t.Errorf("%s: %v", name, r.Err)
			}
		})
		if err != nil {
			t.Error(err)
		}
	}
}
