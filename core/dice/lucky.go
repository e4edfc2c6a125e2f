package dice

// Lucky dice always do what is asked of them: for showing one way of a question
// on which rolls succeed.
type Lucky struct{}

// Roll a die of which nothing is known.
func (Lucky) Roll(Stream, int32) Die { return Die{set: Any} }

// Split narrows to the faces asked for.
func (Lucky) Split(d Die, mask Set) Set { return d.set & mask }

// SplitPool puts all dice among those asked for.
func (Lucky) SplitPool(n int, set, mask Set) int { return allOrNone(n, set, mask) }

// Scope does nothing.
func (Lucky) Scope(order, fight, who, attack int32) {}

// Err is always nil.
func (Lucky) Err() error { return nil }
