package dice

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

func thrown(b Batch) map[int]*big.Rat {
	if b.Natural == 0 {
		b.Natural = 2
	}
	return outcomes(func(s Source) int { return b.Throw(s, Free, -1) })
}

func mean(d map[int]*big.Rat) string {
	m := new(big.Rat)
	for k, w := range d {
		m.Add(m, new(big.Rat).Mul(big.NewRat(int64(k), 1), w))
	}
	return m.RatString()
}

func TestExactBatches(t *testing.T) {
	for _, c := range []struct {
		about string
		b     Batch
		hits  int
		want  string // the chance of exactly that many
	}{
		{"one die", Batch{N: 1, Need: 4}, 1, "1/2"},
		{"none", Batch{N: 0, Need: 4}, 0, "1"},
		{"a natural 1 fails", Batch{N: 1, Need: 2, Plus: 5}, 1, "5/6"},
		{"unless nothing fails by itself", Batch{N: 1, Need: 2, Plus: 5, Natural: 1}, 1, "1"},
		{"natural 1 to 3 fail, needs 2", Batch{N: 1, Need: 2, Natural: 4}, 1, "1/2"},
		{"whatever is added", Batch{N: 1, Need: 2, Plus: 4, Natural: 4}, 1, "1/2"},
		{"a need of 7 is a 6 and then 4 or more", Batch{N: 1, Need: 7}, 1, "1/12"},
		{"9 is the most", Batch{N: 1, Need: 6, Plus: -8}, 1, "1/36"},
		{"3+, fails again", Batch{N: 1, Need: 3, Reroll: Fails}, 1, "8/9"},
		{"4+ and +1, fails again", Batch{N: 1, Need: 4, Plus: 1, Reroll: Fails}, 1, "8/9"},
		{"3+, judged before", Batch{N: 1, Need: 3, Reroll: Fails, Before: true}, 1, "8/9"},
		{"4+ and +1, judged before", Batch{N: 1, Need: 4, Plus: 1, Reroll: Fails, Before: true}, 1, "5/6"},
		{"4+ and -1, judged before", Batch{N: 1, Need: 4, Plus: -1, Reroll: Fails, Before: true}, 1, "1/2"}, // a 4 fails and stands
		{"any die, judged before: the player knows better", Batch{N: 1, Need: 4, Plus: 1, Reroll: AnyDie, Before: true}, 1, "8/9"},
		{"ones again", Batch{N: 1, Need: 3, Reroll: Ones}, 1, "7/9"},
		{"6+, fails again", Batch{N: 1, Need: 6, Reroll: Fails}, 1, "11/36"},
		{"7+, one re-roll of either die", Batch{N: 1, Need: 7, Reroll: Fails}, 1, "7/36"},
		{"7+, ones again", Batch{N: 1, Need: 7, Reroll: Ones}, 1, "1/9"},
		{"two dice, one re-roll", Batch{N: 2, Need: 4, Reroll: Fails, Limit: 1}, 2, "1/2"},
		{"two dice, re-rolls for all", Batch{N: 2, Need: 4, Reroll: Fails}, 2, "9/16"},
		{"judged before, the one that fails uses the re-roll", Batch{N: 2, Need: 4, Plus: 1, Reroll: Fails, Before: true, Limit: 1}, 2, "73/108"},
		{"six dice on 6, at least one", Batch{N: 6, Need: 6}, 0, "15625/46656"},
		{"a 6 counts twice", Batch{N: 1, Need: 4, Explode: OneMoreHit}, 2, "1/6"},
		{"a 6 counts once", Batch{N: 1, Need: 4, Explode: OneMoreHit}, 1, "1/3"},
		{"a 6 brings a die", Batch{N: 1, Need: 4, Explode: OneMoreDie}, 1, "5/12"}, // 1/3, or 1/6 and then a failure
		{"above 6 every success began with a 6", Batch{N: 1, Need: 7, Explode: OneMoreHit}, 2, "1/12"},
	} {
		if p := thrown(c.b)[c.hits]; p == nil || p.RatString() != c.want {
			t.Errorf("%s: %d of %+v has a chance of %v, want %s", c.about, c.hits, c.b, p, c.want)
		}
	}
	if got := mean(thrown(Batch{N: 10, Need: 4, Reroll: Ones})); got != "35/6" {
		t.Errorf("10 dice on 4+, ones again: mean %s, want 35/6", got)
	}
	if got := mean(thrown(Batch{N: 20, Need: 3})); got != "40/3" {
		t.Errorf("20 dice on 3+: mean %s, want 40/3", got)
	}
	for k, p := range thrown(Batch{N: 10, Need: 4, Reroll: Ones}) {
		b := new(big.Rat).SetFrac(new(big.Int).Mul(new(big.Int).Binomial(10, int64(k)), new(big.Int).Mul(pow(7, k), pow(5, 10-k))), pow(12, 10))
		if p.Cmp(b) != 0 {
			t.Errorf("%d of 10 on 4+, ones again: %v, want %v of Binomial(10, 7/12)", k, p, b)
		}
	}
}

func TestExplodingBatchEnds(t *testing.T) {
	g := NewGiven(Stream.Name, nil)
	for range 1 + MaxExplosions {
		g.Add(Free, "", 6)
	}
	b := Batch{N: 1, Need: 4, Natural: 2, Explode: OneMoreDie}
	if got := b.Throw(g, Free, -1); got != 1+MaxExplosions || g.Err() != nil {
		t.Errorf("%d hits, %v", got, g.Err())
	}
}

// The dice of a batch fall in a stated order.
func TestOrderOfABatch(t *testing.T) {
	g := NewGiven(Stream.Name, nil)
	// three dice; the 2 again: 6; the second dice of the 6 and of the late 6
	g.Add(Free, "", 6, 2, 6, 5, 3, 4, 1, 6)
	b := Batch{N: 3, Need: 7, Natural: 2, Reroll: Fails, Limit: 2}
	// 6 2 6; the 2 again is 5: over. Second dice 3 and 4, the 3 again is 1.
	if got := b.Throw(g, Free, -1); got != 1 || g.Left() != "roll [6]" || g.Err() != nil {
		t.Errorf("%d hits, left %s, %v", got, g.Left(), g.Err())
	}
}

// A batch of one is a test.
func TestABatchOfOneIsATest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		need := rapid.IntRange(2, 9).Draw(t, "need")
		permit := Permit(rapid.IntRange(0, 3).Draw(t, "permit"))
		test := outcomes(func(s Source) int {
			c := Test{Need: need}
			c.Throw(s)
			if permit != 0 && c.CanReroll(s, permit) {
				c.Reroll(s)
			}
			if c.OK {
				return 1
			}
			return 0
		})
		for k, w := range thrown(Batch{N: 1, Need: need, Reroll: permit}) {
			if test[k] == nil || test[k].Cmp(w) != 0 {
				t.Fatalf("%d: %v, as a test %v", k, w, test[k])
			}
		}
	})
}

func TestExactOpposed(t *testing.T) {
	tie, win, lose := [2]int{}, [2]int{1, 1}, [2]int{0, 1}
	for _, c := range []struct {
		a, b, plus int
		ties       [2]int
		result     int
		want       string
	}{
		{1, 1, 0, win, 1, "7/12"}, {1, 1, 0, tie, 0, "1/6"}, {1, 1, 0, [2]int{1, 2}, 1, "1/2"},
		{2, 2, 0, win, 1, "791/1296"}, {3, 2, 0, win, 1, "5593/7776"}, {2, 2, 0, [2]int{2, 3}, 1, "2087/3888"},
		{2, 1, 0, win, 1, "161/216"}, {2, 1, 0, lose, 1, "125/216"}, {2, 1, 0, [2]int{3, 6}, 1, "143/216"},
		{2, 1, 0, [2]int{3, 6}, -1, "73/216"},
		{1, 1, -1, win, 1, "5/12"}, {1, 1, 1, tie, 1, "7/12"}, {1, 1, 6, tie, 1, "1"}, {1, 1, -6, win, -1, "1"},
	} {
		o := Opposed{A: c.a, B: c.b, Plus: c.plus, Won: c.ties[0], Of: c.ties[1]}
		wantChance(t, outcomes(func(s Source) int { return o.Throw(s, Free, -1) }), c.result, c.want)
	}
}

func TestFewPathsOfABatch(t *testing.T) {
	for _, c := range []struct {
		b    Batch
		most int
	}{
		{Batch{N: 40, Need: 4}, 41}, {Batch{N: 10, Need: 4, Reroll: Fails}, 66}, {Batch{N: 4, Need: 4, Explode: OneMoreDie}, 6400},
	} {
		n := 0
		c.b.Natural = 2
		outcomes(func(s Source) int { n++; return c.b.Throw(s, Free, -1) })
		if n > c.most {
			t.Errorf("%+v takes %d paths, want %d or fewer", c.b, n, c.most)
		}
	}
}
