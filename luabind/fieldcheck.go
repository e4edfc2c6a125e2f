package luabind

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/suggest"
)

// What a script wrote in a declaration is held here against the fields that there
// are (fields.go).

// check holds a table of a declaration against its fields. what begins the
// message: "troop \"guard\"", "a rule"; part is the way to the table, where it
// is not the declaration's own.
func (d *declared) check(what string, t *lua.LTable, fs []field, part ...string) *fault.Error {
	return d.checkTable(fieldSpot{what: what, part: part}, t, fs)
}

// fieldSpot is where a value stands in a declaration.
type fieldSpot struct {
	what string   // begins a message
	part []string // the way to the table that has the fields
	path []string // from there: loss, score
}

// at goes one field deeper.
func (s fieldSpot) at(name string) fieldSpot {
	s.path = append(slices.Clone(s.path), name)
	return s
}

// way is the whole path through the text.
func (s fieldSpot) way() []string { return slices.Concat(s.part, s.path) }

// String names the spot for people: troop "guard": loss.score, needs[2].
func (s fieldSpot) String() string {
	if len(s.path) == 0 {
		return s.what
	}
	var b strings.Builder
	if !strings.HasSuffix(s.what, " rule") { // the error names it
		b.WriteString(s.what + ": ")
	}
	b.WriteString(pathText(s.path))
	return b.String()
}

// pathText is a path as a script would write it: prices.horse, needs[2].
func pathText(path []string) string {
	var b strings.Builder
	for i, name := range path {
		switch {
		case name[0] >= '0' && name[0] <= '9':
			b.WriteString("[" + name + "]")
		case i > 0:
			b.WriteString("." + name)
		default:
			b.WriteString(name)
		}
	}
	return b.String()
}

func (d *declared) checkTable(s fieldSpot, t *lua.LTable, fs []field) *fault.Error {
	_, keys := fieldsOf(t)
	for _, k := range keys {
		f := fieldOf(fs, k)
		if f == nil {
			return d.markAt(d.unknownField(s, k, fs), s.at(k).way()...)
		}
		if err := d.checkField(s.at(k), f, bare(t.RawGetString(k))); err != nil {
			return err
		}
	}
	return nil
}

// unknownField is the error of a name that no field has, with the present name
// of one that had it once, the nearest one, or where they are listed.
func (d *declared) unknownField(s fieldSpot, name string, fs []field) *fault.Error {
	e := fault.New("E-DECLARE", "%s has no field %q", s, name)
	if now := Older(d.kind, name); now != "" {
		return e.Suggest("write " + now)
	}
	if len(s.path) == 0 && fieldOf(fieldsUnderData(d.def, d.kind), name) != nil {
		return e.Suggest("it stands under data: data = { " + name + " = ... }")
	}
	return e.Suggest(suggest.OneOf(name, names(fs))).Suggest("skald explain " + d.kind + " lists them")
}

func fieldOf(fs []field, name string) *field {
	for i := range fs {
		if fs[i].name == name {
			return &fs[i]
		}
	}
	return nil
}

// fieldAt finds the declared field behind a data key such as
// rules.weapon.spear.to_hit.UA; nil where there is none.
func fieldAt(key string) *field {
	parts := strings.Split(key, ".")
	if len(parts) < 4 || parts[0] != "rules" || !contains(kindNames, parts[1]) {
		return nil
	}
	f := fieldOf(fieldsOfKind(parts[1]), parts[3])
	for _, name := range parts[4:] {
		if f == nil {
			return nil
		}
		f = fieldOf(f.keys, name)
	}
	return f
}

// checkField holds one value against its field.
func (d *declared) checkField(s fieldSpot, f *field, v lua.LValue) *fault.Error {
	if !f.allows(v) {
		return d.wrongShape(s, f, v)
	}
	switch x := v.(type) {
	case lua.LNumber:
		if n := float64(x); (f.low != 0 || f.top != 0) && (n < f.low || n > f.top) {
			return d.markAt(fault.New("E-DECLARE", "%s is between %v and %v, not %v", s, f.low, f.top, n).Suggest(f.like()), s.way()...)
		}
	case lua.LString:
		return d.checkWord(s, f, string(x))
	case *lua.LTable:
		return d.checkInside(s, f, x)
	}
	return nil
}

// wrongShape is the error of a value of another kind than its field takes. In a
// list it is the first value that is no word.
func (d *declared) wrongShape(s fieldSpot, f *field, v lua.LValue) *fault.Error {
	if t, ok := v.(*lua.LTable); ok && f.shape&aList != 0 && t.Len() > 0 {
		for i := 1; i <= t.Len(); i++ {
			if x := t.RawGetInt(i); x.Type() != lua.LTString {
				one := word(f.name, f.doc, f.words...)
				return d.wrongShape(s.at(itoa(i)), &one, x)
			}
		}
	}
	if k := strangeOrigin(f, v); k != "" {
		e := fault.New("E-DECLARE", "%s: beside a value stands where it comes from, not %q", s, k)
		return d.markAt(e.Suggest(suggest.Hint(k, originKeys)).Suggest(`write { value, source = "my rules, page 3" }`), s.at(k).way()...)
	}
	e := fault.New("E-DECLARE", "%s is %s, not %s", s, f.takes(), describeValue(v))
	return d.markAt(e.Suggest(rewritten(f, s.path[len(s.path)-1], v)).Suggest(f.like()), s.way()...)
}

// strangeOrigin is the key that keeps { 3, sorce = "page 2" } from being the value 3
// with its origin, "" for other tables.
func strangeOrigin(f *field, v lua.LValue) string {
	t, ok := v.(*lua.LTable)
	if !ok || t.Len() != 1 || !f.allows(t.RawGetInt(1)) {
		return ""
	}
	_, others := fieldsOf(t)
	if len(others) == 0 || f.shape&aList != 0 && suggest.Hint(others[0], originKeys) == "" {
		return ""
	}
	return others[0]
}

// like shows how a field is written, or what it means.
func (f *field) like() string {
	switch {
	case f.example != "":
		return "write " + f.example
	case f.name != "":
		return f.name + ": " + f.doc
	}
	return f.doc
}

// rewritten is the same value in the shape that the field takes, "" where that is
// not clear: hp = "3" is meant as hp = 3, FA = "5+" as FA = 5.
func rewritten(f *field, name string, v lua.LValue) string {
	switch x := v.(type) {
	case lua.LString:
		n := strings.TrimSuffix(strings.TrimSpace(string(x)), "+")
		if _, err := strconv.ParseFloat(n, 64); err == nil && f.shape&(aNumber|aWhole) != 0 {
			return "write " + name + " = " + n + ", without quotes"
		}
		if f.shape&aFlag != 0 && (x == "true" || x == "false") {
			return "write " + name + " = " + string(x) + ", without quotes"
		}
	case *lua.LTable:
		list, _ := words(x)
		switch {
		case f.shape&aList != 0:
			if _, keys := fieldsOf(x); len(keys) > 0 {
				list = append(list, keys...)
			} else {
				list = []string{"one", "another"}
			}
			return fmt.Sprintf("write %s = { \"%s\" }", name, strings.Join(list, `", "`))
		case len(list) > 0 && f.shape == aWord:
			return fmt.Sprintf("one only: %s = %q", name, list[0])
		}
	}
	return ""
}

// checkInside holds what a table holds against its field.
func (d *declared) checkInside(s fieldSpot, f *field, t *lua.LTable) *fault.Error {
	if list, isList := words(t); f.shape&aList != 0 && isList && len(list) > 0 {
		for i, w := range list {
			if err := d.checkWord(s.at(itoa(i+1)), f, w); err != nil {
				return err
			}
		}
		return nil
	}
	if f.every != nil {
		_, keys := fieldsOf(t)
		for _, k := range keys {
			if err := d.checkField(s.at(k), f.every, bare(t.RawGetString(k))); err != nil {
				return err
			}
		}
	}
	if f.keys == nil {
		return nil
	}
	if err := d.checkTable(s, t, f.keys); err != nil {
		return err
	}
	for _, k := range f.keys {
		if f.all && t.RawGetString(k.name) == lua.LNil {
			return d.markAt(fault.New("E-DECLARE", "%s lacks %s", s, k.name).Suggest(f.like()), s.way()...)
		}
	}
	return nil
}

func (d *declared) checkWord(s fieldSpot, f *field, w string) *fault.Error {
	if f.words == nil || f.shape&(aWord|aList) == 0 || contains(f.words, w) {
		return nil
	}
	e := fault.New("E-DECLARE", "%s is %s, not %q", s, f.takes(), w).Suggest(suggest.Hint(w, f.words))
	return d.markAt(e.Suggest(rewritten(f, s.path[len(s.path)-1], lua.LString(w))), s.way()...)
}

// allows says whether a value has one of the field's shapes.
func (f *field) allows(v lua.LValue) bool {
	has := func(s shape) bool { return f.shape&s != 0 }
	switch x := v.(type) {
	case lua.LNumber:
		n := float64(x)
		return has(anything) || has(aNumber) && !math.IsNaN(n) && !math.IsInf(n, 0) || has(aWhole) && n == math.Trunc(n)
	case lua.LString:
		return has(aWord | aList | aText | anything)
	case lua.LBool:
		return has(aFlag | anything)
	case *lua.LFunction:
		return has(aFunction) && !x.IsG
	case *lua.LTable:
		if isWordList(x) && has(aList) {
			return true
		}
		return has(aTable | aText | anything)
	}
	return false
}

// isWordList says whether a table is a list of words and nothing else; an empty one
// is.
func isWordList(t *lua.LTable) bool {
	_, ok := words(t)
	_, keys := fieldsOf(t)
	return ok && len(keys) == 0
}
