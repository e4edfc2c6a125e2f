package luabind

import (
	"fmt"
	"math"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
)

// Luck: the rolls of a session against what was to be expected of them.

// spread is what one roll of a kind is expected to show.
type spread struct{ mean, variance float64 }

// oneDie is a d6: 3.5, with a deviation of 1.7078.
var oneDie = spread{3.5, 35.0 / 12}

// spreadOf is that of a dice expression: dice of n faces have a variance of
// (n*n - 1) / 12 each. nil where dice are thrown again, exploded or dropped: they
// are then looked at one by one.
func spreadOf(e dice.Expr) *spread {
	sp := spread{mean: float64(e.Plus)}
	for _, t := range e.Terms {
		if t.Again != 0 || t.Explode || t.Keep < t.N {
			return nil
		}
		n, sides := float64(t.N), float64(t.Sides)
		mean := n * (sides + 1) / 2
		if t.Minus {
			mean = -mean
		}
		sp.mean += mean
		sp.variance += n * (sides*sides - 1) / 12
	}
	if sp.variance == 0 {
		return nil
	}
	return &sp
}

// luckRow sums the rolls of one stream, or of one dice expression.
type luckRow struct {
	name   string
	n      int
	sum    int
	spread spread
}

// tally is the rolls so far, a row a stream, in the order of their first roll.
// It is never changed, so moments share it.
type tally []luckRow

// with counts one roll more.
func (t tally) with(name string, result int, sp spread) tally {
	out := slices.Clone(t)
	i := slices.IndexFunc(out, func(r luckRow) bool { return r.name == name && r.spread == sp })
	if i < 0 {
		i = len(out)
		out = append(out, luckRow{name: name, spread: sp})
	}
	out[i].n++
	out[i].sum += result
	return out
}

// mean of the rolls.
func (r luckRow) mean() float64 { return float64(r.sum) / float64(r.n) }

// stdErr is the standard error of the mean: what chance does to it.
func (r luckRow) stdErr() float64 { return math.Sqrt(r.spread.variance / float64(r.n)) }

// z is how many standard errors the mean is off.
func (r luckRow) z() float64 { return (r.mean() - r.spread.mean) / r.stdErr() }

// verdict in words: beyond two standard errors is what chance does once in
// twenty times.
func (r luckRow) verdict() string {
	switch z := r.z(); {
	case z >= 2:
		return fmt.Sprintf("lucky: %.1f errors above", z)
	case z <= -2:
		return fmt.Sprintf("unlucky: %.1f errors below", -z)
	}
	return "within what chance does"
}

// text of the report.
func (t tally) text() string {
	if len(t) == 0 {
		return "nothing was rolled yet"
	}
	wide := len("stream")
	for _, r := range t {
		wide = max(wide, len(r.name))
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%-*s  rolls   mean  expected  error\n", wide, "stream")
	for _, r := range t {
		fmt.Fprintf(&b, "%-*s  %5d  %5.2f  %8.2f  %5.2f  %s\n", wide, r.name, r.n, r.mean(), r.spread.mean, r.stdErr(), r.verdict())
	}
	if len(t) > 1 && slices.ContainsFunc(t, func(r luckRow) bool { return math.Abs(r.z()) >= 2 }) {
		b.WriteString("one row in twenty is beyond two errors by chance alone\n")
	}
	return b.String()
}

// count a roll outside any order.
func (s *Session) count(name string, result int, sp spread) {
	if !s.asking && !s.hist.quiet {
		s.luck = s.luck.with(name, result, sp)
	}
}

// countFree counts a throw outside any order: as a whole where it is known what
// to expect of it, else die by die.
func (s *Session) countFree(name string, result []int, sp *spread) {
	if sp != nil {
		s.count(name, result[0], *sp)
		return
	}
	for _, d := range s.rec.Log {
		if d.Stream == dice.Free {
			s.count(dice.Free.Name(), d.Face, oneDie)
		}
	}
}

// doLuck: luck() is the report; luck().hit.mean is a number of it.
func (s *Session) doLuck(L *lua.LState) int {
	fields := map[string]lua.LValue{}
	for _, r := range s.luck {
		fields[r.name] = s.user.vm.NewTable(map[string]lua.LValue{"rolls": lua.LNumber(r.n), "mean": lua.LNumber(r.mean()),
			"expected": lua.LNumber(r.spread.mean), "error": lua.LNumber(r.stdErr()), "z": lua.LNumber(r.z())})
	}
	L.Push(s.wrap(&record{"a luck report", fields, s.luck.text()}))
	return 1
}
