package luabind

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/play"
	"skald/core/suggest"
)

// pillageFields are fields of a kind of declaration that only Pillage reads.
var pillageFields = map[string][]string{
	"weapon": {"to_hit", "shots", "hands", "save_mod", "long_penalty", "step", "used", "mounted", "shield_idle_when_shot", "counts_as_shooter"},
	"troop":  {"class", "saves", "morale", "melee_weapons", "targets", "loss", "contact", "fighter", "obstacles"},
}

// ofPillage says whether a field of a kind is one that another game does not read.
func ofPillage(def *play.Def, kind, name string) bool {
	return def != nil && def.Orders != nil && slices.Contains(pillageFields[kind], name)
}

// fieldsUnderData are those that a game reads under data.
func fieldsUnderData(def *play.Def, kind string) []field {
	if def == nil {
		return nil
	}
	var out []field
	for _, a := range def.Data[kind] {
		f := field{name: a.Name, doc: a.Doc, words: a.Words, low: float64(a.Low), top: float64(a.Top)}
		switch a.Kind {
		case play.AWhole:
			f.shape = aWhole
		case play.ALength:
			f = length(a.Name, a.Doc)
		case play.AFlag:
			f.shape = aFlag
		case play.AWords:
			f.shape = aList
		default:
			f.shape = aWord
		}
		out = append(out, f)
	}
	return out
}

// checkOfGame holds a declaration against what its game reads: no field of Pillage,
// and under data those of the game as it takes them. Whatever else stands there is
// for rules, but for what is nearly one of them.
func (d *declared) checkOfGame(what string) *fault.Error {
	_, keys := fieldsOf(d.table)
	for _, k := range keys {
		if ofPillage(d.def, d.kind, k) {
			e := fault.New("E-DECLARE", "%s has no field %q in %s: it is of pillage", what, k, d.def.ID)
			return d.markAt(e.Suggest("skald explain "+d.kind+" --game "+d.def.ID+" lists them"), k)
		}
	}
	data, ok := bare(d.get("data")).(*lua.LTable)
	fs := fieldsUnderData(d.def, d.kind)
	if !ok || len(fs) == 0 {
		return nil
	}
	_, keys = fieldsOf(data)
	for _, k := range keys {
		spot := fieldSpot{what: what}.at("data").at(k)
		f := fieldOf(fs, k)
		if f == nil {
			if hint := suggest.Hint(k, names(fs)); hint != "" {
				return d.markAt(fault.New("E-DECLARE", "%s has no %q under data", what, k).Suggest(hint), spot.way()...)
			}
			continue
		}
		if err := d.checkField(spot, f, bare(data.RawGetString(k))); err != nil {
			return err
		}
	}
	return nil
}

// usedField is what things of a kind have under data: a number, a word or a flag
// that the game or rules read.
type usedField struct {
	name   string
	values []battle.Value // one for each thing that has it
}

// dataFields lists what the things of a kind with these ids have under data, what
// most of them have first. The fields of a declaration itself are not among them.
func (l *Library) dataFields(kind string, ids []string) []usedField {
	own := names(fieldsOfKind(kind))
	var out []usedField
	for _, id := range ids {
		for _, x := range l.under(battle.Prefix(kind, id) + ".") {
			top, _, _ := strings.Cut(x.Name, ".")
			if slices.Contains(own, top) {
				continue
			}
			i := slices.IndexFunc(out, func(f usedField) bool { return f.name == x.Name })
			if i < 0 {
				i, out = len(out), append(out, usedField{name: x.Name})
			}
			out[i].values = append(out[i].values, x.Value)
		}
	}
	slices.SortFunc(out, func(a, b usedField) int {
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

// plainThing is a declaration of a kind as the game has it, under another id.
func (l *Library) plainThing(kind string) string {
	ids := l.content.IDs(kind)
	if len(ids) == 0 {
		return fmt.Sprintf("%s %q { title = %q }", kind, "mine", "Mine")
	}
	d, data := l.content.Get(kind, ids[0]), ""
	parts := []string{"title = " + strconv.Quote("My "+strings.ToLower(d.Title.En))}
	for _, f := range d.Fields.Fields {
		if f.Value.Kind != battle.Tab {
			parts = append(parts, f.Name+" = "+plainValue(f.Value))
			continue
		}
		var under []string
		for _, x := range f.Value.Fields {
			if x.Value.Kind != battle.Tab && x.Value.Kind != battle.Array {
				under = append(under, x.Name+" = "+plainValue(x.Value))
			}
		}
		if f.Name == "data" {
			data = "\n  data = { " + strings.Join(under, ", ") + " },"
		}
	}
	return fmt.Sprintf("%s %q {\n  %s,%s\n}", kind, "my_"+ids[0], strings.Join(parts, ", "), data)
}
