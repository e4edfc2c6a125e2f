// Package resolve holds the primitives that the games share: a test of one die
// against a need with its modifiers, re-rolls and explanation, and fire that
// spreads over a graph. Every roll of every game that rules may throw again or
// explain goes through Throw, whatever the source of its dice.
package resolve

import (
	"skald/core/dice"
	"skald/core/hook"
	"skald/core/trace"
)

// Stack is a number with the changes made to it, each explained as it is added.
type Stack struct {
	Target int // before any modifier
	Mods   int // the sum of the modifiers
	Log    *trace.Log
	Label  string // "hit", "save" ...
}

// Add a change of the core's own: n to the roll, under a rule of the book.
// Nothing is recorded for 0.
func (s *Stack) Add(n int, rule, place, why string) {
	if n == 0 {
		return
	}
	s.Mods += n
	if s.Log != nil {
		amount := n // its own variable, so that only a kept log allocates
		s.Log.Add(trace.Entry{Label: s.Label, Text: why, Rule: rule, Place: place, Amount: &amount})
	}
}

// Need is the natural roll needed: target less modifiers, at least 2 and at most
// the ceiling of the house.
func (s *Stack) Need(house dice.House) int {
	need := house.Required(s.Target, s.Mods)
	if s.Log != nil {
		base, natural := s.Target, need // their own variables, so that only a kept log allocates
		s.Log.Add(trace.Entry{Label: s.Label, Text: house.NeedText(base, natural), Base: &base, Need: &natural})
	}
	return need
}

// Throw rolls a test and asks the re-roll point (nil: none) while it fails. It
// returns the rule whose re-roll was used, nil when none was.
func Throw(r *hook.Run, ev *hook.Event, t *dice.Test, rerolls *hook.Point) *hook.Rule {
	t.House = r.House
	t.Throw(r.Src)
	if err := r.Src.Err(); err != nil { // no die: nothing follows from it
		r.Fail(err)
		return nil
	}
	var used *hook.Rule
	if rerolls != nil && !t.OK {
		used = r.Reroll(ev, rerolls, t)
	}
	return used
}

// Tell writes the faces and the outcome of a test into the explanation. It asks
// every die for its face, so it is only called where a log is kept.
func Tell(r *hook.Run, label string, t *dice.Test, good, bad string) {
	if r.Log == nil {
		return
	}
	if r.Src.Err() != nil { // what follows a missing die is no roll
		r.Log.Note(label, "no die left")
		return
	}
	word := bad
	if t.OK {
		word = good
	}
	r.Log.Add(trace.Entry{Label: label, Dice: t.FaceList(r.Src), Text: word})
}
