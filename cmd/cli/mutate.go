package cli

import (
	"fmt"

	"skald/core/fault"
	"skald/luabind/scenario"
)

// survivor is a change that no scenario noticed, as JSON has it.
type survivor struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
	Source string `json:"source"`
	From   string `json:"from"`
	To     string `json:"to"`
}

// mutated is what came of all changes.
type mutated struct {
	Noticed  int        `json:"noticed"`
	Changes  int        `json:"changes"`
	Survived []survivor `json:"survived"`
}

// mutate is skald test --mutate: which changes of the scripts nobody notices. With
// a threshold fewer than so many percent fail, else any that survives.
func (a *app) mutate(q *testFlags, run TestRun) error {
	if q.cover || q.coverFile != "" || a.profile || run.Shuffle != nil || q.format != "pretty" && q.format != "json" {
		return fault.New("E-USAGE", "--mutate goes with --run, --threshold and --json only")
	}
	if len(run.Paths) == 0 && len(a.opts.Mods) == 0 {
		return fault.New("E-USAGE", "--mutate changes the scripts of a mod, and none is named").Suggest("skald test mods/mine --mutate")
	}
	all := mutated{Survived: []survivor{}}
	err := a.engine.Mutate(a.opts, run, func(m scenario.Mutant) {
		all.Changes++
		if m.Noticed {
			all.Noticed++
			return
		}
		all.Survived = append(all.Survived, survivor{m.File, m.Line, m.Column, m.Source, m.From, m.To})
		if !a.json {
			fmt.Fprintf(a.io.Out, "%s:%d:%d  %s\n    %s\n    %s\n", m.File, m.Line, m.Column, m, m.Source, m.Mark)
		}
	})
	switch {
	case err != nil:
		return cannotRun{err}
	case all.Changes == 0:
		return fault.New("E-USAGE", "there is nothing to change, or no scenario to notice it").
			Suggest("rules and declarations of a mod are changed, not its lib; skald test mods/mine runs the scenarios")
	case a.json:
		a.printJSON(all)
	default:
		fmt.Fprintf(a.io.Out, "%d of %s noticed\n", all.Noticed, counted(all.Changes, "change"))
	}
	need := 100
	if q.threshold > 0 {
		need = int(q.threshold)
	}
	if all.Noticed*100 < need*all.Changes {
		return failed(codeFailed)
	}
	return nil
}
