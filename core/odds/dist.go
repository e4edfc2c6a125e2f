// Package odds answers questions about chance: exact distributions as ratios of
// whole numbers, estimates as counts of trials with an interval, and their
// comparison. An estimate never passes for exact, and nothing is called
// impossible or certain unless it is.
package odds

import (
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"skald/core/fault"
)

// Dist is a distribution of outcomes: exact, or estimated by trials.
type Dist struct {
	Outcomes []Outcome // numbers ascending, then words by label
	Exact    bool
	Trials   int // of an estimate

	// The share of branches, or the number of trials, in which an order was
	// illegal and did nothing; and the rule that refused it.
	Refused      *big.Rat
	RefusedCount int
	RefusedBy    string

	Notes []string // decisions assumed, placeholders used, why it was simulated
}

// Outcome is one way it can end.
type Outcome struct {
	Label string   // as shown: "true", "2", "Warrior falls"
	Num   float64  // its number, when IsNum
	IsNum bool     // numbers are finite
	P     *big.Rat // exact share; nil of an estimate
	Count int      // trials that ended so
}

// Number is the outcome x, as yet without a chance.
func Number(x float64) Outcome {
	if x == 0 {
		x = 0 // there is no negative nothing
	}
	return Outcome{Label: plain(x), Num: x, IsNum: true}
}

// Word is an outcome that is no number, as yet without a chance.
func Word(label string) Outcome { return Outcome{Label: label} }

// Truth is the outcome yes or no, as yet without a chance.
func Truth(b bool) Outcome { return Outcome{Label: strconv.FormatBool(b)} }

// plain shows a number with the digits that it has.
func plain(x float64) string {
	if math.Abs(x) >= 1e15 {
		return strconv.FormatFloat(x, 'g', -1, 64)
	}
	return strconv.FormatFloat(x, 'f', -1, 64)
}

// FromNumerators makes an exact distribution: each outcome weighs its numerator
// over the common denominator. Weights that do not sum to one are a mistake of
// skald.
func FromNumerators(outs []Outcome, num []*big.Int, den *big.Int) (*Dist, error) {
	if len(num) != len(outs) || den.Sign() <= 0 {
		return nil, fault.New("E-INTERNAL", "a distribution of %d outcomes has %d weights over %s", len(outs), len(num), den)
	}
	weighed := slices.Clone(outs)
	for i := range weighed {
		weighed[i].P = new(big.Rat).SetFrac(num[i], den)
	}
	d, wrong := exactly(weighed)
	if wrong != "" {
		return nil, fault.New("E-INTERNAL", "a distribution is wrong: %s", wrong)
	}
	return d, nil
}

// FromWeights makes an exact distribution that a script built: the chance of
// each outcome is its P. One that is none is refused in the name of the rule.
func FromWeights(rule string, outs []Outcome) (*Dist, error) {
	d, wrong := exactly(outs)
	if wrong != "" {
		return nil, fault.New("E-ARG", "a distribution is wrong: %s", wrong).For(rule).
			Suggest("the chances of all outcomes sum to exactly 1")
	}
	return d, nil
}

// exactly sorts and joins outcomes with exact chances, or says what is wrong.
func exactly(outs []Outcome) (*Dist, string) {
	sum := new(big.Rat)
	for _, o := range outs {
		switch {
		case o.IsNum && !finite(o.Num):
			return nil, "an outcome is " + plain(o.Num) + ", which is no number"
		case o.P == nil:
			return nil, "the outcome " + o.Label + " has no chance"
		case o.P.Sign() < 0:
			return nil, "the outcome " + o.Label + " has the chance " + ratio(o.P)
		}
		sum.Add(sum, o.P)
	}
	if sum.Cmp(one) != 0 {
		return nil, "the chances sum to " + ratio(sum) + ", not to 1"
	}
	return &Dist{Outcomes: joined(outs), Exact: true}, ""
}

// FromCounts makes an estimate: each outcome was seen Count times.
func FromCounts(outs []Outcome) (*Dist, error) {
	d := &Dist{}
	for _, o := range outs {
		if o.Count < 0 || o.IsNum && !finite(o.Num) {
			return nil, fault.New("E-INTERNAL", "the outcome %s was seen %d times", o.Label, o.Count)
		}
		d.Trials += o.Count
	}
	if d.Trials == 0 {
		return nil, fault.New("E-INTERNAL", "an estimate has no trials")
	}
	d.Outcomes = joined(outs)
	for i := range d.Outcomes {
		d.Outcomes[i].P = nil
	}
	return d, nil
}

var one = big.NewRat(1, 1)

func finite(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) }

// joined sorts outcomes, adds up those that are the same, and leaves out those
// that never occur.
func joined(outs []Outcome) []Outcome {
	sorted := slices.Clone(outs)
	slices.SortStableFunc(sorted, Outcome.compare)
	var out []Outcome
	for _, o := range sorted {
		if o.Count == 0 && (o.P == nil || o.P.Sign() == 0) {
			continue
		}
		last := len(out) - 1
		if last < 0 || out[last].compare(o) != 0 {
			out = append(out, o)
			continue
		}
		out[last].Count += o.Count
		if o.P != nil {
			out[last].P = new(big.Rat).Add(out[last].P, o.P)
		}
	}
	return out
}

// compare orders numbers ascending, then words by label, of which the numbers that
// they begin with count as such: "2, hit" stands before "10, hit".
func (o Outcome) compare(b Outcome) int {
	switch {
	case o.IsNum && b.IsNum:
		return cmpFloat(o.Num, b.Num)
	case o.IsNum:
		return -1
	case b.IsNum:
		return 1
	}
	x, y := o.Label, b.Label
	for {
		n, restX, okX := leading(x)
		m, restY, okY := leading(y)
		switch {
		case okX != okY && okX:
			return -1
		case okX != okY:
			return 1
		case okX && n != m:
			return cmpFloat(n, m)
		case !okX || restX == "" || restY == "":
			return strings.Compare(o.Label, b.Label)
		}
		x, y = restX, restY
	}
}

// leading is the number that a label begins with, and what stands behind the comma
// after it.
func leading(label string) (n float64, rest string, ok bool) {
	if label == "" || label[0] != '-' && (label[0] < '0' || label[0] > '9') {
		return 0, "", false
	}
	first, rest, _ := strings.Cut(label, ", ")
	n, err := strconv.ParseFloat(first, 64)
	return n, rest, err == nil
}

func cmpFloat(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// chanceOf adds up the outcomes that are among those.
func (d *Dist) chanceOf(among func(Outcome) bool) Chance {
	c := Chance{P: new(big.Rat), Exact: d.Exact, Trials: d.Trials}
	for _, o := range d.Outcomes {
		if !among(o) {
			continue
		}
		c.Count += o.Count
		if d.Exact {
			c.P.Add(c.P, o.P)
		}
	}
	if !d.Exact && d.Trials > 0 {
		c.P.SetFrac64(int64(c.Count), int64(d.Trials))
	}
	return c
}

// P is the chance of the outcome with this label.
func (d *Dist) P(label string) Chance {
	return d.chanceOf(func(o Outcome) bool { return o.Label == label })
}

// PNum is the chance of the number x.
func (d *Dist) PNum(x float64) Chance {
	return d.chanceOf(func(o Outcome) bool { return o.IsNum && o.Num == x })
}

// AtLeast is the chance of x or a larger number; words are never among them.
func (d *Dist) AtLeast(x float64) Chance {
	return d.chanceOf(func(o Outcome) bool { return o.IsNum && o.Num >= x })
}

// RefusedChance is how often an order was illegal.
func (d *Dist) RefusedChance() Chance {
	if d.Exact {
		c := Chance{P: new(big.Rat), Exact: true}
		if d.Refused != nil {
			c.P.Set(d.Refused)
		}
		return c
	}
	return seen(d.RefusedCount, d.Trials)
}

// Fraction is the chance of an outcome as a fraction: "5/18".
func (d *Dist) Fraction(label string) string { return ratio(d.P(label).P) }

// Interval holds the chance of an outcome at a confidence level such as 0.95:
// Wilson's interval of an estimate, the chance itself when it is exact.
func (d *Dist) Interval(label string, level float64) (low, high float64) {
	return d.P(label).Interval(level)
}

// Numeric says whether every outcome is a number.
func (d *Dist) Numeric() bool {
	return !slices.ContainsFunc(d.Outcomes, func(o Outcome) bool { return !o.IsNum })
}

// YesNo says whether the outcomes are true and false, or one of them.
func (d *Dist) YesNo() bool {
	return len(d.Outcomes) > 0 &&
		!slices.ContainsFunc(d.Outcomes, func(o Outcome) bool { return o.IsNum || o.Label != "true" && o.Label != "false" })
}

// moment is the mean of f over the outcomes, which must be numbers.
func (d *Dist) moment(f func(x *big.Rat) *big.Rat) *big.Rat {
	sum := new(big.Rat)
	for _, o := range d.Outcomes {
		w := o.P
		if !d.Exact {
			w = new(big.Rat).SetInt64(int64(o.Count))
		}
		sum.Add(sum, new(big.Rat).Mul(w, f(rational(o.Num))))
	}
	if !d.Exact {
		sum.Quo(sum, new(big.Rat).SetInt64(int64(d.Trials)))
	}
	return sum
}

// rational is a number as it is written: 0.1 is one tenth.
func rational(x float64) *big.Rat {
	if x == math.Trunc(x) && math.Abs(x) < 1<<53 {
		return new(big.Rat).SetInt64(int64(x))
	}
	r, _ := new(big.Rat).SetString(strconv.FormatFloat(x, 'g', -1, 64))
	return r
}

// Mean of the outcomes, exactly; nil where one is no number. Of an estimate it
// is the mean of the trials.
func (d *Dist) Mean() *big.Rat {
	if len(d.Outcomes) == 0 || !d.Numeric() {
		return nil
	}
	return d.moment(func(x *big.Rat) *big.Rat { return x })
}

// Variance of the outcomes, exactly; nil where one is no number. Of an estimate
// it is that of the sample, over trials less one.
func (d *Dist) Variance() *big.Rat {
	mean := d.Mean()
	if mean == nil {
		return nil
	}
	v := d.moment(func(x *big.Rat) *big.Rat {
		y := new(big.Rat).Sub(x, mean)
		return y.Mul(y, y)
	})
	if !d.Exact && d.Trials > 1 {
		v.Mul(v, big.NewRat(int64(d.Trials), int64(d.Trials-1)))
	}
	return v
}

// SD is the standard deviation; NaN where an outcome is no number.
func (d *Dist) SD() float64 {
	v := d.Variance()
	if v == nil {
		return math.NaN()
	}
	return root(v)
}

// MeanInterval holds the mean at a confidence level: by its standard error, the
// mean itself when it is exact. ok is false where the trials do not tell how
// far off their mean may be: there is one, or all ended alike.
func (d *Dist) MeanInterval(level float64) (low, high float64, ok bool) {
	mean := d.Mean()
	if mean == nil {
		return 0, 0, false
	}
	m, _ := mean.Float64()
	if d.Exact {
		return m, m, true
	}
	half, ok := halfOfMean(d.Variance(), d.Trials, level)
	return m - half, m + half, ok
}

// Merge joins estimates of the same thing, made in pieces: counts add, so the
// order of the pieces does not show in any number.
func Merge(parts ...*Dist) (*Dist, error) {
	var outs []Outcome
	sum := &Dist{}
	for _, p := range parts {
		if p.Exact {
			return nil, fault.New("E-INTERNAL", "an exact distribution is merged as if it were an estimate")
		}
		outs = append(outs, p.Outcomes...)
		sum.RefusedCount += p.RefusedCount
		if sum.RefusedBy == "" {
			sum.RefusedBy = p.RefusedBy
		}
		sum.Notes = union(sum.Notes, p.Notes)
	}
	d, err := FromCounts(outs)
	if err != nil {
		return nil, err
	}
	d.RefusedCount, d.RefusedBy, d.Notes = sum.RefusedCount, sum.RefusedBy, sum.Notes
	return d, nil
}

// union appends what is not there yet.
func union(to, more []string) []string {
	for _, s := range more {
		if !slices.Contains(to, s) {
			to = append(to, s)
		}
	}
	return to
}
