package luabind

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/rule"
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

// OurMod is the id of the mod that the shipped scripts are.
const OurMod = "skald"

// manifest is what mod.lua says.
type manifest struct {
	id, version string
	title, text hook.Text
	api         int
	needs       []string // ids of mods that are loaded before it
	conflicts   []string // ids of mods that may not be loaded with it
	line        int      // where mod.lua says so
}

// API is the version of the script interface; mods name the one they were
// written for.
const API = 1

// manifestFields are what mod.lua may say.
func manifestFields() []field {
	return append(textFields(),
		word("version", `of the mod: "1.0"`),
		field{name: "api", shape: aWhole, doc: "version of the script interface that it was written for, now " + strconv.Itoa(API)},
		listOf("needs", "ids of mods that are loaded before it: given too, or found beside it"),
		listOf("conflicts", "ids of mods that may not be loaded with it"))
}

// readManifest runs mod.lua: mod "name" { version = "1.0", api = 1 }.
func readManifest(l source.Layer) (manifest, error) {
	var m manifest
	if _, err := fs.Stat(l.FS, source.Manifest); errors.Is(err, fs.ErrNotExist) {
		return m, fault.New("E-MOD", "the folder %s has no mod.lua", l.Root).
			Suggest("write one: mod \"" + l.ID + "\" { version = \"1.0\", api = 1 }")
	}
	text, err := source.Read(l, source.Manifest)
	if err != nil {
		return m, err
	}
	c, err := vm.Compile(show(l, source.Manifest), text)
	if err != nil {
		return m, err
	}
	s := vm.New(vm.Options{})
	s.Set("mod", vm.Func(s.L(), m.read))
	if _, err := s.Run(c, LoadBudget); err != nil {
		return m, err
	}
	hint := fmt.Sprintf("mod %q { version = \"1.0\", api = %d }", unsnaked(l.ID), API)
	switch {
	case m.id == "":
		return m, fault.New("E-MOD", "mod.lua names no mod").At(show(l, source.Manifest), 1).Suggest(hint)
	case m.api == 0:
		return m, fault.New("E-MOD", "mod.lua does not say for which api the mod was written").At(show(l, source.Manifest), m.line).Suggest(hint)
	case m.api != API:
		return m, fault.New("E-MOD", "the mod %s was written for api %d, this is api %d", m.id, m.api, API).At(show(l, source.Manifest), m.line)
	}
	return m, nil
}

// read is the word mod of mod.lua.
func (m *manifest) read(L *lua.LState) int {
	id, ok := L.Get(1).(lua.LString)
	if !ok || !lowerSnake(string(id)) {
		vm.Throw(L, fault.New("E-MOD", "a mod is named in small letters, digits and _, not %s", describeValue(L.Get(1))).
			Suggest(`mod "my_mod" { version = "1.0", api = 1 }`))
	}
	if m.id != "" {
		vm.Throw(L, fault.New("E-MOD", "mod.lua names two mods, %s and %s", m.id, string(id)))
	}
	m.id = string(id)
	_, m.line = vm.Where(L, 1)
	L.Push(vm.Func(L, func(L *lua.LState) int {
		t, ok := L.Get(1).(*lua.LTable)
		if !ok {
			vm.Throw(L, fault.New("E-MOD", "mod %q takes a table", m.id))
		}
		_, keys := fieldsOf(t)
		for _, n := range keys {
			if known := names(manifestFields()); !contains(known, n) {
				vm.Throw(L, fault.New("E-MOD", "a mod has no field %q", n).Suggest(suggest.OneOf(n, known)))
			}
		}
		if v, ok := t.RawGetString("version").(lua.LString); ok {
			m.version = string(v)
		}
		if n := t.RawGetString("api"); n != lua.LNil {
			x, ok := n.(lua.LNumber)
			if !ok || x != lua.LNumber(int(x)) || x < 1 {
				vm.Throw(L, fault.New("E-MOD", "api is a whole number, not %s", describeValue(n)))
			}
			m.api = int(x)
		}
		var err *fault.Error
		if m.title, _, err = toText(t.RawGetString("title")); err == nil {
			m.text, _, err = toText(t.RawGetString("text"))
		}
		if err != nil {
			vm.Throw(L, err)
		}
		m.needs, m.conflicts = modIDs(L, t, "needs"), modIDs(L, t, "conflicts")
		return 0
	}))
	return 1
}

// modIDs reads a list of mods from a field of mod.lua.
func modIDs(L *lua.LState, t *lua.LTable, field string) []string {
	ids, ok := words(t.RawGetString(field))
	if !ok {
		vm.Throw(L, fault.New("E-MOD", "%s is the id of a mod or a list of them", field))
	}
	return ids
}

// opened is a mod folder, and what its mod.lua says.
type opened struct {
	source.Layer
	manifest
}

func openMod(dir string) (opened, error) {
	layer, err := source.Folder(dir)
	if err != nil {
		return opened{}, err
	}
	m, err := readManifest(layer)
	layer.ID = m.id
	return opened{layer, m}, err
}

// bad is an error that mod.lua makes.
func (m opened) bad(format string, args ...any) *fault.Error {
	return fault.New("E-MOD", format, args...).At(show(m.Layer, source.Manifest), m.line)
}

// openMods opens mod folders in the order in which they are loaded, each after
// what it needs, and none with what it conflicts with.
func openMods(dirs []string) ([]source.Layer, error) {
	var given []opened
	var bad fault.List // all that cannot be opened are told together
	for _, dir := range dirs {
		m, err := openMod(dir)
		if err == nil {
			err = noTwin(m, given)
		}
		if err != nil {
			bad = append(bad, asFault(err))
			continue
		}
		given = append(given, m)
	}
	if len(bad) > 0 {
		return nil, bad.Err()
	}
	mods, err := loadOrder(given)
	if err != nil {
		return nil, err
	}
	var layers []source.Layer
	for i, m := range mods {
		if err := noConflict(m, mods[:i]); err != nil {
			return nil, err
		}
		if err := noStrays(m.Layer); err != nil {
			return nil, err
		}
		layers = append(layers, m.Layer)
	}
	return layers, nil
}

// noTwin refuses a mod of a name that another has.
func noTwin(m opened, others []opened) error {
	if m.id == OurMod {
		return m.bad("two mods are called %s: skald itself and %s", m.id, m.Root)
	}
	for _, o := range others {
		if o.id == m.id {
			return m.bad("two mods are called %s: %s and %s", m.id, o.Root, m.Root)
		}
	}
	return nil
}

// noConflict refuses a mod that does not go with one loaded before it.
func noConflict(m opened, before []opened) error {
	for _, o := range before {
		if contains(m.conflicts, o.id) || contains(o.conflicts, m.id) {
			return m.bad("the mods %s and %s cannot be loaded together", o.id, m.id)
		}
	}
	return nil
}

// noStrays refuses a mod with a script that no game loads: what is written in it
// would never happen.
func noStrays(l source.Layer) error {
	var games []string
	for _, g := range rule.Games() {
		games = append(games, g.ID)
	}
	stray, err := source.Stray(l, games)
	if stray == "" || err != nil {
		return err
	}
	return fault.New("E-MOD", "nothing loads %s of the mod %s", stray, l.ID).At(show(l, stray), 0).
		Suggest("scripts belong in scripts/pillage or factions/pillage, all others in scenarios, bands, lib or examples")
}

func show(l source.Layer, file string) string { return path.Join(l.Root, file) }
