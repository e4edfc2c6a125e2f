package trace

import (
	"strconv"
	"strings"
)

// Step is what a log says about one thing, for programs: a roll with its need,
// what changed it, the faces and what came of it; or a sentence. What happened
// inside it stands under it.
type Step struct {
	What string `json:"what"` // the label: "attack", "hit", "save" ...
	Text string `json:"text,omitempty"`
	Source
	Base      *int       `json:"base,omitempty"` // before the modifiers
	Need      *int       `json:"need,omitempty"` // after them
	Modifiers []Modifier `json:"modifiers,omitempty"`
	Rolled    []int      `json:"rolled,omitempty"` // natural faces
	Result    string     `json:"result,omitempty"`
	Steps     []Step     `json:"steps,omitempty"`
}

// Source is the rule behind a line, and where it stands.
type Source struct {
	Rule  string `json:"rule,omitempty"`
	Title string `json:"title,omitempty"`
	Path  string `json:"path,omitempty"`
	Line  int    `json:"line,omitempty"` // from 1
	Guess bool   `json:"placeholder,omitempty"`
}

// Modifier is what one rule did to a roll.
type Modifier struct {
	Amount *int     `json:"amount,omitempty"`
	Length *float64 `json:"length,omitempty"`
	Text   string   `json:"text,omitempty"`
	Source
}

// Steps of the log. Safe on nil.
func (l *Log) Steps() []Step {
	if l == nil {
		return nil
	}
	out, _ := steps(l.Entries, 0)
	return out
}

// steps reads the entries from a depth on, and returns what lies above it.
func steps(list []Entry, depth int) (out []Step, rest []Entry) {
	open := false // the last step may still take modifiers, its need, its roll
	for len(list) > 0 && list[0].Depth >= depth {
		e := list[0]
		switch {
		case e.Depth > depth && len(out) > 0:
			last := &out[len(out)-1]
			last.Steps, list = steps(list, depth+1)
			open = false
			continue
		case open && takes(out[len(out)-1].What, list):
			out[len(out)-1].take(e)
		default:
			out = append(out, stepOf(e))
		}
		open = out[len(out)-1].Result == ""
		list = list[1:]
	}
	return out, list
}

// takes says whether the first entry goes on about the roll under a label: a line
// of a rule, what it rolled and what was chosen do where the need or the faces
// follow.
func takes(label string, list []Entry) bool {
	for i, e := range list {
		own := e.Label == label && (e.Amount != nil || e.Length != nil || e.Need != nil || e.Dice != nil)
		switch {
		case own && (i == 0 || e.Need != nil || e.Dice != nil):
			return true
		case !own && !e.inside() && e.Label != "rule" && e.Label != "reroll":
			return false
		}
	}
	return false
}

// inside says whether an entry is what a rule rolled or asked for itself before its
// change is known.
func (e Entry) inside() bool { return e.Label == "roll" || e.Label == "choice" }

// take an entry into a step that is not at its end.
func (s *Step) take(e Entry) {
	n := len(s.Steps)
	switch {
	case e.Label == s.What || !e.inside():
		s.add(e)
	case e.Dice != nil && n > 0 && s.Steps[n-1].What == e.Label && s.Steps[n-1].Need != nil && s.Steps[n-1].Result == "":
		s.Steps[n-1].add(e)
	default:
		s.Steps = append(s.Steps, stepOf(e))
	}
}

// add what an entry says to a step.
func (s *Step) add(e Entry) {
	switch {
	case e.Need != nil:
		s.Base, s.Need = e.Base, e.Need
	case e.Dice != nil:
		s.Rolled, s.Result = e.Dice, e.Text
		if s.Source == (Source{}) { // its need is told without
			s.Source = e.source()
		}
	default:
		s.Modifiers = append(s.Modifiers, Modifier{e.Amount, e.Length, e.Text, e.source()})
	}
}

// stepOf an entry that begins something.
func stepOf(e Entry) Step {
	s := Step{What: e.Label, Source: e.source()}
	switch {
	case e.Amount != nil || e.Length != nil, e.Need != nil, e.Dice != nil:
		s.add(e)
	default:
		s.Text = e.Text
	}
	return s
}

func (e Entry) source() Source {
	path, line := e.Place, 0
	if i := strings.LastIndexByte(path, ':'); i >= 0 {
		if n, err := strconv.Atoi(path[i+1:]); err == nil {
			path, line = path[:i], n
		}
	}
	return Source{e.Rule, e.Title, path, line, e.Guess}
}
