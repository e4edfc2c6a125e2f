package resolve

import (
	"math"
	"testing"

	"skald/core/dice"
)

var volley = Barrage{Hit: 3, Wound: 4, Save: 5, Wounds: 3}

// Published values: 3+, 4+, 5+ saved, d6 damage on models of three wounds.
func TestBarrageOfThreeWoundModels(t *testing.T) {
	for n, want := range map[int]float64{10: 0.19385747118443927, 20: 0.6530503041069818, 40: 0.9770518792847334} {
		b := volley
		b.Attacks = n
		d, err := b.Odds()
		if err != nil {
			t.Fatal(err)
		}
		if got := d.AtLeast(3).Float(); math.Abs(got-want) > 1e-15 {
			t.Errorf("%d attacks: %.16f, want %.16f", n, got, want)
		}
	}
}

// What is rolled and what is expected are one: on small barrages by brute force.
func TestBarrageRollsItsOdds(t *testing.T) {
	for _, b := range []Barrage{{Attacks: 2, Hit: 4, Wound: 3, Save: 5, Wounds: 3}, {Attacks: 3, Wound: 5, Damage: 2, Wounds: 3}, {Attacks: 4, Hit: 2, Save: 6, Damage: 1, Wounds: 1}} {
		d, err := b.Odds()
		if err != nil {
			t.Fatal(err)
		}
		e := dice.NewExplored()
		sum := 0.0
		for more := true; more; more = e.Next() {
			e.Begin()
			k := b.Roll(e)
			w, _ := e.Weight().Float64()
			sum += w * float64(k)
		}
		if mean, _ := d.Mean().Float64(); math.Abs(mean-sum) > 1e-12 {
			t.Errorf("%+v: mean %v, rolled %v", b, mean, sum)
		}
	}
}

// BenchmarkBarrage is the exact answer for forty attacks.
func BenchmarkBarrage(b *testing.B) {
	v := volley
	v.Attacks = 40
	b.ReportAllocs()
	for range b.N {
		if _, err := v.Odds(); err != nil {
			b.Fatal(err)
		}
	}
}
