package luabind

import (
	"cmp"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"skald/core/fault"
	"skald/core/game"
	"skald/core/hook"
	"skald/luabind/source"
	"skald/luabind/vm"
)

// Severity of a finding.
type Severity string

// The severities: what is wrong, what is likely wrong, what is good to know.
const (
	IsError   Severity = "error"
	IsWarning Severity = "warning"
	IsNote    Severity = "note"
)

// Finding is something that was found in scripts before any game was played.
type Finding struct {
	Severity Severity
	Game     string
	*fault.Error
	When []string // the answers of the table that lead there, in words
}

// CheckOptions say what is looked at.
type CheckOptions struct {
	Options
	// Dirs are mod folders, loaded after Options.Mods; what they bring is told. With
	// none that of the mods is, and without mods that of the shipped scripts.
	Dirs  []string
	Texts bool // titles and texts that are missing in Options.Lang are told
	// Ran is which lines the scenarios of the mods ran, if somebody played them.
	Ran []vm.FileCover
	// Shown is what went wrong when they were played.
	Shown []*fault.Error
	// Failed is how many of them failed.
	Failed int
}

// Checked is what Check found.
type Checked struct {
	Findings []Finding // by file, line, code and message
	Rules    int       // rules that were looked at
	Games    []string  // those that were looked at
	Failed   int       // scenarios that failed when they were played
}

// Count of the findings of a severity.
func (c *Checked) Count(s Severity) int {
	n := 0
	for _, f := range c.Findings {
		if f.Severity == s {
			n++
		}
	}
	return n
}

// Check looks for mistakes in scripts without playing a game. With Options.Game
// only those of that game are looked at, else those of every game. The error says
// why nothing could be looked at.
func Check(o CheckOptions) (*Checked, error) {
	out := &Checked{Failed: o.Failed}
	checkers, err := checkersOf(o)
	if f, ok := err.(*fault.Error); ok && f.Path != "" { // a mod.lua
		out.Findings = []Finding{{Severity: IsError, Error: f}}
		return out, nil
	} else if err != nil {
		return nil, err
	}
	for _, c := range checkers {
		c.all()
		out.Findings = append(out.Findings, c.found...)
		out.Rules += c.rules
		out.Games = append(out.Games, c.o.Game)
	}
	out.Findings = inOrder(out.Findings)
	return out, nil
}

// checkersOf is one for each game that has scripts among those that are told of. A
// mod without any, dice and scenarios alone, is looked at once.
func checkersOf(o CheckOptions) ([]*checker, error) {
	games := []string{o.Game}
	if o.Game == "" {
		games = nil
		for _, d := range game.All() {
			games = append(games, d.ID)
		}
	}
	var all []*checker
	for _, id := range games {
		with := o
		with.Game = id
		c, err := newChecker(with)
		if err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	some := slices.DeleteFunc(slices.Clone(all), func(c *checker) bool { return !c.concerned() })
	if len(some) == 0 {
		return all[:1], nil
	}
	return some, nil
}

// inOrder sorts findings and drops what was found twice.
func inOrder(list []Finding) []Finding {
	slices.SortStableFunc(list, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(a.Path, b.Path), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Code, b.Code), cmp.Compare(a.Message, b.Message))
	})
	return slices.CompactFunc(list, func(a, b Finding) bool { return same(a.Error, b.Error) })
}

// checker looks at the scripts of one game.
type checker struct {
	o       CheckOptions
	lib     *Library
	w       *worker
	x       *explorer
	told    []bool          // by layer: whether its mistakes are told
	broken  map[string]bool // ids that were meant to be declared and are not
	surveys []*survey
	found   []Finding
	rules   int

	mine      map[string]bool // scripts of the layers that are told of
	sold      map[string]bool // what can be bought, see soldIn
	scenarios []string        // texts of their scenarios
	played    map[string]bool // files of these
	ran       map[hook.Place]bool
}

func newChecker(o CheckOptions) (*checker, error) {
	with := o.Options
	for _, dir := range o.Dirs {
		if !sameFolder(with.Mods, dir) {
			with.Mods = append(with.Mods[:len(with.Mods):len(with.Mods)], dir)
		}
	}
	lib, err := open(with)
	if err != nil {
		return nil, err
	}
	c := &checker{o: o, lib: lib, broken: map[string]bool{}, mine: map[string]bool{}, played: map[string]bool{}, told: o.told(lib.layers)}
	c.ran = c.linesRan(o.Ran)
	c.x = newExplorer(lib, nil)
	lib.goesOn, lib.line = true, c.x.line
	return c, nil
}

func sameFolder(dirs []string, dir string) bool {
	return slices.ContainsFunc(dirs, func(d string) bool { return filepath.Clean(d) == filepath.Clean(dir) })
}

// told says of which layers mistakes are told: of those that were asked for, not
// of a mod that one of them needs.
func (o CheckOptions) told(layers []source.Layer) []bool {
	out := make([]bool, len(layers))
	asked := o.Dirs
	if len(asked) == 0 {
		asked = o.Mods
	}
	for i, l := range layers {
		out[i] = i > 0 && sameFolder(asked, l.Root)
	}
	out[0] = len(asked) == 0
	return out
}

// concerned says whether the scripts that are told of have any of this game.
func (c *checker) concerned() bool {
	files, err := source.Overlay(c.lib.layers, c.o.Game)
	return err != nil || slices.ContainsFunc(files, func(f source.File) bool { return c.told[f.Layer] && !f.Scenario() })
}

// all that is looked for.
func (c *checker) all() {
	if err := c.files(); err != nil {
		c.tell(IsError, asFault(err))
		return
	}
	if !c.load() {
		return
	}
	c.tables()
	c.explore()
	c.shown()
	if err := c.names(); err != nil {
		c.tell(IsError, asFault(err))
	}
	c.unreached()
	c.placeholders()
	if c.o.Texts {
		c.texts()
	}
}

// tell a finding.
func (c *checker) tell(s Severity, err *fault.Error, when ...string) {
	c.found = append(c.found, Finding{s, c.o.Game, c.sourced(err), when})
}

// load as much as can be loaded, and tell what cannot. It is false when there is
// nothing to go on with.
func (c *checker) load() bool {
	l := c.lib
	files, err := source.Overlay(l.layers, l.opt.Game)
	if err != nil {
		c.tell(IsError, asFault(err))
		return false
	}
	var bad fault.List
	if err := l.compile(); err != nil {
		bad = append(bad, listOfFaults(err)...)
	}
	w, err := l.newWorker()
	if err != nil {
		bad = append(bad, listOfFaults(err)...)
	}
	c.unread(files, bad)
	c.w, c.x.w = w, w
	if err := l.understand(w, hook.NewLexicon()); err != nil {
		bad = append(bad, listOfFaults(err)...)
	}
	for _, st := range w.states {
		st.vm.SealGlobals()
	}
	c.countRules()
	for _, err := range bad {
		if !c.follows(err) {
			c.tell(IsError, err)
		}
	}
	return l.content != nil && l.content.Rules != nil
}

func listOfFaults(err error) fault.List {
	if list, ok := err.(fault.List); ok {
		return list
	}
	return fault.List{asFault(err)}
}

// unread notes the files of lib that cannot be read, and what was to be declared in
// scripts that cannot: that it is missing is no mistake of those who name it.
func (c *checker) unread(files []source.File, bad fault.List) {
	for _, e := range bad {
		if dir, file := path.Split(e.Path); path.Base(dir) == source.Lib {
			c.broken[source.Lib+"/"+file] = true
		}
	}
	for _, f := range files {
		if !slices.ContainsFunc(bad, func(e *fault.Error) bool { return e.Path == f.Show }) {
			continue
		}
		for line := range strings.Lines(string(f.Text)) {
			for _, m := range declaredID.FindAllStringSubmatch(line, -1) {
				c.broken[m[1]] = true
			}
		}
	}
}

// follows says whether an error only follows from another: something is missing
// that stands in a file that cannot be read.
func (c *checker) follows(e *fault.Error) bool {
	if m := missingLib.FindStringSubmatch(e.Message); e.Code == "E-LIB" && m != nil {
		return c.broken[m[1]]
	}
	if e.Code != "E-ID" && e.Code != "E-DATA" {
		return false
	}
	for _, m := range quotedID.FindAllStringSubmatch(e.Message, -1) {
		for _, part := range strings.Split(m[1], ".") {
			if c.broken[part] {
				return true
			}
		}
	}
	return false
}
