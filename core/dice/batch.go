package dice

import "math"

// Batch is n dice against one need, each for itself: what succeeds is counted.
// A need above 6 takes a second die after a 6, as for a Test.
type Batch struct {
	N       int
	Need    int
	Plus    int     // added to every die
	Natural int     // a face below it fails whatever is added; 2 unless a rule says otherwise (PIL-DICE-03)
	Reroll  Permit  // which dice are thrown again, once each; 0: none
	Limit   int     // how many are thrown again in all; 0: no limit
	Before  bool    // a re-roll is judged by the natural die, before anything is added
	Explode Explode // what a success on a natural 6 brings
}

// Explode says what a success on a natural 6 brings.
type Explode uint8

// One more success, or one more die, which may explode too.
const (
	OneMoreHit Explode = iota + 1
	OneMoreDie
)

// Throw rolls the batch; the number of successes. All dice fall together, then
// those thrown again, then second dice and what of them is thrown again, then
// one more die for each 6 that brings one, MaxExplosions times at most.
func (b Batch) Throw(src Source, s Stream, who int32) int {
	r := batchRun{b, src, s, who, b.Limit, &Pool{src: src}}
	if b.Limit == 0 {
		r.left = math.MaxInt
	}
	hits, sixes := r.round(b.N)
	if b.Explode == OneMoreHit {
		hits += sixes
	}
	for i := 0; b.Explode == OneMoreDie && sixes > 0 && i < MaxExplosions; i++ {
		var more int
		more, sixes = r.round(sixes)
		hits += more
	}
	return hits + r.rest.AtLeast(r.need())
}

// batchRun is a batch being thrown.
type batchRun struct {
	Batch
	src  Source
	s    Stream
	who  int32
	left int   // re-rolls
	rest *Pool // dice that have no second one: they are counted last, together
}

func (r *batchRun) need() int { return min(max(r.Need-r.Plus, r.Natural), MaxNeed) }

func (r *batchRun) pool(n int) *Pool { return NewPool(r.src, r.s, r.who, n) }

// round throws n dice: the successes known by now, and how many of them began
// with a 6.
func (r *batchRun) round(n int) (hits, sixes int) {
	need, judged := r.need(), r.need()
	if r.Before {
		judged = max(r.Need, r.Natural)
	}
	one, again := r.twice(r.pool(n), min(need, 6), min(judged, 6))
	if need <= 6 {
		if r.Explode != 0 {
			sixes = one.Take(Only(6), n) + again.Take(Only(6), n)
		}
		r.rest.join(one)
		r.rest.join(again)
		return sixes, sixes
	}
	opened, late := one.AtLeast(6), again.AtLeast(6) // a roll is thrown again once: the late ones stand
	two, again := r.twice(r.pool(opened), need-3, need-3)
	hits = two.AtLeast(need-3) + again.AtLeast(need-3) + r.pool(late).AtLeast(need-3)
	return hits, hits
}

// twice takes what is thrown again out of a pool and throws it. Those that fail
// in the end are the first to use up re-rolls; a player who may choose any die
// throws no other.
func (r *batchRun) twice(p *Pool, need, judged int) (kept, again *Pool) {
	fail, mask := Any&^AtLeast(need), Set(0)
	switch r.Reroll {
	case Ones:
		mask = Any &^ AtLeast(judged) & Only(1)
	case Fails:
		mask = Any &^ AtLeast(judged)
	case AnyDie:
		mask = fail
	}
	n := p.Take(mask&fail, r.left)
	n += p.Take(mask&^fail, r.left-n)
	r.left -= n
	return p, r.pool(n)
}
