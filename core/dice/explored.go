package dice

import (
	"math"
	"math/big"
	"math/bits"

	"skald/core/fault"
)

// Explored visits every outcome of a piece of play: the play is run once for
// each path, and wherever a die straddles a question, or a player decides, the
// path forks. Next moves on to the next path. Weights are exact: a path weighs
// the product of the shares of faces (or of dice of a pool) that it took.
type Explored struct {
	// Eager shows every face of every die at once: brute force, against which
	// lazy exploring is tested, and what a player sees who has to decide.
	Eager bool

	forks []fork
	pos   int
	err   error
}

// MaxForks of one path: what forks more often does not end.
const MaxForks = 10_000

type fork struct {
	asked question
	at    int // which side
	sides []side
	total *big.Int // of the weights of a pool, nil: of a die, or none
	den   uint64   // the same of a die; 1 of a decision
}

// question is what made a path fork: the same play asks the same again.
type question struct {
	n         int // dice of a pool, 1 of a single die
	set, mask Set
	decision  bool // a player decides
	total     int  // of a sum: dice of so many sides
}

type side struct {
	value  int
	num    uint64
	weight *big.Int // of a pool
}

// NewExplored starts at the first path.
func NewExplored() *Explored { return &Explored{} }

// Reset starts anew at the first path of something else.
func (e *Explored) Reset() { e.forks, e.pos, e.err = e.forks[:0], 0, nil }

// Begin must be called before each run of the play.
func (e *Explored) Begin() { e.pos, e.err = 0, nil }

// Next moves to the next path; false when every path has been visited.
func (e *Explored) Next() bool {
	for len(e.forks) > 0 {
		f := &e.forks[len(e.forks)-1]
		if f.at+1 < len(f.sides) {
			f.at++
			return true
		}
		e.forks = e.forks[:len(e.forks)-1]
	}
	return false
}

// Weight of the path just run, between 0 and 1, exact.
func (e *Explored) Weight() *big.Rat {
	num, sixes, fives := e.Share()
	den := pow(6, sixes)
	return new(big.Rat).SetFrac(num, den.Mul(den, pow(5, fives)))
}

// Share is the weight of the path just run, as num over 6 to the power sixes and
// 5 to the power fives. A die that is thrown on the path is narrowed from six
// faces; of one that was thrown before and is known not to show one face, five are
// left.
func (e *Explored) Share() (num *big.Int, sixes, fives int) {
	n, d := uint64(1), uint64(1)
	for i := range e.forks {
		f := &e.forks[i]
		s := f.sides[f.at].num
		hiN, loN := bits.Mul64(n, s)
		hiD, loD := bits.Mul64(d, f.den)
		if f.total != nil || hiN|hiD != 0 {
			return e.bigShare()
		}
		if n, d = loN, loD; d > 1<<32 {
			g := gcd(n, d)
			n, d = n/g, d/g
		}
	}
	g := gcd(n, d)
	n, d = n/g, d/g
	for ; d%5 == 0; d /= 5 {
		fives++
	}
	for six := uint64(1); ; six *= 6 {
		if six%d == 0 {
			if hi, lo := bits.Mul64(n, six/d); hi == 0 {
				return new(big.Int).SetUint64(lo), sixes, fives
			}
			return e.bigShare()
		}
		if sixes++; sixes > 23 {
			return e.bigShare()
		}
	}
}

// bigShare is Share in numbers of any size.
func (e *Explored) bigShare() (_ *big.Int, sixes, fives int) {
	num, den, x := big.NewInt(1), big.NewInt(1), new(big.Int)
	for i := range e.forks {
		f := &e.forks[i]
		if s := &f.sides[f.at]; f.total == nil {
			num.Mul(num, x.SetUint64(s.num))
			den.Mul(den, x.SetUint64(f.den))
		} else {
			num.Mul(num, s.weight)
			den.Mul(den, f.total)
		}
	}
	x.GCD(nil, nil, num, den)
	num.Quo(num, x)
	den.Quo(den, x)
	for five, rest := big.NewInt(5), new(big.Int); ; fives++ {
		q, r := new(big.Int).QuoRem(den, five, rest)
		if r.Sign() != 0 {
			break
		}
		den = q
	}
	twos := int(den.TrailingZeroBits()) // what is left of den is a power of 3, told by its length
	threes := int(math.Ceil(float64(den.BitLen()-twos-1) / math.Log2(3)))
	sixes = max(twos, threes)
	num.Lsh(num, uint(sixes-twos))
	return num.Mul(num, x.Exp(big.NewInt(3), big.NewInt(int64(sixes-threes)), nil)), sixes, fives
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func (e *Explored) fork(q question, make func() fork) side {
	if e.pos == len(e.forks) {
		if len(e.forks) >= MaxForks && e.err == nil {
			e.err = fault.New("E-BUDGET", "one way for the dice to fall forks more than %d times", MaxForks)
		}
		f := make()
		if e.err != nil {
			return f.sides[0]
		}
		f.asked = q
		e.forks = append(e.forks, f)
	}
	f := &e.forks[e.pos]
	if f.asked != q && e.err == nil {
		e.err = fault.New("E-REPLAY", "the same dice led to other questions: what is explored may depend on nothing but the table and its dice")
	}
	e.pos++
	return f.sides[min(f.at, len(f.sides)-1)]
}

// Roll starts a die of which nothing is known.
func (e *Explored) Roll(Stream, int32) Die {
	if e.Eager {
		return Fixed(e.fork(question{n: 1}, func() fork { return fork{sides: sixFaces, den: 6} }).value)
	}
	return Die{set: Any}
}

// Split forks into the faces inside and outside of mask.
func (e *Explored) Split(d Die, mask Set) Set {
	in, out := d.set&mask, d.set&^mask
	return Set(e.fork(question{n: 1, set: d.set, mask: mask}, func() fork {
		return fork{den: uint64(d.set.Size()),
			sides: []side{{value: int(in), num: uint64(in.Size())}, {value: int(out), num: uint64(out.Size())}}}
	}).value)
}

// SplitPool forks into 0..n dice inside the mask, each with its binomial weight.
func (e *Explored) SplitPool(n int, set, mask Set) int {
	in, out := set&mask, set&^mask
	if n == 0 || in == 0 || out == 0 {
		return allOrNone(n, set, mask)
	}
	return e.fork(question{n: n, set: set, mask: mask}, func() fork {
		a, b := int64(in.Size()), int64(out.Size())
		if n <= maxSmallPool {
			return smallPool(n, uint64(a), uint64(b))
		}
		f := fork{total: pow(a+b, n), sides: make([]side, 0, n+1)}
		w := pow(b, n) // of k inside: n over k ways, times a^k and b^(n-k)
		for k := 0; k <= n; k++ {
			f.sides = append(f.sides, side{value: k, weight: w})
			w = new(big.Int).Mul(w, big.NewInt(int64(n-k)*a))
			w.Quo(w, big.NewInt(int64(k+1)*b))
		}
		return f
	}).value
}

// maxSmallPool is how many dice have weights below 2 to the power 63.
const maxSmallPool = 24

// smallPool is the fork of a pool of n dice, each with a faces inside the mask
// and b outside.
func smallPool(n int, a, b uint64) fork {
	f := fork{den: 1, sides: make([]side, n+1)}
	in, choose := uint64(1), uint64(1) // a to the power k; n over k
	for range n {
		f.den *= a + b
	}
	for k := range f.sides {
		f.sides[k] = side{value: k, num: in * choose}
		in, choose = in*a, choose*uint64(n-k)/uint64(k+1)
	}
	out := uint64(1)
	for k := n; k >= 0; k-- {
		f.sides[k].num *= out
		out *= b
	}
	return f
}

// SplitTotal forks into what n equal dice with the faces set add up to, read as
// dice of 6 or 3 sides. Nothing else may be asked of them afterwards.
func (e *Explored) SplitTotal(n int, set Set, sides int) int {
	return e.fork(question{n: n, set: set, total: sides}, func() fork {
		one := make([]int64, sides+1) // by value: how many faces show it
		for f := 1; f <= 6; f++ {
			if set&Only(f) != 0 {
				one[valueOf(f, sides)]++
			}
		}
		ways := []*big.Int{big.NewInt(1)}
		for range n {
			next := make([]*big.Int, len(ways)+sides)
			for i := range next {
				next[i] = new(big.Int)
			}
			var x big.Int
			for i, w := range ways {
				for v, k := range one {
					if k > 0 && w.Sign() > 0 {
						next[i+v].Add(next[i+v], x.Mul(w, big.NewInt(k)))
					}
				}
			}
			ways = next
		}
		f := fork{total: pow(int64(set.Size()), n)}
		for total, w := range ways {
			if w.Sign() > 0 {
				f.sides = append(f.sides, side{value: total, weight: w})
			}
		}
		return f
	}).value
}

// valueOf a face of a d6 read as a die of 6 or 3 sides.
func valueOf(face, sides int) int {
	if sides == 3 {
		return (face + 1) / 2
	}
	return face
}

// Decide forks into the n options of a player: all are visited, none is weighed.
func (e *Explored) Decide(n int) int {
	return e.fork(question{n: n, decision: true}, func() fork {
		f := fork{den: 1}
		for i := range n {
			f.sides = append(f.sides, side{value: i, num: 1})
		}
		return f
	}).value
}

// Shown lists the faces of the dice of this path so far, where every die is shown
// (Eager).
func (e *Explored) Shown() []int {
	var out []int
	for i := range e.forks[:e.pos] {
		if f := &e.forks[i]; f.asked == (question{n: 1}) {
			out = append(out, f.sides[f.at].value)
		}
	}
	return out
}

// Way describes the path just run for whoever folds paths together: at each
// fork which side was taken, how it is weighed (num over den) and whether a
// player decided.
func (e *Explored) Way(see func(side int, num, den *big.Int, decision bool)) {
	for i := range e.forks {
		f := &e.forks[i]
		s := &f.sides[f.at]
		if f.total != nil {
			see(f.at, s.weight, f.total, false)
			continue
		}
		see(f.at, new(big.Int).SetUint64(s.num), new(big.Int).SetUint64(f.den), f.asked.decision)
	}
}

func pow(b int64, n int) *big.Int {
	return new(big.Int).Exp(big.NewInt(b), big.NewInt(int64(n)), nil)
}

// Scope does nothing: all dice are independent.
func (e *Explored) Scope(order, fight, who, attack int32) {}

// Err says why this path cannot be trusted, nil when it can.
func (e *Explored) Err() error { return e.err }

var sixFaces = []side{{1, 1, nil}, {2, 1, nil}, {3, 1, nil}, {4, 1, nil}, {5, 1, nil}, {6, 1, nil}}
