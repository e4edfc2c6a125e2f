package luabind

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// Pages that list all there is: points of play, names, error codes. They are made
// of the same tables as the pages of single things.

// manualPages by their topic.
var manualPages = []struct {
	topic, title string
	text         func(l *Library) string
}{{"hooks", "every point of play: what it tells, what it takes", (*Library).hooksPage},
	{"lua", "everything that scripts may name", (*Library).luaPage},
	{"errors", "every error code in a line", func(*Library) string { return ErrorsPage() }}}

// ManualTopics are the pages that list all there is, with what they list.
func ManualTopics() (topics, titles []string) {
	for _, p := range manualPages {
		topics, titles = append(topics, p.topic), append(titles, p.title)
	}
	return topics, titles
}

// Manual is such a page, for the game and the mods of the library.
func (l *Library) Manual(topic string) (string, error) {
	for _, p := range manualPages {
		if p.topic == topic {
			return p.text(l), nil
		}
	}
	topics, _ := ManualTopics()
	return "", fault.New("E-USAGE", "there is no topic %q", topic).Suggest(suggest.OneOf(topic, topics))
}

const hooksHead = `hooks  the points of play of %GAME%, in the order in which a turn meets them

  can_     asked whether something may happen: ev:refuse() says no
  modify_  a value that a rule may change: ev.value is that before any rule
  on_      something has happened: a rule may ask for more

Every rule that answers at a point is asked: by priority, then by what it
belongs to (the game, weather, faction, talent, troop and items, house rule,
mod), then by its id. role is whose faction, talent or troop the rule is held
against. What ev has everywhere: skald explain ev.

`

// hooksPage is every point of play in a few lines.
func (l *Library) hooksPage() string {
	var b strings.Builder
	b.WriteString(strings.ReplaceAll(hooksHead, "%GAME%", l.opt.Game))
	actions := commonActions(l.content.Points)
	if actions != nil {
		b.WriteString("actions are\n" + wrapped("  ", actions) + "\n")
	}
	for _, p := range l.content.Points {
		b.WriteString(p.Name + "\n" + wrapped("  ", strings.Fields(p.Doc)))
		b.WriteString(hanging("role", []string{slotName(p.Role)}))
		b.WriteString(hanging("ev", pointFields(p)))
		b.WriteString(hanging("words", p.Keys))
		takes := p.Takes()
		if actions != nil && slices.Equal(takes, actions) {
			takes = []string{"actions"}
		}
		b.WriteString(hanging("takes", takes))
		b.WriteString(hanging("meets", strings.Fields(p.Meets())))
	}
	return b.String()
}

// commonActions are the requests that most on_ points take, nil where each takes
// its own.
func commonActions(points []*hook.Point) []string {
	count := map[string]int{}
	for _, p := range points {
		if p.Kind != hook.On {
			continue
		}
		key := strings.Join(p.Takes(), " ")
		if count[key]++; count[key] > 2 && len(p.Takes()) > 5 {
			return p.Takes()
		}
	}
	return nil
}

// hanging are words behind a label, on as many lines as they need; "" without any.
func hanging(label string, words []string) string {
	if len(words) == 0 {
		return ""
	}
	return hung(5, label, words)
}

// hung are words two spaces behind a label of that width, on as many lines as they
// need.
func hung(wide int, label string, words []string) string {
	head := fmt.Sprintf("  %-*s  ", wide, label)
	return head + wrapped(strings.Repeat(" ", len(head)), words)[len(head):]
}

// pointFields are what ev has at a point besides what it always has.
func pointFields(p *hook.Point) []string {
	var out []string
	for _, f := range p.Fields {
		out = append(out, f.Name)
	}
	if p.Value != hook.None && p.Value != hook.Words && p.Value != hook.Record {
		out = append(out, "value")
	}
	return out
}

// luaPage is everything that scripts may name.
func (l *Library) luaPage() string {
	var b strings.Builder
	b.WriteString("lua  everything that scripts of " + l.opt.Game + " may name: skald explain NAME tells more of each\n\n" +
		"Lua 5.1 in a sandbox: no files, no clock, no random numbers, no load; what a rule\nreads, rolls and asks for goes through ev.\n\n")
	section := func(head string, rows []said) {
		if len(rows) > 0 {
			b.WriteString("\n" + head + "\n" + saidRows(rows))
		}
	}
	b.WriteString(baseText())
	var kinds []said
	for _, k := range kindNames {
		kinds = append(kinds, said{k, k + ` "id" { ... }`, kindAbout[k].doc})
	}
	section("declarations, in the files of a mod", kinds)
	var words []said
	for _, v := range l.shown() {
		words = append(words, said{v.name, v.name, v.doc})
	}
	section("orders and questions, at the prompt and in scenarios", words)
	section("files of lib", []said{{"require", requireUse, requireDoc}})
	section("dice", meant(diceNames(), diceSaid))
	section("measures", meant(measureNames, measureSaid))
	section("options of questions", l.inGame(meant(questionOptions, questionSaid)))
	section("answers of questions: d = odds(f)", distributionSaid)
	section("what run of a scenario gets", l.inGame(testerSaid))
	section("ev, in when and effect", l.inGame(meant(slices.Concat(evAlways, evChance, evChoice, evQueries), evSaid)))
	section("requests of an effect", l.taken(meant(allRequests, requestSaid)))
	section("filters", l.oursOf(meant(l.filterKeys(), filterSaid)))
	section("what a model is added with", l.kitRows())
	for _, name := range l.viewNames() {
		b.WriteString("\n" + l.explainView(name))
	}
	return b.String()
}

// baseText lists the functions of Lua itself.
func baseText() string {
	s := vm.New(vm.Options{})
	tables := map[string][]string{}
	var plain []string
	for _, name := range s.Names() {
		if t, ok := s.Get(name).(*lua.LTable); ok && name != "_G" {
			for k, _ := t.Next(lua.LNil); k != lua.LNil; k, _ = t.Next(k) {
				tables[name] = append(tables[name], name+"."+k.String())
			}
		} else {
			plain = append(plain, name)
		}
	}
	out := "functions of Lua\n" + wrapped("  ", plain)
	for _, lib := range []string{"math", "string", "table"} {
		out += wrapped("  ", tables[lib])
	}
	return out
}

// ErrorsPage is every code with what its page says first.
func ErrorsPage() string {
	out := "errors  what each code means; skald explain CODE tells more\n\n"
	wide := 0
	for _, code := range fault.Codes() {
		wide = max(wide, len(code))
	}
	for _, code := range fault.Codes() {
		page, _ := fault.Page(code)
		first := strings.Join(strings.Fields(page), " ")
		for _, end := range []string{". ", ": ", "; "} {
			first, _, _ = strings.Cut(first, end)
		}
		out += hung(wide, code, strings.Fields(strings.TrimSuffix(first, ".")))
	}
	return out
}
