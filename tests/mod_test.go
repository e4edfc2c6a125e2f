package tests

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"skald/cmd/cli"
	"skald/luabind"
	"skald/luabind/scenario"
)

// geats is a mod as a modder writes it: a people with its troop, gear, talents,
// weather and house rule, scenarios and a band list.
const geats = "tests/mods/geats"

func loadGeats(t *testing.T) *luabind.Library {
	t.Helper()
	t.Chdir(repoRoot(t))
	lib, err := luabind.Load(luabind.Options{Mods: []string{geats}})
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// The scenarios of the mod pass with it loaded, with handlers remembered and
// called afresh, and cover every rule of it.
func TestModScenarios(t *testing.T) {
	lib := loadGeats(t)
	files, err := scenario.Find([]string{geats})
	if err != nil {
		t.Fatal(err)
	}
	covered := map[string]bool{}
	for _, called := range []bool{false, true} {
		n := 0
		err := scenario.RunWith(lib, files, scenario.Options{Called: called}, func(r scenario.Result) {
			n++
			if r.Err != nil {
				t.Errorf("%s: %s", r.Title, r.Story)
			}
			for _, id := range r.Covers {
				covered[id] = true
			}
		})
		if err != nil || n < 25 {
			t.Fatalf("%d scenarios ran, %v", n, err)
		}
	}
	for _, r := range lib.Content().Rules {
		if strings.HasPrefix(r.ID, "geats:") && !covered[r.ID] {
			t.Errorf("no scenario covers %s", r.ID)
		}
	}
}

// A folder above mods runs the scenarios of each with it, those of no mod
// without, as a folder of a mod does.
func TestScenariosBelowMods(t *testing.T) {
	t.Chdir(repoRoot(t))
	files, err := scenario.Find([]string{"tests"})
	if err != nil {
		t.Fatal(err)
	}
	sets := scenario.Sets(files, nil)
	if len(sets) != 2 || len(sets[0].Mods) != 0 || !slices.Equal(sets[1].Mods, []string{geats}) || len(sets[1].Files) < 5 {
		t.Errorf("%d sets, the last with %v", len(sets), sets[len(sets)-1].Mods)
	}
	if sets := scenario.Sets(files, []string{geats + "/"}); len(sets) != 1 {
		t.Errorf("%d sets where the mod is loaded for all, want 1", len(sets))
	}
}

// The rules of the mod answer at ten or more points, are short, and each file
// says first what it is about.
func TestModIsInShape(t *testing.T) {
	lib := loadGeats(t)
	points := map[string]bool{}
	for _, r := range lib.Content().Rules {
		if !strings.HasPrefix(r.ID, "geats:") {
			continue
		}
		if r.Title.En == "" || r.Title.Ru == "" || r.Title.En == r.Title.Ru || (r.Text.En == "") != (r.Text.Ru == "") {
			t.Errorf("%s: %+v %+v", r.ID, r.Title, r.Text)
		}
		for _, h := range r.Parts {
			points[h.Point.Name] = true
		}
	}
	if len(points) < 20 {
		t.Errorf("%d points of play, want 20", len(points))
	}
	lines := ruleLines(t, geats, true)
	if len(lines) < 10 {
		t.Fatalf("%d rules", len(lines))
	}
	if m := lines[len(lines)/2]; m >= 15 {
		t.Errorf("the median rule has %d lines", m)
	}
}

// ruleLines are the lengths of the rules in the scripts below a folder, sorted.
// Each script begins with a comment; where said is true each rule has one too.
func ruleLines(t *testing.T, dir string, said bool) (lines []int) {
	t.Helper()
	err := filepath.WalkDir(dir, func(name string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(name) != ".lua" {
			return err
		}
		text, err := os.ReadFile(name)
		if !strings.HasPrefix(string(text), "-- ") {
			t.Errorf("%s does not begin with a comment", name)
		}
		from := 0
		for i, line := range strings.Split(string(text), "\n") {
			switch {
			case strings.HasPrefix(line, `rule "`):
				from = i
				if said && !strings.Contains(line, "-- ") {
					t.Errorf("%s:%d: a rule without a comment", name, i+1)
				}
			case line == "}" && from > 0:
				lines, from = append(lines, i+1-from), 0
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(lines)
	return lines
}

// Every script that ships begins with a line that says what it is about, and the
// median rule is short.
func TestScriptsAreReadable(t *testing.T) {
	t.Chdir(repoRoot(t))
	lines := slices.Concat(ruleLines(t, "scripts", false), ruleLines(t, "factions", false))
	slices.Sort(lines)
	if m := lines[len(lines)/2]; m >= 15 {
		t.Errorf("the median of %d rules has %d lines", len(lines), m)
	}
}

// Its sheet tells troop, gear, rules, limits and talents, and the odds.
func TestModSheet(t *testing.T) {
	t.Chdir(repoRoot(t))
	var out, bad strings.Builder
	code := cli.Main([]string{"sheet", "geats", "--mods", geats}, cli.IO{In: strings.NewReader(""), Out: &out, Err: &bad})
	for _, want := range []string{"Geats (geats)", "Hearth companion  20", "Boar-crested helmet    10 (Chief), 15 (Hearth companion)",
		"riders: at most 10 %", "Weregild (geats:weregild)", "Hearth companion: Beot (geats:boast)", "Ring-giver", "Hand weapon (Hearth companion)  55.6"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the sheet lacks %q", want)
		}
	}
	if code != 0 || bad.Len() > 0 {
		t.Errorf("code %d, %s", code, bad.String())
	}
	if t.Failed() {
		t.Log(out.String())
	}
}

// Every band drawn at random may be fielded, some of them with companions, and
// the list that comes with the mod is priced with it.
func TestModBands(t *testing.T) {
	lib := loadGeats(t)
	withBench := 0
	for seed := uint64(1); seed <= 8; seed++ {
		s, err := lib.NewSession(seed)
		if err != nil {
			t.Fatal(err)
		}
		got, err := s.Eval(`b, men = random_band("geats", { budget = 400 })
n = 0
for _, x in ipairs(men) do if x.troop == "hearth_companion" then n = n + 1 end end
return muster(b).ok and n`)
		switch got = strings.TrimSpace(got); {
		case err != nil || got == "false" || got == "nil":
			t.Errorf("seed %d: %s %v", seed, got, err)
		case got != "0":
			withBench++
		}
		s.Close()
	}
	if withBench == 0 {
		t.Error("none of the bands has a hearth companion")
	}
	_, rosters, err := cli.NewEngine().Muster(cli.Options{Seed: 1}, geats+"/bands/hygelac.lua", 0)
	if err != nil || len(rosters) != 1 || len(rosters[0].Refusals) > 0 || !rosters[0].OK || rosters[0].Cost != 390 {
		t.Errorf("%+v, %v", rosters, err)
	}
}
