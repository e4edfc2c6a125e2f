package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/repl"
)

// Main runs the command line args (without the program's name) and returns the
// exit code.
func Main(args []string, io IO) int { return Run(args, io, NewEngine()) }

// Run is Main over another engine.
func Run(args []string, io IO, engine Engine) int {
	out := &keptWriter{Writer: io.Out}
	io.Out = out
	a := &app{engine: engine, io: io, args: args}
	root := newRoot(a)
	root.SetArgs(append([]string{}, args...)) // cobra takes nil for os.Args
	root.SetIn(io.In)
	root.SetOut(io.Out)
	root.SetErr(io.Err)

	code := a.finish(root.Execute())
	if out.err != nil && code != codeCannot {
		fmt.Fprintln(io.Err, a.story(fault.New("E-FILE", "the output cannot be written: %v", out.err)))
		return codeCannot
	}
	return code
}

// app is what the commands of one run share.
type app struct {
	engine  Engine
	io      IO
	opts    Options
	json    bool
	verbose bool
	isolate string   // memory of the child process, "" for none
	args    []string // of the command line
	profile bool

	progress *repl.Progress // nil where none is drawn
}

// commands lists every command, in the order of the help.
func (a *app) commands() []*cobra.Command {
	return []*cobra.Command{
		newRepl(a), newRun(a), newEval(a), newOdds(a), newTest(a), newCheck(a), newNew(a), newReplay(a), newMuster(a), newSheet(a), newList(a), newExplain(a), newStubs(a), newVersion(a),
	}
}

func newRoot(a *app) *cobra.Command {
	root := &cobra.Command{
		Use:   "skald",
		Short: "a scriptable rules sandbox for tabletop skirmish games",
		Long: `skald plays, explains and tests the rules of tabletop skirmish games. The rules
that differ from faction to faction and table to table are Lua scripts that you
can change; skald tells what they do to the dice, exactly.

Without a command it opens the REPL, where one line of Lua is one answer.

Exit codes: 0 good, 1 ran and failed, 2 could not run.`,
		Example: `  skald                            try things out
  skald eval 'dice.check(4)'       one line of Lua
  skald odds 'dice.pool(3, 5)'     every outcome with its exact chance
  skald test                       run the scenarios that come with skald
  skald test mods/mine             run those of a mod
  skald check mods/mine            find its mistakes without playing
  skald new faction geats          begin a mod
  skald muster raiders.lua         price a band list, and tell what is not allowed
  skald sheet huns                 what a faction does, on one page
  skald replay game.json           play a saved session under the scripts of now
  skald explain E-UPVALUE          what an error means
  skald explain rule               what a rule is made of`,
		Args: noSuchCommand,
		RunE: func(*cobra.Command, []string) error { return a.repl() },

		SilenceErrors:      true,
		SilenceUsage:       true,
		DisableSuggestions: true, // ours come with the error
		CompletionOptions:  cobra.CompletionOptions{DisableDefaultCmd: true},
	}
	a.addFlags(root)
	root.SetFlagErrorFunc(flagError)
	root.PersistentPreRunE = func(c *cobra.Command, _ []string) error {
		if err := a.checkFlags(); err != nil {
			return err
		}
		return a.isolated(c)
	}
	root.AddCommand(a.commands()...)
	root.SetHelpCommand(newHelp(a))
	root.SetUsageTemplate(root.UsageTemplate() + topicsTemplate())
	return root
}

func (a *app) addFlags(root *cobra.Command) {
	f := root.PersistentFlags()
	f.StringVar(&a.opts.Game, "game", "", "play this game (see skald list games)")
	f.StringArrayVar(&a.opts.Mods, "mods", nil, "load the mod in this `folder`; may be given again, later ones win")
	f.Uint64Var(&a.opts.Seed, "seed", 1, "seed of the dice, a `number`; the same seed rolls the same")
	f.BoolVar(&a.opts.Trace, "trace", false, "explain each order after it")
	f.BoolVar(&a.json, "json", false, "print JSON")
	f.StringVar(&a.opts.Lang, "lang", "en", "`language` of titles and texts: en or ru")
	f.StringVar(&a.isolate, "isolate", "", "run the mods in a process that dies above this much `memory`")
	f.Lookup("isolate").NoOptDefVal = isolateDefault
	f.BoolVarP(&a.verbose, "verbose", "v", false, "say more")
}

func (a *app) checkFlags() error {
	if a.opts.Lang == "en" || a.opts.Lang == "ru" {
		return nil
	}
	return fault.New("E-USAGE", "--lang does not know %q", a.opts.Lang).Suggest("en or ru")
}

// noSuchCommand refuses words after the bare program name.
func noSuchCommand(root *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return unknownCommand(root, args[0])
}
