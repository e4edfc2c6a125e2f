package luabind

import (
	"slices"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// reqEntry adds an element to a list whose elements have several fields, or
// drops that of a model.
func (st *modState) reqEntry(L *lua.LState, p *hook.Point, op hook.AskOp, what string) {
	if op == hook.AskDrop {
		st.put(L, hook.Ask{Op: op, A: st.model(L, 2, what)})
		return
	}
	st.put(L, st.entry(L, p))
}

// entry reads an element that has several fields, each of which may be left out.
func (st *modState) entry(L *lua.LState, p *hook.Point) hook.Ask {
	t, ok := L.Get(2).(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "ev:add takes { %s = ... } at %s, not %s", p.Keys[0], p.Name, describe(L.Get(2))))
	}
	a := hook.Ask{Op: hook.AskAdd}
	_, names := fieldsOf(t)
	for _, k := range names {
		i := slices.Index(p.Keys, k)
		if i < 0 {
			vm.Throw(L, fault.New("E-FIELD", "there is no field %q", k).Suggest(suggest.OneOf(k, p.Keys)))
		}
		st.entryField(L, p, i, t.RawGetString(k), &a)
	}
	return a
}

func (st *modState) entryField(L *lua.LState, p *hook.Point, i int, v lua.LValue, a *hook.Ask) {
	switch p.KeyTypes[i] {
	case hook.Model:
		m := viewOf(v)
		if m == nil || m.typ != hook.Model {
			vm.Throw(L, fault.New("E-ARG", "%s is a model, not %s", p.Keys[i], describe(v)))
		}
		path := st.usable(L, m).path
		if slices.Index(p.KeyTypes, hook.Model) == i {
			a.A, a.Key = path, a.Key|hook.GaveA
		} else {
			a.B, a.Key = path, a.Key|hook.GaveB
		}
	case hook.Sym:
		id := st.word(L, v, p.Keys[i])
		if st.w.lib.Content().Item(id) == nil {
			vm.Throw(L, st.w.lib.Content().Unknown("item", id))
		}
		a.S, a.Key = st.sym(id), a.Key|hook.GaveS
	case hook.Bool:
		a.N, a.Key = st.recordValue(L, p, i, v), a.Key|hook.GaveN
	default:
		a.N, a.Key = st.units(L, v, p.KeyTypes[i], p.Keys[i]), a.Key|hook.GaveN
	}
}
