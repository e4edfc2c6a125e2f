package dice

// Needs. A roll asks for a number; above 6 it takes two dice, one after the
// other: 7 is a 6 and then 4 or more, 8 a 6 and then 5 or more, 9 two sixes
// (PIL-DICE-05). A natural 1 always fails (PIL-DICE-03).

// MaxNeed is the highest result there is: penalties beyond it are dropped
// (PIL-DICE-04).
const MaxNeed = 9

// Required is the natural roll needed for a target number under a sum of
// modifiers: target - mods, never below 2 (a 1 fails) and never above the ceiling.
func Required(target, mods, ceiling int) int {
	return min(max(target-mods, 2), ceiling)
}

// Permit says which failed dice a re-roll may throw again.
type Permit uint8

// The permits, in the words of the scripts: "ones", "fails", "any".
const (
	Ones Permit = iota + 1
	Fails
	AnyDie
)

// PermitByName reads "ones", "fails" or "any".
func PermitByName(s string) (Permit, bool) {
	switch s {
	case "ones":
		return Ones, true
	case "fails":
		return Fails, true
	case "any":
		return AnyDie, true
	}
	return 0, false
}

// Test is one roll against a need, with its ledger of re-rolls: one permission
// throws one die again, the second result stands, and no die is thrown a third
// time (PIL-DICE-06).
type Test struct {
	Stream Stream
	Who    int32
	Need   int    // 2..9
	Dice   [2]Die // the second only where a 6 opened it
	First  [2]Die // what a re-rolled die showed before, zero when it was not
	N      int8   // dice thrown: 1 or 2
	OK     bool
}

// Throw rolls the test: one die, and a second only after a 6 that needs one.
func (t *Test) Throw(src Source) {
	t.Dice[0] = src.Roll(t.Stream, t.Who)
	t.N = 1
	t.first(src)
}

func (t *Test) first(src Source) {
	if t.Need > MaxNeed { // a die without a need: it cannot fail or pass
		return
	}
	if t.Need <= 6 {
		t.OK = Least(src, &t.Dice[0], max(t.Need, 2))
		return
	}
	if t.OK = Least(src, &t.Dice[0], 6); t.OK {
		t.Dice[1] = src.Roll(t.Stream, t.Who)
		t.N = 2
		t.second(src)
	}
}

func (t *Test) second(src Source) { t.OK = Least(src, &t.Dice[1], t.Need-3) }

// CanReroll says whether a permit fits the die that failed: it must not have
// been thrown again already, and a permit for ones needs a 1.
func (t *Test) CanReroll(src Source, p Permit) bool {
	i := t.N - 1
	if t.OK || t.First[i].set != 0 {
		return false
	}
	return p != Ones || In(src, &t.Dice[i], Only(1))
}

// Reroll throws the failed die again.
func (t *Test) Reroll(src Source) {
	i := t.N - 1
	t.First[i] = t.Dice[i]
	t.Dice[i] = src.Roll(t.Stream, t.Who)
	if i == 0 {
		t.first(src)
	} else {
		t.second(src)
	}
}

// Rerolled says whether any die was thrown again.
func (t *Test) Rerolled() bool { return t.First[0].set != 0 || t.First[1].set != 0 }

// FaceList gives every face thrown, in order, re-rolled ones included.
func (t *Test) FaceList(src Source) []int {
	var out []int
	for i := range t.N {
		if t.First[i].set != 0 {
			out = append(out, Face(src, &t.First[i]))
		}
		out = append(out, Face(src, &t.Dice[i]))
	}
	return out
}
