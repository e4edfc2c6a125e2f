package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"skald/core/fault"
	"skald/luabind"
)

// luarc is .luarc.json, the settings of lua-language-server, as far as they are
// ours.
type luarc struct {
	Schema  string            `json:"$schema,omitempty"`
	Mark    string            `json:"$comment,omitempty"`
	Version string            `json:"runtime.version"`
	Builtin map[string]string `json:"runtime.builtin"`
	Library []string          `json:"workspace.library"`
	Ignore  []string          `json:"workspace.ignoreDir"` // else the other games are read too
	Globals []string          `json:"diagnostics.globals"`
}

// closedLibraries are those of Lua that the sandbox does not have.
var closedLibraries = []string{"bit32", "coroutine", "debug", "ffi", "io", "jit", "os", "package", "utf8"}

// luarcMark stands in a file that is written again.
const luarcMark = "Written by skald stubs, which writes it again while this line is there."

func luarcFor(set luabind.StubSet) luarc {
	out := luarc{Schema: "https://raw.githubusercontent.com/LuaLS/vscode-lua/master/setting/schema.json", Mark: luarcMark, Version: "Lua 5.1", Builtin: map[string]string{},
		Library: []string{stubFolder + "/" + set.Game}, Ignore: []string{".vscode", stubFolder}, Globals: set.Globals}
	for _, name := range closedLibraries {
		out.Builtin[name] = "disable"
	}
	return out
}

// missing tells which of the settings a file lacks, as lines of JSON.
func (want luarc) missing(have luarc) []string {
	var out []string
	lacks := func(list, of []string) bool {
		return slices.ContainsFunc(of, func(s string) bool { return !slices.Contains(list, s) })
	}
	add := func(is bool, key string, value any) {
		if text, err := json.Marshal(value); is && err == nil {
			out = append(out, fmt.Sprintf("  %q: %s", key, text))
		}
	}
	closed := true
	for name := range want.Builtin {
		closed = closed && have.Builtin[name] == "disable"
	}
	add(have.Version != want.Version, "runtime.version", want.Version)
	add(!closed, "runtime.builtin", want.Builtin)
	add(lacks(have.Library, want.Library), "workspace.library", want.Library)
	add(lacks(have.Ignore, want.Ignore[1:]), "workspace.ignoreDir", want.Ignore)
	return out
}

// wrote says whether skald stubs wrote a file that is there: it says so or, by a
// skald that did not say so yet, has nothing but what that wrote.
func (want luarc) wrote(text []byte, have luarc) bool {
	if have.Mark == want.Mark {
		return true
	}
	var keys map[string]any
	if json.Unmarshal(text, &keys) != nil || len(keys) != 6 || len(have.Library) != 1 || !strings.HasPrefix(have.Library[0], stubFolder+"/") {
		return false
	}
	return have.Schema == want.Schema && have.Version == want.Version && maps.Equal(have.Builtin, want.Builtin) && slices.Equal(have.Ignore, want.Ignore)
}

// keepLuarc writes .luarc.json where there is none or one that skald wrote, and
// says what another that is there lacks.
func keepLuarc(dir string, set luabind.StubSet) (note string, err error) {
	path, want := filepath.Join(dir, ".luarc.json"), luarcFor(set)
	shown := filepath.ToSlash(path)
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Sprintf("wrote %s: the editor reads %s/%s", shown, stubFolder, set.Game), want.write(path)
	}
	if err != nil {
		return "", fault.New("E-FILE", "%s cannot be read: %v", shown, bareError(err))
	}
	var have luarc
	if json.Unmarshal(text, &have) != nil { // with remarks in it, say: nothing is known of it
		have = luarc{}
	}
	lines := want.missing(have)
	if want.wrote(text, have) && !reflect.DeepEqual(have, want) {
		return fmt.Sprintf("renewed %s: the editor reads %s/%s", shown, stubFolder, set.Game), want.write(path)
	}
	if len(lines) == 0 {
		return fmt.Sprintf("%s is as it should be: the editor reads %s/%s", shown, stubFolder, set.Game), nil
	}
	return fmt.Sprintf("%s was there and is left alone; it lacks\n%s", shown, strings.Join(lines, ",\n")), nil
}

func (want luarc) write(path string) error {
	text, err := json.MarshalIndent(want, "", "  ")
	if err != nil {
		return err
	}
	return writeFile(path, string(text)+"\n")
}

// bareError is what the system says, without the path that the message names.
func bareError(err error) error {
	if p, ok := errors.AsType[*fs.PathError](err); ok {
		return p.Err
	}
	return err
}
