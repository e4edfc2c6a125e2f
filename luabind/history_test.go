package luabind

import (
	"fmt"
	"math"
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
)

// The same order given again after undo(true) rolls the same dice, also past a
// table that was laid in between.
func TestAnOrderTakenBackRollsTheSameAgain(t *testing.T) {
	s := at(t, duel)
	first := eval(t, s, "attack(a, b)")
	h := s.game.Hash()
	eval(t, s, "battle {}")
	eval(t, s, "undo()")
	if s.game.Hash() != h {
		t.Error("the table before battle{} is another")
	}
	eval(t, s, "undo(true)")
	if got := eval(t, s, "attack(a, b)"); got != first || s.game.Hash() != h {
		t.Errorf("want\n%s\ngot\n%s", first, got)
	}
}

// An input that fails leaves nothing: no order, no global, no rule, no die.
func TestAnInputIsDoneWhollyOrNotAtAll(t *testing.T) {
	s := at(t, duel)
	eval(t, s, `rule "my:x" { title = "X", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`)
	h, content, next := s.game.Hash(), s.lib.content, 0
	for _, src := range []string{
		"attack(a, b) error('no')",
		"c = red:add('warrior', { at = {5, 5} }) put(a, {1, 1}) c.health = 1",
		`rule "my:y" { title = "Y", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end } attack(a, b) nobody()`,
		`battle { seed = 9 } band("vikings") nobody()`,
		"undo() nobody()",
		"branch 'x' nobody()",
		"red:row(9, 'warrior', { at = {45, 10} })",
	} {
		if _, err := s.Eval(src); err == nil {
			t.Fatalf("%s: no error", src)
		}
		if s.game.Hash() != h || s.lib.content != content || s.seed != 1 || len(s.hist.named) != 0 {
			t.Errorf("%s: it left something", src)
		}
		if got := len(s.luck); got != next {
			t.Errorf("%s: %d streams are counted", src, got)
		}
	}
	if _, err := s.Eval("c"); fault.CodeOf(err) != "E-GLOBAL" {
		t.Error("a global of an input that failed:", err)
	}
	if len(s.story) != 2 {
		t.Errorf("%d inputs are kept", len(s.story))
	}
	eval(t, s, "pcall(function() red:row(9, 'warrior', { at = {45, 10} }) end)")
	if s.game.Hash() != h {
		t.Error("a word that failed inside pcall left something")
	}
}

// Of very many steps the oldest are forgotten.
func TestStepsAreForgotten(t *testing.T) {
	s := at(t, duel)
	eval(t, s, "for i = 1, 2500 do put(a, {10, 10 + i % 2}) end")
	n := 0
	for st := s.hist.top; st != nil; st = st.prev {
		n++
	}
	if n < maxSteps || n > 2*maxSteps || !s.hist.cut {
		t.Errorf("%d steps are kept", n)
	}
}

func TestQuestionsMoveNothingInTheHistory(t *testing.T) {
	s := at(t, duel)
	top := s.hist.top
	if _, err := chance(t, s, "function() attack(a, b) return true end"); err != nil {
		t.Fatal(err)
	}
	if s.hist.top != top || len(s.luck) > 0 {
		t.Error("a question is a step")
	}
	for _, word := range []string{"undo()", "branch 'x'", "back()", "what_if()"} {
		if _, err := chance(t, s, "function() "+word+" return true end"); fault.CodeOf(err) != "E-ARG" {
			t.Errorf("%s: %v", word, err)
		}
	}
}

// what_if answers for the order as it was given, on the table of then.
func TestWhatIfChangesNothing(t *testing.T) {
	s := at(t, duel)
	eval(t, s, "kit = { kind = 'melee' }\nattack(a, b, kit)")
	eval(t, s, "kit.kind = 'shoot'")
	eval(t, s, "b2 = blue:add('warrior', { at = {30, 30} })")
	h, free, luck := s.game.Hash(), s.game.R.Stats, fmt.Sprint(s.luck)
	if got := eval(t, s, "what_if(1, 6)"); !strings.Contains(got, "rolled 6  hit") {
		t.Error(got)
	}
	if got := eval(t, s, "what_if(1, 1)"); !strings.Contains(got, "rolled 1  miss") {
		t.Error(got)
	}
	if s.game.Hash() != h || s.game.R.Stats != free || fmt.Sprint(s.luck) != luck || len(s.rec.Log) > 0 {
		t.Error("the table or the counts have changed")
	}
	eval(t, s, "b2.hp")
	if _, err := at(t, duel).Eval("what_if()"); fault.CodeOf(err) != "E-UNDO" {
		t.Error(err)
	}
}

// C23: luck is judged by the standard error of so many rolls.
func TestLuckIsJudgedByTheStandardError(t *testing.T) {
	s := at(t, "for i = 1, 100 do dice.roll '2d6' end")
	row := s.luck[0]
	if row.name != "2d6" || row.n != 100 || math.Abs(row.stdErr()-0.2415) > 0.0001 {
		t.Errorf("%+v, error %.4f", row, row.stdErr())
	}
	sum := 0.0
	again := at(t, "all = {} for i = 1, 100 do all[i] = dice.roll '2d6' end")
	again.user.vm.Get("all").(*lua.LTable).ForEach(func(_, v lua.LValue) { sum += float64(v.(lua.LNumber)) })
	if row.mean() != sum/100 {
		t.Errorf("mean %v of rolls with a mean of %v", row.mean(), sum/100)
	}
	two, err := dice.Parse("2d6")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		n    int
		mean float64
		want string
	}{{100, 7.4, "within what chance does"}, {1000, 7.4, "lucky: 5.2 errors above"}, {1000, 6.6, "unlucky: 5.2 errors below"}, {4, 9, "within what chance does"}} {
		r := luckRow{"2d6", c.n, int(math.Round(c.mean * float64(c.n))), *spreadOf(two)}
		if got := r.verdict(); got != c.want {
			t.Errorf("%d rolls with a mean of %v: %q, want %q", c.n, c.mean, got, c.want)
		}
	}
	for text, want := range map[string]spread{"2d3+1": {5, 4.0 / 3}, "10-d6+d3": {8.5, 35.0/12 + 2.0/3}} {
		e, err := dice.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := spreadOf(e); math.Abs(got.mean-want.mean) > 1e-9 || math.Abs(got.variance-want.variance) > 1e-9 {
			t.Errorf("%s: %+v", text, got)
		}
	}
	if best, err := dice.Parse("3d6kh2"); err != nil || spreadOf(best) != nil {
		t.Error("what to expect of dropped dice is not known: they count one by one")
	}
}

// Orders taken back do not count; tests outside orders count their single dice.
func TestLuckCountsWhatStands(t *testing.T) {
	s := at(t, duel)
	eval(t, s, "attack(a, b)")
	eval(t, s, "undo(true)")
	if len(s.luck) != 0 {
		t.Errorf("%+v", s.luck)
	}
	eval(t, s, "dice.check(4)")
	if len(s.luck) != 1 || s.luck[0].name != "roll" || s.luck[0].spread != oneDie {
		t.Errorf("%+v", s.luck)
	}
}

// A view taken after an undo is of the model that stands there then.
func TestViewsAreOfOneModel(t *testing.T) {
	s := at(t, duel)
	eval(t, s, "c = red:add('warrior', { name = 'C', at = {1, 1} })")
	eval(t, s, "r = attack(c, b)")
	eval(t, s, "undo(true)")
	eval(t, s, "undo()")
	eval(t, s, "d = red:add('warrior', { name = 'D', at = {2, 2} })")
	for src, want := range map[string]string{"d.name": "D", "tostring(d)": "D", "tostring(c)": "model", "r.blows[1].by ~= nil": ""} {
		got, err := s.Eval(src)
		if want == "" {
			if fault.CodeOf(err) != "E-ARG" {
				t.Errorf("%s: %q, %v", src, got, err)
			}
			continue
		}
		if err != nil || strings.TrimSpace(got) != want {
			t.Errorf("%s: %q, %v", src, got, err)
		}
	}
	if k := (viewKey{hook.ConstPath(2), hook.Model, 0}); s.serialOf(k) == 0 {
		t.Error("a model without a serial")
	}
}
