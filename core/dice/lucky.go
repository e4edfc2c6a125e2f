package dice

// Lucky dice fall as high as they can: for showing one way of a question on which
// rolls succeed.
type Lucky struct{}

// Roll a die of which nothing is known.
func (Lucky) Roll(Stream, int32) Die { return Die{set: Any} }

// Split narrows to the side with the highest face.
func (Lucky) Split(d Die, mask Set) Set {
	return max(d.set&mask, d.set&^mask)
}

// SplitPool puts all dice on the side with the highest face.
func (l Lucky) SplitPool(n int, set, mask Set) int {
	return allOrNone(n, l.Split(Die{set}, mask), mask)
}

// Scope does nothing.
func (Lucky) Scope(order, fight, who, attack int32) {}

// Err is always nil.
func (Lucky) Err() error { return nil }
