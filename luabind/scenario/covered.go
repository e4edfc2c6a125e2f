package scenario

import (
	"path/filepath"
	"slices"
	"strings"

	"skald/luabind/vm"
)

// Covered is what ran of the scripts. Where all scenarios belong to mods only the
// files of these mods are told: theirs prove nothing about the others.
func Covered(files []File, c *vm.Cover) []vm.FileCover {
	var roots []string
	for _, f := range files {
		if f.Mod == "" {
			return c.Files()
		}
		roots = append(roots, filepath.ToSlash(f.Mod)+"/")
	}
	return slices.DeleteFunc(c.Files(), func(f vm.FileCover) bool {
		return !slices.ContainsFunc(roots, func(root string) bool { return strings.HasPrefix(f.Path, root) })
	})
}
