package luabind

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/play"
)

func (s *Session) doShoot(L *lua.LState) int {
	by, at := s.modelArg(L, 1, "shoot"), s.modelArg(L, 2, "shoot")
	o := s.opts(L, 3, "shoot", "weapon", "shots", "from")
	w, shot := s.weaponOpt(L, o), pillage.Shot{By: by, At: at}
	if n := o.RawGetString("shots"); n != lua.LNil {
		shot.Shots = int(s.user.between(L, n, "shots", 1, 100))
	}
	if n := o.RawGetString("from"); n != lua.LNil {
		shot.From = int(s.user.between(L, n, "from", 1, 100))
	}
	return s.give(L, deed{verb: "shoot", a: by, b: at, more: fmt.Sprint(w, shot.Shots, shot.From)}, reportKind,
		single(func(g *play.Play, o *outcome) (err error) {
			shot := shot
			shot.Weapon = weaponOn(g, w)
			o.rep, err = pil(g).Shoot(shot)
			return err
		}))
}

// doPut sets a model down: put(m, {x, y}), or put(m, house, floor).
func (s *Session) doPut(L *lua.LState) int {
	m := s.modelArg(L, 1, "put")
	if v := viewOf(L.Get(2)); v != nil && v.typ == hook.Piece {
		return s.putInside(L, m, v)
	}
	x, y := s.point(L, L.Get(2), "put")
	s.onTable(L, x, y)
	s.change(L, deed{verb: "put", a: m, more: fmt.Sprint(x, y)}, func(g *play.Play) (answer, error) {
		pil(g).Put(m, x, y)
		pil(g).Stay(m)
		g.SetM(m, battle.Inside, 0)
		return answer{}, nil
	})
	return 0
}

func (s *Session) putInside(L *lua.LState, m int32, v *view) int {
	p, _ := s.user.usable(L, v).path.IsConst()
	floor := int32(0)
	if n := L.Get(3); n != lua.LNil {
		floor = s.user.between(L, n, "floor", 0, battle.MaxFloors-1)
	}
	s.change(L, deed{verb: "put", a: m, b: p, more: fmt.Sprint("inside ", floor)}, func(g *play.Play) (answer, error) {
		err := pil(g).PutInside(m, p, floor)
		pil(g).Stay(m)
		return answer{}, err
	})
	return 0
}
