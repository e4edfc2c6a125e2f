package luabind

import (
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"sync"

	"skald/core/fault"
	"skald/core/game"
	"skald/core/rule"
)

// ofGame says of which game something is: for hints of names that this one does not
// have. "" for no game.
func ofGame(id string) string {
	if id == "" {
		return ""
	}
	return fmt.Sprintf("it is of %s: --game %s", id, id)
}

// gameOfPoint is another game that has a point of that name, with or without the
// name of the game; "" for none.
func gameOfPoint(name, here string) string {
	for _, d := range game.All() {
		for _, p := range d.Points() {
			if d.ID != here && (p.Name == name || p.Short() == name) {
				return d.ID
			}
		}
	}
	return ""
}

// gameOf is another game that has something of that name: a rule of the book, a
// point, an order, or what its scripts or the mods declare; "" for none.
func (l *Library) gameOf(name string) string {
	if e, ok := rule.Get(name); ok && e.Game != l.opt.Game {
		return e.Game
	}
	if id := gameOfPoint(name, l.opt.Game); id != "" {
		return id
	}
	for _, d := range game.All() {
		if d.ID != l.opt.Game && (&Library{def: d}).orderNamed(name) != nil {
			return d.ID
		}
	}
	for _, d := range game.All() {
		if d.ID != l.opt.Game && slices.Contains(shippedNames()[d.ID], name) {
			return d.ID
		}
	}
	return ""
}

// shippedNames are the ids and data keys that the shipped scripts of each game
// declare.
var shippedNames = sync.OnceValue(func() map[string][]string {
	out := map[string][]string{}
	for _, d := range game.All() {
		if lib, err := Load(Options{Game: d.ID}); err == nil { // what is broken has none
			out[d.ID] = append(lib.ids(), lib.content.Data.Keys()...)
		}
	}
	return out
})

// GameOfMods is the only game that the mods have scripts for, "" where there is
// none, or more than one.
func (l *Library) GameOfMods() string {
	if games := l.gamesOfMods(); len(games) == 1 {
		return games[0]
	}
	return ""
}

// gameOfMods is the one other game that all scripts of the mods are for, "" where
// there are none, or some for this game.
func (l *Library) gameOfMods() string {
	if id := l.GameOfMods(); id != l.opt.Game {
		return id
	}
	return ""
}

// gamesOfMods are the games that the mods have scripts for.
func (l *Library) gamesOfMods() (games []string) {
	for _, layer := range l.layers[1:] {
		for _, top := range []string{"scripts", "factions"} {
			entries, _ := fs.ReadDir(layer.FS, top) // a mod need not have it
			for _, e := range entries {
				if e.IsDir() && game.Get(e.Name()) != nil && !slices.Contains(games, e.Name()) {
					games = append(games, e.Name())
				}
			}
		}
	}
	return games
}

// minding adds to the error of a name that is missing of which game it is, or that
// the mods are for another game.
func (l *Library) minding(err error) error {
	var f *fault.Error
	if !errors.As(err, &f) || f.Code != "E-ID" && f.Code != "E-HOOK" || strings.Contains(f.Hint, "--game") {
		return err
	}
	if id := l.gameOfMods(); id != "" {
		f.Hint = fmt.Sprintf("all scripts of the mods are for %s, and this is %s: --game %s", id, l.opt.Game, id)
		return err
	}
	name := missingName.FindStringSubmatch(f.Message)
	if name == nil || strings.HasPrefix(f.Hint, "did you mean") {
		return err
	}
	if id := l.gameOf(name[1]); id != "" {
		f.Hint = ofGame(id)
	}
	return err
}

// missingName is the name that an error says is missing.
var missingName = regexp.MustCompile(`"([^"]+)"$`)
