package luabind

import (
	"fmt"
	"slices"
	"strings"

	"skald/core/battle"
	"skald/core/hook"
)

// What a reload tells: how many files are others, and which rules, things and
// data keys changed with them.

// maxNews is how many names are told of one reload.
const maxNews = 8

// news of one library after another, on one line.
func news(was, now *Library) string {
	files := differing(was.seen, now.seen)
	if len(files) == 0 {
		return "nothing changed: " + now.size()
	}
	names := slices.Concat(newsOfRules(was, now), newsOfThings(was.content, now.content))
	if len(names) == 0 {
		names = files
	}
	if more := len(names) - maxNews; more > 0 {
		names = append(names[:maxNews], fmt.Sprintf("and %d more", more))
	}
	return fmt.Sprintf("%s changed: %s", plural(len(files), "file"), strings.Join(names, ", "))
}

// differing are the files that are in one list only or have another text, those
// of the first list before new ones.
func differing(was, now []ScriptFile) []string {
	var out []string
	for _, f := range slices.Concat(was, now) {
		if !(slices.Contains(was, f) && slices.Contains(now, f)) && !contains(out, f.File) {
			out = append(out, f.File)
		}
	}
	return out
}

// newsOfRules are the rules whose text in their file is another, those that are
// new, and those that are gone.
func newsOfRules(was, now *Library) []string {
	var out []string
	for _, r := range now.content.Rules {
		switch old := was.content.Rule(r.ID); {
		case old == nil:
			out = append(out, "new rule "+r.ID)
		case was.textAt(old.Place) != now.textAt(r.Place):
			out = append(out, "rule "+r.ID)
		}
	}
	for _, r := range was.content.Rules {
		if now.content.Rule(r.ID) == nil {
			out = append(out, "no rule "+r.ID)
		}
	}
	return out
}

// textAt is a declaration as its file has it: from its first line to the line
// before the next that begins something else at the margin. "" for what is typed.
func (l *Library) textAt(p hook.Place) string {
	for _, chunks := range l.chunks {
		for _, c := range chunks {
			if c.Path == p.Path && p.Line >= 1 && p.Line <= len(c.Lines) {
				rest := c.Lines[p.Line-1:]
				end := slices.IndexFunc(rest[1:], func(line string) bool { return line != "" && !strings.ContainsAny(line[:1], " \t\r})") })
				if end >= 0 {
					rest = rest[:end+1]
				}
				return strings.TrimSpace(strings.Join(rest, "\n"))
			}
		}
	}
	return ""
}

// newsOfThings are the things that are new, gone or others, with the data keys
// that changed.
func newsOfThings(was, now *battle.Content) []string {
	var out, whole []string // whole: prefixes of the keys that go with a new or lost thing
	for _, kind := range kindNames {
		for _, id := range now.IDs(kind) {
			old, d := was.Get(kind, id), now.Get(kind, id)
			prefix := battle.Prefix(kind, id)
			switch {
			case old == nil:
				out, whole = append(out, "new "+kind+" "+id), append(whole, prefix)
			case old.Title != d.Title || old.Text != d.Text || !slices.Equal(old.Like, d.Like):
				out = append(out, kind+" "+id)
			}
		}
		for _, id := range was.IDs(kind) {
			if now.Get(kind, id) == nil {
				out, whole = append(out, "no "+kind+" "+id), append(whole, battle.Prefix(kind, id))
			}
		}
	}
	return append(out, newsOfData(was.Data, now.Data, whole)...)
}

// newsOfData are the data keys with another value, of several under one part that
// part; those below the prefixes are told already.
func newsOfData(was, now *battle.Data, told []string) []string {
	var parts []string
	under := map[string][]string{}
	keys := append(was.Keys(), now.Keys()...)
	slices.Sort(keys)
	for _, key := range slices.Compact(keys) {
		isTold := slices.ContainsFunc(told, func(p string) bool { return strings.HasPrefix(key, p+".") })
		if isTold || sameValue(valueAt(was, key), valueAt(now, key)) {
			continue
		}
		part := key[:max(strings.LastIndexByte(key, '.'), 0)]
		if under[part] == nil {
			parts = append(parts, part)
		}
		under[part] = append(under[part], key)
	}
	var out []string
	for _, part := range parts {
		if len(under[part]) == 1 {
			part = under[part][0]
		}
		out = append(out, "data "+part)
	}
	return out
}

func valueAt(d *battle.Data, key string) battle.Value {
	if i := d.Slot(key); i >= 0 {
		return d.Value(i)
	}
	return battle.Value{}
}

// sameValue compares what single keys hold, wherever it stands.
func sameValue(a, b battle.Value) bool { return a.Kind == b.Kind && a.Num == b.Num && a.Str == b.Str }
