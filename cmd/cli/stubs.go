package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"skald/core/fault"
	"skald/core/rule"
	"skald/luabind"
	"skald/repl"
)

func newStubs(a *app) *cobra.Command {
	return &cobra.Command{
		Use:   "stubs DIR",
		Short: "write what scripts may name, for an editor",
		Long: `Writes definition files for an editor that knows LuaCATS, such as VS Code or
Neovim with lua-language-server: every function, field, point of play, request and
id, each with its sentence. Open DIR in the editor: it completes, tells what each
name means, and marks what does not exist.

  DIR/.skald/GAME/*.lua  the definitions, a folder a game; with --game that game alone
  DIR/.luarc.json        tells the editor of them; one that is there is left alone,
                         and you are told what to add to it

Of a mod the ids that it declares are among them, and those of --mods. A file there
that skald did not write is never overwritten. An effect whose event is named
is checked to the letter:

  ---@param ev skald.ev.modify_attack
  effect = function(ev) ... end`,
		Example: `  skald stubs mods/mine
  skald stubs . --game duel
  skald stubs mods/mine --mods mods/lib`,
		Args: exactly(1, "one folder, the one that the editor opens"),
		RunE: func(_ *cobra.Command, args []string) error { return a.stubs(args[0]) },
	}
}

// stubFolder is where they lie: hidden, so that no mod takes them for its scripts.
const stubFolder = ".skald"

// stubFile is a file to be written.
type stubFile struct{ path, text string }

// stubs writes all or, where something is in the way, nothing.
func (a *app) stubs(dir string) error {
	opts := a.opts
	opts.addMod(filepath.Join(dir, "mod.lua"))
	var files []stubFile
	sets := map[string]luabind.StubSet{}
	games := stubGames(opts)
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
	note, err := keepLuarc(dir, sets[mainGame(dir, games)])
	if err != nil {
		return cannotRun{err}
	}
	a.printAnswer(repl.Result{Text: fmt.Sprintf("wrote %d files in %s: %s\n%s", len(files), filepath.ToSlash(filepath.Join(dir, stubFolder)), strings.Join(games, ", "), note)})
	return nil
}

// stubGames are the games whose definitions are asked for: all, or one.
func stubGames(o Options) []string {
	if o.Game != "" {
		return []string{o.Game}
	}
	var out []string
	for _, g := range rule.Games() {
		out = append(out, g.ID)
	}
	return out
}

// mainGame is the one that the editor is told of: of a mod the first game that it
// has scripts for, else the first of all.
func mainGame(dir string, games []string) string {
	for _, game := range games {
		for _, top := range []string{"scripts", "factions"} {
			if info, err := os.Stat(filepath.Join(dir, top, game)); err == nil && info.IsDir() {
				return game
			}
		}
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
	err := os.MkdirAll(filepath.Dir(path), 0o755)
	if err == nil {
		err = os.WriteFile(path, []byte(text), 0o644)
	}
	if err != nil {
		return fault.New("E-FILE", "%s cannot be written: %v", filepath.ToSlash(path), bareError(err))
	}
	return nil
}
