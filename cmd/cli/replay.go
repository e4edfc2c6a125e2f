package cli

import "github.com/spf13/cobra"

// replayed is what replay prints with --json.
type replayed struct {
	Same   bool   `json:"same"`
	Report string `json:"report"` // what would have been printed
}

func newReplay(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "replay FILE",
		Short: "play a saved session again",
		Long: `Plays a session that :save wrote, with the dice that fell, under the scripts of
now. When it comes out the same it says OK. Else it tells which scripts have
changed, and of each input that comes out otherwise the first line of its
explanation that differs. With --mods these stand in place of those of the session.`,
		Example: `  skald replay game.json
  skald replay game.json --mods mods/mine`,
		Args: exactly(1, "one session at a time"),
		RunE: func(_ *cobra.Command, args []string) error { return a.replay(args[0]) },
	}
}

func (a *app) replay(path string) error {
	same, report, err := a.engine.Replay(a.opts, path)
	if err != nil {
		return cannotRun{err}
	}
	if a.json {
		a.printJSON(replayed{same, report})
	} else {
		a.print(report)
	}
	if !same {
		return failed(codeFailed)
	}
	return nil
}
