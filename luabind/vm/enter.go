package vm

import (
	"fmt"
	"runtime"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// This file is the only door into Lua. A test forbids every other call of
// gopher-lua that runs a script, because each entry needs all of: a thread of
// its own (an error in gopher-lua closes the captured locals of every active
// frame of its thread, so a caught one must not share a thread with its
// catcher), the meter, and a recover of our own (gopher-lua panics through its
// own protected call when the registry overflows in a tail call).

// failure is how an entry ended badly.
type failure struct {
	value lua.LValue   // what was raised; nil for a fault or a panic
	fault *fault.Error // a fault on its way to the host; nil for a raised value
	panic any          // a Go panic
	trace []fault.Frame
}

// Run runs a chunk and returns all its results. budget counts instructions; 0
// means what the run around it has left, or DefaultBudget outside of any. The
// error, if any, is a *fault.Error.
func (s *State) Run(c *Chunk, budget int64) ([]lua.LValue, error) {
	return s.counted(s.Function(c), budget, lua.MultRet, nil)
}

// Function of a chunk, to be called later.
func (s *State) Function(c *Chunk) *lua.LFunction {
	s.keep(c)
	s.chunks[c.Proto] = true
	return s.root.NewFunctionFromProto(c.Proto)
}

// keep remembers the text of a chunk. One that begins with blank lines stands
// below what ran before under its path, as the inputs of a prompt do: functions
// of those still name their lines.
func (s *State) keep(c *Chunk) {
	s.lines[c.Path] = c.Lines
	shown := append([]string(nil), c.Lines...)
	for i, old := range s.shown[c.Path] {
		if i == len(shown) || shown[i] != "" {
			break
		}
		shown[i] = old
	}
	s.shown[c.Path] = shown
}

// Call calls a function of this State and returns nret results (lua.MultRet:
// all). Budget and error are as in Run. A call made by a host function that
// Lua called counts against the run around it as well.
func (s *State) Call(fn *lua.LFunction, budget int64, nret int, args ...lua.LValue) ([]lua.LValue, error) {
	return s.counted(fn, budget, nret, args)
}

// CallApart is Call with a budget of its own: the run around it is not charged.
func (s *State) CallApart(fn *lua.LFunction, budget int64, nret int, args ...lua.LValue) ([]lua.LValue, error) {
	left := s.meter.left
	s.meter.left = max(left, budget)
	out, err := s.counted(fn, budget, nret, args)
	s.meter.left = left
	return out, err
}

// Used is how many instructions the last Run or Call took.
func (s *State) Used() int64 { return s.used }

// counted arms the meter around one entry.
func (s *State) counted(fn *lua.LFunction, budget int64, nret int, args []lua.LValue) ([]lua.LValue, error) {
	if s.chunks[fn.Proto] { // a chunk, or code in quotes: its guards are its arguments
		args = s.guards
	}
	m := s.meter
	outer, nested := m.left, s.depth > 0
	limit := budget
	if nested && (limit <= 0 || limit > outer) {
		limit = max(outer, 0)
	}
	if !nested {
		m.base = 0
		if limit <= 0 {
			limit = DefaultBudget
		}
	}
	m.left, m.why = limit, running
	if m.stop != nil && m.stop.Load() {
		m.empty(aborted)
	}
	out, f := s.enter(fn, nret, args)
	s.used = limit - m.rest()
	var err error
	if f != nil {
		err = s.report(f, fn, limit)
	}
	m.left, m.why = outer-s.used, running
	if !nested {
		s.caught = caughtFault{}
		if len(s.holes) > 1024 {
			clear(s.holes)
		}
	}
	return out, err
}

// enter runs fn on a thread of its own. A thread that panicked is dropped.
func (s *State) enter(fn *lua.LFunction, nret int, args []lua.LValue) ([]lua.LValue, *failure) {
	if s.depth >= MaxNest {
		return nil, &failure{fault: fault.New("E-DEPTH", "calls are nested deeper than %d protected calls", MaxNest).
			Suggest("a rule that reads what it decides itself, or a pcall in itself?")}
	}
	th := s.thread()
	s.depth++
	crash, err := protect(th, fn, nret, args)
	s.depth--
	if crash != nil {
		return nil, &failure{panic: crash}
	}
	if err != nil {
		f := failed(err)
		if f.panic == nil {
			th.SetTop(0)
			s.free = append(s.free, th)
		}
		return nil, f
	}
	var out []lua.LValue
	if n := th.GetTop(); n > 0 {
		out = make([]lua.LValue, n)
		for i := range out {
			out[i] = th.Get(i + 1)
		}
		th.SetTop(0)
	}
	s.free = append(s.free, th)
	return out, nil
}

// thread takes a thread from the pool or makes one. The root has no context,
// so NewThread does not wrap the meter into a context of its own.
func (s *State) thread() *lua.LState {
	if n := len(s.free); n > 0 {
		th := s.free[n-1]
		s.free = s.free[:n-1]
		return th
	}
	th, _ := s.root.NewThread()
	th.SetContext(s.contextOf(th))
	return th
}

func protect(th *lua.LState, fn *lua.LFunction, nret int, args []lua.LValue) (crash any, err error) {
	defer func() {
		if r := recover(); r != nil {
			crash = r
		}
	}()
	th.Push(fn)
	for _, a := range args {
		th.Push(a)
	}
	return nil, th.PCall(len(args), nret, nil)
}

// failed reads what a protected call returned.
func failed(err error) *failure {
	api, ok := err.(*lua.ApiError)
	if !ok {
		return &failure{panic: err}
	}
	f := &failure{trace: parseTrace(api.StackTrace)}
	if api.Type == lua.ApiErrorPanic {
		f.panic = api.Object.String()
		return f
	}
	if ud, ok := api.Object.(*lua.LUserData); ok {
		if e, ok := ud.Value.(*fault.Error); ok {
			f.fault = e
			return f
		}
	}
	f.value = api.Object
	return f
}

// callIn calls a Lua value on the thread that is running, as a metamethod or a
// callback: an error in it passes through the caller.
func callIn(L *lua.LState, fn lua.LValue, nret int, args ...lua.LValue) {
	L.Push(fn)
	for _, a := range args {
		L.Push(a)
	}
	L.Call(len(args), nret)
}

// callOne is callIn for a single result.
func callOne(L *lua.LState, fn lua.LValue, args ...lua.LValue) lua.LValue {
	callIn(L, fn, 1, args...)
	v := L.Get(-1)
	L.Pop(1)
	return v
}

// Func makes a Go function callable from Lua. A Go panic in it is E-INTERNAL
// and cannot be caught by the script.
func Func(L *lua.LState, f func(L *lua.LState) int) *lua.LFunction {
	return L.NewFunction(guarded(f))
}

func guarded(f func(L *lua.LState) int) lua.LGFunction {
	return func(L *lua.LState) int {
		defer func() {
			r := recover()
			if r == nil {
				return
			}
			if _, ok := r.(*lua.ApiError); ok || vmOverflow(r) {
				panic(r)
			}
			Unwind(L, fault.New("E-INTERNAL", "a host function failed: %v", r).Because(asError(r)))
		}()
		return f(L)
	}
}

func asError(r any) error {
	if e, ok := r.(error); ok {
		return e
	}
	return fmt.Errorf("%v", r)
}

// vmOverflow recognises the panic of gopher-lua when its registry overflows
// inside a tail call: it looks up instruction -1 of the new function.
func vmOverflow(r any) bool {
	if e, ok := r.(runtime.Error); ok {
		r = e.Error()
	}
	text, ok := r.(string)
	return ok && strings.Contains(text, "index out of range [-1]")
}
