package luabind

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"skald/core/battle"
	"skald/core/hook"
)

// explainKey is the page of a data key: its value, who set it last, and what it was
// before; "" where there is no such key.
func (l *Library) explainKey(key string) string {
	i := l.content.Data.Slot(key)
	if i < 0 {
		return ""
	}
	text := key + " = " + showValue(l.content.Data.Value(i)) + "\n"
	settings := l.settings(key)
	for n := len(settings) - 1; n >= 0; n-- {
		if s := settings[n]; n == len(settings)-1 {
			text += fmt.Sprintf("set at %s\n", s.place)
		} else {
			text += fmt.Sprintf("was %s, %s\n", showValue(s.value), s.place)
		}
	}
	return text
}

// setting is a value that a declaration gives to a data key.
type setting struct {
	value battle.Value
	place hook.Place
}

// settings of a data key, in the order in which they were read: the last holds.
func (l *Library) settings(key string) []setting {
	var out []setting
	for _, d := range l.tables {
		if rest, ok := strings.CutPrefix(key, d.ID+"."); ok {
			if v := valueUnder(d.Fields, rest); v.Kind != battle.Absent {
				out = append(out, setting{v, d.Place})
			}
		}
	}
	for _, kind := range kindNames {
		for _, id := range l.content.IDs(kind) {
			if kind != "game_table" && strings.HasPrefix(key, battle.Prefix(kind, id)+".") {
				out = append(out, setting{place: l.content.Get(kind, id).Place})
			}
		}
	}
	return out
}

// valueUnder is the value under a path of names and numbers, Absent: there is none.
func valueUnder(v battle.Value, path string) battle.Value {
	for path != "" {
		var name string
		name, path, _ = strings.Cut(path, ".")
		if n, err := strconv.Atoi(name); err == nil && v.Kind == battle.Array {
			if n < 1 || n > len(v.List) {
				return battle.Value{}
			}
			v = v.List[n-1]
			continue
		}
		v = v.Field(name)
	}
	return v
}

// asWritten is a copy of a table that later ones do not change.
func asWritten(d *battle.Decl) battle.Decl {
	out := *d
	out.Fields.Fields = slices.Clone(d.Fields.Fields)
	return out
}
