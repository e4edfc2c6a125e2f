package luabind

import (
	"math/big"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/luabind/vm"
)

// A question runs a function once for every way in which the dice can fall,
// always on the same table. What the function may depend on is that table and
// its dice: it is looked at like a handler, tables from outside are read-only
// while it runs, and what it got hold of on one branch is dead on the next.

// maxPaths bounds an exploration by running again.
const maxPaths = 200_000

// branchBudget is what one branch may use, in instructions: one that needs more
// has a loop without an end, whatever is left of the whole question.
const branchBudget = 5_000_000

// Chance is the exact chance that a function returns true. A function that
// returns anything but true or false is E-ARG, one that keeps something between
// two branches E-REPLAY or E-FROZEN, too many branches are E-BUDGET.
func (s *Session) Chance(fn *lua.LFunction) (*big.Rat, error) {
	total, sum := new(big.Rat), new(big.Rat)
	err := s.explore(fn, func(v lua.LValue, w *big.Rat) *fault.Error {
		yes, ok := v.(lua.LBool)
		if !ok {
			return fault.New("E-ARG", "the function of a chance returns true or false, not %s", describe(v)).
				At(vm.DefinedAt(fn)).Suggest("return a comparison, such as b.hp == 0")
		}
		sum.Add(sum, w)
		if yes {
			total.Add(total, w)
		}
		return nil
	})
	if err == nil && sum.Cmp(big.NewRat(1, 1)) != 0 {
		err = fault.New("E-INTERNAL", "the chances sum to %s, not to 1", sum.RatString())
	}
	return total, err
}

// explore runs fn on every path of the dice and hands on what it returned.
func (s *Session) explore(fn *lua.LFunction, got func(lua.LValue, *big.Rat) *fault.Error) (failure error) {
	if s.asking {
		return fault.New("E-ARG", "a question inside a question").Suggest("ask them one after the other")
	}
	if err := s.user.vm.Audit(fn); err != nil {
		return impure(asFault(err))
	}
	defer s.user.vm.Hold(fn)()
	defer s.begin()()
	e := dice.NewExplored()
	s.game.R.Src = e
	table, choices := s.game.Save(), s.markChoices()
	defer func() {
		if failure != nil {
			choices()
		}
	}()
	models, sides := len(s.game.Models), len(s.game.Sides)
	taken := map[string]int{} // of each stream, by the branch that took most
	var first lua.LValue
	for n, more := 0, true; more; more = e.Next() {
		if n++; n > maxPaths {
			return tooMany(maxPaths)
		}
		choices()
		e.Begin()
		v, err := s.once(fn, e, n)
		for name, a := range s.answers {
			taken[name] = max(taken[name], a.at)
		}
		if err == nil {
			err = got(v, e.Weight())
		}
		s.endBranch(models, sides)
		s.game.Restore(table)
		if err != nil {
			return err
		}
		if n == 1 {
			first = v
		}
	}
	choices()
	if err := s.again(fn, first); err != nil {
		return err
	}
	s.endBranch(models, sides)
	for name, a := range s.answers {
		a.at = taken[name]
	}
	return nil
}

// once runs fn on the path that the dice stand on.
func (s *Session) once(fn *lua.LFunction, e *dice.Explored, n int) (lua.LValue, *fault.Error) {
	s.branches++
	s.branch = s.branches
	res, err := s.user.vm.Call(fn, branchBudget, 1)
	switch used := s.user.vm.Used(); {
	case e.Err() != nil: // whatever came of it
		return nil, asFault(e.Err()).At(vm.DefinedAt(fn))
	case err == nil:
		return res[0], nil
	case n > 1 && fault.CodeOf(err) == "E-BUDGET" && used < branchBudget:
		return nil, tooMany(n - 1)
	}
	f := asFault(err)
	if f.Code == "E-FROZEN" && f.Rule == "" {
		f.Hint = keepInside
	}
	return nil, f
}

// again runs the first path once more: the same dice must give the same answer.
// It finds what a function keeps where no audit can see it.
func (s *Session) again(fn *lua.LFunction, first lua.LValue) *fault.Error {
	e := dice.NewExplored()
	s.game.R.Src = e
	e.Begin()
	v, err := s.once(fn, e, 1)
	if err != nil {
		return err
	}
	a, okA := first.(lua.LBool)
	b, okB := v.(lua.LBool)
	if okA && okB && a != b {
		return fault.New("E-REPLAY", "the function of the question gave another answer with the same dice").
			At(vm.DefinedAt(fn)).Suggest(keepInside)
	}
	return nil
}

const keepInside = "what a question needs goes into locals inside its function; what it finds is returned"

func tooMany(n int) *fault.Error {
	return fault.New("E-BUDGET", "too many ways for the dice to fall: more than %d branches", n).
		Suggest("ask about fewer dice; dice.check(4) is two ways, dice.d6() is six")
}

// impure is the error of a function that writes what lives outside it.
func impure(e *fault.Error) *fault.Error {
	if e.Code != "E-GLOBAL" && e.Code != "E-UPVALUE" {
		return e
	}
	out := *e
	out.Code, out.Hint = "E-REPLAY", keepInside
	out.Message = "a question keeps nothing from branch to branch: " + strings.Replace(e.Message, "the handler", "its function", 1)
	return &out
}

// begin puts the session into a question; the function that it returns ends it
// and leaves the table, the explanation and the counts as they were.
func (s *Session) begin() (end func()) {
	r := s.game.R
	table, src, log, stats, last, free := s.game.Save(), r.Src, r.Log, r.Stats, s.last, s.free
	if s.tried == nil {
		s.tried = hook.NewStats(len(s.lib.content.Rules))
	}
	r.Log, r.Stats = nil, s.tried
	s.asking, s.illeg = true, 0
	return func() {
		r.Src, r.Log, r.Stats, s.last, s.free = src, log, stats, last, free
		s.asking, s.branch = false, 0
		s.game.Restore(table)
	}
}

// endBranch makes the views of what only that branch had stand on no table any
// more: the next branch, and play afterwards, give their numbers to others.
func (s *Session) endBranch(models, sides int) {
	for k, ud := range s.user.views {
		v := ud.Value.(*view)
		id, fixed := k.path.IsConst()
		if !fixed || v.branch == 0 {
			continue
		}
		if gone := k.typ == hook.Fight || int(id) >= ownersOf(k, models, sides); gone {
			v.epoch = deadEpoch
			delete(s.user.views, k)
		}
	}
}

// deadEpoch is of no table.
const deadEpoch = -1

// ownersOf is how many models or sides there are for a view of that key.
func ownersOf(k viewKey, models, sides int) int {
	switch {
	case k.typ == hook.Model, k.typ == hook.Charge, k.typ == hook.State && k.of == hook.Model:
		return models
	case k.typ == hook.Side, k.typ == hook.Band, k.typ == hook.State && k.of != hook.BattleV:
		return sides
	}
	return 1
}
