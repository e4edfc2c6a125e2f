package cli

import (
	"io"
	"path/filepath"
	"regexp"
	"slices"

	"skald/core/fault"
	"skald/core/rule"
	"skald/core/suggest"
	"skald/luabind"
	"skald/luabind/scenario"
	"skald/luabind/source"
	"skald/repl"
)

// Options are the flags that mean the same for every command.
type Options struct {
	Game  string   // id of a game, "" for the engine's default
	Mods  []string // mod folders, later ones over earlier ones
	Seed  uint64   // of everything rolled
	Trace bool     // print the explanation after each order
	Lang  string   // "en" or "ru"

	Width func() int // of the screen, where there is one: see IO
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

	// Replay plays a saved session under the scripts of now and tells whether it
	// comes out the same. The error says why it could not be played at all.
	Replay(o Options, path string) (same bool, report string, err error)

	// Muster runs a file that sets up bands and prices them; budget in gold, 0 for
	// that of each. said is what the file printed.
	Muster(o Options, path string, budget int) (said string, rosters []luabind.Roster, err error)

	// Sheet is a faction on one page.
	Sheet(o Options, faction string) (*luabind.Sheet, error)

	// Version is the version of skald, such as "0.1.0".
	Version() string
}

// NewEngine returns the engine behind Main.
func NewEngine() Engine { return engine{} }

// engine is luabind behind the commands.
type engine struct{}

// load tells a game that does not exist from one that cannot be played yet,
// which the library refuses itself.
func load(o Options) (*luabind.Library, error) {
	var games []string
	for _, g := range rule.Games() {
		games = append(games, g.ID)
	}
	if o.Game != "" && !slices.Contains(games, o.Game) {
		return nil, fault.New("E-ID", "there is no game %q", o.Game).Suggest(suggest.OneOf(o.Game, games))
	}
	return luabind.Load(luabind.Options{Game: o.Game, Mods: o.Mods, Lang: o.Lang})
}

func (engine) Open(o Options) (repl.Session, error) {
	lib, err := load(o)
	if err != nil {
		return nil, err
	}
	s, err := lib.NewSession(o.Seed)
	if err != nil {
		return nil, err
	}
	s.SetTrace(o.Trace)
	s.Screen = o.Width
	return s, nil
}

func (engine) Muster(o Options, path string, budget int) (string, []luabind.Roster, error) {
	o.addMod(path) // a band list of a mod is priced with it
	lib, err := load(o)
	if err != nil {
		return "", nil, err
	}
	s, err := lib.NewSession(o.Seed)
	if err != nil {
		return "", nil, err
	}
	said, err := s.LoadBands(path)
	if err != nil {
		return said, nil, err
	}
	rosters, err := s.Rosters(budget)
	if err == nil && len(rosters) == 0 {
		err = fault.New("E-FILE", "%s sets up no band", path).Suggest("it returns one: return { faction = \"vikings\", { \"chief\", weapon = \"hand_weapon\" } }")
	}
	return said, rosters, err
}

func (engine) Sheet(o Options, faction string) (*luabind.Sheet, error) {
	lib, err := load(o)
	if err != nil {
		return nil, err
	}
	return lib.Sheet(faction)
}

func (engine) List(o Options, what string) (Table, error) {
	lib, err := load(o)
	if err != nil {
		return Table{}, err
	}
	columns, rows, err := lib.List(what)
	return Table{columns, rows}, err
}

func (engine) Explain(o Options, id string) (string, error) {
	lib, err := load(o)
	if err != nil {
		return "", err
	}
	return lib.Explain(id)
}

func (engine) Test(o Options, paths []string, filter string, verbose bool, out io.Writer) (passed, failed int, err error) {
	for _, p := range paths {
		o.addMod(p) // the scenarios of a mod are run with it
	}
	lib, err := load(o)
	if err != nil {
		return 0, 0, err
	}
	files, err := scenario.Shipped(lib)
	if len(paths) > 0 {
		files, err = scenario.Find(paths)
	}
	if err != nil {
		return 0, 0, err
	}
	re, err := regexp.Compile(filter)
	if err != nil {
		return 0, 0, err
	}
	for i, set := range scenario.Sets(files, o.Mods) {
		if i > 0 { // a mod below a path
			with := o
			with.Mods = set.Mods
			if lib, err = load(with); err != nil {
				return passed, failed, err
			}
		}
		err = scenario.Run(lib, set.Files, re, func(r scenario.Result) {
			if r.Err == nil {
				passed++
			} else {
				failed++
			}
			scenario.Print(out, r, verbose)
		})
		if err != nil {
			break
		}
	}
	return passed, failed, err
}

// addMod loads the mod that a path lies in, if it lies in one.
func (o *Options) addMod(path string) {
	mod := source.ModOf(path)
	same := func(m string) bool { return filepath.Clean(m) == mod }
	if mod != "" && !slices.ContainsFunc(o.Mods, same) {
		o.Mods = append(o.Mods[:len(o.Mods):len(o.Mods)], mod)
	}
}

func (engine) Replay(o Options, path string) (same bool, report string, err error) {
	r, err := luabind.Replay(path, o.Mods)
	if err != nil {
		return false, "", err
	}
	return r.Same, r.Report, nil
}

func (engine) Version() string { return luabind.Version }
