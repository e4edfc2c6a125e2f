package luabind

import (
	"fmt"
	"strings"

	"skald/core/battle"
	"skald/core/hook"
)

// viewTypes are the views that have a page, in the order in which pages name them.
var viewTypes = []hook.Type{hook.Model, hook.Side, hook.Band, hook.Piece, hook.Charge, hook.Fight, hook.Marker, hook.BattleV}

// found is one place where a name stands: in what, how it is written, what it means.
type found struct {
	in  []string
	use string
	doc string
}

// finding collects the places of one name; what is said twice is kept once, with
// all that it was said of.
type finding struct {
	name string
	list []found
}

func (f *finding) add(in, use, doc string) {
	for i := range f.list {
		if x := &f.list[i]; x.use == use && x.doc == doc {
			x.in = append(x.in, in)
			return
		}
	}
	f.list = append(f.list, found{[]string{in}, use, doc})
}

func (f *finding) fields(in string, fs []field) {
	for _, x := range fs {
		if x.name == f.name {
			doc := x.takes() + ": " + x.doc
			if x.example != "" {
				doc += ", such as " + x.example
			}
			f.add(in, x.name, doc)
		}
		f.fields(in+"."+x.name, x.keys)
	}
}

func (f *finding) said(in string, rows []said) {
	for _, s := range rows {
		if s.name == f.name {
			f.add(in, s.use, s.doc)
		}
	}
}

// explainName tells where a name stands that is no page of its own: a field of
// declarations, of views or of ev, a request, a key of a filter; "" when it
// stands nowhere.
func (l *Library) explainName(name string) string {
	f := &finding{name: name}
	for _, kind := range kindNames {
		f.fields(kind, fieldsOfKind(kind))
	}
	f.fields("mod", manifestFields())
	for _, t := range l.views() {
		for _, x := range l.fields(t) {
			if x.Name == name {
				f.add(typeName(t), "."+x.Name, x.Doc)
			}
		}
		for _, x := range l.facts(t) {
			if x.Name == name {
				f.add(typeName(t), "."+x.Name, x.Doc)
			}
		}
		for _, m := range l.methods(t) {
			if m.Name == name {
				f.add(typeName(t), ":"+m.Name+params(m), m.Doc)
			}
		}
	}
	f.said("ev", evSaid)
	f.said("ev", l.taken(meant(allRequests, requestSaid)))
	f.said("filter", l.oursOf(meant(l.filterKeys(), filterSaid)))
	f.said("add", l.kitRows())
	f.said("t", testerSaid)
	for _, p := range l.content.Points {
		for _, x := range p.Fields {
			if x.Name == name {
				f.add(p.Short(), "ev."+x.Name, x.Doc)
			}
		}
	}
	if len(f.list) == 0 {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s stands in\n\n", name)
	for _, x := range f.list {
		fmt.Fprintf(&b, "  %s\n    %s\n", x.use, x.doc)
		b.WriteString(wrapped("    in ", x.in))
	}
	if takers := l.takers(name); len(takers) > 0 {
		b.WriteString("\npoints that take it\n" + wrapped("  ", takers))
	}
	return b.String()
}

// takers are the points at which a rule may ask for a request.
func (l *Library) takers(request string) []string {
	var out []string
	for _, p := range l.content.Points {
		if contains(p.Takes(), request) {
			out = append(out, p.Short())
		}
	}
	return out
}

// explainPart lists the data keys that begin with a part of a key, "" when none
// does: factions.huns.prices.
func (l *Library) explainPart(part string) string {
	var b strings.Builder
	l.dataRows(&b, func(key string, _ battle.Value) bool { return strings.HasPrefix(key, part+".") })
	if b.Len() == 0 {
		return ""
	}
	return part + "  data keys\n\n" + b.String()
}

// otherNames leads words that people look for to the page that answers them.
var otherNames = map[string]string{
	"view": "views", "request": "ev", "requests": "ev", "query": "ev", "queries": "ev", "event": "ev",
	"events": "ev", "handler": "rule", "part": "rule", "parts": "rule", "item": "gear", "armor": "armour",
	"point": "hooks", "points": "hooks", "stream": "dice", "streams": "dice", "filters": "filter",
}

// viewsPage names the views.
func (l *Library) viewsPage() string {
	return "views  what rules, scenarios and the prompt read of the table; each has a page\n\n" +
		wrapped("  ", l.viewNames()) +
		"\nIn a rule they are read through ev (:help ev), where what a handler reads and\n" +
		"gets is remembered; nothing can be written to them.\n"
}
