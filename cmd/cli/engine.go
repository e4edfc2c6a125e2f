package cli

import (
	"path/filepath"
	"regexp"
	"slices"

	"skald/core/fault"
	"skald/core/rule"
	"skald/core/suggest"
	"skald/luabind"
	"skald/luabind/scenario"
	"skald/luabind/source"
	"skald/luabind/vm"
	"skald/repl"
)

// Options are the flags that mean the same for every command.
type Options struct {
	Game  string   // id of a game, "" for the engine's default
	Mods  []string // mod folders, later ones over earlier ones
	Seed  uint64   // of everything rolled
	Trace bool     // print the explanation after each order
	Lang  string   // "en" or "ru"

	Profile *luabind.Profile // counts what rules take, nil: nothing does

	Width func() int // of the screen, where there is one: see IO
}

// TestRun is what test runs, and how.
type TestRun struct {
	Paths   []string // of files and folders; none: all there are
	Filter  string   // of titles, a regular expression; "": all
	Shuffle *uint64  // the order, nil: as written
	Cover   bool     // tell which lines ran

	Again func(file, titles string) string // the command that runs scenarios again, see scenario.Options
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

	// Order tells which handlers a point of play has, in the order in which they
	// are asked.
	Order(o Options, point string) (*luabind.HookOrder, error)

	// Explain returns the page of a rule id, a hook, a function or any other
	// id. Error codes do not come here.
	Explain(o Options, id string) (string, error)

	// Test runs scenarios and tells the result of each as it comes. The error says
	// why they could not be run at all.
	Test(o Options, run TestRun, tell func(scenario.Result)) ([]vm.FileCover, error)

	// Mutate changes the scripts of the mods in paths, else of those of the options,
	// one place after another, and tells whether their scenarios noticed it.
	Mutate(o Options, run TestRun, tell func(scenario.Mutant)) error

	// Check looks for mistakes in the mods in dirs, else in those of the options,
	// else in the shipped scripts. The error says why it could not.
	Check(o Options, dirs []string) (*luabind.Checked, error)

	// Replay plays a saved session under the scripts of now and tells whether it
	// comes out the same. The error says why it could not be played at all.
	Replay(o Options, path string) (same bool, report string, err error)

	// Muster runs a file that sets up bands and prices them; budget in gold, 0 for
	// that of each. said is what the file printed.
	Muster(o Options, path string, budget int) (said string, rosters []luabind.Roster, err error)

	// Sheet is a faction on one page.
	Sheet(o Options, faction string) (*luabind.Sheet, error)

	// Manual is a page that lists all there is: one of luabind.ManualTopics.
	Manual(o Options, topic string) (string, error)

	// Stubs are the definition files of a game for editors.
	Stubs(o Options) (luabind.StubSet, error)

	// Version is the version of skald, such as "0.1.0".
	Version() string
}

// NewEngine returns the engine behind Main.
func NewEngine() Engine { return engine{} }

// engine is luabind behind the commands.
type engine struct{}

// checkGame tells a game that does not exist.
func checkGame(id string) error {
	var games []string
	for _, g := range rule.Games() {
		games = append(games, g.ID)
	}
	if id != "" && !slices.Contains(games, id) {
		return fault.New("E-ID", "there is no game %q", id).Suggest(suggest.OneOf(id, games))
	}
	return nil
}

// load tells a game that does not exist from one that cannot be played yet,
// which the library refuses itself.
func load(o Options) (*luabind.Library, error) { return loadCovered(o, nil) }

// loadCovered is load where somebody wants to know which lines run.
func loadCovered(o Options, cover *vm.Cover) (*luabind.Library, error) {
	if err := checkGame(o.Game); err != nil {
		return nil, err
	}
	return luabind.Load(luabind.Options{Game: o.Game, Mods: o.Mods, Lang: o.Lang, Cover: cover, Profile: o.Profile})
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

func (engine) Manual(o Options, topic string) (string, error) {
	lib, err := load(o)
	if err != nil {
		return "", err
	}
	return lib.Manual(topic)
}

func (engine) Stubs(o Options) (luabind.StubSet, error) {
	lib, err := load(o)
	if err != nil {
		return luabind.StubSet{}, err
	}
	return lib.Stubs(), nil
}

func (engine) List(o Options, what string) (Table, error) {
	lib, err := load(o)
	if err != nil {
		return Table{}, err
	}
	columns, rows, err := lib.List(what)
	return Table{columns, rows}, err
}

func (engine) Order(o Options, point string) (*luabind.HookOrder, error) {
	lib, err := load(o)
	if err != nil {
		return nil, err
	}
	return lib.Order(point)
}

func (engine) Explain(o Options, id string) (string, error) {
	lib, err := load(o)
	if err != nil {
		return "", err
	}
	return lib.Explain(id)
}

func (engine) Test(o Options, run TestRun, tell func(scenario.Result)) ([]vm.FileCover, error) {
	for _, p := range run.Paths {
		o.addMod(p) // the scenarios of a mod are run with it
	}
	var cover *vm.Cover
	if run.Cover {
		cover = vm.NewCover()
	}
	lib, err := loadCovered(o, cover)
	if err != nil {
		return nil, err
	}
	files, err := scenario.Shipped(lib)
	if len(run.Paths) > 0 {
		files, err = scenario.Find(run.Paths)
	}
	if err != nil {
		return nil, err
	}
	re, err := regexp.Compile(run.Filter)
	if err != nil {
		return nil, err
	}
	how := scenario.Options{Filter: re, Seed: &o.Seed, Game: o.Game, Shuffle: run.Shuffle, Again: run.Again}
	for i, set := range scenario.Sets(files, o.Mods) {
		if i > 0 { // a mod below a path
			with := o
			with.Mods = set.Mods
			if lib, err = loadCovered(with, cover); err != nil {
				return nil, err
			}
		}
		if err := scenario.RunWith(lib, set.Files, how, tell); err != nil {
			return nil, err
		}
	}
	if cover == nil {
		return nil, nil
	}
	return scenario.Covered(files, cover), nil
}

func (engine) Mutate(o Options, run TestRun, tell func(scenario.Mutant)) error {
	if err := checkGame(o.Game); err != nil {
		return err
	}
	paths := run.Paths
	if len(paths) == 0 {
		paths = o.Mods
	}
	files, err := scenario.Find(paths)
	if err != nil {
		return err
	}
	re, err := regexp.Compile(run.Filter)
	if err != nil {
		return err
	}
	how := scenario.Options{Filter: re, Seed: &o.Seed, Game: o.Game}
	var mods []string
	for _, f := range files {
		if f.Mod == "" {
			return fault.New("E-USAGE", "%s is of no mod, and --mutate changes the scripts of a mod", f.Show)
		}
		if !slices.Contains(mods, f.Mod) {
			mods = append(mods, f.Mod)
		}
	}
	for _, mod := range mods {
		with := o
		with.addMod(mod)
		own := slices.DeleteFunc(slices.Clone(files), func(f scenario.File) bool { return f.Mod != mod })
		if err := scenario.Mutate(luabind.Options{Game: o.Game, Mods: with.Mods, Lang: o.Lang}, mod, own, how, tell); err != nil {
			return err
		}
	}
	return nil
}

func (e engine) Check(o Options, dirs []string) (*luabind.Checked, error) {
	if err := checkGame(o.Game); err != nil {
		return nil, err
	}
	with := luabind.CheckOptions{Options: luabind.Options{Game: o.Game, Mods: o.Mods, Lang: o.Lang}, Dirs: dirs, Texts: o.Lang != "en"}
	if len(dirs) == 0 {
		dirs = o.Mods
	}
	if len(dirs) > 0 { // mods that do not load are not played: what is wrong is told all the same
		with.Ran, _ = e.Test(o, TestRun{Paths: dirs, Cover: true}, func(r scenario.Result) {
			f, ok := r.Err.(*fault.Error)
			if ok && (!r.Begun || !outcome(f)) {
				with.Shown = append(with.Shown, f)
			}
			if r.Err != nil {
				with.Failed++
			}
		})
	}
	return luabind.Check(with)
}

// outcome says whether a scenario failed by what came out, not by a mistake in it.
func outcome(e *fault.Error) bool {
	return slices.Contains([]string{"E-ASSERT", "E-DICE", "E-CHOICE"}, e.Code)
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
