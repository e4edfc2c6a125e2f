// Package dice is the only way to be random.
//
// A die is the set of faces still possible. A roll gives all six; each question
// about it (at least n? a 1? which face?) splits the set, and only where the
// set straddles the question. A seeded, given or recorded die has one face from
// the start, so its questions are answered on the spot; an explored die is
// narrowed by its source, which visits every branch with its exact weight.
package dice

import "math/bits"

// Set holds faces: bit f-1 stands for face f.
type Set uint8

// Any is a die of which nothing is known.
const Any Set = 0b111111

// AtLeast is the set of faces n..6 (n below 1 is all, above 6 none).
func AtLeast(n int) Set {
	switch {
	case n <= 1:
		return Any
	case n > 6:
		return 0
	}
	return Any &^ (1<<(n-1) - 1)
}

// Only is the set of the one face f (1..6).
func Only(f int) Set { return 1 << (f - 1) }

// Size is the number of faces.
func (s Set) Size() int { return bits.OnesCount8(uint8(s)) }

// Low is the smallest face, 0 of the empty set.
func (s Set) Low() int {
	if s == 0 {
		return 0
	}
	return bits.TrailingZeros8(uint8(s)) + 1
}

// Stream names what a die is rolled for. The core's own streams are the
// constants below; a rule's own dice use FirstRule plus the rule's number.
type Stream int32

// The streams of the core, by the names that scenarios give them.
const (
	Hit Stream = iota
	Save
	Strike
	TargetStream
	Charge
	Flee
	Agility
	Swim
	Obstacle
	Push
	VolleyStream
	Morale
	Ignite
	Spread
	Burn
	Search
	Find
	Initiative
	Deploy
	Attack
	Defence
	Free  // dice rolled at the prompt, outside any order
	Draft // which models a random band has
	Consequence
	CommanderDie
	// Of gunfights.
	Jam
	Way
	Wound
	Leap
	Climb
	Thrown
	Spot
	Bout
	SagaDice // that are laid on battle boards
	FirstRule
)

// Names of the core streams, in the order of the constants.
var names = [FirstRule]string{"hit", "save", "strike", "target", "charge", "flee", "agility", "swim", "obstacle",
	"push", "volley", "morale", "ignite", "spread", "burn", "search", "find", "initiative", "deploy", "attack", "defence", "roll", "draft",
	"consequence", "commander", "jam", "way", "wound", "jump", "climb", "thrown", "spot", "bout", "saga"}

// Name of a core stream; "" for a rule's stream.
func (s Stream) Name() string {
	if s >= 0 && s < FirstRule {
		return names[s]
	}
	return ""
}

// StreamByName finds a core stream.
func StreamByName(name string) (Stream, bool) {
	for i, n := range names {
		if n == name {
			return Stream(i), true
		}
	}
	return 0, false
}

// StreamNames lists the core streams.
func StreamNames() []string { return append([]string(nil), names[:]...) }

// Die is one rolled die. The zero value is no die.
type Die struct{ set Set }

// Fixed is a die that shows the face f.
func Fixed(f int) Die { return Die{set: Only(f)} }

// Faces that are still possible.
func (d Die) Faces() Set { return d.set }

// Source of chance. Implementations: Seeded, Given, Recorded, Explored.
// Trouble (no die left, a budget spent) is kept until Err is asked; the dice
// rolled after it are ones, and whoever gave the order takes it back.
type Source interface {
	// Roll starts one d6 of a stream, rolled by the model who (-1: nobody).
	Roll(s Stream, who int32) Die
	// Split narrows d to its faces inside mask or to those outside. It is only
	// called when d straddles the mask.
	Split(d Die, mask Set) Set
	// SplitPool says how many of n equal dice with the faces set lie in mask.
	SplitPool(n int, set, mask Set) int
	// Scope starts counting the dice of every stream anew for what follows.
	Scope(order, fight, who, attack int32)
	// Err is the first trouble, nil when there was none.
	Err() error
}

// In narrows d and says whether its face lies in mask.
func In(src Source, d *Die, mask Set) bool {
	in := d.set & mask
	if in == 0 {
		return false
	}
	if in != d.set {
		d.set = src.Split(*d, mask)
		return d.set&mask != 0
	}
	return true
}

// Least says whether d shows n or more.
func Least(src Source, d *Die, n int) bool { return In(src, d, AtLeast(n)) }

// Face splits d down to one face and returns it (1..6).
func Face(src Source, d *Die) int {
	for d.set.Size() > 1 {
		was := d.set
		if In(src, d, Only(d.set.Low())); d.set == was {
			break // its source is not asked any more
		}
	}
	return d.set.Low()
}

// Half reads d as a d3: half its face, rounded up (1..3).
func Half(src Source, d *Die) int {
	switch {
	case In(src, d, Only(1)|Only(2)):
		return 1
	case In(src, d, Only(3)|Only(4)):
		return 2
	}
	return 3
}
