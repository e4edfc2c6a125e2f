package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/core/rule"
	"skald/luabind"
	"skald/luabind/source"
	"skald/repl"
)

func newStubs(a *app) *cobra.Command {
	all := false
	c := &cobra.Command{
		Use:   "stubs DIR",
		Short: "write what scripts may name, for an editor",
		Long: `Writes definition files for an editor that knows LuaCATS, such as VS Code or
Neovim with lua-language-server: every function, field, point of play, request and
id, each with its sentence. Open DIR in the editor: it completes, tells what each
name means, and marks what does not exist.

  DIR/.skald/GAME/*.lua  the definitions, a folder a game: of a mod for one game that
                         game, else those of every game; --game and --all choose
  DIR/.luarc.json        tells the editor of them; one that skald did not write is left
                         alone, and you are told what to add to it

Of a mod the ids that it declares are among them, and those of --mods. A file there
that skald did not write is never overwritten. An effect whose event is named
is checked to the letter:

  ---@param ev skald.ev.modify_attack
  effect = function(ev) ... end`,
		Example: `  skald stubs mods/mine
  skald stubs . --game duel
  skald stubs mods/mine --all
  skald stubs mods/mine --mods mods/lib`,
		Args: exactly(1, "one folder, the one that the editor opens"),
		RunE: func(_ *cobra.Command, args []string) error { return a.stubs(args[0], all) },
	}
	c.Flags().BoolVar(&all, "all", false, "of every game, also those that the mod has no scripts for")
	return c
}

// stubFolder is where they lie: hidden, so that no mod takes them for its scripts.
const stubFolder = ".skald"

// stubFile is a file to be written.
type stubFile struct{ path, text string }

// stubs writes all or, where something is in the way, nothing.
func (a *app) stubs(dir string, all bool) error {
	if dir == "" {
		return fault.New("E-USAGE", "stubs takes a folder, not \"\"").Suggest("skald stubs . writes into this one")
	}
	if mod := source.ModOf(dir); mod != "" && mod != filepath.Clean(dir) {
		return fault.New("E-USAGE", "%s lies in the mod %s", dir, filepath.ToSlash(mod)).Suggest("skald stubs " + filepath.ToSlash(mod))
	}
	opts := a.opts
	opts.addMod(filepath.Join(dir, "mod.lua"))
	var files []stubFile
	sets := map[string]luabind.StubSet{}
	games, note := stubGames(dir, opts, all)
	for _, game := range games {
		opts.Game = game
		set, err := a.engine.Stubs(opts)
		if err != nil {
			return cannotRun{err}
		}
		sets[game] = set
		for _, f := range set.Files {
			files = append(files, stubFile{filepath.Join(dir, stubFolder, game, f.Name), f.Text})
		}
	}
	if err := writeStubs(files); err != nil {
		return cannotRun{err}
	}
	kept, err := keepLuarc(dir, sets[mainGame(dir, games)])
	if err != nil {
		return cannotRun{err}
	}
	a.printAnswer(repl.Result{Text: fmt.Sprintf("wrote %d files in %s: %s%s\n%s", len(files), filepath.ToSlash(filepath.Join(dir, stubFolder)), strings.Join(games, ", "), note, kept)})
	return nil
}

// stubGames are the games whose definitions are asked for: one, that of a mod which
// has scripts for one alone, or all. The note tells why one was chosen.
func stubGames(dir string, o Options, all bool) (games []string, note string) {
	for _, g := range rule.Games() {
		games = append(games, g.ID)
	}
	if o.Game != "" && !all {
		return []string{o.Game}, ""
	}
	if own := gamesOf(dir, games); len(own) == 1 && !all {
		return own, ", the game of its scripts (--all: every game)"
	}
	return games, ""
}

// gamesOf are the games that the mod in a folder has scripts for.
func gamesOf(dir string, games []string) (out []string) {
	for _, game := range games {
		for _, top := range []string{"scripts", "factions"} {
			if info, err := os.Stat(filepath.Join(dir, top, game)); err == nil && info.IsDir() && !slices.Contains(out, game) {
				out = append(out, game)
			}
		}
	}
	return out
}

// mainGame is the one that the editor is told of: of a mod the first game that it
// has scripts for, else the first of all.
func mainGame(dir string, games []string) string {
	if own := gamesOf(dir, games); len(own) > 0 {
		return own[0]
	}
	return games[0]
}

// writeStubs writes the files once none of them would take the place of one that
// somebody else wrote.
func writeStubs(files []stubFile) error {
	for _, f := range files {
		text, err := os.ReadFile(f.path)
		if os.IsNotExist(err) {
			continue
		}
		if err != nil {
			return fault.New("E-FILE", "%s cannot be read: %v", filepath.ToSlash(f.path), bareError(err))
		}
		if !strings.HasPrefix(string(text), "---@meta\n"+luabind.StubMark) {
			return fault.New("E-FILE", "%s is not by skald stubs: nothing was written", filepath.ToSlash(f.path)).Suggest("move it away, or name another folder")
		}
	}
	for _, f := range files {
		if err := writeFile(f.path, f.text); err != nil {
			return err
		}
	}
	return nil
}

// writeFile makes its folder too.
func writeFile(path, text string) error {
	for _, p := range []string{path, filepath.Dir(path), filepath.Dir(filepath.Dir(path))} { // .luarc.json, .skald and a game in it
		if info, err := os.Lstat(p); err == nil && info.Mode()&os.ModeSymlink != 0 && strings.HasPrefix(filepath.Base(p), ".") {
			return fault.New("E-FILE", "%s is a link: what is written would lie elsewhere", filepath.ToSlash(p)).Suggest("take it away")
		}
	}
	err := os.MkdirAll(filepath.Dir(path), 0o755)
	if err == nil {
		err = os.WriteFile(path, []byte(text), 0o644)
	}
	if err != nil {
		return fault.New("E-FILE", "%s cannot be written: %v", filepath.ToSlash(path), bareError(err))
	}
	return nil
}
