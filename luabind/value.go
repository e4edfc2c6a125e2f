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
	"skald/core/suggest"
	"skald/luabind/vm"
)

// originKeys stand beside a value and say where it comes from.
var originKeys = []string{"placeholder", "rule", "source"}

func isOriginKey(k string) bool { return contains(originKeys, k) }

const (
	// maxNesting of tables in a declaration: a table may contain itself.
	maxNesting = 12
	// maxValues of a declaration: a table that stands in many places counts in each.
	maxValues = 50_000
)

// toValue reads a value of a declaration. `{ v, source = ... }` is v with its
// origin; a map may carry an origin for everything in it. After an error path
// leads to where it was found.
func toValue(v lua.LValue, from battle.Origin) (val battle.Value, path []string, err *fault.Error) {
	r := valueReader{}
	val, err = r.value(v, from, 0)
	return val, r.path, err
}

// valueReader remembers the way to what it reads, for messages.
type valueReader struct {
	path []string
	read int // values so far
}

func (r *valueReader) bad(format string, args ...any) *fault.Error {
	text := fmt.Sprintf(format, args...)
	if len(r.path) > 0 {
		text = pathText(r.path) + ": " + text
	}
	return fault.New("E-DECLARE", "%s", text)
}

// under reads a value that stands under a name or at a place; after an error the
// path keeps it.
func (r *valueReader) under(name string, v lua.LValue, from battle.Origin, depth int) (battle.Value, *fault.Error) {
	r.path = append(r.path, name)
	val, err := r.value(v, from, depth)
	if err == nil {
		r.path = r.path[:len(r.path)-1]
	}
	return val, err
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
			r.path = r.path[:2]
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
	own, err := r.origin(t, from)
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
			v, err := r.under(itoa(i), t.RawGetInt(i), own, depth+1)
			if err != nil {
				return battle.Value{}, err
			}
			out.List = append(out.List, v)
		}
		return out, nil
	}
	out := battle.Value{Kind: battle.Tab, Origin: own}
	for _, k := range others {
		v, err := r.under(k, t.RawGetString(k), own, depth+1)
		if err != nil {
			return battle.Value{}, err
		}
		out.Fields = append(out.Fields, battle.NamedValue{Name: k, Value: v})
	}
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

func (r *valueReader) origin(t *lua.LTable, from battle.Origin) (battle.Origin, *fault.Error) {
	o := from
	for _, k := range originKeys {
		v, want := t.RawGetString(k), lua.LTString
		if k == "placeholder" {
			want = lua.LTBool
		}
		if v == lua.LNil {
			continue
		}
		if v.Type() != want {
			r.path = append(r.path, k)
			what := map[lua.LValueType]string{lua.LTBool: "true or false", lua.LTString: "a text that says where the value comes from"}[want]
			return o, fault.New("E-DECLARE", "%s is %s, not %s", pathText(r.path), what, describeValue(v)).
				Suggest(`write { value, source = "my rules, page 3" }`)
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

// languages of texts.
var languages = []string{"en", "ru"}

// toText reads a name or sentence: a string is English, a table has languages.
// After an error key is the language at fault.
func toText(v lua.LValue) (text hook.Text, key string, err *fault.Error) {
	switch x := v.(type) {
	case lua.LString:
		return hook.Text{En: string(x)}, "", hiddenIn(string(x))
	case *lua.LTable:
		return textOf(x)
	case *lua.LNilType:
		return hook.Text{}, "", nil
	}
	return hook.Text{}, "", fault.New("E-DECLARE", "a text is a string or { en = ..., ru = ... }, not %s", describeValue(v))
}

// textOf reads the languages of a text.
func textOf(t *lua.LTable) (text hook.Text, key string, err *fault.Error) {
	_, keys := fieldsOf(t)
	for _, k := range keys {
		w, isText := t.RawGetString(k).(lua.LString)
		switch {
		case !contains(languages, k):
			return text, k, fault.New("E-DECLARE", "a text has no language %q", k).Suggest(suggest.OneOf(k, languages))
		case !isText:
			return text, k, fault.New("E-DECLARE", "the language %s of a text is a string, not %s", k, describeValue(t.RawGetString(k))).
				Suggest("write " + k + ` = "..."`)
		case k == "en":
			text.En = string(w)
		default:
			text.Ru = string(w)
		}
	}
	if text.En == "" {
		return text, "", fault.New("E-DECLARE", "a text needs English").Suggest(`{ en = "..." }`)
	}
	return text, "", hiddenIn(text.En + text.Ru)
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
