package cli

import (
	"os"

	"github.com/spf13/cobra"

	"skald/repl"
)

func newRun(a *app) *cobra.Command {
	c := &cobra.Command{
		Use:   "run FILE",
		Short: "run a script",
		Long: `Runs a script from beginning to end on an empty table, and prints what it
prints. One that lies in a mod is run with it. A mod folder in place of a file is
loaded, which shows whether it can be.`,
		Example: `  skald run ambush.lua
  skald run ambush.lua --seed 7 --trace
  skald run ambush.lua --profile      and what each rule took`,
		Args: exactly(1, "one script at a time"),
		RunE: func(_ *cobra.Command, args []string) error {
			if info, err := os.Stat(args[0]); err == nil && !info.IsDir() {
				a.opts.addMod(args[0])
			}
			s, err := a.open()
			if err != nil {
				return err
			}
			defer repl.StopOnInterrupt(s)()
			text, err := s.Load(args[0])
			return a.result(repl.Result{Text: text}, err)
		},
	}
	a.profiled(c)
	return c
}
