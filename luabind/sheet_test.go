package luabind

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"skald/core/rule"
)

// sheets of the factions that are asked for, from one library.
func sheets(t *testing.T, lang string) (*Library, func(id string) *Sheet) {
	lib, err := Load(Options{Lang: lang})
	if err != nil {
		t.Fatal(err)
	}
	return lib, func(id string) *Sheet {
		s, err := lib.Sheet(id)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
}

func TestSheetFormations(t *testing.T) {
	_, sheet := sheets(t, "en")
	for id, want := range map[string][]string{
		"vikings": {"shield_wall"}, "kievan_rus": {"shield_wall", "spear_hedge"},
		"bretons": nil, "irish_scots_picts": nil, "saxons": nil, // PIL-FACTION-BRETONS-02 and its kin
	} {
		var got []string
		for _, f := range sheet(id).Formations {
			got = append(got, f.ID)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: formations %v, want %v", id, got, want)
		}
	}
	wall := sheet("vikings").Formations[0]
	if wall.Min != 5 || wall.Move != 4 || wall.Save != 1 || wall.Second != 2 || !slices.Equal(wall.Needs, []string{"Shield"}) {
		t.Errorf("the shield wall is %+v", wall)
	}
}

func TestSheetRulesOfThings(t *testing.T) {
	_, sheet := sheets(t, "en")
	ids := func(s *Sheet) (out []string) {
		for _, r := range s.Others {
			out = append(out, r.Of+" "+r.ID)
		}
		return out
	}
	vikings := ids(sheet("vikings"))
	for _, want := range []string{"berserker PIL-TROOP-04", "berserker PIL-TROOP-06", "healer PIL-TROOP-10", "standard PIL-GEAR-01", "hound PIL-HOUND-12"} {
		if !slices.Contains(vikings, want) {
			t.Errorf("the Vikings have no %q: %v", want, vikings)
		}
	}
	if slices.Contains(vikings, "huscarl PIL-TROOP-07") {
		t.Error("the Vikings have the rules of a huscarl, whom they cannot buy")
	}
	if romans := ids(sheet("late_romans")); slices.Contains(romans, "standard PIL-GEAR-01") || !slices.Contains(romans, "standard PIL-GEAR-02") {
		t.Errorf("PIL-FACTION-ROMANS-02 replaces PIL-GEAR-01 alone: %v", romans)
	}
}

// oddsOf the sheet: the row of a troop with a weapon.
func oddsOf(s *Sheet, troop, weapon, how string, mounted bool) *SheetOdds {
	for i, o := range s.Odds {
		if o.Troop == troop && o.Weapon == weapon && o.How == how && o.Mounted == mounted {
			return &s.Odds[i]
		}
	}
	return nil
}

func TestSheetOdds(t *testing.T) {
	_, sheet := sheets(t, "en")
	huns, vikings, saxons := sheet("huns"), sheet("vikings"), sheet("anglo_saxons")
	for _, c := range []struct {
		s                  *Sheet
		troop, weapon, how string
		mounted, want      bool
	}{
		{huns, "warrior", "spear", "charge", true, true},
		{huns, "warrior", "composite_bow", "shoot", true, true}, // PIL-FACTION-HUNS-03
		{huns, "warrior", "sling", "shoot", true, false},        // PIL-CAV-07
		{huns, "warrior", "kontos", "charge", true, false},      // not for sale to him
		{huns, "roman_cataphract", "kontos", "charge", true, true},
		{huns, "roman_cataphract", "kontos", "melee", true, false}, // PIL-WEAPON-15
		{saxons, "warrior", "spear", "charge", true, false},        // PIL-BAND-07: few may ride
		{saxons, "huscarl", "dane_axe", "charge", false, true},
		{vikings, "berserker", "dane_axe", "charge", false, true},
		{vikings, "healer", "dane_axe", "charge", false, false},
	} {
		if got := oddsOf(c.s, c.troop, c.weapon, c.how, c.mounted) != nil; got != c.want {
			t.Errorf("%s: %s, %s, %s, mounted %t: shown %t, want %t", c.s.ID, c.troop, c.weapon, c.how, c.mounted, got, c.want)
		}
	}
	// A hit on 4+, 5+, 6+ and a failed save on 6, 5+, 4+; a berserker hits on 3+, 3+,
	// 4+, and nobody saves (PIL-TROOP-04).
	for _, c := range []struct {
		s             *Sheet
		troop, weapon string
		want          [3]string
	}{
		{vikings, "warrior", "spear", [3]string{"5/12", "2/9", "1/12"}},
		{vikings, "berserker", "dane_axe", [3]string{"2/3", "2/3", "1/2"}},
	} {
		row := oddsOf(c.s, c.troop, c.weapon, "melee", false)
		if row == nil {
			t.Fatalf("no row of %s with %s", c.troop, c.weapon)
		}
		if got := [3]string{row.Wounds[0].Fraction, row.Wounds[1].Fraction, row.Wounds[2].Fraction}; got != c.want {
			t.Errorf("%s with %s wounds %v, want %v", c.troop, c.weapon, got, c.want)
		}
	}
}

func TestSheetNumbers(t *testing.T) {
	_, sheet := sheets(t, "en")
	huns := sheet("huns")
	if want := (SheetNumber{"factions.huns.lasso", "6", "GAP-LASSO-DIE; TIDI, B", false}); !slices.Contains(huns.Numbers, want) {
		t.Errorf("got %+v, want %+v", huns.Numbers, want)
	}
	if want := (SheetLimit{"cavalry_pct", "any", "PIL-FACTION-HUNS-01", "Any number of them may ride.", false}); len(huns.Limits) != 1 || huns.Limits[0] != want {
		t.Errorf("got %+v, want %+v", huns.Limits, want)
	}
	i := slices.IndexFunc(huns.Troops, func(x SheetTroop) bool { return x.ID == "warrior" })
	if w := huns.Troops[i]; !w.Guesses.Has("hp") || w.Guesses.Has("attacks") {
		t.Errorf("of a warrior %v are placeholders, want hp alone", w.Guesses)
	}
}

// Everything that Pillage declares has its name and its text in both languages.
func TestDeclarationsAreInTwoLanguages(t *testing.T) {
	lib, _ := sheets(t, "ru")
	russian := func(s string) bool {
		return strings.ContainsFunc(s, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) })
	}
	c, seen := lib.Content(), 0
	for _, kind := range kindNames {
		if kind == "game_table" {
			continue
		}
		for _, id := range c.IDs(kind) {
			d := c.Get(kind, id)
			seen++
			if !russian(d.Title.Ru) {
				t.Errorf("%s %s has the title %q in Russian", kind, id, d.Title.Ru)
			}
			if d.Text.En != "" && !russian(d.Text.Ru) {
				t.Errorf("%s %s has the text %q in Russian", kind, id, d.Text.Ru)
			}
		}
	}
	if seen < 150 {
		t.Errorf("%d declarations, want 150 or more", seen)
	}
	for _, r := range c.Rules {
		if !russian(r.Title.Ru) || r.Text.En != "" && !russian(r.Text.Ru) {
			t.Errorf("%s has the title %q and the text %q in Russian", r.ID, r.Title.Ru, r.Text.Ru)
		}
	}
}

// Lists and pages tell of rules as a sheet does.
func TestRulesInRussian(t *testing.T) {
	lib, sheet := sheets(t, "ru")
	_, rows, err := lib.List("rules")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		if e, known := rule.Get(row[0]); known && lib.Content().Rule(row[0]) == nil && row[3] != e.Ru.Title {
			t.Errorf("%s is listed as %q, want %q", row[0], row[3], e.Ru.Title)
		}
	}
	for _, r := range append(sheet("vikings").Rules, sheet("vikings").Others...) {
		e, _ := rule.Get(r.ID)
		page, err := lib.Explain(r.ID)
		if err != nil || r.Text != e.Ru.Text || !strings.Contains(page, "\n"+r.Text+"\n") {
			t.Errorf("%s: the sheet has %q, the page is\n%s", r.ID, r.Text, page)
		}
	}
	if page, err := lib.Explain("PIL-MELEE-02"); err != nil || !strings.Contains(page, "Убитая модель") {
		t.Errorf("a rule of the core in Russian: %v\n%s", err, page)
	}
}
