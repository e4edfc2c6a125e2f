package luabind

import (
	"math"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// view is what a script holds of a model, a side, a state table ...: how it is
// reached, never which one it is.
type view struct {
	w     *worker
	path  hook.Path
	typ   hook.Type
	of    hook.Type // of a State view: whose state
	epoch int       // the table that it was taken from, see Session.epoch

	branch int   // the branch of a question on which it was taken, 0 outside
	serial int32 // of the model or side, see Session.serialOf
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
	v := &view{w: st.w, path: p, typ: t, of: of}
	if s := st.w.session; s != nil {
		v.epoch, v.branch, v.serial = s.epoch, s.branch, s.serialOf(k)
	}
	ud := &lua.LUserData{Value: v, Metatable: st.meta, Env: st.vm.L().Env}
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
	case hook.Model, hook.Side, hook.Band, hook.Charge, hook.Fight, hook.Piece:
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

// number is the quantity itself, asked for without a bound; nil where there is
// none.
func (q *quantity) number(L *lua.LState, w *worker) lua.LValue {
	a := w.ask(L, q.q)
	if a == hook.Nil {
		return lua.LNil
	}
	return lua.LNumber(float64(a) / q.scale)
}

// raw is the number for arithmetic; without one it is an error.
func (q *quantity) raw(L *lua.LState, w *worker) float64 {
	n, ok := q.number(L, w).(lua.LNumber)
	if !ok {
		vm.Throw(L, fault.New("E-RUNTIME", "there is no such number at this point").Suggest("ask first: if ev.value then ... end"))
	}
	return float64(n)
}

// usable refuses a view of a table that was cleared away, and in a rule a view
// that was taken outside: what it names would be remembered for every table.
func (st *modState) usable(L *lua.LState, v *view) *view {
	id, fixed := v.path.IsConst()
	if !fixed || v.typ == hook.BattleV || v.typ == hook.DataV || v.typ == hook.Marker || v.typ == hook.State && v.of == hook.BattleV {
		return v
	}
	if st.w.cur != nil {
		vm.Throw(L, fault.New("E-REQUEST", "a rule cannot use a %s of the table by itself", typeName(v.typ)).
			Suggest("reach it through ev: ev.target, ev:models{ ... }"))
	}
	s := st.w.session
	n := len(s.game.Sides)
	if v.typ == hook.Model || v.typ == hook.Charge || v.of == hook.Model {
		n = len(s.game.Models)
	}
	switch v.typ {
	case hook.Fight:
		n = math.MaxInt
	case hook.Piece:
		n = len(s.game.Pieces)
	}
	if s.gone(v) || int(id) >= n {
		hint := "battle{} laid a new one"
		switch v.epoch {
		case deadEpoch:
			hint = "it was there in a branch of a question, and that is over"
		case s.epoch:
			hint = "what set it up was taken back"
		}
		vm.Throw(L, fault.New("E-ARG", "that %s stands on no table any more", typeName(v.typ)).Suggest(hint))
	}
	return v
}

// gone says whether a view is of another table, or of what was taken back.
func (s *Session) gone(v *view) bool {
	return v.epoch != s.epoch || v.serial != s.serialOf(viewKey{v.path, v.typ, v.of})
}

// openViews makes the metatable that every view and quantity has.
func (st *modState) openViews() {
	L := st.vm.L()
	st.views, st.meths = map[viewKey]*lua.LUserData{}, map[methodKey]*lua.LFunction{}
	arith := func(f func(x, y float64) float64) *lua.LFunction {
		return vm.Func(L, func(L *lua.LState) int {
			x, y := st.settle(L, L.Get(1)), st.settle(L, L.Get(2))
			a, okA := x.(lua.LNumber)
			b, okB := y.(lua.LNumber)
			if !okA || !okB {
				vm.Throw(L, fault.New("E-RUNTIME", "arithmetic on a %s", st.what(L.Get(1), L.Get(2))).
					Suggest("take a number of it, such as m.hp or m.x"))
			}
			L.Push(lua.LNumber(f(float64(a), float64(b))))
			return 1
		})
	}
	st.meta = st.vm.NewTable(map[string]lua.LValue{
		"__index":     vm.Func(L, st.index),
		"__metatable": lua.LString("locked"),
		"__tostring": vm.Func(L, func(L *lua.LState) int {
			L.Push(lua.LString(st.text(L, L.Get(1))))
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
	case hook.Marker:
		return "marker"
	case hook.Piece:
		return "piece"
	case hook.BattleV:
		return "battle"
	case hook.DataV:
		return "data"
	case hook.State:
		return "state"
	}
	return "value"
}

func (st *modState) text(L *lua.LState, v lua.LValue) string {
	ud, ok := v.(*lua.LUserData)
	if !ok {
		return vm.Format(v)
	}
	switch x := ud.Value.(type) {
	case *quantity:
		return vm.Format(x.number(L, st.w))
	case interface{ String() string }: // views and results
		return x.String()
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
			ud, _ := L.Get(1).(*lua.LUserData)
			if ud != nil {
				if q, ok := ud.Value.(*quantity); ok {
					L.Push(q.number(L, st.w))
					return 1
				}
			}
			vm.Throw(L, fault.New("E-ARG", "call it with a colon: x:value()"))
			return 0
		}))
	case *view:
		L.Push(st.viewField(L, x, name))
	case indexed:
		if st.w.cur != nil {
			vm.Throw(L, fault.New("E-REQUEST", "a rule cannot read the result of an order"))
		}
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
	st.usable(L, v)
	switch v.typ {
	case hook.DataV:
		return st.dataField(L, v, name)
	case hook.State:
		return st.stateField(L, v, name)
	}
	for _, f := range st.w.lib.fields(v.typ) {
		if f.Name != name {
			continue
		}
		switch f.Type {
		case hook.State:
			return st.view(v.path, hook.State, v.typ)
		case hook.List:
			return st.fieldList(L, v, f)
		}
		return st.value(L, hook.Question{Op: hook.OpField, Arg: f.Arg, A: v.path}, f.Type)
	}
	for _, m := range st.w.lib.methods(v.typ) {
		if m.Name == name {
			return st.viewMethod(v.typ, m)
		}
	}
	if f, ok := st.factField(L, v, name); ok {
		return f
	}
	if st.w.cur == nil {
		if f := st.setupMethod(v, name); f != nil {
			return f
		}
		if v.typ == hook.Model && name == "talents" {
			return st.talents(v)
		}
	}
	e := fault.New("E-FIELD", "a %s has no field %q", typeName(v.typ), name)
	if now := Older(typeName(v.typ), name); now != "" {
		e.Suggest("write " + now)
	}
	vm.Throw(L, e.Suggest(suggest.OneOf(name, st.w.lib.namesOf(v.typ))).Suggest("skald explain "+typeName(v.typ)+" lists what it has"))
	return lua.LNil
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
		vm.Throw(L, fault.New("E-FIELD", "no rule keeps a state %q", name).Suggest(orHint(suggest.Hint(name, c.StateNames()),
			"declare it: state = { "+name+" = \"flag\" }")))
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
		st.usable(L, v)
		q := hook.Question{Op: hook.OpMethod, Arg: m.Arg, A: v.path}
		if m.Type == hook.List {
			q.Op = hook.OpList
		}
		if m.Arg == battle.MModels {
			q.K = battle.OfSide
			if t == hook.Band {
				q.K = battle.OfBand
			}
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
			q.X = st.knownWord(L, m, st.word(L, v, m.Name))
		case battle.ArgModel:
			o := viewOf(v)
			if o == nil || o.typ != hook.Model {
				vm.Throw(L, fault.New("E-ARG", "%s takes a model, not %s", m.Name, describe(v)))
			}
			q.B = st.usable(L, o).path
		case battle.ArgPlace:
			o := viewOf(v)
			if o == nil || o.typ != hook.Model && o.typ != hook.Piece {
				vm.Throw(L, fault.New("E-ARG", "%s takes a model or a piece, not %s", m.Name, describe(v)))
			}
			q.B, q.X = st.usable(L, o).path, b2i(o.typ == hook.Piece)
		case battle.ArgInches:
			n, ok := v.(lua.LNumber)
			k, fits := milli(float64(n))
			if !ok || !fits || k < 0 {
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
	switch x := v.(type) {
	case lua.LString, lua.LNumber, lua.LBool:
		return describeValue(v)
	case *lua.LFunction:
		if x.IsG {
			return "a word of skald"
		}
	case *lua.LUserData:
		if _, ok := x.Value.(*keeper); ok {
			return "the state that steps share"
		}
		return "an answer of the table"
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
	if st.w.cur == nil {
		return st.liveList(L, q, hook.Model)
	}
	return st.listAs(L, q, hook.Model)
}

// listAs is a list of views of a type, in a rule.
func (st *modState) listAs(L *lua.LState, q hook.Question, typ hook.Type) *lua.LTable {
	n := st.w.ask(L, q)
	t := st.vm.L().CreateTable(int(max(n, 0)), 0)
	for i := range int(max(n, 0)) {
		t.RawSetInt(i+1, st.view(st.w.lib.Content().Lex.ElementPath(q, i), typ, 0))
	}
	return t
}

// liveList is a list outside of rules: the models, or bands, themselves.
func (st *modState) liveList(L *lua.LState, q hook.Question, typ hook.Type) *lua.LTable {
	s := st.w.session
	ids := s.fact(L, deed{verb: "models", q: q}, func(g *play.Play) (answer, error) {
		n, err := factOf(g, q)
		ev := hook.Event{}
		ev.Clear()
		list := []int{}
		for i := range int(max(n, 0)) {
			list = append(list, int(g.Element(g.R, &ev, &q, g.R.Resolve(&ev, q.A), i)))
		}
		return listed(list), err
	}).ints()
	vm.Charge(L, int64(len(s.game.Models))*int64(1+len(ids))/4) // each is looked for again
	t := st.vm.L().CreateTable(len(ids), 0)
	for i, id := range ids {
		t.RawSetInt(i+1, st.view(hook.ConstPath(int32(id)), typ, 0))
	}
	return t
}

// fieldList is a field of a side that is a list: its bands, its chiefs.
func (st *modState) fieldList(L *lua.LState, v *view, f battle.ViewField) *lua.LTable {
	q := hook.Question{Op: hook.OpList, Arg: f.Arg, A: v.path, X: st.w.lib.Content().Lex.AddFilter(hook.Filter{})}
	typ := hook.Model
	if f.Arg == battle.MBands {
		typ = hook.Band
	}
	if st.w.cur == nil {
		return st.liveList(L, q, typ)
	}
	return st.listAs(L, q, typ)
}
