package scenario

import (
	"fmt"
	"math/big"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/game"
	"skald/core/rule"
	"skald/core/suggest"
	"skald/luabind"
	"skald/luabind/vm"
)

// tester is the `t` of one scenario.
type tester struct {
	s          *luabind.Session
	sc         *luabind.ScenarioDecl
	covers     []string
	given      *dice.Given
	assertions int
	begun      bool // run was called
	ended      bool // run returned
}

var scenarioFields = []string{"covers", "dice", "choices", "house", "weather", "set", "seed", "game", "run"}

func (t *tester) fail(code, format string, args ...any) *fault.Error {
	return fault.New(code, format, args...).At(t.sc.Path, t.sc.Line)
}

// run sets the table up as the scenario says, runs it, and checks what is left.
func (t *tester) run() error {
	t.s.Clear() // what is told of a failure is of this scenario
	t.s.ForgetChoices()
	tab := t.sc.Table
	for k, _ := tab.Next(lua.LNil); k != lua.LNil; k, _ = tab.Next(k) {
		if name := k.String(); !has(scenarioFields, name) {
			return t.fail("E-SCENARIO", "a scenario has no field %q", name).Suggest(suggest.Hint(name, scenarioFields))
		}
	}
	if err := t.checkGame(tab.RawGetString("game")); err != nil {
		return err
	}
	covers, ok := words(tab.RawGetString("covers"))
	if !ok {
		return t.fail("E-SCENARIO", "covers is a list of rule ids")
	}
	t.covers = covers
	if err := checkCovers(t.s.Library(), covers); err != nil {
		return err.At(t.sc.Path, t.sc.Line)
	}
	fn, ok := tab.RawGetString("run").(*lua.LFunction)
	if !ok {
		return t.fail("E-SCENARIO", "a scenario needs run = function(t) ... end")
	}
	if fn.IsG {
		return t.fail("E-SCENARIO", "run is a function, not a word of skald").Suggest("write run = function(t) ... end")
	}
	if err := t.prepare(tab); err != nil {
		return err.At(t.sc.Path, t.sc.Line)
	}
	t.begun = true
	if _, err := t.s.State().Call(fn, luabind.RunBudget, 0, t.table()); err != nil {
		return err
	}
	t.ended = true
	if left := t.given.Left(); left != "" {
		return t.fail("E-DICE", "dice were left over: %s", left)
	}
	if left := t.s.ChoicesLeft(); left != "" {
		return t.fail("E-CHOICE", "decisions were left over: %s", left)
	}
	if t.assertions == 0 {
		return t.fail("E-SCENARIO", "no assertion: nothing was tested")
	}
	return nil
}

// checkGame refuses a scenario of another game than its file is run under.
func (t *tester) checkGame(v lua.LValue) error {
	here := t.s.Library().Options().Game
	if v == lua.LNil || v.String() == here {
		return nil
	}
	if game.Get(v.String()) == nil {
		var ids []string
		for _, d := range game.All() {
			ids = append(ids, d.ID)
		}
		return t.fail("E-SCENARIO", "there is no game %s", vm.Format(v)).Suggest(suggest.OneOf(v.String(), ids))
	}
	return t.fail("E-SCENARIO", "this scenario is of %s, and its file is run under %s", v, here).Suggest("the scenarios of a file are of one game: give it a file of its own")
}

func has(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// prepare reads dice, choices, house, weather, set and seed.
func (t *tester) prepare(tab *lua.LTable) *fault.Error {
	t.given = dice.NewGiven(t.s.StreamName, t.s.ModelName)
	t.s.SetSource(t.given)
	switch seed := tab.RawGetString("seed").(type) {
	case *lua.LNilType:
	case lua.LNumber:
		if seed < 0 || seed != lua.LNumber(int(seed)) {
			return fault.New("E-SCENARIO", "seed is a whole number from 0, not %s", vm.Format(seed))
		}
		t.s.SetSeed(uint64(seed))
	default:
		return fault.New("E-SCENARIO", "seed is a whole number from 0, not a %s", seed.Type())
	}
	if err := t.addDice(tab.RawGetString("dice")); err != nil {
		return err
	}
	if err := t.addChoices(tab.RawGetString("choices")); err != nil {
		return err
	}
	return t.s.Prepare(tab.RawGetString("house"), tab.RawGetString("weather"), tab.RawGetString("set"))
}

// addDice reads { hit = { 6, 1 }, save = { Ulf = { 5 } } }.
func (t *tester) addDice(v lua.LValue) *fault.Error {
	tab, ok := v.(*lua.LTable)
	if !ok {
		if v == lua.LNil {
			return nil
		}
		return fault.New("E-SCENARIO", "dice is a table of streams")
	}
	for k, x := tab.Next(lua.LNil); k != lua.LNil; k, x = tab.Next(k) {
		st, err := t.s.Stream(k.String())
		if err != nil {
			return err
		}
		list, ok := x.(*lua.LTable)
		if !ok {
			return fault.New("E-DICE", "dice.%s is a list of faces", k)
		}
		if err := t.addFaces(st, "", list); err != nil {
			return err
		}
		for who, y := list.Next(lua.LNil); who != lua.LNil; who, y = list.Next(who) {
			name, isName := who.(lua.LString)
			own, isList := y.(*lua.LTable)
			if !isName {
				continue
			}
			if !isList {
				return fault.New("E-DICE", "dice.%s.%s is a list of faces", k, name)
			}
			if err := t.addFaces(st, string(name), own); err != nil {
				return err
			}
		}
	}
	return nil
}

func (t *tester) addFaces(st dice.Stream, who string, list *lua.LTable) *fault.Error {
	for i := 1; i <= list.Len(); i++ {
		n, ok := list.RawGetInt(i).(lua.LNumber)
		if !ok || n != lua.LNumber(int(n)) || n < 1 || n > 6 {
			return fault.New("E-DICE", "%s is no face of a d6", vm.Format(list.RawGetInt(i)))
		}
		t.given.Add(st, who, int(n))
	}
	return nil
}

// addChoices reads { reaction = { "flee" }, ["PIL-TROOP-05"] = { "yes" } }.
func (t *tester) addChoices(v lua.LValue) *fault.Error {
	if v == lua.LNil {
		return nil
	}
	return t.s.GiveChoices(v)
}

// table is what `run` gets.
func (t *tester) table() *lua.LTable {
	L := t.s.State().L()
	var self *lua.LTable
	word := func(name string, assertion bool, do func(L *lua.LState)) lua.LValue {
		return vm.Func(L, func(L *lua.LState) int {
			if why := t.s.Busy(); why == "inside a rule" {
				vm.Throw(L, fault.New("E-REQUEST", "t is used %s", why).Suggest("assert outside of rules"))
			}
			if L.Get(1) == self {
				vm.Throw(L, fault.New("E-ARG", "call it with a dot: t.%s(...)", name))
			}
			if assertion {
				t.assertions++
			}
			do(L)
			return 0
		})
	}
	fields, known := map[string]lua.LValue{}, []string{}
	for _, w := range t.words() {
		fields[w.name] = word(w.name, w.assertion, w.do)
		known = append(known, w.name)
	}
	self = t.s.State().NewTable(fields)
	self.Metatable = t.s.State().NewTable(map[string]lua.LValue{
		"__index": vm.Func(L, func(L *lua.LState) int {
			key := vm.Format(L.Get(2))
			if k, ok := L.Get(2).(lua.LString); ok {
				key = string(k)
			}
			vm.Throw(L, fault.New("E-FIELD", "t has no %s", key).Suggest(suggest.OneOf(key, known)))
			return 0
		}),
		"__metatable": lua.LFalse,
	})
	return self
}

// testWord is a word of t.
type testWord struct {
	name      string
	assertion bool // a scenario needs at least one
	do        func(L *lua.LState)
}

func (t *tester) words() []testWord {
	give := func(what string, add func(lua.LValue) *fault.Error) func(L *lua.LState) {
		return func(L *lua.LState) {
			t.free(L, what)
			if err := add(L.Get(1)); err != nil {
				vm.Throw(L, err)
			}
		}
	}
	return []testWord{
		{"equal", true, t.equal},
		{"yes", true, func(L *lua.LState) { t.truth(L, true) }},
		{"no", true, func(L *lua.LState) { t.truth(L, false) }},
		{"refused", true, t.refused},
		{"fails", true, t.fails},
		{"ran", true, t.ran},
		{"not_ran", true, t.notRan},
		{"explains", true, t.explains},
		{"odds", true, t.odds},
		{"dice", false, give("dice", t.addDice)},
		{"choices", false, give("choices", t.addChoices)},
	}
}

// free refuses to change what the scenario gives from inside a rule or question:
// every branch would do it again.
func (t *tester) free(L *lua.LState, what string) {
	if why := t.s.Busy(); why != "" {
		vm.Throw(L, fault.New("E-SCENARIO", "t.%s %s", what, why).Suggest("give it before"))
	}
}

// assertion fails the scenario at the line of the script; no pcall hides it.
func (t *tester) assertion(L *lua.LState, format string, args ...any) {
	vm.Unwind(L, fault.New("E-ASSERT", format, args...))
}

func (t *tester) equal(L *lua.LState) {
	got, want := L.Get(1), L.Get(2)
	if !t.s.Same(L, got, want) {
		t.assertion(L, "want %s, got %s", t.s.Show(want), t.s.Show(got))
	}
}

func (t *tester) truth(L *lua.LState, want bool) {
	if lua.LVAsBool(L.Get(1)) != want {
		t.assertion(L, "want %v, got %s", map[bool]string{true: "yes", false: "no"}[want], t.s.Show(L.Get(1)))
	}
}

// attempt calls a function and returns its error; for muster and other results
// that say `refused`, the list of rules.
func (t *tester) attempt(L *lua.LState, what string) (lua.LValue, error) {
	fn, ok := L.Get(1).(*lua.LFunction)
	if !ok {
		vm.Throw(L, fault.New("E-ARG", "t.%s takes a function first", what))
	}
	before := t.s.Game().Hash()
	res, err := t.s.State().Call(fn, 0, 1)
	if err != nil {
		if t.s.Game().Hash() != before {
			t.assertion(L, "the order failed (%v) but the table changed", err)
		}
		return lua.LNil, err
	}
	return res[0], nil
}

func (t *tester) refused(L *lua.LState) {
	id := L.Get(2).String()
	res, err := t.attempt(L, "refused")
	if got, ok := luabind.RefusedBy(res); ok && err == nil {
		if !has(got, id) {
			t.assertion(L, "want refused by %s, got %v", id, got)
		}
		return
	}
	f, ok := isFault(err)
	switch {
	case err == nil:
		t.assertion(L, "want refused by %s, but it was allowed", id)
	case !ok || f.Code != "E-ORDER":
		t.assertion(L, "want refused by %s, got %v", id, err)
	case f.Rule != id && f.By != id:
		t.assertion(L, "want refused by %s, got refused by %s: %s", id, f.Rule, f.Message)
	}
}

func (t *tester) fails(L *lua.LState) {
	code := L.Get(2).String()
	_, err := t.attempt(L, "fails")
	if got := fault.CodeOf(err); got != code {
		if err == nil {
			t.assertion(L, "want an error %s, but it worked", code)
		}
		t.assertion(L, "want an error %s, got %v", code, err)
	}
}

func (t *tester) ruleOf(L *lua.LState) (string, int) {
	id := L.Get(1).String()
	r := t.s.Library().Content().Rule(id)
	if r == nil {
		vm.Throw(L, fault.New("E-ID", "no script declares the rule %q", id).Suggest(suggest.Hint(id, ruleIDs(t.s.Library()))))
	}
	return id, t.s.Game().R.Stats.Ran[r.Num]
}

// times counts in words.
func times(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}

func (t *tester) ran(L *lua.LState) {
	id, n := t.ruleOf(L)
	if want, ok := L.Get(2).(lua.LNumber); ok {
		if n != int(want) {
			t.assertion(L, "%s: want %s, ran %s", id, times(int(want)), times(n))
		}
	} else if n == 0 {
		if why := t.s.WhyNot(id); why != "" && !has(t.covers, id) { // those are told below
			t.assertion(L, "%s did not run: %s", id, why)
		}
		t.assertion(L, "%s did not run", id)
	}
}

func (t *tester) notRan(L *lua.LState) {
	if id, n := t.ruleOf(L); n != 0 {
		t.assertion(L, "%s ran %s", id, times(n))
	}
}

func (t *tester) explains(L *lua.LState) {
	id := L.Get(1).String()
	got := t.s.LastTrace().Amounts(id)
	if _, known := rule.Get(id); !known && len(got) == 0 {
		t.ruleOf(L) // is it one at all?
	}
	want, ok := L.Get(2).(lua.LNumber)
	for _, a := range got {
		if !ok || a == float64(want) {
			return
		}
	}
	amount, has := "", "none"
	if ok {
		amount = fmt.Sprintf(" with %+g", float64(want))
	}
	for i, a := range got {
		if i == 0 {
			has = ""
		}
		has += fmt.Sprintf(" %+g", a)
	}
	t.assertion(L, "the explanation has no line of %s%s; it has %s", id, amount, strings.TrimSpace(has))
}

// odds: the exact chance that a function returns true, over all dice.
func (t *tester) odds(L *lua.LState) {
	fn, ok := L.Get(1).(*lua.LFunction)
	text := L.Get(2).String()
	want, okW := new(big.Rat), len(text) < 100 && !strings.ContainsAny(text, "eEpP") // 1e1000000000 is a number too
	if okW {
		want, okW = want.SetString(text)
	}
	if !ok || !okW {
		vm.Throw(L, fault.New("E-ARG", "t.odds takes a function and a fraction: t.odds(f, \"5/18\")"))
	}
	got, err := t.s.Chance(fn)
	if err != nil {
		if f, ok := isFault(err); ok {
			vm.Unwind(L, f)
		}
		t.assertion(L, "%v", err)
	}
	if got.Cmp(want) != 0 {
		t.assertion(L, "want a chance of %s, got %s", want.RatString(), got.RatString())
	}
}

// story of a failure: the error, how the last order went, and the covered rules
// that did not run.
func (t *tester) story(err error) string {
	var b strings.Builder
	b.WriteString(fault.Story(err) + "\n")
	if tr := t.s.LastTrace().String(); tr != "" {
		for _, l := range strings.Split(strings.TrimRight(tr, "\n"), "\n") {
			b.WriteString("  " + l + "\n")
		}
	}
	if left := t.s.ChoicesLeft(); left != "" && fault.CodeOf(err) != "E-CHOICE" {
		b.WriteString("decisions that were not asked for: " + left + "\n")
	}
	if t.ended || fault.CodeOf(err) == "E-ASSERT" { // else an order was taken back, with all that rules did in it
		for _, id := range t.covers {
			if why := t.s.WhyNot(id); why != "" {
				b.WriteString(id + " did not run: " + why + "\n")
			}
		}
	}
	return b.String()
}
