package vm

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// Freeze makes every table reachable from the values read-only: through fields,
// keys, metatables, and for functions through their captured variables and the
// globals that they read. A store into one is E-FROZEN from then on.
func (s *State) Freeze(values ...lua.LValue) {
	w := s.walk(func(t *lua.LTable) { s.frozen[t] = true }, nil)
	for _, v := range values {
		w.visit(v)
	}
	w.run()
}

// Frozen tells whether a table is read-only for scripts.
func (s *State) Frozen(t *lua.LTable) bool { return s.closed(t) }

// Audit refuses a function that could keep something between two calls. It
// scans the compiled code of fn and of every function reachable from it, for
// writes to globals (E-GLOBAL) and to variables that live outside the function
// (E-UPVALUE); the error names the variable and its place. Host functions are
// trusted, but for an iterator of gmatch that is still running.
func (s *State) Audit(fn *lua.LFunction) error {
	var bad *fault.Error
	w := s.walk(nil, func(f *lua.LFunction) {
		if bad == nil {
			bad = s.auditOne(f)
		}
	})
	w.visit(fn)
	w.run()
	if bad == nil {
		return nil
	}
	return bad
}

// Pin is a captured variable with the value that it had.
type Pin struct {
	up  *lua.Upvalue
	was lua.LValue
}

// Pins lists the captured variables of fn and of every function reachable from
// it: what fn does may depend on them.
func (s *State) Pins(fn *lua.LFunction) []Pin {
	var out []Pin
	w := s.walk(nil, func(f *lua.LFunction) {
		for _, up := range f.Upvalues {
			if up != nil && !f.IsG {
				out = append(out, Pin{up, up.Value()})
			}
		}
	})
	w.visit(fn)
	w.run()
	return out
}

// Moved tells whether the variable holds something else by now.
func (p Pin) Moved() bool {
	now := p.up.Value()
	if now == p.was {
		return false
	}
	a, okA := now.(lua.LNumber)
	b, okB := p.was.(lua.LNumber)
	return !(okA && okB && a != a && b != b) // NaN is no other NaN
}

func (s *State) auditOne(f *lua.LFunction) *fault.Error {
	if f.IsG {
		for _, up := range f.Upvalues {
			if ud, ok := up.Value().(*lua.LUserData); ok {
				if _, ok := ud.Value.(*matchWalk); ok {
					return fault.New("E-UPVALUE", "a gmatch that began outside the handler keeps its place between calls").
						Suggest("call gmatch inside the handler")
				}
			}
		}
		return nil
	}
	outside := make([]bool, len(f.Proto.DbgUpvalues))
	for i := range outside {
		outside[i] = true
	}
	e := auditProto(f.Proto, outside)
	if e != nil {
		e.Source = s.source(e.Path, e.Line)
	}
	return e
}

// instruction fields, as gopher-lua packs them.
func opcode(inst uint32) int { return int(inst >> 26) }
func argB(inst uint32) int   { return int(inst & 0x1ff) }
func argC(inst uint32) int   { return int(inst>>9) & 0x1ff }
func argBx(inst uint32) int  { return int(inst & 0x3ffff) }

// auditProto scans one function and those written inside it. outside says for
// each captured variable whether it lives outside the function that is audited.
func auditProto(p *lua.FunctionProto, outside []bool) *fault.Error {
	for pc := 0; pc < len(p.Code); pc++ {
		inst := p.Code[pc]
		switch opcode(inst) {
		case lua.OP_SETGLOBAL:
			return fault.New("E-GLOBAL", "the handler writes the global %q", p.Constants[argBx(inst)].String()).
				At(p.SourceName, p.DbgSourcePositions[pc]).Suggest(stateHint)
		case lua.OP_SETUPVAL:
			if b := argB(inst); b >= len(outside) || outside[b] {
				return fault.New("E-UPVALUE", "the handler writes the variable %q, which lives outside it", upvalueName(p, b)).
					At(p.SourceName, p.DbgSourcePositions[pc]).Suggest(stateHint)
			}
		case lua.OP_SETLIST:
			if argC(inst) == 0 {
				pc++ // the next word is a number
			}
		case lua.OP_CLOSURE:
			inner := p.FunctionPrototypes[argBx(inst)]
			captured := make([]bool, len(inner.DbgUpvalues))
			for i := range captured {
				pc++
				if c := p.Code[pc]; opcode(c) == lua.OP_GETUPVAL {
					b := argB(c)
					captured[i] = b >= len(outside) || outside[b]
				}
			}
			if e := auditProto(inner, captured); e != nil {
				return e
			}
		}
	}
	return nil
}

// WritesGlobal finds the first global that a chunk writes, itself or in one of its
// functions; name is "" when it writes none.
func (c *Chunk) WritesGlobal() (name string, line int) {
	return globalIn(c.Proto, lua.OP_SETGLOBAL, "")
}

// NamesGlobal finds where fn, or a function reachable from it, reads a global;
// path is "" when none does.
func (s *State) NamesGlobal(fn *lua.LFunction, global string) (path string, line int) {
	w := s.walk(nil, func(f *lua.LFunction) {
		if path != "" || f.IsG {
			return
		}
		if name, at := globalIn(f.Proto, lua.OP_GETGLOBAL, global); name != "" {
			path, line = f.Proto.SourceName, at
		}
	})
	w.visit(fn)
	w.run()
	return path, line
}

// globalIn finds the first instruction of a kind that names a global, this one or
// any ("").
func globalIn(p *lua.FunctionProto, op int, global string) (name string, line int) {
	for pc := 0; pc < len(p.Code); pc++ {
		inst := p.Code[pc]
		switch opcode(inst) {
		case op:
			if n := p.Constants[argBx(inst)].String(); global == "" || n == global {
				return n, p.DbgSourcePositions[pc]
			}
		case lua.OP_SETLIST:
			if argC(inst) == 0 {
				pc++ // the next word is a number
			}
		}
	}
	for _, inner := range p.FunctionPrototypes {
		if name, line = globalIn(inner, op, global); name != "" {
			return name, line
		}
	}
	return "", 0
}

func upvalueName(p *lua.FunctionProto, i int) string {
	if i < len(p.DbgUpvalues) {
		return p.DbgUpvalues[i]
	}
	return fmt.Sprintf("variable %d", i)
}

// walker visits everything that Lua code could reach from some values. It keeps
// a list instead of recursing: a chain of tables may be long.
type walker struct {
	s     *State
	table func(*lua.LTable)
	fn    func(*lua.LFunction)
	seen  map[lua.LValue]bool
	todo  []lua.LValue
}

func (s *State) walk(table func(*lua.LTable), fn func(*lua.LFunction)) *walker {
	return &walker{s: s, table: table, fn: fn, seen: map[lua.LValue]bool{}}
}

func (w *walker) visit(v lua.LValue) {
	switch x := v.(type) {
	case *lua.LTable:
		if w.s.libs[x] {
			return
		}
	case *lua.LFunction:
	default:
		return
	}
	if !w.seen[v] {
		w.seen[v] = true
		w.todo = append(w.todo, v)
	}
}

func (w *walker) run() {
	for len(w.todo) > 0 {
		last := len(w.todo) - 1
		v := w.todo[last]
		w.todo = w.todo[:last]
		switch x := v.(type) {
		case *lua.LTable:
			if w.table != nil {
				w.table(x)
			}
			w.visit(x.Metatable)
			for k, e := x.Next(lua.LNil); k != lua.LNil; k, e = x.Next(k) {
				w.visit(k)
				w.visit(e)
			}
		case *lua.LFunction:
			if w.fn != nil {
				w.fn(x)
			}
			for _, up := range x.Upvalues {
				if up != nil {
					w.visit(up.Value())
				}
			}
			if !x.IsG {
				w.globals(x.Proto)
			}
		}
	}
}

// globals visits the globals that a function and those inside it name.
func (w *walker) globals(p *lua.FunctionProto) {
	for _, inst := range p.Code {
		if opcode(inst) == lua.OP_GETGLOBAL && argBx(inst) < len(p.Constants) {
			if name, ok := p.Constants[argBx(inst)].(lua.LString); ok {
				w.visit(w.s.Get(string(name)))
			}
		}
	}
	for _, inner := range p.FunctionPrototypes {
		w.globals(inner)
	}
}
