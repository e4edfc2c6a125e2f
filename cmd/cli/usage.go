package cli

import (
	"errors"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"skald/core/fault"
	"skald/core/suggest"
)

// flagError turns what the flag parser says into an E-USAGE with a hint.
func flagError(c *cobra.Command, err error) error {
	if errors.Is(err, pflag.ErrHelp) {
		return err
	}
	if e, ok := errors.AsType[*pflag.NotExistError](err); ok {
		return unknownFlag(c, e.GetSpecifiedName(), e.GetSpecifiedShortnames() != "")
	}
	if e, ok := errors.AsType[*pflag.ValueRequiredError](err); ok {
		return fault.New("E-USAGE", "--%s needs a value", e.GetFlag().Name).Suggest(helpHint(c))
	}
	if e, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		f := e.GetFlag()
		kind, _ := pflag.UnquoteUsage(f)
		return fault.New("E-USAGE", "--%s does not take %q", f.Name, e.GetValue()).Suggest("it takes a " + kind)
	}
	return fault.New("E-USAGE", "%v", err).Suggest(helpHint(c))
}

func unknownFlag(c *cobra.Command, name string, short bool) error {
	if short {
		return fault.New("E-USAGE", "there is no flag -%s", name).Suggest("put -- before text that starts with a dash")
	}
	var known []string
	c.Flags().VisitAll(func(f *pflag.Flag) { known = append(known, "--"+f.Name) })
	hint := suggest.Hint("--"+name, known)
	for _, command := range commandNames(c.Root()) {
		if command == name {
			hint = "write skald " + name
		}
	}
	if hint == "" {
		hint = helpHint(c)
	}
	return fault.New("E-USAGE", "there is no flag --%s", name).Suggest(hint)
}

// unknownCommand is the error of a word that is no command; most often a script
// named without "run".
func unknownCommand(root *cobra.Command, word string) error {
	hint := suggest.Hint(word, commandNames(root))
	switch {
	case strings.HasSuffix(word, ".lua"):
		hint = "write skald run " + word
	case hint == "":
		hint = "skald --help lists the commands"
	}
	return fault.New("E-USAGE", "there is no command %q", word).Suggest(hint)
}

func commandNames(root *cobra.Command) []string {
	var names []string
	for _, c := range root.Commands() {
		names = append(names, c.Name())
	}
	return names
}

func helpHint(c *cobra.Command) string { return "see " + c.CommandPath() + " --help" }

// exactly demands n arguments, named as in the command's usage line; extra is
// the hint when there are more.
func exactly(n int, extra string) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		_, want, _ := strings.Cut(c.Use, " ")
		switch {
		case len(args) < n:
			return fault.New("E-USAGE", "%s needs %s", c.Name(), want).Suggest(helpHint(c))
		case len(args) > n && n == 0:
			return fault.New("E-USAGE", "%s takes no arguments, but got %q", c.Name(), args[0]).Suggest(helpHint(c))
		case len(args) > n:
			return fault.New("E-USAGE", "%s takes only %s, but got %q too", c.Name(), want, args[n]).Suggest(extra)
		}
		return nil
	}
}
