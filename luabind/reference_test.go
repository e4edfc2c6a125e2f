package luabind

import (
	"slices"
	"strings"
	"testing"

	"skald/core/dice"
	"skald/core/rule"
)

// shipped is what is embedded, without mods.
func shipped(t *testing.T) *Library {
	t.Helper()
	l, err := Load(Options{})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// documented complains about fields without a sentence.
func documented(t *testing.T, where string, fs []field) {
	t.Helper()
	for _, f := range fs {
		if len(f.doc) < 4 {
			t.Errorf("%s.%s has no doc", where, f.name)
		}
		documented(t, where+"."+f.name, f.keys)
	}
}

func TestEveryFieldIsDocumented(t *testing.T) {
	l := shipped(t)
	for _, kind := range kindNames {
		fs := fieldsOfKind(kind)
		documented(t, kind, fs)
		page, err := l.Explain(kind)
		if err != nil || kindAbout[kind].doc == "" || !strings.Contains(page, kindAbout[kind].use) {
			t.Errorf("%s has no page of its own: %v", kind, err)
		}
		for _, f := range fs {
			if kind != "game_table" && !strings.Contains(page, "  "+f.name) {
				t.Errorf("the page of %s lacks %s", kind, f.name)
			}
		}
	}
	documented(t, "mod", manifestFields())
}

// The lists that the sandbox goes by, and the sentences about them: each name
// has one, and no sentence is about a name that is gone.
func TestEveryNameIsExplained(t *testing.T) {
	ev := slices.Concat(evAlways, evChance, evChoice, evQueries)
	for page, c := range map[string]struct {
		names []string
		said  []said
	}{"ev": {ev, evSaid}, "requests": {allRequests, requestSaid}, "filter": {filterNames, filterSaid}, "add": {kitKeys, kitSaid}, "choices": {choiceStreams, choiceSaid},
		"dice": {diceNames(), diceSaid}, "dice options": {append(poolOptions[:len(poolOptions):len(poolOptions)], "ties"), diceOptionSaid},
		"measure": {measureNames, measureSaid}, "distribution": {slices.Concat(distributionFields, distributionMethods), distributionSaid},
		"question": {questionOptions, questionSaid}} {
		var told []string
		for _, s := range c.said {
			told = append(told, s.name)
			if s.doc == "" || !strings.Contains(s.use, s.name) {
				t.Errorf("%s: %s has no sentence, or is not written with its name", page, s.name)
			}
		}
		for _, n := range c.names {
			if !slices.Contains(told, n) {
				t.Errorf("%s: %s is not explained", page, n)
			}
		}
		for _, n := range told {
			if !slices.Contains(c.names, n) {
				t.Errorf("%s: %s is explained and does not exist", page, n)
			}
		}
	}
	for word := range verbNotes {
		if shipped(t).explainVerb(word) == "" {
			t.Errorf("a note on %s, which is no word", word)
		}
	}
}

// TestExamplesOfThePagesLoad: what a page shows can be typed as it stands.
func TestExamplesOfThePagesLoad(t *testing.T) {
	for _, kind := range kindNames {
		example, _, _ := strings.Cut(kindAbout[kind].use, "\n\n")
		s, err := shipped(t).NewSession(1)
		if err != nil {
			t.Fatal(err)
		}
		if kind == "game_table" { // a table of the book is changed by mods alone
			continue
		}
		if _, err := s.Eval(example); err != nil {
			t.Errorf("%s: %v", kind, err)
		}
		if _, err := s.Eval("band()"); err != nil { // takes up what was declared
			t.Errorf("%s: %v", kind, err)
		}
	}
}

func TestPagesSayWhatTheyPromise(t *testing.T) {
	l := shipped(t)
	for topic, want := range map[string][]string{
		"source":        {"GAP-...", "TIDI", "GAP-HIT-TABLE"},
		"GAP-HIT-TABLE": {"rules.weapon.spear.to_hit.UA", "placeholder"},
		"TIDI":          {"list builder", "used by"},
		"placeholder":   {"data keys are placeholders"},
		"dice":          slices.Concat(dice.StreamNames(), []string{"PIL-TROOP-06"}),
		"choices":       {"reroll", "weapon", "order"},
		"strict":        {"strict = true"},
		"need":          {`need("save", a, b)`, `need("morale", m)`},
		"reach":         {`reach("charge", m, target`},
		"band":          {":add(troop", ":row(n, troop"},
		"melee":         {"movement, shooting, melee"},
		"PIL-TROOP-06":  {"done: played in full"},
		"PIL-HIT-01":    {"done: played in full"},
		"rule":          {"planned", "priority", "such as hook = "},
		"view":          {"model side band piece"},
		"request":       {"ev:grant_move"},
		"grant_move":    {"points that take it", "on_turn_start"},
		"prices":        {"in faction", "default for all others"},
		"max_chiefs":    {"in faction.limits", "chiefs at most"},
		"cause":         {`"drown"`, "in modify_wound", "on_ignited"},
		"touches":       {"in model", "in filter"},
		"modify_score":  {"fields\n  ev.value", "those of every point"},

		"factions.huns.prices": {"factions.huns.prices.warrior ", "10"},
	} {
		page, err := l.Explain(topic)
		if err != nil {
			t.Errorf("%s: %v", topic, err)
		}
		for _, w := range want {
			if !strings.Contains(page, w) {
				t.Errorf("the page of %s lacks %q:\n%s", topic, w, page)
			}
		}
	}
}

// TestScriptedRulesAreDoneOrPart: a rule of the book that our scripts declare is
// in force, so the catalogue does not call it planned.
func TestScriptedRulesAreDoneOrPart(t *testing.T) {
	l := shipped(t)
	for _, r := range l.content.Rules {
		if e, known := rule.Get(r.ID); known && e.Status == rule.Planned {
			t.Errorf("%s is declared at %s, and neither in done.txt nor in part.txt", r.ID, r.Place)
		}
	}
	_, rows, err := l.List("rules")
	if err != nil {
		t.Fatal(err)
	}
	titles := map[string]string{}
	for _, row := range rows {
		titles[row[0]] = row[3]
	}
	if got := titles["PIL-TROOP-06"]; got != "Under mushrooms" {
		t.Errorf("the list calls PIL-TROOP-06 %q, its script Under mushrooms", got)
	}
}
