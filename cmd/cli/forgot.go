package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"skald/core/fault"
	"skald/luabind/source"
)

// Who works on a mod forgets --mods, or the path: what lies here is told.

// missingID is the name that an error says is missing.
var missingID = regexp.MustCompile(`"([a-z0-9_]+)(?::[^"]*)?"$`)

// forgot adds to the error of an id that is missing that a mod lies here, one of that
// name or this folder itself, and is not loaded.
func (a *app) forgot(err error) error {
	var f *fault.Error
	if !errors.As(err, &f) || f.Code != "E-ID" || len(a.opts.Mods) > 0 {
		return err
	}
	if name := missingID.FindStringSubmatch(f.Message); name != nil && isMod(name[1]) {
		f.Near = append([]string{fmt.Sprintf("the folder %s is a mod: --mods %s?", name[1], name[1])}, f.Near...)
	} else if isMod(".") {
		f.Near = append([]string{"this folder is a mod: --mods . ?"}, f.Near...)
	}
	return err
}

func isMod(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, source.Manifest))
	return err == nil
}

// lookedElsewhere tells who gives a command no path, in the folder of a mod, that it
// looks at the shipped scripts.
func (a *app) lookedElsewhere(command string, paths []string) {
	if len(paths) == 0 && len(a.opts.Mods) == 0 && isMod(".") {
		fmt.Fprintln(a.io.Err, strings.ReplaceAll("this folder is a mod: skald % . looks at it, skald % at the shipped scripts", "%", command))
	}
}
