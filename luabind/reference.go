package luabind

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"skald/core/battle"
	"skald/core/hook"
	"skald/scripts"
)

// The reference: pages of what scripts and scenarios are made of. The names
// come from the tables that the loader and the sandbox check by; here stands
// only what each of them means, and a test fails on a name without a sentence.

// said is a name, how it is written, and what it means.
type said struct{ name, use, doc string }

// page is one page of the reference.
type page struct {
	name string
	text func(l *Library) string
}

// pages of the reference, in the order of :help.
func pages() []page {
	var out []page
	for _, kind := range kindNames {
		out = append(out, page{kind, func(l *Library) string { return l.kindPage(kind) }})
	}
	return append(out,
		page{"mod", func(l *Library) string { return strings.ReplaceAll(modPage(), "/pillage", "/"+l.opt.Game) }},
		page{"require", fixed(requirePage)},
		page{"data", (*Library).dataPage},
		page{"views", (*Library).viewsPage},
		page{"ev", (*Library).evPage},
		page{"filter", (*Library).filterPage},
		page{"add", (*Library).addPage},
		page{"row", (*Library).addPage},
		page{"t", (*Library).testerPage},
		page{"dice", (*Library).dicePage},
		page{"choices", (*Library).choicesPage},
		page{"question", func(l *Library) string {
			return questionHead + saidRows(l.inGame(meant(questionOptions, questionSaid))) + questionTail
		}},
		page{"steps", fixed(stepsPage)},
		page{"measure", func(*Library) string { return measureHead + saidRows(meant(measureNames, measureSaid)) + measureTail }},
		page{"distribution", func(*Library) string { return distributionHead + saidRows(distributionSaid) + distributionTail }},
		page{"result", (*Library).resultPage},
		page{"blow", (*Library).blowPage},
		page{"save", (*Library).savePage},
		page{"strict", (*Library).strictPage},
		page{"placeholder", (*Library).placeholderPage},
		page{"source", (*Library).sourcePage},
		page{"lua", (*Library).luaPage},
		page{"errors", func(*Library) string { return ErrorsPage() }})
}

func fixed(text string) func(*Library) string { return func(*Library) string { return text } }

// explainPage is a page of the reference, of a stage or of a word that stands
// under source; "" when there is none.
func (l *Library) explainPage(name string) string {
	for _, p := range pages() {
		if p.name == name {
			return p.text(l)
		}
	}
	stages := l.stages()
	if i := slices.Index(stages, name); i >= 0 {
		return fmt.Sprintf("%s  stage %d of a turn: %s\n\nto_stage %q goes there; orders of it carry the clock to it.\n", name, i+1, strings.Join(stages, ", "), name)
	}
	return l.explainSource(name)
}

// pageNames are the names of the pages, in the order of :help.
func pageNames() []string {
	var out []string
	for _, p := range pages() {
		out = append(out, p.name)
	}
	return out
}

// wrapped puts words into lines of at most 72 letters behind an indent.
func wrapped(indent string, words []string) string {
	var b strings.Builder
	wide := 0
	for _, w := range words {
		switch {
		case wide == 0:
			b.WriteString(indent)
			wide = len(indent)
		case wide+1+len(w) > lineWidth:
			b.WriteString("\n" + indent)
			wide = len(indent)
		default:
			b.WriteByte(' ')
			wide++
		}
		b.WriteString(w)
		wide += len(w)
	}
	return b.String() + "\n"
}

// saidRows shows what a list of names means, one a line.
func saidRows(rows []said) string {
	wide := 0
	for _, r := range rows {
		wide = max(wide, len(r.use))
	}
	var b strings.Builder
	for _, r := range rows {
		fmt.Fprintf(&b, "  %-*s  %s\n", wide, r.use, r.doc)
	}
	return b.String()
}

// meant gives the names of a list their meaning, in the order of the list.
func meant(names []string, from []said) []said {
	out := make([]said, len(names))
	for i, n := range names {
		out[i] = said{n, n, ""}
		for _, s := range from {
			if s.name == n {
				out[i] = s
			}
		}
	}
	return out
}

// fieldRows shows fields with what may stand there.
func fieldRows(b *strings.Builder, fs []field, indent string) {
	wide := 0
	for _, f := range fs {
		wide = max(wide, len(f.name))
	}
	for _, f := range fs {
		fmt.Fprintf(b, "%s%-*s  %s: %s\n", indent, wide, f.name, f.takes(), f.doc)
		if f.example != "" {
			fmt.Fprintf(b, "%s%-*s  such as %s\n", indent, wide, "", f.example)
		}
		fieldRows(b, f.keys, indent+strings.Repeat(" ", wide+2))
	}
}

// takes says what may stand in a field.
func (f *field) takes() string {
	var out []string
	if f.words == nil || f.shape&^(aWord|aList) != 0 {
		s := (f.shape &^ anything).String()
		if f.shape&anything != 0 {
			s = "any value"
		} else if f.words != nil {
			s = (f.shape &^ (aWord | aList)).String()
		}
		if f.low != 0 || f.top != 0 {
			s += " from " + strconv.FormatFloat(f.low, 'f', -1, 64) + " to " + strconv.FormatFloat(f.top, 'f', -1, 64)
		}
		out = append(out, s)
	}
	if f.words != nil {
		out = append(out, oneOf(f.words))
	}
	return strings.Join(out, " or ")
}

// kindPage is the page of a declaring word.
func (l *Library) kindPage(kind string) string {
	about := kindAbout[kind]
	var b strings.Builder
	fmt.Fprintf(&b, "%s \"id\" { ... }  %s\n\n%s\n\n", kind, about.doc, l.useOfKind(kind))
	if kind == "game_table" {
		b.WriteString(tableText)
		return b.String()
	}
	b.WriteString("fields\n")
	fieldRows(&b, l.fieldsOfKind(kind), "  ")
	switch kind {
	case "rule":
		b.WriteString("\nIn place of hook, when and effect a rule may have parts: tables in it, each with\n" +
			"these fields of its own:\n" + wrapped("  ", names(partFields())))
		b.WriteString("\nev is what when and effect read and ask: :help ev. States of a rule of the\nbook in skald list rules:\n")
		b.WriteString(statesText())
	case "scenario":
		b.WriteString("\nskald test FILE runs it. Dice too few or left over, answers that nobody asked\nfor, and a scenario that asserts nothing fail. What\nit prints is shown where it fails, and with -v.\n")
	default:
		b.WriteString("\nAny value may say where it comes from: { 6, source = \"...\", placeholder = true }.\n")
	}
	return b.String()
}

// modPage is the page of mod.lua.
func modPage() string {
	var b strings.Builder
	b.WriteString(modText)
	b.WriteString("\nfields\n")
	fieldRows(&b, manifestFields(), "  ")
	return b.String()
}

// evPage is the page of what every handler gets.
func (l *Library) evPage() string {
	var b strings.Builder
	b.WriteString("ev  the one argument of when and effect, read only\n\nat every point; what is absent is nil\n")
	b.WriteString(saidRows(l.inGame(meant(evAlways, evSaid))))
	b.WriteString("chance, under the id of the rule\n" + saidRows(meant(evChance, evSaid)))
	b.WriteString("choices of its player: :help choices\n" + saidRows(meant(evChoice, evSaid)))
	b.WriteString("queries\n" + saidRows(l.oursOf(meant(evQueries, evSaid))))
	b.WriteString("requests, in an effect; which of them a point takes, its page says: :help modify_attack\n")
	b.WriteString(saidRows(l.taken(meant(allRequests, requestSaid))))
	if !l.writtenOut() {
		b.WriteString("\n  " + strings.ReplaceAll(l.plainRule(), "\n", "\n  ") + "\n")
		return b.String()
	}
	b.WriteString("\n  rule \"mymod:fearless\" {\n    faction = \"vikings\", hook = \"pillage.modify_morale\",\n" +
		"    when = function(ev) return ev.model.hp == 1 end,\n    effect = function(ev) ev:modify(1) end,\n  }\n")
	return b.String()
}

func (l *Library) filterPage() string {
	head := "filter  which models: ev:models{ side = \"enemy\", within = 6 }, m:nearest{ within = 6 }\n\n" +
		saidRows(l.oursOf(meant(l.filterKeys(), filterSaid))) + "\nThe dead are never found"
	if l.has("object") {
		head += ", things only by object or their troop"
	}
	if l.has("hidden") {
		head += ", the hidden only\nby hidden"
	}
	return head + ".\n"
}

func (l *Library) addPage() string {
	if !l.writtenOut() {
		return l.plainAddPage()
	}
	return "band:add(troop, { ... })     sets up a model and returns it\n" +
		"band:row(n, troop, { ... })  sets up n models whose bases touch, to the right, and returns the list\n\n" +
		"  red = band \"vikings\"\n" +
		"  a = red:add(\"berserker\", { weapon = \"dane_axe\", armour = true, at = {10, 10} })\n" +
		"  w = red:row(5, \"warrior\", { weapon = \"spear\", shield = true, at = {10, 20} })\n\n" +
		saidRows(meant(kitKeys, kitSaid)) +
		"  horse = true           armour and gear by its id; these are\n" +
		wrapped("                         ", l.gear()) +
		"\nhorse = \"lost\" is a rider without his horse. Of several tables the later wins.\n\n" +
		"A whole band at once, and the list of its models. Who is told no place stands in the\n" +
		"zone of his side; count = is so many of them:\n\n" +
		"  red, men = band(\"vikings\", { name = \"Raiders\", budget = 400,\n" +
		"    { \"chief\", weapon = \"hand_weapon\", armour = true },\n" +
		"    { \"warrior\", count = 5, weapon = \"spear\", shield = true } })\n\n" +
		"A file that returns such a table, with faction = \"vikings\" in it, is a band list:\n" +
		":load raiders.lua sets it up, skald muster raiders.lua prices it.\n\n" +
		"Nothing is judged here: muster(band, { budget = 400 }) tells what is not allowed.\n"
}

func (l *Library) testerPage() string {
	if !l.writtenOut() {
		return "t  what run of a scenario gets\n\n" + saidRows(l.inGame(testerSaid))
	}
	return "t  what run of a scenario gets\n\n" + saidRows(testerSaid) +
		"\n  t.equal(need(\"hit\", a, b), 4)\n  t.refused(function() return charge(a, b) end, \"PIL-CHARGE-04\")\n" +
		"  t.odds(function() return fight(a, b):wounds(a) == 1 end, \"5/18\")\n"
}

// TesterWords are the words of t that have a line in its page.
func TesterWords() []string {
	var out []string
	for _, s := range testerSaid {
		out = append(out, s.name)
	}
	return out
}

func (l *Library) dicePage() string {
	if !l.writtenOut() {
		return l.plainDicePage()
	}
	return "dice  dice of the prompt and of scenarios; a rule rolls with ev\n\n" + saidRows(diceSaid) +
		"\noptions of check, pool and opposed\n" + saidRows(diceOptionSaid) + diceText +
		"\nIn a scenario dice = { ... } gives natural faces by stream, in the order rolled,\n" +
		"for whoever rolls or by the name of a model. The dice that a rule rolls stand\nunder its id:\n\n" +
		"  dice = { hit = { 6, 1 }, save = { Ulf = { 5 } }, [\"PIL-TROOP-06\"] = { 2 } }\n\nstreams\n" +
		wrapped("  ", l.streamsOfDice()) + "  (roll: dice.d6() and its like)\n"
}

// placeholderPage lists the data keys that are guesses.
func (l *Library) placeholderPage() string {
	var keys []string
	for _, k := range l.content.Data.Keys() {
		if l.content.Data.Value(l.content.Data.Slot(k)).Origin.Placeholder {
			keys = append(keys, k)
		}
	}
	_, _, _, source := l.examples()
	return fmt.Sprintf("placeholder  a number that is still a guess: { 6, source = \"GAP-...\", placeholder = true }\n\n"+
		"Answers that used one say so. set(key, value) tries another on this table, a\ngame_table in a mod changes it for good. %d data keys are placeholders; what a\n"+
		"word such as %s stands for, its own page says.\n", len(keys), source)
}

// sourcePage is what the scripts themselves say about the words under source.
func (l *Library) sourcePage() string {
	return "source  where a number comes from; skald explain shows it in brackets\n\n" + l.sourceHead() +
		"\nwords in use; each has a page with its data keys\n" + wrapped("  ", l.sourceWords())
}

// sourceHead is the comment at the head of the tables that explains the words.
func (l *Library) sourceHead() string {
	text, err := scripts.FS.ReadFile(l.opt.Game + "/tables.lua")
	if err != nil {
		return ""
	}
	var b strings.Builder
	for _, line := range strings.Split(string(text), "\n") {
		if !strings.HasPrefix(line, "--") {
			break
		}
		b.WriteString(strings.TrimRight("  "+strings.TrimPrefix(strings.TrimPrefix(line, "--"), " "), " ") + "\n")
	}
	return b.String()
}

// sourcesOf are the words of a source: "GAP-HORSE-CLASS; CALM, B" has two, its
// grade is none.
func sourcesOf(o battle.Origin) []string {
	return strings.FieldsFunc(o.Source, func(r rune) bool {
		return r != '-' && (r < 'A' || r > 'Z') && (r < '0' || r > '9')
	})
}

// sourceWords are the words that stand under source, sorted.
func (l *Library) sourceWords() []string {
	var out []string
	for _, k := range l.content.Data.Keys() {
		for _, w := range sourcesOf(l.content.Data.Value(l.content.Data.Slot(k)).Origin) {
			if len(w) > 2 {
				out = append(out, w)
			}
		}
	}
	sort.Strings(out)
	return slices.Compact(out)
}

// explainSource lists the data keys that name a source.
func (l *Library) explainSource(word string) string {
	if !slices.Contains(l.sourceWords(), word) {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s  a word under source: :help source\n\n", word)
	for _, line := range strings.Split(l.sourceHead(), "\n") {
		if f := strings.Fields(line); len(f) > 1 && (f[0] == word || f[0] == "GAP-..." && strings.HasPrefix(word, "GAP-")) {
			fmt.Fprintf(&b, "%s\n\n", strings.Join(f[1:], " "))
		}
	}
	var keys []string
	b.WriteString("used by\n")
	l.dataRows(&b, func(key string, v battle.Value) bool {
		named := slices.Contains(sourcesOf(v.Origin), word)
		if named {
			keys = append(keys, key)
		}
		return named
	})
	if strings.HasPrefix(word, "GAP-") {
		b.WriteString(strings.TrimSuffix("\n"+l.openQuestion(word, keys), "\n"))
	}
	return b.String()
}

// statesText explains the states of rules, one a line.
func statesText() string {
	var rows []said
	for _, s := range ruleStates {
		rows = append(rows, said{string(s), string(s), meaning(s)})
	}
	return saidRows(rows)
}

// explainNotes are what the page of a word of the prompt says besides its line.
func (l *Library) explainNotes(word string) string {
	if o, ok := l.orderOf(word); ok {
		return orderNotes(o)
	}
	if n := plainNotes[word]; n != "" && !l.writtenOut() {
		return n
	}
	if n := verbNotes[word]; n != "" && !(word == "map" && l.def.Map != nil) {
		return l.fitting("\n" + strings.TrimLeft(n, "\n"))
	}
	return ""
}

// bandSetup are the methods of a band in free play, for its page.
func bandSetup(t hook.Type) []said {
	if t != hook.Band {
		return nil
	}
	return []said{{"add", "add(troop, { ... })", "sets up a model: :help add"},
		{"row", "row(n, troop, { ... })", "sets up a line of models: :help add"}}
}
