package luabind

import (
	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/luabind/vm"
)

// freeRoll rolls outside any order: a scope of its own, counted apart from those
// of orders, so that it never moves the dice of an order.
func (s *Session) freeRoll(L *lua.LState, do func() lua.LValue) int {
	if s.w.cur != nil {
		vm.Throw(L, fault.New("E-REQUEST", "a rule rolls with ev:d6(), not with dice"))
	}
	vm.Charge(L, readCost)
	s.free++
	s.game.R.Src.Scope(-s.free, 0, -1, 0) // orders have numbers above 0
	v := do()
	if err := s.game.R.Src.Err(); err != nil {
		vm.Throw(L, asFault(err).At(vm.Where(L, 1)))
	}
	L.Push(v)
	return 1
}

func (s *Session) rollText(L *lua.LState, text string) int {
	e, err := dice.Parse(text)
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	return s.freeRoll(L, func() lua.LValue { return lua.LNumber(e.Roll(s.game.R.Src, dice.Free, -1)) })
}

// diceCheck: dice.check(need, { plus = 1, reroll = "fails" }).
func (s *Session) diceCheck(L *lua.LState) int {
	need := s.user.between(L, L.Get(1), "dice.check", -100, 100)
	o := s.opts(L, 2, "dice.check", "plus", "reroll")
	plus := int32(0)
	if v := o.RawGetString("plus"); v != lua.LNil {
		plus = s.user.between(L, v, "plus", -100, 100)
	}
	permit := s.user.permit(L, o.RawGetString("reroll"))
	return s.freeRoll(L, func() lua.LValue {
		t := dice.Test{Stream: dice.Free, Who: -1, Need: dice.Required(int(need), int(plus), dice.MaxNeed)}
		t.Throw(s.game.R.Src)
		if permit != 0 && t.CanReroll(s.game.R.Src, permit) {
			t.Reroll(s.game.R.Src)
		}
		return lua.LBool(t.OK)
	})
}
