package odds

import (
	"math/big"
	"slices"
	"sync"
)

// Value is what can still come: outcomes by key, each with its weight over Den.
type Value struct {
	sum
	Den     Den
	Refused *big.Int // weight of the ways on which something is refused, nil: none
	Chosen  sum      // how often options of decisions are chosen on the best way, expected
}

// sum is weights by key, keys ascending.
type sum struct {
	Key    []int64
	Weight []*big.Int
}

// certain is one way to come to 0.
var certain = &Value{sum: sum{Key: []int64{0}, Weight: []*big.Int{big.NewInt(1)}}}

var (
	sixes   = []*big.Int{big.NewInt(1)}
	sixesMu sync.Mutex
)

// Den is what weights are counted over: 6 to the power Six times 5 to the power
// Five, which stays 0 unless a die is looked at whose faces were told apart in an
// earlier step.
type Den struct{ Six, Five int }

// Int is the number; not to be changed.
func (d Den) Int() *big.Int {
	if d.Five == 0 {
		return six(d.Six)
	}
	n := new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(d.Five)), nil)
	return n.Mul(n, six(d.Six))
}

func (d Den) times(o Den) Den { return Den{d.Six + o.Six, d.Five + o.Five} }

// over is d divided by o, which divides it.
func (d Den) over(o Den) Den { return Den{d.Six - o.Six, d.Five - o.Five} }

// both is the least that d and o divide.
func (d Den) both(o Den) Den { return Den{max(d.Six, o.Six), max(d.Five, o.Five)} }

// denOf is the least that a product of 2, 3 and 5 divides.
func denOf(n *big.Int) (d Den) {
	five, rest := big.NewInt(5), new(big.Int).Set(n)
	for q, r := new(big.Int), new(big.Int); ; d.Five++ {
		if q.QuoRem(rest, five, r); r.Sign() != 0 {
			break
		}
		rest.Set(q)
	}
	for new(big.Int).Mod(six(d.Six), rest).Sign() != 0 {
		d.Six++
	}
	return d
}

// six to the power n; not to be changed.
func six(n int) *big.Int {
	sixesMu.Lock()
	defer sixesMu.Unlock()
	for len(sixes) <= n {
		sixes = append(sixes, new(big.Int).Mul(sixes[len(sixes)-1], big.NewInt(6)))
	}
	return sixes[n]
}

// add every weight of o, times by, under its key plus shift.
func (s *sum) add(o *sum, shift int64, by *big.Int) {
	if len(s.Key) == 0 {
		room := len(o.Key) + 1 // for a key that comes with another path
		s.Key, s.Weight = make([]int64, len(o.Key), room), make([]*big.Int, len(o.Key), room)
		ints := make([]big.Int, len(o.Key))
		for i, k := range o.Key {
			s.Key[i], s.Weight[i] = k+shift, ints[i].Mul(o.Weight[i], by)
		}
		return
	}
	var tmp big.Int
	at := 0
	for i, k := range o.Key {
		k += shift
		for at < len(s.Key) && s.Key[at] < k {
			at++
		}
		tmp.Mul(o.Weight[i], by)
		if at < len(s.Key) && s.Key[at] == k {
			s.Weight[at].Add(s.Weight[at], &tmp)
			continue
		}
		s.Key = slices.Insert(s.Key, at, k)
		s.Weight = slices.Insert(s.Weight, at, new(big.Int).Set(&tmp))
	}
}

func (s *sum) scale(by *big.Int) {
	for _, w := range s.Weight {
		w.Mul(w, by)
	}
}

// raise v, which nobody else holds, to weights over a larger number.
func (v *Value) raise(to Den) {
	if to = to.both(v.Den); to == v.Den {
		return
	}
	by := to.over(v.Den).Int()
	v.sum.scale(by)
	v.Chosen.scale(by)
	if v.Refused != nil {
		v.Refused.Mul(v.Refused, by)
	}
	v.Den = to
}

// take adds o with a weight num over den, its keys moved by shift.
func (v *Value) take(o *Value, shift int64, refused bool, num *big.Int, den Den) {
	den = den.times(o.Den)
	v.raise(den)
	by := num
	if den != v.Den {
		by = new(big.Int).Mul(num, v.Den.over(den).Int())
	}
	v.sum.add(&o.sum, shift, by)
	if len(o.Chosen.Key) > 0 {
		v.Chosen.add(&o.Chosen, 0, by)
	}
	if refused || o.Refused != nil {
		w := o.Refused
		if refused { // all of it
			w = o.Den.Int()
		}
		if v.Refused == nil {
			v.Refused = new(big.Int)
		}
		v.Refused.Add(v.Refused, new(big.Int).Mul(w, by))
	}
}

// way is one path of a step and what comes after it.
type way struct {
	val     *Value
	delta   int64
	refused bool
	num     *big.Int // weight of the path, over den
	den     Den
	decided []decided
}

// folder puts the paths of a step together.
type folder interface {
	add(way)
	done() *Value
}

// plainFold weighs every path. Paths after which the same comes are one.
type plainFold struct{ ways []way }

func (f *plainFold) add(w way) {
	for i := range f.ways {
		o := &f.ways[i]
		if o.val != w.val || o.delta != w.delta || o.refused != w.refused {
			continue
		}
		den := o.den.both(w.den)
		num := w.num
		if den != w.den {
			num = new(big.Int).Mul(num, den.over(w.den).Int())
		}
		if den != o.den {
			o.num.Mul(o.num, den.over(o.den).Int())
			o.den = den
		}
		o.num.Add(o.num, num)
		return
	}
	f.ways = append(f.ways, w)
}

func (f *plainFold) done() *Value {
	v := &Value{}
	for _, w := range f.ways {
		v.take(w.val, w.delta, w.refused, w.num, w.den)
	}
	return v
}

// bestFold takes the best option at each decision and weighs the dice.
type bestFold struct {
	worth func(int64) *big.Rat
	way   func(func(side int, num, den *big.Int, decision bool))
	ways  []bestWay
}

// bestWay is one path: its forks from the first on, and what came of it.
type bestWay struct {
	forks []bestFork
	v     *Value
}

type bestFork struct {
	side     int
	num, den *big.Int
	decision bool
	by       decided
}

func (f *bestFold) add(w way) {
	v := &Value{}
	v.take(w.val, w.delta, w.refused, big.NewInt(1), Den{})
	b := bestWay{v: v}
	f.way(func(side int, num, den *big.Int, decision bool) {
		k := bestFork{side: side, num: num, den: den, decision: decision}
		if decision {
			k.by, w.decided = w.decided[0], w.decided[1:]
		}
		b.forks = append(b.forks, k)
	})
	f.ways = append(f.ways, b)
}

func (f *bestFold) done() *Value { return f.fold(f.ways, 0) }

// fold ways that are the same up to a level.
func (f *bestFold) fold(ways []bestWay, level int) *Value {
	if len(ways[0].forks) == level {
		return ways[0].v
	}
	v, best := &Value{}, (*big.Rat)(nil)
	for from := 0; from < len(ways); {
		k := ways[from].forks[level]
		to := from + 1
		for to < len(ways) && ways[to].forks[level].side == k.side {
			to++
		}
		u := f.fold(ways[from:to], level+1)
		from = to
		if !k.decision {
			share := new(big.Rat).SetFrac(k.num, k.den)
			den := denOf(share.Denom())
			num := new(big.Int).Quo(new(big.Int).Mul(share.Num(), den.Int()), share.Denom())
			v.take(u, 0, false, num, den)
			continue
		}
		mean := u.mean(f.worth)
		better := best == nil
		if !better {
			c := mean.Cmp(best)
			better = c > 0 && k.by.mine || c < 0 && !k.by.mine || c == 0 && k.side == k.by.def
		}
		if better {
			u.Chosen.add(&sum{Key: []int64{k.by.base + int64(k.side)}, Weight: []*big.Int{u.Den.Int()}}, 0, big.NewInt(1))
			v, best = u, mean
		}
	}
	return v
}

// mean of a worth of the outcomes.
func (v *Value) mean(worth func(int64) *big.Rat) *big.Rat {
	m := new(big.Rat)
	for i, k := range v.Key {
		m.Add(m, new(big.Rat).Mul(worth(k), new(big.Rat).SetInt(v.Weight[i])))
	}
	return m.Quo(m, new(big.Rat).SetInt(v.Den.Int()))
}
