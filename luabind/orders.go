package luabind

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/play"
	"skald/luabind/vm"
)

// weaponOpt reads the weapon of an order, "" where it names none. Its numbers are
// those of the table on which the order is carried out: see weaponOn.
func (s *Session) weaponOpt(L *lua.LState, o *lua.LTable) string {
	v := o.RawGetString("weapon")
	if v == lua.LNil {
		return ""
	}
	id := s.user.word(L, v, "weapon")
	if _, err := pil(s.game).WeaponOf(id); err != nil {
		vm.Throw(L, asFault(err))
	}
	return id
}

// weaponOn is the weapon that an order names, nil where it names none.
func weaponOn(g *play.Play, id string) *pillage.Weapon {
	if id == "" {
		return nil
	}
	w, _ := pil(g).WeaponOf(id) // it exists: see weaponOpt
	return w
}

func (s *Session) doVolley(L *lua.LState) int {
	o := pillage.VolleyOrder{Archers: s.modelList(L, 1, "volley", "{ a, b, c, d }")}
	o.X, o.Y = s.point(L, L.Get(2), "volley")
	s.onTable(L, o.X, o.Y)
	return s.give(L, deed{verb: "volley", more: fmt.Sprint(o)}, reportKind, func(g *play.Play, out *outcome) []play.Step { return pil(g).VolleySteps(o, &out.rep) })
}

func (s *Session) doFight(L *lua.LState) int {
	if L.GetTop() == 0 {
		return s.give(L, deed{verb: "fight"}, reportKind, func(g *play.Play, o *outcome) []play.Step { return pil(g).FightAllSteps(&o.rep) })
	}
	a, b := s.modelArg(L, 1, "fight"), s.modelArg(L, 2, "fight")
	return s.give(L, deed{verb: "fight", a: a, b: b}, reportKind, func(g *play.Play, o *outcome) []play.Step { return pil(g).FightSteps(a, b, &o.rep) })
}

func (s *Session) doAttack(L *lua.LState) int {
	a, b := s.modelArg(L, 1, "attack"), s.modelArg(L, 2, "attack")
	o := s.opts(L, 3, "attack", "kind", "weapon")
	kind, w := kindOpt(L, o), s.weaponOpt(L, o)
	return s.give(L, deed{verb: "attack", a: a, b: b, more: kind + w}, reportKind, single(func(g *play.Play, o *outcome) (err error) {
		o.rep, err = pil(g).Attack(a, b, kind, weaponOn(g, w))
		return err
	}))
}

// kindOpt reads the option kind of a blow.
func kindOpt(L *lua.LState, o *lua.LTable) string {
	switch k := o.RawGetString("kind"); k {
	case lua.LNil, lua.LString("melee"):
		return "melee"
	case lua.LString("shoot"):
		return "shoot"
	default:
		vm.Throw(L, fault.New("E-ARG", "kind is \"melee\" or \"shoot\", not %s", describeValue(k)))
		return ""
	}
}

// give carries out an order and hands its result to the script.
func (s *Session) give(L *lua.LState, d deed, kind *resultKind, steps func(g *play.Play, o *outcome) []play.Step) int {
	L.Push(s.wrap(s.order(L, d, kind, steps)))
	return 1
}

func (s *Session) wrap(v any) *lua.LUserData {
	return &lua.LUserData{Value: v, Metatable: s.user.meta, Env: s.user.vm.L().Env}
}

// doNeed asks for a number without dice: the table stays as it is.
func (s *Session) doNeed(L *lua.LState) int {
	kind := s.word(L, 1, "need")
	a := s.modelArg(L, 2, "need")
	b := int32(-1)
	if kind == "ignite" {
		return s.needFire(L, a)
	}
	if kind == "hit" || kind == "save" {
		b = s.modelArg(L, 3, "need")
	}
	o := s.opts(L, 4, "need", "weapon", "kind")
	w := s.weaponOpt(L, o)
	shoot := kindOpt(L, o) == "shoot"
	d := deed{verb: "need", a: a, b: b, more: fmt.Sprint(kind, w, shoot)}
	L.Push(s.value(L, s.look(L, d, func(g *play.Play) (answer, error) {
		n, err := pil(g).Need(kind, a, b, weaponOn(g, w), shoot)
		return numbered(float64(n)), err
	}), s.here()))
	return 1
}

func (s *Session) doReach(L *lua.LState) int {
	kind := s.word(L, 1, "reach")
	m := s.modelArg(L, 2, "reach")
	t := int32(-1)
	if L.Get(3) != lua.LNil {
		t = s.modelArg(L, 3, "reach")
	}
	o := s.opts(L, 4, "reach", "roll", "weapon", "road")
	w := s.weaponOpt(L, o)
	q := pillage.ReachQuery{Kind: kind, M: m, At: t, Road: lua.LVAsBool(o.RawGetString("road"))}
	if r := o.RawGetString("roll"); r != lua.LNil {
		q.Roll = int(s.user.between(L, r, "roll", 0, 6))
	}
	d := deed{verb: "reach", a: m, b: t, more: fmt.Sprint(kind, w, q.Roll, q.Road)}
	L.Push(s.value(L, s.look(L, d, func(g *play.Play) (answer, error) {
		q := q
		q.Weapon = weaponOn(g, w)
		n, err := pil(g).ReachOf(q)
		return inched(n), err
	}), s.here()))
	return 1
}

// kitKeys are the keys of a kit that are no items.
var kitKeys = []string{"weapon", "at", "touch", "bearing", "name", "hp", "loot", "talents", "faction"}

// setupMethod is a method of a band in free play: add, row.
func (st *modState) setupMethod(v *view, name string) lua.LValue {
	s := st.w.session
	if v.typ != hook.Band || s == nil || st != s.user {
		return nil
	}
	switch name {
	case "add":
		return st.stepMethod("add", (*Session).doAdd)
	case "row":
		return st.stepMethod("row", (*Session).doRow)
	}
	return nil
}

// stepMethod is a method of a band that is a step of the history.
func (st *modState) stepMethod(name string, do func(*Session, *lua.LState) int) lua.LValue {
	var fn *lua.LFunction
	fn = st.method(methodKey{hook.Band, name}, func(L *lua.LState) int { return st.w.session.perform(L, name, fn, do) })
	return fn
}
