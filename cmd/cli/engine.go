package cli

import (
	"io"

	"skald/core/fault"
	"skald/repl"
)

// Options are the flags that mean the same for every command.
type Options struct {
	Game  string   // id of a game, "" for the engine's default
	Mods  []string // mod folders, later ones over earlier ones
	Seed  uint64   // of everything rolled
	Trace bool     // print the explanation after each order
	Lang  string   // "en" or "ru"
}

// Table is a list for people: a row has a cell for each column.
type Table struct {
	Columns []string
	Rows    [][]string
}

// Engine is what stands behind the commands. Every error is for people
// (fault.Error or fault.List).
type Engine interface {
	// Open loads the scripts and the mods and lays an empty table.
	Open(o Options) (repl.Session, error)

	// List describes what there is; what is one of listWords.
	List(o Options, what string) (Table, error)

	// Explain returns the page of a rule id, a hook, a function or any other
	// id. Error codes do not come here.
	Explain(o Options, id string) (string, error)

	// Test runs the scenarios found in paths, or all there are when paths is
	// empty, whose titles match filter (a regular expression, "" for all). It
	// writes each failure to out, and when verbose each scenario, in the order
	// of files. The error says why scenarios could not be run at all.
	Test(o Options, paths []string, filter string, verbose bool, out io.Writer) (passed, failed int, err error)

	// Version is the version of skald, such as "0.1.0".
	Version() string
}

// NewEngine returns the engine behind Main.
func NewEngine() Engine { return stub{} }

// stub stands where the engine will.
type stub struct{}

func notWired() error { return fault.New("E-INTERNAL", "not wired yet") }

func (stub) Open(Options) (repl.Session, error)      { return nil, notWired() }
func (stub) List(Options, string) (Table, error)     { return Table{}, notWired() }
func (stub) Explain(Options, string) (string, error) { return "", notWired() }
func (stub) Version() string                         { return "devel" }
func (stub) Test(Options, []string, string, bool, io.Writer) (int, int, error) {
	return 0, 0, notWired()
}
