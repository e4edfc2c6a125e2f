package odds

import (
	"math"
	"math/big"
	"slices"
	"strings"

	"skald/core/fault"
)

// Variant is one of the things compared.
type Variant struct {
	Names []string // its name, or the value of each parameter of a sweep
	Dist  *Dist
	Pair  *Pair // trials of the base beside its own; nil: there are none
}

// Comparison sets variants beside the first of them.
type Comparison struct {
	Params []string // names of the parameters of a sweep; nil of a plain comparison
	Blocks []Block  // one a measure
	Notes  []string
}

// Block compares by one measure: the chance of an outcome, or the mean.
type Block struct {
	Of   string // label of the outcome; "" of the mean
	Rows []Row
}

// Row is a variant by one measure. Errors are half of the 95 % interval.
type Row struct {
	Names    []string
	Dist     *Dist
	Value    *big.Rat // the chance, or the mean
	Error    Error    // of the value
	Diff     *big.Rat // value less that of the first; nil of the first
	DiffErr  Error    // of the difference
	Paired   bool     // DiffErr is that of trials under the same dice
	Apart    Error    // of a paired difference: what the error were without pairing
	measured measure
}

// Error is half of an interval, or not known: there is one trial, or all ended
// alike.
type Error struct {
	Half  float64
	Known bool
}

// exact errors are known to be nothing.
var exact = Error{0, true}

// measure is what is compared: a mean, or the chance of a label.
type measure struct {
	mean bool
	of   string
}

// mostBlocks is how many outcomes are compared unless one is named.
const mostBlocks = 15

// Compare sets variants beside the first. of names an outcome; "" compares the
// chance of true where all answer true or false, the mean where all are
// numbers, else the chance of each outcome. params are those of a sweep, else nil.
func Compare(params []string, of string, variants []Variant) (*Comparison, error) {
	if len(variants) == 0 {
		return nil, fault.New("E-ARG", "there is nothing to compare")
	}
	ms, err := measures(of, variants)
	if err != nil {
		return nil, err
	}
	c := &Comparison{Params: params, Notes: notes(variants)}
	for _, m := range ms {
		b := Block{Of: m.of}
		for i := range variants {
			r, err := m.row(&variants[0], &variants[i])
			if err != nil {
				return nil, err
			}
			b.Rows = append(b.Rows, r)
		}
		b.Rows[0].Diff = nil
		c.Blocks = append(c.Blocks, b)
	}
	return c, nil
}

// measures chooses what to compare by.
func measures(of string, variants []Variant) ([]measure, error) {
	numeric, yesNo := true, true
	var outs []Outcome
	for _, v := range variants {
		numeric = numeric && v.Dist.Numeric()
		yesNo = yesNo && v.Dist.YesNo()
		outs = append(outs, v.Dist.Outcomes...)
	}
	switch {
	case of != "":
		return []measure{{of: of}}, nil
	case yesNo:
		return []measure{{of: "true"}}, nil
	case numeric:
		return []measure{{mean: true}}, nil
	}
	var ms []measure
	for _, o := range sorted(outs) {
		ms = append(ms, measure{of: o.Label})
	}
	if len(ms) > mostBlocks {
		return nil, fault.New("E-ARG", "%d outcomes are too many to compare", len(ms)).
			Suggest("name the one whose chance matters, or answer with a number")
	}
	return ms, nil
}

// sorted outcomes, each once.
func sorted(outs []Outcome) []Outcome {
	outs = slices.Clone(outs)
	slices.SortStableFunc(outs, Outcome.compare)
	return slices.CompactFunc(outs, func(a, b Outcome) bool { return a.compare(b) == 0 })
}

// row measures a variant and its difference to the base.
func (m measure) row(base, v *Variant) (Row, error) {
	r := Row{Names: v.Names, Dist: v.Dist, Value: m.value(v.Dist), Error: m.err(v.Dist), measured: m}
	r.Diff = new(big.Rat).Sub(r.Value, m.value(base.Dist))
	r.DiffErr = m.apart(base.Dist, v.Dist)
	if v.Pair == nil || v == base {
		return r, nil
	}
	if n := v.Pair.N(); n != base.Dist.Trials || n != v.Dist.Trials || v.Dist.Exact || base.Dist.Exact {
		return r, fault.New("E-INTERNAL", "%d pairs stand for %d and %d trials", n, base.Dist.Trials, v.Dist.Trials)
	}
	r.Paired, r.Apart, r.DiffErr = true, r.DiffErr, m.paired(v.Pair)
	return r, nil
}

// value of the measure in a distribution.
func (m measure) value(d *Dist) *big.Rat {
	if m.mean {
		return d.Mean()
	}
	return d.P(m.of).P
}

// err of the measure in a distribution.
func (m measure) err(d *Dist) Error {
	switch {
	case d.Exact:
		return exact
	case m.mean:
		half, ok := halfOfMean(d.Variance(), d.Trials, Level)
		return Error{half, ok}
	}
	return Error{d.P(m.of).half(Level), true}
}

// apart is the error of the difference between two that share no dice: by the
// standard errors of means, by Wilson's intervals of chances (Newcombe's way,
// which is no point even where all trials ended alike).
func (m measure) apart(a, b *Dist) Error {
	switch {
	case a.Exact && b.Exact:
		return exact
	case m.mean:
		half := quantile(Level) * math.Hypot(standardError(a), standardError(b))
		return Error{half, half > 0}
	}
	pa, pb := a.P(m.of), b.P(m.of)
	lowA, highA := pa.Interval(Level)
	lowB, highB := pb.Interval(Level)
	down := math.Hypot(pb.Float()-lowB, highA-pa.Float())
	up := math.Hypot(highB-pb.Float(), pa.Float()-lowA)
	return Error{max(down, up), true}
}

// standardError of a mean, nothing of an exact one.
func standardError(d *Dist) float64 {
	if d.Exact {
		return 0
	}
	return root(over(d.Variance(), d.Trials))
}

// paired is the error of the difference between trials under the same dice.
func (m measure) paired(p *Pair) Error {
	if m.mean {
		half, ok := halfOfMean(p.moments(ending.number).variance(), p.N(), Level)
		return Error{half, ok}
	}
	return Error{p.halfOfChances(m.of), true}
}

// notes of all variants, each once; one that is not common to all says whose it
// is.
func notes(variants []Variant) []string {
	var texts []string
	whose := map[string][]string{}
	for _, v := range variants {
		name := strings.Join(v.Names, " ")
		for _, n := range union(nil, v.notes()) {
			if whose[n] == nil {
				texts = append(texts, n)
			}
			whose[n] = append(whose[n], name)
		}
	}
	for i, n := range texts {
		if len(whose[n]) < len(variants) {
			texts[i] = strings.Join(whose[n], ", ") + ": " + n
		}
	}
	return texts
}

// notes of one variant.
func (v *Variant) notes() []string {
	out := slices.Clone(v.Dist.Notes)
	if s := v.Dist.refusal(); s != "" {
		out = append(out, s)
	}
	if v.Pair != nil && v.Pair.Broken {
		out = append(out, "its dice did not stay those of the first throughout, so the same dice help less: the error says how much")
	}
	return out
}

// Pair gathers trials of two variants under the same dice: how often the base
// ended one way while the other ended another. Counts are all it keeps, so
// neither the order of trials nor the pieces they came in show in any number.
type Pair struct {
	Broken bool // the dice did not stay the same throughout: told by the caller

	n      int
	counts map[[2]ending]int
}

// ending is how a trial ended: a finite number, or a word.
type ending struct {
	num   float64
	word  string
	isNum bool
}

func (e ending) number() *big.Rat { return rational(e.num) }

func endingOf(o Outcome) ending {
	if o.IsNum {
		return ending{num: o.Num, isNum: true}
	}
	return ending{word: o.Label}
}

// is says whether it is the outcome of a label.
func (e ending) is(label string) bool {
	if e.isNum {
		return plain(e.num) == label
	}
	return e.word == label
}

// Add a trial: x of the base, y of the other.
func (p *Pair) Add(x, y float64) {
	p.add([2]ending{{num: x, isNum: true}, {num: y, isNum: true}}, 1)
}

// AddOutcomes adds a trial that ended in outcomes of any kind.
func (p *Pair) AddOutcomes(x, y Outcome) { p.add([2]ending{endingOf(x), endingOf(y)}, 1) }

func (p *Pair) add(k [2]ending, n int) {
	if p.counts == nil {
		p.counts = map[[2]ending]int{}
	}
	p.counts[k] += n
	p.n += n
}

// Merge adds the trials of q.
func (p *Pair) Merge(q *Pair) {
	for k, n := range q.counts {
		p.add(k, n)
	}
	p.Broken = p.Broken || q.Broken
}

// N is the number of trials.
func (p *Pair) N() int { return p.n }

// Diff is the mean difference, y less x, of trials that ended in numbers.
func (p *Pair) Diff() *big.Rat { return p.moments(ending.number).mean() }

// SE is the standard error of the mean difference.
func (p *Pair) SE() float64 {
	if p.n < 2 {
		return math.NaN()
	}
	return root(over(p.moments(ending.number).variance(), p.n))
}

// ApartSE is what the standard error were if the two shared no dice.
func (p *Pair) ApartSE() float64 {
	if p.n < 2 {
		return math.NaN()
	}
	x, y := p.sums(func(k [2]ending) *big.Rat { return k[0].number() }), p.sums(func(k [2]ending) *big.Rat { return k[1].number() })
	v := new(big.Rat).Add(x.variance(), y.variance())
	return root(over(v, p.n))
}

// powers are sums of a number and of its square over trials, exact, so that they
// are the same in any order.
type powers struct {
	n       int
	sum, sq *big.Rat
}

// moments of the difference y less x of a number read off an ending.
func (p *Pair) moments(f func(ending) *big.Rat) powers {
	return p.sums(func(k [2]ending) *big.Rat { return new(big.Rat).Sub(f(k[1]), f(k[0])) })
}

func (p *Pair) sums(f func([2]ending) *big.Rat) powers {
	s := powers{p.n, new(big.Rat), new(big.Rat)}
	for k, n := range p.counts {
		d, times := f(k), new(big.Rat).SetInt64(int64(n))
		times.Mul(times, d)
		s.sum.Add(s.sum, times)
		s.sq.Add(s.sq, times.Mul(times, d))
	}
	return s
}

func (s powers) mean() *big.Rat {
	if s.n == 0 {
		return new(big.Rat)
	}
	return over(s.sum, s.n)
}

// variance of the sample, over trials less one.
func (s powers) variance() *big.Rat {
	if s.n < 2 {
		return new(big.Rat)
	}
	v := new(big.Rat).Mul(s.sum, s.mean())
	v.Sub(s.sq, v)
	return over(v, s.n-1)
}

// halfOfChances is half the interval of the difference between the chances of a
// label: Wald's with half a trial added to each of the four ways a pair can end
// (Agresti and Min), which is no point even where no pair differs.
func (p *Pair) halfOfChances(label string) float64 {
	var gained, lost int
	for k, n := range p.counts {
		switch x, y := k[0].is(label), k[1].is(label); {
		case y && !x:
			gained += n
		case x && !y:
			lost += n
		}
	}
	b, c, n := float64(lost)+0.5, float64(gained)+0.5, float64(p.n)+2
	return quantile(Level) * math.Sqrt(b+c-(c-b)*(c-b)/n) / n
}
