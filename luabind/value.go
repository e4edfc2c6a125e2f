package luabind

import (
	"math"
	"strconv"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
)

// originKeys are the words that say where a value comes from.
func isOriginKey(k string) bool { return k == "source" || k == "placeholder" || k == "rule" }

// toValue reads a value of a declaration. `{ v, source = ... }` is v with its
// origin; a map may carry an origin for everything in it.
func toValue(v lua.LValue, from battle.Origin) (battle.Value, *fault.Error) {
	switch x := v.(type) {
	case lua.LNumber:
		n, ok := milli(float64(x))
		if !ok {
			return battle.Value{}, fault.New("E-DECLARE", "%v is too large or too fine: numbers have three decimals", float64(x))
		}
		return battle.Value{Kind: battle.Num, Num: n, Origin: from}, nil
	case lua.LString:
		return battle.Value{Kind: battle.Str, Str: string(x), Origin: from}, nil
	case lua.LBool:
		n := int32(0)
		if x {
			n = 1
		}
		return battle.Value{Kind: battle.Truth, Num: n, Origin: from}, nil
	case *lua.LTable:
		return tableValue(x, from)
	case *lua.LNilType:
		return battle.Value{}, nil
	}
	return battle.Value{}, fault.New("E-DECLARE", "a %s cannot stand here", v.Type())
}

// milli turns a number into thousandths; false when that loses something.
func milli(x float64) (int32, bool) {
	m := math.Round(x * hook.Milli)
	if math.Abs(m) > math.MaxInt32 || math.Abs(m-x*hook.Milli) > 1e-6 {
		return 0, false
	}
	return int32(m), true
}

func tableValue(t *lua.LTable, from battle.Origin) (battle.Value, *fault.Error) {
	names, others := fieldsOf(t)
	own, err := originOf(t, from)
	if err != nil {
		return battle.Value{}, err
	}
	first := t.RawGetInt(1)
	if first != lua.LNil && len(others) == 0 && len(names) > 0 {
		return toValue(first, own) // { value, source = ... }
	}
	if first != lua.LNil {
		if len(others) > 0 {
			return battle.Value{}, fault.New("E-DECLARE", "a list with a field %q", others[0])
		}
		out := battle.Value{Kind: battle.Array, Origin: own}
		for i := 1; i <= t.Len(); i++ {
			v, err := toValue(t.RawGetInt(i), own)
			if err != nil {
				return battle.Value{}, err
			}
			out.List = append(out.List, v)
		}
		return out, nil
	}
	out := battle.Value{Kind: battle.Tab, Origin: own}
	for _, k := range others {
		v, err := toValue(t.RawGetString(k), own)
		if err != nil {
			return battle.Value{}, err.Suggest("field " + k)
		}
		out.Fields = append(out.Fields, battle.NamedValue{Name: k, Value: v})
	}
	return out, nil
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
	for k, want := range map[string]lua.LValueType{"source": lua.LTString, "placeholder": lua.LTBool, "rule": lua.LTString} {
		v := t.RawGetString(k)
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
		return hook.Text{En: string(x)}, nil
	case *lua.LTable:
		en, ru := x.RawGetString("en"), x.RawGetString("ru")
		if en.Type() != lua.LTString {
			return hook.Text{}, fault.New("E-DECLARE", "a text needs English: { en = \"...\" }")
		}
		t := hook.Text{En: en.String()}
		if ru.Type() == lua.LTString {
			t.Ru = ru.String()
		}
		return t, nil
	case *lua.LNilType:
		return hook.Text{}, nil
	}
	return hook.Text{}, fault.New("E-DECLARE", "a text is a string or { en = ..., ru = ... }, not a %s", v.Type())
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
