package dice

// Pool is n equal dice by classes: how many still have which set of faces.
// Questions refine the classes; the order of the dice never matters, so n dice
// explored are one multinomial and not 6^n paths.
type Pool struct {
	src     Source
	classes []Class
}

// Class is a number of dice with the same possible faces.
type Class struct {
	Set Set
	N   int
}

// NewPool rolls n dice of a stream.
func NewPool(src Source, s Stream, who int32, n int) *Pool {
	p := &Pool{src: src}
	for range n {
		p.add(src.Roll(s, who).set, 1)
	}
	return p
}

func (p *Pool) add(set Set, n int) {
	if n == 0 {
		return
	}
	for i := range p.classes {
		if p.classes[i].Set == set {
			p.classes[i].N += n
			return
		}
	}
	p.classes = append(p.classes, Class{set, n})
}

// Count says how many dice lie in mask, splitting the classes that straddle it.
func (p *Pool) Count(mask Set) int {
	old, total := p.classes, 0
	p.classes = nil
	for _, c := range old {
		in := allOrNone(c.N, c.Set, mask)
		if c.Set&mask != 0 && c.Set&^mask != 0 {
			in = p.src.SplitPool(c.N, c.Set, mask)
		}
		p.add(c.Set&mask, in)
		p.add(c.Set&^mask, c.N-in)
		total += in
	}
	return total
}

// AtLeast counts the dice that show n or more.
func (p *Pool) AtLeast(n int) int { return p.Count(AtLeast(n)) }

// Reroll throws again the dice that lie in mask, once each, and returns how
// many were thrown: the second results are final.
func (p *Pool) Reroll(s Stream, who int32, mask Set) int {
	n := p.Count(mask)
	kept := p.classes[:0:0]
	for _, c := range p.classes {
		if c.Set&mask == 0 {
			kept = append(kept, c)
		}
	}
	p.classes = kept
	for range n {
		p.add(p.src.Roll(s, who).set, 1)
	}
	return n
}

// Classes of the pool as they are known now.
func (p *Pool) Classes() []Class { return append([]Class(nil), p.classes...) }
