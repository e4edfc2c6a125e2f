// Package source lays folders of scripts over one another: mods over factions
// over scripts. The same path in a later layer replaces, a new path adds, and
// nothing outside a layer's own folder can be reached.
package source

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	"skald/core/fault"
)

// Layer is one folder of scripts: the ones we ship, or a mod.
type Layer struct {
	ID   string // "skald", or the id of the mod
	Root string // how its paths are shown: "" for ours, the folder for a mod
	FS   fs.FS
}

// File is one script.
type File struct {
	Path  string // inside its layer: "factions/pillage/huns/faction.lua"
	Show  string // as errors name it
	Layer int
	Text  []byte
}

// Scenario says whether a file holds scenarios: it lies in a folder of that name.
func (f File) Scenario() bool { return strings.Contains("/"+f.Path, "/scenarios/") }

// Folder opens a mod on disk. Links that lead out of it cannot be followed.
func Folder(dir string) (Layer, error) {
	if info, err := os.Stat(dir); err == nil && !info.IsDir() {
		hint := "a mod is a folder with a mod.lua in it"
		if filepath.Base(dir) == Manifest {
			hint = "give the folder: " + filepath.Dir(dir)
		}
		return Layer{}, fault.New("E-FILE", "%s is no folder", dir).Suggest(hint)
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return Layer{}, fault.New("E-FILE", "the folder %s cannot be opened", dir).Because(err)
	}
	return Layer{ID: filepath.Base(filepath.Clean(dir)), Root: filepath.ToSlash(filepath.Clean(dir)), FS: root.FS()}, nil
}

// Manifest is the file that makes a folder a mod.
const Manifest = "mod.lua"

// ModOf is the mod folder that a path lies in, "" when it lies in none.
func ModOf(path string) string {
	dir := filepath.Clean(path)
	for {
		if _, err := os.Stat(filepath.Join(dir, Manifest)); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir || dir == "." {
			return ""
		}
		dir = parent
	}
}

// Beside lists the mods that lie in the same folder as one does, itself among
// them, in the order of names. Where the folder cannot be read there are none.
func Beside(dir string) []string {
	parent := filepath.Join(dir, "..")
	entries, _ := os.ReadDir(parent)
	var out []string
	for _, e := range entries {
		mod := filepath.Join(parent, e.Name())
		if _, err := os.Stat(filepath.Join(mod, Manifest)); err == nil {
			out = append(out, mod)
		}
	}
	return out
}

// Overlay collects the scripts of all layers below scripts/<game> and
// factions/<game>, and the scenarios below scenarios, in the order of paths.
func Overlay(layers []Layer, game string) ([]File, error) {
	byPath := map[string]File{}
	for i, l := range layers {
		for _, top := range []string{"scripts/" + game, "factions/" + game, "scenarios"} {
			if err := collect(l, i, top, byPath); err != nil {
				return nil, err
			}
		}
	}
	out := make([]File, 0, len(byPath))
	for _, f := range byPath {
		out = append(out, f)
	}
	sort.Slice(out, func(i, j int) bool {
		if (out[i].Layer == 0) != (out[j].Layer == 0) {
			return out[i].Layer == 0
		}
		return out[i].Path < out[j].Path
	})
	return out, nil
}

// Lib is the folder of a mod whose files are read by require alone.
const Lib = "lib"

// Library lists the files of a layer that its scripts can require, in the order
// of paths. Nothing lies over them: each mod has its own.
func Library(l Layer, i int) ([]File, error) { return within(l, i, Lib) }

// Loose lists the files of a layer that nothing loads and people play or muster:
// examples and band lists.
func Loose(l Layer, i int) ([]File, error) { return within(l, i, "bands", "examples") }

// within lists the scripts in some folders of a layer, in the order of paths.
func within(l Layer, i int, tops ...string) ([]File, error) {
	byPath := map[string]File{}
	for _, top := range tops {
		if err := collect(l, i, top, byPath); err != nil {
			return nil, err
		}
	}
	out := make([]File, 0, len(byPath))
	for _, f := range byPath {
		out = append(out, f)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Path < out[j].Path })
	return out, nil
}

// Stray is the first script of a layer, in order of path, that nothing loads or
// runs: it lies outside scripts/<game>, factions/<game>, scenarios, bands, lib and
// examples, and is not mod.lua. It is "" when there is none. Hidden folders are not
// looked into.
func Stray(l Layer, games []string) (string, error) {
	homes := []string{"scenarios/", "bands/", Lib + "/", "examples/"}
	for _, g := range games {
		homes = append(homes, "scripts/"+g+"/", "factions/"+g+"/")
	}
	stray := ""
	err := fs.WalkDir(l.FS, ".", func(p string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return unreadable(l, p, err)
		case d.IsDir() && (slices.Contains(homes, p+"/") || p != "." && strings.HasPrefix(d.Name(), ".")):
			return fs.SkipDir
		case d.IsDir() || !isScript(p) || p == Manifest:
			return nil
		}
		stray = p
		return fs.SkipAll
	})
	return stray, err
}

// Scripts of a layer wherever they lie in it, in order of path, but scenarios, band
// lists and examples. What cannot be read has no text.
func Scripts(l Layer) []File {
	var out []File
	_ = fs.WalkDir(l.FS, ".", func(p string, d fs.DirEntry, err error) error {
		switch {
		case err != nil || p == ".":
		case d.IsDir() && (p == "scenarios" || p == "bands" || p == "examples" || strings.HasPrefix(d.Name(), ".")):
			return fs.SkipDir
		case !d.IsDir() && isScript(p):
			f := File{Path: p, Show: path.Join(l.Root, p)}
			f.Text, _ = Read(l, p)
			out = append(out, f)
		}
		return nil
	}) // what cannot be walked, the loader tells
	return out
}

// isScript says whether a file is a script by its name. Hidden ones are what
// editors leave beside the file that somebody works on.
func isScript(p string) bool {
	return path.Ext(p) == ".lua" && !strings.HasPrefix(path.Base(p), ".")
}

// maxFile is where reading a script stops; the loader refuses it long before.
const maxFile = 1 << 20

func collect(l Layer, i int, top string, byPath map[string]File) error {
	if _, err := fs.Stat(l.FS, top); err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		return unreadable(l, top, err)
	}
	return fs.WalkDir(l.FS, top, func(p string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return unreadable(l, p, err)
		case d.IsDir() && strings.HasPrefix(d.Name(), "."):
			return fs.SkipDir
		case d.IsDir() || !isScript(p):
			return nil
		}
		text, err := Read(l, p)
		if err != nil {
			return err
		}
		byPath[p] = File{Path: p, Show: path.Join(l.Root, p), Layer: i, Text: text}
		return nil
	})
}

// Read a script of a layer. One that cannot be read, is no plain file, has a name
// that cannot be shown or is larger than any script is E-MOD.
func Read(l Layer, p string) ([]byte, error) {
	if fault.Plain(p) != p || strings.ContainsAny(p, "\n\t") { // errors would name another place
		return nil, fault.New("E-MOD", "the name of %q has a hidden character", p).At(l.Root, 0)
	}
	info, err := fs.Stat(l.FS, p)
	if err != nil {
		return nil, unreadable(l, p, err)
	}
	if !info.Mode().IsRegular() || info.Size() > maxFile { // a pipe would be waited for, for ever
		return nil, fault.New("E-MOD", "%s is no script: it is no plain file, or too large", p).At(path.Join(l.Root, p), 0)
	}
	text, err := fs.ReadFile(l.FS, p)
	if err != nil {
		return nil, unreadable(l, p, err)
	}
	return text, nil
}

func unreadable(l Layer, p string, err error) error {
	return fault.New("E-MOD", "%s cannot be read inside its folder", p).At(path.Join(l.Root, p), 0).
		Suggest("a link may not lead out of the mod").Because(err)
}
