package luabind

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/suggest"
)

// A game_table of a mod may lead into what others declared: factions.vikings.prices,
// rules.weapon.bow. Here its path and its keys are held against what stands there.

// intoItem is such a table and what it leads into.
type intoItem struct {
	*declared
	fields   battle.Value
	kind, id string         // of the declaration; no id: all of the kind
	way      []string       // on from there
	had      bool           // a table read before has the same path
	beside   []battle.Value // what other tables have under the same path
	sold     func(id string) bool
}

// itemOf finds the declaration that a path leads into, by its form.
func itemOf(path string) (kind, id string, way []string) {
	parts := strings.Split(path, ".")
	for _, k := range kindNames {
		begin := strings.Split(strings.TrimSuffix(battle.Prefix(k, ""), "."), ".")
		n := len(begin)
		switch {
		case k == "game_table" || len(parts) < n || !slices.Equal(parts[:n], begin):
		case len(parts) == n:
			return k, "", nil
		default:
			return k, parts[n], parts[n+1:]
		}
	}
	return "", "", nil
}

// leadsInto is a table of a mod that leads into a declaration, nil for one of its
// own. written are the tables read before it.
func leadsInto(d *declared, decl *battle.Decl, written []battle.Decl) *intoItem {
	t := &intoItem{declared: d, fields: asWritten(decl).Fields}
	if t.kind, t.id, t.way = itemOf(d.id); d.mod == 0 || t.kind == "" {
		return nil
	}
	for _, w := range written {
		if w.ID == d.id {
			t.beside, t.had = append(t.beside, w.Fields), true
		}
	}
	return t
}

// meet the keys that other tables bring for the same path, those read later too.
func (t *intoItem) meet(all []*intoItem) {
	for _, o := range all {
		if o != t && o.declared.id == t.declared.id && addsKeys(o.declared) {
			t.beside = append(t.beside, o.fields)
		}
	}
}

// check the path and the keys of a table.
func (t *intoItem) check(decls []*battle.Decl) *fault.Error {
	i := slices.IndexFunc(decls, func(d *battle.Decl) bool { return d.Kind == t.kind && d.ID == t.id })
	if i < 0 {
		return t.nothing(decls)
	}
	there, fs := append([]battle.Value{decls[i].Fields}, t.beside...), fieldsOfKind(t.kind)
	for n, name := range t.way {
		old := dataField(there[0], name)
		if n == 0 && old.Kind == battle.Absent && fieldOf(fs, name) == nil {
			e := t.bad("E-DATA", "%s: %s %q has no %q", t.declared.id, t.kind, t.id, name)
			return t.mark(e.Suggest(suggest.Hint(name, append(names(fs), namesIn(there[0])...))), "", "")
		}
		there[0], fs = old, inner(fs, name)
	}
	t.sold = func(id string) bool {
		return slices.ContainsFunc(decls, func(d *battle.Decl) bool { return d.ID == id && (d.Kind == "troop" || contains(itemKinds, d.Kind)) })
	}
	return t.keys(nil, t.fields, t.table, there, fs)
}

// nothing is the error of a path that leads into a declaration that is not there,
// nil where another table has it.
func (t *intoItem) nothing(decls []*battle.Decl) *fault.Error {
	if t.had {
		return nil
	}
	if t.id == "" {
		e := fault.New("E-DATA", "there is no table %q", t.declared.id)
		return t.mark(e.Suggest("the id of one "+t.kind+" follows: "+t.declared.id+".ID"), "", "")
	}
	var known []string
	for _, d := range decls {
		if kind, id, _ := itemOf(d.ID); d.Kind == t.kind {
			known = append(known, d.ID)
		} else if kind == t.kind && d.Kind == "game_table" && d.ID != t.declared.id {
			known = append(known, id)
		}
	}
	e := fault.New("E-DATA", "%s: there is no %s %q", t.declared.id, t.kind, t.id)
	return t.mark(e.Suggest(suggest.Hint(t.id, known)), "", "")
}

// keys holds the keys of a table, and of tables in it, against what is there and
// the fields that may stand there.
func (t *intoItem) keys(path []string, v battle.Value, raw *lua.LTable, there []battle.Value, fs []field) *fault.Error {
	for _, f := range v.Fields {
		at := append(slices.Clone(path), f.Name)
		old := firstField(there, f.Name)
		x := bare(raw.RawGetString(f.Name))
		switch known := fieldOf(fs, f.Name); {
		case known != nil:
			if err := t.declared.checkField(fieldSpot{what: t.declared.id, path: at}, known, x); err != nil {
				return err
			}
		case old.Kind == battle.Absent:
			if err := t.newKey(at, there, fs); err != nil {
				return err
			}
		case old.Kind != f.Value.Kind && !t.priced(path):
			e := fault.New("E-DATA", "%s.%s is %s, not %s", t.declared.id, pathText(at), old.Kind, f.Value.Said())
			return t.markAt(e, at...)
		}
		if sub, ok := x.(*lua.LTable); ok && f.Value.Kind == battle.Tab {
			if err := t.keys(at, f.Value, sub, []battle.Value{old}, inner(fs, f.Name)); err != nil {
				return err
			}
		}
	}
	return nil
}

// newKey is the error of a key that is nowhere yet: of one without new = true, and
// of one that looks like the name of a field.
func (t *intoItem) newKey(at []string, there []battle.Value, fs []field) *fault.Error {
	name, known := at[len(at)-1], names(fs)
	priced := t.priced(at[:len(at)-1])
	switch {
	case priced && name != "default" && !t.sold(name): // crossCheck says what it is not
		return nil
	case addsKeys(t.declared) && (priced || suggest.Nearest(name, known) == ""):
		return nil
	}
	for _, v := range there {
		known = append(known, namesIn(v)...)
	}
	e := fault.New("E-DATA", "%s has no key %q", strings.Join(append([]string{t.declared.id}, at[:len(at)-1]...), "."), name)
	e.Suggest(suggest.Hint(name, known))
	if !addsKeys(t.declared) {
		e.Suggest("write new = true to add one")
	}
	return t.markAt(e, at...)
}

// priced says whether the keys under a path are those of prices: ids that
// crossCheck knows.
func (t *intoItem) priced(path []string) bool {
	all := slices.Concat(t.way, path)
	return t.kind == "faction" && len(all) > 0 && all[0] == "prices"
}

// dataField is a value of a declaration or of a table in it: what stands under data has
// its key without that word.
func dataField(v battle.Value, name string) battle.Value {
	if f := v.Field(name); f.Kind != battle.Absent {
		return f
	}
	return v.Field("data").Field(name)
}

// firstField is the first of several that is there.
func firstField(vs []battle.Value, name string) battle.Value {
	for _, v := range vs {
		if f := dataField(v, name); f.Kind != battle.Absent {
			return f
		}
	}
	return battle.Value{}
}

// namesIn a declaration or a table in it.
func namesIn(v battle.Value) []string {
	var out []string
	for _, f := range v.Fields {
		if f.Name == "data" {
			out = append(out, namesIn(f.Value)...)
			continue
		}
		out = append(out, f.Name)
	}
	return out
}

// inner are the fields of a table among fields, nil: any.
func inner(fs []field, name string) []field {
	if f := fieldOf(fs, name); f != nil {
		return f.keys
	}
	return nil
}

// pricesIn are the prices that a declaration or a table of the game sets, and the
// way to them through its text.
func pricesIn(decl *battle.Decl) (prices battle.Value, way []string) {
	if decl.Kind == "game_table" {
		kind, _, on := itemOf(decl.ID)
		switch {
		case kind == "faction" && len(on) == 2 && on[0] == "prices": // of one item
			return battle.Value{Kind: battle.Tab, Fields: []battle.NamedValue{{Name: on[1], Value: decl.Fields}}}, nil
		case decl.ID == "rules.prices", kind == "faction" && len(on) == 1 && on[0] == "prices":
			return decl.Fields, nil
		}
	}
	return decl.Fields.Field("prices"), []string{"prices"}
}
