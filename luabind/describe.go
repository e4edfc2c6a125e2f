package luabind

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/game"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/rule"
	"skald/core/suggest"
)

// listKinds are the kinds of declarations by the word of their list.
var listKinds = map[string]string{"factions": "faction", "talents": "talent", "weather": "weather", "troops": "troop", "weapons": "weapon",
	"armour": "armour", "gear": "gear", "formations": "formation", "house": "house", "terrain": "terrain"}

// lists are the things that can be listed, in the order of the help.
var lists = []said{
	{"games", "games", "what can be played"},
	{"factions", "factions", "peoples, whose bands there are"},
	{"troops", "troops", "kinds of models"},
	{"weapons", "weapons", "what strikes and shoots"},
	{"armour", "armour", "what protects"},
	{"gear", "gear", "what else a model carries"},
	{"formations", "formations", "what several models form"},
	{"talents", "talents", "what chiefs can do"},
	{"weather", "weather", "weathers"},
	{"house", "house", "house rules, off until they are asked for"},
	{"terrain", "terrain", "grounds, obstacles, buildings and markers"},
	{"hooks", "hooks [POINT]", "points of play; of one, the rules that answer there"},
	{"rules", "rules", "rules of the book and of scripts, and how they are played"},
	{"mods", "mods", "what is loaded with --mods"}}

// ListWords are the words of the lists.
func ListWords() []string {
	var out []string
	for _, s := range lists {
		out = append(out, s.name)
	}
	return out
}

// ListIndex is every list in a line.
func ListIndex() string { return saidRows(lists) }

// otherLists are words that people use for a list.
var otherLists = map[string]string{"house_rule": "house", "point": "hooks", "armor": "armour"}

// ListWord is the list that somebody means: in the singular, in the plural, or by
// another word; the word itself where there is none.
func ListWord(word string) string {
	one := func(w string) string { return strings.TrimSuffix(strings.ToLower(w), "s") }
	for _, s := range lists {
		if one(s.name) == one(word) {
			return s.name
		}
	}
	if w := otherLists[strings.ReplaceAll(one(word), "-", "_")]; w != "" {
		return w
	}
	return word
}

// List describes what there is of one of ListWords.
func (l *Library) List(what string) (columns []string, rows [][]string, err error) {
	c, lang := l.content, l.opt.Lang
	switch what = ListWord(what); what {
	case "games":
		for _, g := range rule.Games() {
			state := "planned"
			if game.Get(g.ID) != nil {
				state = "playable"
			}
			rows = append(rows, []string{g.ID, g.Title, state})
		}
		return []string{"id", "title", "state"}, rows, nil
	case "hooks":
		for _, p := range c.Points {
			rows = append(rows, []string{p.Name, slotName(p.Role), fmt.Sprint(len(c.Handlers[p.Num])), p.Doc})
		}
		return []string{"hook", "role", "rules", "when"}, rows, nil
	case "mods":
		return []string{"id", "version", "title", "folder", "needs"}, l.modRows(), nil
	case "rules":
		for _, e := range rule.All() {
			if e.Game == c.Game {
				rows = append(rows, []string{e.ID, string(e.Kind), string(l.state(e)), l.titleOf(e)})
			}
		}
		for _, r := range c.Rules {
			if _, known := rule.Get(r.ID); !known {
				rows = append(rows, []string{r.ID, "lua", string(Script), r.Title.In(lang)})
			}
		}
		return []string{"id", "kind", "state", "title"}, rows, nil
	}
	kind, ok := listKinds[what]
	if !ok {
		return nil, nil, fault.New("E-USAGE", "there is no list of %s", what).Suggest(suggest.OneOf(what, ListWords()))
	}
	for _, id := range c.IDs(kind) {
		d := c.Get(kind, id)
		rows = append(rows, []string{id, d.Title.In(lang), numbers(c, kind, id), d.Text.In(lang)})
	}
	third := "numbers"
	if kind == "terrain" {
		third = "tags"
	}
	return []string{"id", "title", third, "text"}, rows, nil
}

// listPages are the lists that have a page of :help; weather, armour, gear and
// the like are pages already.
var listPages = []string{"factions", "talents", "troops", "weapons", "formations", "hooks", "rules", "games"}

// listPage is a list without its texts.
func (l *Library) listPage(what string) (string, error) {
	columns, rows, err := l.List(what)
	if err != nil {
		return "", err
	}
	if what != "rules" && what != "hooks" && what != "games" {
		columns = columns[:len(columns)-1]
	}
	page := aligned(columns, rows)
	if what == "hooks" {
		page += "\nWhat each of them tells and takes: :help guide hooks\n"
	}
	return page, nil
}

// aligned lays rows out in columns two spaces apart, below their heads.
func aligned(columns []string, rows [][]string) string {
	wide := make([]int, len(columns))
	for _, row := range append([][]string{columns}, rows...) {
		for i := range columns {
			wide[i] = max(wide[i], utf8.RuneCountInString(row[i]))
		}
	}
	var b strings.Builder
	for _, row := range append([][]string{columns}, rows...) {
		line := ""
		for i := range columns {
			line += row[i] + strings.Repeat(" ", wide[i]-utf8.RuneCountInString(row[i])+2)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.String()
}

// Script is the state of a rule that no catalogue has, or that a mod plays
// before skald does.
const Script rule.Status = "script"

// ruleStates are the states of rules, in the order in which they are explained.
var ruleStates = []rule.Status{rule.Done, rule.Part, rule.Planned, Script}

func meaning(s rule.Status) string {
	if s == Script {
		return "a script plays it: a house rule, or a rule of a mod"
	}
	return s.Meaning()
}

// RuleStates explains the states in the list of rules: each with a sentence.
func RuleStates() (names, meanings []string) {
	for _, s := range ruleStates {
		names, meanings = append(names, string(s)), append(meanings, meaning(s))
	}
	return names, meanings
}

// state of a catalogue rule.
func (l *Library) state(e rule.Entry) rule.Status {
	if e.Status == rule.Planned && l.content.Rule(e.ID) != nil {
		return Script
	}
	return e.Status
}

// titleOf a catalogue rule: the title that its script gives it, else its own.
func (l *Library) titleOf(e rule.Entry) string {
	if r := l.content.Rule(e.ID); r != nil {
		return r.Title.In(l.opt.Lang)
	}
	return e.TitleIn(l.opt.Lang)
}

// sentence is what a rule does: its own text, else that of the catalogue; "" when
// neither has one. r is nil where no script plays the rule.
func (l *Library) sentence(id string, r *hook.Rule) string {
	if r != nil && r.Text.In(l.opt.Lang) != "" {
		return r.Text.In(l.opt.Lang)
	}
	e, _ := rule.Get(id)
	return e.TextIn(l.opt.Lang)
}

// numbers of a declaration, in a few words.
func numbers(c *battle.Content, kind, id string) string {
	v := c.Data.Values()
	key := battle.Prefix(kind, id) + "."
	var out []string
	add := func(label, field string) {
		if x := v.Get(key + field); x.Kind == battle.Num {
			s := fmt.Sprintf("%s %g", label, float64(x.Num)/hook.Milli)
			if x.Origin.Placeholder {
				s += "?"
			}
			out = append(out, s)
		}
	}
	switch kind {
	case "weapon":
		for _, class := range battle.ClassNames {
			add(class, "to_hit."+class)
		}
		add("range", "range")
		if v.Int(key+"save_mod", 0) != 0 {
			add("save", "save_mod")
		}
	case "armour":
		if class := v.Word(key+"class", ""); class != "" {
			out = append(out, class)
		}
	case "troop":
		add("hp", "hp")
		add("attacks", "attacks")
	case "talent":
		add("price", "price")
	case "house":
		for _, f := range c.Get(kind, id).Fields.Field("data").Fields {
			add(f.Name, f.Name)
		}
	case "terrain":
		if class := v.Word(key+"class", ""); class != "" && class != "open" {
			out = append(out, class)
		}
		out = append(out, c.Get(kind, id).Fields.Field("tags").Words()...)
	}
	return strings.Join(out, " ")
}

func slotName(s hook.Slot) string {
	switch s {
	case hook.Attacker:
		return "attacker"
	case hook.Target:
		return "target"
	case hook.ModelSlot:
		return "model"
	case hook.SideSlot:
		return "side"
	case hook.BandSlot:
		return "band"
	}
	return "-"
}

// Explain is the page of a rule, a point, a verb, an id, a data key or a thing of
// the reference.
func (l *Library) Explain(id string) (string, error) {
	c := l.content
	if p := l.pointNamed(id); p != nil {
		return l.explainPoint(p), nil
	}
	if text := l.explainRule(id); text != "" {
		return text, nil
	}
	if text := joinPages(l.explainVerb(id), "It is a view too: ", l.explainView(id)); text != "" {
		if l.orderNamed(id) != nil { // the page may be of another game's word
			return text, nil
		}
		return joinPages(text, "", l.explainPage(id)), nil
	}
	for _, kind := range kindNames {
		if d := c.Get(kind, id); d != nil {
			text := joinPages(l.explainDecl(kind, d), "It is a word too: ", l.explainPage(id))
			return joinPages(text, "It is a mod too: ", l.explainMod(id)), nil
		}
	}
	if text := l.explainMod(id); text != "" {
		return text, nil
	}
	if text := l.explainPage(id); text != "" {
		return text, nil
	}
	if contains(listPages, id) {
		return l.listPage(id)
	}
	if text := l.explainKey(id); text != "" {
		return text, nil
	}
	if text := l.explainPart(id); text != "" {
		return text, nil
	}
	if other, ok := otherNames[id]; ok {
		return l.Explain(other)
	}
	if text := l.explainName(id); text != "" {
		return text, nil
	}
	if d := game.Get(id); d != nil && d.About != "" {
		return d.About, nil
	}
	return "", l.nothing(id)
}

// nothing is the error of a name that has no page: the nearest right one, and what it
// stands in.
func (l *Library) nothing(id string) error {
	err := fault.New("E-ID", "nothing is called %q", id).Suggest(guideHint(id)).Suggest(ofGame(l.gameOf(id)))
	err.Near = l.search(id)
	err.Suggest(suggest.Hint(id, l.Topics()))
	if len(err.Near) > 0 {
		err.Suggest("it stands in these")
	}
	return l.minding(err.Suggest(listsAtPrompt))
}

func pointByName(c *battle.Content, name string) *hook.Point {
	for _, p := range c.Points {
		if p.Name == name {
			return p
		}
	}
	return nil
}

func (l *Library) explainPoint(p *hook.Point) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n\n", p.Name, p.Doc)
	fmt.Fprintf(&b, "role    %s\n", slotName(p.Role))
	b.WriteString("fields\n")
	for _, f := range p.Fields {
		fmt.Fprintf(&b, "  ev.%-12s %s\n", f.Name, f.Doc)
	}
	if p.Value != hook.None && p.Value != hook.Words && p.Value != hook.Record {
		b.WriteString("  ev.value        the value in question, before any rule\n")
	}
	b.WriteString("  and those of every point: :help ev\n")
	if len(p.Keys) > 0 {
		fmt.Fprintf(&b, "words   %s\n", strings.Join(p.Keys, " "))
	}
	fmt.Fprintf(&b, "takes   %s\n", list(p.Takes()))
	fmt.Fprintf(&b, "meets   %s\n", p.Meets())
	if better := betterValue(p); better != "" {
		fmt.Fprintf(&b, "better  %s\n", better)
	}
	if hs := l.inOrder(l.def.New(l.content, dice.NewSeeded(0, 0)), p); len(hs) > 0 {
		b.WriteString("rules, in the order in which they are asked: " + orderOf(p, hs) + "\n")
		for _, h := range hs {
			fmt.Fprintf(&b, "  %-26s %s  %s\n", h.Rule.ID, h.Rule.Title.In(l.opt.Lang), h.Place)
		}
	}
	fmt.Fprintf(&b, "order   :order %s at the prompt, or skald list hooks %s, tells more of it\n", p.Short(), p.Short())
	b.WriteString("views   " + strings.Join(l.viewNames(), ", ") + ": each has a page\n")
	return b.String()
}

// betterValue says of a point which values are better for whom it holds; "" where
// that is not known.
func betterValue(p *hook.Point) string {
	out, n := "lower", -1
	switch {
	case p.HighIsGood:
		out, n = "higher", 1
	case !p.LowIsGood:
		return ""
	}
	out += " is better"
	if role := slotName(p.Role); role != "-" {
		out += " for the " + role
	}
	return out + fmt.Sprintf(": ev:modify(%d) helps", n)
}

// explainVerb is the page of a word of the prompt, "" when there is no such.
func (l *Library) explainVerb(name string) string {
	for _, v := range l.shown() {
		if v.name == name {
			return v.use + "\n\n" + v.doc + "\n" + l.explainNotes(name)
		}
	}
	return ""
}

// orderNamed is an order that a game tells in a table, nil: it is no such.
func (l *Library) orderNamed(name string) *play.Order {
	for i := range l.def.Orders {
		if l.def.Orders[i].Name == name {
			return &l.def.Orders[i]
		}
	}
	return nil
}

// joinPages puts one page under another: fight is a word and a view, armour an
// id and a word that declares.
func joinPages(a, link, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "\n" + link + b
}

// explainView lists the fields and methods of a view.
func (l *Library) explainView(name string) string {
	for _, t := range l.views() {
		if typeName(t) != name {
			continue
		}
		var b strings.Builder
		fmt.Fprintf(&b, "%s\n\n", name)
		for _, f := range l.fields(t) {
			fmt.Fprintf(&b, "  .%-22s %s\n", f.Name, f.Doc)
		}
		for _, f := range l.facts(t) {
			fmt.Fprintf(&b, "  .%-22s %s\n", f.Name, f.Doc)
		}
		for _, m := range l.methods(t) {
			fmt.Fprintf(&b, "  :%-22s %s\n", m.Name+params(m), m.Doc)
		}
		for _, m := range bandSetup(t) {
			fmt.Fprintf(&b, "  :%-22s %s\n", m.use, m.doc)
		}
		return b.String()
	}
	return ""
}

func params(m battle.Method) string {
	names := map[battle.ArgKind]string{battle.ArgItem: "item", battle.ArgModel: "m", battle.ArgPlace: "m", battle.ArgInches: "n", battle.ArgFilter: "filter", battle.ArgWord: "kind"}
	var out []string
	for _, p := range m.Params {
		out = append(out, names[p])
	}
	return "(" + strings.Join(out, ", ") + ")"
}

func (l *Library) explainDecl(kind string, d *battle.Decl) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s  %s: %s\n", d.ID, kind, d.Title.In(l.opt.Lang))
	if t := d.Text.In(l.opt.Lang); t != "" {
		fmt.Fprintf(&b, "%s\n", t)
	}
	b.WriteByte('\n')
	prefix, begun := battle.Prefix(kind, d.ID)+".", b.Len()
	l.dataRows(&b, func(key string, _ battle.Value) bool {
		return strings.HasPrefix(key, prefix) && !strings.HasPrefix(key, prefix+"set.")
	})
	l.settingRows(&b, d)
	if len(d.Implements) > 0 && b.Len() > begun {
		b.WriteByte('\n')
	}
	if len(d.Implements) > 0 {
		fmt.Fprintf(&b, "implements %s\n", strings.Join(d.Implements, " "))
	}
	for _, r := range l.content.Rules {
		o := r.Owner
		if d.Sym == o.Faction || d.Sym == o.Talent || d.Sym == o.Weather || d.Sym == o.Troop || d.Sym == o.House || containsSym(o.Items, d.Sym) {
			fmt.Fprintf(&b, "rule  %-26s %s  %s\n", r.ID, r.Title.In(l.opt.Lang), r.Place)
		}
	}
	if kind == "house" {
		fmt.Fprintf(&b, "off until asked for: on %q, or battle { house = { %q } }\n", d.ID, d.ID)
	}
	fmt.Fprintf(&b, "declared at %s\n", d.Place)
	return b.String()
}

// settingRows writes which data keys a weather or house rule changes while it is
// in force.
func (l *Library) settingRows(b *strings.Builder, d *battle.Decl) {
	for _, s := range l.content.Settings(d) {
		now, was := l.content.Data.Value(s.From), l.content.Data.Value(s.Key)
		now.Origin, was.Origin = battle.Origin{}, battle.Origin{}
		if to, from := showValue(now), showValue(was); to != from {
			fmt.Fprintf(b, "sets  %s to %s, in place of %s\n", l.content.Data.Key(s.Key), to, from)
		}
	}
}

// dataRows writes the data keys that are wanted with their values. The elements
// of a list, which are keys of their own, stand on one line.
func (l *Library) dataRows(b *strings.Builder, wanted func(key string, v battle.Value) bool) {
	type row struct{ key, value string }
	var rows []row
	wide := 0
	for _, k := range l.content.Data.Keys() {
		v := l.content.Data.Value(l.content.Data.Slot(k))
		if !wanted(k, v) {
			continue
		}
		value := showValue(v)
		dot := strings.LastIndexByte(k, '.')
		if _, err := strconv.Atoi(k[dot+1:]); err == nil {
			k = k[:dot]
			if n := len(rows); n > 0 && rows[n-1].key == k {
				rows[n-1].value += ", " + value
				continue
			}
		}
		rows = append(rows, row{k, value})
		wide = max(wide, len(k))
	}
	for _, r := range rows {
		fmt.Fprintf(b, "  %-*s  %s\n", wide, r.key, r.value)
	}
}

func containsSym(list []int32, s int32) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func showValue(v battle.Value) string {
	s := ""
	switch v.Kind {
	case battle.Num:
		s = fmt.Sprintf("%g", float64(v.Num)/hook.Milli)
	case battle.Str:
		s = fmt.Sprintf("%q", v.Str)
	case battle.Truth:
		s = fmt.Sprint(v.Num != 0)
	}
	if v.Origin.Source != "" {
		s += "  (" + v.Origin.Source + ")"
	}
	if v.Origin.Placeholder {
		s += "  placeholder"
	}
	return s
}

// Topics are what can be explained, but for data keys and the words under
// source: for hints and completion.
func (l *Library) Topics() []string {
	out := l.ids()
	for _, p := range l.content.Points {
		out = append(out, p.Name, p.Short())
	}
	for _, v := range l.shown() {
		out = append(out, v.name)
	}
	for _, e := range rule.All() {
		if e.Game == l.content.Game {
			out = append(out, e.ID)
		}
	}
	out = append(out, l.stages()...)
	out = append(append(out, pageNames()...), listPages...)
	return append(out, l.viewNames()...)
}

// ids of all that is declared.
func (l *Library) ids() []string {
	var out []string
	for _, kind := range kindNames {
		if kind != "game_table" {
			out = append(out, l.content.IDs(kind)...)
		}
	}
	for _, r := range l.content.Rules {
		out = append(out, r.ID)
	}
	return out
}
