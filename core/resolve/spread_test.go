package resolve

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"skald/core/dice"
)

// lit is a fire over two lists: who burnt when the round began, who burns now.
func lit(burned []bool) (*Fire, []bool) {
	now := slices.Clone(burned)
	return &Fire{
		Burned: func(i int) bool { return burned[i] },
		Burns:  func(i int) bool { return now[i] },
		Light:  func(i int) { now[i] = true },
	}, now
}

// given is a source of these faces of the stream of spreading fire.
func given(faces ...int) *dice.Given {
	g := dice.NewGiven(dice.Stream.Name, nil)
	g.Add(dice.Spread, "", faces...)
	return g
}

// wind: element 0 burns, 1 and 2 are dry, 3 stands in the wind.
var wind = []Edge{{0, 1, 6}, {0, 2, 6}, {0, 3, 4}, {1, 0, 6}, {2, 0, 6}, {3, 0, 6}}

func TestSpreadByGivenDice(t *testing.T) {
	ring := []Edge{{0, 1, 6}, {1, 2, 6}, {2, 3, 6}, {3, 0, 6}}
	two := []Edge{{0, 2, 6}, {1, 2, 4}}
	for _, c := range []struct {
		name    string
		n       int
		edges   []Edge
		perPair bool
		burned  []int
		dice    []int
		want    []int
	}{
		{"a six lights, a five does not", 4, wind, false, []int{0}, []int{6, 5, 3}, []int{0, 1}},
		{"four is enough in the wind", 4, wind, false, []int{0}, []int{1, 1, 4}, []int{0, 3}},
		{"without a fire nobody rolls", 4, wind, false, nil, nil, nil},
		{"where all burns nobody rolls", 4, wind, false, []int{0, 1, 2, 3}, nil, []int{0, 1, 2, 3}},
		{"what was lit now does not spread now", 4, ring, false, []int{0}, []int{6}, []int{0, 1}},
		{"two fires, one die, the lower need", 3, two, false, []int{0, 1}, []int{4}, []int{0, 1, 2}},
		{"the fire that burns is the one that counts", 3, two, false, []int{0}, []int{4}, []int{0}},
		{"a die a pair", 3, two, true, []int{0, 1}, []int{3, 6}, []int{0, 1, 2}},
		{"a die a pair, until it burns", 3, two, true, []int{0, 1}, []int{4}, []int{0, 1, 2}},
		{"needs above six take two dice", 2, []Edge{{0, 1, 7}}, false, []int{0}, []int{6, 4}, []int{0, 1}},
		{"of two edges the easier stands", 2, []Edge{{0, 1, 6}, {0, 1, 3}, {1, 1, 2}}, true, []int{0}, []int{2}, []int{0}},
	} {
		burned := make([]bool, c.n)
		for _, i := range c.burned {
			burned[i] = true
		}
		f, now := lit(burned)
		src := given(c.dice...)
		s := NewSpread(c.n, c.edges)
		s.PerPair = c.perPair
		s.Round(src, f)
		var got []int
		for i, b := range now {
			if b {
				got = append(got, i)
			}
		}
		if !slices.Equal(got, c.want) || src.Err() != nil || src.Left() != "" {
			t.Errorf("%s: %v burn, want %v (%v, left %q)", c.name, got, c.want, src.Err(), src.Left())
		}
	}
}

func TestSpreadTellsItsRolls(t *testing.T) {
	f, _ := lit([]bool{true, false, false, false})
	var got []Edge
	f.Rolled = func(e Edge, t *dice.Test) {
		if t.OK {
			got = append(got, e)
		}
	}
	NewSpread(4, wind).Round(given(6, 1, 5), f)
	if want := []Edge{{0, 1, 6}, {0, 3, 4}}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestSpreadStopsWithoutDice(t *testing.T) {
	f, now := lit([]bool{true, false, false, false})
	src := given(1)
	NewSpread(4, wind).Round(src, f)
	if src.Err() == nil || now[2] || now[3] {
		t.Errorf("%v, %v", src.Err(), now)
	}
}

// One round of the fire in the wind: what burns after it, by the exact chance.
func TestSpreadExactly(t *testing.T) {
	s := NewSpread(4, wind)
	count := [4]*big.Rat{new(big.Rat), new(big.Rat), new(big.Rat), new(big.Rat)}
	none := new(big.Rat)
	e := dice.NewExplored()
	for more := true; more; more = e.Next() {
		e.Begin()
		f, now := lit([]bool{true, false, false, false})
		s.Round(e, f)
		any := false
		for i := 1; i < 4; i++ {
			if now[i] {
				count[i].Add(count[i], e.Weight())
				any = true
			}
		}
		if !any {
			none.Add(none, e.Weight())
		}
	}
	for i, want := range []string{"", "1/6", "1/6", "1/2"} {
		if got := count[i].RatString(); i > 0 && got != want {
			t.Errorf("element %d: %s, want %s", i, got, want)
		}
	}
	if none.RatString() != "25/72" {
		t.Errorf("no spread: %s", none.RatString())
	}
}

// mask is a state as a set of bits.
type mask uint32

// merged are the chances of every state after two rounds, worked out step by
// step: after each, branches in the same state become one.
func merged(s *Spread, n int, start mask) map[mask]*big.Rat {
	chances := map[mask]*big.Rat{start: big.NewRat(1, 1)}
	for range 2 {
		type state struct{ burned, now mask }
		at := map[state]*big.Rat{}
		for m, p := range chances {
			at[state{m, m}] = p
		}
		for i := range n { // a step for each element: those out of reach do nothing
			next := map[state]*big.Rat{}
			for st, p := range at {
				e := dice.NewExplored()
				for more := true; more; more = e.Next() {
					e.Begin()
					now := st.now
					f := &Fire{
						Burned: func(j int) bool { return st.burned>>j&1 != 0 },
						Burns:  func(j int) bool { return j != i || now>>j&1 != 0 },
						Light:  func(j int) { now |= 1 << j },
					}
					s.Step(e, f, i)
					to := state{st.burned, now}
					if next[to] == nil {
						next[to] = new(big.Rat)
					}
					next[to].Add(next[to], new(big.Rat).Mul(p, e.Weight()))
				}
			}
			at = next
		}
		chances = map[mask]*big.Rat{}
		for st, p := range at {
			if chances[st.now] == nil {
				chances[st.now] = new(big.Rat)
			}
			chances[st.now].Add(chances[st.now], p)
		}
	}
	return chances
}

// Steps whose branches merge give the chances of running through at once.
func TestSpreadStepsMerge(t *testing.T) {
	edges := []Edge{{0, 1, 6}, {1, 2, 4}, {2, 3, 5}, {0, 3, 6}, {1, 3, 4}, {3, 2, 6}}
	for _, perPair := range []bool{false, true} {
		s := NewSpread(4, edges)
		s.PerPair = perPair
		whole := map[mask]*big.Rat{}
		e := dice.NewExplored()
		for more := true; more; more = e.Next() {
			e.Begin()
			burned := []bool{true, true, false, false}
			for range 2 {
				f, now := lit(burned)
				s.Round(e, f)
				burned = now
			}
			var m mask
			for i, b := range burned {
				if b {
					m |= 1 << i
				}
			}
			if whole[m] == nil {
				whole[m] = new(big.Rat)
			}
			whole[m].Add(whole[m], e.Weight())
		}
		steps := merged(s, 4, 0b0011)
		if len(steps) != len(whole) {
			t.Fatalf("%d states by steps, %d at once", len(steps), len(whole))
		}
		for m, p := range whole {
			if steps[m] == nil || steps[m].Cmp(p) != 0 {
				t.Errorf("state %04b: %v by steps, %v at once", m, steps[m], p)
			}
		}
	}
}

// 200 rounds of play keep to the exact chances, and some of them spread.
func TestSpreadInPlay(t *testing.T) {
	s := NewSpread(4, wind)
	src := dice.NewSeeded(14, 0)
	const rounds = 200
	var count [4]int
	for n := range rounds {
		src.Scope(int32(n), 0, -1, 0)
		f, now := lit([]bool{true, false, false, false})
		s.Round(src, f)
		for i, b := range now {
			if b {
				count[i]++
			}
		}
	}
	for i, p := range []float64{1, 1. / 6, 1. / 6, 1. / 2} {
		off := math.Abs(float64(count[i]) - rounds*p)
		if limit := 3 * math.Sqrt(rounds*p*(1-p)); off > limit || count[i] == 0 {
			t.Errorf("element %d burnt %d times of %d, expected %.0f within %.0f", i, count[i], rounds, rounds*p, limit)
		}
	}
}

// grid of w by w elements, each in reach of its eight neighbours.
func grid(w int) []Edge {
	var out []Edge
	for i := range w * w {
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				x, y := i%w+dx, i/w+dy
				if (dx != 0 || dy != 0) && x >= 0 && x < w && y >= 0 && y < w {
					out = append(out, Edge{i, y*w + x, 6})
				}
			}
		}
	}
	return out
}

func BenchmarkSpread1000(b *testing.B) {
	const w = 32
	s := NewSpread(w*w, grid(w))
	burned, now := make([]bool, w*w), make([]bool, w*w)
	for i := range burned {
		burned[i] = i%3 == 0
	}
	f := &Fire{
		Burned: func(i int) bool { return burned[i] },
		Burns:  func(i int) bool { return now[i] },
		Light:  func(i int) { now[i] = true },
	}
	src := dice.NewSeeded(1, 0)
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		copy(now, burned)
		src.Scope(int32(n), 0, -1, 0)
		s.Round(src, f)
	}
}
