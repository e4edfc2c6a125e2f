package odds

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"skald/core/fault"
)

// rat reads a fraction or a decimal.
func rat(s string) *big.Rat {
	r, ok := new(big.Rat).SetString(s)
	if !ok {
		panic("no fraction: " + s)
	}
	return r
}

// binomial is the number of successes in n trials of chance p.
func binomial(t testing.TB, n int, p string) *Dist {
	t.Helper()
	yes := rat(p)
	num, den := yes.Num(), yes.Denom()
	no := new(big.Int).Sub(den, num)
	power := func(b *big.Int, k int) *big.Int { return new(big.Int).Exp(b, big.NewInt(int64(k)), nil) }
	var outs []Outcome
	var weights []*big.Int
	for k := range n + 1 {
		w := new(big.Int).Binomial(int64(n), int64(k))
		w.Mul(w, power(num, k)).Mul(w, power(no, n-k))
		outs, weights = append(outs, Number(float64(k))), append(weights, w)
	}
	d, err := FromNumerators(outs, weights, power(den, n))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// words is an exact distribution of labels: label, chance, label, chance ...
func words(t testing.TB, pairs ...string) *Dist {
	t.Helper()
	var outs []Outcome
	for i := 0; i < len(pairs); i += 2 {
		o := Word(pairs[i])
		o.P = rat(pairs[i+1])
		outs = append(outs, o)
	}
	d, err := FromWeights("test", outs)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// counted is an estimate from outcomes by their counts.
func counted(t testing.TB, counts map[Outcome]int) *Dist {
	t.Helper()
	var outs []Outcome
	for o, n := range counts {
		o.Count = n
		outs = append(outs, o)
	}
	d, err := FromCounts(outs)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// yesNo is an estimate: so many of n trials were true.
func yesNo(t testing.TB, yes, n int) *Dist {
	return counted(t, map[Outcome]int{Truth(true): yes, Truth(false): n - yes})
}

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if !(math.Abs(got-want) <= within) {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// TestPublishedBinomials: figures 5.1 (mean, deviation, single chances).
func TestPublishedBinomials(t *testing.T) {
	for _, c := range []struct {
		n        int
		p        string
		mean, sd float64
	}{
		{20, "2/3", 13.3333, 2.1082},
		{20, "1/3", 6.6667, 2.1082},
		{20, "2/9", 4.4444, 1.8592},
		{8, "5/9", 4.4444, 1.4055},
	} {
		d := binomial(t, c.n, c.p)
		mean, _ := d.Mean().Float64()
		near(t, "mean", mean, c.mean, 5e-5)
		near(t, "sd", d.SD(), c.sd, 5e-5)
	}
	d := binomial(t, 20, "2/3")
	for x, want := range map[float64]float64{12: 0.1480, 13: 0.1821, 14: 0.1821, 15: 0.1457, 20: 0.0003} {
		near(t, fmt.Sprint("P of ", x), d.PNum(x).Float(), want, 5e-5)
	}
	near(t, "5 of 10 at 1/4", binomial(t, 10, "1/4").P("5").Float(), 0.0584, 5e-5)
	near(t, "32 of 50 at 1/2", binomial(t, 50, "1/2").P("32").Float(), 0.0160, 5e-5)
}

// TestHitsAndSaves: figures 5.2.
func TestHitsAndSaves(t *testing.T) {
	for _, c := range []struct {
		n       int
		q, mean string
		p       [4]float64
	}{
		{8, "1/3", "8/3", [4]float64{.039018, .156074, .273129, .273129}},
		{8, "2/9", "16/9", [4]float64{.133920, .306102, .306102, .174915}},
		{8, "4/9", "32/9", [4]float64{.009074, .058076, .162614, .260182}},
		{5, "2/9", "10/9", [4]float64{.284628, .406611, .232349, .066386}},
		{4, "4/9", "16/9", [4]float64{.095260, .304832, .365798, .195092}},
		{6, "1/4", "3/2", [4]float64{.177979, .355957, .296631, .131836}},
		{4, "1/4", "1", [4]float64{.316406, .421875, .210938, .046875}},
		{12, "1/4", "3", [4]float64{.031676, .126705, .232293, .258104}},
		{10, "1/6", "5/3", [4]float64{.161506, .323011, .290710, .155045}},
	} {
		d := binomial(t, c.n, c.q)
		if got := d.Mean().RatString(); got != c.mean {
			t.Errorf("%d at %s: mean %s, want %s", c.n, c.q, got, c.mean)
		}
		for x, want := range c.p {
			near(t, fmt.Sprintf("%d at %s: P of %d", c.n, c.q, x), d.PNum(float64(x)).Float(), want, 6e-7)
		}
	}
	if got := binomial(t, 8, "1/3").Fraction("0"); got != "256/6561" {
		t.Errorf("none of 8: %s", got)
	}
	if got := ratio(binomial(t, 6, "1/6").AtLeast(1).P); got != "31031/46656" {
		t.Errorf("a six among 6 dice: %s", got)
	}
}

func TestOutcomesAreSortedAndJoined(t *testing.T) {
	var outs []Outcome
	for _, o := range []Outcome{Word("rout"), Number(10), Number(2), Word("hold"), Number(-1), Number(2), Number(math.Copysign(0, -1))} {
		o.P = big.NewRat(1, 8)
		if o.Label == "0" {
			o.P = big.NewRat(1, 4)
		}
		outs = append(outs, o)
	}
	never := Number(3)
	never.P = new(big.Rat)
	d, err := FromWeights("test", append(outs, never))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, o := range d.Outcomes {
		got = append(got, o.Label+" "+ratio(o.P))
	}
	if want := "-1 1/8, 0 1/4, 2 1/4, 10 1/8, hold 1/8, rout 1/8"; strings.Join(got, ", ") != want {
		t.Errorf("got  %s\nwant %s", strings.Join(got, ", "), want)
	}
	if ratio(outs[2].P) != "1/8" {
		t.Error("the caller's outcomes were changed")
	}
	if d.Mean() != nil || !math.IsNaN(d.SD()) {
		t.Error("words have no mean")
	}
	if got := d.AtLeast(2).String(); got != "3/8 = 37.50 %" {
		t.Errorf("at least 2: %s", got)
	}
}

// Words that begin with numbers stand in the order of those.
func TestListsAreSortedByTheirNumbers(t *testing.T) {
	want := []string{"-1, x", "2", "2, 9", "2, 10", "2, hit", "10, hit", "10.5, hit", "Ulf 10", "Ulf 2"}
	for i, x := range want {
		for j, y := range want {
			if got := Word(x).compare(Word(y)); (got < 0) != (i < j) || (got == 0) != (i == j) {
				t.Errorf("%q to %q: %d", x, y, got)
			}
		}
	}
}

// TestWhatIsNoDistributionIsRefused: case C08.
func TestWhatIsNoDistributionIsRefused(t *testing.T) {
	half := func(o Outcome, p string) Outcome { o.P = rat(p); return o }
	for _, c := range []struct {
		outs []Outcome
		want string
	}{
		{[]Outcome{half(Number(1), "2/3"), half(Number(2), "1/2")}, "the chances sum to 7/6, not to 1"},
		{[]Outcome{half(Number(1), "1/3")}, "the chances sum to 1/3, not to 1"},
		{nil, "the chances sum to 0, not to 1"},
		{[]Outcome{half(Number(1), "3/2"), half(Number(2), "-1/2")}, "the outcome 2 has the chance -1/2"},
		{[]Outcome{Number(1)}, "the outcome 1 has no chance"},
		{[]Outcome{half(Number(math.NaN()), "1")}, "an outcome is NaN, which is no number"},
		{[]Outcome{half(Number(math.Inf(1)), "1")}, "an outcome is +Inf, which is no number"},
	} {
		_, err := FromWeights("my:odds", c.outs)
		if fault.CodeOf(err) != "E-ARG" || !strings.Contains(err.Error(), "[my:odds]") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("want %q, got %v", c.want, err)
		}
	}
	one, two := big.NewInt(1), big.NewInt(2)
	_, err := FromNumerators([]Outcome{Number(1), Number(2)}, []*big.Int{two, one}, two)
	if fault.CodeOf(err) != "E-INTERNAL" || !strings.Contains(err.Error(), "3/2") {
		t.Errorf("got %v", err)
	}
	if _, err = FromNumerators([]Outcome{Number(1)}, nil, two); fault.CodeOf(err) != "E-INTERNAL" {
		t.Errorf("got %v", err)
	}
	if _, err = FromNumerators(nil, nil, new(big.Int)); fault.CodeOf(err) != "E-INTERNAL" {
		t.Errorf("got %v", err)
	}
	if _, err = FromCounts(nil); fault.CodeOf(err) != "E-INTERNAL" {
		t.Errorf("got %v", err)
	}
}

func TestDecimalsAreWhatIsWritten(t *testing.T) {
	a, b := Number(0.1), Number(0.2)
	a.P, b.P = rat("1/2"), rat("1/2")
	d, err := FromWeights("test", []Outcome{a, b})
	if err != nil {
		t.Fatal(err)
	}
	if got := ratio(d.Mean()); got != "3/20" {
		t.Errorf("mean %s", got)
	}
	if got := ratio(d.Variance()); got != "1/400" {
		t.Errorf("variance %s", got)
	}
}

func TestEstimateOfTheMean(t *testing.T) {
	d := counted(t, map[Outcome]int{Number(1): 1, Number(2): 1, Number(3): 1, Number(4): 1})
	if got := ratio(d.Variance()); got != "5/3" { // over 3, not 4
		t.Errorf("variance %s", got)
	}
	low, high, ok := d.MeanInterval(0.95)
	if !ok {
		t.Fatal("four trials tell something")
	}
	near(t, "low", low, 2.5-3.182446*math.Sqrt(5.0/12), 1e-5) // Student's t of 3 degrees
	near(t, "high", high, 2.5+3.182446*math.Sqrt(5.0/12), 1e-5)
	for _, alike := range []*Dist{counted(t, map[Outcome]int{Number(7): 100}), counted(t, map[Outcome]int{Number(7): 1})} {
		if _, _, ok := alike.MeanInterval(0.95); ok {
			t.Error("trials that ended alike do not tell how far off they are")
		}
	}
	if low, high, ok := binomial(t, 3, "1/3").MeanInterval(0.95); low != 1 || high != 1 || !ok {
		t.Error("an exact mean is its own interval")
	}
}

// drawEstimate draws a small estimate.
func drawEstimate(t *rapid.T, name string) *Dist {
	labels := []Outcome{Number(0), Number(1), Number(2.5), Word("rout"), Word("hold")}
	outs := []Outcome{Number(1)}
	outs[0].Count = 1
	for range rapid.IntRange(0, 6).Draw(t, name+" outcomes") {
		o := rapid.SampledFrom(labels).Draw(t, name+" outcome")
		o.Count = rapid.IntRange(0, 1000).Draw(t, name+" count")
		outs = append(outs, o)
	}
	d, err := FromCounts(outs)
	if err != nil {
		t.Fatal(err)
	}
	d.RefusedCount = rapid.IntRange(0, d.Trials).Draw(t, name+" refused")
	return d
}

// TestPiecesMergeInAnyOrder: all that is printed is the same.
func TestPiecesMergeInAnyOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := drawEstimate(t, "a"), drawEstimate(t, "b"), drawEstimate(t, "c")
		join := func(parts ...*Dist) *Dist {
			d, err := Merge(parts...)
			if err != nil {
				t.Fatal(err)
			}
			return d
		}
		want, _ := json.Marshal(join(a, b, c))
		for _, d := range []*Dist{join(join(a, b), c), join(a, join(b, c)), join(c, a, b)} {
			if got, _ := json.Marshal(d); string(got) != string(want) {
				t.Fatalf("got  %s\nwant %s", got, want)
			}
		}
	})
	if _, err := Merge(yesNo(t, 1, 2), words(t, "true", "1")); fault.CodeOf(err) != "E-INTERNAL" {
		t.Errorf("an exact distribution was merged: %v", err)
	}
}

func TestMergeKeepsNotes(t *testing.T) {
	a, b := yesNo(t, 1, 2), yesNo(t, 3, 4)
	a.Notes, b.Notes = []string{"one", "two"}, []string{"two", "three"}
	b.RefusedBy = "PIL-CHARGE-02"
	d, err := Merge(a, b)
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(d.Notes, " "); got != "one two three" || d.RefusedBy != "PIL-CHARGE-02" || d.Trials != 6 {
		t.Errorf("got %+v", d)
	}
}
