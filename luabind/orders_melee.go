package luabind

import (
	"fmt"
	"math"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/play"
	"skald/luabind/vm"
)

func (s *Session) doRaise(L *lua.LState) int {
	m := s.modelArg(L, 1, "raise_shield")
	s.order(L, deed{verb: "raise_shield", a: m}, nil, single(func(g *play.Play, _ *outcome) error { return pil(g).RaiseShield(m) }))
	return 0
}

// otherArg reads a model that may be left out, hook.Nil then.
func (s *Session) otherArg(L *lua.LState, n int, what string) int32 {
	if L.Get(n) == lua.LNil {
		return hook.Nil
	}
	return s.modelArg(L, n, what)
}

func (s *Session) doPush(L *lua.LState) int {
	m, at := s.modelArg(L, 1, "push"), s.otherArg(L, 2, "push")
	s.order(L, deed{verb: "push", a: m, b: at}, nil, single(func(g *play.Play, _ *outcome) error { return pil(g).Push(m, at) }))
	return 0
}

func (s *Session) doSupport(L *lua.LState) int {
	m, ally := s.modelArg(L, 1, "support"), s.otherArg(L, 2, "support")
	s.order(L, deed{verb: "support", a: m, b: ally}, nil, single(func(g *play.Play, _ *outcome) error { return pil(g).Support(m, ally) }))
	return 0
}

func (s *Session) doDropTorch(L *lua.LState) int {
	m := s.modelArg(L, 1, "drop_torch")
	s.order(L, deed{verb: "drop_torch", a: m}, nil, single(func(g *play.Play, _ *outcome) error { return pil(g).DropTorch(m) }))
	return 0
}

func (s *Session) doBreakWall(L *lua.LState) int {
	m := s.modelArg(L, 1, "break_wall")
	s.order(L, deed{verb: "break_wall", a: m}, nil, single(func(g *play.Play, _ *outcome) error { return pil(g).BreakWall(m) }))
	return 0
}

// compass points, as directions in thousandths.
var compass = map[string][2]int32{"north": {0, 1000}, "east": {1000, 0}, "south": {0, -1000}, "west": {-1000, 0}}

func (s *Session) doForm(L *lua.LState) int {
	form := pillage.FormOrder{Kind: s.word(L, 1, "form"), First: s.modelList(L, 2, "form", "{ a, b, c }")}
	o := s.opts(L, 3, "form", "faces", "second_rank")
	if v := o.RawGetString("second_rank"); v != lua.LNil {
		form.Second = s.modelsIn(L, v, "second_rank", "{ d, e }")
	}
	if f := o.RawGetString("faces"); f != lua.LNil {
		d, ok := compass[f.String()]
		if !ok {
			vm.Throw(L, fault.New("E-ARG", "faces is north, east, south or west, not %q", f.String()))
		}
		form.FX, form.FY = d[0], d[1]
	}
	s.order(L, deed{verb: "form", more: fmt.Sprint(form)}, nil, single(func(g *play.Play, _ *outcome) error { return pil(g).Form(form) }))
	return 0
}

func (s *Session) doMoveWall(L *lua.LState) int {
	w := pillage.WallMove{M: s.modelArg(L, 1, "move_wall"), About: hook.Nil}
	o := s.opts(L, 2, "move_wall", "forward", "wheel", "about", "about_face")
	w.Forward = s.thousandths(L, o, "forward", 0, 100)
	w.Wheel = s.thousandths(L, o, "wheel", -180, 180)
	w.Face = lua.LVAsBool(o.RawGetString("about_face"))
	if v := viewOf(o.RawGetString("about")); v != nil && v.typ == hook.Model {
		w.About, _ = s.user.usable(L, v).path.IsConst()
	}
	if int(b2i(w.Forward != 0))+int(b2i(w.Wheel != 0))+int(b2i(w.Face)) != 1 {
		vm.Throw(L, fault.New("E-ARG", "move_wall takes one of forward, wheel and about_face").Suggest("{ forward = 4 }, { wheel = 30, about = m } or { about_face = true }"))
	}
	return s.give(L, deed{verb: "move_wall", a: w.M, more: fmt.Sprint(w)}, moveKind, single(func(g *play.Play, o *outcome) (err error) {
		o.m = w.M
		o.spent, err = pil(g).MoveWall(w)
		return err
	}))
}

// thousandths reads an optional number of a table of options, in thousandths; 0
// where it is left out.
func (s *Session) thousandths(L *lua.LState, o *lua.LTable, name string, low, top float64) int32 {
	v := o.RawGetString(name)
	if v == lua.LNil {
		return 0
	}
	n, ok := v.(lua.LNumber)
	if !ok || !(float64(n) >= low && float64(n) <= top) {
		vm.Throw(L, fault.New("E-ARG", "%s is a number from %g to %g, not %s", name, low, top, describeValue(v)))
	}
	return int32(math.Round(float64(n) * hook.Milli))
}

// modelList reads a list of models of the table.
func (s *Session) modelList(L *lua.LState, n int, what, like string) []int32 {
	return s.modelsIn(L, L.Get(n), what, like)
}

func (s *Session) modelsIn(L *lua.LState, v lua.LValue, what, like string) []int32 {
	list, ok := v.(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "%s takes a list of models, not %s", what, describe(v)).Suggest(like+", or those of a band: red:models()"))
	}
	if list.Len() > len(s.game.Models) {
		vm.Throw(L, fault.New("E-ARG", "%s takes a list of %d models, and the table has %d", what, list.Len(), len(s.game.Models)))
	}
	var models []int32
	for i := 1; i <= list.Len(); i++ {
		x := viewOf(list.RawGetInt(i))
		if x == nil || x.typ != hook.Model {
			vm.Throw(L, fault.New("E-ARG", "%s takes a list of models; element %d is %s", what, i, describe(list.RawGetInt(i))))
		}
		id, _ := s.user.usable(L, x).path.IsConst()
		models = append(models, id)
	}
	return models
}
