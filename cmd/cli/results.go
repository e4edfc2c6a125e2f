package cli

import (
	"fmt"
	"io"

	"skald/luabind"
	"skald/luabind/scenario"
)

// formats of the results of scenarios.
var formats = []string{"pretty", "json", "junit", "tap"}

// reporter writes the results of scenarios in one format.
type reporter interface {
	tell(r scenario.Result) // as each comes
	end(s summary)          // all ran
	broke(err error)        // they could not be run
}

// summary is what all results come to.
type summary struct {
	Passed  int       `json:"passed"`
	Failed  int       `json:"failed"`
	Seed    uint64    `json:"seed"`
	Shuffle *uint64   `json:"shuffle,omitempty"`
	Cover   *coverage `json:"cover,omitempty"`

	Profile []luabind.Worked `json:"profile,omitempty"` // with --profile
}

func (s *summary) add(r scenario.Result) {
	if r.Err == nil {
		s.Passed++
	} else {
		s.Failed++
	}
}

func (a *app) reporterFor(format string, run TestRun) reporter {
	switch format {
	case "json":
		return &jsonResults{a: a}
	case "junit":
		return &junitResults{a: a}
	case "tap":
		t := &tapResults{a: a}
		t.begin(run)
		return t
	}
	if run.Shuffle != nil {
		fmt.Fprintf(a.io.Out, "in the order of --shuffle=%d\n", *run.Shuffle)
	}
	return prettyResults{a.io.Out, a.verbose, a.printProfile}
}

// prettyResults are for people: failures in full, then the count.
type prettyResults struct {
	out     io.Writer
	verbose bool
	after   func() // prints what rules took, where it was counted
}

func (p prettyResults) tell(r scenario.Result) { scenario.Print(p.out, r, p.verbose) }

func (p prettyResults) broke(error) {}

func (p prettyResults) end(s summary) {
	if s.Cover != nil {
		s.Cover.print(p.out)
	}
	fmt.Fprintln(p.out, tallyLine(s.Passed, s.Failed))
	p.after()
}

func tallyLine(passed, bad int) string {
	total := passed + bad
	scenarios := "scenarios"
	if total == 1 {
		scenarios = "scenario"
	}
	if bad == 0 {
		return fmt.Sprintf("%d %s passed", total, scenarios)
	}
	return fmt.Sprintf("%d of %d %s failed", bad, total, scenarios)
}
