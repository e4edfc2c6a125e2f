package luabind_test

import (
	"encoding/json"
	"runtime"
	"strings"
	"testing"

	"skald/core/fault"
	"skald/repl"
)

func TestAnswersForPrograms(t *testing.T) {
	s := session(t)
	for src, want := range map[string]string{
		`odds "dice.check(4)"`:                       `{"exact":true,`,
		`simulate("dice.d6()", 100)`:                 `{"exact":false,"trials":100,`,
		`best "dice.check(4)"`:                       `{"odds":{`,
		`compare{ a = "dice.d6()", b = "dice.d3()"}`: `{"level":0.95,"measures":[`,
		`1 + 1`:                       "null",
		`d = odds "dice.d6()"`:        "null",
		`1, odds "dice.check(4)"`:     "null",
		`print(odds "dice.check(4)")`: "null",
		`:trace off`:                  "null",
	} {
		res, err := repl.OneShot(s, src)
		if err != nil {
			t.Errorf("%s: %v", src, err)
			continue
		}
		got, err := json.Marshal(res.Value)
		if err != nil || !strings.HasPrefix(string(got), want) {
			t.Errorf("%s: %s, %v", src, got, err)
		}
	}
	if _, err := s.Eval("fight()"); err == nil {
		t.Error("there is no fight")
	}
	if s.Answer() != nil {
		t.Errorf("an input that failed came to %v", s.Answer())
	}
}

func TestSimulationsTellHowFarTheyAre(t *testing.T) {
	s := session(t)
	var most, of, ends int
	s.OnProgress(func(done, all int) {
		if all == 0 {
			ends++
		} else {
			most, of = max(most, done), all
		}
	})
	types(t, s, `simulate("dice.d6()", 1000)`)
	if most != 1000 || of != 1000 || ends != 1 {
		t.Errorf("%d of %d, ended %d times", most, of, ends)
	}
	types(t, s, `odds "dice.d6()"`)
	if ends != 1 {
		t.Error("an exact answer is no simulation")
	}
}

// Code in quotes is a function like any other.
func TestCodeInQuotes(t *testing.T) {
	s := session(t)
	for src, want := range map[string]string{
		`odds "dice.d6() >= 5"`:                                   "1/3 = 33.33 %",
		`odds("return dice.check(4), 'x' .. 1")`:                  "false, x1  50.00 %  1/2",
		`play "local t = {} t.a = 2 return t.a > 1, t.a == 2"`:    "true  true",
		`odds{ steps = { "dice.d3() == 1" }, measure = "1 < 2" }`: "certain",
	} {
		if got := types(t, s, src); !strings.Contains(got, want) {
			t.Errorf("%s: got %q, want %q", src, got, want)
		}
	}
}

func TestStepsShareAState(t *testing.T) {
	s := session(t)
	got := types(t, s, `odds{ steps = { function(s) if s.left > 0 and dice.check(4) then s.left = s.left - 1; return 1 end return 0 end, times = 3 },
		state = { left = 1 } }`)
	if !strings.Contains(got, "1  87.50 %  7/8") {
		t.Errorf("got %s", got)
	}
}

// An exact question that would take long is stopped like a script, and the table
// stays as it is.
func TestAnExactQuestionIsStopped(t *testing.T) {
	s := session(t)
	types(t, s, `red, blue = band "vikings", band "anglo_saxons"`)
	types(t, s, `x = red:row(8, "warrior", { weapon = "spear", shield = true, at = {10, 30} })`)
	types(t, s, `y = blue:row(8, "warrior", { weapon = "spear", shield = true, at = {10, 31} })`)
	was := s.Game().Hash()
	over, gone := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(gone)
		for {
			select {
			case <-over:
				return
			default:
				s.Interrupt()
				runtime.Gosched()
			}
		}
	}()
	_, err := s.Eval(`odds(function()
		local s = 0
		for i = 1, 8 do engage(x[i], y[i]) end
		for i = 1, 6 do fight() end
		for i = 1, 8 do s = 3 * s + (x[i].alive and 1 or 0) + (y[i].alive and 2 or 0) end
		return s
	end, { budget = 100000000 })`)
	close(over)
	<-gone
	if fault.CodeOf(err) != "E-ABORTED" {
		t.Errorf("got %v", err)
	}
	if s.Game().Hash() != was {
		t.Error("the table is another")
	}
	if got := types(t, s, "1 + 1"); got != "2" {
		t.Errorf("the session goes on: %s", got)
	}
}

func TestAStoppedSimulationAnswers(t *testing.T) {
	s := session(t)
	s.Threads(1)
	s.OnProgress(func(done, of int) {
		if done >= 256 {
			s.Interrupt()
		}
	})
	got := types(t, s, `simulate("dice.d6()", 10000)`)
	if !strings.Contains(got, "estimate from 256 trials") || !strings.Contains(got, "stopped before its end") {
		t.Errorf("got %s", got)
	}
	if got := types(t, s, "1 + 1"); got != "2" {
		t.Errorf("the session goes on: %s", got)
	}
	if _, err := s.Eval(`compare{ a = "dice.d6()", b = "dice.d3()", trials = 1000 }`); fault.CodeOf(err) != "E-ABORTED" {
		t.Errorf("a comparison that is stopped compares nothing: %v", err)
	}
}

func TestAQuestionSetsUpItsOwnTable(t *testing.T) {
	s := session(t)
	got := types(t, s, `odds(function()
		local a = band("vikings"):add("warrior", { weapon = "spear", at = {1, 1} })
		local b = band("huns"):add("warrior", { weapon = "spear", at = {1, 2} })
		engage(a, b)
		fight(a, b)
		return a.alive, b.alive
	end)`)
	if !strings.Contains(got, "false, true   24.31 %  35/144") {
		t.Errorf("got %s", got)
	}
}

// A deed in the arguments of another is part of where a script stands.
func TestADieInsideAnother(t *testing.T) {
	if got := types(t, session(t), "odds(function() return dice.pool(dice.d3(), 4) == 1 end)"); !strings.HasPrefix(got, "11/24") {
		t.Errorf("got %s", got)
	}
}

// Dice alone have no reasons to show.
func TestExplainAfterDiceAlone(t *testing.T) {
	s := session(t)
	types(t, s, `odds "dice.check(4)"`)
	if got, want := types(t, s, "explain()"), "odds    exact, over every way the dice can fall"; got != want {
		t.Errorf("%q", got)
	}
}
