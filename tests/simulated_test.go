package tests

import (
	"fmt"
	"testing"

	"skald/core/odds"
)

// questions are two hundred yes-or-no questions about dice and about a table.
func questions() []string {
	var out []string
	for n := 1; n <= 8; n++ {
		for need := 2; need <= 6; need++ {
			out = append(out, fmt.Sprintf("function() return dice.pool(%d, %d) > %d end", n, need, n/2))
			out = append(out, fmt.Sprintf("function() return dice.pool(%d, %d, { reroll = 'ones' }) >= %d end", n, need, (n+1)/2))
			out = append(out, fmt.Sprintf("function() local n = 0 for i = 1, %d do if dice.check(%d) then n = n + dice.d6() end end return n > %d end", n, need, 2*n))
		}
	}
	for i := range 40 {
		plus := i%5 - 2
		out = append(out, fmt.Sprintf("function() set('rules.charge.bonus', %d) charge(a, b) fight(a, b) return b.alive and %d > 0 end", plus, i%2+1))
	}
	out = append(out, "function() return dice.opposed(3, 2) == 'win' end")
	for need := 2; len(out) < 200; need++ {
		out = append(out, fmt.Sprintf("function() return dice.roll '2d6' >= %d end", need%11+2))
	}
	return out
}

const chargeTable = `red, blue = band "vikings", band "anglo_saxons"
a = red:add("berserker", { weapon = "dane_axe", armour = true, at = {10, 10} })
b = blue:add("warrior", { armour = true, shield = true, weapon = "spear", at = {10, 18} })`

// The exact chance lies in the 95 % interval of a simulation about as often as
// it says, over two hundred questions.
func TestExactLiesInTheSimulatedInterval(t *testing.T) {
	s := oddsSession(t, chargeTable)
	in, n := 0, 0
	for i, q := range questions() {
		exact := answerTo(t, s, "odds("+q+")")
		guess := answerTo(t, s, fmt.Sprintf("simulate(%s, { trials = 300, seed = %d })", q, i))
		if !exact.Exact || guess.Exact || guess.Trials != 300 {
			t.Fatalf("%s: %v, %v", q, exact.Notes, guess.Notes)
		}
		p := exact.P("true").Float()
		low, high := guess.Interval("true", 0.95)
		n++
		if low <= p && p <= high {
			in++
		}
	}
	if n != 200 || in < 182 || in == 200 { // 190, give or take three deviations
		t.Errorf("%d of %d exact chances lie in their interval", in, n)
	}
}

// Any number of threads gives the same estimate, and pieces merge to the same.
func TestThreadsDoNotMatter(t *testing.T) {
	const ask = "simulate(function() charge(a, b) fight(a, b) if b.alive then fight(a, b) end return b.hp, a.alive, dice.d6() end, { trials = 1000, seed = 3 })"
	var first *odds.Dist
	for _, threads := range []int{1, 2, 8} {
		s := oddsSession(t, chargeTable)
		s.Threads(threads)
		d := answerTo(t, s, ask)
		if first == nil {
			first = d
		} else if d.String() != first.String() {
			t.Errorf("%d threads:\n%s\none:\n%s", threads, d, first)
		}
		for range 3 { // with everything remembered
			if again := answerTo(t, s, ask); again.String() != first.String() {
				t.Errorf("%d threads, again:\n%s", threads, again)
			}
		}
	}
}
