package luabind

import (
	"fmt"
	"math"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// diceTable is the dice library of the prompt and of scenarios. Each word reads
// its arguments and throws through throwFree.
var diceTable = []struct {
	name string
	do   func(s *Session, L *lua.LState) int
}{
	{"d6", func(s *Session, L *lua.LState) int { return s.oneDie(L, "d6") }},
	{"d3", func(s *Session, L *lua.LState) int { return s.oneDie(L, "d3") }},
	{"roll", func(s *Session, L *lua.LState) int { return s.rollText(L, s.word(L, 1, "dice.roll")) }},
	{"check", (*Session).diceCheck},
	{"pool", (*Session).dicePool},
	{"opposed", (*Session).diceOpposed},
	{"row", (*Session).diceRow},
}

func diceNames() []string {
	var out []string
	for _, w := range diceTable {
		out = append(out, w.name)
	}
	return out
}

// openDice defines the dice library of the session's state.
func (s *Session) openDice() {
	s.openMeasures()
	lib := map[string]lua.LValue{}
	for _, w := range diceTable {
		w := w
		lib[w.name] = vm.Func(s.user.vm.L(), func(L *lua.LState) int { return w.do(s, L) })
	}
	s.user.vm.SetLibrary("dice", lib)
}

// throwFree rolls outside any order: a scope of its own, counted apart from those
// of orders, so that it never moves the dice of an order. The throw is pure: what
// it gives depends on the dice alone and on what key names, the word and its
// arguments. Show makes of it what the script gets.
// Inside a question it is thrown on every branch.
func (s *Session) throwFree(L *lua.LState, key string, throw func(dice.Source) []int, show func([]int) lua.LValue) int {
	return s.throwKnown(L, key, nil, throw, show)
}

// throwKnown is throwFree of a throw whose sum luck() knows what to expect of.
func (s *Session) throwKnown(L *lua.LState, key string, sp *spread, throw func(dice.Source) []int, show func([]int) lua.LValue) int {
	if s.w.cur != nil {
		vm.Throw(L, fault.New("E-REQUEST", "a rule rolls with ev:d6(), not with dice"))
	}
	s.notInLib(L, "dice")
	vm.Charge(L, readCost)
	if s.quest != nil {
		a := s.quest.meet(L, deed{kind: aRoll, verb: "dice", more: key}, func(x *exec) (answer, error) {
			x.free++
			x.g.R.Src.Scope(-x.free, 0, -1, 0)
			return listed(throw(x.g.R.Src)), nil
		})
		L.Push(show(a.ints()))
		return 1
	}
	s.used()
	s.free++
	s.game.R.Src.Scope(-s.free, 0, -1, 0) // orders have numbers above 0
	got := throw(s.game.R.Src)
	s.countFree(key, got, sp)
	s.flush()
	if err := s.game.R.Src.Err(); err != nil {
		vm.Throw(L, asFault(err).At(vm.Where(L, 1)))
	}
	L.Push(show(got))
	return 1
}

func showNumber(got []int) lua.LValue { return lua.LNumber(got[0]) }

func (s *Session) oneDie(L *lua.LState, text string) int {
	if L.GetTop() > 0 {
		vm.Throw(L, fault.New("E-ARG", "dice.%s takes nothing, not %s", text, describe(L.Get(1))).
			Suggest(`several dice are dice.roll "3d6", a need is dice.check(4)`))
	}
	return s.rollText(L, text)
}

// rollText throws a dice expression.
func (s *Session) rollText(L *lua.LState, text string) int {
	e, err := dice.Parse(text)
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	vm.Charge(L, int64(e.Dice()))
	throw := func(src dice.Source) []int { return []int{e.Roll(src, dice.Free, -1)} }
	return s.throwKnown(L, strings.ReplaceAll(text, " ", ""), spreadOf(e), throw, showNumber)
}

// maxPool is how many dice a word of the library throws at once.
const maxPool = 1000

// diceCheck: dice.check(need, { plus = 1, reroll = "fails" }).
func (s *Session) diceCheck(L *lua.LState) int {
	a := s.diceArgs(L, "dice.check", 2, checkOptions)
	b := dice.Batch{N: 1, Need: a.arg(1, "need", -100, 100)}
	a.test(&b)
	return s.throwFree(L, a.key(), throwBatch(b), func(got []int) lua.LValue { return lua.LBool(got[0] > 0) })
}

// dicePool: dice.pool(n, need, { reroll = "ones" }).
func (s *Session) dicePool(L *lua.LState) int {
	a := s.diceArgs(L, "dice.pool", 3, poolOptions)
	b := dice.Batch{N: a.arg(1, "n", 0, maxPool), Need: a.arg(2, "need", -100, 100)}
	a.test(&b)
	switch again := a.number("rerolls", 0, maxPool, -1); {
	case again == 0:
		b.Reroll = 0
	case again > 0:
		b.Limit = again
		if b.Reroll == 0 {
			b.Reroll = dice.Fails
		}
	}
	b.Explode = a.explode()
	vm.Charge(L, int64(b.N))
	return s.throwFree(L, a.key(), throwBatch(b), showNumber)
}

func throwBatch(b dice.Batch) func(dice.Source) []int {
	return func(src dice.Source) []int { return []int{b.Throw(src, dice.Free, -1)} }
}

// diceOpposed: dice.opposed(a, b, { plus = -1, ties = "win" }).
func (s *Session) diceOpposed(L *lua.LState) int {
	a := s.diceArgs(L, "dice.opposed", 3, opposedOptions)
	o := dice.Opposed{A: a.arg(1, "a", 1, maxPool), B: a.arg(2, "b", 1, maxPool), Plus: a.number("plus", -100, 100, 0)}
	o.Won, o.Of = a.ties()
	vm.Charge(L, int64(o.A+o.B))
	throw := func(src dice.Source) []int { return []int{o.Throw(src, dice.Free, -1)} }
	return s.throwFree(L, a.key(), throw, func(got []int) lua.LValue {
		return lua.LString([]string{"lose", "tie", "win"}[got[0]+1])
	})
}

// diceRow: dice.row({ "misfire", "miss", [4] = "hit" }, 1). A row holds from its
// number to the next one.
func (s *Session) diceRow(L *lua.LState) int {
	t, rows := s.rows(L)
	plus := 0
	if L.Get(2) != lua.LNil {
		plus = int(s.user.between(L, L.Get(2), "dice.row: plus", -100, 100))
	}
	throw := func(src dice.Source) []int {
		d := src.Roll(dice.Free, -1)
		for i := len(rows) - 1; i > 0; i-- {
			if dice.Least(src, &d, rows[i]-plus) {
				return rows[i : i+1]
			}
		}
		return rows[:1]
	}
	key := fmt.Sprintf("dice.row(%v, %d)", rows, plus)
	return s.throwFree(L, key, throw, func(got []int) lua.LValue { return t.RawGet(lua.LNumber(got[0])) })
}

// rows reads the numbers of the rows of a table, lowest first.
func (s *Session) rows(L *lua.LState) (t *lua.LTable, rows []int) {
	t, ok := L.Get(1).(*lua.LTable)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "dice.row takes a table of rows, not %s", describe(L.Get(1))).Suggest(rowsLike))
	}
	for k, _ := t.Next(lua.LNil); k != lua.LNil; k, _ = t.Next(k) {
		n, ok := k.(lua.LNumber)
		if !ok || float64(n) != math.Trunc(float64(n)) || math.Abs(float64(n)) > 100 {
			vm.Throw(L, fault.New("E-ARG", "dice.row: a row has a whole number from -100 to 100, not %s", describeValue(k)).Suggest(rowsLike))
		}
		rows = append(rows, int(n))
	}
	slices.Sort(rows)
	if len(rows) == 0 || rows[0] > 1 {
		vm.Throw(L, fault.New("E-ARG", "dice.row: no row for a 1").Suggest(rowsLike))
	}
	vm.Charge(L, int64(len(rows)))
	return t, rows
}

const rowsLike = `1, 2 to 3, 4 and more are { [1] = "misfire", [2] = "miss", [4] = "hit" }`

// Options of the words.
var (
	checkOptions   = []string{"plus", "reroll", "natural", "timing"}
	poolOptions    = append(checkOptions[:len(checkOptions):len(checkOptions)], "rerolls", "explode")
	opposedOptions = []string{"plus", "ties"}
)

// diceArgs reads the arguments of a word and writes down which they are.
type diceArgs struct {
	s    *Session
	L    *lua.LState
	word string
	opts *lua.LTable
	told []string
}

// diceArgs begins with the options, which are the n-th argument.
func (s *Session) diceArgs(L *lua.LState, word string, n int, known []string) *diceArgs {
	return &diceArgs{s: s, L: L, word: word, opts: s.opts(L, n, word, known...)}
}

// key names the word and what was read.
func (a *diceArgs) key() string { return a.word + "(" + strings.Join(a.told, ", ") + ")" }

func (a *diceArgs) tell(format string, args ...any) {
	a.told = append(a.told, fmt.Sprintf(format, args...))
}

// arg is the n-th argument, a number; messages call it name.
func (a *diceArgs) arg(n int, name string, low, top int32) int {
	v := a.s.user.between(a.L, a.L.Get(n), a.word+": "+name, low, top)
	a.tell("%d", v)
	return int(v)
}

// number of an option.
func (a *diceArgs) number(name string, low, top int32, without int) int {
	v := a.opts.RawGetString(name)
	if v == lua.LNil {
		return without
	}
	n := a.s.user.between(a.L, v, a.word+": "+name, low, top)
	a.tell("%s=%d", name, n)
	return int(n)
}

// choice is an option that is one of some words, "" where it is not given.
func (a *diceArgs) choice(name string, words ...string) string {
	v := a.opts.RawGetString(name)
	if v == lua.LNil {
		return ""
	}
	w, ok := v.(lua.LString)
	if !ok || !slices.Contains(words, string(w)) {
		a.refuse(name, oneOf(words), v, words)
	}
	a.tell("%s=%s", name, string(w))
	return string(w)
}

// refuse says what an option takes, and the nearest of its words.
func (a *diceArgs) refuse(name, want string, v lua.LValue, words []string) {
	e := fault.New("E-ARG", "%s: %s is %s, not %s", a.word, name, want, describeValue(v))
	if w, ok := v.(lua.LString); ok {
		e = e.Suggest(suggest.Hint(string(w), words))
	}
	vm.Throw(a.L, e)
}

// test reads the options that one die and many have in common.
func (a *diceArgs) test(b *dice.Batch) {
	b.Plus = a.number("plus", -100, 100, 0)
	b.Natural = a.number("natural", 1, 6, 2)
	b.Reroll, _ = dice.PermitByName(a.choice("reroll", "ones", "fails", "any"))
	b.Before = a.choice("timing", "after", "before") == "before"
}

func (a *diceArgs) explode() dice.Explode {
	v := a.opts.RawGetString("explode")
	switch {
	case v == lua.LNil || v == lua.LFalse:
		return 0
	case v == lua.LTrue:
		a.tell("explode=hit")
		return dice.OneMoreHit
	case v == lua.LString("die"):
		a.tell("explode=die")
		return dice.OneMoreDie
	}
	a.refuse("explode", `true (a 6 is one more success) or "die" (a 6 is one more die)`, v, []string{"die"})
	return 0
}

// ties reads what becomes of equal results: {2, 3} is won two times of three.
func (a *diceArgs) ties() (won, of int) {
	v := a.opts.RawGetString("ties")
	if t, ok := v.(*lua.LTable); ok {
		w, okW := t.RawGetInt(1).(lua.LNumber)
		o, okO := t.RawGetInt(2).(lua.LNumber)
		if !okW || !okO || t.Len() != 2 || o != 2 && o != 3 && o != 6 || w < 0 || w > o || w != lua.LNumber(int(w)) {
			vm.Throw(a.L, fault.New("E-ARG", "dice.opposed: a chance of ties is of 2, 3 or 6, for one die decides").Suggest("ties = { 2, 3 } is won two times of three"))
		}
		a.tell("ties=%d/%d", int(w), int(o))
		return int(w), int(o)
	}
	if w, ok := v.(lua.LString); v != lua.LNil && (!ok || !slices.Contains([]string{"win", "lose", "tie"}, string(w))) {
		a.refuse("ties", `"win", "lose", "tie" or a chance such as { 2, 3 }`, v, []string{"win", "lose", "tie"})
	}
	switch a.choice("ties", "win", "lose", "tie") {
	case "win":
		return 1, 1
	case "lose":
		return 0, 1
	}
	return 0, 0
}
