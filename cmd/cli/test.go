package cli

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"regexp"

	"github.com/spf13/cobra"

	"skald/core/fault"
)

// tally is what test prints with --json.
type tally struct {
	Passed int    `json:"passed"`
	Failed int    `json:"failed"`
	Report string `json:"report"` // what would have been printed
}

func newTest(a *app) *cobra.Command {
	var filter string
	c := &cobra.Command{
		Use:   "test [PATH...]",
		Short: "run scenarios",
		Long: `Runs scenarios and tells which rules did not do what they say. Without a path
these are the scenarios that come with skald and with the mods; of a file its own;
of a folder those in the folders named scenarios in it, with the mod that it
belongs to. The exit code is 1 when a scenario failed. No scenario at all is a
mistake too.`,
		Example: `  skald test                        what comes with skald
  skald test --mods mods/mine       and what comes with a mod
  skald test mods/mine/scenarios -v
  skald test --run 'lasso|pike'`,
		RunE: func(_ *cobra.Command, paths []string) error { return a.test(paths, filter) },
	}
	c.Flags().StringVar(&filter, "run", "", "only scenarios whose title matches this `regex`")
	return c
}

func (a *app) test(paths []string, filter string) error {
	if _, err := regexp.Compile(filter); err != nil {
		return fault.New("E-USAGE", "--run does not take %q: %v", filter, err).Suggest("letters, | and .* are enough")
	}
	out, report := a.io.Out, new(bytes.Buffer)
	if a.json {
		out = io.Writer(report)
	}
	passed, bad, err := a.engine.Test(a.opts, paths, filter, a.verbose, out)
	if err != nil {
		return cannotRun{err}
	}
	if passed+bad == 0 {
		return noScenario(paths, filter)
	}
	if a.json {
		a.printJSON(tally{passed, bad, report.String()})
	} else {
		fmt.Fprintln(a.io.Out, tallyLine(passed, bad))
	}
	if bad > 0 {
		return failed(codeFailed)
	}
	return nil
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

func noScenario(paths []string, filter string) error {
	switch {
	case filter != "":
		return fault.New("E-USAGE", "no scenario has a title that matches %q", filter).
			Suggest("skald test -v shows the titles")
	case len(paths) > 0:
		return noScenarioIn(paths[0])
	}
	return fault.New("E-USAGE", "there are no scenarios")
}

// noScenarioIn says whether a folder has scripts that lie in the wrong place.
func noScenarioIn(dir string) error {
	stray := ""
	_ = filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Ext(name) == ".lua" && d.Name() != "mod.lua" {
			stray = filepath.ToSlash(name)
			return fs.SkipAll
		}
		return nil
	}) // what cannot be read was told before
	err := fault.New("E-USAGE", "there is no scenario in %s", dir)
	if stray == "" {
		return err.Suggest("scenarios are .lua files in a folder named scenarios")
	}
	return err.Suggest("of a folder only the folders named scenarios in it are run; a file alone runs: skald test " + stray)
}
