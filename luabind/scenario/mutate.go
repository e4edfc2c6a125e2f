package scenario

import (
	"slices"
	"strings"

	"skald/core/fault"
	"skald/core/game"
	"skald/luabind"
	"skald/luabind/source"
	"skald/luabind/vm"
)

// Mutant is a script of a mod with one change, and whether scenarios noticed it.
type Mutant struct {
	File string
	vm.Change
	Source, Mark string // the line that it begins in, and a mark under it
	Noticed      bool
}

// Mutate changes the scripts of a mod in one place after another, in memory, runs
// the files under each change until one fails, and tells what came of it, in the
// order of files and lines. What does not load any more is noticed. The options
// load the mod; scenarios that fail without any change are an error.
func Mutate(o luabind.Options, mod string, files []File, how Options, tell func(Mutant)) error {
	lib, err := luabind.Load(o)
	if err != nil {
		return err
	}
	here := how.gameIn(lib)
	for _, d := range game.All() {
		of := slices.DeleteFunc(slices.Clone(files), func(f File) bool { return gameOf(f, here) != d.ID })
		if len(of) == 0 {
			continue
		}
		in := o
		in.Game, how.Game = d.ID, d.ID
		if err := mutateGame(in, mod, of, how, tell); err != nil {
			return err
		}
	}
	return nil
}

// mutateGame is Mutate for the scripts of one game.
func mutateGame(o luabind.Options, mod string, files []File, how Options, tell func(Mutant)) error {
	ran, failed, err := untilOneFails(o, files, how)
	if err != nil || ran == 0 {
		return err
	}
	if failed {
		return fault.New("E-USAGE", "scenarios of %s fail as it is, so that they would notice anything", mod).Suggest("skald test " + mod)
	}
	layer, err := source.Folder(mod)
	if err != nil {
		return err
	}
	scripts, err := source.Overlay([]source.Layer{layer}, o.Game)
	if err != nil {
		return err
	}
	for _, f := range scripts {
		if f.Scenario() {
			continue
		}
		text := string(f.Text)
		for _, c := range vm.Changes(text) {
			with := o
			with.Instead = map[string]string{f.Show: c.In(text)}
			_, failed, err := untilOneFails(with, files, how)
			line, mark := c.Marked(text)
			tell(Mutant{f.Show, c, line, mark, failed || err != nil})
		}
	}
	return nil
}

// untilOneFails runs files until a scenario fails; the error says why nothing ran.
func untilOneFails(o luabind.Options, files []File, how Options) (ran int, failed bool, err error) {
	lib, err := luabind.Load(o)
	if err != nil {
		return 0, false, err
	}
	how.Until = func() bool { return failed }
	err = RunWith(lib, files, how, func(r Result) { ran, failed = ran+1, failed || r.Err != nil })
	return ran, failed, err
}

// String is the change as a line of text.
func (m Mutant) String() string {
	return strings.Join(strings.Fields(m.From), " ") + " -> " + m.To
}
