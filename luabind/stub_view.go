package luabind

import (
	"strings"

	"skald/core/battle"
	"skald/core/hook"
)

// stubTypes of what a script reads, in the notation of LuaCATS. Numbers that are
// asked by threshold are a class of their own: they can be compared, reckoned with,
// and taken as they are with :value().
var stubTypes = map[hook.Type]string{hook.Bool: "boolean", hook.Int: "integer", hook.Quantity: "skald.quantity", hook.Length: "skald.quantity",
	hook.Number: "number", hook.DieT: "skald.quantity", hook.Sym: "string", hook.List: "skald.model[]", hook.Enum: "string", hook.DataV: "table<string, any>"}

// stubType of a field, a method or a value.
func stubType(t hook.Type) string {
	if s := stubTypes[t]; s != "" {
		return s
	}
	return "skald." + typeName(t)
}

// symTypes are the fields that hold an id of a kind.
var symTypes = map[string]string{"faction": "skald.id.faction", "troop": "skald.id.troop", "weapon": "skald.id.weapon", "item": "skald.id.item",
	"weather": "skald.id.weather", "stage": "skald.stage", "formation": "skald.id.formation"}

// stubField is the type of a field of a view or of ev.
func stubField(name string, t hook.Type) string {
	if s := symTypes[name]; s != "" && t == hook.Sym {
		return s
	}
	return stubType(t)
}

// stubViews are the views, what rules keep on them, and filters.
func (l *Library) stubViews(b *stubText) {
	b.class("quantity", "", "a number that is compared or reckoned with; :value() takes it as it is", []member{method("quantity", "value", "", "number", "the number itself")})
	for _, op := range []string{"add", "sub", "mul", "div"} {
		b.line("---@operator %s(number): number", op)
	}
	b.line("---@operator unm: number")
	for _, t := range l.views() {
		b.class(typeName(t), "", "a view: skald explain "+typeName(t), l.viewMembers(t))
	}
	b.class("state", "", "what rules keep, by the names that they declare under state", append(l.stateMembers(), member{"[string]", "any", "", false}))
	var keys []member
	for _, s := range meant(l.filterKeys(), filterSaid) {
		keys = append(keys, member{s.name, filterType(s.name), s.doc, true})
	}
	b.class("filter", "", "which models: skald explain filter", keys)
}

func (l *Library) viewMembers(t hook.Type) []member {
	var out []member
	for _, f := range l.fields(t) {
		typ := stubField(f.Name, f.Type)
		if f.Name == "bands" {
			typ = "skald.band[]"
		}
		out = append(out, member{f.Name, typ, f.Doc, mayBeNil(f.Doc)})
	}
	for _, f := range l.facts(t) {
		out = append(out, member{f.Name, stubField(f.Name, shown(f.Type)), f.Doc, mayBeNil(f.Doc)})
	}
	for _, m := range l.methods(t) {
		typ := stubType(m.Type)
		if mayBeNil(m.Doc) {
			typ += "?"
		}
		out = append(out, method(typeName(t), m.Name, paramTypes(m), typ, m.Doc))
	}
	for _, m := range bandSetup(t) {
		params, typ := "troop: skald.id.troop, kit?: skald.kit, more?: skald.kit", "skald.model"
		if m.name == "row" {
			params, typ = "n: integer, "+params, "skald.model[]"
		}
		out = append(out, method("band", m.name, params, typ, m.doc))
	}
	if t == hook.Model && l.first("talent") != "" {
		out = append(out, member{"talents", "skald.id.talent[]", "what it has of the talents, outside of rules", false})
	}
	return out
}

// mayBeNil says whether a sentence speaks of a value that may be absent.
func mayBeNil(doc string) bool {
	return strings.Contains(doc, "or nil") || strings.Contains(doc, "nil while")
}

// paramTypes of a method, as its page names them.
func paramTypes(m battle.Method) string {
	types := map[battle.ArgKind]string{battle.ArgItem: "skald.id.item", battle.ArgModel: "skald.model", battle.ArgPlace: "skald.model|skald.piece",
		battle.ArgInches: "number", battle.ArgFilter: "skald.filter", battle.ArgWord: "string"}
	var out []string
	for i, name := range strings.Split(strings.Trim(params(m), "()"), ", ") {
		if i >= len(m.Params)-m.Opt {
			name += "?"
		}
		out = append(out, name+": "+types[m.Params[i]])
	}
	return strings.Join(out, ", ")
}

// stateMembers are what rules of the game declare under state.
func (l *Library) stateMembers() []member {
	var out []member
	for _, s := range l.content.States {
		if !strings.HasPrefix(s.Name, "#") && l.def.FactOf(hook.Model, s.Name) == nil && l.def.FactOf(hook.Side, s.Name) == nil && l.def.FactOf(hook.BattleV, s.Name) == nil {
			out = append(out, member{s.Name, stubType(s.Type), "", true})
		}
	}
	return out
}

// filterType is what a key of a filter takes.
func filterType(name string) string {
	switch name {
	case "side":
		return `"friend"|"enemy"|"any"`
	case "troop", "faction":
		return "skald.id." + name
	case "has", "without":
		return "skald.id.item"
	case "wields":
		return "skald.id.weapon"
	case "within":
		return "number"
	}
	return "boolean"
}
