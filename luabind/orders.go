package luabind

import (
	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/luabind/vm"
)

func (s *Session) doMove(L *lua.LState) int {
	m := s.modelArg(L, 1, "move")
	t, ok := L.Get(2).(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "move takes a point {x, y}, not %s", describe(L.Get(2))))
	}
	var path [][2]int32
	if _, isList := t.RawGetInt(1).(*lua.LTable); isList {
		for i := 1; i <= t.Len(); i++ {
			x, y := s.point(L, t.RawGetInt(i), "move")
			path = append(path, [2]int32{x, y})
		}
	} else {
		x, y := s.point(L, t, "move")
		path = append(path, [2]int32{x, y})
	}
	var spent, left int32
	if !s.order(L, func() (err error) { spent, left, err = s.game.Move(m, path); return }) {
		L.Push(s.refused())
		return 1
	}
	L.Push(s.moveResult(m, spent, left))
	return 1
}

func (s *Session) doCharge(L *lua.LState) int {
	m, t := s.modelArg(L, 1, "charge"), s.modelArg(L, 2, "charge")
	s.opts(L, 3, "charge", "react")
	var c pillage.Charging
	if !s.order(L, func() (err error) { c, err = s.game.Charge(pillage.ChargeOrder{By: m, At: t}); return }) {
		L.Push(s.refused())
		return 1
	}
	L.Push(s.chargeResult(m, t, c))
	return 1
}

// weaponOpt reads the weapon of an order.
func (s *Session) weaponOpt(L *lua.LState, o *lua.LTable) *pillage.Weapon {
	v := o.RawGetString("weapon")
	if v == lua.LNil {
		return nil
	}
	w, err := s.game.WeaponOf(s.user.word(L, v, "weapon"))
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	return w
}

func (s *Session) doShoot(L *lua.LState) int {
	by, at := s.modelArg(L, 1, "shoot"), s.modelArg(L, 2, "shoot")
	o := s.opts(L, 3, "shoot", "weapon", "shots")
	shot := pillage.Shot{By: by, At: at, Weapon: s.weaponOpt(L, o)}
	if n := o.RawGetString("shots"); n != lua.LNil {
		shot.Shots = int(s.user.between(L, n, "shots", 1, 100))
	}
	return s.report(L, func() (pillage.Report, error) { return s.game.Shoot(shot) })
}

func (s *Session) doFight(L *lua.LState) int {
	a, b := s.modelArg(L, 1, "fight"), s.modelArg(L, 2, "fight")
	return s.report(L, func() (pillage.Report, error) { return s.game.Fight(a, b) })
}

func (s *Session) doAttack(L *lua.LState) int {
	a, b := s.modelArg(L, 1, "attack"), s.modelArg(L, 2, "attack")
	o := s.opts(L, 3, "attack", "kind", "weapon")
	kind, w := kindOpt(L, o), s.weaponOpt(L, o)
	return s.report(L, func() (pillage.Report, error) { return s.game.Attack(a, b, kind, w) })
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

// report carries out an order that makes blows.
func (s *Session) report(L *lua.LState, do func() (pillage.Report, error)) int {
	var rep pillage.Report
	if !s.order(L, func() (err error) { rep, err = do(); return }) {
		L.Push(s.refused())
		return 1
	}
	r := &report{s: s, rep: rep, trace: s.last, born: s.here()}
	if s.traced {
		r.told = s.inputs
	}
	L.Push(s.wrap(r))
	return 1
}

func (s *Session) wrap(v any) *lua.LUserData {
	return &lua.LUserData{Value: v, Metatable: s.user.meta, Env: s.user.vm.L().Env}
}

func (s *Session) doMorale(L *lua.LState) int {
	m := s.modelArg(L, 1, "morale")
	var r pillage.MoraleTest
	if !s.order(L, func() (err error) { r, err = s.game.Morale(m); return }) {
		L.Push(s.refused())
		return 1
	}
	L.Push(s.moraleResult(m, r))
	return 1
}

// doNeed asks for a number without dice: the table stays as it is.
func (s *Session) doNeed(L *lua.LState) int {
	kind := s.word(L, 1, "need")
	a := s.modelArg(L, 2, "need")
	b := int32(-1)
	if kind == "hit" || kind == "save" {
		b = s.modelArg(L, 3, "need")
	}
	o := s.opts(L, 4, "need", "weapon", "kind")
	w := s.weaponOpt(L, o)
	shoot := kindOpt(L, o) == "shoot"
	var n int
	s.look(L, func() (err error) { n, err = s.game.Need(kind, a, b, w, shoot); return })
	L.Push(lua.LNumber(n))
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
	q := pillage.ReachQuery{Kind: kind, M: m, At: t, Weapon: s.weaponOpt(L, o), Road: lua.LVAsBool(o.RawGetString("road"))}
	if r := o.RawGetString("roll"); r != lua.LNil {
		q.Roll = int(s.user.between(L, r, "roll", 0, 6))
	}
	var n int32
	s.look(L, func() (err error) { n, err = s.game.ReachOf(q); return })
	L.Push(number(n))
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
		return st.method(methodKey{hook.Band, "add"}, s.doAdd)
	case "row":
		return st.method(methodKey{hook.Band, "row"}, s.doRow)
	}
	return nil
}
