package odds

import (
	"math"
	"testing"

	"skald/core/dice"
)

// TestOnlyWhatIsSoIsCalledSo: case C13.
func TestOnlyWhatIsSoIsCalledSo(t *testing.T) {
	for _, c := range []struct{ p, percent, alone string }{
		{"0", "impossible", "impossible"},
		{"1", "certain", "certain"},
		{"5/18", "27.78 %", "5/18 = 27.78 %"},
		{"5/12", "41.67 %", "5/12 = 41.67 %"},
		{"49/72", "68.06 %", "49/72 = 68.06 %"},
		{"1/1000000", "<0.01 %", "1/1000000 = 0.00010 %"},
		{"999999/1000000", ">99.99 %", "999999/1000000 = 99.99990 %"},
		{"1/1000001", "<0.01 %", "0.00010 %, exact"},
		{"1/10000000000000000000000", "<0.01 %", "<0.01 %, exact"},
		{"9999999999999999999999/10000000000000000000000", ">99.99 %", ">99.99 %, exact"},
		{"12345678/100000001", "12.35 %", "12.35 %, exact"},
	} {
		chance := exactChance(rat(c.p))
		if got := chance.Percent(); got != c.percent {
			t.Errorf("%s: percent %q, want %q", c.p, got, c.percent)
		}
		if got := chance.String(); got != c.alone {
			t.Errorf("%s: alone %q, want %q", c.p, got, c.alone)
		}
		if f := chance.Float(); (f == 0 || f == 1) != (c.p == "0" || c.p == "1") {
			t.Errorf("%s: as a number %v", c.p, f)
		}
	}
}

func TestEstimatesAreNeverCertain(t *testing.T) {
	for _, c := range []struct {
		k, n           int
		percent, alone string
	}{
		{0, 10_000, "<0.04 %", "<0.04 % at 95 %, never in 10,000 trials"},
		{10_000, 10_000, ">99.96 %", ">99.96 % at 95 %, in each of 10,000 trials"},
		{0, 1, "<79.35 %", "<79.35 % at 95 %, never in 1 trial"},
		{1_000_000, 1_000_000, ">99.999 %", ">99.999 % at 95 %, in each of 1,000,000 trials"},
		{1, 10_000, "<0.1 %", "0.01 % +-0.05 at 95 %, estimate from 10,000 trials"},
		{9_999, 10_000, ">99.9 %", "99.99 % +-0.05 at 95 %, estimate from 10,000 trials"},
		{2_778, 10_000, "27.8 %", "27.8 % +-0.9 at 95 %, estimate from 10,000 trials"},
		{277_778, 1_000_000, "27.78 %", "27.78 % +-0.09 at 95 %, estimate from 1,000,000 trials"},
	} {
		chance := seen(c.k, c.n)
		if got := chance.Percent(); got != c.percent {
			t.Errorf("%d of %d: percent %q, want %q", c.k, c.n, got, c.percent)
		}
		if got := chance.String(); got != c.alone {
			t.Errorf("%d of %d: alone %q, want %q", c.k, c.n, got, c.alone)
		}
	}
}

// TestPublishedIntervals: values printed in textbooks on the two intervals.
func TestPublishedIntervals(t *testing.T) {
	type interval func(k, n int, level float64) (float64, float64)
	for _, c := range []struct {
		name      string
		f         interval
		k, n      int
		low, high float64
	}{
		{"Wilson", Wilson, 0, 10, 0, 0.2775},
		{"Wilson", Wilson, 10, 10, 0.7225, 1},
		{"Wilson", Wilson, 5, 10, 0.2366, 0.7634},
		{"Wilson", Wilson, 81, 263, 0.2553, 0.3662}, // Newcombe 1998
		{"Wilson", Wilson, 15, 148, 0.0624, 0.1605},
		{"Clopper-Pearson", ClopperPearson, 0, 10, 0, 0.3085},
		{"Clopper-Pearson", ClopperPearson, 10, 10, 0.6915, 1},
		{"Clopper-Pearson", ClopperPearson, 5, 10, 0.1871, 0.8129},
		{"Clopper-Pearson", ClopperPearson, 81, 263, 0.2527, 0.3676},
		{"Clopper-Pearson", ClopperPearson, 15, 148, 0.0578, 0.1617},
	} {
		low, high := c.f(c.k, c.n, 0.95)
		near(t, c.name+" low", low, c.low, 6e-5)
		near(t, c.name+" high", high, c.high, 6e-5)
	}
	for _, f := range []interval{Wilson, ClopperPearson} {
		if low, high := f(0, 0, 0.95); low != 0 || high != 1 {
			t.Errorf("no trial tells nothing: %v %v", low, high)
		}
		if low, high := f(0, 1_000_000_000, 0.95); low != 0 || !(high > 0 && high < 5e-9) {
			t.Errorf("never in a billion: %v %v", low, high)
		}
		if low, high := f(1_000_000_000, 1_000_000_000, 0.95); high != 1 || !(low < 1 && low > 1-5e-9) {
			t.Errorf("always in a billion: %v %v", low, high)
		}
	}
}

func TestExactIsItsOwnInterval(t *testing.T) {
	d := words(t, "true", "5/18", "false", "13/18")
	if low, high := d.Interval("true", 0.95); low != high || low != 5.0/18 {
		t.Errorf("got %v %v", low, high)
	}
	low, high := yesNo(t, 5, 10).Interval("true", 0.95)
	near(t, "low", low, 0.2366, 5e-5)
	near(t, "high", high, 0.7634, 5e-5)
}

// TestIntervalsHoldTheChance: on 2,000 simulated estimates of 60 trials each,
// Wilson's interval holds the true chance about as often as it says, the exact
// one at least so.
func TestIntervalsHoldTheChance(t *testing.T) {
	const runs, n = 2000, 60
	for need := 2; need <= 6; need++ {
		p := float64(7-need) / 6
		wilson, cautious := 0, 0
		for run := range runs {
			src := dice.NewSeeded(uint64(need), uint64(run))
			k := dice.NewPool(src, dice.Hit, -1, n).AtLeast(need)
			if low, high := Wilson(k, n, 0.95); low <= p && p <= high {
				wilson++
			}
			if low, high := ClopperPearson(k, n, 0.95); low <= p && p <= high {
				cautious++
			}
		}
		near(t, "Wilson", float64(wilson)/runs, 0.95, 0.025)
		if cautious < wilson || float64(cautious)/runs < 0.945 {
			t.Errorf("%d+: the exact interval held %d of %d, Wilson's %d", need, cautious, runs, wilson)
		}
	}
}

func TestStudent(t *testing.T) {
	for n, want := range map[int]float64{2: 12.7062, 11: 2.2281, 101: 1.9840, 1_000_001: 1.96} {
		if got := student(0.95, n); math.Abs(got-want) > 5e-5 {
			t.Errorf("%d trials: got %v, want %v", n, got, want)
		}
	}
}
