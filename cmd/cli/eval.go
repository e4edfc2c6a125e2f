package cli

import (
	"github.com/spf13/cobra"

	"skald/repl"
)

func newEval(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "eval CODE",
		Short: "answer one line of Lua",
		Long: `Answers CODE as the REPL would on an empty table, and prints the answer. Put the
code in quotes, so that the shell leaves it alone. With --json the answer is
{"text": ...}, of odds, a comparison or best decisions with a "value" beside it
that holds the numbers; a mistake is {"error": {"code", "rule", "path", "line",
"message", "hint"}} without those that are unknown, and with the text printed
before it.`,
		Example: `  skald eval 'dice.check(4)'
  skald eval --seed 7 'dice.roll "2d6"'
  skald eval --json 'odds "dice.check(4)"'
  skald eval -- '-1 + 2'`,
		Args: exactly(1, "put the code in quotes"),
		RunE: func(_ *cobra.Command, args []string) error {
			s, err := a.open()
			if err != nil {
				return err
			}
			defer repl.StopOnInterrupt(s)()
			return a.result(repl.OneShot(s, args[0]))
		},
	}
}
