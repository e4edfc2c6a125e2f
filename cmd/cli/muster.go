package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/luabind"
)

func newMuster(a *app) *cobra.Command {
	var budget uint
	c := &cobra.Command{
		Use:   "muster FILE",
		Short: "price a band list and tell what is not allowed in it",
		Long: `Prices the band of a file and tells every rule that it breaks. The file returns
the band as a table:

  return {
    faction = "vikings", name = "Raiders", budget = 400,
    { "chief", weapon = "hand_weapon", armour = true },
    { "warrior", count = 5, weapon = "spear", shield = true },
  }

A script that sets up bands on its own will do as well: each of them is told. A
file that lies in a mod is priced with it. The exit code is 1 when one may not be
fielded.`,
		Example: `  skald muster raiders.lua
  skald muster raiders.lua --budget 300 --json`,
		Args: exactly(1, "one file at a time"),
		RunE: func(c *cobra.Command, args []string) error {
			if budget == 0 && c.Flags().Changed("budget") || budget > luabind.MaxGold {
				return fault.New("E-USAGE", "--budget does not take %d", budget).Suggest(fmt.Sprintf("gold, 1 to %d; leave it out for that of the list", luabind.MaxGold))
			}
			return a.muster(args[0], int(budget))
		},
	}
	c.Flags().UintVar(&budget, "budget", 0, "gold that a band may cost, a `number`, in place of its own")
	return c
}

func (a *app) muster(path string, budget int) error {
	said, rosters, err := a.engine.Muster(a.opts, path, budget)
	if err != nil {
		a.tell(said, err)
		return failed(exitCode(err))
	}
	ok := true
	var parts []string
	for _, r := range rosters {
		ok = ok && r.OK
		parts = append(parts, a.roster(r))
	}
	if a.json {
		a.printJSON(rosters)
	} else {
		a.print(said + strings.Join(parts, "\n\n"))
	}
	if !ok {
		return failed(codeFailed)
	}
	return nil
}

// roster lays a band out: its models with their prices, then the verdict.
func (a *app) roster(r luabind.Roster) string {
	t := Table{Columns: []string{"gold", "models", "troop", "with"}}
	for _, l := range r.Models {
		gold := fmt.Sprintf("%g", l.Each*float64(l.Count))
		if l.Count > 1 {
			gold += fmt.Sprintf(" (%g each)", l.Each)
		}
		models := l.Name
		if l.Count > 1 {
			models = fmt.Sprintf("%d", l.Count)
		}
		t.Rows = append(t.Rows, []string{gold, models, l.Troop, strings.Join(l.Has, ", ")})
	}
	return a.align(t) + "\n\n" + r.Text
}
