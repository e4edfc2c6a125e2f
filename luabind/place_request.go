package luabind

import (
	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// Requests that put models somewhere, and queries about the ground.

// placeWords are the ways to say where something is placed; one of the first
// four, and away.
var placeWords = []string{"at", "touching", "zone", "outside", "away"}

// reqPlace reads ev:place(x, { touching = piece, away = 1 }).
func (st *modState) reqPlace(L *lua.LState) {
	a := hook.Ask{Op: hook.AskPlace}
	if id, ok := L.Get(2).(lua.LString); ok {
		a.S = st.declared(L, "troop", string(id))
	} else {
		a.A = st.model(L, 2, "place")
	}
	if where, ok := L.Get(3).(*lua.LTable); ok {
		st.whereTo(L, &a, where)
	} else if L.Get(3) != lua.LNil {
		vm.Throw(L, fault.New("E-ARG", "ev:place takes a table that says where, not %s", describe(L.Get(3))).Suggest("{ at = {10, 20} }"))
	}
	st.put(L, a)
}

func (st *modState) whereTo(L *lua.LState, a *hook.Ask, where *lua.LTable) {
	for k, v := where.Next(lua.LNil); k != lua.LNil; k, v = where.Next(k) {
		name := vm.Format(k)
		if name == "away" {
			a.T = st.units(L, v, hook.Length, "place: away")
			continue
		}
		if a.Key != hook.Anywhere {
			vm.Throw(L, fault.New("E-ARG", "ev:place takes one of at, touching, zone and outside"))
		}
		switch name {
		case "at":
			a.Key, a.N, a.M = hook.AtPoint, st.inchesOf(L, v, 1), st.inchesOf(L, v, 2)
		case "touching":
			a.Key, a.B = hook.TouchingPiece, st.piecePath(L, v, "place: touching")
		case "zone":
			a.Key, a.B = hook.InZone, st.sidePath(L, v, "place: zone")
		case "outside":
			a.Key = st.outside(L, v)
		default:
			vm.Throw(L, fault.New("E-FIELD", "ev:place has no %q", name).Suggest(suggest.OneOf(name, placeWords)))
		}
	}
}

// inchesOf a point, by index.
func (st *modState) inchesOf(L *lua.LState, v lua.LValue, i int) int32 {
	t, ok := v.(*lua.LTable)
	if !ok || t.Len() != 2 {
		vm.Throw(L, fault.New("E-ARG", "ev:place: at is a point {x, y}, not %s", describe(v)))
	}
	return st.units(L, t.RawGetInt(i), hook.Length, "place: at")
}

func (st *modState) outside(L *lua.LState, v lua.LValue) uint8 {
	switch v {
	case lua.LString("zones"):
		return hook.OutsideZones
	case lua.LString("enemy_zone"):
		return hook.OutsideEnemyZone
	}
	vm.Throw(L, fault.New("E-ARG", "outside is \"zones\" or \"enemy_zone\", not %s", describeValue(v)))
	return 0
}

// reqHide reads ev:hide(model, piece).
func (st *modState) reqHide(L *lua.LState) {
	a := hook.Ask{Op: hook.AskHide, A: st.model(L, 2, "hide")}
	if L.Get(3) != lua.LNil {
		a.B, a.N = st.piecePath(L, L.Get(3), "hide"), 1
	}
	st.put(L, a)
}

func (st *modState) sidePath(L *lua.LState, v lua.LValue, what string) hook.Path {
	x := viewOf(v)
	if x == nil || x.typ != hook.Side && x.typ != hook.Band {
		vm.Throw(L, fault.New("E-ARG", "ev:%s takes a side, not %s", what, describe(v)))
	}
	return st.usable(L, x).path
}

func (st *modState) piecePath(L *lua.LState, v lua.LValue, what string) hook.Path {
	x := viewOf(v)
	if x == nil || x.typ != hook.Piece {
		vm.Throw(L, fault.New("E-ARG", "ev:%s takes a piece of terrain, not %s", what, describe(v)))
	}
	return st.usable(L, x).path
}

// item reads the id of an item.
func (st *modState) item(L *lua.LState, v lua.LValue, what string) int32 {
	id := st.word(L, v, what)
	if st.w.lib.Content().Item(id) == nil {
		vm.Throw(L, st.w.lib.Content().Unknown("item", id))
	}
	return st.sym(id)
}

// declared is the symbol of an id that must be declared.
func (st *modState) declared(L *lua.LState, kind, id string) int32 {
	if st.w.lib.Content().Get(kind, id) == nil {
		vm.Throw(L, st.w.lib.Content().Unknown(kind, id))
	}
	return st.sym(id)
}

// pieces lists what lies on the table: ev:pieces{ kind = "forest", tag = "tall",
// outside = "enemy_zone" }.
func (st *modState) pieces(L *lua.LState) int {
	q := hook.Question{Op: hook.OpList, Arg: battle.MPieces}
	if t, ok := L.Get(2).(*lua.LTable); ok {
		for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
			switch name := vm.Format(k); name {
			case "kind":
				q.X = st.declared(L, "terrain", st.word(L, v, "kind"))
			case "tag":
				q.K = st.tagged(L, st.word(L, v, "tag"))
			case "outside":
				q.Arg = battle.MPiecesClear
				if st.outside(L, v) == hook.OutsideEnemyZone {
					q.Arg = battle.MPiecesSafe
				}
			default:
				vm.Throw(L, fault.New("E-FIELD", "ev:pieces has no %q", name).Suggest(suggest.OneOf(name, []string{"kind", "tag", "outside"})))
			}
		}
	}
	L.Push(st.listAs(L, q, hook.Piece))
	return 1
}

// straight: do three models stand in a line? ev:straight(a, b, c, 0.5).
func (st *modState) straight(L *lua.LState) int {
	q := hook.Question{Op: hook.OpMethod, Arg: battle.MStraight, A: st.model(L, 2, "straight"), B: st.model(L, 3, "straight"),
		X: int32(st.model(L, 4, "straight"))}
	if L.Get(5) != lua.LNil {
		q.K = st.units(L, L.Get(5), hook.Length, "straight")
	}
	L.Push(lua.LBool(st.w.ask(L, q) == 1))
	return 1
}
