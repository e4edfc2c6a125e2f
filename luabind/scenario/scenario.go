// Package scenario runs the tests that rules are proven by: scenario files with
// given dice. A die too few or left over, a decision nobody asked for, and a
// scenario without an assertion fail; a failure shows what was wanted, what
// came, how the last order was resolved, and which covered rules did not run.
package scenario

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/game"
	"skald/core/rule"
	"skald/core/suggest"
	"skald/core/trace"
	"skald/luabind"
	"skald/luabind/source"
	"skald/luabind/vm"
)

// File is one scenario file.
type File struct {
	Show string // as failures name it
	Text []byte
	Mod  string // the folder of the mod that it belongs to, "" when it lies in none
}

// Result of one scenario.
type Result struct {
	File   string
	Line   int
	Title  string
	Covers []string
	Err    error        // nil: passed
	Story  string       // what a person reads after a failure
	Said   string       // what its print() wrote
	Steps  []trace.Step // of a failure: how the last order was resolved
	Again  string       // the command that runs it again
	Begun  bool         // its run was called; else what it declares is wrong
}

// Find lists the scenario files below paths: files as they are, folders with
// every .lua file in them that lies in a folder named scenarios, in path order.
func Find(paths []string) ([]File, error) {
	var out []File
	for _, p := range paths {
		info, err := os.Stat(p)
		if err != nil {
			return nil, fault.New("E-FILE", "there is no %s", p).Because(err)
		}
		if !info.IsDir() {
			text, err := os.ReadFile(p)
			if err != nil {
				return nil, fault.New("E-FILE", "%s cannot be read", p).Because(err)
			}
			out = append(out, File{filepath.ToSlash(p), text, source.ModOf(p)})
			continue
		}
		below, err := findBelow(p)
		if err != nil {
			return nil, err
		}
		out = append(out, below...)
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].Show < out[j].Show })
	return out, nil
}

// findBelow lists the scenario files in a folder. Links that lead out of it cannot
// be followed, and what is no plain file is not read.
func findBelow(dir string) ([]File, error) {
	l, err := source.Folder(dir)
	if err != nil {
		return nil, err
	}
	var out []File
	err = fs.WalkDir(l.FS, ".", func(p string, d fs.DirEntry, err error) error {
		name := path.Join(l.Root, p)
		if err != nil {
			return fault.New("E-FILE", "%s cannot be walked", name).Because(err)
		}
		hidden := p != "." && strings.HasPrefix(d.Name(), ".")
		if d.IsDir() && hidden {
			return fs.SkipDir
		}
		if d.IsDir() || path.Ext(p) != ".lua" || hidden || !strings.Contains("/"+name, "/scenarios/") {
			return nil
		}
		text, err := source.Read(l, p)
		out = append(out, File{name, text, source.ModOf(name)})
		return err
	})
	return out, err
}

// Set is the files that run with the same mods.
type Set struct {
	Mods  []string
	Files []File
}

// Sets parts files by the mods that they need: mods are loaded for all, and the
// mod that a file belongs to besides. The set of mods alone comes first.
func Sets(files []File, mods []string) []Set {
	sets := []Set{{Mods: mods}}
	at := map[string]int{"": 0}
	for _, m := range mods {
		at[filepath.Clean(m)] = 0
	}
	for _, f := range files {
		i, known := at[f.Mod]
		if !known {
			i = len(sets)
			at[f.Mod] = i
			sets = append(sets, Set{Mods: append(mods[:len(mods):len(mods)], f.Mod)})
		}
		sets[i].Files = append(sets[i].Files, f)
	}
	return sets
}

// Shipped lists the scenario files that the library itself carries, and those of
// the other games.
func Shipped(lib *luabind.Library) ([]File, error) {
	var out []File
	for _, d := range game.All() {
		files, err := lib.ScenariosOf(d.ID)
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			if !slices.ContainsFunc(out, func(o File) bool { return o.Show == f.Show }) {
				out = append(out, File{Show: f.Show, Text: f.Text})
			}
		}
	}
	return out, nil
}

// Options of a run.
type Options struct {
	Filter *regexp.Regexp // titles to run; nil: all
	Called bool           // handlers are called each time instead of remembered
	Seed   *uint64        // of what is rolled or estimated without given dice; nil: 1

	// Shuffle runs the files, and the scenarios of each, in the order that this
	// number stands for; nil: as they are written.
	Shuffle *uint64
	// Game is that of files which do not tell theirs; "": the only one that the mods
	// have scripts for, else that of the library.
	Game string
	// Until is asked before each scenario and ends the run; nil: all run.
	Until func() bool
	// Again is the command that runs those scenarios of a file again whose titles
	// match, "" for all; nil: the plain one.
	Again func(file, titles string) string
}

// order of n things under the options.
func (o Options) order(n int) []int {
	if o.Shuffle != nil {
		return dice.Order(*o.Shuffle, n)
	}
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// done says whether the run ends here.
func (o Options) done() bool { return o.Until != nil && o.Until() }

// again is the command that runs a scenario again, all of its file when found
// holds nothing else.
func (o Options) again(r Result, found []luabind.ScenarioDecl) string {
	titles := ""
	if len(found) > 1 {
		titles = only(r.Title, found)
	}
	if o.Again != nil {
		return o.Again(r.File, titles)
	}
	return "skald test " + r.File + " -v"
}

// only is a pattern that matches a title and, if it can, none of the others.
func only(title string, found []luabind.ScenarioDecl) string {
	alike := 0
	for _, sc := range found {
		if strings.Contains(sc.Title, title) {
			alike++
		}
	}
	if alike > 1 {
		return "^" + regexp.QuoteMeta(title) + "$"
	}
	return regexp.QuoteMeta(title)
}

// Run runs every scenario of the files whose title matches filter (nil: all),
// each on an empty table, those of one file in one state, and tells each result
// as it comes.
func Run(lib *luabind.Library, files []File, filter *regexp.Regexp, tell func(Result)) error {
	return RunWith(lib, files, Options{Filter: filter}, tell)
}

// RunWith is Run with options. A file that is of another game than the library's
// (see gameOf) is run under that game, with the same mods.
func RunWith(lib *luabind.Library, files []File, o Options, tell func(Result)) error {
	libs := map[string]*luabind.Library{lib.Options().Game: lib}
	here := o.gameIn(lib)
	for _, i := range o.order(len(files)) {
		if o.done() {
			return nil
		}
		f := files[i]
		id := gameOf(f, here)
		if libs[id] == nil {
			opt := lib.Options()
			opt.Game = id
			other, err := luabind.Load(opt)
			if err != nil {
				return err
			}
			libs[id] = other
		}
		if err := runFile(libs[id], f, o, tell); err != nil {
			return err
		}
	}
	return nil
}

// gameIn is the game of files that do not tell theirs.
func (o Options) gameIn(lib *luabind.Library) string {
	return cmp.Or(o.Game, lib.GameOfMods(), lib.Options().Game)
}

// namesGame is the field of a scenario that tells its game, outside of comments.
var namesGame = regexp.MustCompile(`(?m)^(?:[^\n-]|-[^\n-])*?\bgame\s*=\s*["'](\w+)["']`)

// gameOf a scenario file: the game that its first scenario tells, else the folder
// with the name of a game nearest to it, else the game in hand.
func gameOf(f File, here string) string {
	if m := namesGame.FindSubmatch(f.Text); m != nil && game.Get(string(m[1])) != nil {
		return string(m[1])
	}
	parts := strings.Split(f.Show, "/")
	for i := len(parts) - 2; i >= 0; i-- {
		if game.Get(parts[i]) != nil {
			return parts[i]
		}
	}
	return here
}

func runFile(lib *luabind.Library, f File, o Options, tell func(Result)) error {
	broken := func(err error) {
		r := Result{File: f.Show, Title: "(the file)", Err: err, Story: fault.Story(err)}
		r.Again = o.again(r, nil)
		if e, ok := isFault(err); ok && e.Path == f.Show {
			r.Line = e.Line
		}
		tell(r)
	}
	c, err := vm.Compile(f.Show, f.Text)
	if err != nil {
		broken(err)
		return nil
	}
	seed := uint64(1)
	if o.Seed != nil {
		seed = *o.Seed
	}
	s, err := lib.NewSession(seed)
	if err != nil {
		return err
	}
	defer s.Close()
	s.Remember(!o.Called)
	if _, err := s.Run(c); err != nil {
		broken(err)
		return nil
	}
	found := s.Scenarios()
	if len(found) == 0 {
		broken(fault.New("E-SCENARIO", "the file holds no scenario").At(f.Show, 1))
	}
	for _, i := range o.order(len(found)) {
		if o.done() {
			return nil
		}
		if o.Filter == nil || o.Filter.MatchString(found[i].Title) {
			r := one(s, found[i])
			r.Again = o.again(r, found)
			tell(r)
		}
	}
	return nil
}

// one runs a scenario on an empty table. Globals that it writes and its seed are
// its own.
func one(s *luabind.Session, sc luabind.ScenarioDecl) Result {
	defer s.OwnGlobals()()
	defer s.SetSeed(s.Seed())
	r := Result{File: sc.Path, Line: sc.Line, Title: sc.Title}
	t := &tester{s: s, sc: &sc}
	r.Err = t.run()
	r.Covers, r.Said, r.Begun = t.covers, s.Said(), t.begun
	if r.Err != nil {
		r.Story, r.Steps = t.story(r.Err), s.LastTrace().Steps()
	}
	return r
}

// Print tells results as the command line does: failures always, passes when
// verbose; with each what it printed.
func Print(out io.Writer, r Result, verbose bool) {
	if r.Err == nil {
		if verbose {
			fmt.Fprintf(out, "ok   %s:%d  %s\n", r.File, r.Line, r.oneLine())
			indented(out, r.Said)
		}
		return
	}
	covers := ""
	if len(r.Covers) > 0 {
		covers = "  [" + strings.Join(r.Covers, " ") + "]"
	}
	fmt.Fprintf(out, "FAIL %s:%d  %s%s\n", r.File, r.Line, r.oneLine(), covers)
	indented(out, r.Said)
	indented(out, r.Story)
	fmt.Fprintln(out, "  again: "+r.Again)
}

// oneLine is the title as a list of results can have it: a second line would look
// like another result.
func (r Result) oneLine() string { return strings.Join(strings.Fields(r.Title), " ") }

func indented(out io.Writer, text string) {
	if text == "" {
		return
	}
	for _, l := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		fmt.Fprintln(out, "  "+l)
	}
}

// words reads a list of strings from a scenario field.
func words(v lua.LValue) ([]string, bool) {
	t, ok := v.(*lua.LTable)
	if !ok {
		return nil, v == lua.LNil
	}
	var out []string
	for i := 1; i <= t.Len(); i++ {
		s, ok := t.RawGetInt(i).(lua.LString)
		if !ok {
			return nil, false
		}
		out = append(out, string(s))
	}
	return out, true
}

// checkCovers: a catalogue id, or a rule that a script declares. A number of a
// mod, as steppe:01, may be the rule of a book that a table alone fulfils.
func checkCovers(lib *luabind.Library, ids []string) *fault.Error {
	for _, id := range ids {
		if _, ok := rule.Get(id); ok || has(ruleIDs(lib), id) {
			continue
		}
		e := fault.New("E-SCENARIO", "covers %q, a rule that no catalogue has", id)
		if _, name, ok := strings.Cut(id, ":"); ok && strings.Trim(name, "0123456789") == "" {
			continue
		} else if ok {
			return fault.New("E-SCENARIO", "covers %q, a rule that no script declares", id).Suggest(suggest.Hint(id, ruleIDs(lib)))
		}
		if n := rule.Nearest(id); n != "" {
			e.Suggest("did you mean " + n + "?")
		}
		return e
	}
	return nil
}

// ruleIDs are the rules that scripts declare, and those that they fulfil besides.
func ruleIDs(lib *luabind.Library) []string {
	c := lib.Content()
	var out []string
	for _, r := range c.Rules {
		out = append(append(out, r.ID), r.Implements...)
	}
	for _, kind := range luabind.Kinds() {
		for _, id := range c.IDs(kind) {
			out = append(out, c.Get(kind, id).Implements...)
		}
	}
	return out
}

func isFault(err error) (*fault.Error, bool) {
	var f *fault.Error
	return f, errors.As(err, &f)
}
