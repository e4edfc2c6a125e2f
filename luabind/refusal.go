package luabind

import (
	"fmt"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/luabind/vm"
)

// What scripts cannot do where they are, told in a way that says what to do.

// openRefusals defines the words of the prompt in the state of a mod, to say
// what is wrong with them there.
func (st *modState) openRefusals() {
	refuse := func(name string) *lua.LFunction {
		return vm.Func(st.vm.L(), func(L *lua.LState) int {
			e := fault.New("E-REQUEST", "%s is for the prompt and for scenarios", name).Suggest("the files of a mod only declare")
			if st.w.cur != nil {
				e = fault.New("E-REQUEST", "%s is no business of a rule", name).Suggest("rules ask through ev")
			}
			vm.Throw(L, e)
			return 0
		})
	}
	for _, v := range st.w.lib.words {
		st.vm.Set(v.name, refuse(v.name))
	}
	st.vm.Set("print", vm.Func(st.vm.L(), func(L *lua.LState) int { return st.noPrint(L) }))
	lib := map[string]lua.LValue{}
	for _, n := range diceNames() {
		lib[n] = refuse("dice." + n)
	}
	st.vm.SetLibrary("dice", lib)
}

// noPrint is print where nobody would read it.
func (st *modState) noPrint(L *lua.LState) int {
	hint := "print at the prompt and in scenarios"
	if st.w.cur != nil {
		hint = "what a rule did is in explain()"
	}
	vm.Throw(L, fault.New("E-REQUEST", "rules ask, they do not print").Suggest(hint))
	return 0
}

// openPrint lets people print, and refuses it to the rules that they type.
func (st *modState) openPrint() {
	st.vm.Set("print", vm.Func(st.vm.L(), func(L *lua.LState) int {
		if st.w.cur != nil {
			return st.noPrint(L)
		}
		s := st.w.session
		for i := 1; i <= L.GetTop(); i++ {
			if i > 1 {
				s.out.WriteByte('\t')
			}
			text := strings.TrimRight(s.printed(L.Get(i)), "\n")
			vm.Charge(L, int64(len(text)/16))
			s.out.WriteString(text)
		}
		s.out.WriteByte('\n')
		if s.out.Len() > MaxOutput {
			vm.Unwind(L, fault.New("E-MEMORY", "more than %d KB were printed", MaxOutput>>10))
		}
		return 0
	}))
}

// printed is what print writes of a value: a model by its name, what the prompt
// has a picture of as that picture.
func (s *Session) printed(v lua.LValue) string {
	if x := viewOf(v); x != nil {
		return s.user.text(s.user.vm.L(), v)
	}
	return s.format(v)
}

// MaxOutput is how much one entry of the prompt, one script or one scenario may
// print, in bytes.
const MaxOutput = 1 << 20

// store refuses writing into views; the state that steps share takes numbers.
func (st *modState) store(L *lua.LState, t, k, v lua.LValue) bool {
	if ud, ok := t.(*lua.LUserData); ok {
		if kept, ok := ud.Value.(*keeper); ok {
			kept.store(L, vm.Format(k), v)
			return true
		}
	}
	what := "a value of the table"
	if x := viewOf(t); x != nil {
		what = "a " + typeName(x.typ)
	} else if ud, ok := t.(*lua.LUserData); ok {
		if _, isEv := ud.Value.(*evTag); isEv {
			what = "ev"
		}
	}
	e := fault.New("E-FIELD", "%s is read-only: .%s cannot be written", what, vm.Format(k))
	if st.w.cur == nil && st.typing {
		vm.Throw(L, e.Suggest(st.howToSet(t, k, v)))
	}
	vm.Throw(L, e.Suggest("ask for the change: ev:set, ev:modify ..."))
	return true
}

// howToSet says what to write outside of rules in place of m.hp = 5.
func (st *modState) howToSet(t, k, v lua.LValue) string {
	name, _ := k.(lua.LString)
	x := viewOf(t)
	switch {
	case x == nil || x.typ != hook.Model:
		return "orders change the table"
	case contains(kitKeys, string(name)):
		return fmt.Sprintf("set it with add(..., { %s = %s })", string(name), describeValue(v))
	case name == "x" || name == "y":
		return "put(m, {x, y}) sets it elsewhere"
	case st.w.lib.Content().Item(string(name)) != nil:
		return fmt.Sprintf("what a model carries is given with add(..., { %s = true })", string(name))
	}
	return "orders change it; what it starts with is given with add(..., { ... })"
}
