package luabind

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/pillage"
	"skald/core/play"
)

// doHounds: send_hounds(handler, target, { react = "none" }).
func (s *Session) doHounds(L *lua.LState) int {
	order := pillage.HoundOrder{By: s.modelArg(L, 1, "send_hounds"), At: s.modelArg(L, 2, "send_hounds")}
	order.React = s.reactOpt(L, s.opts(L, 3, "send_hounds", "react"))
	return s.give(L, deed{verb: "send_hounds", a: order.By, b: order.At, more: fmt.Sprint(order.React)}, chargeKind,
		func(g *play.Play, o *outcome) []play.Step {
			o.m, o.t = order.By, order.At
			return pil(g).HoundSteps(order, &o.charge, &o.rep)
		})
}
