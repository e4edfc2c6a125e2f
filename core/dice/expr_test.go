package dice

import (
	"math/big"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestParse(t *testing.T) {
	d := func(n, sides int) Term { return Term{N: n, Sides: sides, Keep: n} }
	kept := func(n, keep int, lowest bool) Expr {
		return Expr{[]Term{{N: n, Sides: 6, Keep: keep, Lowest: lowest}}, 0}
	}
	minus := d(1, 3)
	minus.Minus = true
	for text, want := range map[string]Expr{
		"d6":             {[]Term{d(1, 6)}, 0},
		"2D6+1":          {[]Term{d(2, 6)}, 1},
		" 3 d3 - 2":      {[]Term{d(3, 3)}, -2},
		"2d6+d3-1":       {[]Term{d(2, 6), d(1, 3)}, -1},
		"10-d3+2":        {[]Term{minus}, 12},
		"-d3":            {[]Term{minus}, 0},
		"3d6kh2":         kept(3, 2, false),
		"3d6kl":          kept(3, 1, true),
		"3d6dl1":         kept(3, 2, false),
		"4d6dh3":         kept(4, 1, true),
		"d6!":            {[]Term{{N: 1, Sides: 6, Keep: 1, Explode: true}}, 0},
		"2d6r1r2":        {[]Term{{N: 2, Sides: 6, Keep: 2, Again: Only(1) | Only(2)}}, 0},
		"3d6kh2!r1 + d6": {[]Term{{N: 3, Sides: 6, Keep: 2, Explode: true, Again: Only(1)}, d(1, 6)}, 0},
		"2d3r2":          {[]Term{{N: 2, Sides: 3, Keep: 2, Again: Only(3) | Only(4)}}, 0},
	} {
		if got, err := Parse(text); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	simple := ` (write it like "2d6+1")`
	for text, want := range map[string]string{
		"":                  `"" is no dice expression` + simple,
		"six":               `"six" is no dice expression` + simple,
		"7":                 `"7" has no dice` + simple,
		"d":                 `"d" has a die without sides` + simple,
		"d8":                `"d8" has a d8: there are only d6 and d3` + simple,
		"0d6":               `"0d6" rolls a number of dice that is not 1 to 1000` + simple,
		"1d1!":              `"1d1!" has a d1: there are only d6 and d3` + simple,
		"8d4kh4!":           `"8d4kh4!" has a d4: there are only d6 and d3` + simple,
		"3d6kh2dl1":         `"3d6kh2dl1" keeps or drops twice: once is enough (write it like "3d6kh2")`,
		"1000000d1000000":   `"1000000d1000000" rolls a number of dice that is not 1 to 1000` + simple,
		"10000d10000!1":     `"10000d10000!1" rolls a number of dice that is not 1 to 1000` + simple,
		"99999999999d6":     `"99999999999d6" rolls a number of dice that is not 1 to 1000` + simple,
		"d99999999999":      `"d99999999999" has a die with too many sides: there are only d6 and d3` + simple,
		"600d6+600d6":       `"600d6+600d6" has more than 1000 dice` + simple,
		"1d6+9999999999":    `"1d6+9999999999" has a number above 1000000` + simple,
		"1d6+12x9":          `"1d6+12x9" has "x9" where only + or - can follow` + simple,
		"d6!1":              `"d6!1" has "1" where only + or - can follow` + simple,
		"2d6+":              `"2d6+" lacks dice or a number after its + or -` + simple,
		"2d6--1":            `"2d6--1" lacks dice or a number after its + or -` + simple,
		"d6!!":              `"d6!!" explodes twice (write it like "2d6!")`,
		"d6r":               `"d6r" throws again what no d6 shows (write it like "d6r1")`,
		"d3r4":              `"d3r4" throws again what no d3 shows (write it like "d6r1")`,
		"3d6k2":             `"3d6k2" does not say whether the highest or the lowest (write it like "3d6kh2" or "3d6dl1")`,
		"3d6kh0":            `"3d6kh0" keeps or drops a number of dice that is not 1 to 3 (write it like "3d6kh2")`,
		"3d6dl4":            `"3d6dl4" keeps or drops a number of dice that is not 1 to 3 (write it like "3d6kh2")`,
		"3d6dl3":            `"3d6dl3" drops every die (write it like "3d6dl1")`,
		"d6" + longTail(50): `"d6+1+1+1+1+1+1+1+1+1..." is longer than 100 characters` + simple,
	} {
		if _, err := Parse(text); err == nil || err.Error() != "E-ARG "+want {
			t.Errorf("%q: got %v", text, err)
		}
	}
}

func longTail(n int) string { return strings.Repeat("+1", n) }

// bounds are the least and the most that an expression gives.
func bounds(e Expr) (low, top int) {
	for _, t := range e.Terms {
		a, b := t.Keep, t.Keep*t.Sides
		if t.Explode {
			b *= 1 + MaxExplosions
		}
		if t.Minus {
			a, b = -b, -a
		}
		low, top = low+a, top+b
	}
	return low + e.Plus, top + e.Plus
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"d6", "2d6+1", "d8", "1d1!", "3d6kh2dl1", "8d4kh4!", "1000000d1000000", "10000d10000!1", "", "dd", "2d6--1",
		"2d6+d3-1", "4d6!r1dl2", "3d3!kl2-2d6"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		e, err := Parse(s)
		if err != nil {
			return
		}
		low, top := bounds(e)
		if got := e.Roll(NewSeeded(1, 1), Free, -1); got < low || got > top {
			t.Errorf("%q rolled %d", s, got)
		}
	})
}

// rolled is the distribution of an expression, and the paths that it took.
func rolled(t testing.TB, text string) (map[int]*big.Rat, int) {
	t.Helper()
	e, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	paths := 0
	return outcomes(func(s Source) int { paths++; return e.Roll(s, Free, -1) }), paths
}

// atLeast sums the chances of n and more.
func atLeast(d map[int]*big.Rat, n int) string {
	sum := new(big.Rat)
	for v, w := range d {
		if v >= n {
			sum.Add(sum, w)
		}
	}
	return sum.RatString()
}

func TestExactExpressions(t *testing.T) {
	for _, c := range []struct {
		text string
		n    int
		want string // the chance of n or more
	}{
		{"2d6", 9, "5/18"}, {"2d6", 8, "5/12"}, {"2d6", 12, "1/36"}, {"2d6", 13, "0"}, {"2d6+1", 13, "1/36"},
		{"3d6kh2", 8, "49/72"}, {"3d6kh2", 9, "113/216"}, {"3d6dl1", 9, "113/216"},
		{"3d6kl2", 6, "103/216"}, {"3d6dh1", 6, "103/216"}, // the mirror: 5 or less is 113/216
		{"d3", 2, "2/3"}, {"2d3", 6, "1/9"}, {"2d6-d3", 11, "1/108"}, {"d6+d3", 9, "1/18"},
		{"d6r1", 4, "7/12"}, {"d6r1", 1, "1"}, {"d6r1r2r3", 4, "3/4"}, {"d3r1", 2, "8/9"},
		{"d6!", 7, "1/6"}, {"d6!", 13, "1/36"}, {"2d6!", 13, "1/6"},
		{"2d6kl1", 4, "1/4"}, {"2d6kh1", 4, "3/4"},
	} {
		got, _ := rolled(t, c.text)
		if p := atLeast(got, c.n); p != c.want {
			t.Errorf("%d or more on %s: %s, want %s", c.n, c.text, p, c.want)
		}
	}
	full := outcomes(func(s Source) bool { // a charge of 9 or more, all of it thrown again
		e, _ := Parse("2d6")
		first := e.Roll(s, Charge, -1)
		return first >= 9 || e.Roll(s, Charge, -1) >= 9
	})
	wantChance(t, full, true, "155/324")
}

func TestExplosionsEnd(t *testing.T) {
	d, _ := rolled(t, "d6!")
	if top := slices.Max(keys(d)); top != 6*(1+MaxExplosions) {
		t.Errorf("the most is %d", top)
	}
	g := NewGiven(Stream.Name, nil)
	for range 1 + MaxExplosions {
		g.Add(Free, "", 6)
	}
	e, _ := Parse("d6!")
	if got := e.Roll(g, Free, -1); got != 66 || g.Err() != nil {
		t.Errorf("%d, %v", got, g.Err())
	}
}

func keys(d map[int]*big.Rat) (out []int) {
	for k := range d {
		out = append(out, k)
	}
	return out
}

// What the order of operations says, on given dice.
func TestOrderOfOperations(t *testing.T) {
	for text, c := range map[string]struct {
		faces []int
		want  int
	}{
		"3d6kh2!r1":  {[]int{1, 2, 4, 6, 3}, 13}, // the 1 becomes a 6, which explodes to 9; 9 and 4 count
		"d6!r6":      {[]int{6, 6, 2}, 8},        // thrown again first; what is thrown again may explode
		"2d6r1":      {[]int{1, 5, 1}, 6},        // once only
		"3d6!kl2":    {[]int{6, 6, 3, 1, 2}, 10}, // 7, 8 and 3
		"2d6!":       {[]int{6, 6, 6, 5, 1}, 24}, // both, then the one that showed a 6 again
		"2d3!+d6-d3": {[]int{5, 1, 2, 4, 6}, 6},  // 3+1 and 1, then 4, less 3
	} {
		g := NewGiven(Stream.Name, nil)
		g.Add(Free, "", c.faces...)
		e, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := e.Roll(g, Free, -1); got != c.want || g.Left() != "" || g.Err() != nil {
			t.Errorf("%s of %v: %d, want %d; left %s, %v", text, c.faces, got, c.want, g.Left(), g.Err())
		}
	}
}

// Lazy exploring agrees with brute force over every face.
func TestExpressionsAgreeWithBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 3).Draw(t, "n")
		term := Term{N: n, Sides: rapid.SampledFrom([]int{3, 6}).Draw(t, "sides"), Keep: rapid.IntRange(1, n).Draw(t, "keep"),
			Lowest: rapid.Bool().Draw(t, "lowest"), Again: Set(rapid.SampledFrom([]int{0, 1, 3}).Draw(t, "again"))}
		lazy := outcomes(func(s Source) int { return term.Roll(s, Free, -1) })
		want := map[int]*big.Rat{}
		faces := make([]int, 2*n) // each die and its re-roll
		each := big.NewRat(1, int64(pow(6, 2*n).Int64()))
		for done := false; !done; {
			sum := byHand(term, faces)
			if want[sum] == nil {
				want[sum] = new(big.Rat)
			}
			want[sum].Add(want[sum], each)
			done = true
			for i := range faces {
				if faces[i]++; faces[i] < 6 {
					done = false
					break
				}
				faces[i] = 0
			}
		}
		for v, w := range want {
			if lazy[v] == nil || lazy[v].Cmp(w) != 0 {
				t.Fatalf("%+v: chance of %d is %v, by hand %v", term, v, lazy[v], w)
			}
		}
		if len(lazy) != len(want) {
			t.Fatalf("%+v: %d results, by hand %d", term, len(lazy), len(want))
		}
	})
}

// byHand is the plain reading of a term without explosions: faces 0..5, a die
// and what it shows if it is thrown again.
func byHand(t Term, faces []int) int {
	var values []int
	for i := 0; i < len(faces); i += 2 {
		f := faces[i] + 1
		if t.Again&Only(f) != 0 {
			f = faces[i+1] + 1
		}
		if t.Sides == 3 {
			f = (f + 1) / 2
		}
		values = append(values, f)
	}
	slices.Sort(values)
	if !t.Lowest {
		slices.Reverse(values)
	}
	sum := 0
	for _, v := range values[:t.Keep] {
		sum += v
	}
	return sum
}

// Dice are explored as classes: the paths stay few.
func TestFewPaths(t *testing.T) {
	for text, most := range map[string]int{"2d6": 21, "3d6kh2": 36, "5d6": 252, "10d6": 3003, "10d6kh1": 60, "d6!": 56, "3d6!": 13_000} {
		if _, n := rolled(t, text); n > most {
			t.Errorf("%s takes %d paths, want %d or fewer", text, n, most)
		}
	}
}
