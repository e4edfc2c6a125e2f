package cli

import (
	"github.com/spf13/cobra"

	"skald/luabind"
)

// profiled gives a command the flag --profile.
func (a *app) profiled(c *cobra.Command) {
	c.Flags().BoolVar(&a.profile, "profile", false, "tell afterwards what each rule took, on one thread")
	was := c.RunE
	c.RunE = func(c *cobra.Command, args []string) error {
		if a.profile {
			a.opts.Profile = luabind.NewProfile()
		}
		return was(c, args)
	}
}

// rulesWorked is what rules took, for programs; nil where it was not counted.
func (a *app) rulesWorked() []luabind.Worked {
	if a.opts.Profile == nil {
		return nil
	}
	return a.opts.Profile.Rows()
}

// printProfile tells what rules took, below what the command printed.
func (a *app) printProfile() {
	if a.opts.Profile != nil && !a.json {
		a.print("\n" + a.opts.Profile.String())
	}
}
