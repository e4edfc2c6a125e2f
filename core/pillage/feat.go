package pillage

// Feat is what came of an order that mostly does or does not succeed.
type Feat struct {
	OK    bool
	Row   int32  // of a result table, 1 to 6; 0: no die was read on one
	Value int32  // of what was found, taken or handed over
	Left  int32  // thousandths of an inch of the move that are left
	Say   string // in a sentence
}
