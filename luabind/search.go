package luabind

import (
	"fmt"
	"slices"
	"strings"

	"skald/core/rule"
)

// mostFound is how many names a search tells.
const mostFound = 20

// search finds what a word stands in, a line each: names that begin with it come
// first, then those that it stands in, then those about which it is said, then data
// keys. Where it stands nowhere as a whole, each of its parts of three letters must. What is more than
// 20 is counted.
func (l *Library) search(word string) []string {
	whole := strings.ToLower(strings.TrimSpace(word))
	if len(whole) < 3 {
		return nil
	}
	names, keys := l.entries(), l.keyEntries()
	found := append(ranked(names, whole), ranked(keys, whole)...)
	if len(found) > 0 {
		return foundRows(found)
	}
	parts := strings.FieldsFunc(whole, func(r rune) bool { return strings.ContainsRune(" _.-:", r) })
	parts = slices.DeleteFunc(parts, func(p string) bool { return len(p) < 3 })
	for _, s := range slices.Concat(names, keys) {
		text := strings.ToLower(s.name + " " + s.use + " " + s.doc)
		if len(parts) > 0 && !slices.ContainsFunc(parts, func(p string) bool { return !strings.Contains(text, p) }) {
			found = append(found, s)
		}
	}
	return foundRows(found)
}

// ranked are those in which a word stands: at the beginning of the name, in the name,
// in what is said.
func ranked(all []said, word string) []said {
	var by [3][]said
	for _, s := range all {
		name := strings.ToLower(s.name)
		switch {
		case strings.HasPrefix(name, word):
			by[0] = append(by[0], s)
		case strings.Contains(name, word):
			by[1] = append(by[1], s)
		case strings.Contains(strings.ToLower(s.use+" "+s.doc), word):
			by[2] = append(by[2], s)
		}
	}
	return slices.Concat(by[:]...)
}

// foundRows are the first of what was found in two columns, and how many more.
func foundRows(all []said) []string {
	var unique []said
	for _, s := range all {
		if !slices.ContainsFunc(unique, func(o said) bool { return o.use == s.use && o.doc == s.doc }) {
			unique = append(unique, s)
		}
	}
	shown := unique[:min(len(unique), mostFound)]
	wide := 0
	for _, s := range shown {
		wide = max(wide, len(s.use))
	}
	var out []string
	for _, s := range shown {
		doc, _, _ := strings.Cut(s.doc, ". ")
		out = append(out, strings.TrimRight(fmt.Sprintf("%-*s  %s", wide, s.use, doc), " "))
	}
	if n := len(unique) - len(shown); n > 0 {
		out = append(out, fmt.Sprintf("and %d more", n))
	}
	return out
}

// entries are all names that have a page or stand in one, with a sentence each.
func (l *Library) entries() []said {
	var out []said
	add := func(name, use, doc string) { out = append(out, said{name, use, doc}) }
	for _, p := range l.content.Points {
		add(p.Short(), p.Short(), p.Doc)
	}
	for _, v := range l.shown() {
		add(v.name, v.name, v.doc)
	}
	out = append(out, l.inGame(meant(slices.Concat(evAlways, evChance, evChoice, evQueries), evSaid))...)
	out = append(out, l.taken(meant(allRequests, requestSaid))...)
	out = append(out, l.fieldEntries()...)
	for _, p := range Guide() {
		add(p.Topic, "skald help "+p.Topic, p.Title)
	}
	for _, kind := range kindNames {
		for _, id := range l.content.IDs(kind) {
			if kind == "game_table" { // its keys are told
				continue
			}
			d := l.content.Get(kind, id)
			add(id, id, kind+": "+strings.TrimSpace(d.Title.In(l.opt.Lang)+"  "+d.Text.In(l.opt.Lang)))
		}
	}
	for _, e := range rule.All() {
		if e.Game == l.content.Game {
			add(e.ID, e.ID, strings.TrimSpace(l.titleOf(e)+"  "+l.sentence(e.ID, l.content.Rule(e.ID))))
		}
	}
	for _, r := range l.content.Rules {
		if _, known := rule.Get(r.ID); !known {
			add(r.ID, r.ID, strings.TrimSpace(r.Title.In(l.opt.Lang)+"  "+r.Text.In(l.opt.Lang)))
		}
	}
	return out
}

// keyEntries are the data keys with their values.
func (l *Library) keyEntries() []said {
	var out []said
	for _, k := range l.content.Data.Keys() {
		out = append(out, said{k, k, showValue(l.content.Data.Value(l.content.Data.Slot(k)))})
	}
	return out
}

// fieldEntries are the fields of declarations and views, keys of filters and of
// models, streams of decisions and dice.
func (l *Library) fieldEntries() []said {
	var out []said
	for _, kind := range kindNames {
		for _, f := range fieldsOfKind(kind) {
			out = append(out, said{f.name, kind + "." + f.name, strings.TrimSuffix(f.doc+", such as "+f.example, ", such as ")})
		}
	}
	for _, t := range l.views() {
		for _, f := range l.fields(t) {
			out = append(out, said{f.Name, typeName(t) + "." + f.Name, f.Doc})
		}
		for _, f := range l.facts(t) {
			out = append(out, said{f.Name, typeName(t) + "." + f.Name, f.Doc})
		}
		for _, m := range l.methods(t) {
			out = append(out, said{m.Name, typeName(t) + ":" + m.Name + params(m), m.Doc})
		}
	}
	out = append(out, l.oursOf(meant(l.filterKeys(), filterSaid))...)
	for _, s := range l.streams() {
		out = append(out, said{s, "choices", "stream of decisions: " + s})
	}
	for _, s := range l.streamsOfDice() {
		out = append(out, said{s, "dice", "stream of dice: " + s})
	}
	return out
}
