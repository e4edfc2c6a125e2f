package scenario

import (
	"path/filepath"
	"slices"

	"skald/luabind/vm"
)

// Covered is what ran of the scripts. Where all scenarios belong to mods only the
// files of these mods are told: theirs prove nothing about the others.
func Covered(files []File, c *vm.Cover) []vm.FileCover {
	var mods []string
	for _, f := range files {
		if f.Mod == "" {
			return c.Files()
		}
		mods = append(mods, filepath.ToSlash(f.Mod))
	}
	return slices.DeleteFunc(c.Files(), func(f vm.FileCover) bool { return !slices.Contains(mods, f.Owner) })
}
