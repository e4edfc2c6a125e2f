package dice

import "math"

// Pool is n equal dice by classes: how many still have which set of faces.
// Questions refine the classes; the order of the dice never matters, so n dice
// explored are one multinomial and not 6^n paths.
type Pool struct {
	src     Source
	classes []class
}

// class is a number of dice with the same possible faces.
type class struct {
	set Set
	n   int
}

// NewPool rolls n dice of a stream.
func NewPool(src Source, s Stream, who int32, n int) *Pool {
	p := &Pool{src: src}
	p.throw(s, who, n)
	return p
}

// throw adds n dice.
func (p *Pool) throw(s Stream, who int32, n int) {
	for range n {
		p.add(p.src.Roll(s, who).set, 1)
	}
}

func (p *Pool) add(set Set, n int) {
	if n == 0 {
		return
	}
	for i := range p.classes {
		if p.classes[i].set == set {
			p.classes[i].n += n
			return
		}
	}
	p.classes = append(p.classes, class{set, n})
}

// join adds the dice of another pool.
func (p *Pool) join(o *Pool) {
	for _, c := range o.classes {
		p.add(c.set, c.n)
	}
}

// Count says how many dice lie in mask, splitting the classes that straddle it.
func (p *Pool) Count(mask Set) int {
	old, total := p.classes, 0
	p.classes = nil
	for _, c := range old {
		in := allOrNone(c.n, c.set, mask)
		if c.set&mask != 0 && c.set&^mask != 0 {
			in = p.src.SplitPool(c.n, c.set, mask)
		}
		p.add(c.set&mask, in)
		p.add(c.set&^mask, c.n-in)
		total += in
	}
	return total
}

// AtLeast counts the dice that show n or more.
func (p *Pool) AtLeast(n int) int { return p.Count(AtLeast(n)) }

// Take removes dice that lie in mask, at most limit of them, and returns how
// many they were.
func (p *Pool) Take(mask Set, limit int) int {
	n := min(p.Count(mask), limit)
	left := n
	for i := range p.classes {
		if c := &p.classes[i]; c.set&mask != 0 { // and wholly so: Count has split them
			k := min(c.n, left)
			c.n, left = c.n-k, left-k
		}
	}
	return n
}

// Reroll throws again the dice that lie in mask, once each, and returns how
// many were thrown: the second results are final.
func (p *Pool) Reroll(s Stream, who int32, mask Set) int {
	n := p.Take(mask, math.MaxInt)
	p.throw(s, who, n)
	return n
}

// Highest face of the pool, 0 without dice.
func (p *Pool) Highest() int {
	for f := 6; f > 0; f-- {
		if p.Count(Only(f)) > 0 {
			return f
		}
	}
	return 0
}

// Faces of the dice, for explanations: nil where a die may still show several.
// Equal ones stand together.
func (p *Pool) Faces() []int {
	var out []int
	for _, c := range p.classes {
		if c.set.Size() != 1 {
			return nil
		}
		for range c.n {
			out = append(out, c.set.Low())
		}
	}
	return out
}
