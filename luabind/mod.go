package luabind

import (
	"io/fs"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/suggest"
	"skald/factions"
	"skald/luabind/source"
	"skald/luabind/vm"
	"skald/scripts"
)

// ours lays the embedded folders side by side: scripts/... and factions/....
type ours struct{}

// Open finds a file in the folder that its path begins with.
func (ours) Open(name string) (fs.File, error) {
	top, rest, _ := strings.Cut(name, "/")
	if rest == "" {
		rest = "."
	}
	switch top {
	case "scripts":
		return scripts.FS.Open(rest)
	case "factions":
		return factions.FS.Open(rest)
	}
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

// manifest is what mod.lua says.
type manifest struct {
	id, version string
	api         int
}

// API is the version of the script interface; mods name the one they were
// written for.
const API = 1

var manifestFields = []string{"title", "text", "version", "api"}

// readManifest runs mod.lua: mod "name" { version = "1.0", api = 1 }.
func readManifest(l source.Layer) (manifest, error) {
	var m manifest
	text, err := fs.ReadFile(l.FS, "mod.lua")
	if err != nil {
		return m, fault.New("E-MOD", "the folder %s has no mod.lua", l.Root).
			Suggest("write one: mod \"" + l.ID + "\" { version = \"1.0\", api = 1 }")
	}
	c, err := vm.Compile(show(l, "mod.lua"), text)
	if err != nil {
		return m, err
	}
	s := vm.New(vm.Options{})
	s.Set("mod", vm.Func(s.L(), func(L *lua.LState) int {
		m.id = L.Get(1).String()
		L.Push(vm.Func(L, func(L *lua.LState) int {
			t, ok := L.Get(1).(*lua.LTable)
			if !ok {
				vm.Throw(L, fault.New("E-MOD", "mod %q takes a table", m.id))
			}
			_, names := fieldsOf(t)
			for _, n := range names {
				if !contains(manifestFields, n) {
					vm.Throw(L, fault.New("E-MOD", "a mod has no field %q", n).Suggest(suggest.Hint(n, manifestFields)))
				}
			}
			m.version = t.RawGetString("version").String()
			if n, ok := t.RawGetString("api").(lua.LNumber); ok {
				m.api = int(n)
			}
			return 0
		}))
		return 1
	}))
	if _, err := s.Run(c, LoadBudget); err != nil {
		return m, err
	}
	if m.id == "" || m.api != API {
		return m, fault.New("E-MOD", "mod.lua must name the mod and api = %d", API).At(show(l, "mod.lua"), 1).
			Suggest("mod \"" + l.ID + "\" { version = \"1.0\", api = 1 }")
	}
	return m, nil
}
