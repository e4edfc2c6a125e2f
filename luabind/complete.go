package luabind

import (
	"regexp"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/hook"
	"skald/core/play"
	"skald/core/rule"
)

// What the prompt can complete, without running anything.

// Names of the globals a line can start with (repl.Session).
func (s *Session) Names() []string { return s.user.vm.Names() }

// Topics have a page each (repl.Session).
func (s *Session) Topics() []string {
	out := append(s.lib.Topics(), "guide")
	for _, t := range GuideTopics() {
		out = append(out, t, "guide "+t)
	}
	return out
}

// Fields of a global or dotted path (repl.Session).
func (s *Session) Fields(expr string) []string {
	parts := strings.Split(expr, ".")
	switch x := s.named(parts).(type) {
	case *lua.LTable:
		var out []string
		for k, _ := x.Next(lua.LNil); k != lua.LNil; k, _ = x.Next(k) {
			out = append(out, k.String())
		}
		return out
	case *result:
		return x.kind.fields
	case *blow:
		return blowFields
	case *save:
		return saveFields
	case *distribution:
		return distributionFields
	case *bestAnswer:
		return append([]string{"decisions"}, distributionFields...)
	case *comparison:
		return x.names()
	case *record:
		return x.names()
	case hook.Type:
		return s.viewNames(x)
	}
	return nil
}

// Methods of a global or dotted path (repl.Session).
func (s *Session) Methods(expr string) []string {
	switch x := s.named(strings.Split(expr, ".")).(type) {
	case *result:
		return x.kind.methods
	case *distribution, *bestAnswer:
		return distributionMethods
	case hook.Type:
		var out []string
		for _, m := range s.lib.methods(x) {
			out = append(out, m.Name)
		}
		for _, m := range bandSetup(x) {
			out = append(out, m.name)
		}
		return out
	}
	return nil
}

// named finds what a dotted path is: a table or a result by its first name
// alone, of a view its type.
func (s *Session) named(parts []string) any {
	v := s.user.vm.Get(parts[0])
	if t, ok := v.(*lua.LTable); ok && len(parts) == 1 {
		return t
	}
	ud, ok := v.(*lua.LUserData)
	if !ok {
		return nil
	}
	x, isView := ud.Value.(*view)
	if !isView {
		if len(parts) > 1 {
			return nil
		}
		return ud.Value
	}
	t := x.typ
	for _, p := range parts[1:] {
		t = s.lib.fieldType(t, p)
	}
	return t
}

// viewNames are the fields of a view at the prompt.
func (s *Session) viewNames(t hook.Type) []string {
	var out []string
	if t == hook.State {
		for _, n := range s.lib.content.StateNames() {
			if !strings.HasPrefix(n, "#") { // the core's own
				out = append(out, n)
			}
		}
		return out
	}
	out = append(out, s.lib.fieldNamesOf(t)...)
	if t == hook.Model {
		out = append(out, "talents")
	}
	return out
}

// fieldType is the type of a field of a view, hook.None where it is no view.
func (l *Library) fieldType(t hook.Type, name string) hook.Type {
	for _, f := range l.fields(t) {
		if f.Name == name {
			return f.Type
		}
	}
	for _, f := range l.facts(t) {
		if f.Name == name && f.Type == hook.Model {
			return hook.Model
		}
	}
	return hook.None
}

// tableOpen is the call whose last argument is a table that begins or goes on.
var tableOpen = regexp.MustCompile(`(\w+)\s*(?:\([^(){}]*)?\{(?:[^{}]*,)?\s*$`)

// Options are the keys of the table that is open at the end of what was typed:
// those of an order, or of a model that is added (repl.Session).
func (s *Session) Options(before string) []string {
	m := tableOpen.FindStringSubmatch(before)
	if m == nil {
		return nil
	}
	if m[1] == "add" || m[1] == "row" {
		return append(s.lib.kitNames(), s.lib.gear()...)
	}
	if o, ok := s.lib.orderOf(m[1]); ok {
		return argNames(o.Opts)
	}
	return nil
}

// argIDs are the words that an argument may be, nil where they are not known.
func (l *Library) argIDs(a play.Arg) []string {
	if a.Items != "" {
		return l.content.IDs(a.Items)
	}
	return a.Words
}

var (
	// keyBefore is a key whose value begins, or a list in it: weapon = { "bow",
	keyBefore = regexp.MustCompile(`(\w+)\s*=\s*(?:\{[^{}=]*)?$`)
	// callBefore is a word whose argument begins: on, red:row(5,
	callBefore = regexp.MustCompile(`(\w+)\s*(?:\(\s*((?:[^()"']*,)?)\s*)?$`)
)

// IDs that make sense in quotes after the text before them (repl.Session).
func (s *Session) IDs(before string) []string {
	if m := keyBefore.FindStringSubmatch(before); m != nil {
		if ids, known := s.idsOfKey(m[1]); known {
			return ids
		}
	} else if m := callBefore.FindStringSubmatch(before); m != nil {
		if ids, known := s.idsOfCall(m[1], 1+strings.Count(m[2], ",")); known {
			return ids
		}
	}
	out := append(append(s.lib.ids(), s.lib.stages()...), s.pointNames()...)
	return append(out, s.lib.content.Data.Keys()...)
}

func (s *Session) pointNames() []string {
	var out []string
	for _, p := range s.lib.content.Points {
		out = append(out, p.Name)
	}
	return out
}

// ruleIDs are those of the scripts, and of the book if all is true.
func (s *Session) ruleIDs(all bool) []string {
	var out []string
	for _, r := range s.lib.content.Rules {
		out = append(out, r.ID)
	}
	for _, e := range rule.All() {
		if all && e.Game == s.lib.content.Game {
			out = append(out, e.ID)
		}
	}
	return out
}

// momentNames are the moments that were named.
func (s *Session) momentNames() []string {
	var out []string
	for _, b := range s.hist.named {
		out = append(out, b.name)
	}
	return out
}

// idsOfKey are the ids that fit the field of a table.
func (s *Session) idsOfKey(key string) (ids []string, known bool) {
	c := s.lib.content
	switch key {
	case "talents":
		key = "talent"
	case "factions":
		key = "faction"
	case "wields":
		key = "weapon"
	case "hook":
		return s.pointNames(), true
	case "choices":
		return append(s.lib.streams(), s.ruleIDs(false)...), true
	case "replaces":
		return s.ruleIDs(false), true
	case "covers", "implements":
		return s.ruleIDs(true), true
	case "has", "without":
		return c.Items, true
	case "needs", "bans", "with":
		return append(append([]string(nil), itemWords...), c.Items...), true
	}
	for _, o := range s.lib.def.Orders {
		for _, a := range o.Opts {
			if a.Name == key && s.lib.argIDs(a) != nil {
				return s.lib.argIDs(a), true
			}
		}
	}
	for _, a := range s.lib.def.Kit {
		if a.Name == key && s.lib.argIDs(a) != nil {
			return s.lib.argIDs(a), true
		}
	}
	if contains(kindNames, key) {
		return c.IDs(key), true
	}
	return nil, false
}

// idsOfCall are the ids that fit the n-th argument of a word or method.
func (s *Session) idsOfCall(word string, n int) (ids []string, known bool) {
	c := s.lib.content
	kinds := map[string]string{"set_weather": "weather", "band": "faction", "add": "troop", "row": "troop", "form": "formation",
		"formation": "formation", "weapon_is": "weapon", "wield": "weapon", "wields": "weapon"}
	if o, ok := s.lib.orderOf(word); ok {
		if n > len(o.Args) || s.lib.argIDs(o.Args[n-1]) == nil {
			return nil, false
		}
		return s.lib.argIDs(o.Args[n-1]), true
	}
	switch {
	case word == "row" && n != 2, word == "wield" && n != 2, word != "row" && word != "wield" && n > 1:
		return nil, false
	case word == "on" || word == "off":
		return append(append(c.IDs("house"), c.IDs("talent")...), s.ruleIDs(false)...), true
	case word == "back":
		return s.momentNames(), true
	case word == "branch": // a new name
		return nil, true
	case word == "to_stage":
		return s.lib.stages(), true
	case word == "set" || word == "lookup":
		return c.Data.Keys(), true
	case word == "has" || word == "count":
		return c.Items, true
	case word == "ran" || word == "not_ran" || word == "explains":
		return s.ruleIDs(false), true
	case word == "rule":
		return s.ruleIDs(true), true
	case word != "formation" && contains(kindNames, word): // a new id is declared
		return nil, true
	}
	kind, known := kinds[word]
	if !known {
		return nil, false
	}
	return c.IDs(kind), true
}
