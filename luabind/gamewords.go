package luabind

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/game"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/play"
)

// What of the shared names a game has, and how pages speak of them: Pillage is
// written out, the examples of other games are made of what they declare.

// writtenOut says whether the words and pages of the game are written by hand.
func (l *Library) writtenOut() bool { return l.def.Orders == nil }

// has says whether the game has a field, method, view or filter key.
func (l *Library) has(name string) bool {
	return l.def.Has == nil || battle.InEveryGame(name) || slices.Contains(l.def.Has, name)
}

// shape is what a view has in a game: fields, those of every game first, then
// its facts as documentation; methods.
type viewShape struct {
	fields  []battle.ViewField
	methods []battle.Method
}

// shapesOf the views of a game.
func (l *Library) shapesOf() map[hook.Type]viewShape {
	out := map[hook.Type]viewShape{}
	for _, t := range viewTypes {
		if !l.has(typeName(t)) {
			continue
		}
		var v viewShape
		for _, f := range battle.Fields(t) {
			if l.has(f.Name) {
				v.fields = append(v.fields, f)
			}
		}
		for _, m := range battle.Methods(t) {
			if l.has(m.Name) {
				v.methods = append(v.methods, m)
			}
		}
		out[t] = v
	}
	return out
}

// fields that a view has in every game or shares with some.
func (l *Library) fields(t hook.Type) []battle.ViewField { return l.shapes[t].fields }

// methods of a view.
func (l *Library) methods(t hook.Type) []battle.Method { return l.shapes[t].methods }

// facts are the fields of a view that only this game has.
func (l *Library) facts(t hook.Type) []play.Fact {
	if t == hook.Band {
		t = hook.Side
	}
	var out []play.Fact
	for _, f := range l.def.Facts {
		if f.Of == t && !f.Inner {
			out = append(out, f)
		}
	}
	return out
}

// namesOf a view: its fields, facts and methods.
func (l *Library) namesOf(t hook.Type) []string {
	out := l.fieldNamesOf(t)
	for _, m := range l.methods(t) {
		out = append(out, m.Name)
	}
	return out
}

// fieldNamesOf a view: its fields and facts.
func (l *Library) fieldNamesOf(t hook.Type) []string {
	var out []string
	for _, f := range l.fields(t) {
		out = append(out, f.Name)
	}
	for _, f := range l.facts(t) {
		out = append(out, f.Name)
	}
	return out
}

// views are the views that the game has, in the order in which pages name them.
func (l *Library) views() []hook.Type {
	var out []hook.Type
	for _, t := range viewTypes {
		if _, ok := l.shapes[t]; ok {
			out = append(out, t)
		}
	}
	return out
}

// viewNames are the names of their pages.
func (l *Library) viewNames() []string {
	var out []string
	for _, t := range l.views() {
		out = append(out, typeName(t))
	}
	return out
}

// stages of a turn.
func (l *Library) stages() []string {
	return stagesIn(l.content)
}

// streamsOfDice that the game rolls.
func (l *Library) streamsOfDice() []string {
	if l.def.Dice == nil {
		return dice.StreamNames()
	}
	return append(slices.Clone(l.def.Dice), dice.Free.Name())
}

// filterKeys that make sense in the game.
func (l *Library) filterKeys() []string {
	return slices.DeleteFunc(slices.Clone(filterNames), func(n string) bool { return !l.has(n) })
}

// first id of a kind, of those kinds in turn; "" where there is none.
func (l *Library) first(kinds ...string) string {
	for _, k := range kinds {
		for _, id := range l.content.IDs(k) {
			return id
		}
	}
	return ""
}

// ofOurs finds ids of Pillage in sentences of the reference, by the kinds of which
// another game may have something in their place.
var ofOurs = []struct {
	ids   *regexp.Regexp
	kinds []string
}{{regexp.MustCompile(`\b(berserker|warrior)\b`), []string{"troop"}},
	{regexp.MustCompile(`\b(vikings|huns)\b`), []string{"faction"}},
	{regexp.MustCompile(`\b(shield)\b`), []string{"armour", "gear"}},
	{regexp.MustCompile(`\b(spear|bow)\b`), []string{"weapon"}},
	{regexp.MustCompile(`\b(thegn)\b`), []string{"talent"}},
	{regexp.MustCompile(`\b(forest)\b`), []string{"terrain"}},
	{regexp.MustCompile(`\b(fog)\b`), []string{"weather"}},
	{regexp.MustCompile(`\b(exploding_sixes)\b`), []string{"house"}}}

// ours rewrites what is said of a name with the ids of the game; false where it
// has nothing of the kind, so that the name means nothing in it.
func (l *Library) ours(text string) (string, bool) {
	if l.writtenOut() {
		return text, true
	}
	for _, w := range ofOurs {
		if !w.ids.MatchString(text) {
			continue
		}
		id := l.first(w.kinds...)
		if id == "" {
			return "", false
		}
		text = w.ids.ReplaceAllString(text, id)
	}
	return text, true
}

// oursOf rewrites a list of what is said, and leaves out what means nothing.
func (l *Library) oursOf(rows []said) []said {
	var out []said
	for _, r := range rows {
		if use, ok := l.ours(r.use); ok {
			out = append(out, said{r.name, use, r.doc})
		}
	}
	return out
}

// foreign is a line of a page that shows something that only Pillage has.
var foreign = regexp.MustCompile(`charge\(|dane_axe|fog|vikings|berserker|PIL-|rules\.weapon|rules\.morale|thegn|plumbata|pillage\.|weather|house|huns|anglo_saxons|warrior|fatigue|reroll`)

// fitting leaves the lines out of a page that show what only Pillage has, and the
// empty ones that are left together.
func (l *Library) fitting(page string) string {
	if l.writtenOut() {
		return page
	}
	var out []string
	for _, line := range strings.Split(page, "\n") {
		if foreign.MatchString(line) || line == "" && len(out) > 0 && out[len(out)-1] == "" {
			continue
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}

// someKey is a data key of the game that is a number, for examples.
func (l *Library) someKey() string {
	d := l.content.Data
	for _, k := range d.Keys() {
		if strings.HasPrefix(k, "rules.") && d.Value(d.Slot(k)).Kind == battle.Num && strings.Count(k, ".") < 4 && !strings.HasPrefix(k, "rules.geometry") {
			return k
		}
	}
	return "rules.table.size.1"
}

// someRule is a rule of the game for examples: one of a script, if there is any.
func (l *Library) someRule() string {
	if all := l.content.Rules; len(all) > 0 {
		return all[0].ID
	}
	return "mymod:rule"
}

// shown are the words of the game as its pages tell them. Of another game than
// Pillage those are left out that need what it has not declared.
func (l *Library) shown() []verb {
	if l.writtenOut() {
		return l.words
	}
	var out []verb
	for _, v := range l.words {
		if l.needless(v.name) {
			continue
		}
		if _, own := l.orderOf(v.name); !own {
			if use := l.plainUse(v.name); use != "" {
				v.use = use
			}
			if doc := l.plainDoc(v.name); doc != "" {
				v.doc = doc
			}
		}
		out = append(out, v)
	}
	return out
}

// needless says whether a shared word does nothing in the game.
func (l *Library) needless(word string) bool {
	kind := map[string]string{"set_weather": "weather", "piece": "terrain"}[word]
	switch {
	case word == "cm" || word == "to_cm":
		return l.content.Data.Slot("rules.geometry.scales.15mm") < 0
	case kind == "":
		return false
	}
	_, own := l.orderOf(word)
	return !own && l.first(kind) == ""
}

// plainUse is how a shared word is written in another game, "" as in Pillage.
func (l *Library) plainUse(word string) string {
	faction := l.first("faction")
	switch word {
	case "battle":
		parts := []string{"size = {48, 48}"}
		if w := l.first("weather"); w != "" {
			parts = append(parts, fmt.Sprintf("weather = %q", w))
		}
		if l.first("house") != "" {
			parts = append(parts, "house = { ... }")
		}
		if len(l.stages()) > 0 {
			parts = append(parts, "strict = false")
		}
		return "battle { " + strings.Join(parts, ", ") + " }"
	case "band":
		if faction != "" {
			return fmt.Sprintf("band(%q, { name = \"red\" })", faction)
		}
		return `band { name = "red" }`
	case "piece":
		return fmt.Sprintf("piece(%q, { at = {20, 24}, size = {6, 4} })", l.first("terrain"))
	case "set_weather":
		return fmt.Sprintf("set_weather %q", l.first("weather"))
	case "on":
		if h := l.first("house"); h != "" {
			return fmt.Sprintf("on %q", h)
		}
		return fmt.Sprintf("on %q", l.someRule())
	case "off":
		return fmt.Sprintf("off %q", l.someRule())
	case "set":
		return fmt.Sprintf("set(%q, 2)", l.someKey())
	case "lookup":
		return fmt.Sprintf("lookup %q", l.someKey())
	case "compare":
		return "compare{ one = f, other = g }"
	case "sweep":
		return fmt.Sprintf("sweep{ [%q] = { 1, 2 }, measure = function(p) ... end }", l.someKey())
	case "choices":
		if s := l.streams(); len(s) > 0 {
			return fmt.Sprintf("choices { %s = { ... } }", s[0])
		}
		return fmt.Sprintf("choices { [%q] = { \"yes\" } }", l.someRule())
	}
	return ""
}

// plainDoc is what a shared word does in another game, "" as in Pillage.
func (l *Library) plainDoc(word string) string {
	switch word {
	case "band":
		return "a band, and the side it fights on: with = another band: on its side; neutral = true: nobody plays it; a list sets up its models: see add"
	case "choices":
		return "answers coming decisions: " + strings.Join(append(l.streams(), "or of a rule by its id"), " ") + "; choices {} drops those that wait"
	case "sweep":
		return "odds for every combination of values: of data keys, of names of your own"
	case "map":
		return "the table in characters"
	}
	return ""
}

// orderOf finds an order of a game that is a table of orders.
func (l *Library) orderOf(word string) (*play.Order, bool) {
	for i := range l.def.Orders {
		if l.def.Orders[i].Name == word {
			return &l.def.Orders[i], true
		}
	}
	return nil, false
}

// orderNotes are the arguments, options and results of an order.
func orderNotes(o *play.Order) string {
	var b strings.Builder
	rows := func(head string, args []play.Arg, name func(a play.Arg) string) {
		if len(args) == 0 {
			return
		}
		var list []said
		for _, a := range args {
			list = append(list, said{a.Name, name(a), argText(a)})
		}
		b.WriteString("\n" + head + "\n" + saidRows(list))
	}
	plain := func(a play.Arg) string { return a.Name }
	rows("in this order", o.Args, plain)
	rows("options", o.Opts, func(a play.Arg) string { return a.Name + " =" })
	if !o.Asks {
		rows("r = "+o.Name+"(...)", o.Out, func(a play.Arg) string { return "r." + a.Name })
	}
	return b.String()
}

// argText is what may stand in an argument, and what it means.
func argText(a play.Arg) string {
	text := map[play.ArgKind]string{play.AModel: "a model", play.AModels: "models", play.AWhole: "a whole number", play.ALength: "inches",
		play.AWord: "a word", play.AFlag: "true or false", play.ASide: "a side", play.APlace: "a point {x, y}", play.APiece: "a piece",
		play.APlaces: "points { p, q }", play.AWords: "words"}[a.Kind]
	switch {
	case len(a.Words) > 0:
		text = oneOf(a.Words)
	case a.Items != "":
		text = "id of a " + a.Items
	case a.Kind == play.AWhole && a.Top > 0:
		text += fmt.Sprintf(" from %d to %d", a.Low, a.Top)
	}
	if a.Optional {
		text += ", or left out"
	}
	if a.Doc != "" {
		text = strings.TrimPrefix(text+": ", ": ") + a.Doc
	}
	return text
}

// plainRule is an example of a rule in another game than Pillage.
func (l *Library) plainRule() string {
	for _, p := range l.content.Points {
		if p.Kind != hook.Modify || p.Value != hook.Int || p.Role > hook.ModelSlot {
			continue
		}
		return fmt.Sprintf("rule \"mymod:lucky\" {\n  title = \"Lucky\", troop = %q, hook = %q,\n  when = function(ev) return ev.%s.alive end,\n"+
			"  effect = function(ev) ev:modify(1) end,\n}", l.first("troop"), p.Name, slotName(p.Role))
	}
	return ""
}

// plainScenario is an example of a scenario in another game than Pillage.
func (l *Library) plainScenario() string {
	return fmt.Sprintf("scenario \"a band has a model\" {\n  covers = { %q },\n  run = function(t)\n    local red = %s\n"+
		"    local a = red:add(%q, { at = { 10, 10 } })\n    t.yes(a.alive)\n  end,\n}", l.someRule(), l.plainUse("band"), l.first("troop"))
}

// useOfKind is the example of a declaring word.
func (l *Library) useOfKind(kind string) string {
	own := ""
	switch {
	case l.writtenOut():
	case kind == "rule":
		if own = l.plainRule(); own != "" {
			own += "\n\nThe id is that of a rule of the book, or mod:name."
		}
	case kind == "scenario":
		own = l.plainScenario()
	case l.def.Data[kind] != nil || pillageFields[kind] != nil:
		own = l.plainThing(kind)
	}
	if own != "" {
		return own
	}
	return strings.TrimSpace(kindAbout[kind].use)
}

// inGame leaves out what is said of names that the game does not have.
func (l *Library) inGame(rows []said) []said {
	if l.writtenOut() {
		return rows
	}
	var out []said
	for _, r := range rows {
		switch {
		case r.name == "choices":
			given := strings.TrimPrefix(l.plainUse("choices"), "choices { ")
			if strings.HasPrefix(r.use, "t.") {
				r.use = "t.choices{ " + given
				break
			}
			r.use = "choices = { " + strings.ReplaceAll(strings.ReplaceAll(given, "{ ... }", `"..."`), `{ "yes" }`, `"yes"`)
		case r.name == "weather" && l.first("weather") == "":
			continue
		case r.name == "dice":
			r.use = fmt.Sprintf("t.dice{ %s = { 6 } }", l.streamsOfDice()[0])
		case r.name == "stage" && len(l.stages()) == 0:
			continue
		case r.name == "stage":
			r.doc = fmt.Sprintf("%q ...", l.stages()[0])
		}
		out = append(out, r)
	}
	return out
}

// taken leaves out the requests that no point of the game takes.
func (l *Library) taken(rows []said) []said {
	return slices.DeleteFunc(l.oursOf(rows), func(r said) bool { return !l.writtenOut() && len(l.takers(r.name)) == 0 })
}

// kitNames are the keys of a model that are no items.
func (l *Library) kitNames() []string {
	return slices.DeleteFunc(append(slices.Clone(kitKeys), argNames(l.def.Kit)...), func(n string) bool {
		return !l.has(n) && !slices.ContainsFunc(l.def.Kit, func(a play.Arg) bool { return a.Name == n }) ||
			n == "talents" && l.first("talent") == "" || n == "weapon" && l.first("weapon") == "" || n == "faction" && l.first("faction") == ""
	})
}

// kitRows are those keys with what they mean.
func (l *Library) kitRows() []said {
	if l.writtenOut() {
		return kitSaid
	}
	var out []said
	for _, r := range meant(l.kitNames(), kitSaid) {
		for _, a := range l.def.Kit {
			if a.Name == r.name {
				r = said{a.Name, a.Name + " =", argText(a)}
			}
		}
		use, ok := l.ours(r.use)
		if !ok {
			continue
		}
		if r.name == "talents" {
			r.doc = "what it has of skald list talents"
		}
		if l.def.Unit != "" {
			r.doc = strings.ReplaceAll(r.doc, "inches", l.def.Unit)
		}
		out = append(out, said{r.name, use, r.doc})
	}
	return out
}

// plainAddPage is the page of add and row in another game than Pillage.
func (l *Library) plainAddPage() string {
	troop := l.first("troop")
	text := "band:add(troop, { ... })     sets up a model and returns it\n" +
		"band:row(n, troop, { ... })  sets up n models whose bases touch, to the right, and returns the list\n\n" +
		fmt.Sprintf("  red = %s\n  a = red:add(%q, { at = {10, 10} })\n  w = red:row(5, %q, { at = {10, 20} })\n\n", l.plainUse("band"), troop, troop) +
		saidRows(l.kitRows())
	if items := l.gear(); len(items) > 0 {
		text += fmt.Sprintf("\n%s = true: armour and gear by its id; these are\n", items[0]) + wrapped("  ", items)
	}
	return text + "\nOf several tables the later wins. A whole band at once, and the list of its models:\n\n" +
		fmt.Sprintf("  red, men = band { name = \"red\", { %q, at = {10, 10} }, { %q, at = {12, 10} } }\n\nThe troops: skald list troops.\n", troop, troop)
}

// plainDicePage is the page of dice in another game than Pillage.
func (l *Library) plainDicePage() string {
	streams := l.streamsOfDice()
	return "dice  dice of the prompt and of scenarios; a rule rolls with ev\n\n" + saidRows(diceSaid) +
		"\noptions of check, pool and opposed\n" + saidRows(diceOptionSaid) + diceText +
		"\nIn a scenario dice = { ... } gives natural faces by stream, in the order rolled,\n" +
		"for whoever rolls or by the name of a model. The dice that a rule rolls stand\nunder its id:\n\n" +
		fmt.Sprintf("  dice = { %s = { 6, 1 }, [%q] = { 2 } }, or %s = { Ulf = { 5 } }\n\nstreams\n", streams[0], l.someRule(), streams[0]) +
		wrapped("  ", streams) + "  (roll: dice.d6() and its like)\n"
}

// choicesPage is what can be decided.
func (l *Library) choicesPage() string {
	if l.writtenOut() {
		return choicesHead + saidRows(meant(choiceStreams, choiceSaid)) + choicesTail
	}
	text := "choices  the answers to decisions, by stream, in the order asked\n\nstreams\n"
	var rows []said
	for _, c := range l.def.Choices {
		rows = append(rows, said{c.Name, c.Name, c.Doc})
	}
	return text + saidRows(rows) + choicesTail
}

// strictPage tells of strict play.
func (l *Library) strictPage() string {
	if l.writtenOut() {
		return strictPage
	}
	if len(l.stages()) == 0 {
		return "strict  battle { strict = true } is for games with stages; this one has none\n"
	}
	return "strict  battle { strict = true }: the clock is kept\n\nIn free play, the default, an order carries the clock forward to its stage. In\n" +
		"strict play an order out of its stage is an error. The stages: " + strings.Join(l.stages(), ", ") + ".\n"
}

// dataPage tells of data keys.
func (l *Library) dataPage() string {
	if l.writtenOut() {
		return dataPage
	}
	key := l.someKey()
	return "data  every number of the scripts has a key\n\n  factions.ID.FIELD  talents.ID.FIELD  house.ID.FIELD\n" +
		"  rules.KIND.ID.FIELD for every other kind: rules.troop." + l.first("troop") + ".hp\n  rules.TABLE.KEY for a game_table: " + key + "\n\n" +
		"What stands under data in a declaration is a field like the others, and what its\nrules read as ev.data.NAME.\n\n" + saidRows([]said{
		{"", fmt.Sprintf("lookup %q", key), "its value on this table"},
		{"", fmt.Sprintf("set(%q, 2)", key), "changes it for this table"},
		{"", fmt.Sprintf("ev:lookup %q", key), "in a rule"},
		{"", fmt.Sprintf("set = { [%q] = 2 }", key), "in a house rule, a scenario"}}) +
		"\nskald explain KEY shows the value and where it comes from.\n"
}

// plainNotes are what pages of shared words say in another game than Pillage, where
// the notes of Pillage would not do.
var plainNotes = map[string]string{
	"battle": "\nThe dice of the seed begin anew too. set changes data keys afterwards: :help data.\n",
	"sweep": `
sweep{ men = { 1, 2, 3 }, measure = function(p) return dice.pool(p.men, 4) end }

Data keys (:help data) are put in force for each row, and so are weather and house
rules where there are any; any other name is only handed on as p.name. Several names
make every combination, 400 at most. The first row is the base. Options as for compare.
`,
}

// examples are one of each for the overview: a rule, a point, a data key and a word
// under source.
func (l *Library) examples() (rule, point, key, source string) {
	if l.writtenOut() {
		return "PIL-MELEE-02", "modify_attack", "rules.weapon.bow.range", "GAP-HIT-TABLE"
	}
	source = "none"
	for _, w := range l.sourceWords() {
		source = w
		break
	}
	return l.someRule(), l.content.Points[len(l.content.Points)/2].Short(), l.someKey(), source
}

// stagesIn are the stages of a turn of the game that some content is of.
func stagesIn(c *battle.Content) []string {
	d := game.Get(c.Game)
	switch {
	case d == nil || d.Orders == nil:
		return pillage.Stages()
	case d.Stages == nil:
		return nil
	}
	return d.Stages(c)
}

// fieldsOfKind are the fields of a declaration with examples of the game.
func (l *Library) fieldsOfKind(kind string) []field {
	out := slices.Clone(fieldsOfKind(kind))
	if l.writtenOut() {
		return out
	}
	out = slices.DeleteFunc(out, func(f field) bool { return ofPillage(l.def, kind, f.name) })
	for i := range out {
		if f := &out[i]; f.name == "data" {
			if f.keys = fieldsUnderData(l.def, kind); f.keys != nil {
				f.doc = "what the game reads, as below, and " + f.doc
			}
		} else if f.name == "hook" {
			f.example = fmt.Sprintf("hook = %q", l.content.Points[0].Name)
		} else if foreign.MatchString(f.example) {
			f.example = ""
		}
	}
	return out
}
