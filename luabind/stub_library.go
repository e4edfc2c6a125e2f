package luabind

import (
	"slices"
	"strings"
)

// diceSigns are the types of the words of dice.
var diceSigns = map[string]sign{"d6": {"", "", "integer"}, "d3": {"", "", "integer"}, "roll": {"text: string", "", "integer"},
	"check": {"need: integer, options?: skald.dice.check", "", "boolean"}, "pool": {"n: integer, need: integer, options?: skald.dice.pool", "", "integer"},
	"opposed": {"a: integer, b: integer, options?: skald.dice.opposed", "", `"win"|"lose"|"tie"`}, "row": {"rows: table<integer, any>, plus?: integer", "", "any"}}

// diceOptionTypes of their options.
var diceOptionTypes = map[string]string{"plus": "integer", "natural": "integer", "reroll": `"ones"|"fails"|"any"`, "timing": `"before"|"after"`,
	"rerolls": "integer", "explode": `boolean|"die"`, "ties": `"win"|"lose"|"tie"|integer[]`}

// distributionSigns of what a question answers.
var distributionSigns = map[string]sign{"p": {"outcome: any", "", "number"}, "at_least": {"n: number", "", "number"}, "mean": {"", "", "number"},
	"sd": {"", "", "number"}, "fraction": {"outcome?: any", "", "string?"}, "outcomes": {"", "", "{ outcome: any, p: number, fraction: string }[]"},
	"interval": {"outcome?: any", "", "number, number"}}

// testerSigns of the words of t.
var testerSigns = map[string]sign{"equal": {"got: any, want: any", "", ""}, "yes": {"x: any", "", ""}, "no": {"x: any", "", ""},
	"refused": {"f: fun(): any, id: skald.id.book", "", ""}, "fails": {"f: fun(): any, code: skald.code", "", ""},
	"ran": {"id: skald.id.rule, n?: integer", "", ""}, "not_ran": {"id: skald.id.rule", "", ""}, "explains": {"id: skald.id.book, n?: number", "", ""},
	"odds": {"f: skald.asked, chance: string", "", ""}, "dice": {"faces: table<skald.stream, any>", "", ""},
	"choices": {"answers: table<skald.choice, string|string[]>", "", ""}}

// stubLibrary are dice, measures, and what questions take and answer.
func (l *Library) stubLibrary(b *stubText) {
	for _, c := range []struct {
		name string
		keys []string
	}{{"check", checkOptions}, {"pool", poolOptions}, {"opposed", opposedOptions}} {
		var list []member
		for _, s := range meant(c.keys, diceOptionSaid) {
			list = append(list, member{s.name, diceOptionTypes[s.name], s.doc, true})
		}
		b.class("dice."+c.name, "", "options of dice."+c.name, list)
	}
	b.class("dice", "", "dice of the prompt and of scenarios; a rule rolls with ev: skald explain dice", nil)
	b.line("dice = {}")
	for _, s := range meant(diceNames(), diceSaid) {
		b.function("dice."+s.name, s.use+"\n"+s.doc, membersOf(diceSigns[s.name].params), diceSigns[s.name].out)
	}
	b.class("measured", "", "a measure: what a question looks at", nil)
	b.class("measures", "", "skald explain measure", nil)
	b.line("measure = {}")
	for _, s := range meant(measureNames, measureSaid) {
		of := "m: skald.who"
		if s.name == "lost" {
			of = "side: skald.side|skald.band"
		}
		b.function("measure."+s.name, s.use+"\n"+s.doc, membersOf(of), "skald.measured")
	}
	b.function("require", requireUse+"\n"+requireDoc, []member{{"file", "string", "", false}}, "any")
	b.line("")
	b.line("---@alias skald.asked (fun(...): any)|string # a function, or code in quotes")
	b.questionClass(l)
	b.class("distribution", "", "what odds, simulate and best answer: skald explain distribution", distributionMembers())
	b.class("comparison", "", "what compare and sweep answer", []member{{"rows", "{ name: string, value: number, of: string, difference: number }[]", "a row for each line", false}})
}

// questionClass is what odds and its like take besides a function.
func (b *stubText) questionClass(l *Library) {
	types := map[string]string{"measure": "skald.measured|fun(...): any", "choices": "table<skald.choice, string|string[]>", "seed": "integer", "budget": "integer"}
	list := []member{{"steps", "table", "in parts: skald explain steps", true}, {"state", "table<string, number>", "what steps share", true},
		{"trials", "integer", "of an estimate", true}, {"side", "skald.side|skald.band", "of best: who decides for the most", true},
		{"at_least", "number", "of best: the chance of so much, not the mean", true}}
	for _, s := range l.inGame(meant(questionOptions, questionSaid)) {
		list = append(list, member{s.name, types[s.name], s.doc, true})
	}
	b.class("question", "", "options of odds and its like: skald explain question", list)
}

func distributionMembers() []member {
	out := []member{{"decisions", "any[]", "of best alone: what is decided", true}}
	for _, s := range meant(slices.Concat(distributionFields, distributionMethods), distributionSaid) {
		if sig, ok := distributionSigns[s.name]; ok {
			out = append(out, method("distribution", s.name, sig.params, sig.out, s.doc))
			continue
		}
		typ := map[string]string{"exact": "boolean", "trials": "integer"}[s.name]
		out = append(out, member{s.name, typ, s.doc, false})
	}
	return out
}

// stubTester is the argument of a scenario's run.
func (l *Library) stubTester(b *stubText) {
	var list []member
	for _, s := range l.inGame(testerSaid) {
		m := member{s.name, "fun(" + testerSigns[s.name].params + ")", s.doc, false}
		list = append(list, m)
	}
	b.class("t", "", "what run of a scenario gets: skald explain t", list)
}

// splitBar splits a type into its alternatives.
func splitBar(typ string) []string { return strings.Split(typ, "|") }
