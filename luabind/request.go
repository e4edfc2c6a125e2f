package luabind

import (
	"math"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// allRequests are the requests of every point.
var allRequests = []string{"refuse", "modify", "become", "add", "drop", "reroll", "ignore_penalties", "ignore_bonuses", "cancel", "redirect",
	"set", "wound", "remove", "skip", "grant_move", "force_charge", "attack", "cancel_attack", "stat",
	"place", "hide", "transfer", "mount", "rearm", "set_weather"}

// request returns the method of ev that asks for something.
func (st *modState) request(name string) func(*lua.LState) int {
	if !contains(allRequests, name) {
		return nil
	}
	return func(L *lua.LState) int {
		if st.w.cur.when {
			vm.Throw(L, fault.New("E-REQUEST", "when only reads").Suggest("ask in the effect"))
		}
		st.ask(L, name)
		return 0
	}
}

// ask reads the arguments of a request and puts it on the list of the call.
func (st *modState) ask(L *lua.LState, name string) {
	switch name {
	case "refuse":
		st.reqRefuse(L)
	case "modify":
		st.reqModify(L)
	case "become":
		st.reqBecome(L)
	case "add":
		st.reqItem(L, hook.AskAdd, name)
	case "drop":
		st.reqItem(L, hook.AskDrop, name)
	case "reroll":
		st.reqReroll(L)
	case "ignore_penalties":
		st.put(L, hook.Ask{Op: hook.AskIgnorePenalties})
	case "ignore_bonuses":
		st.put(L, hook.Ask{Op: hook.AskIgnoreBonuses})
	case "cancel":
		st.put(L, hook.Ask{Op: hook.AskCancel})
	case "redirect":
		st.put(L, hook.Ask{Op: hook.AskRedirect, A: st.model(L, 2, name)})
	case "set":
		st.reqSet(L)
	case "wound":
		st.reqWound(L)
	case "remove":
		st.put(L, hook.Ask{Op: hook.AskRemove, A: st.model(L, 2, name)})
	case "skip":
		st.reqSkip(L)
	case "grant_move":
		st.reqGrant(L)
	case "force_charge":
		st.reqCharge(L)
	case "attack":
		st.reqAttack(L)
	case "cancel_attack":
		st.put(L, hook.Ask{Op: hook.AskCancelAttack, A: st.model(L, 2, name)})
	case "stat":
		st.reqStat(L)
	case "place":
		st.reqPlace(L)
	case "hide":
		st.reqHide(L)
	case "transfer":
		st.put(L, hook.Ask{Op: hook.AskTransfer, A: st.model(L, 2, name), B: st.sidePath(L, L.Get(3), name)})
	case "mount":
		st.put(L, hook.Ask{Op: hook.AskMount, A: st.model(L, 2, name)})
	case "rearm":
		st.put(L, hook.Ask{Op: hook.AskRearm, A: st.model(L, 2, name), S: st.item(L, L.Get(3), name), T: st.item(L, L.Get(4), name)})
	case "set_weather":
		st.put(L, hook.Ask{Op: hook.AskWeather, S: st.declared(L, "weather", st.word(L, L.Get(2), name))})
	}
}

// maxAsks bounds what one call of a handler may ask for.
const maxAsks = 100

func (st *modState) put(L *lua.LState, a hook.Ask) {
	c := st.w.cur
	if len(c.asks) == maxAsks {
		vm.Unwind(L, fault.New("E-BUDGET", "one call asks for more than %d things", maxAsks).Suggest("a loop that asks too often?"))
	}
	c.asks = append(c.asks, a)
}

func (st *modState) sym(s string) int32 { return st.w.lib.Content().Lex.Sym(s) }

// model reads a model argument.
func (st *modState) model(L *lua.LState, n int, what string) hook.Path {
	v := viewOf(L.Get(n))
	if v == nil || v.typ != hook.Model {
		vm.Throw(L, fault.New("E-ARG", "ev:%s takes a model, not %s", what, describe(L.Get(n))))
	}
	return st.usable(L, v).path
}

func (st *modState) reqRefuse(L *lua.LState) {
	t, _, err := toText(L.Get(2))
	if err != nil {
		vm.Throw(L, err)
	}
	st.put(L, hook.Ask{Op: hook.AskRefuse, S: st.sym(t.In(st.w.lib.opt.Lang))})
}

// maxAsked is the largest number that a rule may ask for: inches, attacks, hit
// points. Sums of such numbers stay far from the end of the integers.
const maxAsked = 1000

// units turns a number of a script into the value's own.
func (st *modState) units(L *lua.LState, v lua.LValue, t hook.Type, what string) int32 {
	v = st.settle(L, v)
	n, ok := v.(lua.LNumber)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "ev:%s takes a number, not %s", what, describeValue(v)))
	}
	if n > maxAsked || n < -maxAsked {
		vm.Throw(L, fault.New("E-ARG", "ev:%s takes a number from -%d to %d, not %s", what, maxAsked, maxAsked, describeValue(v)))
	}
	if t == hook.Length || t == hook.Number {
		k, fits := milli(float64(n))
		if !fits {
			vm.Throw(L, fault.New("E-ARG", "ev:%s takes a number of three decimals, not %s", what, describeValue(v)))
		}
		return k
	}
	return st.whole(L, v, "ev:"+what)
}

// between reads a whole number within bounds.
func (st *modState) between(L *lua.LState, v lua.LValue, what string, low, top int32) int32 {
	if x, ok := v.(lua.LNumber); ok && float64(x) == math.Trunc(float64(x)) && math.Abs(float64(x)) > math.MaxInt32 {
		vm.Throw(L, fault.New("E-ARG", "%s takes a number from %d to %d, not %s", what, low, top, vm.Format(v)))
	}
	n := st.whole(L, v, what)
	if n < low || n > top {
		vm.Throw(L, fault.New("E-ARG", "%s takes a number from %d to %d, not %d", what, low, top, n))
	}
	return n
}

func (st *modState) reqModify(L *lua.LState) {
	n := st.units(L, L.Get(2), st.w.cur.ev.P.Value, "modify")
	if n != 0 { // a change of nothing is no request
		st.put(L, hook.Ask{Op: hook.AskModify, N: n})
	}
}

func (st *modState) reqBecome(L *lua.LState) {
	p, v := st.w.cur.ev.P, L.Get(2)
	switch p.Value {
	case hook.Record:
		st.becomeRecord(L, p, v)
		return
	case hook.Bool:
		yes, ok := v.(lua.LBool)
		if !ok {
			vm.Throw(L, fault.New("E-ARG", "ev:become takes true or false at %s, not %s", p.Name, describeValue(v)))
		}
		st.put(L, hook.Ask{Op: hook.AskBecome, N: b2i(bool(yes))})
		return
	case hook.Enum:
		w := st.word(L, v, "become")
		for i, k := range p.Keys {
			if k == w {
				st.put(L, hook.Ask{Op: hook.AskBecome, N: int32(i)})
				return
			}
		}
		vm.Throw(L, fault.New("E-ARG", "ev:become takes %s at %s, not %q", oneOf(p.Keys), p.Name, w).Suggest(suggest.Hint(w, p.Keys)))
	}
	st.put(L, hook.Ask{Op: hook.AskBecome, N: st.units(L, v, p.Value, "become")})
}

func b2i(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// becomeRecord changes only the fields that are named, each to a value of its
// kind.
func (st *modState) becomeRecord(L *lua.LState, p *hook.Point, v lua.LValue) {
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "ev:become takes the fields that change, such as { %s = ... }", p.Keys[0]))
	}
	for k, x := t.Next(lua.LNil); k != lua.LNil; k, x = t.Next(k) {
		i := slices.Index(p.Keys, k.String())
		if i < 0 {
			vm.Throw(L, fault.New("E-FIELD", "there is no field %q", k.String()).Suggest(suggest.OneOf(k.String(), p.Keys)))
		}
		st.put(L, hook.Ask{Op: hook.AskBecome, Key: uint8(i), N: st.recordValue(L, p, i, x)})
	}
}

// noLimit is the number that stands for "any" in a record of limits.
const noLimit = 1 << 30

// recordValue reads the value of one field of a record.
func (st *modState) recordValue(L *lua.LState, p *hook.Point, i int, v lua.LValue) int32 {
	name := p.Keys[i]
	switch p.KeyTypes[i] {
	case hook.Sym:
		w, _ := v.(lua.LString)
		if !contains(p.KeyWords, string(w)) {
			vm.Throw(L, fault.New("E-ARG", "%s is %s, not %s", name, oneOf(p.KeyWords), describeValue(v)).Suggest(suggest.Hint(string(w), p.KeyWords)))
		}
		return st.sym(string(w))
	case hook.Bool:
		yes, ok := v.(lua.LBool)
		if !ok {
			vm.Throw(L, fault.New("E-ARG", "%s is true or false, not %s", name, describeValue(v)))
		}
		return b2i(bool(yes))
	}
	if p.KeyTypes[i] == hook.Length {
		return st.units(L, v, hook.Length, name)
	}
	if v == lua.LString("any") {
		return noLimit
	}
	if _, ok := st.settle(L, v).(lua.LNumber); !ok {
		vm.Throw(L, fault.New("E-ARG", "%s is a whole number or \"any\", not %s", name, describeValue(v)))
	}
	return st.between(L, v, name, -maxAsked, maxAsked)
}

func (st *modState) reqItem(L *lua.LState, op hook.AskOp, what string) {
	p, v := st.w.cur.ev.P, L.Get(2)
	if len(p.KeyTypes) > 0 {
		st.reqEntry(L, p, op, what)
		return
	}
	id := st.word(L, v, what)
	if !p.AnyWord && st.w.lib.Content().Item(id) == nil {
		vm.Throw(L, st.w.lib.Content().Unknown("item", id))
	}
	st.put(L, hook.Ask{Op: op, N: st.sym(id)})
}

func (st *modState) reqReroll(L *lua.LState) {
	p := st.permit(L, L.Get(2))
	if p == 0 {
		vm.Throw(L, fault.New("E-ARG", "ev:reroll takes \"ones\", \"fails\" or \"any\""))
	}
	st.put(L, hook.Ask{Op: hook.AskReroll, N: int32(p)})
}

// reqSet keeps a state on a model, a side or the battle.
func (st *modState) reqSet(L *lua.LState) {
	v := viewOf(L.Get(2))
	if v == nil || v.typ != hook.Model && v.typ != hook.Side && v.typ != hook.Band && v.typ != hook.BattleV {
		vm.Throw(L, fault.New("E-ARG", "ev:set takes a model, a side or ev.battle first, not %s", describe(L.Get(2))))
	}
	st.usable(L, v)
	c := st.w.lib.Content()
	name := st.word(L, L.Get(3), "set")
	i := c.State(name)
	if i < 0 {
		vm.Throw(L, fault.New("E-FIELD", "no rule keeps a state %q", name).Suggest(orHint(suggest.Hint(name, c.StateNames()),
			"declare it: state = { "+name+" = \"flag\" }")))
	}
	a := hook.Ask{Op: hook.AskSet, Key: uint8(v.typ), A: v.path, M: int32(i)}
	switch c.States[i].Type {
	case hook.Bool:
		a.N = b2i(lua.LVAsBool(L.Get(4)))
	case hook.Model:
		if L.Get(4) == lua.LNil {
			a.B, a.N = hook.SlotPath(hook.NSlots-1), hook.Nil
		} else {
			a.B = st.model(L, 4, "set")
		}
	default:
		n := st.settle(L, L.Get(4))
		if x, ok := n.(lua.LNumber); ok && float64(x) != math.Trunc(float64(x)) {
			vm.Throw(L, fault.New("E-ARG", "the state %s holds whole numbers, not %s", name, vm.Format(n)).Suggest("math.floor makes it one"))
		}
		a.N = st.whole(L, n, "ev:set")
	}
	st.put(L, a)
}

func orHint(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

func (st *modState) reqWound(L *lua.LState) {
	n, cause := int32(1), "rule"
	if L.Get(3) != lua.LNil {
		n = st.between(L, L.Get(3), "ev:wound", 1, 100)
	}
	if L.Get(4) != lua.LNil {
		cause = st.word(L, L.Get(4), "wound")
	}
	st.put(L, hook.Ask{Op: hook.AskWound, A: st.model(L, 2, "wound"), N: n, S: st.sym(cause)})
}

// named reads an argument of a request that is a table with some of these names;
// nil where it is left out.
func (st *modState) named(L *lua.LState, n int, what string, known ...string) *lua.LTable {
	v := L.Get(n)
	if v == lua.LNil {
		return nil
	}
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "ev:%s takes a table with %s, not %s", what, oneOf(known), describe(v)))
	}
	for k, _ := t.Next(lua.LNil); k != lua.LNil; k, _ = t.Next(k) {
		if name := vm.Format(k); !contains(known, name) {
			vm.Throw(L, fault.New("E-FIELD", "ev:%s has no %q", what, name).Suggest(suggest.OneOf(name, known)))
		}
	}
	return t
}

func (st *modState) reqSkip(L *lua.LState) {
	a := hook.Ask{Op: hook.AskSkip, A: st.model(L, 2, "skip")}
	if o := st.named(L, 3, "skip", "what"); o != nil {
		switch what := o.RawGetString("what"); what.String() {
		case "all", "nil":
		case "move":
			a.N = 1
		default:
			vm.Throw(L, fault.New("E-ARG", "what is \"all\" or \"move\", not %s", describeValue(what)))
		}
	}
	st.put(L, a)
}

func (st *modState) reqGrant(L *lua.LState) {
	a := hook.Ask{Op: hook.AskGrantMove, A: st.model(L, 2, "grant_move"), N: hook.Nil}
	if L.Get(3) != lua.LNil {
		if a.N = st.units(L, L.Get(3), hook.Length, "grant_move"); a.N < 0 {
			vm.Throw(L, fault.New("E-ARG", "ev:grant_move takes a distance, not %s", vm.Format(L.Get(3))))
		}
	}
	if o := st.named(L, 4, "grant_move", "ahead", "counts"); o != nil && lua.LVAsBool(o.RawGetString("ahead")) {
		if a.M = 1; o.RawGetString("counts") == lua.LFalse {
			a.M = 2
		}
	}
	st.put(L, a)
}

func (st *modState) reqCharge(L *lua.LState) {
	a := hook.Ask{Op: hook.AskForceCharge, A: st.model(L, 2, "force_charge"), B: st.model(L, 3, "force_charge")}
	if o := st.named(L, 4, "force_charge", "die"); o != nil && o.RawGetString("die") != lua.LNil {
		die := o.RawGetString("die").String()
		if die != "d3" && die != "d6" && die != "none" {
			vm.Throw(L, fault.New("E-ARG", "die is \"d3\", \"d6\" or \"none\", not %q", die))
		}
		a.S = st.sym(die)
	}
	st.put(L, a)
}

func (st *modState) reqAttack(L *lua.LState) {
	if _, ok := L.Get(2).(*lua.LTable); !ok {
		vm.Throw(L, fault.New("E-ARG", "write ev:attack{ by = model, at = model, weapon = id }"))
	}
	o := st.named(L, 2, "attack", "by", "at", "weapon", "kind")
	side := func(key string) hook.Path {
		v := viewOf(o.RawGetString(key))
		if v == nil || v.typ != hook.Model {
			vm.Throw(L, fault.New("E-ARG", "ev:attack needs %s = a model, not %s", key, describe(o.RawGetString(key))))
		}
		return st.usable(L, v).path
	}
	a := hook.Ask{Op: hook.AskAttack, A: side("by"), B: side("at"), T: st.sym("melee")}
	if w := o.RawGetString("weapon"); w != lua.LNil {
		id := st.word(L, w, "weapon")
		if st.w.lib.Content().Get("weapon", id) == nil {
			vm.Throw(L, st.w.lib.Content().Unknown("weapon", id))
		}
		a.S = st.sym(id)
	}
	if k := o.RawGetString("kind"); k != lua.LNil {
		kind := st.word(L, k, "kind")
		if !contains(usedWords, kind) {
			vm.Throw(L, fault.New("E-ARG", "ev:attack: kind is %s, not %q", oneOf(usedWords), kind).Suggest(suggest.Hint(kind, usedWords)))
		}
		a.T = st.sym(kind)
	}
	st.put(L, a)
}

func (st *modState) reqStat(L *lua.LState) {
	name := st.word(L, L.Get(3), "stat")
	if !contains(hook.Profile, name) {
		vm.Throw(L, fault.New("E-ARG", "ev:stat: there is no profile number %q", name).Suggest(suggest.OneOf(name, hook.Profile)))
	}
	st.put(L, hook.Ask{Op: hook.AskStat, A: st.model(L, 2, "stat"), S: st.sym(name), N: st.between(L, L.Get(4), "ev:stat", 0, 1000)})
}
