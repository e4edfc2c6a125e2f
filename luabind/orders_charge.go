package luabind

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/pillage"
	"skald/core/play"
	"skald/luabind/vm"
)

// doCharge: charge(m, target, { react = "flee", to = { {x, y}, {x, y} }, door = 1 }).
func (s *Session) doCharge(L *lua.LState) int {
	order := pillage.ChargeOrder{By: s.modelArg(L, 1, "charge"), At: s.modelArg(L, 2, "charge")}
	o := s.opts(L, 3, "charge", "react", "to", "door")
	order.React, order.Door = s.reactOpt(L, o), s.doorOpt(L, o)
	if to := o.RawGetString("to"); to != lua.LNil {
		order.Path = s.way(L, to, "charge")
	}
	return s.give(L, deed{verb: "charge", a: order.By, b: order.At, more: fmt.Sprint(order.React, order.Path, order.Door)}, chargeKind,
		func(g *play.Play, o *outcome) []play.Step {
			o.m, o.t = order.By, order.At
			return pil(g).ChargeSteps(order, &o.charge, &o.rep)
		})
}

// reactOpt reads what the target of a charge does: a word, or a list of words
// for the core to refuse.
func (s *Session) reactOpt(L *lua.LState, o *lua.LTable) (words []string) {
	v := o.RawGetString("react")
	list, ok := v.(*lua.LTable)
	if !ok && v != lua.LNil {
		list = L.NewTable()
		list.Append(v)
	}
	for i := 1; list != nil && i <= list.Len(); i++ {
		word := s.user.word(L, list.RawGetInt(i), "react")
		if _, err := pil(s.game).WeaponOf(word); err != nil && word != "none" && word != "flee" {
			vm.Throw(L, fault.New("E-ARG", "react is \"none\", \"flee\" or a weapon, not %q", word))
		}
		words = append(words, word)
	}
	return words
}
