package dice

import (
	"fmt"
	"slices"
	"testing"
)

func TestOrder(t *testing.T) {
	if got := fmt.Sprint(Order(7, 8)); got != fmt.Sprint(Order(7, 8)) || got == fmt.Sprint(Order(8, 8)) {
		t.Errorf("seed 7: %s, seed 8: %v", got, Order(8, 8))
	}
	for n := range 5 {
		got := Order(3, n)
		slices.Sort(got)
		for i, x := range got {
			if x != i {
				t.Errorf("%d things: %v", n, got)
			}
		}
		if len(got) != n {
			t.Errorf("%d things: %v", n, got)
		}
	}
}

// All six orders of three things come equally often: 6000 seeds, so 1000 of each
// with a standard deviation of 29.
func TestOrderIsFair(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(6000) {
		seen[fmt.Sprint(Order(seed, 3))]++
	}
	if len(seen) != 6 {
		t.Fatalf("%d orders: %v", len(seen), seen)
	}
	for order, n := range seen {
		if n < 880 || n > 1120 {
			t.Errorf("%s came %d times of 6000", order, n)
		}
	}
}
