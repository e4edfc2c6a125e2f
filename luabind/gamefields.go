package luabind

import (
	"cmp"
	"slices"
	"strings"

	"skald/core/battle"
)

// dataField is what things of a kind have under data: a number, a word or a flag
// that the game or rules read.
type dataField struct {
	name   string
	values []battle.Value // one for each thing that has it
}

// dataFields lists what the things of a kind with these ids have under data, what
// most of them have first. The fields of a declaration itself are not among them.
func (l *Library) dataFields(kind string, ids []string) []dataField {
	own := names(fieldsOfKind(kind))
	var out []dataField
	for _, id := range ids {
		for _, x := range l.under(battle.Prefix(kind, id) + ".") {
			top, _, _ := strings.Cut(x.Name, ".")
			if slices.Contains(own, top) {
				continue
			}
			i := slices.IndexFunc(out, func(f dataField) bool { return f.name == x.Name })
			if i < 0 {
				i, out = len(out), append(out, dataField{name: x.Name})
			}
			out[i].values = append(out[i].values, x.Value)
		}
	}
	slices.SortFunc(out, func(a, b dataField) int {
		return cmp.Or(cmp.Compare(len(b.values), len(a.values)), cmp.Compare(a.name, b.name))
	})
	return out
}

// under lists the data keys that begin with a prefix, without it.
func (l *Library) under(prefix string) []battle.NamedValue {
	var out []battle.NamedValue
	for _, k := range l.content.Data.Keys() {
		if name, ok := strings.CutPrefix(k, prefix); ok {
			out = append(out, battle.NamedValue{Name: name, Value: l.content.Data.Value(l.content.Data.Slot(k))})
		}
	}
	return out
}
