package luabind

import (
	"fmt"
	"math"
	"sort"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// evTag marks the one argument of every handler.
type evTag struct{}

// evAlways are the fields of ev at every point.
var evAlways = []string{"turn", "stage", "weather", "battle", "side", "owner", "data", "value"}

// evChance, evChoice, evQueries: the methods of ev besides the requests.
var (
	evChance  = []string{"d6", "d3", "roll", "check"}
	evChoice  = []string{"may", "choose", "choose_some"}
	evQueries = []string{"models", "pieces", "straight", "weapon_is", "lookup"}
)

// evNames lists what ev has at a point, for hints.
func evNames(p *hook.Point) []string {
	out := append([]string(nil), evAlways...)
	for _, f := range p.Fields {
		out = append(out, f.Name)
	}
	out = append(out, evChance...)
	out = append(out, evChoice...)
	out = append(out, evQueries...)
	out = append(out, p.Takes()...)
	sort.Strings(out)
	return out
}

// evField reads ev.<name> at the running point.
func (st *modState) evField(L *lua.LState, name string) lua.LValue {
	c := st.w.cur
	if c == nil {
		vm.Throw(L, fault.New("E-REQUEST", "ev is only good inside its handler"))
	}
	p := c.ev.P
	if f, ok := p.Field(name); ok {
		return st.slot(L, f)
	}
	battlePath := hook.ConstPath(0)
	switch name {
	case "turn":
		return st.value(L, hook.Question{Op: hook.OpField, Arg: battle.FTurn, A: battlePath}, hook.Quantity)
	case "stage":
		return st.value(L, hook.Question{Op: hook.OpField, Arg: battle.FStage, A: battlePath}, hook.Sym)
	case "weather":
		return st.value(L, hook.Question{Op: hook.OpField, Arg: battle.FWeather, A: battlePath}, hook.Sym)
	case "battle":
		return st.view(battlePath, hook.BattleV, 0)
	case "side":
		return st.slot(L, hook.Field{Slot: hook.SideSlot, Type: hook.Side})
	case "owner":
		return st.slot(L, hook.Field{Slot: hook.OwnerSlot, Type: hook.Model})
	case "model": // a rule that runs for each of its bearers
		if c.ev.F[hook.ModelSlot] != hook.Nil {
			return st.slot(L, hook.Field{Slot: hook.ModelSlot, Type: hook.Model})
		}
	case "data":
		if st.w.lib.dataOf(c.h.Rule) == "" {
			vm.Throw(L, fault.New("E-FIELD", "%s belongs to nothing that has data", c.h.Rule.ID).Suggest("read a key with ev:lookup"))
		}
		return st.view(battlePath, hook.DataV, 0)
	case "value":
		return st.evValue(L, p)
	}
	if f := st.evMethod(name); f != nil {
		return f
	}
	vm.Throw(L, noEvField(p, name))
	return lua.LNil
}

// noEvField is the error of a field or a method that ev does not have at a point.
func noEvField(p *hook.Point, name string) *fault.Error {
	if contains(allRequests, name) {
		return fault.New("E-REQUEST", "%s does not take ev:%s", p.Name, name).Suggest("it takes " + list(p.Takes()))
	}
	e, has := fault.New("E-FIELD", "ev has no field %q at %s", name, p.Name), evNames(p)
	if now := olderEv(name, has); now != "" {
		return e.Suggest("write " + now)
	}
	return e.Suggest(orHint(suggest.Hint(name, has), "skald explain "+p.Short()+" lists what it has"))
}

func list(words []string) string {
	s := ""
	for i, w := range words {
		if i > 0 {
			s += ", "
		}
		s += "ev:" + w
	}
	return s
}

// slot reads a field of the event.
func (st *modState) slot(L *lua.LState, f hook.Field) lua.LValue {
	switch f.Type {
	case hook.Model, hook.Side, hook.Band, hook.Fight, hook.Piece:
		p := hook.SlotPath(f.Slot)
		if f.Type == hook.Model && neverAbsent(st.w.cur.ev.P, f) {
			return st.view(p, f.Type, 0) // nothing to ask
		}
		if st.w.ask(L, hook.Question{Op: hook.OpExists, A: p}) == 0 {
			return lua.LNil
		}
		return st.view(p, f.Type, 0)
	case hook.List: // the archers of a volley: no other list is a field
		return st.listOf(L, hook.Question{Op: hook.OpList, Arg: battle.MArchers, X: st.w.lib.Content().Lex.AddFilter(hook.Filter{})})
	case hook.Marker:
		p := hook.SlotPath(f.Slot)
		if st.w.ask(L, hook.Question{Op: hook.OpExists, A: p}) == 0 {
			return lua.LNil
		}
		return st.view(p, hook.Marker, 0)
	case hook.DieT:
		return st.value(L, hook.Question{Op: hook.OpDie, Arg: uint16(f.Slot)}, hook.DieT)
	}
	return st.value(L, hook.Question{Op: hook.OpSlot, Arg: uint16(f.Slot)}, f.Type)
}

// evValue is ev.value, before any rule.
func (st *modState) evValue(L *lua.LState, p *hook.Point) lua.LValue {
	q := hook.Question{Op: hook.OpSlot, Arg: uint16(hook.ValueSlot)}
	switch p.Value {
	case hook.None, hook.Words, hook.Record:
		vm.Throw(L, fault.New("E-FIELD", "%s has no value to read", p.Name))
	case hook.Enum:
		if a := st.w.ask(L, q); a >= 0 && int(a) < len(p.Keys) {
			return lua.LString(p.Keys[a])
		}
		return lua.LNil
	case hook.Number:
		return number(st.w.ask(L, q))
	case hook.Length, hook.Quantity: // there may be none, as at modify_move_cap
		some := q
		some.Cmp, some.K = hook.Gt, math.MinInt32
		if st.w.ask(L, some) == 0 {
			return lua.LNil
		}
	}
	return st.value(L, q, p.Value)
}

// evMethod returns a method of ev, nil when there is none of that name here.
func (st *modState) evMethod(name string) lua.LValue {
	if fn := st.meths[methodKey{hook.None, name}]; fn != nil && st.takes(name) {
		return fn
	}
	if !st.takes(name) {
		return nil
	}
	f := st.chance(name)
	if f == nil {
		f = st.query(name)
	}
	if f == nil {
		f = st.request(name)
	}
	if f == nil {
		return nil
	}
	return st.method(methodKey{hook.None, name}, func(L *lua.LState) int {
		if ud, ok := L.Get(1).(*lua.LUserData); !ok || ud != st.ev {
			vm.Throw(L, fault.New("E-ARG", "call it with a colon: ev:%s(...)", name))
		}
		return f(L)
	})
}

// takes says whether a method is good at the running point.
func (st *modState) takes(name string) bool {
	return contains(evChance, name) || contains(evChoice, name) || contains(evQueries, name) || contains(st.w.cur.ev.P.Takes(), name)
}

func (st *modState) chance(name string) func(*lua.LState) int {
	w := st.w
	switch name {
	case "d6":
		return func(L *lua.LState) int { L.Push(lua.LNumber(w.ask(L, hook.Question{Op: hook.OpD6}))); return 1 }
	case "d3":
		return func(L *lua.LState) int { L.Push(lua.LNumber(w.ask(L, hook.Question{Op: hook.OpD3}))); return 1 }
	case "roll":
		return func(L *lua.LState) int {
			n, err := w.lib.Content().Lex.AddExpr(st.word(L, L.Get(2), "roll"))
			if err != nil {
				vm.Throw(L, asFault(err))
			}
			L.Push(lua.LNumber(w.ask(L, hook.Question{Op: hook.OpRoll, X: n})))
			return 1
		}
	case "check":
		return func(L *lua.LState) int {
			q := hook.Question{Op: hook.OpCheck, X: st.between(L, L.Get(2), "check", -100, 100)}
			if o, ok := L.Get(3).(*lua.LTable); ok {
				if plus := o.RawGetString("plus"); plus != lua.LNil {
					q.K = st.between(L, plus, "plus", -100, 100)
				}
				q.Arg = uint16(st.permit(L, o.RawGetString("reroll")))
			}
			L.Push(lua.LBool(w.ask(L, q) != 0))
			return 1
		}
	}
	return nil
}

func (st *modState) permit(L *lua.LState, v lua.LValue) dice.Permit {
	if v == lua.LNil {
		return 0
	}
	p, ok := dice.PermitByName(v.String())
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "a re-roll is of \"ones\", \"fails\" or \"any\", not %s", describeValue(v)))
	}
	return p
}

// whole reads a whole number.
func (st *modState) whole(L *lua.LState, v lua.LValue, what string) int32 {
	v = st.settle(L, v)
	n, ok := v.(lua.LNumber)
	if !ok || float64(n) != math.Trunc(float64(n)) || math.Abs(float64(n)) > 1e9 {
		vm.Throw(L, fault.New("E-ARG", "%s takes a whole number, not %s", what, describeValue(v)))
	}
	return int32(n)
}

// describeValue shows a value in a message: words in quotes, what is no plain
// value by its kind.
func describeValue(v lua.LValue) string {
	switch x := v.(type) {
	case lua.LString:
		return fmt.Sprintf("%q", string(x))
	case lua.LNumber, lua.LBool:
		return vm.Format(v)
	}
	return describe(v)
}

func (st *modState) query(name string) func(*lua.LState) int {
	w := st.w
	lex := w.lib.Content().Lex
	switch name {
	case "models":
		return func(L *lua.LState) int {
			f := hook.Filter{}
			if L.Get(2) != lua.LNil {
				f = st.filter(L, L.Get(2))
			}
			if f.Within != 0 {
				vm.Throw(L, fault.New("E-ARG", "ev:models has nobody to measure within from").Suggest("ask a model: m:aura(6), m:nearest{ within = 6 }"))
			}
			L.Push(st.listOf(L, hook.Question{Op: hook.OpList, Arg: battle.MModels, X: lex.AddFilter(f)}))
			return 1
		}
	case "pieces":
		return st.pieces
	case "straight":
		return st.straight
	case "weapon_is":
		return func(L *lua.LState) int {
			id := st.word(L, L.Get(2), "weapon_is")
			if w.lib.Content().Get("weapon", id) == nil {
				vm.Throw(L, w.lib.Content().Unknown("weapon", id))
			}
			L.Push(lua.LBool(w.ask(L, hook.Question{Op: hook.OpMethod, Arg: battle.MWeaponIs, X: lex.Sym(id)}) == 1))
			return 1
		}
	case "lookup":
		return func(L *lua.LState) int {
			L.Push(st.dataKey(L, st.word(L, L.Get(2), "lookup")))
			return 1
		}
	case "may":
		return func(L *lua.LState) int {
			L.Push(lua.LBool(w.ask(L, hook.Question{Op: hook.OpMay, X: lex.Sym(st.word(L, L.Get(2), "may"))}) != 0))
			return 1
		}
	case "choose":
		return st.choose
	case "choose_some":
		return st.chooseSome
	}
	return nil
}

// maxOptions of one choice.
const maxOptions = 500

// options reads a list of views or words.
func (st *modState) options(L *lua.LState, v lua.LValue) ([]hook.Option, []lua.LValue) {
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "a choice is among a list, not %s", describe(v)))
	}
	if t.Len() > maxOptions {
		vm.Throw(L, fault.New("E-ARG", "a choice among %d: at most %d", t.Len(), maxOptions))
	}
	var opts []hook.Option
	var vals []lua.LValue
	for i := 1; i <= t.Len(); i++ {
		x := t.RawGetInt(i)
		if m := viewOf(x); m != nil {
			st.usable(L, m)
			opts = append(opts, hook.Option{Path: m.path, Type: m.typ})
		} else {
			opts = append(opts, hook.Option{Word: vm.Format(x)})
		}
		vals = append(vals, x)
	}
	return opts, vals
}

func (st *modState) pick(L *lua.LState, label string, opts []hook.Option, enemy bool) int32 {
	lex := st.w.lib.Content().Lex
	q := hook.Question{Op: hook.OpChoose, X: lex.AddOptions(opts), K: lex.Sym(label)}
	if enemy {
		q.Arg = 1
	}
	return st.w.ask(L, q)
}

// choose: one of a list, nil when it is empty.
func (st *modState) choose(L *lua.LState) int {
	label := st.word(L, L.Get(2), "choose")
	opts, vals := st.options(L, L.Get(3))
	enemy := st.byEnemy(L, L.Get(4))
	if len(opts) == 0 {
		L.Push(lua.LNil)
		return 1
	}
	L.Push(vals[st.pick(L, label, opts, enemy)])
	return 1
}

// byEnemy reads { by = "enemy" } of a choice.
func (st *modState) byEnemy(L *lua.LState, v lua.LValue) bool {
	if v == lua.LNil {
		return false
	}
	o, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "choose takes options in a table, not %s", describe(v)).Suggest(`{ by = "enemy" }`))
	}
	for k, _ := o.Next(lua.LNil); k != lua.LNil; k, _ = o.Next(k) {
		if k != lua.LString("by") {
			vm.Throw(L, fault.New("E-FIELD", "choose has no option %s", describeValue(k)).Suggest("only by"))
		}
	}
	switch by := o.RawGetString("by"); by {
	case lua.LNil, lua.LString("own"):
		return false
	case lua.LString("enemy"):
		return true
	default:
		vm.Throw(L, fault.New("E-ARG", "by is \"enemy\" or \"own\", not %s", describeValue(by)))
	}
	return false
}

// chooseSome: up to max of a list, one after the other; the default is none.
func (st *modState) chooseSome(L *lua.LState) int {
	label := st.word(L, L.Get(2), "choose_some")
	opts, vals := st.options(L, L.Get(3))
	most := int(st.between(L, L.Get(4), "choose_some", 0, maxOptions))
	out := st.vm.L().CreateTable(most, 0)
	for out.Len() < most && len(opts) > 0 {
		i := st.pick(L, label, append([]hook.Option{{Word: "no more"}}, opts...), false)
		if i == 0 {
			break
		}
		out.Append(vals[i-1])
		opts, vals = append(opts[:i-1:i-1], opts[i:]...), append(vals[:i-1:i-1], vals[i:]...)
	}
	L.Push(out)
	return 1
}
