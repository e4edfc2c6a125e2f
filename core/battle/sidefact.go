package battle

// Facts of a side; they stand behind its states.
const (
	TestsTurn = iota // it tests its morale in this turn, 0 never
	sideFacts
)

func (b *Battle) sideFact(side int32, field int) int {
	return b.sideAt + int(b.Home(side))*(2*len(b.C.States)+sideFacts) + 2*len(b.C.States) + field
}

// OfSide reads a fact of a side.
func (b *Battle) OfSide(side int32, field int) int32 { return b.Get(b.sideFact(side, field)) }

// SetOfSide writes a fact of a side.
func (b *Battle) SetOfSide(side int32, field int, v int32) { b.Set(b.sideFact(side, field), v) }
