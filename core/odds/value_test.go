package odds

import (
	"math/big"
	"testing"
)

func TestDenominators(t *testing.T) {
	for _, c := range []struct {
		n    int64
		want Den
	}{{1, Den{}}, {4, Den{Six: 2}}, {5, Den{Five: 1}}, {30, Den{1, 1}}, {27 * 25, Den{3, 2}}} {
		d := denOf(big.NewInt(c.n))
		if d != c.want || new(big.Int).Mod(d.Int(), big.NewInt(c.n)).Sign() != 0 {
			t.Errorf("%d: %+v, want %+v", c.n, d, c.want)
		}
	}
	// A half and two fifths and a tenth, weighed over different numbers, are one.
	v := &Value{}
	v.take(certain, 0, false, big.NewInt(3), Den{Six: 1})
	v.take(certain, 1, false, big.NewInt(2), Den{Five: 1})
	v.take(certain, 1, true, big.NewInt(3), Den{1, 1})
	if err := v.Check(); err != nil || v.Den != (Den{1, 1}) || v.Weight[0].Int64() != 15 || v.Refused.Int64() != 3 {
		t.Errorf("%v, %+v", err, v)
	}
}
