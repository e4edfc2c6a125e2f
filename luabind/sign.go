package luabind

import (
	"slices"
	"strings"

	"skald/core/play"
)

// sign says of a word what a page says by example: the types of its parameters, of
// the options in its last table, and of what it returns, in the notation of LuaCATS.
type sign struct{ params, opts, out string }

// signs of the words of verbTable, which a test holds against it. Models may be
// given by name.
var signs = map[string]sign{
	"battle": {"", `game?: string, size?: skald.point, weather?: skald.id.weather, house?: skald.id.house|skald.id.house[], strict?: boolean, scale?: string, seed?: integer`, ""},
	"band":   {"faction?: skald.id.faction|skald.band_list, options?: skald.band_list", "", "skald.band, skald.model[]"},
	"random_band": {"faction: skald.id.faction",
		"name?: string, with?: skald.band|skald.side, budget?: integer", "skald.band, skald.model[]"},
	"piece": {"kind: skald.id.terrain", `at?: skald.point, size?: skald.point, radius?: number, points?: skald.point[], line?: skald.point[], width?: number,
		name?: string, height?: number, tags?: string|string[], floors?: integer, doors?: skald.point[], windows?: any[], value?: integer, capacity?: integer,
		faces?: string|number, burning?: boolean`, "skald.piece"},
	"engage": {"a: skald.who, b: skald.who", "", ""}, "put": {"m: skald.who, where: skald.point|skald.piece, floor?: integer", "", ""},
	"set_weather": {"weather: skald.id.weather", "", ""}, "initiative": {"side: skald.side|skald.band", "", ""},
	"on": {"id: skald.id.house|skald.id.talent|skald.id.rule", "", ""}, "off": {"id: skald.id.house|skald.id.talent|skald.id.rule", "", ""},
	"set": {"key: skald.data_key, value: any", "", ""}, "lookup": {"key: skald.data_key", "", "any"},
	"cm": {"n: number", "", "number"}, "to_cm": {"inches: number", "", "number"},
	"muster": {"band: skald.band|skald.side", "budget?: integer", "skald.result.muster"},

	"form":       {"kind: skald.id.formation, models: skald.model[]", `faces?: skald.compass, second_rank?: skald.model[]`, ""},
	"move_wall":  {"m: skald.who", "forward?: number, wheel?: number, about?: skald.model, about_face?: boolean", "skald.result.move"},
	"break_wall": {"m: skald.who", "", ""},
	"move": {"m: skald.who, to: skald.point|skald.point[]|skald.order.move", "towards?: skald.point|skald.model|skald.piece, at_most?: number",
		"skald.result.move"},
	"send_hounds": {"m: skald.who, target: skald.who", "react?: skald.reaction", "skald.result.charge"},
	"charge":      {"m: skald.who, target: skald.who", "react?: skald.reaction, to?: skald.point|skald.point[], door?: integer", "skald.result.charge"},
	"jump":        {"m: skald.who, piece: skald.piece", "to?: skald.point", "skald.result.feat"},
	"climb":       {"m: skald.who, piece: skald.piece", "to?: skald.point", "skald.result.feat"}, "dismount": {"m: skald.who", "", "skald.result.feat"},
	"board": {"m: skald.who, ship: skald.piece", "to?: skald.point", "skald.result.feat"},
	"sail": {"ship: skald.piece", `forward?: number, arc?: { radius: number, length: number, to: "left"|"right" }, about?: boolean,
		side?: skald.side|skald.band`, "skald.result.feat"},

	"shoot":  {"m: skald.who, target: skald.who", "weapon?: skald.id.weapon, shots?: integer, from?: integer", "skald.result.blows"},
	"volley": {"archers: skald.model[], at: skald.point", "", "skald.result.blows"}, "wield": {"m: skald.who, weapon: skald.id.weapon", "", ""},
	"raise_shield": {"m: skald.who", "", ""}, "push": {"m: skald.who, enemy?: skald.who", "", ""}, "support": {"m: skald.who, ally?: skald.who", "", ""},
	"fight":  {"a?: skald.who, b?: skald.who", "", "skald.result.blows"},
	"attack": {"a: skald.who, b: skald.who", `kind?: "melee"|"shoot", weapon?: skald.id.weapon`, "skald.result.blows"},

	"enter": {"m: skald.who, house: skald.piece", "door?: integer", "skald.result.move"},
	"leave": {"m: skald.who", "door?: integer, to?: skald.point|skald.point[]", "skald.result.move"}, "floor": {"m: skald.who, floor: integer", "", "skald.result.feat"},
	"assault": {"m: skald.who, house: skald.piece", "door?: integer, react?: skald.reaction", "skald.result.charge"},
	"batter":  {"m: skald.who", "", "skald.result.feat"}, "drop_torch": {"m: skald.who", "", "skald.result.feat"},
	"ignite": {"m: skald.who, target: skald.piece|skald.model", "", "skald.result.fire"}, "spread_fire": {"", "", "skald.result.flames"},
	"take_torch": {"m: skald.who, from: skald.piece|skald.model", "", "skald.result.feat"},
	"take":       {"m: skald.who, loot?: skald.piece|skald.model", "", "skald.result.feat"}, "drop": {"m: skald.who", "", "skald.result.feat"},
	"give": {"m: skald.who, friend: skald.who", "", "skald.result.feat"}, "search": {"m: skald.who, house: skald.piece", "", "skald.result.feat"},
	"abduct": {"m: skald.who, who: skald.who", "", "skald.result.feat"},
	"morale": {"m?: skald.who", "", "skald.result.morale|skald.result.tests"},

	"deployment": {"", "", "skald.result.clock"}, "deploy": {"m: skald.who, at: skald.point", "", "skald.result.feat"}, "start": {"", "", "skald.result.clock"},
	"to_stage": {"stage: skald.stage", "", "skald.result.clock"}, "next_stage": {"", "", "skald.result.clock"}, "next_turn": {"", "", "skald.result.clock"},
	"score": {"side: skald.side|skald.band", "", "number"}, "winner": {"", "", "skald.band?"}, "end_part": {"side: skald.side|skald.band", "", "skald.result.clock"},

	"need":     {`kind: "hit"|"save"|"morale"|"ignite", a: skald.who, b?: skald.who|skald.piece`, `weapon?: skald.id.weapon, kind?: "melee"|"shoot"`, "integer"},
	"reach":    {`kind: "move"|"charge"|"range", m: skald.who, target?: skald.who`, "roll?: integer, weapon?: skald.id.weapon, road?: boolean", "number"},
	"odds":     {"f: skald.asked|skald.question, measure?: skald.measured|skald.question", "", "skald.distribution"},
	"simulate": {"f: skald.asked|skald.question, trials?: integer|skald.question", "", "skald.distribution"},
	"compare":  {"ways: table<string, any>", "", "skald.comparison"}, "sweep": {"ways: table<string, any>", "", "skald.comparison"},
	"best": {"f: skald.asked|skald.question, options?: skald.question", "", "skald.distribution"},
	"play": {"f: skald.asked", "", "any"},
	"map": {"m?: skald.who|skald.order.map, options?: skald.order.map", `at?: skald.point, within?: number, width?: integer, of?: any, mark?: skald.point,
		radius?: number`, "any"},
	"show": {"what?: any", "", "any"}, "who_can": {`what: "shoot"|"charge", m: skald.who`, "weapon?: skald.id.weapon", "any[]"},
	"explain": {"", "", "string"}, "undo": {"dice_too?: boolean", "", "any"}, "branch": {"name?: string", "", "any"}, "back": {"name?: string", "", "any"},
	"what_if": {"die?: integer, face?: integer", "", "any"}, "luck": {"", "", "any"}, "choices": {"answers: table<skald.choice, string|string[]>", "", ""},
	"choose": {"label: string, list: any[]", "by?: skald.side|skald.band|string", "any"},
}

// membersOf reads "a: x, b?: y" into members.
func membersOf(text string) []member {
	var out []member
	for _, part := range splitTop(text) {
		name, typ, _ := strings.Cut(part, ": ")
		bare, optional := strings.CutSuffix(name, "?")
		out = append(out, member{name: bare, typ: typ, optional: optional})
	}
	return out
}

// splitTop splits at the commas outside of brackets.
func splitTop(text string) []string {
	var out []string
	depth, from := 0, 0
	cut := func(to int) {
		if s := strings.Join(strings.Fields(text[from:to]), " "); s != "" {
			out = append(out, s)
		}
	}
	for i, r := range text {
		switch r {
		case '{', '(', '<':
			depth++
		case '}', ')', '>':
			depth--
		case ',':
			if depth == 0 {
				cut(i)
				from = i + 1
			}
		}
	}
	cut(len(text))
	return out
}

// argType is the type of an argument of an order that a table tells; out: of a
// field of its result.
func argType(a play.Arg, out bool) string {
	who := "skald.who"
	if out {
		who = "skald.model"
	}
	switch a.Kind {
	case play.AModel:
		return who
	case play.AModels:
		if out {
			return "skald.model[]"
		}
		return "skald.who|skald.model[]"
	case play.AWhole:
		return "integer"
	case play.ALength:
		return "number"
	case play.AFlag:
		return "boolean"
	case play.ASide:
		return "skald.side|skald.band"
	case play.APlace:
		return "skald.point"
	case play.APlaces:
		return "skald.point|skald.point[]"
	case play.APiece:
		return "skald.piece"
	}
	word := "string"
	switch {
	case len(a.Words) > 0:
		word = quoted(a.Words)
	case a.Items != "" && slices.Contains(kindNames, a.Items):
		word = "skald.id." + a.Items
	}
	if a.Kind == play.AWords {
		return word + "|" + listType(word)
	}
	return word
}

// argMembers are arguments as members.
func argMembers(args []play.Arg, out bool) []member {
	var list []member
	for _, a := range args {
		list = append(list, member{a.Name, argType(a, out), a.Doc, a.Optional || out})
	}
	return list
}
