package luabind

import (
	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// filterNames are the keys of a filter.
var filterNames = []string{"side", "troop", "faction", "foreign", "has", "without", "wields", "mounted", "unhorsed", "in_melee",
	"hidden", "object", "visible", "within", "touches", "others"}

// filter reads { side = "enemy", mounted = false ... }.
func (st *modState) filter(L *lua.LState, v lua.LValue) hook.Filter {
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "a filter is a table, not %s", describe(v)))
	}
	vm.Charge(L, readCost)
	f, _, err := filterOf(st.w.lib.Content(), t)
	if err != nil {
		vm.Throw(L, err)
	}
	return f
}

// filterOf reads a filter; ids in it must exist. After an error key is the field
// at fault.
func filterOf(c *battle.Content, t *lua.LTable) (f hook.Filter, key string, err *fault.Error) {
	tri := map[string]*hook.Tri{"foreign": &f.Foreign, "mounted": &f.Mounted, "unhorsed": &f.Unhorsed, "in_melee": &f.InMelee,
		"hidden": &f.Hidden, "object": &f.Object, "visible": &f.Visible, "touches": &f.Touches}
	sym := map[string]*int32{"troop": &f.Troop, "faction": &f.Faction, "has": &f.Has, "without": &f.Without, "wields": &f.Wields}
	for k, x := t.Next(lua.LNil); k != lua.LNil; k, x = t.Next(k) {
		name := k.String()
		bad := func(what string) (hook.Filter, string, *fault.Error) {
			return f, name, fault.New("E-ARG", "filter: %s is %s, not %s", name, what, describeValue(x)).Suggest(filterLike(name))
		}
		word, isWord := x.(lua.LString)
		flag, isFlag := x.(lua.LBool)
		switch {
		case tri[name] != nil:
			if !isFlag {
				return bad("true or false")
			}
			*tri[name] = hook.No
			if flag {
				*tri[name] = hook.Yes
			}
		case sym[name] != nil:
			if !isWord {
				return bad("an id")
			}
			if err := filterID(c, name, string(word)); err != nil {
				return f, name, err
			}
			*sym[name] = c.Lex.Sym(string(word))
		case name == "side":
			if f.Side = string(word); f.Side != "friend" && f.Side != "enemy" && f.Side != "any" {
				return bad(oneOf([]string{"friend", "enemy", "any"}))
			}
		case name == "within":
			n, isNumber := x.(lua.LNumber)
			k, fits := milli(float64(n))
			if !isNumber || !fits || k < 0 {
				return bad("a number of inches")
			}
			f.Within = k
		case name == "others":
			if !isFlag {
				return bad("true or false")
			}
			f.Others = bool(flag)
		default:
			return f, name, fault.New("E-FIELD", "a filter has no field %q", name).Suggest(suggest.OneOf(name, filterNames))
		}
	}
	return f, "", nil
}

// filterLike shows how a field of a filter is written.
func filterLike(name string) string {
	switch name {
	case "troop", "faction":
		return "write " + name + ` = "id"; skald list ` + name + "s"
	case "has", "without":
		return "write " + name + ` = "shield"`
	case "wields":
		return `write wields = "spear"`
	case "side":
		return `write side = "enemy"`
	case "within":
		return "write within = 6"
	}
	return "write " + name + " = true"
}

// filterID: the id in a field of a filter must exist.
func filterID(c *battle.Content, name, id string) *fault.Error {
	switch name {
	case "troop", "faction":
		if c.Get(name, id) == nil {
			return c.Unknown(name, id)
		}
	case "wields":
		if c.Get("weapon", id) == nil {
			return c.Unknown("weapon", id)
		}
	default:
		if c.Item(id) == nil {
			return c.Unknown("item", id)
		}
	}
	return nil
}

// tagged is the symbol of a tag or the id of a terrain. A tag may be any word,
// since pieces have tags of their own; one that is nearly a known one is a
// mistake.
func (st *modState) tagged(L *lua.LState, w string) int32 {
	c := st.w.lib.Content()
	if known := c.IDs("terrain"); !contains(known, w) {
		for _, id := range c.IDs("terrain") {
			f := c.Get("terrain", id).Fields
			known = append(known, f.Field("tags").Words()...)
			for _, x := range f.Field("tagged").Fields {
				known = append(known, x.Name)
			}
		}
		if hint := suggest.Hint(w, known); hint != "" && !contains(known, w) {
			vm.Throw(L, fault.New("E-ID", "no terrain is called %q or has it as a tag", w).Suggest(hint))
		}
	}
	return c.Lex.Sym(w)
}

// knownWord checks the word that a method takes: a kind of item or formation, a
// tag.
func (st *modState) knownWord(L *lua.LState, m battle.Method, w string) int32 {
	c := st.w.lib.Content()
	if m.Arg == battle.MOn || m.Arg == battle.MTagged {
		return st.tagged(L, w)
	}
	known := itemWords[1:]
	if m.Arg == battle.MFormation {
		known = c.IDs("formation")
	}
	if !contains(known, w) {
		vm.Throw(L, fault.New("E-ARG", "%s takes %s, not %q", m.Name, oneOf(known), w).Suggest(suggest.Hint(w, known)))
	}
	return c.Lex.Sym(w)
}
