package cli

import "github.com/spf13/cobra"

// newHelp replaces cobra's own, which answers a wrong topic with success.
func newHelp() *cobra.Command {
	return &cobra.Command{
		Use:   "help [command]",
		Short: "tell what a command does",
		Long:  `Tells what a command does, as skald COMMAND --help does.`,
		Example: `  skald help
  skald help test`,
		RunE: func(c *cobra.Command, args []string) error {
			target := c.Root()
			for _, word := range args {
				found := false
				for _, sub := range target.Commands() {
					if sub.Name() == word {
						target, found = sub, true
					}
				}
				if !found {
					return unknownCommand(c.Root(), word)
				}
			}
			target.InitDefaultHelpFlag()
			return target.Help()
		},
	}
}
