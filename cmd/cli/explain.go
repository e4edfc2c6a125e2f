package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/core/suggest"
	"skald/luabind"
	"skald/repl"
)

func newExplain(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "explain ID|CODE",
		Short: "tell what a rule, a hook, an id or an error code means",
		Long: `Tells what something means and where it comes from: a rule by its id, a point of
play (a hook), a troop, a weapon, a talent or any other id, a data key, or the
code of an error message; and what scripts are made of: rule, weapon and the other
declaring words, mod, ev, filter, add, t, dice, choices, data, source.`,
		Example: `  skald explain E-UPVALUE
  skald explain PIL-MELEE-03
  skald explain pillage.modify_save
  skald explain dane_axe --lang ru
  skald explain ev`,
		Args: exactly(1, "one at a time"),
		RunE: func(_ *cobra.Command, args []string) error {
			text, err := a.explain(args[0])
			if err != nil {
				return cannotRun{err}
			}
			a.printAnswer(repl.Result{Text: text})
			return nil
		},
	}
}

// explain tells error codes itself, so that they can be read however broken
// the scripts are.
func (a *app) explain(id string) (string, error) {
	code := strings.ToUpper(id)
	if !strings.HasPrefix(code, "E-") && !strings.HasPrefix(code, "W-") {
		text, err := a.engine.Explain(a.opts, id)
		return luabind.ForShell(text), luabind.ErrorForShell(err)
	}
	page, ok := fault.Page(code)
	if !ok {
		hint := suggest.Hint(code, fault.Codes())
		if hint == "" {
			hint = strings.Join(fault.Codes(), " ")
		}
		return "", fault.New("E-USAGE", "there is no error code %s", code).Suggest(hint)
	}
	return code + "\n\n" + luabind.ForShell(page), nil
}
