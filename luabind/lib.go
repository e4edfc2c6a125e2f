package luabind

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/suggest"
	"skald/luabind/source"
	"skald/luabind/vm"
)

// Files that scripts share. require "lib/wounds" gives what lib/wounds.lua of the
// same mod returns. A state runs such a file once and freezes what it returned;
// another state runs the same compiled text for itself.

// shelf is the files of one mod that its scripts can require.
type shelf struct {
	layer  source.Layer
	chunks map[string]*vm.Chunk // by what require takes: "lib/wounds"
	texts  []ScriptFile
	old    bool // of a mod that is not loaded: read it again
}

// newShelf compiles every file of lib, also those that nobody requires: mistakes
// in them show at once.
func newShelf(l source.Layer, i int) (*shelf, fault.List) {
	s := &shelf{layer: l, chunks: map[string]*vm.Chunk{}}
	files, err := source.Library(l, i)
	if err != nil {
		return s, fault.List{asFault(err)}
	}
	var bad fault.List
	for _, f := range files {
		s.texts = append(s.texts, scriptOf(f.Show, f.Text))
		c, err := compileLib(f)
		if err != nil {
			bad = append(bad, asFault(err))
			continue
		}
		s.chunks[strings.TrimSuffix(f.Path, ".lua")] = c
	}
	return s, bad
}

// compileLib compiles a file of lib. Globals would be another way to share, by
// who comes first.
func compileLib(f source.File) (*vm.Chunk, error) {
	c, err := vm.Compile(f.Show, f.Text)
	if err != nil {
		return nil, err
	}
	if name, line := c.WritesGlobal(); name != "" {
		e := fault.New("E-GLOBAL", "a file of lib writes the global %q", name).At(f.Show, line).
			Suggest("write local, and return what others may use")
		e.Source = c.Lines[line-1]
		return nil, e
	}
	return c, nil
}

// names of what can be required, sorted.
func (s *shelf) names() []string {
	var out []string
	for n := range s.chunks {
		out = append(out, n)
	}
	slices.Sort(out)
	return out
}

// required is what a state has required so far.
type required struct {
	values  map[*vm.Chunk]lua.LValue
	chain   []string          // files that run right now, the first one first
	visited map[string]*shelf // of mods that are not loaded, by folder
	failed  map[*vm.Chunk]*fault.Error
}

// age the files of mods that are not loaded: they are read again.
func (r *required) age() {
	for _, sh := range r.visited {
		sh.old = true
	}
}

// texts of mods that are not loaded, in the order of their folders.
func (r *required) texts() []ScriptFile {
	var out []ScriptFile
	for _, dir := range slices.Sorted(maps.Keys(r.visited)) {
		out = append(out, r.visited[dir].texts...)
	}
	return out
}

// openRequire defines require in a state.
func (st *modState) openRequire() {
	st.required = required{values: map[*vm.Chunk]lua.LValue{}, visited: map[string]*shelf{}, failed: map[*vm.Chunk]*fault.Error{}}
	st.vm.Set("require", vm.Func(st.vm.L(), func(L *lua.LState) int {
		L.Push(st.require(L, L.Get(1)))
		return 1
	}))
}

// requireCost of one require, in instructions: an error costs, too.
const requireCost = 50

// require runs a file of lib, unless it has run.
func (st *modState) require(L *lua.LState, what lua.LValue) lua.LValue {
	name, ok := what.(lua.LString)
	if !ok || name == "" {
		vm.Throw(L, fault.New("E-LIB", "require takes the name of a file, not %s", describeValue(what)).Suggest(`require "lib/wounds"`))
	}
	if why := st.mayDeclare(); why != "" && why != inLib && why != inQuestion {
		vm.Throw(L, fault.New("E-LIB", "%q is required %s", string(name), why).Suggest(atTop))
	}
	vm.Charge(L, requireCost)
	c := st.findLib(L, string(name))
	if v, ok := st.required.values[c]; ok {
		return v
	}
	v := st.runLib(L, string(name), c)
	st.required.values[c] = v
	return v
}

const atTop = `at the top of the file: local wounds = require "lib/wounds"`

// runLib runs a file of lib and freezes what it returns.
func (st *modState) runLib(L *lua.LState, name string, c *vm.Chunk) lua.LValue {
	r := &st.required
	if i := slices.Index(r.chain, name); i >= 0 {
		vm.Throw(L, fault.New("E-LIB", "%s requires itself: %s", name, strings.Join(append(r.chain[i:], name), " > ")).
			Suggest("move what both use into a file of its own"))
	}
	if err := r.failed[c]; err != nil {
		throwLib(L, err)
	}
	r.chain = append(r.chain, name)
	res, err := st.vm.Run(c, LoadBudget)
	r.chain = r.chain[:len(r.chain)-1]
	if err != nil {
		if !st.typing { // whoever requires it fails by the same mistake, told once
			r.failed[c] = asFault(err)
		}
		throwLib(L, asFault(err))
	}
	if len(res) == 0 || res[0] == lua.LNil {
		vm.Throw(L, fault.New("E-LIB", "%s returns nothing", c.Path).At(c.Path, len(c.Lines)).Suggest("end it with return { ... }"))
	}
	st.vm.Freeze(res[0])
	return res[0]
}

// throwLib passes the error of a file of lib on. What ends a run is not caught by
// a pcall around require: the file that ran for ever would not be named.
func throwLib(L *lua.LState, e *fault.Error) {
	switch e.Code {
	case "E-BUDGET", "E-MEMORY", "E-ABORTED":
		vm.Unwind(L, e)
	}
	vm.Throw(L, e)
}

// findLib finds the compiled file that a script means.
func (st *modState) findLib(L *lua.LState, name string) *vm.Chunk {
	sh, err := st.shelfFor(L, name)
	if err == nil {
		if c := sh.chunks[name]; c != nil {
			return c
		}
		err = st.w.lib.noLib(sh, name)
	}
	vm.Throw(L, err)
	return nil
}

// shelfFor is the shelf of the mod that the calling script belongs to.
func (st *modState) shelfFor(L *lua.LState, name string) (*shelf, *fault.Error) {
	shelves := st.w.lib.shelves
	if !st.typing {
		return shelves[st.sink.mod], nil
	}
	from, _ := vm.Where(L, 1)
	if info, err := os.Stat(from); err != nil || from == typed || !info.Mode().IsRegular() {
		return shelfTyped(shelves, name)
	}
	if sh := shelfOver(shelves, from); sh != nil {
		return sh, nil
	}
	if dir := source.ModOf(from); dir != "" {
		return st.visit(dir)
	}
	return nil, fault.New("E-LIB", "%q is required by a script that lies in no mod", name).
		Suggest("a mod is a folder with a mod.lua in it; its files in lib can be required")
}

// shelfTyped is the shelf of what is typed: that of the one mod that is loaded, or
// that of several has the file.
func shelfTyped(shelves []*shelf, name string) (*shelf, *fault.Error) {
	switch len(shelves) {
	case 1:
		return nil, fault.New("E-LIB", "%q is required, and no mod is loaded", name).Suggest(":load its folder, or start with --mods FOLDER")
	case 2:
		return shelves[1], nil
	}
	var having []*shelf
	var of, known []string
	for _, sh := range shelves[1:] {
		known = append(known, sh.names()...)
		if sh.chunks[libName(name)] != nil {
			having, of = append(having, sh), append(of, sh.layer.ID)
		}
	}
	switch len(having) {
	case 0:
		return nil, fault.New("E-LIB", "no mod that is loaded has a file %s.lua", libName(name)).Suggest(nearLib(name, known))
	case 1:
		return having[0], nil
	}
	return nil, fault.New("E-LIB", "%q may be of any of %s", name, strings.Join(of, ", ")).Suggest("require it in a script of the mod, and :load that")
}

// shelfOver is the shelf of the loaded mod in whose folder a file lies: the
// nearest one, nil when it lies in none.
func shelfOver(shelves []*shelf, file string) *shelf {
	for dir := path.Dir(path.Clean(file)); ; dir = path.Dir(dir) {
		for _, sh := range shelves[1:] {
			if sh.layer.Root == dir {
				return sh
			}
		}
		if dir == path.Dir(dir) {
			return nil
		}
	}
}

// visit opens the lib of a mod that is not loaded, for a script in its folder.
func (st *modState) visit(dir string) (*shelf, *fault.Error) {
	dir = filepath.ToSlash(dir)
	if sh := st.required.visited[dir]; sh != nil && !sh.old {
		return sh, nil
	}
	layer, err := source.Folder(dir)
	if err != nil {
		return nil, asFault(err)
	}
	sh, bad := newShelf(layer, 0)
	if len(bad) > 0 {
		return nil, bad[0]
	}
	st.required.visited[dir] = sh
	return sh, nil
}

// noLib says why a name names no file that can be required, and which one would.
func (l *Library) noLib(sh *shelf, name string) *fault.Error {
	first, _, _ := strings.Cut(strings.TrimLeft(name, "/"), "/")
	isMod := func(m source.Layer) bool { return m.ID == first && m.ID != sh.layer.ID && m.ID != source.Lib }
	switch {
	case path.IsAbs(name) || filepath.IsAbs(name) || strings.ContainsAny(name, ":~"):
		return fault.New("E-LIB", "require takes no path from outside: %q", name).Suggest(`a file of this mod is lib and its name: require "lib/wounds"`)
	case slices.Contains(strings.FieldsFunc(name, isSlash), ".."):
		return fault.New("E-LIB", "%q leads out of the lib of the mod", name).Suggest("a mod requires its own files only")
	case slices.ContainsFunc(l.layers, isMod):
		return fault.New("E-LIB", "%q is no file of this mod", name).Suggest(ownFiles)
	}
	if sh.chunks[libName(name)] != nil && libName(name) != name {
		return fault.New("E-LIB", "%q: a file is required without .lua", name).Suggest(fmt.Sprintf("write require %q", libName(name)))
	}
	for _, o := range l.shelves[1:] {
		if o.chunks[libName(name)] != nil {
			return fault.New("E-LIB", "%s.lua is a file of the mod %s, not of %s", libName(name), o.layer.ID, sh.layer.ID).Suggest(ownFiles)
		}
	}
	e := fault.New("E-LIB", "there is no %s.lua in %s", libName(name), sh.layer.Root)
	if _, err := fs.Stat(sh.layer.FS, name+".lua"); err == nil && !strings.HasPrefix(name, source.Lib+"/") {
		return fault.New("E-LIB", "%s.lua does not lie in lib", name).Suggest("what is required does: move it there")
	}
	return e.Suggest(nearLib(strings.TrimPrefix(name, sh.layer.ID+"/"), sh.names()))
}

const ownFiles = "a mod requires its own files only; what mods share are declarations and data keys"

// libName is what require takes, of a name that may end with .lua.
func libName(name string) string { return strings.TrimSuffix(name, ".lua") }

func isSlash(r rune) bool { return r == '/' || r == '\\' }

// nearLib suggests how a file of lib is spelled: with slashes, without .lua.
func nearLib(name string, known []string) string {
	plain := strings.TrimSuffix(strings.TrimPrefix(path.Clean(strings.ReplaceAll(name, `\`, "/")), "./"), ".lua")
	for _, n := range []string{plain, strings.ReplaceAll(plain, ".", "/"), source.Lib + "/" + strings.ReplaceAll(plain, ".", "/")} {
		if slices.Contains(known, n) {
			return `write require "` + n + `"`
		}
	}
	if len(known) == 0 {
		return "what scripts of a mod share lies in its folder lib"
	}
	return suggest.OneOf(name, known)
}

// notInLib refuses words of the prompt while a file of lib runs: it runs once,
// whatever table there is. The functions that it returns may use them.
func (s *Session) notInLib(L *lua.LState, word string) {
	if len(s.user.chain) > 0 {
		vm.Throw(L, fault.New("E-LIB", "a file of lib uses %s while it is read", word).Suggest("put it into a function, and return that"))
	}
}
