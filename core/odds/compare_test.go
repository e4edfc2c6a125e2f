package odds

import (
	"encoding/json"
	"math"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"skald/core/dice"
	"skald/core/fault"
)

// compared makes a plain comparison of named variants.
func compared(t testing.TB, of string, variants ...Variant) *Comparison {
	t.Helper()
	c, err := Compare(nil, of, variants)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func variant(name string, d *Dist) Variant { return Variant{Names: []string{name}, Dist: d} }

func TestExactDifferences(t *testing.T) {
	b := compared(t, "",
		variant("clear", words(t, "true", "5/18", "false", "13/18")),
		variant("fog", words(t, "true", "1/6", "false", "5/6")),
		variant("night", words(t, "false", "1"))).Blocks[0]
	if b.Of != "true" || b.Rows[0].Diff != nil {
		t.Errorf("got %+v", b)
	}
	for i, want := range []string{"-1/9", "-5/18"} {
		if r := b.Rows[i+1]; ratio(r.Diff) != want || r.DiffErr != exact {
			t.Errorf("got %+v, want %s", r, want)
		}
	}
	b = compared(t, "", variant("a", binomial(t, 8, "1/3")), variant("b", binomial(t, 8, "4/9"))).Blocks[0]
	if b.Of != "" || ratio(b.Rows[1].Diff) != "8/9" {
		t.Errorf("got %+v", b)
	}
	b = compared(t, "2", variant("a", binomial(t, 2, "1/2")), variant("b", binomial(t, 2, "1/3"))).Blocks[0]
	if b.Of != "2" || ratio(b.Rows[1].Diff) != "-5/36" {
		t.Errorf("got %+v", b)
	}
}

func TestWordsAreComparedOneByOne(t *testing.T) {
	c := compared(t, "", variant("a", words(t, "win", "1/2", "draw", "1/2")), variant("b", words(t, "win", "1/3", "lose", "2/3")))
	var got []string
	for _, b := range c.Blocks {
		got = append(got, b.Of+" "+ratio(b.Rows[1].Diff))
	}
	if want := "draw -1/2, lose 2/3, win -1/6"; strings.Join(got, ", ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, ", "), want)
	}
	var many []string
	for _, l := range strings.Fields("a b c d e f g h i j k l m n o p") {
		many = append(many, l, "1/16")
	}
	_, err := Compare(nil, "", []Variant{variant("a", words(t, many...))})
	if fault.CodeOf(err) != "E-ARG" || !strings.Contains(err.Error(), "16 outcomes") {
		t.Errorf("got %v", err)
	}
	if _, err = Compare(nil, "", nil); fault.CodeOf(err) != "E-ARG" {
		t.Errorf("got %v", err)
	}
}

// TestErrorOfADifference: Newcombe 1998, method 10: 56 of 70 against 48 of 80
// differ by 0.2, from 0.0524 to 0.3339.
func TestErrorOfADifference(t *testing.T) {
	r := compared(t, "", variant("b", yesNo(t, 48, 80)), variant("a", yesNo(t, 56, 70))).Blocks[0].Rows[1]
	if ratio(r.Diff) != "1/5" || r.Paired {
		t.Errorf("got %+v", r)
	}
	near(t, "half", r.DiffErr.Half, 0.2-0.0524, 5e-5)
	r = compared(t, "", variant("b", yesNo(t, 0, 100)), variant("a", yesNo(t, 0, 100))).Blocks[0].Rows[1]
	if !r.DiffErr.Known || r.DiffErr.Half < 0.03 {
		t.Errorf("never and never: %+v", r.DiffErr)
	}
	r = compared(t, "", variant("b", words(t, "true", "1/2", "false", "1/2")), variant("a", yesNo(t, 5, 10))).Blocks[0].Rows[1]
	near(t, "beside an exact one", r.DiffErr.Half, 0.7634-0.5, 5e-5)
	one := counted(t, map[Outcome]int{Number(1): 50})
	if r = compared(t, "", variant("b", one), variant("a", one)).Blocks[0].Rows[1]; r.DiffErr.Known {
		t.Errorf("means of trials that ended alike: %+v", r.DiffErr)
	}
}

func TestPairsMustBeTheTrials(t *testing.T) {
	p := &Pair{}
	p.Add(1, 0)
	for _, d := range []*Dist{yesNo(t, 1, 2), words(t, "true", "1")} {
		_, err := Compare(nil, "", []Variant{variant("b", d), {Names: []string{"a"}, Dist: d, Pair: p}})
		if fault.CodeOf(err) != "E-INTERNAL" {
			t.Errorf("got %v", err)
		}
	}
}

// TestPairsMergeInAnyOrder: sums are exact, so pieces do not show.
func TestPairsMergeInAnyOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		xs := rapid.SliceOfN(rapid.Float64Range(-100, 100), 2, 30).Draw(t, "x")
		cut := rapid.IntRange(0, len(xs)).Draw(t, "cut")
		var whole, first, second Pair
		for i := range xs {
			whole.Add(xs[i], xs[len(xs)-1-i])
		}
		for i := len(xs) - 1; i >= 0; i-- {
			p := &first
			if i >= cut {
				p = &second
			}
			p.Add(xs[i], xs[len(xs)-1-i])
		}
		second.Merge(&first)
		if whole.N() != second.N() || whole.Diff().Cmp(second.Diff()) != 0 || whole.SE() != second.SE() || whole.ApartSE() != second.ApartSE() {
			t.Fatalf("%v %v, %v %v, %v %v", whole.Diff(), second.Diff(), whole.SE(), second.SE(), whole.ApartSE(), second.ApartSE())
		}
	})
}

func TestPairBySumsByHand(t *testing.T) {
	var p Pair
	if !math.IsNaN(p.SE()) || !math.IsNaN(p.ApartSE()) || p.Diff().Sign() != 0 {
		t.Error("no trial tells nothing")
	}
	for _, xy := range [][2]float64{{1, 2}, {2, 2}, {3, 5}, {4, 5}} {
		p.Add(xy[0], xy[1])
	}
	if got := ratio(p.Diff()); got != "1" {
		t.Errorf("difference %s", got)
	}
	near(t, "error", p.SE(), math.Sqrt(2.0/3/4), 1e-12)          // differences 1 0 2 1
	near(t, "apart", p.ApartSE(), math.Sqrt((5.0/3+3)/4), 1e-12) // variances 5/3 and 3
}

// volley is ten attacks on needs to hit, to wound and to save: unsaved wounds.
func volley(src dice.Source, hit, wound int) float64 {
	unsaved := 0.0
	for shot := range int32(10) {
		src.Scope(0, 0, 0, shot)
		h, w, s := src.Roll(dice.Hit, 0), src.Roll(dice.Strike, 0), src.Roll(dice.Save, 0)
		if dice.Least(src, &h, hit) && dice.Least(src, &w, wound) && !dice.Least(src, &s, 5) {
			unsaved++
		}
	}
	return unsaved
}

// paired runs trials of two volleys under the same dice.
func paired(t testing.TB, seed uint64, trials int, base, other [2]int) []Variant {
	pair := &Pair{}
	a, b := map[Outcome]int{}, map[Outcome]int{}
	for i := range trials {
		x := volley(dice.NewSeeded(seed, uint64(i)), base[0], base[1])
		y := volley(dice.NewSeeded(seed, uint64(i)), other[0], other[1])
		pair.Add(x, y)
		a[Number(x)]++
		b[Number(y)]++
	}
	return []Variant{variant("base", counted(t, a)), {Names: []string{"other"}, Dist: counted(t, b), Pair: pair}}
}

// TestSameDiceQuietAComparison: case C21, +1 to hit against +1 to wound on one
// volley of 4+, 4+, save 5+.
func TestSameDiceQuietAComparison(t *testing.T) {
	vs := paired(t, 7, 10_000, [2]int{4, 4}, [2]int{3, 4})
	r := compared(t, "", vs...).Blocks[0].Rows[1]
	want := 10 * (2.0/3*1/2 - 1.0/4) * 2 / 3
	got, _ := r.Diff.Float64()
	if math.Abs(got-want) > r.DiffErr.Half {
		t.Errorf("the exact difference %v lies outside %v +-%v", want, got, r.DiffErr.Half)
	}
	if !r.Paired || r.DiffErr.Half > r.Apart.Half/2 {
		t.Errorf("paired +-%v, apart +-%v", r.DiffErr.Half, r.Apart.Half)
	}
	if near(t, "the pair's own error", 1.96*vs[1].Pair.SE(), r.DiffErr.Half, 1e-4); vs[1].Pair.Diff().Cmp(r.Diff) != 0 {
		t.Error("the pair differs from the distributions")
	}
	near(t, "apart", 1.96*vs[1].Pair.ApartSE(), r.Apart.Half, 1e-4)

	even := compared(t, "", paired(t, 1, 10_000, [2]int{3, 4}, [2]int{4, 3})...).Blocks[0].Rows[1]
	if got, _ := even.Diff.Float64(); math.Abs(got) > even.DiffErr.Half || even.DiffErr.Half >= even.Apart.Half {
		t.Errorf("+1 to hit is +1 to wound: %v +-%v, apart %v", got, even.DiffErr.Half, even.Apart.Half)
	}
	again, _ := json.Marshal(compared(t, "", paired(t, 7, 10_000, [2]int{4, 4}, [2]int{3, 4})...))
	if first, _ := json.Marshal(compared(t, "", vs...)); string(first) != string(again) {
		t.Error("repeated, it is not the same")
	}
}

// TestPairedChances: the chance of an outcome under the same dice, and the error
// that holds the exact difference about as often as it says.
func TestPairedChances(t *testing.T) {
	exactly := new(big.Rat).Sub(binomial(t, 10, "2/9").P("2").P, binomial(t, 10, "1/6").P("2").P)
	want, _ := exactly.Float64()
	held := 0
	const runs = 200
	for seed := range uint64(runs) {
		c := compared(t, "2", paired(t, seed, 200, [2]int{4, 4}, [2]int{3, 4})...)
		r := c.Blocks[0].Rows[1]
		if got, _ := r.Diff.Float64(); math.Abs(got-want) <= r.DiffErr.Half {
			held++
		}
	}
	near(t, "held", float64(held)/runs, 0.95, 0.04)

	alike := &Pair{}
	for range 100 {
		alike.AddOutcomes(Truth(false), Truth(false))
	}
	r := compared(t, "", variant("a", yesNo(t, 0, 100)), Variant{Names: []string{"b"}, Dist: yesNo(t, 0, 100), Pair: alike}).Blocks[0].Rows[1]
	if !(r.DiffErr.Half > 0.01 && r.DiffErr.Half < r.Apart.Half) {
		t.Errorf("pairs that never differ: +-%v, apart +-%v", r.DiffErr.Half, r.Apart.Half)
	}
}
