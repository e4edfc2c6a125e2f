package luabind

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/board"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/play"
	"skald/luabind/vm"
)

// doBoard: board(m, ship, { to = {x, y} }).
func (s *Session) doBoard(L *lua.LState) int {
	m, p := s.modelArg(L, 1, "board"), s.pieceArg(L, 2, "board")
	var at *board.Point
	more := ""
	if to := s.opts(L, 3, "board", "to").RawGetString("to"); to != lua.LNil {
		x, y := s.point(L, to, "board")
		at, more = &board.Point{X: x, Y: y}, fmt.Sprint(x, y)
	}
	return s.give(L, deed{verb: "board", a: m, b: p, more: more}, featKind, single(func(g *play.Play, o *outcome) (err error) {
		o.m = m
		o.feat, err = pil(g).BoardShip(m, p, at)
		return err
	}))
}

// doSail: sail(ship, { forward = 20 }), { arc = { radius =, length =, to = "left" } }
// or { about = true }; side = who sails it.
func (s *Session) doSail(L *lua.LState) int {
	order := pillage.SailOrder{Ship: s.pieceArg(L, 1, "sail"), Side: hook.Nil}
	o := s.opts(L, 2, "sail", "forward", "arc", "about", "side")
	if v := o.RawGetString("forward"); v != lua.LNil {
		order.Length = s.wayOpt(L, v, "forward")
	}
	if v := o.RawGetString("arc"); v != lua.LNil {
		if order.Length > 0 {
			vm.Throw(L, fault.New("E-ARG", "a ship sails forward or along an arc, not both"))
		}
		s.arcOpt(L, v, &order)
	}
	order.About = lua.LVAsBool(o.RawGetString("about"))
	if order.Length == 0 && !order.About {
		vm.Throw(L, fault.New("E-ARG", "sail takes forward = 20, arc = { radius = 10, length = 20 } or about = true"))
	}
	if v := o.RawGetString("side"); v != lua.LNil {
		order.Side = s.sideOf(L, v, "sail: side")
	}
	return s.give(L, deed{verb: "sail", a: order.Ship, more: fmt.Sprint(order)}, featKind, single(func(g *play.Play, out *outcome) (err error) {
		out.feat, err = pil(g).Sail(order)
		return err
	}))
}

// arcOpt reads { radius =, length =, to = "left" or "right" }.
func (s *Session) arcOpt(L *lua.LState, v lua.LValue, o *pillage.SailOrder) {
	t, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "arc is { radius = 10, length = 20, to = \"left\" }, not %s", describe(v)))
	}
	o.Radius, o.Length = s.wayOpt(L, t.RawGetString("radius"), "radius"), s.wayOpt(L, t.RawGetString("length"), "length")
	switch to := t.RawGetString("to"); to {
	case lua.LNil, lua.LString("right"):
	case lua.LString("left"):
		o.Left = true
	default:
		vm.Throw(L, fault.New("E-ARG", "an arc leads to \"left\" or \"right\", not %s", describeValue(to)))
	}
}

// wayOpt reads a length above 0.
func (s *Session) wayOpt(L *lua.LState, v lua.LValue, what string) int32 {
	n := s.inchesOpt(L, v, what)
	if n == 0 {
		vm.Throw(L, fault.New("E-ARG", "%s is a number of inches above 0", what))
	}
	return n
}
