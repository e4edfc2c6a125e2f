package dice

import "fmt"

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

// House is how a table reads its dice where the rules leave it open. The zero
// value with a Ceiling of MaxNeed is the usual way.
type House struct {
	Ceiling int  // highest result, penalties beyond it are dropped (GAP-DICE-OVER-9)
	Ones    bool // a 1 may pass a test (GAP-NAT1-SCOPE)
	Rows    bool // a 1 may read a better row than the first
	Both    bool // the second die is thrown whatever the first shows (GAP-DICE-STREAM)
	Whole   bool // a re-roll throws all the dice of a test again (GAP-REROLL-TWO-DICE)
	Single  bool // a test is one die: what needs more than a 6 fails
}

// Required is the natural roll needed under the rules of the house.
func (h House) Required(target, mods int) int {
	least := 2
	if h.Ones {
		least = 1
	}
	return min(max(target-mods, least), h.Ceiling)
}

// NeedText says for explanations which natural roll a target number needs.
func (h House) NeedText(target, need int) string {
	text := fmt.Sprintf("need %d+", target)
	if need != target {
		text += fmt.Sprintf(" -> %d+", need)
	}
	switch {
	case need > 6 && h.Single:
		text += " (no face is enough)"
	case need > 6:
		text += fmt.Sprintf(" (a 6, then %d+)", need-3)
	}
	return text
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
	House  House
}

// Throw rolls the test: one die, and a second only after a 6 that needs one,
// unless the house throws both.
func (t *Test) Throw(src Source) {
	t.Dice[0] = src.Roll(t.Stream, t.Who)
	t.N = 1
	if t.House.Both && !t.House.Single && t.Need > 6 && t.Need <= MaxNeed {
		t.Dice[1] = src.Roll(t.Stream, t.Who)
		t.N = 2
	}
	t.first(src)
}

func (t *Test) first(src Source) {
	if t.Need > MaxNeed { // a die without a need: it cannot fail or pass
		return
	}
	if t.House.Single && t.Need > 6 {
		return
	}
	if t.Need <= 6 {
		least := t.Need
		if !t.House.Ones {
			least = max(least, 2)
		}
		t.OK = Least(src, &t.Dice[0], least)
		return
	}
	if t.OK = Least(src, &t.Dice[0], 6); t.OK {
		if t.N < 2 {
			t.Dice[1] = src.Roll(t.Stream, t.Who)
			t.N = 2
		}
		t.second(src)
	}
}

func (t *Test) second(src Source) { t.OK = Least(src, &t.Dice[1], t.Need-3) }

// CanReroll says whether a permit fits the die that failed: it must not have
// been thrown again already, and a permit for ones needs a 1.
func (t *Test) CanReroll(src Source, p Permit) bool {
	if t.OK || t.House.Whole && t.Rerolled() {
		return false
	}
	i := t.failed(src)
	if t.First[i].set != 0 {
		return false
	}
	return p != Ones || In(src, &t.Dice[i], Only(1))
}

// failed is the die that a test failed on: the last, or the first of two that
// were thrown together.
func (t *Test) failed(src Source) int8 {
	if t.N == 2 && !Least(src, &t.Dice[0], 6) {
		return 0
	}
	return t.N - 1
}

// Reroll throws the failed die again, or the whole test as the house has it.
func (t *Test) Reroll(src Source) {
	if t.House.Whole {
		copy(t.First[:t.N], t.Dice[:t.N])
		t.Throw(src)
		return
	}
	i := t.failed(src)
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
	if t.House.Whole {
		for i := range t.First {
			if t.First[i].set != 0 {
				out = append(out, Face(src, &t.First[i]))
			}
		}
		for i := range t.N {
			out = append(out, Face(src, &t.Dice[i]))
		}
		return out
	}
	for i := range t.N {
		if t.First[i].set != 0 {
			out = append(out, Face(src, &t.First[i]))
		}
		out = append(out, Face(src, &t.Dice[i]))
	}
	return out
}
