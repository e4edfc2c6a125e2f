package resolve

import (
	"cmp"
	"slices"

	"skald/core/dice"
)

// Edge is a way for fire: from an element that burns to one that does not, on
// Need or more.
type Edge struct{ From, To, Need int }

// Spread is who can set whom on fire. It holds no state, so that a round can
// be taken up after any of its steps.
type Spread struct {
	// PerPair: every burning neighbour rolls for an element until it burns;
	// else it has one die in all, with the lowest need among them.
	PerPair bool

	edges []Edge // by To, then Need, then From
	first []int  // by element: its first edge; one more at the end
}

// Fire is the state that a round of spreading reads and changes.
type Fire struct {
	Burned func(i int) bool // did it burn when the round began? Only then does it spread.
	Burns  func(i int) bool // does it burn now?
	Light  func(i int)
	House  dice.House
	Rolled func(e Edge, t *dice.Test) // told every roll, nil: nobody listens

	test dice.Test // scratch, so that a roll allocates nothing
}

// NewSpread makes the graph of n elements, numbered from 0. Of several edges
// between the same two the lowest need stands; none leads to where it began.
func NewSpread(n int, edges []Edge) *Spread {
	all := slices.DeleteFunc(slices.Clone(edges), func(e Edge) bool { return e.From == e.To })
	slices.SortFunc(all, func(a, b Edge) int {
		return cmp.Or(cmp.Compare(a.To, b.To), cmp.Compare(a.From, b.From), cmp.Compare(a.Need, b.Need))
	})
	all = slices.CompactFunc(all, func(a, b Edge) bool { return a.To == b.To && a.From == b.From })
	slices.SortStableFunc(all, func(a, b Edge) int { return cmp.Or(cmp.Compare(a.To, b.To), cmp.Compare(a.Need, b.Need)) })
	s := &Spread{edges: all, first: make([]int, n+1)}
	for _, e := range all {
		s.first[e.To+1]++
	}
	for i := range n {
		s.first[i+1] += s.first[i]
	}
	return s
}

// Step rolls for the next element, from number at on, that a fire can reach. It
// returns where the step after it begins; false: there was none.
func (s *Spread) Step(src dice.Source, f *Fire, at int) (next int, more bool) {
	for i := at; i < len(s.first)-1; i++ {
		if s.first[i] < s.first[i+1] && !f.Burns(i) && s.reach(src, f, i) {
			return i + 1, true
		}
	}
	return len(s.first) - 1, false
}

// Round takes every step of a round. What it sets on fire does not spread in it.
func (s *Spread) Round(src dice.Source, f *Fire) {
	for at, more := 0, true; more; {
		at, more = s.Step(src, f, at)
	}
}

// reach rolls for one element; false: no fire reaches it.
func (s *Spread) reach(src dice.Source, f *Fire, i int) bool {
	rolled := false
	for _, e := range s.edges[s.first[i]:s.first[i+1]] {
		if !f.Burned(e.From) {
			continue
		}
		rolled = true
		t := &f.test
		*t = dice.Test{Stream: dice.Spread, Who: -1, Need: e.Need, House: f.House}
		t.Throw(src)
		if src.Err() != nil { // no die: nothing follows from it
			return true
		}
		if f.Rolled != nil {
			f.Rolled(e, t)
		}
		if t.OK {
			f.Light(i)
		}
		if t.OK || !s.PerPair {
			return true
		}
	}
	return rolled
}
