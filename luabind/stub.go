package luabind

import (
	"slices"
	"strings"

	"skald/core/fault"
	"skald/core/hook"
)

// Stubs: what scripts may name, as definition files in the notation of LuaCATS,
// which editors read to complete and check. They are made of the tables that the
// loader, the sandbox and :help go by.

// Stub is one definition file.
type Stub struct{ Name, Text string }

// StubSet are the definition files of a game and of the mods it was loaded with.
type StubSet struct {
	Game    string
	Files   []Stub
	Globals []string // what they define, sorted
}

// StubMark stands in the second line of every definition file: such a file may be
// written again.
const StubMark = "-- Written by skald stubs, which writes it again."

// Stubs are the definition files of the game.
func (l *Library) Stubs() StubSet {
	out := StubSet{Game: l.opt.Game, Globals: l.globals()}
	for _, f := range []struct {
		name, about string
		write       func(l *Library, b *stubText)
	}{
		{"ids.lua", "ids by what they are of, and other words in quotes", (*Library).stubIDs},
		{"book.lua", "ids of rules", (*Library).stubRules},
		{"data.lua", "data keys", func(l *Library, b *stubText) {
			b.words("data_key", "key of a number, a word or a flag: skald help data", bareWords(l.content.Data.Keys()), true)
		}},
		{"views.lua", "what stands on the table, and filters", (*Library).stubViews},
		{"events.lua", "ev: what it has at every point of play", (*Library).stubEvents},
		{"can.lua", "events of points that a rule may refuse", stubPoints(hook.Can)},
		{"modify.lua", "events of points whose value a rule may change", stubPoints(hook.Modify)},
		{"on.lua", "events of points after which a rule may ask for more", stubPoints(hook.On)},
		{"declare.lua", "words that declare", (*Library).stubDeclare},
		{"words.lua", "orders and questions, outside of rules", (*Library).stubWords},
		{"library.lua", "dice, measures and their answers, files of lib", (*Library).stubLibrary},
		{"scenario.lua", "what a scenario gets", (*Library).stubTester},
	} {
		b := &stubText{}
		b.line("---@meta")
		b.line("%s Game: %s.", StubMark, l.opt.Game)
		b.line("-- This file: %s.", f.about)
		f.write(l, b)
		out.Files = append(out.Files, Stub{f.name, b.String()})
	}
	return out
}

// globals that scripts find besides those of Lua.
func (l *Library) globals() []string {
	out := append(Kinds(), "mod", "require", "dice", "measure")
	for _, v := range l.shown() {
		out = append(out, v.name)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// stubIDs are the aliases: any word is taken, for a script may declare more of
// most; those that exist are offered.
func (l *Library) stubIDs(b *stubText) {
	c := l.content
	for _, kind := range kindNames {
		switch kind {
		case "game_table", "rule", "scenario":
			continue
		}
		var rows []said
		for _, id := range c.IDs(kind) {
			rows = append(rows, said{name: id, doc: c.Get(kind, id).Title.In(l.opt.Lang)})
		}
		b.words("id."+kind, "id of the kind "+kind+listedIn(kind), rows, true)
	}
	b.words("id.item", "id of a weapon, a piece of armour or gear", bareWords(c.Items), true)
	b.words("hook", "a point of play", l.hookRows(), false)
	b.words("stream", "a stream of dice, or the id of the rule that rolls", bareWords(l.streamsOfDice()), true)
	b.words("choice", "a stream of decisions, or the id of the rule that asks", bareWords(l.streams()), true)
	b.words("stage", "a stage of a turn", bareWords(l.stages()), len(l.stages()) == 0)
	b.words("code", "code of an error: skald help errors", bareWords(errorCodes()), false)
}

// errorCodes are those that an error may have; the others are of skald check alone.
func errorCodes() []string {
	return slices.DeleteFunc(fault.Codes(), func(code string) bool { return !strings.HasPrefix(code, "E-") })
}

// stubRules are the ids of rules.
func (l *Library) stubRules(b *stubText) {
	b.words("id.rule", "id of a rule that a script plays", l.ruleRows(false), true)
	b.words("id.book", "id of any rule, those of the book too", l.ruleRows(true), true)
}

// listedIn names the list of a kind.
func listedIn(kind string) string {
	for _, w := range ListWords() {
		if listKinds[w] == kind {
			return ": skald list " + w
		}
	}
	return ""
}

// bareWords are words about which there is nothing to say.
func bareWords(list []string) []said {
	var out []said
	for _, w := range list {
		out = append(out, said{name: w})
	}
	return out
}

// ruleRows are the ids of rules with their titles.
func (l *Library) ruleRows(all bool) []said {
	titles := map[string]string{}
	_, rows, _ := l.List("rules") // a list that there is
	for _, row := range rows {
		titles[row[0]] = row[3]
	}
	var out []said
	seen := map[string]bool{}
	for _, id := range (&Session{lib: l}).ruleIDs(all) {
		if !seen[id] {
			out, seen[id] = append(out, said{name: id, doc: titles[id]}), true
		}
	}
	return out
}

func (l *Library) hookRows() []said {
	var out []said
	for _, p := range l.content.Points {
		out = append(out, said{name: p.Name, doc: p.Doc})
	}
	return out
}
