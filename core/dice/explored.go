package dice

import (
	"math/big"

	"skald/core/fault"
)

// Explored visits every outcome of a piece of play: the play is run once for
// each path, and wherever a die straddles a question the path forks. Next moves
// on to the next path. Weights are exact: a fork multiplies the path by the
// share of faces (or of dice of a pool) that took this side.
type Explored struct {
	// Eager shows every face of every die at once: brute force, against which
	// lazy exploring is tested.
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
}

// question is what made a path fork: the same play asks the same again.
type question struct {
	n         int // dice of a pool, 1 of a single die
	set, mask Set
}

type side struct {
	value  int
	weight *big.Rat
}

// NewExplored starts at the first path.
func NewExplored() *Explored { return &Explored{} }

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
	w := big.NewRat(1, 1)
	for _, f := range e.forks {
		w.Mul(w, f.sides[f.at].weight)
	}
	return w
}

func (e *Explored) fork(q question, sides func() []side) side {
	if e.pos == len(e.forks) {
		if len(e.forks) >= MaxForks && e.err == nil {
			e.err = fault.New("E-BUDGET", "one way for the dice to fall forks more than %d times", MaxForks)
		}
		if e.err != nil {
			return sides()[0]
		}
		e.forks = append(e.forks, fork{asked: q, sides: sides()})
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
		return Fixed(e.fork(question{n: 1}, sixFaces).value)
	}
	return Die{set: Any}
}

// Split forks into the faces inside and outside of mask.
func (e *Explored) Split(d Die, mask Set) Set {
	in, out := d.set&mask, d.set&^mask
	s := e.fork(question{1, d.set, mask}, func() []side {
		n := int64(d.set.Size())
		return []side{{int(in), big.NewRat(int64(in.Size()), n)}, {int(out), big.NewRat(int64(out.Size()), n)}}
	})
	return Set(s.value)
}

// SplitPool forks into 0..n dice inside the mask, each with its binomial weight.
func (e *Explored) SplitPool(n int, set, mask Set) int {
	in, out := set&mask, set&^mask
	if n == 0 || in == 0 || out == 0 {
		return allOrNone(n, set, mask)
	}
	return e.fork(question{n, set, mask}, func() []side {
		a, b := int64(in.Size()), int64(out.Size())
		all := pow(a+b, n)
		sides := make([]side, 0, n+1)
		for k := 0; k <= n; k++ {
			w := new(big.Int).Binomial(int64(n), int64(k))
			w.Mul(w, pow(a, k)).Mul(w, pow(b, n-k))
			sides = append(sides, side{k, new(big.Rat).SetFrac(w, all)})
		}
		return sides
	}).value
}

func pow(b int64, n int) *big.Int {
	return new(big.Int).Exp(big.NewInt(b), big.NewInt(int64(n)), nil)
}

// Scope does nothing: all dice are independent.
func (e *Explored) Scope(order, fight, who, attack int32) {}

// Err says why this path cannot be trusted, nil when it can.
func (e *Explored) Err() error { return e.err }

func sixFaces() []side {
	sides := make([]side, 6)
	for i := range sides {
		sides[i] = side{i + 1, big.NewRat(1, 6)}
	}
	return sides
}
