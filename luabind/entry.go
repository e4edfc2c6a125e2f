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
// drops one by its first field, a model or a word. A word alone is an element
// that has no more to it.
func (st *modState) reqEntry(L *lua.LState, p *hook.Point, op hook.AskOp, what string) {
	a := hook.Ask{Op: op}
	switch _, word := L.Get(2).(lua.LString); {
	case p.KeyTypes[0] == hook.Sym && (op == hook.AskDrop || word):
		st.entryField(L, p, 0, L.Get(2), &a)
	case op == hook.AskDrop:
		a.A = st.model(L, 2, what)
	default:
		st.entry(L, p, &a)
	}
	st.put(L, a)
}

// entry reads an element that has several fields, each of which may be left out.
func (st *modState) entry(L *lua.LState, p *hook.Point, a *hook.Ask) {
	t, ok := L.Get(2).(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "ev:add takes { %s = ... } at %s, not %s", p.Keys[0], p.Name, describe(L.Get(2))))
	}
	_, names := fieldsOf(t)
	for _, k := range names {
		i := slices.Index(p.Keys, k)
		if i < 0 {
			vm.Throw(L, fault.New("E-FIELD", "there is no field %q", k).Suggest(suggest.OneOf(k, p.Keys)))
		}
		st.entryField(L, p, i, t.RawGetString(k), a)
	}
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
		if st.w.lib.Content().Item(id) == nil && !contains(p.KeyWords, id) {
			vm.Throw(L, st.w.lib.Content().Unknown("item", id))
		}
		a.S, a.Key = st.sym(id), a.Key|hook.GaveS
	default:
		n := st.recordValue(L, p, i, v)
		if slices.IndexFunc(p.KeyTypes, counts) == i {
			a.N, a.Key = n, a.Key|hook.GaveN
		} else {
			a.M, a.Key = n, a.Key|hook.GaveM
		}
	}
}

// counts says whether a field of an element is a number or a flag.
func counts(t hook.Type) bool { return t != hook.Model && t != hook.Sym }
