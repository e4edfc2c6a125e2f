package repl

import (
	"strings"

	"skald/core/fault"
	"skald/core/suggest"
)

// Result is the answer to one line.
type Result struct {
	Text  string // what to print, "" for nothing; may stand beside an error
	Value any    // what it came to, for programs; nil where the text says it all
	Quit  bool   // the line was :quit
}

// OneShot answers one line: Lua (which may hold several lines of text) or a
// ":" command. Blank input answers nothing.
func OneShot(s Session, line string) (Result, error) {
	trimmed := strings.TrimSpace(line)
	if trimmed == "" {
		return Result{}, nil
	}
	if isCommand(trimmed) {
		return runCommand(s, trimmed)
	}
	if err := bareCommand(s, trimmed); err != nil {
		return Result{}, err
	}
	text, err := s.Eval(line)
	return Result{Text: text, Value: s.Answer()}, err
}

// isCommand tells a command from Lua. No Lua statement starts with a single
// colon, but a goto label starts with two.
func isCommand(line string) bool {
	trimmed := strings.TrimSpace(line)
	return strings.HasPrefix(trimmed, ":") && !strings.HasPrefix(trimmed, "::")
}

// bareCommand catches "help" or "exit" typed without the colon, before Lua
// complains about a global of that name.
func bareCommand(s Session, line string) error {
	want := line
	if line == "exit" {
		want = "quit"
	}
	if _, ok := findCommand(want); !ok {
		return nil
	}
	for _, name := range s.Names() {
		if name == line {
			return nil
		}
	}
	return fault.New("E-USAGE", "%q is no Lua name", line).Suggest("type :" + want)
}

func runCommand(s Session, line string) (Result, error) {
	name, arg, _ := strings.Cut(line[1:], " ")
	if c, ok := findCommand(name); ok {
		return c.run(s, strings.TrimSpace(arg))
	}
	return Result{}, fault.New("E-USAGE", "there is no command :%s", name).Suggest(commandHint(name))
}

// commandHint prefers a near spelling, then a command that starts like name
// (":q"), then says which there are.
func commandHint(name string) string {
	var names []string
	for _, c := range commands() {
		names = append(names, c.name)
	}
	if near := suggest.Nearest(name, names); near != "" {
		return "did you mean :" + near + "?"
	}
	for _, n := range names {
		if name != "" && strings.HasPrefix(n, name) {
			return "did you mean :" + n + "?"
		}
	}
	return "commands: :" + strings.Join(names, " :")
}
