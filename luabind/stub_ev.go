package luabind

import (
	"slices"
	"strings"

	"skald/core/hook"
)

// evTypes are the fields of ev at every point.
var evTypes = map[string]string{"turn": "skald.quantity", "stage": "skald.stage", "weather": "skald.id.weather?", "battle": "skald.battle",
	"side": "skald.side?", "owner": "skald.model?", "data": "table<string, any>"}

// evCalls are the parameters of the methods of ev and what they return.
var evCalls = map[string]string{
	"d6": "-> integer", "d3": "-> integer", "roll": "dice: string -> integer", "check": "need: integer, options?: skald.ev.check -> boolean",
	"may": "label: string -> boolean", "choose": "label: string, list: any[], options?: skald.ev.choose -> any",
	"choose_some": "label: string, list: any[], max: integer -> any[]",
	"models":      "filter?: skald.filter -> skald.model[]", "pieces": "filter?: skald.ev.pieces -> skald.piece[]",
	"straight":  "a: skald.model, b: skald.model, c: skald.model, give?: number -> boolean",
	"weapon_is": "weapon: skald.id.weapon -> boolean", "lookup": "key: skald.data_key -> any",

	"refuse": "reason?: skald.text", "ignore_penalties": "", "ignore_bonuses": "", "cancel": "", "redirect": "m: skald.model",
	"reroll": `which: "ones"|"fails"|"any"`, "modify": "n: number|skald.quantity",
	"set":    "x: skald.model|skald.side|skald.band|skald.battle, name: string, value: boolean|number|skald.model|nil",
	"wound":  "m: skald.model, n?: integer, cause?: string",
	"remove": "m: skald.model", "skip": `m: skald.model, options?: { what: "all"|"move" }`,
	"grant_move":   "m: skald.model, inches?: number|skald.quantity, options?: { ahead?: boolean, counts?: boolean }",
	"force_charge": `m: skald.model, target: skald.model, options?: { die: "d3"|"d6"|"none" }`,
	"attack":       "blow: { by: skald.model, at: skald.model, weapon?: skald.id.weapon, kind?: string }", "cancel_attack": "m: skald.model",
	"stat": "m: skald.model, name: string, n: integer", "place": "x: skald.model|skald.id.troop, where?: skald.ev.place",
	"hide": "m: skald.model, piece?: skald.piece", "transfer": "m: skald.model, side: skald.side|skald.band", "mount": "m: skald.model",
	"rearm": "m: skald.model, old: skald.id.item, new: skald.id.item", "set_weather": "weather: skald.id.weather",
}

// evMember is a method of ev at a point; what add, drop and become take is the
// business of the point.
func evMember(class string, s said, p *hook.Point) member {
	params, out, _ := strings.Cut(evCalls[s.name], "-> ")
	params = strings.TrimSpace(params)
	if p != nil && (s.name == "add" || s.name == "drop" || s.name == "become") {
		params = "x: " + asked(p, s.name)
	} else if params == "" && slices.Contains([]string{"add", "drop", "become"}, s.name) {
		params = "x: any"
	}
	return method(class, s.name, params, out, s.doc)
}

// asked is what ev:become, ev:add or ev:drop takes at a point.
func asked(p *hook.Point, request string) string {
	switch {
	case p.Value == hook.Record || len(p.KeyTypes) > 0 && request == "add":
		return recordType(p)
	case len(p.KeyTypes) > 0 && p.KeyTypes[0] == hook.Model:
		return "skald.model"
	case p.Value == hook.Enum:
		return quoted(p.Keys)
	case request == "become" && p.Value == hook.Bool:
		return "boolean"
	case request == "become":
		return "number|skald.quantity"
	case p.AnyWord || len(p.KeyTypes) > 0:
		return "string"
	}
	return "skald.id.item"
}

// recordType is the table of named values that a point takes; an element of a list
// that begins with a word may be that word alone.
func recordType(p *hook.Point) string {
	var parts []string
	for i, k := range p.Keys {
		typ := "integer|\"any\""
		switch p.KeyTypes[i] {
		case hook.Sym:
			typ = "string"
			if len(p.KeyWords) > 0 {
				typ = quoted(p.KeyWords)
			}
		case hook.Bool:
			typ = "boolean"
		case hook.Length:
			typ = "number"
		case hook.Model:
			typ = "skald.model"
		}
		parts = append(parts, k+"?: "+typ)
	}
	out := "{ " + strings.Join(parts, ", ") + " }"
	if p.Value == hook.Words && p.KeyTypes[0] == hook.Sym {
		out += "|string"
	}
	return out
}

// stubEvents are ev at every point; the classes of the points add what they have
// besides.
func (l *Library) stubEvents(b *stubText) {
	b.class("ev.check", "", "options of ev:check", []member{{"plus", "integer", "added to the die", true}, {"reroll", `"ones"|"fails"|"any"`, "thrown again, once", true}})
	b.class("ev.choose", "", "options of ev:choose", []member{{"by", `"own"|"enemy"`, "who chooses", true}})
	b.class("ev.pieces", "", "which pieces", []member{{"kind", "skald.id.terrain", "of that terrain", true}, {"tag", "string", "with that tag", true},
		{"outside", `"zones"|"enemy_zone"`, "outside of zones of deployment", true}})
	b.class("ev.place", "", "where somebody is placed", []member{{"at", "skald.point", "", true}, {"touching", "skald.piece", "", true}, {"zone", "skald.side|skald.band", "", true},
		{"outside", `"zones"|"enemy_zone"`, "", true}, {"away", "number", "inches from every enemy", true}})
	var base []member
	for _, s := range meant(slices.DeleteFunc(slices.Clone(evAlways), func(n string) bool { return n == "value" }), evSaid) {
		base = append(base, member{s.name, evTypes[s.name], s.doc, false})
	}
	for _, s := range meant(slices.Concat(evChance, evChoice, evQueries), evSaid) {
		base = append(base, evMember("ev", s, nil))
	}
	b.class("ev", "", "the one argument of when and effect, at every point: skald explain ev", base)
	b.class("ev.any", "ev", "ev where it is not said at which point: ---@param ev skald.ev.modify_attack is exact", l.anyMembers())
}

// stubPoints are the classes of the points of a contract.
func stubPoints(kind hook.Kind) func(l *Library, b *stubText) {
	return func(l *Library, b *stubText) {
		for _, p := range l.content.Points {
			if p.Kind == kind {
				b.class("ev."+p.Short(), "ev", p.Name+": "+p.Doc, l.pointMembers(p))
			}
		}
	}
}

// neverAbsent says whether a field of ev is there whenever the point is asked.
func neverAbsent(p *hook.Point, f hook.Field) bool {
	return f.Slot == p.Role || p.Role == hook.Attacker && f.Slot == hook.Target || f.Type == hook.Bool || f.Type == hook.List
}

// pointMembers are what ev has at a point besides what it always has.
func (l *Library) pointMembers(p *hook.Point) []member {
	var out []member
	for _, f := range p.Fields {
		m := member{f.Name, stubField(f.Name, f.Type), f.Doc, false}
		m.optional = !neverAbsent(p, f)
		out = append(out, m)
	}
	if p.Value != hook.None && p.Value != hook.Words && p.Value != hook.Record {
		typ := stubType(p.Value)
		if p.Value == hook.Enum {
			typ = quoted(p.Keys)
		}
		out = append(out, member{"value", typ, "the value in question, before any rule", p.Value == hook.Length || p.Value == hook.Quantity})
	}
	for _, s := range meant(p.Takes(), requestSaid) {
		out = append(out, evMember("ev."+p.Short(), s, p))
	}
	return out
}

// anyMembers are what ev has at one point or another, each once.
func (l *Library) anyMembers() []member {
	out := []member{{"value", "any", "at a modify_ point: the value before any rule", true}}
	seen := map[string]bool{}
	for _, p := range l.content.Points {
		for _, f := range p.Fields {
			if !seen[f.Name] {
				seen[f.Name] = true
				out = append(out, member{f.Name, "any", f.Doc, true})
			}
		}
	}
	if !seen["model"] {
		out = append(out, member{"model", "skald.model", "of a rule with each: whom it runs for", true})
	}
	for _, s := range meant(allRequests, requestSaid) {
		if len(l.takers(s.name)) > 0 && !seen[s.name] {
			out = append(out, evMember("ev.any", s, nil))
		}
	}
	return out
}
