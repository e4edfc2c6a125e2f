package vm

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"sync"
	"sync/atomic"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/suggest"
)

// Options is what the host adds to a State. All fields may be nil.
type Options struct {
	// Print receives each line of print(), without the line end.
	Print func(string)
	// Stop, once true, ends a run with E-ABORTED within 256 instructions.
	Stop *atomic.Bool
	// Compare is asked for < <= > >= == ~= (op is one of these) when at least
	// one operand is userdata, in the order written. Not handled: plain Lua.
	// It is not asked for == and ~= against a literal nil, true or false.
	Compare func(L *lua.LState, op string, a, b lua.LValue) (result, handled bool)
	// Store is asked for t[k] = v when t is userdata; not handled: E-FIELD.
	Store func(L *lua.LState, t, k, v lua.LValue) bool
	// Older tells what a global of older texts is called now, "" for others.
	Older func(name string) string
	// Line is told before each instruction which function it belongs to and on
	// which line of fn.SourceName it stands. Nothing is spent where it is nil.
	Line func(fn *lua.FunctionProto, line int)
}

// State is one sandbox: its own globals, its own libraries, its own meter. It
// is not safe for use by two goroutines at once.
type State struct {
	opt    Options
	root   *lua.LState // owns the globals; never runs anything
	meter  *meter
	free   []*lua.LState // threads that wait for the next entry
	depth  int           // entries inside one another right now
	used   int64
	caught caughtFault

	compared [2]lua.LValue // what was put in order last, for the message where it has none

	guards  []lua.LValue // hidden functions, in the order of guardNames
	globals *lua.LTable  // where globals live once sealed, else nil
	libs    map[*lua.LTable]bool
	frozen  map[*lua.LTable]bool
	held    map[*lua.LTable]bool // read-only for a while, see Hold
	// What was there when that began, and how many entries into Lua stood open.
	standing  standing
	holdDepth int
	holes     map[*lua.LTable]int64 // keys removed from a table, see next
	lines     map[string][]string   // source lines of the last chunk of each path
	shown     map[string][]string   // the same, over those of the chunks before
	chunks    map[*lua.FunctionProto]bool
	words     map[string]bool // globals of the host that no script may write
	next      *lua.LFunction
	step      *lua.LFunction // the iterator of ipairs
}

// caughtFault is the last fault that pcall turned into text: error() with the
// same text throws the same fault again, with its code and place.
type caughtFault struct {
	text  string
	fault *fault.Error
}

var capIndex sync.Once

// New makes an empty sandbox with the allowed libraries.
func New(o Options) *State {
	// gopher-lua keeps this cap in a package variable; it is set once, before
	// the first table exists, and to the same value for every State.
	capIndex.Do(func() { lua.MaxArrayIndex = MaxIndex + 1 })
	s := &State{
		opt: o,
		root: lua.NewState(lua.Options{
			SkipOpenLibs: true, CallStackSize: MaxCalls,
			RegistrySize: 1024, RegistryMaxSize: 8192, RegistryGrowStep: 1024,
		}),
		meter:  newMeter(o.Stop),
		libs:   map[*lua.LTable]bool{},
		frozen: map[*lua.LTable]bool{},
		holes:  map[*lua.LTable]int64{},
		lines:  map[string][]string{},
		shown:  map[string][]string{},
		chunks: map[*lua.FunctionProto]bool{},
	}
	// The first thread to run would otherwise become the main thread.
	s.root.G.MainThread, s.root.G.CurrentThread = s.root, s.root
	s.openFault()
	s.openGuards()
	s.openBase()
	s.openLibrary("math", mathFuncs(), mathValues())
	s.openLibrary("string", stringFuncs(), nil)
	s.openLibrary("table", tableFuncs(), nil)
	s.openStringMethods()
	s.openStrict()
	return s
}

// L gives the root thread, for building tables and userdata. Never call Lua
// through it: that is what Run and Call are for.
func (s *State) L() *lua.LState { return s.root }

// Set defines a global of the host, also after SealGlobals.
func (s *State) Set(name string, v lua.LValue) { s.globalTable().RawSetString(name, v) }

// Get returns a global, or lua.LNil when nobody defined it.
func (s *State) Get(name string) lua.LValue { return s.globalTable().RawGetString(name) }

func (s *State) globalTable() *lua.LTable {
	if s.globals != nil {
		return s.globals
	}
	return s.root.G.Global
}

// Names lists the globals, those of the host and those of scripts, sorted.
func (s *State) Names() []string {
	var names []string
	g := s.globalTable()
	for k, _ := g.Next(lua.LNil); k != lua.LNil; k, _ = g.Next(k) {
		if name, ok := k.(lua.LString); ok {
			names = append(names, string(name))
		}
	}
	sort.Strings(names)
	return names
}

// NewTable builds a table whose pairs order is that of the sorted keys, so
// that nothing a script sees depends on the order of a Go map.
func (s *State) NewTable(fields map[string]lua.LValue) *lua.LTable {
	keys := make([]string, 0, len(fields))
	for k := range fields {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	t := s.root.CreateTable(0, len(keys))
	for _, k := range keys {
		t.RawSetString(k, fields[k])
	}
	return t
}

// SealGlobals makes writing any global E-GLOBAL from now on.
//
// The values move to a table behind the real one: an assignment to a key that
// a table has never asks its metatable, one that it lacks does.
func (s *State) SealGlobals() {
	if s.globals != nil {
		return
	}
	env := s.root.G.Global
	names := s.Names()
	hidden := s.root.CreateTable(0, len(names))
	for _, n := range names {
		hidden.RawSetString(n, env.RawGetString(n))
		env.RawSetString(n, lua.LNil)
	}
	hidden.Metatable = env.Metatable
	meta := s.root.CreateTable(0, 2)
	meta.RawSetString("__index", hidden)
	meta.RawSetString("__newindex", s.root.NewFunction(s.refuseGlobal))
	env.Metatable = meta
	s.globals = hidden
}

// WatchGlobals asks before every write of a global from now on; an error
// refuses it. It takes the place of SealGlobals. Words of ProtectGlobals are
// refused without asking.
func (s *State) WatchGlobals(ask func(name string) *fault.Error) {
	s.SealGlobals()
	meta, _ := s.root.G.Global.Metatable.(*lua.LTable)
	meta.RawSetString("__newindex", s.root.NewFunction(func(L *lua.LState) int {
		s.refuseWord(L, L.Get(2).String())
		if err := ask(L.Get(2).String()); err != nil {
			Throw(L, err)
		}
		s.rawStore(L, s.globals, L.Get(2), L.Get(3))
		return 0
	}))
}

// Lines gives the source of a chunk that ran in this State, by its path.
func (s *State) Lines(path string) []string { return s.lines[path] }

func (s *State) refuseGlobal(L *lua.LState) int {
	Throw(L, fault.New("E-GLOBAL", "global %q is written after loading", L.Get(2).String()).
		Suggest(stateHint))
	return 0
}

const stateHint = `use a local, or declare a state: state = { angry = "flag" }`

// openStrict makes reading a name that nobody defined an error.
func (s *State) openStrict() {
	meta := s.root.CreateTable(0, 1)
	meta.RawSetString("__index", s.root.NewFunction(func(L *lua.LState) int {
		Throw(L, s.noGlobal(L.Get(2).String()))
		return 0
	}))
	s.root.G.Global.Metatable = meta
}

// absent tells what to use in place of a name of plain Lua that is not here.
func absent(name string) string {
	switch name {
	case "io", "os", "package", "debug", "dofile", "loadfile":
		return "scripts cannot reach files or the system"
	case "load", "loadstring", "module":
		return "text cannot be loaded as code here"
	case "coroutine", "newproxy", "collectgarbage", "getfenv", "setfenv":
		return "it is left out of the sandbox"
	case "_G":
		return "name the global itself"
	case "arg":
		return "write { ... }"
	case "random", "randomseed":
		return "only dice are random here: use dice"
	case "continue":
		return "write goto continue, and ::continue:: before the end of the loop"
	case "null", "None", "undefined":
		return "write nil"
	case "bit", "bit32", "utf8":
		return "Lua 5.1 has no such library"
	}
	return ""
}

// entry is one function of a library.
type entry struct {
	name string
	call func(s *State, L *lua.LState) int
}

// value is one constant of a library.
type value struct {
	name string
	v    lua.LValue
}

// bind makes a library function a Lua value.
func (s *State) bind(call func(s *State, L *lua.LState) int) *lua.LFunction {
	return Func(s.root, func(L *lua.LState) int { return call(s, L) })
}

// openLibrary builds a library of functions and constants.
func (s *State) openLibrary(name string, funcs []entry, values []value) {
	fields := map[string]lua.LValue{}
	for _, f := range funcs {
		fields[f.name] = s.bind(f.call)
	}
	for _, v := range values {
		fields[v.name] = v.v
	}
	s.SetLibrary(name, fields)
}

// SetLibrary defines a library table of the host, in sorted order. It can be
// neither changed nor asked for what it lacks.
func (s *State) SetLibrary(name string, fields map[string]lua.LValue) {
	t := s.NewTable(fields)
	meta := s.root.CreateTable(0, 2)
	meta.RawSetString("__index", s.root.NewFunction(func(L *lua.LState) int {
		Throw(L, noField(t, name, L.Get(2).String()))
		return 0
	}))
	meta.RawSetString("__metatable", lua.LFalse)
	t.Metatable = meta
	s.libs[t] = true
	s.Set(name, t)
}

// absentField is absent for fields of libraries.
func absentField(full string) string {
	switch full {
	case "table.unpack":
		return "write unpack"
	case "table.pack":
		return "write { ... }"
	case "table.getn":
		return "write #t"
	case "string.dump":
		return "code cannot be dumped here"
	case "math.exp", "math.log", "math.log10", "math.sin", "math.cos", "math.tan":
		return "left out: its last digit differs between machines"
	}
	return ""
}

// openStringMethods gives strings their methods, through a table of this State
// that no script can reach: in gopher-lua the library itself is the metatable.
func (s *State) openStringMethods() {
	fields := map[string]lua.LValue{}
	library, _ := s.Get("string").(*lua.LTable)
	for k, v := library.Next(lua.LNil); k != lua.LNil; k, v = library.Next(k) {
		fields[k.String()] = v
	}
	methods := s.NewTable(fields)
	methods.Metatable = s.root.CreateTable(0, 1)
	methods.Metatable.(*lua.LTable).RawSetString("__index", s.root.NewFunction(func(L *lua.LState) int {
		Throw(L, s.noFieldOfWord(L, L.Get(2).String(), slices.Sorted(maps.Keys(fields))))
		return 0
	}))
	s.libs[methods] = true
	meta := s.root.CreateTable(0, 2)
	meta.RawSetString("__index", methods)
	meta.RawSetString("__metatable", lua.LFalse)
	s.root.SetMetatable(lua.LString(""), meta)
}

// noFieldOfWord is the error of a word that is asked for a field or a method.
func (s *State) noFieldOfWord(L *lua.LState, key string, methods []string) *fault.Error {
	path, line := Where(L, 1)
	find := s.finder(path, line)
	objects := find.objects(key)
	if len(objects) != 1 {
		return fault.New("E-FIELD", "a word has no field %q", key).Suggest(suggest.Hint(key, methods))
	}
	of := objects[0]
	if slices.Contains(find.calls, of+":"+key) {
		return fault.New("E-FIELD", "%s is a word: it has no method %q", of, key).Suggest(suggest.Hint(key, methods))
	}
	return fault.New("E-FIELD", "%s is a word: it has no field %q", of, key).Suggest(fmt.Sprintf("compare it: %s == %q", of, key))
}
