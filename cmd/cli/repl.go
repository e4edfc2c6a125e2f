package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/repl"
)

func newRepl(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "repl",
		Short: "type Lua, see what the rules make of it",
		Long: `Opens the REPL: each line of Lua is answered at once. Lines that begin with a
colon are commands: :help tells which there are. Tab completes, Ctrl-C stops a
running script, Ctrl-D leaves. A mod that is saved is loaded again at once, on the
same table: a broken one is told, and the old one stays. :watch runs its scenarios
as well.

Lines may come through a pipe too. Then there are no prompts, a line that fails
does not stop the next ones, and the exit code is 1 if any of them failed.`,
		Example: `  skald repl --game pillage --seed 7
  skald repl --mods mods/mine --trace
  skald repl < session.txt`,
		Args: exactly(0, ""),
		RunE: func(*cobra.Command, []string) error { return a.repl() },
	}
}

func (a *app) repl() error {
	if a.json {
		return fault.New("E-USAGE", "the REPL has no --json").Suggest("skald eval --json CODE answers one line")
	}
	s, err := a.open()
	if err != nil {
		return err
	}
	watch, done := a.replWatch()
	defer done()
	code := repl.Loop(a.io.In, a.io.Out, a.io.Err, s, repl.Options{
		Terminal:    a.io.IsTerminal,
		Banner:      fmt.Sprintf("skald %s  :help tells what there is, :quit or Ctrl-D leaves", a.engine.Version()),
		HistoryPath: a.io.HistoryPath,
		Story:       a.story,
		Progress:    a.progress,
		Watch:       watch,
		Prove:       a.prove,
	})
	if code != codeGood {
		return failed(code)
	}
	return nil
}

// open opens the session of a command; an error here means nothing ran.
func (a *app) open() (repl.Session, error) {
	a.opts.Width = a.io.Width
	s, err := a.engine.Open(a.opts)
	if err != nil {
		return nil, cannotRun{err}
	}
	if a.io.Progress {
		a.progress = repl.NewProgress(a.io.Err)
		a.progress.Begin()
		s.OnProgress(a.progress.Tell)
	}
	return s, nil
}
