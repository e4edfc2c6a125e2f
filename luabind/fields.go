package luabind

import (
	"fmt"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/hook"
	"skald/luabind/vm"
)

// shape is what the value of a field may be; several can be allowed.
type shape uint16

const (
	aNumber shape = 1 << iota
	aWhole
	aWord
	aList // of words
	aFlag
	aTable
	aText // a string, or { en = ..., ru = ... }
	aFunction
	anything
)

// words of a shape, for messages.
func (s shape) String() string {
	var out []string
	for _, x := range []struct {
		s    shape
		word string
	}{{aWhole, "a whole number"}, {aNumber, "a number"}, {aWord, "a word"}, {aList, "a list of words"}, {aFlag, "true or false"},
		{aTable, "a table"}, {aText, `a text or { en = "..." }`}, {aFunction, "a function"}} {
		if s&x.s != 0 {
			out = append(out, x.word)
		}
	}
	return strings.Join(out, " or ")
}

// field is one field of a declaration and what may stand there.
type field struct {
	name     string
	shape    shape
	doc      string
	low, top float64  // of a number; both 0: any
	words    []string // of a word or list; nil: any
	keys     []field  // of a table; nil: any
	every    *field   // of a table: what each of its values is; nil: any
	all      bool     // every key of the table must be there
	example  string
}

var (
	classWords = []string{"UA", "SA", "FA"}
	usedWords  = []string{"melee", "shoot", "reaction", "throw", "volley"}
	// itemWords stand for many items in needs, bans and with.
	itemWords = []string{"any", "ranged", "melee", "weapon", "armour", "gear"}
)

// needs is a field with a number to reach or another whole number in a range.
func needs(name string, low, top float64, doc string) field {
	return field{name: name, shape: aWhole, low: low, top: top, doc: doc}
}

func count(name, doc string) field { return needs(name, 0, 1000, doc) }

func flag(name, doc string) field { return field{name: name, shape: aFlag, doc: doc} }

func word(name, doc string, words ...string) field {
	return field{name: name, shape: aWord, doc: doc, words: words}
}

func listOf(name, doc string, words ...string) field {
	return field{name: name, shape: aList, doc: doc, words: words}
}

func length(name, doc string) field {
	return field{name: name, shape: aNumber, top: 1000, doc: doc}
}

func table(name, doc string, keys ...field) field {
	return field{name: name, shape: aTable, doc: doc, keys: keys}
}

// of says what each value of a table is.
func (f field) of(every field) field {
	f.every = &every
	return f
}

// itemLists are the fields that name items.
func itemLists() []field {
	return []field{
		listOf("needs", "items that its bearer must have too: ids, or any, ranged, melee, weapon, armour, gear"),
		listOf("bans", "items that its bearer may not have: ids or kinds, as in needs"),
	}
}

func textFields() []field {
	return []field{
		{name: "title", shape: aText, doc: "what people read in place of the id", example: `title = { en = "Dane axe", ru = "..." }`},
		{name: "text", shape: aText, doc: "a sentence of explanation"},
	}
}

// common fields of every declaration.
func commonFields() []field {
	return append(textFields(),
		table("data", "numbers, words and flags that its rules read as ev.data.<name>"),
		listOf("implements", "ids of rules of the book that the table itself fulfils"),
		word("like", "id of another of this kind: what is not given here is as there"),
		word("game", "the game; the folder says it already"))
}

// fieldsOfKind lists the fields of a kind of declaration, those of all kinds
// included.
func fieldsOfKind(kind string) []field {
	var own []field
	switch kind {
	case "rule":
		return ruleFields()
	case "scenario":
		return scenarioFields()
	case "weapon":
		own = weaponFields()
	case "armour":
		own = append(itemLists(), needs("hands", 0, 2, "hands that it takes"), word("class", "makes it count: a model in one such piece is SA, in two FA", classWords...),
			flag("one_per_band", "at most one in a band"))
	case "gear":
		own = append(itemLists(), needs("hands", 0, 2, "hands that it takes"), flag("one_per_band", "at most one in a band"),
			word("moves_as", "its bearer moves as this: cavalry"),
			listOf("with", "items that its bearer may have beside it; left out: any"),
			word("brings", "id of a troop that comes with its bearer"), count("count", "how many of it come"))
	case "troop":
		own = troopFields()
	case "formation":
		own = []field{listOf("needs", "items that each member must carry: ids, or ranged, melee, weapon, armour, gear"),
			listOf("bans", "items that no member may carry: ids or kinds, as in needs"),
			listOf("with", "items that members may carry beside those that it needs; left out: any"),
			listOf("factions", "factions whose models may stand in it; left out: all"),
			needs("min", 1, 1000, "how many models it takes"), length("move", "inches that it moves"),
			table("second_rank", "what the second rank is and does"),
			listOf("joins", "formations in which its members may stand at the same time"),
			needs("save_bonus", -9, 9, "change to the saves of its members, attacked from the front")}
	case "terrain":
		own = terrainFields()
	case "faction":
		own = []field{table("limits", "limits of a band; any: none; left out: those of the game", limitFields()...),
			priceField(),
			stockField("each side of it starts with"), {name: "board", shape: anything, doc: "for games with a battle board"}}
	case "talent":
		own = []field{{name: "price", shape: aNumber, top: 1e6, doc: "gold"},
			{name: "factions", shape: aList | aTable, doc: "whose chiefs may have it", example: `factions = "all", { "vikings" } or { except = { "huns" } }`}}
	case "weather", "house":
		own = []field{table("set", "data keys and the values that they have while it is in force"), stockField("each side has while it is in force")}
	}
	return append(own, commonFields()...)
}

func stockField(who string) field {
	f := table("stock", "numbers that "+who+", by their name, to pay what rules cost; side.state.<name> is what is left")
	f.example = "stock = { luck = 3 }"
	return f.of(count("", "how many"))
}

func priceField() field {
	f := table("prices", "gold by the id of a troop or an item, or by item and then troop, default for all others; what is not listed is not for sale")
	f.example = "prices = { warrior = 10, chief = 30, spear = 5, horse = { default = 30, chief = 20 } }"
	return f
}

func terrainFields() []field {
	return append(groundFields(),
		table("tagged", "fields that change where a piece has a tag: tagged = { tall = { class = \"difficult\" } }").of(table("", "fields that change", groundFields()...)))
}

// groundFields are those of a terrain that a tag may change.
func groundFields() []field {
	return []field{word("class", "the ground; open as a rule", "open", "difficult", "impassable"),
		word("blocks", "what of it no line of sight passes: none of it as a rule; deep: what lies deeper inside than its border zone; tall: where it is higher than one of the two figures; all", "none", "deep", "tall", "all"),
		flag("obstacle", "is it a passable obstacle, crossed for a fixed price?"),
		flag("hides", "is it in the way of shots, where it does not block them?"),
		flag("burns", "can it be set on fire?"),
		length("height", "inches above the table"),
		listOf("tags", "words that rules ask for: water, ford, road, slope, building, fortified, loot ...")}
}

func weaponFields() []field {
	toHit := table("to_hit", "number to hit by the armour class of the target", needs("UA", 1, 9, "against UA"), needs("SA", 1, 9, "against SA"), needs("FA", 1, 9, "against FA"))
	toHit.all, toHit.example = true, "to_hit = { UA = 3, SA = 4, FA = 5 }"
	return append(itemLists(),
		listOf("with", "items that may be used together with it"),
		word("kind", "what it is", "melee", "ranged"), toHit,
		length("range", "inches that it shoots"),
		table("shots", "shots a turn by how far the shooter moved", count("still", "not at all"), count("half", "up to half of its move"), count("more", "farther")),
		needs("hands", 0, 2, "hands that it takes"),
		needs("save_mod", -9, 9, "change to the save of whom it hits"),
		needs("long_penalty", -9, 9, "change to the hit roll at long range"),
		word("step", "when it strikes", "first", "normal", "last"),
		listOf("used", "where it may be used", usedWords...),
		table("mounted", "what is different for a rider", word("like", "id of the weapon that it counts as"),
			word("charge_step", "when it strikes in the round of a charge", "first", "normal", "last"), flag("allowed", "may a rider use it?")),
		flag("shield_idle_when_shot", "the shield does not count while its bearer has the weapon in hand and is shot at"),
		flag("counts_as_shooter", "its bearer counts as a shooter in the limits of a band"))
}

func troopFields() []field {
	return append(itemLists(),
		needs("hp", 1, 1000, "hit points"), needs("attacks", 0, 100, "blows a round"),
		word("class", "armour class, whatever it wears", classWords...),
		flag("saves", "false: a hit is a wound"), word("morale", `"tests" or "immune"`),
		length("move", "inches, in place of those of its class"), word("moves_as", "moves as this: cavalry"),
		count("melee_weapons", "how many it may carry"), flag("object", "a thing, not a fighter: found by filters only with object = true"),
		field{name: "targets", shape: anything, doc: "what it may attack"},
		table("loss", "what its loss counts", field{name: "morale", shape: aNumber, doc: "in morale"}, field{name: "score", shape: aNumber, doc: "in the score"}),
		word("base", "a name under rules.geometry.bases: infantry, cavalry, hound ..."),
		flag("fighter", "false: the limits of a band do not count it"),
		word("contact", "start: it moves only when a friend is in contact with it as its move begins", "start", "none"),
		flag("obstacles", "false: it crosses no obstacle"))
}

func limitFields() []field {
	var out []field
	for _, f := range []field{needs("min_chiefs", 0, 1000, "chiefs at least"), needs("max_chiefs", 0, 1000, "chiefs at most"),
		needs("standards", 0, 1000, "standards at most"), needs("horns", 0, 1000, "horns at most"), needs("wagons", 0, 1000, "wagons at most"),
		{name: "shooters_pct", shape: aNumber, top: 100, doc: "shooters in a hundred, at most"},
		{name: "cavalry_pct", shape: aNumber, top: 100, doc: "riders in a hundred, at most"},
		{name: "foreign_pct", shape: aNumber, top: 100, doc: "share of other factions in a hundred, at most"}} {
		f.shape, f.words = f.shape|aWord, []string{"any"}
		out = append(out, f)
	}
	return out
}

// ruleFields are the fields of a rule; partFields those that a part may have.
func ruleFields() []field {
	own := append(textFields(), listOf("implements", "ids of rules of the book that it fulfils as well"))
	for _, n := range ownerKinds {
		own = append(own, word(n, ownerMeaning(n)))
	}
	own = append(own, partFields()...)
	return append(own,
		field{name: "aura", shape: aNumber | aWord, doc: "inches, or a name in data: holds for every friend that near to a bearer of the troop, gear or talent, from the centre of his base to the edge of theirs (in Pillage rules.geometry.aura_origin says so)"},
		flag("aura_others", "the bearer itself is left out of its aura"),
		table("state", `names that it keeps: { angry = "flag", foe = "model", losses = "number" }; set with ev:set, read as m.state.angry`),
		word("lasts", "for how long a state holds; left out: game", unitWords...),
		listOf("replaces", "ids of rules that do not run where this one's owners hold"))
}

// ownerMeaning says when a rule that belongs to something runs.
func ownerMeaning(kind string) string {
	switch kind {
	case "faction", "troop":
		return "it belongs to this " + kind + ": the model in the role of the point is of it"
	case "talent":
		return "it belongs to this talent: a chief of the band of the model has it; where a side is asked, one of the side"
	case "weather", "house":
		return "it belongs to this and runs while it is in force"
	case "weapon":
		return "it belongs to this weapon: the model carries it; where there is a blow, it is made with it"
	}
	return "it belongs to this item: the model in the role of the point carries it"
}

func partFields() []field {
	return []field{{name: "hook", shape: aList, doc: "the point of play, or several: skald list hooks", example: `hook = "pillage.modify_attack"`},
		{name: "when", shape: aFunction, doc: "reads only; true: the rule runs. Left out: always", example: "when = function(ev) return ... end"},
		{name: "effect", shape: aFunction, doc: "reads, rolls, chooses and asks", example: "effect = function(ev) ... end"},
		word("who", "whose owner is tested, in place of the role of the point; any: nobody's", "attacker", "target", "model", "side", "any"),
		flag("optional", "its player may decline"),
		{name: "limit", shape: aWord, doc: "how often: a number, or its name in data, per attack, fight, stage, turn or game", example: `limit = "once per turn", "3 per fight" or "tokens per game"`},
		word("per", "for whom the limit counts; left out: for each owner", "attacker", "target", "model", "side", "battle"),
		{name: "cost", shape: aTable, doc: "what it takes from the stock of its side; with too little left it does not run", example: "cost = { luck = 1 }"},
		word("spend", "when the limit is used and the cost paid: if something was asked for (as a rule), or each time that it ran", "asked", "tried"),
		flag("mount", "also where the horse is hit"), needs("priority", -1e6, 1e6, "lower is asked earlier; 0 as a rule"),
		word("stack", "how rules of one key add up on one value; add as a rule", stackWords...),
		word("key", "what the rules that stack have in common; the id as a rule"),
		table("each", "a filter: runs once for each such model, as ev.model")}
}

// ScenarioFields are the names of the fields of a scenario.
func ScenarioFields() []string { return names(scenarioFields()) }

func scenarioFields() []field {
	return []field{listOf("covers", "ids of the rules that it proves"),
		table("dice", "faces by stream, in the order rolled: :help dice"),
		table("choices", "answers by stream of decisions: :help choices"),
		listOf("house", "house rules in force"), word("weather", "weather in force"),
		table("set", "data keys and their values: :help data"),
		{name: "seed", shape: aWhole, doc: "rolls by this seed, in place of dice"},
		word("game", "its game; else the folder says it, else the only one that the mod has scripts for"),
		{name: "run", shape: aFunction, doc: "what happens; t asserts: :help t", example: "run = function(t) ... end"}}
}

var (
	ownerKinds = []string{"faction", "talent", "weather", "troop", "weapon", "armour", "gear", "house"}
	unitWords  = []string{"attack", "fight", "stage", "turn", "game"}
	stackWords = []string{"add", "highest", "exclusive", "replace"}
)

// names of fields, for hints.
func names(fs []field) []string {
	out := make([]string, len(fs))
	for i, f := range fs {
		out[i] = f.name
	}
	return out
}

// bare takes the origin off a value: { 6, source = "..." } is 6.
func bare(v lua.LValue) lua.LValue {
	t, ok := v.(*lua.LTable)
	if !ok || t.RawGetInt(1) == lua.LNil {
		return v
	}
	if origin, others := fieldsOf(t); len(origin) > 0 && len(others) == 0 {
		return t.RawGetInt(1)
	}
	return v
}

// wordOf is a value as it stands in the text of a script, "" for tables.
func wordOf(v lua.LValue) string {
	switch x := v.(type) {
	case lua.LString:
		return string(x)
	case lua.LNumber, lua.LBool:
		return vm.Format(x)
	}
	return ""
}

// oneOf lists words: "a", "b" or "c".
func oneOf(words []string) string {
	var b strings.Builder
	for i, w := range words {
		switch {
		case i > 0 && i == len(words)-1:
			b.WriteString(" or ")
		case i > 0:
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%q", w)
	}
	return b.String()
}

// units of limits and states by their words.
func unitOf(word string) (hook.Unit, bool) {
	switch word {
	case "game":
		return hook.Game, true
	case "turn":
		return hook.Turn, true
	case "stage":
		return hook.Stage, true
	case "fight":
		return hook.FightUnit, true
	case "attack":
		return hook.AttackUnit, true
	}
	return 0, false
}
