package dice

// Opposed is a roll-off: the highest die of A dice against the highest of B.
type Opposed struct {
	A, B int
	Plus int // added to the highest die of A
	// Of Of equal results A wins Won, by one more die: Of is 1, 2, 3 or 6. Where
	// it is 0, a tie stands.
	Won, Of int
	// Seen is told the faces of both before a tie is settled, for explanations.
	Seen func(a, b []int)
}

// Throw rolls the dice of A, those of B, and the die for a tie: 1 where A wins,
// -1 where B wins, 0 for a tie.
func (o Opposed) Throw(src Source, s Stream, who int32) int {
	a := NewPool(src, s, who, o.A)
	best := a.Highest() + o.Plus
	b := NewPool(src, s, who, o.B)
	if o.Seen != nil {
		o.Seen(a.Faces(), b.Faces())
	}
	switch {
	case b.AtLeast(best+1) > 0:
		return -1
	case b.AtLeast(best) == 0:
		return 1
	case o.Of == 0:
		return 0
	case o.Won == 0:
		return -1
	case o.Won == o.Of:
		return 1
	}
	d := src.Roll(s, who)
	if Least(src, &d, 7-o.Won*6/o.Of) {
		return 1
	}
	return -1
}
