package dice

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// outcomes runs play over every path and sums the weight of each result.
func outcomes[T comparable](play func(Source) T) map[T]*big.Rat {
	e, out := NewExplored(), map[T]*big.Rat{}
	for more := true; more; more = e.Next() {
		e.Begin()
		r := play(e)
		if out[r] == nil {
			out[r] = new(big.Rat)
		}
		out[r].Add(out[r], e.Weight())
	}
	return out
}

func wantChance[T comparable](t *testing.T, got map[T]*big.Rat, x T, want string) {
	t.Helper()
	if p := got[x]; p == nil || p.RatString() != want {
		t.Errorf("chance of %v: got %v, want %s", x, p, want)
	}
}

func TestExploredDieSplitsOnlyWhereAsked(t *testing.T) {
	e := NewExplored()
	paths := 0
	for more := true; more; more = e.Next() {
		e.Begin()
		d := e.Roll(Hit, 0)
		e.Roll(Hit, 0) // a die nobody asks about vanishes
		if Least(e, &d, 4) && In(e, &d, Only(6)) && !Least(e, &d, 5) {
			t.Fatal("a six is at least five")
		}
		paths++
	}
	if paths != 3 { // below 4; 4 or 5; 6
		t.Errorf("%d paths, want 3", paths)
	}
}

func TestExactChances(t *testing.T) {
	pool := outcomes(func(s Source) int {
		p := NewPool(s, Hit, -1, 10)
		p.Reroll(Hit, -1, Only(1))
		return p.AtLeast(4)
	})
	mean := new(big.Rat)
	for k, w := range pool {
		mean.Add(mean, new(big.Rat).Mul(big.NewRat(int64(k), 1), w))
		if k > 10 {
			t.Error("more hits than dice")
		}
	}
	if mean.RatString() != "35/6" { // 10 dice at 4+, ones thrown again: 10 * 7/12
		t.Errorf("mean %s, want 35/6", mean.RatString())
	}
}

// A pool explored as a multinomial is the same as its dice explored one by one.
func TestPoolEqualsSingleDice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 4).Draw(t, "n")
		a := Set(rapid.IntRange(0, 63).Draw(t, "a"))
		b := Set(rapid.IntRange(0, 63).Draw(t, "b"))
		pool := outcomes(func(s Source) [2]int {
			p := NewPool(s, Hit, -1, n)
			return [2]int{p.Count(a), p.Count(b)}
		})
		single := outcomes(func(s Source) (r [2]int) {
			for range n {
				d := s.Roll(Hit, -1)
				if In(s, &d, a) {
					r[0]++
				}
				if In(s, &d, b) {
					r[1]++
				}
			}
			return
		})
		if len(pool) != len(single) {
			t.Fatalf("%v against %v", pool, single)
		}
		for k, w := range single {
			if pool[k] == nil || pool[k].Cmp(w) != 0 {
				t.Fatalf("%v: %v against %v", k, pool[k], w)
			}
		}
	})
}

func TestSeededIsPairedAndFair(t *testing.T) {
	face := func(s *Seeded, st Stream) int { d := s.Roll(st, -1); return Face(s, &d) }
	a, b := NewSeeded(7, 1), NewSeeded(7, 1)
	a.Scope(1, 0, 3, 0)
	b.Scope(1, 0, 3, 0)
	face(a, Hit) // one die more in this scope
	a.Scope(1, 0, 4, 0)
	b.Scope(1, 0, 4, 0)
	if face(a, Save) != face(b, Save) {
		t.Error("an extra die in one scope changed another")
	}
	a.Names = func(Stream) string { return "mod:rule" } // its number was moved by another rule
	b.Names = a.Names
	for range 20 {
		if face(a, FirstRule+3) != face(b, FirstRule+4) {
			t.Fatal("the number of a rule changed its dice")
		}
	}
	b.Names = func(Stream) string { return "mod:other" }
	same := 0
	for range 600 {
		if face(a, FirstRule) == face(b, FirstRule) {
			same++
		}
	}
	if same < 60 || same > 140 { // 100 of independent dice, give or take four deviations
		t.Errorf("%d of 600 dice of two rules are equal", same)
	}
}

func TestDiceAreFair(t *testing.T) {
	const n = 1_200_000
	s := NewSeeded(1, 0)
	for name, draw := range map[string]func(uint64) uint64{
		"d6":     func(uint64) uint64 { d := s.Roll(Hit, -1); return uint64(Face(s, &d) - 1) },
		"twelve": func(k uint64) uint64 { return uniform(k, 12) },
	} {
		seen := make([]int, map[string]int{"d6": 6, "twelve": 12}[name])
		for k := range uint64(n) {
			seen[draw(k)]++
		}
		chi, each := 0.0, n/float64(len(seen))
		for _, k := range seen {
			chi += (float64(k) - each) * (float64(k) - each) / each
		}
		if chi > 45 { // of 5 and 11 degrees of freedom one in a hundred thousand is above 31 and 43
			t.Errorf("%s: %v, chi-square %.1f", name, seen, chi)
		}
	}
}

// unmix undoes mix: it finds the key that is mixed into a word.
func unmix(x uint64) uint64 {
	x ^= x>>31 ^ x>>62
	x *= 0x319642b2d24d8ec3
	x ^= x>>27 ^ x>>54
	x *= 0x96de1b173f119089
	x ^= x>>30 ^ x>>60
	return x - 0x9e3779b97f4a7c15
}

// The multiples of 6 end 4 below 2^64: a key that is mixed into one of those
// four is mixed again.
func TestShortTailIsThrownAway(t *testing.T) {
	const top = ^uint64(0)
	for _, n := range []uint64{6, 12} {
		tail := top%n + 1
		for i := range tail {
			x := top - i
			if mix(unmix(x)) != x {
				t.Fatal("unmix does not undo mix")
			}
			if got, want := uniform(unmix(x), n), mix(x)%n; got != want {
				t.Errorf("of %d: the key of %d gives %d, mixed again %d", n, x, got, want)
			}
		}
		last := top - tail
		if got := uniform(unmix(last), n); got != n-1 {
			t.Errorf("of %d: the last draw that counts gives %d", n, got)
		}
	}
}

func TestGivenTellsWhatIsMissingAndLeft(t *testing.T) {
	g := NewGiven(Stream.Name, func(int32) string { return "Ulf" })
	g.Add(Save, "Ulf", 5)
	g.Add(Hit, "", 6, 1)
	if d := g.Roll(Save, 3); Face(g, &d) != 5 {
		t.Error("the roller's own die is first")
	}
	g.Roll(Hit, 3)
	if got := g.Left(); got != "hit [1]" {
		t.Errorf("left %q", got)
	}
	g.Roll(Save, 3)
	if err := g.Err(); err == nil || err.Error() != "E-DICE no save die left for Ulf: 1 given (add a face to dice = { save = { ... } })" {
		t.Errorf("got %v", err)
	}
}

func TestRecordedReplaysWithOneDieChanged(t *testing.T) {
	rec := &Recorder{Source: NewSeeded(3, 0)}
	for range 5 {
		rec.Roll(Hit, 2)
	}
	again := &Recorded{Log: rec.Log, Change: map[int]int{2: 5}}
	for i := range 5 {
		d := again.Roll(Hit, 2)
		if want := rec.Log[i].Face; i != 2 && Face(again, &d) != want || i == 2 && Face(again, &d) != 5 {
			t.Errorf("die %d", i)
		}
	}
	if again.Err() != nil {
		t.Error(again.Err())
	}
	again.Roll(Hit, 2)
	if again.Err() == nil {
		t.Error("a sixth die was found in a log of five")
	}
}

// Where the log does not fit any more, the dice are those that the seed gives.
func TestRecordedGoesOnWithItsElse(t *testing.T) {
	rec := &Recorder{Source: NewSeeded(3, 0)}
	rec.Scope(1, 0, 0, 0)
	for range 4 {
		rec.Roll(Hit, 2)
	}
	again := &Recorded{Log: rec.Log, Else: NewSeeded(3, 0)}
	again.Scope(1, 0, 0, 0)
	back := again.Mark()
	again.Roll(Save, 2)
	back()
	if d := again.Roll(Hit, 2); Face(again, &d) != rec.Log[0].Face || again.New() != 0 || again.Left() != 3 {
		t.Error("a die that was given back is not the first again")
	}
	again.Roll(Hit, 1)
	if again.New() != 2 || again.Err() != nil {
		t.Errorf("another roller: new from %d, %v", again.New(), again.Err())
	}
	for i := range 2 { // the roll of the other took one of the scope
		if d := again.Roll(Hit, 2); Face(again, &d) != rec.Log[i+2].Face {
			t.Errorf("die %d is not that of the seed", i+3)
		}
	}
}

// What is taken back is out of the log; it still counts as rolled.
func TestRecorderForgetsWhatIsTakenBack(t *testing.T) {
	g := NewGiven(Stream.Name, nil)
	g.Add(Hit, "", 6, 1)
	rec := &Recorder{Source: g}
	rec.Roll(Hit, 0)
	back := rec.Mark()
	rec.Roll(Hit, 0)
	back()
	if len(rec.Log) != 1 || rec.Rolls() != 2 || g.Left() != "hit [1]" {
		t.Errorf("%v, %d, left %q", rec.Log, rec.Rolls(), g.Left())
	}
}

func TestLadder(t *testing.T) {
	for need, want := range map[int]string{2: "5/6", 4: "1/2", 6: "1/6", 7: "1/12", 8: "1/18", 9: "1/36"} {
		wantChance(t, outcomes(func(s Source) bool {
			c := Test{Need: need}
			c.Throw(s)
			return c.OK
		}), true, want)
	}
	if Required(4, 5, MaxNeed) != 2 || Required(6, -4, MaxNeed) != 9 || Required(5, -1, MaxNeed) != 6 {
		t.Error("floor, cap or arithmetic of needs")
	}
}

func TestRerollOnce(t *testing.T) {
	for permit, want := range map[Permit]string{Ones: "7/12", Fails: "3/4"} {
		wantChance(t, outcomes(func(s Source) bool {
			c := Test{Need: 4}
			c.Throw(s)
			for c.CanReroll(s, permit) {
				c.Reroll(s)
			}
			return c.OK
		}), true, want)
	}
	g := NewGiven(Stream.Name, nil)
	g.Add(Hit, "", 6, 2, 4)
	c := Test{Need: 7}
	c.Throw(g)
	if c.OK || !c.CanReroll(g, Fails) {
		t.Fatal("6,2 fails on 7+ and its second die may be thrown again")
	}
	if c.Reroll(g); !c.OK || c.CanReroll(g, Fails) || g.Left() != "" {
		t.Error("6,2 and then 4 passes 7+")
	}
}

// A small pool has its weights in machine words, the same as a large one.
func TestSmallPools(t *testing.T) {
	for n := 1; n <= maxSmallPool; n++ {
		for _, in := range []int{1, 2, 3, 5} {
			f := smallPool(n, uint64(in), uint64(6-in))
			if new(big.Int).SetUint64(f.den).Cmp(pow(6, n)) != 0 {
				t.Fatalf("%d dice: over %d", n, f.den)
			}
			for k, s := range f.sides {
				want := new(big.Int).Binomial(int64(n), int64(k))
				want.Mul(want, pow(int64(in), k)).Mul(want, pow(int64(6-in), n-k))
				if s.value != k || new(big.Int).SetUint64(s.num).Cmp(want) != 0 {
					t.Fatalf("%d of %d dice in %d faces: %d, want %s", k, n, in, s.num, want)
				}
			}
		}
	}
}

// Weights that fit no machine word are as exact as small ones.
func TestWeightsOfManyDice(t *testing.T) {
	for _, c := range []struct {
		n    int
		mask Set
		a, b int64 // faces inside and outside, of what is asked
	}{{300, AtLeast(5), 1, 2}, {301, AtLeast(4), 1, 1}, {150, AtLeast(6), 1, 5}, {40, AtLeast(3), 2, 1}} {
		got := outcomes(func(s Source) int { return NewPool(s, Hit, -1, c.n).Count(c.mask) })
		for k := range c.n + 1 {
			w := new(big.Int).Binomial(int64(c.n), int64(k))
			w.Mul(w, pow(c.a, k)).Mul(w, pow(c.b, c.n-k))
			if want := new(big.Rat).SetFrac(w, pow(c.a+c.b, c.n)); got[k] == nil || got[k].Cmp(want) != 0 {
				t.Fatalf("%d of %d: %v, want %v", k, c.n, got[k], want)
			}
		}
	}
	sum := new(big.Rat) // classes of 4 and 5 faces: their forks divide by 4 and 5 on the way
	for _, w := range outcomes(func(s Source) [3]int {
		p := NewPool(s, Hit, -1, 30)
		return [3]int{p.Count(AtLeast(6)), p.Count(AtLeast(5)), p.Count(AtLeast(4))}
	}) {
		sum.Add(sum, w)
	}
	if sum.RatString() != "1" {
		t.Errorf("the chances sum to %s", sum.RatString())
	}
}

// Sums explored by their totals are those of every face of every die.
func TestTotalsAreThoseOfTheFaces(t *testing.T) {
	for _, text := range []string{"2d6", "3d6+d3-1", "2d6r1-2d3", "3d3r1r2", "2d6!", "3d6kh2", "d6-d6"} {
		e, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		sums := func(eager bool) map[int]*big.Rat {
			x, out := &Explored{Eager: eager}, map[int]*big.Rat{}
			for n, more := 0, true; more; more = x.Next() {
				if n++; n > 200_000 {
					return nil
				}
				x.Begin()
				k := e.Roll(x, Free, -1)
				if out[k] == nil {
					out[k] = new(big.Rat)
				}
				out[k].Add(out[k], x.Weight())
			}
			return out
		}
		lazy, faces := sums(false), sums(true)
		for k, w := range faces {
			if lazy[k] == nil || lazy[k].Cmp(w) != 0 {
				t.Errorf("%s = %d: %v by totals, %v by faces", text, k, lazy[k], w)
			}
		}
		if faces == nil || len(lazy) != len(faces) {
			t.Errorf("%s: %d totals, %d by faces", text, len(lazy), len(faces))
		}
	}
}

// What an earlier step left of a die are five faces: their shares are fifths, in
// small numbers and in large ones.
func TestSharesOfWhatIsLeftOfADie(t *testing.T) {
	for _, n := range []int{1, 30} {
		e, sum := NewExplored(), new(big.Rat)
		for more := true; more; more = e.Next() {
			e.Begin()
			e.SplitPool(n, AtLeast(2), AtLeast(5))
			sum.Add(sum, e.Weight())
		}
		if sum.Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("%d dice: the shares sum to %s", n, sum.RatString())
		}
	}
}
