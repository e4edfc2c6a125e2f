package odds

import (
	"fmt"
	"math"
	"math/big"
	"strings"

	"gonum.org/v1/gonum/mathext"
)

// Chance is a probability: exact, or the share of trials.
type Chance struct {
	P             *big.Rat // the exact chance, else Count over Trials
	Exact         bool
	Count, Trials int // of an estimate
}

// Level is the confidence of the intervals that are printed.
const Level = 0.95

// exactChance is a chance that is known.
func exactChance(p *big.Rat) Chance { return Chance{P: p, Exact: true} }

// seen is a chance estimated by trials.
func seen(count, trials int) Chance {
	c := Chance{P: new(big.Rat), Count: count, Trials: trials}
	if trials > 0 {
		c.P.SetFrac64(int64(count), int64(trials))
	}
	return c
}

// Impossible is true when it is exactly so.
func (c Chance) Impossible() bool { return c.Exact && c.P.Sign() == 0 }

// Certain is true when it is exactly so.
func (c Chance) Certain() bool { return c.Exact && c.P.Cmp(one) == 0 }

// Float is the nearest number that does not call certain or impossible what is
// neither.
func (c Chance) Float() float64 {
	f, _ := c.P.Float64()
	switch {
	case f == 1 && c.P.Cmp(one) != 0:
		return math.Nextafter(1, 0)
	case f == 0 && c.P.Sign() != 0:
		return math.SmallestNonzeroFloat64
	}
	return f
}

// Interval holds the chance at a confidence level: Wilson's score interval,
// which is no point even where no trial, or each, ended so. An exact chance is
// its own interval.
func (c Chance) Interval(level float64) (low, high float64) {
	if c.Exact {
		p := c.Float()
		return p, p
	}
	return Wilson(c.Count, c.Trials, level)
}

// Wilson is the score interval of k successes in n trials.
func Wilson(k, n int, level float64) (low, high float64) {
	if n <= 0 {
		return 0, 1
	}
	z, size, p := quantile(level), float64(n), float64(k)/float64(n)
	mid := (p + z*z/(2*size)) / (1 + z*z/size)
	half := z / (1 + z*z/size) * math.Sqrt(p*(1-p)/size+z*z/(4*size*size))
	low, high = max(0, mid-half), min(1, mid+half)
	if k == 0 {
		low = 0
	}
	if k == n {
		high = 1
	}
	return low, high
}

// ClopperPearson is the exact interval of k successes in n trials: it never
// holds the chance less often than the level says, and is wider for it.
func ClopperPearson(k, n int, level float64) (low, high float64) {
	low, high = 0, 1
	if n <= 0 {
		return low, high
	}
	tail := (1 - level) / 2
	if k > 0 {
		low = mathext.InvRegIncBeta(float64(k), float64(n-k+1), tail)
	}
	if k < n {
		high = mathext.InvRegIncBeta(float64(k+1), float64(n-k), 1-tail)
	}
	return low, high
}

// quantile is how many standard errors a two-sided level reaches: 1.96 of 0.95.
func quantile(level float64) float64 { return mathext.NormalQuantile(0.5 + level/2) }

// student is the same where the error itself is estimated from n trials.
func student(level float64, n int) float64 {
	nu := float64(n - 1)
	x := mathext.InvRegIncBeta(nu/2, 0.5, 1-level)
	return math.Sqrt(nu * (1 - x) / x)
}

// halfOfMean is half the interval of the mean of n trials with a variance; not
// ok where the trials do not tell.
func halfOfMean(variance *big.Rat, n int, level float64) (half float64, ok bool) {
	if n < 2 || variance.Sign() == 0 {
		return 0, false
	}
	return student(level, n) * root(over(variance, n)), true
}

// root is the square root of a ratio.
func root(r *big.Rat) float64 {
	f, _ := r.Float64()
	return math.Sqrt(f)
}

// over is a ratio over a number.
func over(r *big.Rat, n int) *big.Rat {
	return new(big.Rat).Quo(r, new(big.Rat).SetInt64(int64(n)))
}

// half is how far the interval reaches from the share of trials, at most.
func (c Chance) half(level float64) float64 {
	low, high := c.Interval(level)
	p := c.Float()
	return max(p-low, high-p)
}

// ratio is a fraction as it is read: "5/18", "1".
func ratio(r *big.Rat) string { return r.RatString() }

// longest denominator of a fraction that is shown to people.
var longest = big.NewInt(1_000_000)

// Short is the fraction of an exact chance while it is short enough to be read,
// else "".
func (c Chance) Short() string {
	if !c.Exact || c.P.IsInt() || c.P.Denom().Cmp(longest) > 0 {
		return ""
	}
	return ratio(c.P)
}

// digits after the point of a percentage: two of what is exact, of an estimate
// no more than its trials bear.
func (c Chance) digits() int {
	if c.Exact {
		return 2
	}
	return digitsFor(seen(c.Trials/2, c.Trials).half(Level) * 100)
}

// digitsFor is the number of digits after the point that a number with this
// error bears: the error shows one that counts, two where the first is a 1.
func digitsFor(err float64) int {
	if err <= 0 {
		return 2
	}
	return min(max(1, int(math.Ceil(math.Log10(2/err)))), mostDigits)
}

// Percent is the chance in words or percent: "impossible", "27.78 %",
// "<0.01 %". Only what is exactly so is impossible or certain.
func (c Chance) Percent() string { return c.percent(c.digits()) }

func (c Chance) percent(digits int) string {
	switch {
	case c.Impossible():
		return "impossible"
	case c.Certain():
		return "certain"
	case !c.Exact && (c.Count == 0 || c.Count == c.Trials):
		return c.edge(digits)
	}
	text := c.percentage(digits)
	switch {
	case !blurred(text):
		return text + " %"
	case strings.HasPrefix(text, "0"):
		return "<0." + strings.Repeat("0", digits-1) + "1 %"
	}
	return ">99." + strings.Repeat("9", digits) + " %"
}

// percentage is the number alone, rounded.
func (c Chance) percentage(digits int) string {
	return new(big.Rat).Mul(c.P, big.NewRat(100, 1)).FloatString(digits)
}

// blurred says whether a percentage reads as 0 or 100.
func blurred(text string) bool {
	return strings.Trim(text, "0.") == "" || strings.HasPrefix(text, "100.")
}

// mostDigits are enough for a chance that stands alone.
const mostDigits = 12

// closer is how many digits a chance that stands alone is shown with: as many
// as it takes to tell it from 0 and 100, and one more.
func (c Chance) closer() int {
	digits := 2
	if !c.Exact {
		digits = digitsFor(c.half(Level) * 100)
	}
	for enough := digits; enough < mostDigits; enough++ {
		if blurred(c.percentage(enough)) {
			continue
		}
		if c.Exact && enough > digits {
			enough++
		}
		return enough
	}
	return digits
}

// edge is what trials that all ended alike say: the near end of the interval,
// rounded away from them, with a digit more than others.
func (c Chance) edge(digits int) string {
	low, high := c.Interval(Level)
	unit := math.Pow10(digits + 1)
	if c.Count == 0 {
		return fmt.Sprintf("<%.*f %%", digits+1, math.Ceil(high*100*unit)/unit)
	}
	return fmt.Sprintf(">%.*f %%", digits+1, math.Floor(low*100*unit)/unit)
}

// String is the whole answer on one line: "5/18 = 27.78 %", "impossible",
// "27.8 % +-0.9 at 95 %, estimate from 10,000 trials".
func (c Chance) String() string {
	switch {
	case c.Impossible() || c.Certain():
		return c.Percent()
	case c.Exact && c.Short() != "":
		return c.Short() + " = " + c.percent(c.closer())
	case c.Exact:
		return c.percent(c.closer()) + ", exact"
	case c.Count == 0:
		return fmt.Sprintf("%s at 95 %%, never in %s", c.Percent(), trials(c.Trials))
	case c.Count == c.Trials:
		return fmt.Sprintf("%s at 95 %%, in each of %s", c.Percent(), trials(c.Trials))
	}
	return fmt.Sprintf("%s +-%s at 95 %%, estimate from %s", c.percent(c.closer()), margin(c.half(Level)*100), trials(c.Trials))
}

// trials is a number of them: "10,000 trials".
func trials(n int) string {
	if n == 1 {
		return "1 trial"
	}
	return grouped(n) + " trials"
}

// grouped writes a number with commas between thousands.
func grouped(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
