package luabind

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"skald/core/game"
)

// TestGuideNamesWhatThereIs holds every name that the guide speaks of against the
// tables that scripts are checked by.
func TestGuideNamesWhatThereIs(t *testing.T) {
	l := shipped(t)
	var tester, points, dist []string
	for _, s := range testerSaid {
		tester = append(tester, s.name)
	}
	ev := slices.Concat(evAlways, evChance, evChoice, evQueries, allRequests)
	for _, p := range l.content.Points {
		points = append(points, p.Short())
		ev = append(ev, pointFields(p)...)
	}
	dist = append(dist, distributionFields...)
	dist = append(dist, distributionMethods...)
	words := append(l.globals(), "function", "f", "ipairs")
	for what, c := range map[string]struct {
		found *regexp.Regexp
		known []string
	}{
		"ev":      {regexp.MustCompile(`\bev[.:](\w+)`), ev},
		"Lua":     {regexp.MustCompile(`(?m)(?:^|[^.:\w])([a-z_]\w*)\(`), words},
		"point":   {regexp.MustCompile(`\b((?:can|modify|on)_\w+)`), points},
		"dice":    {regexp.MustCompile(`\bdice\.(\w+)`), diceNames()},
		"t":       {regexp.MustCompile(`\bt\.(\w+)\(`), tester},
		"measure": {regexp.MustCompile(`\bmeasure\.(\w+)`), measureNames},
		"d":       {regexp.MustCompile(`\bd:(\w+)`), dist},
		"model":   {regexp.MustCompile(`\bm[:.](\w+)`), l.namesOf(viewTypes[0])},
	} {
		n := 0
		for _, p := range Guide() {
			for _, m := range c.found.FindAllStringSubmatch(p.Text, -1) {
				if n++; !slices.Contains(c.known, m[1]) {
					t.Errorf("%s: %s has no %s", p.Topic, what, m[1])
				}
			}
		}
		if n == 0 {
			t.Errorf("the guide never speaks of %s", what)
		}
	}
}

// TestGuideOfEachGame: the pages of a game name only words that the game has.
func TestGuideOfEachGame(t *testing.T) {
	call, quoted := regexp.MustCompile(`(?m)(?:^|[^.:\w])([a-z_]\w*)\(`), regexp.MustCompile(`(?m)(?:^|[^.:\w])([a-z_]\w*) "`)
	for _, d := range game.All() {
		l, err := Load(Options{Game: d.ID})
		if err != nil {
			t.Fatal(err)
		}
		words := append(l.globals(), "function", "f")
		for _, p := range GuideOf(d.ID) {
			if p.Text == GuideText(p.Topic) { // it speaks of Pillage
				continue
			}
			for _, m := range slices.Concat(call.FindAllStringSubmatch(p.Text, -1), quoted.FindAllStringSubmatch(p.Text, -1)) {
				if !slices.Contains(words, m[1]) {
					t.Errorf("%s, %s: nobody defined %s", d.ID, p.Topic, m[1])
				}
			}
		}
	}
}

// TestGuideLeadsOn: what a page says is explained, and each leads to the next.
func TestGuideLeadsOn(t *testing.T) {
	l := shipped(t)
	topics, _ := ManualTopics()
	topics = append(topics, GuideTopics()...)
	all := Guide()
	for i, p := range all {
		text := strings.Join(strings.Fields(p.Text), " ")
		for _, m := range regexp.MustCompile(`skald help (\w+)`).FindAllStringSubmatch(text, -1) {
			if !slices.Contains(topics, m[1]) {
				t.Errorf("%s: there is no page %s", p.Topic, m[1])
			}
		}
		for _, m := range regexp.MustCompile(`skald explain ([\w.]*\w)`).FindAllStringSubmatch(text, -1) {
			if _, err := l.Explain(m[1]); err != nil {
				t.Errorf("%s: %v", p.Topic, err)
			}
		}
		if i+1 < len(all) && !strings.HasSuffix(text, "skald help "+all[i+1].Topic+".") {
			t.Errorf("%s does not end with the next page, %s", p.Topic, all[i+1].Topic)
		}
	}
}

// At the prompt the guide is read by :help guide; a topic that is also something
// else says so below its page.
func TestGuideAtThePrompt(t *testing.T) {
	s, err := shipped(t).NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	for topic, want := range map[string]string{
		"guide":        "  odds      Asking before rolling\n  start     A mod in five minutes\n",
		"guide start":  "start  A mod in five minutes",
		"guide  rule":  "rule  What a rule is made of",
		"whatif":       "whatif  What a rule does to the odds",
		"rule":         "\nThe guide has a page about it: :help guide rule\n",
		"start":        "ends deployment and begins turn 1\n\nThe guide has a page about it: :help guide start\n",
		"":             "the guide, page by page: :help guide start\n  play odds start rule",
		"lua":          "dice.opposed(a, b, { ... })",
		"errors":       "A rule writes to a local variable that lives",
		"guide hooks":  "hooks  the points of play of pillage",
		"hooks":        "What each of them tells and takes: :help guide hooks\n",
		"guide starrt": "",
	} {
		text, err := s.Help(topic)
		if want == "" {
			if err == nil || !strings.Contains(err.Error(), "did you mean start?") {
				t.Errorf("%s: %v", topic, err)
			}
		} else if !strings.Contains(text, want) {
			t.Errorf(":help %s lacks %q:\n%s", topic, want, text)
		}
	}
}

// TestManualListsEverything: each point with its fields and requests, each code.
func TestManualListsEverything(t *testing.T) {
	for _, id := range []string{"pillage", "saga", "ancients", "duel", "oldwest"} {
		l := inGame(t, id).lib
		hooks, err := l.Manual("hooks")
		if err != nil {
			t.Fatal(err)
		}
		at := 0
		for _, p := range l.content.Points {
			next := strings.Index(hooks[at:], "\n"+p.Name+"\n")
			if next < 0 {
				t.Fatalf("%s is not told, or out of order", p.Name)
			}
			at += next + 1
			part, _, _ := strings.Cut(hooks[at:], "\n"+id+".")
			for _, name := range append(pointFields(p), p.Takes()...) {
				if !strings.Contains(part, name) && !strings.Contains(part, "takes  actions") {
					t.Errorf("%s lacks %s:\n%s", p.Name, name, part)
				}
			}
		}
		for _, topic := range []string{"hooks", "errors"} {
			page, _ := l.Manual(topic)
			for _, line := range strings.Split(page, "\n") {
				if len(line) > 80 && strings.Contains(line, " ") {
					t.Errorf("%s: %s is too wide", topic, line)
				}
			}
		}
		names, _ := l.Manual("lua")
		for _, g := range l.globals() {
			if g != "mod" && !strings.Contains(names, g) {
				t.Errorf("%s: the page lua lacks %s", id, g)
			}
		}
	}
	if _, err := shipped(t).Manual("hoks"); err == nil || !strings.Contains(err.Error(), "did you mean hooks?") {
		t.Errorf("hoks: %v", err)
	}
}
