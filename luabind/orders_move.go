package luabind

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/board"
	"skald/core/fault"
	"skald/core/pillage"
	"skald/luabind/vm"
)

func (s *Session) doMove(L *lua.LState) int {
	m := s.modelArg(L, 1, "move")
	path := s.way(L, L.Get(2), "move")
	return s.give(L, deed{verb: "move", a: m, more: fmt.Sprint(path)}, moveKind, single(func(g *pillage.Game, o *outcome) (err error) {
		o.m = m
		o.spent, o.left, err = g.Move(m, path)
		return err
	}))
}

// way reads a point {x, y}, or a list of them: the way from where a model stands.
func (s *Session) way(L *lua.LState, v lua.LValue, what string) []board.Point {
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "%s takes a point {x, y}, not %s", what, describe(v)))
	}
	list := []lua.LValue{t}
	if _, isList := t.RawGetInt(1).(*lua.LTable); isList {
		list = list[:0]
		for i := 1; i <= t.Len(); i++ {
			list = append(list, t.RawGetInt(i))
		}
	}
	var path []board.Point
	for _, v := range list {
		x, y := s.point(L, v, what)
		path = append(path, board.Point{X: x, Y: y})
	}
	return path
}
