package replytest

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"skald/core/fault"
	"skald/core/suggest"
)

// Fake is a session without an engine, for tests of what stands around one. It
// knows just enough of a language to hold a conversation: NAME = NUMBER, NAME,
// NUMBER, print(NAME) and error("..."); "do" waits for an "end"; "loop" runs
// until Interrupt. A chunk of several lines is as good as its last one.
type Fake struct {
	Stopped chan struct{} // closed by the first Interrupt
	Started chan struct{} // closed when "loop" begins to run
	Tracing bool
	Loaded  []string
	Trail   string              // what Trace returns
	Members map[string][]string // what Fields returns, Methods with a colon behind the path
	Quoted  []string            // what IDs returns, and Topics
	Before  string              // what IDs was asked last
	Value   any                 // what Answer returns
	Told    func(done, of int)  // what OnProgress was given
	Saved   []string            // what the next calls of Refresh return, an error where it begins with E-
	vars    map[string]int
	path    string
	line    int
	resets  int
}

// NewFake returns a fake session that knows no variables.
func NewFake() *Fake {
	return &Fake{Stopped: make(chan struct{}), Started: make(chan struct{}), vars: map[string]int{}, path: "input", line: 1}
}

// Eval answers one chunk of the language described at Fake.
func (f *Fake) Eval(src string) (string, error) {
	if f.Incomplete(src) {
		return "", fault.New("E-SYNTAX", "no end").At(f.path, f.line)
	}
	lines := strings.Split(strings.TrimSpace(src), "\n")
	line := strings.TrimSpace(lines[len(lines)-1])
	switch {
	case line == "end", strings.HasPrefix(line, "--"):
		return "", nil
	case line == "loop":
		close(f.Started)
		<-f.Stopped
		return "begun\n", fault.New("E-ABORTED", "the script was stopped")
	case strings.HasPrefix(line, "error("):
		err := fault.New("E-RUNTIME", "%s", strings.TrimSuffix(strings.TrimPrefix(line, `error("`), `")`)).At("input", len(lines))
		err.Source = line
		return "printed before\n", err
	}
	if name, value, ok := strings.Cut(line, " = "); ok {
		n, err := f.value(value)
		if err == nil {
			f.vars[name] = n
		}
		return "", err
	}
	line = strings.TrimSuffix(strings.TrimPrefix(line, "print("), ")")
	n, err := f.value(line)
	if err != nil {
		return "", err
	}
	return strconv.Itoa(n), nil
}

func (f *Fake) value(s string) (int, error) {
	if n, err := strconv.Atoi(s); err == nil {
		return n, nil
	}
	if n, ok := f.vars[s]; ok {
		return n, nil
	}
	return 0, fault.New("E-GLOBAL", "there is no %s", s).Suggest(suggest.Hint(s, f.Names()))
}

// Answer returns Value.
func (f *Fake) Answer() any { return f.Value }

// OnProgress remembers who is to be told; nothing here takes long.
func (f *Fake) OnProgress(tell func(done, of int)) { f.Told = tell }

// Place is where an input without its end is told to be.
func (f *Fake) Place(path string, line int) { f.path, f.line = path, line }

// Incomplete counts "do" against "end".
func (f *Fake) Incomplete(src string) bool {
	depth := 0
	for _, word := range strings.Fields(src) {
		switch word {
		case "do":
			depth++
		case "end":
			depth--
		}
	}
	return depth > 0
}

// Interrupt ends "loop".
func (f *Fake) Interrupt() { close(f.Stopped) }

// Load remembers the path; one that holds "missing" is not there, one that holds
// "nomod" is no mod.
func (f *Fake) Load(path string) (string, error) {
	if strings.Contains(path, "missing") {
		return "", fault.New("E-FILE", "there is no %s", path)
	}
	if strings.Contains(path, "nomod") {
		return "", fault.New("E-MOD", "%s has no mod.lua", path)
	}
	f.Loaded = append(f.Loaded, path)
	return "loaded " + path, nil
}

// Reload fails when nothing was loaded.
func (f *Fake) Reload() (string, error) {
	if len(f.Loaded) == 0 {
		return "", fault.New("E-MOD", "nothing was loaded")
	}
	return fmt.Sprintf("loaded %d again", len(f.Loaded)), nil
}

// Refresh returns the first of Saved and forgets it.
func (f *Fake) Refresh() (string, error) {
	if len(f.Saved) == 0 {
		return "", nil
	}
	text := f.Saved[0]
	f.Saved = f.Saved[1:]
	if code, message, ok := strings.Cut(text, " "); ok && strings.HasPrefix(code, "E-") {
		return "", fault.New(code, "%s", message)
	}
	return text, nil
}

// Mods are what was loaded.
func (f *Fake) Mods() []string { return f.Loaded }

// Save, Open and SaveTest remember the path; one that holds "missing" fails.
func (f *Fake) Save(path string) (string, error) { return f.file("saved", path) }

// Open is told at Save.
func (f *Fake) Open(path string) (string, error) { return f.file("opened", path) }

// SaveTest is told at Save.
func (f *Fake) SaveTest(path, title string) (string, error) {
	return f.file("tested", strings.TrimSpace(path+" "+title))
}

func (f *Fake) file(what, path string) (string, error) {
	if strings.Contains(path, "missing") {
		return "", fault.New("E-FILE", "there is no %s", path)
	}
	f.Loaded = append(f.Loaded, what+" "+path)
	return what + " " + path, nil
}

// Trace returns Trail.
func (f *Fake) Trace() string { return f.Trail }

// SetTrace remembers the switch.
func (f *Fake) SetTrace(on bool) { f.Tracing = on }

// Help knows the overview and error codes.
func (f *Fake) Help(topic string) (string, error) {
	if topic == "" {
		return "the overview", nil
	}
	if page, ok := fault.Page(topic); ok {
		return topic + "\n" + page, nil
	}
	return "", fault.New("E-ID", "there is nothing called %s", topic)
}

// Order names the point.
func (f *Fake) Order(point string) (string, error) { return "the order of " + point, nil }

// Profile says how often it was reset.
func (f *Fake) Profile() string { return fmt.Sprintf("reset %d times", f.resets) }

// ResetProfile counts.
func (f *Fake) ResetProfile() { f.resets++ }

// Names lists the variables and print.
func (f *Fake) Names() []string {
	names := []string{"print"}
	for name := range f.vars {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// Fields returns the members given for expr.
func (f *Fake) Fields(expr string) []string { return f.Members[expr] }

// Options returns the members given for what stands before.
func (f *Fake) Options(before string) []string { return f.Members[before] }

// Methods returns the members given for expr and a colon.
func (f *Fake) Methods(expr string) []string { return f.Members[expr+":"] }

// IDs returns Quoted.
func (f *Fake) IDs(before string) []string {
	f.Before = before
	return f.Quoted
}

// Topics returns Quoted.
func (f *Fake) Topics() []string { return f.Quoted }
