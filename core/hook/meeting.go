package hook

import (
	"slices"
	"strings"
)

// layerNames are the layers in words, in the order in which they are asked.
var layerNames = [...]string{"game", "weather", "faction", "talent", "troop", "house", "mod"}

// LayerName is a layer in a word: what its rules belong to. Weapons, armour and
// gear are of the layer troop.
func LayerName(layer int) string { return layerNames[layer] }

// Order says in which order the handlers of a point are asked, ties included.
func Order() string {
	return "by priority (lower first), then layer (" + strings.Join(layerNames[:], ", ") + "), then id"
}

// Way in which handlers of one point can meet.
type Way uint8

// The ways, in the order in which they are told.
const (
	Replacing  Way = iota // the first does not let the others run
	Protecting            // the first answer ends it
	Offering              // a die is thrown again once
	Becoming              // each gives the value
	Stacking              // changes under one key
)

// Meeting is a set of handlers of one point that can meet, in the order in which
// they are asked, and what holds then. Of Replacing the first is the one that
// replaces.
type Meeting struct {
	Way      Way
	Handlers []*Handler
	Key      string // of Stacking
	Why      string
}

// Both says whether two rules are in the meeting.
func (m *Meeting) Both(a, b string) bool { return m.has(a) && m.has(b) }

func (m *Meeting) has(id string) bool {
	return slices.ContainsFunc(m.Handlers, func(h *Handler) bool { return h.Rule.ID == id })
}

// Meetings lists who meets whom at a point, from what rules declare and what
// their code names; hs are its handlers in order.
func Meetings(p *Point, hs []*Handler) []Meeting {
	out := replacing(hs)
	takes := p.Takes()
	for _, x := range []struct {
		way     Way
		request string
	}{{Protecting, "redirect"}, {Offering, "reroll"}, {Becoming, "become"}} {
		m := Meeting{Way: x.way, Handlers: asking(hs, x.request), Why: p.Meets()}
		if slices.Contains(takes, x.request) && rules(m.Handlers) > 1 {
			out = append(out, m)
		}
	}
	if slices.Contains(takes, "modify") {
		out = append(out, stacking(asking(hs, "modify"))...)
	}
	return out
}

// asking are the handlers that may ask for a request: their code names it, or
// names none, so that a function behind it does.
func asking(hs []*Handler, request string) []*Handler {
	var out []*Handler
	for _, h := range hs {
		if len(h.Names) == 0 || slices.Contains(h.Names, request) || (request == "redirect" || request == "reroll") && slices.Contains(h.Names, "cancel") {
			out = append(out, h)
		}
	}
	return out
}

// rules counts how many rules handlers are of.
func rules(hs []*Handler) int {
	var ids []string
	for _, h := range hs {
		if !slices.Contains(ids, h.Rule.ID) {
			ids = append(ids, h.Rule.ID)
		}
	}
	return len(ids)
}

func replacing(hs []*Handler) []Meeting {
	var out []Meeting
	for _, h := range hs {
		for _, by := range h.replacedBy {
			known := func(m Meeting) bool { return m.Both(by.ID, h.Rule.ID) }
			if !slices.ContainsFunc(out, known) { // else by another part of the rule
				out = append(out, Meeting{Way: Replacing, Handlers: []*Handler{by.Parts[0], h}, Why: "it replaces the other where both hold"})
			}
		}
	}
	return out
}

// ReplacedBy are the rules that may stand in the place of a handler's rule.
func (h *Handler) ReplacedBy() []*Rule { return h.replacedBy }

// several changes under one key, by the way in which they stack.
var stacked = [...]string{
	Add:          "changes add up",
	HighestStack: "the change farthest from 0 counts, of equal ones the first",
	Exclusive:    "the first change counts",
	Replace:      "the last change counts",
}

// Meets says what holds of several changes under one key.
func (s Stack) Meets() string { return stacked[s] }

// stacking groups handlers whose changes do not simply add up, by key. One alone
// meets itself where it runs for several owners.
func stacking(hs []*Handler) []Meeting {
	var out []Meeting
	for i, h := range hs {
		key, first := h.Rule.Key, true
		m := Meeting{Way: Stacking, Key: key}
		var why []string
		for j, o := range hs {
			if o.Rule.Key != key {
				continue
			}
			first = first && j >= i
			m.Handlers = append(m.Handlers, o)
			if s := o.Rule.Stack; s != Add && !slices.Contains(why, s.Meets()) {
				why = append(why, s.Meets())
			}
		}
		m.Why = strings.Join(why, "; ")
		if first && why != nil && (len(m.Handlers) > 1 || h.several) {
			out = append(out, m)
		}
	}
	return out
}
