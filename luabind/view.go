package luabind

import (
	"math"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// view is what a script holds of a model, a side, a state table ...: how it is
// reached, never which one it is.
type view struct {
	w    *worker
	path hook.Path
	typ  hook.Type
	of   hook.Type // of a State view: whose state
}

type viewKey struct {
	path    hook.Path
	typ, of hook.Type
}

// quantity is a number without a small bound, asked by threshold.
type quantity struct {
	w     *worker
	q     hook.Question
	scale float64 // units of an answer in one of the script's numbers
}

type methodKey struct {
	typ  hook.Type
	name string
}

// view returns the one view object of a path.
func (st *modState) view(p hook.Path, t, of hook.Type) *lua.LUserData {
	k := viewKey{p, t, of}
	if ud := st.views[k]; ud != nil {
		return ud
	}
	ud := &lua.LUserData{Value: &view{st.w, p, t, of}, Metatable: st.meta, Env: st.vm.L().Env}
	st.views[k] = ud
	return ud
}

// object is the view behind an answer that is an object, or nil.
func (st *modState) object(L *lua.LState, q hook.Question, t hook.Type) lua.LValue {
	if st.w.cur == nil { // live: the object itself
		id := st.w.ask(L, q)
		if id < 0 {
			return lua.LNil
		}
		return st.view(hook.ConstPath(id), t, 0)
	}
	p := st.w.lib.Content().Lex.AnswerPath(q)
	if st.w.ask(L, hook.Question{Op: hook.OpExists, A: p}) == 0 {
		return lua.LNil
	}
	return st.view(p, t, 0)
}

// value turns a question of a type into what the script gets.
func (st *modState) value(L *lua.LState, q hook.Question, t hook.Type) lua.LValue {
	lex := st.w.lib.Content().Lex
	switch t {
	case hook.Bool:
		a := st.w.ask(L, q)
		if a == hook.Nil {
			return lua.LNil
		}
		return lua.LBool(a != 0)
	case hook.Int:
		a := st.w.ask(L, q)
		if a == hook.Nil {
			return lua.LNil
		}
		return lua.LNumber(a)
	case hook.Sym:
		a := st.w.ask(L, q)
		if a == hook.Nil || a == 0 {
			return lua.LNil
		}
		return lua.LString(lex.Word(a))
	case hook.Quantity:
		return st.quantity(L, q, 1)
	case hook.Length:
		return st.quantity(L, q, hook.Milli)
	case hook.DieT:
		return st.quantity(L, q, 1)
	case hook.Model, hook.Side, hook.Band, hook.Charge, hook.Fight:
		return st.object(L, q, t)
	}
	return lua.LNil
}

// quantity is a number at the prompt, a thing to compare in a handler.
func (st *modState) quantity(L *lua.LState, q hook.Question, scale float64) lua.LValue {
	if st.w.cur == nil {
		a := st.w.ask(L, q)
		if a == hook.Nil {
			return lua.LNil
		}
		return lua.LNumber(float64(a) / scale)
	}
	return &lua.LUserData{Value: &quantity{st.w, q, scale}, Metatable: st.meta, Env: st.vm.L().Env}
}

func (q *quantity) raw(L *lua.LState, w *worker) float64 { return float64(w.ask(L, q.q)) / q.scale }

// compare is vm.Options.Compare: a quantity against a number is a yes/no
// question, two views are the same when they are the same object.
func (w *worker) compare(L *lua.LState, op string, a, b lua.LValue) (result, handled bool) {
	qa, na, okA := operand(a)
	qb, nb, okB := operand(b)
	switch {
	case qa != nil && okB && qb == nil:
		return w.threshold(L, qa, op, nb), true
	case qb != nil && okA && qa == nil:
		return w.threshold(L, qb, flip(op), na), true
	case qa != nil && qb != nil:
		x, y := qa.raw(L, w), qb.raw(L, w)
		return cmpFloat(op, x, y), true
	}
	va, vb := viewOf(a), viewOf(b)
	if va == nil || vb == nil || op != "==" && op != "~=" {
		return false, false
	}
	same := a == b
	if !same && va.typ == vb.typ && va.of == vb.of {
		x, y := va.path, vb.path
		if y < x {
			x, y = y, x
		}
		same = w.ask(L, hook.Question{Op: hook.OpSame, A: x, B: y}) != 0
	}
	return same == (op == "=="), true
}

func operand(v lua.LValue) (*quantity, float64, bool) {
	switch x := v.(type) {
	case lua.LNumber:
		return nil, float64(x), true
	case *lua.LUserData:
		if q, ok := x.Value.(*quantity); ok {
			return q, 0, true
		}
	}
	return nil, 0, false
}

func viewOf(v lua.LValue) *view {
	if ud, ok := v.(*lua.LUserData); ok {
		if x, ok := ud.Value.(*view); ok {
			return x
		}
	}
	return nil
}

func flip(op string) string {
	switch op {
	case "<":
		return ">"
	case "<=":
		return ">="
	case ">":
		return "<"
	case ">=":
		return "<="
	}
	return op
}

func cmpFloat(op string, x, y float64) bool {
	switch op {
	case "<":
		return x < y
	case "<=":
		return x <= y
	case ">":
		return x > y
	case ">=":
		return x >= y
	case "==":
		return x == y
	}
	return x != y
}

// threshold asks whether a quantity stands so to n. The bound is rounded to the
// side that keeps the answer exact.
func (w *worker) threshold(L *lua.LState, q *quantity, op string, n float64) bool {
	k := n * q.scale
	if r := math.Round(k); math.Abs(k-r) < 1e-6 {
		k = r
	}
	whole := k == math.Trunc(k)
	ask := func(c hook.Cmp, k float64) bool {
		qq := q.q
		qq.Cmp, qq.K = c, int32(max(min(k, math.MaxInt32), math.MinInt32+1))
		return w.ask(L, qq) != 0
	}
	switch op {
	case "<":
		return ask(hook.Lt, math.Ceil(k))
	case "<=":
		return ask(hook.Le, math.Floor(k))
	case ">":
		return ask(hook.Gt, math.Floor(k))
	case ">=":
		return ask(hook.Ge, math.Ceil(k))
	case "==":
		return whole && ask(hook.Eq, k)
	}
	return !whole || ask(hook.Ne, k)
}

// openViews makes the metatable that every view and quantity has.
func (st *modState) openViews() {
	L := st.vm.L()
	st.views, st.meths = map[viewKey]*lua.LUserData{}, map[methodKey]*lua.LFunction{}
	arith := func(f func(x, y float64) float64) *lua.LFunction {
		return vm.Func(L, func(L *lua.LState) int {
			x, y := st.settle(L.Get(1)), st.settle(L.Get(2))
			a, okA := x.(lua.LNumber)
			b, okB := y.(lua.LNumber)
			if !okA || !okB {
				vm.Throw(L, fault.New("E-RUNTIME", "arithmetic on a %s", st.what(L.Get(1), L.Get(2))))
			}
			L.Push(lua.LNumber(f(float64(a), float64(b))))
			return 1
		})
	}
	st.meta = st.vm.NewTable(map[string]lua.LValue{
		"__index":     vm.Func(L, st.index),
		"__metatable": lua.LString("locked"),
		"__tostring": vm.Func(L, func(L *lua.LState) int {
			L.Push(lua.LString(st.text(L.Get(1))))
			return 1
		}),
		"__add": arith(func(x, y float64) float64 { return x + y }),
		"__sub": arith(func(x, y float64) float64 { return x - y }),
		"__mul": arith(func(x, y float64) float64 { return x * y }),
		"__div": arith(func(x, y float64) float64 { return x / y }),
		"__unm": arith(func(x, _ float64) float64 { return -x }),
	})
}

func (st *modState) what(vals ...lua.LValue) string {
	for _, v := range vals {
		if x := viewOf(v); x != nil {
			return typeName(x.typ)
		}
	}
	return "value that is no number"
}

func typeName(t hook.Type) string {
	switch t {
	case hook.Model:
		return "model"
	case hook.Side:
		return "side"
	case hook.Band:
		return "band"
	case hook.Charge:
		return "charge"
	case hook.Fight:
		return "fight"
	case hook.BattleV:
		return "battle"
	case hook.DataV:
		return "data"
	case hook.State:
		return "state"
	}
	return "value"
}

func (st *modState) text(v lua.LValue) string {
	ud := v.(*lua.LUserData)
	switch x := ud.Value.(type) {
	case *quantity:
		return vm.Format(lua.LNumber(x.raw(nil, st.w)))
	case interface{ String() string }:
		return x.String()
	case *view:
		return typeName(x.typ)
	}
	return "value"
}

// index is __index of every userdata: fields and methods by name.
func (st *modState) index(L *lua.LState) int {
	ud, _ := L.Get(1).(*lua.LUserData)
	key, ok := L.Get(2).(lua.LString)
	if ud == nil || !ok {
		vm.Throw(L, fault.New("E-FIELD", "fields are named by words"))
	}
	name := string(key)
	switch x := ud.Value.(type) {
	case *evTag:
		L.Push(st.evField(L, name))
	case *quantity:
		if name != "value" {
			vm.Throw(L, fault.New("E-FIELD", "a number has no field %q", name).Suggest("compare it, or take :value()"))
		}
		L.Push(st.method(methodKey{hook.Quantity, "value"}, func(L *lua.LState) int {
			q, _ := L.Get(1).(*lua.LUserData)
			L.Push(lua.LNumber(q.Value.(*quantity).raw(L, st.w)))
			return 1
		}))
	case *view:
		L.Push(st.viewField(L, x, name))
	case indexed:
		L.Push(x.field(L, st, name))
	default:
		L.Push(lua.LNil)
	}
	return 1
}

// indexed is a result that a script can look into.
type indexed interface {
	field(L *lua.LState, st *modState, name string) lua.LValue
}

func (st *modState) method(k methodKey, f func(L *lua.LState) int) *lua.LFunction {
	fn := st.meths[k]
	if fn == nil {
		fn = vm.Func(st.vm.L(), f)
		st.meths[k] = fn
	}
	return fn
}

// viewField reads a field or method of a view.
func (st *modState) viewField(L *lua.LState, v *view, name string) lua.LValue {
	switch v.typ {
	case hook.DataV:
		return st.dataField(L, v, name)
	case hook.State:
		return st.stateField(L, v, name)
	}
	for _, f := range battle.Fields(v.typ) {
		if f.Name != name {
			continue
		}
		if f.Type == hook.State {
			return st.view(v.path, hook.State, v.typ)
		}
		return st.value(L, hook.Question{Op: hook.OpField, Arg: f.Arg, A: v.path}, f.Type)
	}
	for _, m := range battle.Methods(v.typ) {
		if m.Name == name {
			return st.viewMethod(v.typ, m)
		}
	}
	if st.w.cur == nil {
		if f := st.setupMethod(v, name); f != nil {
			return f
		}
		switch {
		case v.typ == hook.Band && name == "side":
			return st.view(v.path, hook.Side, 0)
		case v.typ == hook.Model && name == "talents":
			return st.talents(v)
		}
	}
	vm.Throw(L, fault.New("E-FIELD", "a %s has no field %q", typeName(v.typ), name).Suggest(suggest.Hint(name, fieldNames(v.typ))))
	return lua.LNil
}

func fieldNames(t hook.Type) []string {
	var out []string
	for _, f := range battle.Fields(t) {
		out = append(out, f.Name)
	}
	for _, m := range battle.Methods(t) {
		out = append(out, m.Name)
	}
	return out
}

// dataField reads ev.data.<name>: a number, a word or a flag of the owner.
func (st *modState) dataField(L *lua.LState, v *view, name string) lua.LValue {
	prefix := st.w.lib.dataOf(st.w.cur.h.Rule)
	return st.dataKey(L, prefix+"."+name)
}

func (st *modState) dataKey(L *lua.LState, key string) lua.LValue {
	d := st.w.lib.Content().Data
	slot := d.Slot(key)
	if slot < 0 {
		vm.Throw(L, d.Unknown(key))
	}
	a := st.w.ask(L, hook.Question{Op: hook.OpData, X: int32(slot)})
	switch d.Value(slot).Kind {
	case battle.Str:
		return lua.LString(st.w.lib.Content().Lex.Word(a))
	case battle.Truth:
		return lua.LBool(a != 0)
	}
	return number(a)
}

// stateField reads what rules keep: x.state.<name>.
func (st *modState) stateField(L *lua.LState, v *view, name string) lua.LValue {
	c := st.w.lib.Content()
	i := c.State(name)
	if i < 0 || strings.HasPrefix(name, "#") {
		vm.Throw(L, fault.New("E-FIELD", "no rule keeps a state %q", name).Suggest(suggest.Hint(name, c.StateNames())))
	}
	q := hook.Question{Op: hook.OpState, Arg: uint16(v.of), A: v.path, X: int32(i)}
	switch c.States[i].Type {
	case hook.Bool:
		return st.value(L, q, hook.Bool)
	case hook.Model:
		return st.value(L, q, hook.Model)
	}
	return st.value(L, q, hook.Quantity)
}

// viewMethod makes the function behind m:has "shield" and the like.
func (st *modState) viewMethod(t hook.Type, m battle.Method) *lua.LFunction {
	return st.method(methodKey{t, m.Name}, func(L *lua.LState) int {
		v := viewOf(L.Get(1))
		if v == nil || v.typ != t {
			vm.Throw(L, fault.New("E-ARG", "call it with a colon: x:%s(...)", m.Name))
		}
		q := hook.Question{Op: hook.OpMethod, Arg: m.Arg, A: v.path}
		if m.Type == hook.List {
			q.Op = hook.OpList
		}
		if m.Arg == battle.MModels {
			q.K = 1
		}
		st.params(L, m, &q, 2)
		if m.Type == hook.List {
			L.Push(st.listOf(L, q))
		} else {
			L.Push(st.value(L, q, m.Type))
		}
		return 1
	})
}

// params reads the parameters of a method into its question.
func (st *modState) params(L *lua.LState, m battle.Method, q *hook.Question, from int) {
	lex := st.w.lib.Content().Lex
	for i, p := range m.Params {
		v := L.Get(from + i)
		if v == lua.LNil && i >= len(m.Params)-m.Opt {
			if p == battle.ArgFilter {
				q.X = lex.AddFilter(hook.Filter{})
			}
			continue
		}
		switch p {
		case battle.ArgItem:
			id := st.word(L, v, m.Name)
			if st.w.lib.Content().Item(id) == nil {
				vm.Throw(L, st.w.lib.Content().Unknown("item", id))
			}
			q.X = lex.Sym(id)
		case battle.ArgWord:
			q.X = lex.Sym(st.word(L, v, m.Name))
		case battle.ArgModel:
			o := viewOf(v)
			if o == nil || o.typ != hook.Model {
				vm.Throw(L, fault.New("E-ARG", "%s takes a model, not %s", m.Name, describe(v)))
			}
			q.B = o.path
		case battle.ArgInches:
			n, ok := v.(lua.LNumber)
			k, fits := milli(float64(n))
			if !ok || !fits {
				vm.Throw(L, fault.New("E-ARG", "%s takes a number of inches, not %s", m.Name, describe(v)))
			}
			if m.Arg == battle.MWithin {
				q.X = k
			} else {
				q.K = k
			}
		case battle.ArgFilter:
			q.X = lex.AddFilter(st.filter(L, v))
		}
	}
}

func describe(v lua.LValue) string {
	if v == lua.LNil {
		return "nothing"
	}
	if x := viewOf(v); x != nil {
		return "a " + typeName(x.typ)
	}
	return "a " + v.Type().String()
}

func (st *modState) word(L *lua.LState, v lua.LValue, what string) string {
	s, ok := v.(lua.LString)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "%s takes a word, not %s", what, describe(v)))
	}
	return string(s)
}

// listOf is a plain array of views, one for each answer of a list question.
func (st *modState) listOf(L *lua.LState, q hook.Question) *lua.LTable {
	n := st.w.ask(L, q)
	t := st.vm.L().CreateTable(int(max(n, 0)), 0)
	if st.w.cur == nil {
		l := st.w.live()
		for i := range int(max(n, 0)) {
			id := l.b.Element(l.run, l.ev, &q, l.run.Resolve(l.ev, q.A), i)
			t.RawSetInt(i+1, st.view(hook.ConstPath(id), hook.Model, 0))
		}
		return t
	}
	for i := range int(max(n, 0)) {
		t.RawSetInt(i+1, st.view(st.w.lib.Content().Lex.ElementPath(q, i), hook.Model, 0))
	}
	return t
}

// filterNames are the keys of a filter.
var filterNames = []string{"side", "troop", "faction", "foreign", "has", "without", "wields", "mounted", "unhorsed", "in_melee",
	"hidden", "object", "visible", "within", "others"}

// filter reads { side = "enemy", mounted = false ... }.
func (st *modState) filter(L *lua.LState, v lua.LValue) hook.Filter {
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "a filter is a table, not %s", describe(v)))
	}
	lex := st.w.lib.Content().Lex
	var f hook.Filter
	tri := map[string]*hook.Tri{"foreign": &f.Foreign, "mounted": &f.Mounted, "unhorsed": &f.Unhorsed, "in_melee": &f.InMelee,
		"hidden": &f.Hidden, "object": &f.Object, "visible": &f.Visible}
	sym := map[string]*int32{"troop": &f.Troop, "faction": &f.Faction, "has": &f.Has, "without": &f.Without, "wields": &f.Wields}
	for k, x := t.Next(lua.LNil); k != lua.LNil; k, x = t.Next(k) {
		name := k.String()
		switch {
		case tri[name] != nil:
			*tri[name] = hook.No
			if lua.LVAsBool(x) {
				*tri[name] = hook.Yes
			}
		case sym[name] != nil:
			*sym[name] = lex.Sym(st.word(L, x, name))
		case name == "side":
			f.Side = st.word(L, x, name)
			if f.Side != "friend" && f.Side != "enemy" && f.Side != "any" {
				vm.Throw(L, fault.New("E-ARG", "side is \"friend\", \"enemy\" or \"any\", not %q", f.Side))
			}
		case name == "within":
			n, ok := x.(lua.LNumber)
			k, fits := milli(float64(n))
			if !ok || !fits {
				vm.Throw(L, fault.New("E-ARG", "within is a number of inches"))
			}
			f.Within = k
		case name == "others":
			f.Others = lua.LVAsBool(x)
		default:
			vm.Throw(L, fault.New("E-FIELD", "a filter has no field %q", name).Suggest(suggest.Hint(name, filterNames)))
		}
	}
	return f
}
