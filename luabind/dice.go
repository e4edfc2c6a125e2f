package luabind

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/luabind/vm"
)

// throwFree rolls outside any order: with a scope of its own, counted apart from
// those of orders, so that it never moves the dice of an order. throw is all
// that touches the dice; key tells one throw from another. Inside a question it
// is thrown on every branch.
func (s *Session) throwFree(L *lua.LState, key string, sp *spread, throw func(dice.Source) []int, show func([]int) lua.LValue) int {
	if s.w.cur != nil {
		vm.Throw(L, fault.New("E-REQUEST", "a rule rolls with ev:d6(), not with dice"))
	}
	s.used()
	vm.Charge(L, readCost)
	if s.quest != nil {
		a := s.quest.meet(L, deed{kind: aRoll, verb: "dice", more: key}, func(x *exec) (answer, error) {
			return listed(throw(x.g.R.Src)), nil
		})
		L.Push(show(a.ints()))
		return 1
	}
	s.free++
	s.game.R.Src.Scope(-s.free, 0, -1, 0) // orders have numbers above 0
	v := throw(s.game.R.Src)
	s.countFree(key, v, sp)
	s.flush()
	if err := s.game.R.Src.Err(); err != nil {
		vm.Throw(L, asFault(err).At(vm.Where(L, 1)))
	}
	L.Push(show(v))
	return 1
}

func (s *Session) rollText(L *lua.LState, text string) int {
	e, err := dice.Parse(text)
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	sp := spreadOf(e)
	return s.throwFree(L, text, &sp, func(src dice.Source) []int { return []int{e.Roll(src, dice.Free, -1)} },
		func(n []int) lua.LValue { return lua.LNumber(n[0]) })
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
	return s.throwFree(L, fmt.Sprint("check", need, plus, permit), nil, func(src dice.Source) []int {
		t := dice.Test{Stream: dice.Free, Who: -1, Need: dice.Required(int(need), int(plus), dice.MaxNeed)}
		t.Throw(src)
		if permit != 0 && t.CanReroll(src, permit) {
			t.Reroll(src)
		}
		if t.OK {
			return []int{1}
		}
		return []int{0}
	}, func(n []int) lua.LValue { return lua.LBool(n[0] == 1) })
}
