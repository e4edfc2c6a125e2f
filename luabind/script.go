package luabind

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"slices"
	"sort"

	"skald/luabind/source"
)

// ScriptFile is a script file and the hash of its text, by which a saved session
// knows whether it has changed.
type ScriptFile struct {
	File   string `json:"file"`
	SHA256 string `json:"sha256"`
}

func scriptOf(file string, text []byte) ScriptFile {
	sum := sha256.Sum256(text)
	return ScriptFile{file, hex.EncodeToString(sum[:])}
}

// Scripts that were loaded, with the mod.lua of each mod, by file.
func (l *Library) Scripts() []ScriptFile {
	out := slices.Clone(l.scripts)
	for _, layer := range l.layers[1:] {
		if i := slices.IndexFunc(l.seen, func(f ScriptFile) bool { return f.File == show(layer, source.Manifest) }); i >= 0 {
			out = append(out, l.seen[i])
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i].File < out[j].File })
	return out
}

// onDisk are the scripts in the folders of mods, those behind the first layer, as
// they are now, but scenarios, band lists and examples. A folder that is gone has none.
func onDisk(layers []source.Layer) []ScriptFile {
	out := []ScriptFile{}
	for _, layer := range layers[1:] {
		for _, f := range source.Scripts(layer) {
			out = append(out, scriptOf(f.Show, f.Text))
		}
	}
	return out
}

// scripts of a session: those loaded, and the files that :load ran as they are
// on disk, with what these required.
func (s *Session) scripts() []ScriptFile {
	out := append(s.lib.Scripts(), s.user.texts()...)
	for _, in := range s.story {
		known := slices.ContainsFunc(out, func(x ScriptFile) bool { return x.File == in.path })
		if in.load == "" || in.mod || known {
			continue
		}
		text, err := os.ReadFile(in.load)
		if err != nil {
			text = []byte(in.text)
		}
		out = append(out, scriptOf(in.path, text))
	}
	return out
}

// scriptChanges tells, a line each, what differs between two lists of scripts.
func scriptChanges(was, now []ScriptFile) []string {
	var out []string
	find := func(list []ScriptFile, file string) string {
		for _, x := range list {
			if x.File == file {
				return x.SHA256
			}
		}
		return ""
	}
	for _, x := range was {
		switch find(now, x.File) {
		case x.SHA256:
		case "":
			out = append(out, "gone     "+x.File)
		default:
			out = append(out, "changed  "+x.File)
		}
	}
	for _, x := range now {
		if find(was, x.File) == "" {
			out = append(out, "new      "+x.File)
		}
	}
	return out
}
