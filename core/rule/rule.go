// Package rule is the catalogue: every rule of the five games by its id, with a
// title, who resolves it (Go or Lua), and whether skald plays it yet.
//
// It promises that an id means one rule for ever, and that the answers come in
// the order of the rule books. The data are the text files under data/:
// <game>.tsv holds a line of id, kind, title and text (the text may be left
// out), <game>.ru.tsv a line of id, title and text in Russian for those that have
// it, done.txt the ids that are played, one a line, part.txt those of which only a
// part is. To add a rule, append it to its area under the next number; to finish
// one, move its id to done.txt and write a scenario that covers it.
package rule

import (
	"slices"
	"strings"
	"sync"

	"skald/core/suggest"
)

// Kind says who resolves a rule.
type Kind string

// Status says whether a rule is played.
type Status string

const (
	Core Kind = "core" // resolved in Go, its numbers in data
	Lua  Kind = "lua"  // a script over the points of play

	Done    Status = "done"    // played, and covered by a scenario
	Part    Status = "part"    // a part of it is played, the rest is planned
	Planned Status = "planned" // known, not played yet
)

// Meaning is a status in a sentence.
func (s Status) Meaning() string {
	switch s {
	case Done:
		return "played in full, and covered by a scenario"
	case Part:
		return "in force, but a part of it is not played yet"
	case Planned:
		return "known by its id, not played yet"
	}
	return ""
}

// Entry is one rule.
type Entry struct {
	ID     string // "PIL-FACTION-HUNS-02"
	Game   string // "pillage", one of Games()
	Area   string // the id without its number: "PIL-FACTION-HUNS"
	Title  string // a few English words
	Text   string // what it does, one sentence, or ""
	Ru     Words  // the same in Russian, empty where nobody has written it
	Kind   Kind
	Status Status
	Line   int // in data/<game>.tsv, 1-based
}

// Words are a title and a sentence in another language than English.
type Words struct{ Title, Text string }

// TitleIn a language, "en" or "ru"; English where the other is missing.
func (e Entry) TitleIn(lang string) string {
	if lang == "ru" && e.Ru.Title != "" {
		return e.Ru.Title
	}
	return e.Title
}

// TextIn a language, "en" or "ru"; English where the other is missing.
func (e Entry) TextIn(lang string) string {
	if lang == "ru" && e.Ru.Text != "" {
		return e.Ru.Text
	}
	return e.Text
}

// Game is one of the games.
type Game struct {
	ID     string // the package under core: "pillage"
	Title  string // "Pillage"
	Prefix string // of its rule ids: "PIL"
}

// Games lists the games in the order of the catalogue.
func Games() []Game {
	return []Game{
		{ID: "pillage", Title: "Pillage", Prefix: "PIL"},
		{ID: "saga", Title: "SAGA", Prefix: "SAGA"},
		{ID: "ancients", Title: "Ancients on a grid", Prefix: "GRID"},
		{ID: "duel", Title: "Duel with power dice", Prefix: "POWER"},
		{ID: "oldwest", Title: "Old West", Prefix: "WEST"},
	}
}

// All returns every rule, game by game, in the order of its rule book. The
// slice is the caller's own.
func All() []Entry { return slices.Clone(loaded().entries) }

// Get returns the rule with exactly this id.
func Get(id string) (Entry, bool) {
	c := loaded()
	i, ok := c.byID[id]
	if !ok {
		return Entry{}, false
	}
	return c.entries[i], true
}

// Area returns the rules whose ids start with the whole words of prefix:
// "PIL-FACTION-HUNS", "PIL-FACTION" or "PIL"; an unknown one gives none.
// "PIL-MULTI" does not take in PIL-MULTIPLAYER.
func Area(prefix string) []Entry {
	var out []Entry
	for _, e := range loaded().entries {
		if strings.HasPrefix(e.ID, prefix+"-") {
			out = append(out, e)
		}
	}
	return out
}

// Nearest returns the id that was probably meant, or "" when none is close.
func Nearest(id string) string { return suggest.Nearest(id, loaded().ids) }

// loaded reads the catalogue once. What cannot be read is left out: the tests
// keep the files whole, and a person at play is not stopped by a bad line.
var loaded = sync.OnceValue(func() *catalogue {
	c, _ := load(files)
	return c
})
