package luabind

import (
	"fmt"
	"math"
	"strconv"
	"unicode/utf8"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/luabind/vm"
)

// originKeys are the words that say where a value comes from.
func isOriginKey(k string) bool { return k == "source" || k == "placeholder" || k == "rule" }

const (
	// maxNesting of tables in a declaration: a table may contain itself.
	maxNesting = 12
	// maxValues of a declaration: a table that stands in many places counts in each.
	maxValues = 50_000
)

// toValue reads a value of a declaration. `{ v, source = ... }` is v with its
// origin; a map may carry an origin for everything in it. After an error name
// is the innermost field in which it was found.
func toValue(v lua.LValue, from battle.Origin) (val battle.Value, name string, err *fault.Error) {
	r := valueReader{}
	val, err = r.value(v, from, 0)
	return val, r.field, err
}

// valueReader remembers the field that it reads, for messages.
type valueReader struct {
	field string
	read  int // values so far
}

func (r *valueReader) bad(format string, args ...any) *fault.Error {
	text := fmt.Sprintf(format, args...)
	if r.field != "" {
		text = r.field + ": " + text
	}
	return fault.New("E-DECLARE", "%s", text)
}

func (r *valueReader) value(v lua.LValue, from battle.Origin, depth int) (battle.Value, *fault.Error) {
	if r.read++; r.read > maxValues {
		return battle.Value{}, r.bad("more than %d values", maxValues).Suggest("does a table stand in many places?")
	}
	switch x := v.(type) {
	case lua.LNumber:
		n, ok := milli(float64(x))
		if !ok {
			if math.IsNaN(float64(x)) || math.IsInf(float64(x), 0) {
				return battle.Value{}, r.bad("%s is no number that can be kept", vm.Format(x))
			}
			return battle.Value{}, r.bad("%s is too large or too fine", vm.Format(x)).
				Suggest("numbers go up to two million and have three decimals")
		}
		return battle.Value{Kind: battle.Num, Num: n, Origin: from}, nil
	case lua.LString:
		return battle.Value{Kind: battle.Str, Str: string(x), Origin: from}, nil
	case lua.LBool:
		return battle.Value{Kind: battle.Truth, Num: b2i(bool(x)), Origin: from}, nil
	case *lua.LTable:
		if depth >= maxNesting {
			return battle.Value{}, r.bad("tables are nested deeper than %d", maxNesting).Suggest("does the table contain itself?")
		}
		return r.table(x, from, depth)
	case *lua.LNilType:
		return battle.Value{}, nil
	}
	return battle.Value{}, r.bad("%s cannot stand here", describe(v)).Suggest("numbers, words, true, false and tables of them")
}

// milli turns a number into thousandths; false when that loses something.
func milli(x float64) (int32, bool) {
	m := math.Round(x * hook.Milli)
	if math.IsNaN(m) || math.Abs(m) > math.MaxInt32 || math.Abs(m-x*hook.Milli) > 1e-6 {
		return 0, false
	}
	return int32(m), true
}

func (r *valueReader) table(t *lua.LTable, from battle.Origin, depth int) (battle.Value, *fault.Error) {
	names, others := fieldsOf(t)
	own, err := originOf(t, from)
	if err != nil {
		return battle.Value{}, err
	}
	if k := strangeKey(t); k != lua.LNil {
		return battle.Value{}, r.bad("the key %s is neither a word nor a place in a list", vm.Format(k))
	}
	first := t.RawGetInt(1)
	if first != lua.LNil && len(others) == 0 && len(names) > 0 {
		return r.value(first, own, depth+1) // { value, source = ... }
	}
	if first != lua.LNil {
		if len(others) > 0 {
			return battle.Value{}, r.bad("a list with a field %q", others[0])
		}
		out := battle.Value{Kind: battle.Array, Origin: own}
		for i := 1; i <= t.Len(); i++ {
			v, err := r.value(t.RawGetInt(i), own, depth+1)
			if err != nil {
				return battle.Value{}, err
			}
			out.List = append(out.List, v)
		}
		return out, nil
	}
	out := battle.Value{Kind: battle.Tab, Origin: own}
	outer := r.field
	for _, k := range others {
		r.field = k
		v, err := r.value(t.RawGetString(k), own, depth+1)
		if err != nil {
			return battle.Value{}, err
		}
		out.Fields = append(out.Fields, battle.NamedValue{Name: k, Value: v})
	}
	r.field = outer
	return out, nil
}

// strangeKey finds a key that would be lost: neither a word nor a place of the
// list. Nil when there is none.
func strangeKey(t *lua.LTable) lua.LValue {
	n := lua.LNumber(t.Len())
	for k, _ := t.Next(lua.LNil); k != lua.LNil; k, _ = t.Next(k) {
		switch x := k.(type) {
		case lua.LString:
		case lua.LNumber:
			if x < 1 || x > n || x != lua.LNumber(int(x)) {
				return k
			}
		default:
			return k
		}
	}
	return lua.LNil
}

// fieldsOf lists the string keys of a table in the order written: those that
// give an origin, and the others.
func fieldsOf(t *lua.LTable) (origin, others []string) {
	for k, _ := t.Next(lua.LNil); k != lua.LNil; k, _ = t.Next(k) {
		if s, ok := k.(lua.LString); ok {
			if isOriginKey(string(s)) {
				origin = append(origin, string(s))
			} else {
				others = append(others, string(s))
			}
		}
	}
	return origin, others
}

func originOf(t *lua.LTable, from battle.Origin) (battle.Origin, *fault.Error) {
	o := from
	for _, k := range []string{"placeholder", "rule", "source"} {
		v, want := t.RawGetString(k), lua.LTString
		if k == "placeholder" {
			want = lua.LTBool
		}
		if v == lua.LNil {
			continue
		}
		if v.Type() != want {
			return o, fault.New("E-DECLARE", "%s must be a %s, not %s", k, want, v.Type())
		}
		switch k {
		case "source":
			o.Source = v.String()
		case "rule":
			o.Rule = v.String()
		default:
			o.Placeholder = bool(v.(lua.LBool))
		}
	}
	return o, nil
}

// toText reads a name or sentence: a string is English, a table has languages.
func toText(v lua.LValue) (hook.Text, *fault.Error) {
	switch x := v.(type) {
	case lua.LString:
		return hook.Text{En: string(x)}, hiddenIn(string(x))
	case *lua.LTable:
		en, ru := x.RawGetString("en"), x.RawGetString("ru")
		if en.Type() != lua.LTString {
			return hook.Text{}, fault.New("E-DECLARE", "a text needs English: { en = \"...\" }")
		}
		t := hook.Text{En: en.String()}
		if ru.Type() == lua.LTString {
			t.Ru = ru.String()
		}
		return t, hiddenIn(t.En + t.Ru)
	case *lua.LNilType:
		return hook.Text{}, nil
	}
	return hook.Text{}, fault.New("E-DECLARE", "a text is a string or { en = ..., ru = ... }, not a %s", v.Type())
}

// hiddenIn refuses a text that would do something to the terminal that shows it.
func hiddenIn(text string) *fault.Error {
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if fault.Hidden(r, size) {
			return fault.New("E-DECLARE", "a text has the hidden character %s", fault.Plain(text[i:i+size]))
		}
		i += size
	}
	return nil
}

// words reads an id or a list of ids.
func words(v lua.LValue) ([]string, bool) {
	switch x := v.(type) {
	case lua.LString:
		return []string{string(x)}, true
	case *lua.LTable:
		var out []string
		for i := 1; i <= x.Len(); i++ {
			s, ok := x.RawGetInt(i).(lua.LString)
			if !ok {
				return nil, false
			}
			out = append(out, string(s))
		}
		return out, len(out) > 0 || x.Len() == 0
	case *lua.LNilType:
		return nil, true
	}
	return nil, false
}

// number shows thousandths as Lua reads them.
func number(n int32) lua.LNumber { return lua.LNumber(float64(n) / hook.Milli) }

func itoa(n int) string { return strconv.Itoa(n) }
