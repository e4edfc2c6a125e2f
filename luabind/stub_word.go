package luabind

import (
	"slices"

	"skald/core/play"
)

// resultClasses are the kinds of results that orders of Pillage return.
var resultClasses = []struct {
	name, doc string
	kind      *resultKind
}{{"blows", "what came of blows or shots", reportKind}, {"charge", "what came of a charge", chargeKind}, {"move", "what came of a move", moveKind},
	{"feat", "what came of it", featKind}, {"morale", "what came of a morale test", moraleKind}, {"tests", "what came of all tests of morale", testsKind},
	{"fire", "what came of a fire", fireKind}, {"flames", "what fire did", flamesKind}, {"muster", "may a band be fielded?", musterKind}, {"clock", "where play stands", clockKind}}

// resultMembers are fields of a result, a blow or a save.
func resultMembers(fields []string) []member {
	var out []member
	for _, f := range fields {
		out = append(out, member{f, resultSays[f].typ, resultSays[f].doc, contains(rareResults, f)})
	}
	return out
}

// rareResults are nil where there is nothing of the kind.
var rareResults = []string{"radius", "row", "save", "reroll", "added_by", "part", "step", "natural", "cancelled"}

// stubWords are the words outside of rules, with a class for the options and for
// the result of each that has any.
func (l *Library) stubWords(b *stubText) {
	b.line("")
	b.line("---@alias skald.who skald.model|string # a model, or its name")
	b.kitClass(l)
	if l.writtenOut() {
		b.resultClasses()
	}
	for _, v := range l.shown() {
		if o, ok := l.orderOf(v.name); ok {
			b.order(o)
			continue
		}
		s := signs[v.name]
		opts := membersOf(s.opts)
		b.options(v.name, opts)
		b.function(v.name, v.use+"\n"+v.doc, withOptions(v.name, membersOf(s.params), opts), s.out)
	}
}

// kitClass is what a model can be added with, and a band.
func (b *stubText) kitClass(l *Library) {
	types := map[string]string{"weapon": "skald.id.weapon|skald.id.weapon[]", "at": "skald.point", "touch": "skald.who", "bearing": "number", "name": "string",
		"hp": "integer", "loot": "integer", "talents": "skald.id.talent[]", "faction": "skald.id.faction"}
	var list []member
	for _, s := range l.kitRows() {
		m := member{s.name, types[s.name], s.doc, true}
		for _, a := range l.def.Kit {
			if a.Name == s.name {
				m.typ = argType(a, false)
			}
		}
		list = append(list, m)
	}
	for _, id := range l.gear() {
		typ := "boolean"
		if id == "horse" {
			typ = `boolean|"lost"`
		}
		list = append(list, member{id, typ, "", true})
	}
	b.class("kit", "", "what a model is added with: skald explain add", list)
	b.class("band_list", "", "a band, and its models as plain elements: { { \"warrior\", count = 5 } }", []member{
		{"name", "string", "", true}, {"with", "skald.band|skald.side", "on the side of that band", true}, {"neutral", "boolean", "nobody plays it", true},
		{"budget", "integer", "", true}, {"faction", "skald.id.faction", "", true}, {"[integer]", "skald.id.troop|table", "a troop, or a troop and its kit", false}})
}

func (b *stubText) resultClasses() {
	b.line("")
	b.line("---@alias skald.compass %s", quoted([]string{"north", "east", "south", "west"}))
	b.line("---@alias skald.reaction string")
	b.line("---| \"none\"")
	b.line("---| \"flee\"")
	for _, c := range resultClasses {
		list := append(resultMembers(c.kind.fields), member{"refused", "string", "id of the rule that refused it, inside a question", true})
		for i := range list {
			if list[i].name == "cancelled" {
				list[i].typ = "boolean"
			}
		}
		for _, m := range c.kind.methods {
			out := "integer"
			if m == "by" {
				out = "skald.blow[]"
			}
			list = append(list, method("result."+c.name, m, "m: skald.who", out, ""))
		}
		b.class("result."+c.name, "", c.doc, list)
	}
	blows := resultMembers(blowFields)
	for i := range blows {
		if blows[i].name == "cancelled" {
			blows[i].typ = "skald.id.rule"
		}
	}
	b.class("blow", "", "one attack", blows)
	b.class("save", "", "the save of a blow", resultMembers(saveFields))
}

// options of a word as a class, where it has any.
func (b *stubText) options(word string, opts []member) {
	if len(opts) > 0 {
		b.class("order."+word, "", "options of "+word, opts)
	}
}

// withOptions adds the table of options to parameters that do not name it.
func withOptions(word string, params, opts []member) []member {
	typ := "skald.order." + word
	if len(opts) == 0 || slices.ContainsFunc(params, func(m member) bool { return contains(splitBar(m.typ), typ) }) {
		return params
	}
	needed := slices.ContainsFunc(opts, func(m member) bool { return !m.optional })
	return append(params, member{"options", typ, "", !needed})
}

// order is a word of a game that tells it in a table.
func (b *stubText) order(o *play.Order) {
	opts := argMembers(o.Opts, false)
	b.options(o.Name, opts)
	out := ""
	switch {
	case o.Asks && len(o.Out) > 0:
		out = argType(o.Out[0], true)
	case !o.Asks:
		out = "skald.result." + o.Name
		b.class("result."+o.Name, "", "what came of "+o.Name, append(argMembers(o.Out, true),
			member{"refused", "string", "id of the rule that refused it, inside a question", true}))
	}
	b.function(o.Name, o.Use+"\n"+o.Doc, withOptions(o.Name, argMembers(o.Args, false), opts), out)
}
