package luabind

import (
	"slices"
	"strings"
)

// stubDeclare are the words that declare, each with a class of its fields.
func (l *Library) stubDeclare(b *stubText) {
	b.line("")
	b.line("---@alias skald.text string|{ en: string, ru?: string }")
	b.line("---@alias skald.point number[] # {x, y}, in inches")
	for _, kind := range kindNames {
		about := kindAbout[kind].doc
		if kind == "game_table" {
			b.line("")
			b.doc(about + ": skald explain game_table")
			b.line("---@param path string")
			b.line("---@return fun(values: table<string, any>)")
			b.line("function game_table(path) end")
			continue
		}
		b.fieldClass("declare."+kind, about+": skald explain "+kind, l.fieldsOfKind(kind), kind)
		b.line("")
		b.doc(about)
		b.line("---@param %s string", idParam(kind))
		b.line("---@return fun(fields: skald.declare.%s)", kind)
		b.line("function %s(%s) end", kind, idParam(kind))
	}
	b.fieldClass("declare.part", "one of several parts of a rule", partFields(), "rule")
	b.fieldClass("declare.mod", "what mod.lua says: skald explain mod", manifestFields(), "mod")
	b.line("")
	b.doc("the first word of mod.lua")
	b.line("---@param id string")
	b.line("---@return fun(fields: skald.declare.mod)")
	b.line("function mod(id) end")
}

func idParam(kind string) string {
	if kind == "scenario" {
		return "title"
	}
	return "id"
}

// fieldClass writes the class of a table of fields; tables in it with known keys
// are classes of their own.
func (b *stubText) fieldClass(name, doc string, fs []field, kind string) {
	var list []member
	for _, f := range fs {
		m := member{f.name, fieldType(kind, f), f.doc, true}
		if f.keys != nil {
			m.typ = "skald." + name + "." + f.name
			b.fieldClass(name+"."+f.name, f.doc, f.keys, kind)
		}
		list = append(list, m)
	}
	if name == "declare.rule" { // parts are plain elements
		list = append(list, member{"[integer]", "skald.declare.part", "parts, in place of hook, when and effect", false})
	}
	b.class(name, "", doc, list)
}

// fieldIDs are the fields that name something by its id.
var fieldIDs = map[string]string{"hook": "skald.hook", "replaces": "skald.id.rule", "implements": "skald.id.book", "covers": "skald.id.book",
	"needs": "skald.id.item", "bans": "skald.id.item", "with": "skald.id.item", "factions": "skald.id.faction", "joins": "skald.id.formation",
	"brings": "skald.id.troop"}

// fieldType is what may stand in a field of a declaration.
func fieldType(kind string, f field) string {
	word := "string"
	switch {
	case f.words != nil:
		word = quoted(f.words)
	case kind == "mod": // ids of mods
	case fieldIDs[f.name] != "":
		word = fieldIDs[f.name]
	case contains(ownerKinds, f.name) && (kind == "rule" || kind == "scenario"):
		word = "skald.id." + f.name
	case f.name == "house":
		word = "skald.id.house"
	case f.name == "like":
		word = "skald.id." + kind
	}
	return shapeType(kind, f, word)
}

func shapeType(kind string, f field, word string) string {
	var out []string
	add := func(s shape, typ string) {
		if f.shape&s != 0 && !slices.Contains(out, typ) {
			out = append(out, typ)
		}
	}
	add(aWhole, "integer")
	add(aNumber, "number")
	add(aFlag, "boolean")
	add(aWord, word)
	if f.shape&aList != 0 {
		out = append(out, word, listType(word))
	}
	add(aText, "skald.text")
	add(aTable, tableType(f.name))
	add(aFunction, functionType(kind, f.name))
	add(anything, "any")
	return strings.Join(out, "|")
}

// tableType of a field whose keys are free.
func tableType(name string) string {
	switch name {
	case "each":
		return "skald.filter"
	case "state":
		return `table<string, "flag"|"number"|"model">`
	case "set":
		return "table<skald.data_key, any>"
	case "choices":
		return "table<skald.choice, string|string[]>"
	case "dice":
		return "table<skald.stream, any>"
	}
	return "table<string, any>"
}

func functionType(kind, name string) string {
	switch {
	case kind == "scenario":
		return "fun(t: skald.t)"
	case name == "when":
		return "fun(ev: skald.ev.any): any"
	}
	return "fun(ev: skald.ev.any)"
}
