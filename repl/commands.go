package repl

import (
	"fmt"
	"strings"

	"skald/core/fault"
	"skald/core/suggest"
)

// command is one ":" command. Its help line is the manual, so :help and
// completion cannot disagree with what runs.
type command struct {
	name string
	args string // as shown in help
	help string
	run  func(s Session, arg string) (Result, error)
}

// commands lists every ":" command in the order of the help.
func commands() []command {
	return []command{
		{"help", "[TOPIC]", "what there is; or the page of an id, a hook, a function or an error code", runHelp},
		{"trace", "[on|off]", "why the last order went as it did; on: say so after each order", runTrace},
		{"order", "POINT", "the rules that answer at a point of play, in their order, and why one is not asked", runOrder},
		{"profile", "[reset]", "what the rules took that were asked so far; reset: count anew", runProfile},
		{"load", "PATH", "run a script, or load a mod folder", runLoad},
		{"reload", "[on|off]", "load every script again, broken ones leave the old ones working; on: at each save", runReload},
		{"watch", "[on|off]", "run the scenarios of the mods, now and after each save", runWatch},
		{"save", "FILE", "write the session to a file: what was typed, the dice, how it came out", runSave},
		{"open", "FILE", "start anew and play a saved session, with its dice", runOpen},
		{"save-test", "FILE", "write the session as a scenario; words behind FILE are its title", runSaveTest},
		{"quit", "", "leave; Ctrl-D does too", runQuit},
	}
}

func findCommand(name string) (command, bool) {
	for _, c := range commands() {
		if c.name == name {
			return c, true
		}
	}
	return command{}, false
}

func runHelp(s Session, topic string) (Result, error) {
	if topic == "" {
		text, err := s.Help("")
		return Result{Text: joinText(commandHelp(commands()), text)}, err
	}
	if name, ok := strings.CutPrefix(topic, ":"); ok {
		c, found := findCommand(name)
		if !found {
			return Result{}, fault.New("E-USAGE", "there is no command :%s", name).Suggest(commandHint(name))
		}
		return Result{Text: commandHelp([]command{c})}, nil
	}
	text, err := s.Help(strings.Trim(topic, `"'`))
	if c, found := findCommand(topic); found { // the colon is easily left out
		own := commandHelp([]command{c})
		if err != nil {
			return Result{Text: own}, nil
		}
		return Result{Text: joinText(own, text)}, nil
	}
	return Result{Text: text}, err
}

// commandHelp shows commands, one a line, with their meanings in a column.
func commandHelp(list []command) string {
	var lines []string
	for _, c := range list {
		lines = append(lines, fmt.Sprintf("%-18s %s", strings.TrimSpace(":"+c.name+" "+c.args), c.help))
	}
	return strings.Join(lines, "\n")
}

// joinText puts a blank line between two texts, if there are two.
func joinText(a, b string) string {
	if b == "" {
		return a
	}
	return a + "\n\n" + b
}

func runTrace(s Session, arg string) (Result, error) {
	switch arg {
	case "":
		if text := s.Trace(); text != "" {
			return Result{Text: text}, nil
		}
		return Result{Text: "nothing to explain yet"}, nil
	case "on", "off":
		s.SetTrace(arg == "on")
		return Result{Text: "trace is " + arg}, nil
	}
	return Result{}, notOnOff("trace", arg)
}

// notOnOff is the error of a command that takes on or off and got something else.
func notOnOff(name, arg string) error {
	hint := suggest.Hint(arg, []string{"on", "off"})
	if hint == "" {
		hint = fmt.Sprintf("write :%s on or :%[1]s off", name)
	}
	return fault.New("E-USAGE", ":%s does not take %q", name, arg).Suggest(hint)
}

func runOrder(s Session, point string) (Result, error) {
	point = unquote(point)
	if point == "" {
		return Result{}, fault.New("E-USAGE", ":order needs a point of play").Suggest("such as :order modify_attack; :help hooks lists them")
	}
	text, err := s.Order(point)
	return Result{Text: text}, err
}

func runProfile(s Session, arg string) (Result, error) {
	switch arg {
	case "":
		return Result{Text: s.Profile()}, nil
	case "reset":
		s.ResetProfile()
		return Result{Text: "the profile counts from here"}, nil
	}
	hint := suggest.Hint(arg, []string{"reset"})
	if hint == "" {
		hint = "write :profile or :profile reset"
	}
	return Result{}, fault.New("E-USAGE", ":profile does not take %q", arg).Suggest(hint)
}

func runLoad(s Session, path string) (Result, error) {
	path = unquote(path)
	if path == "" {
		return Result{}, fault.New("E-USAGE", ":load needs a path").Suggest("such as :load mods/mine")
	}
	text, err := s.Load(path)
	return Result{Text: text}, err
}

// unquote takes one pair of quotes off, for those who type them from habit.
func unquote(s string) string {
	if len(s) >= 2 && (s[0] == '"' || s[0] == '\'') && s[len(s)-1] == s[0] {
		return s[1 : len(s)-1]
	}
	return s
}

func runSave(s Session, path string) (Result, error) {
	return withFile("save", path, "game.json", s.Save)
}

func runOpen(s Session, path string) (Result, error) {
	return withFile("open", path, "game.json", s.Open)
}

func runSaveTest(s Session, arg string) (Result, error) {
	path, title := fileAndRest(arg)
	return withFile("save-test", path, "scenarios/fight.lua", func(path string) (string, error) {
		return s.SaveTest(path, unquote(strings.TrimSpace(title)))
	})
}

// fileAndRest takes the name of a file, which may stand in quotes, from what
// follows it.
func fileAndRest(arg string) (file, rest string) {
	if arg != "" && strings.ContainsRune(`"'`, rune(arg[0])) {
		if end := strings.IndexByte(arg[1:], arg[0]); end >= 0 {
			return arg[:end+2], arg[end+2:]
		}
	}
	file, rest, _ = strings.Cut(arg, " ")
	return file, rest
}

// withFile runs a command that takes the name of a file.
func withFile(name, path, such string, run func(path string) (string, error)) (Result, error) {
	path = unquote(path)
	if path == "" {
		return Result{}, fault.New("E-USAGE", ":%s needs the name of a file", name).Suggest("such as :" + name + " " + such)
	}
	text, err := run(path)
	return Result{Text: text}, err
}

func runQuit(_ Session, arg string) (Result, error) {
	if err := noArgument("quit", arg); err != nil {
		return Result{}, err
	}
	return Result{Quit: true}, nil
}

func noArgument(name, arg string) error {
	if arg == "" {
		return nil
	}
	return fault.New("E-USAGE", ":%s takes nothing after it, but got %q", name, arg)
}
