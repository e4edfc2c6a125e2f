package vm

import (
	"fmt"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// maxTrace is how many frames an error keeps.
const maxTrace = 20

const faultMeta = "\x00fault"

// openFault makes the metatable of faults in flight. Scripts never hold one:
// pcall turns them into text.
func (s *State) openFault() {
	meta := s.root.CreateTable(0, 2)
	meta.RawSetString("__metatable", lua.LString("locked"))
	s.root.G.Registry.RawSetString(faultMeta, meta)
}

// Throw raises err from a Go function that Lua called. Run or Call then return
// that same *fault.Error, with Path, Line, Source and Trace filled in where
// they were empty.
func Throw(L *lua.LState, err *fault.Error) {
	if err.Path == "" {
		err.At(Where(L, 1))
	}
	ud := &lua.LUserData{Value: err, Metatable: L.G.Registry.RawGetString(faultMeta)}
	L.Error(ud, 0)
}

// fatalCause marks a fault that pcall must let through.
type fatalCause struct{ cause error }

func (f fatalCause) Error() string {
	if f.cause == nil {
		return "not to be caught"
	}
	return f.cause.Error()
}
func (f fatalCause) Unwrap() error { return f.cause }

// Unwind is Throw for an error that the script must not catch: pcall passes it
// on to the host.
func Unwind(L *lua.LState, err *fault.Error) {
	if _, ok := err.Cause.(fatalCause); !ok {
		err.Cause = fatalCause{err.Cause}
	}
	Throw(L, err)
}

func isFatal(e *fault.Error) bool { _, ok := e.Cause.(fatalCause); return ok }

// Where gives the place of Lua code that called: level 1 is the innermost Lua
// function on the stack, 2 its caller. Path is "" when there is none. Below a
// tail call the level counts from the bottom of the stack.
func Where(L *lua.LState, level int) (path string, line int) {
	for i := 0; i < MaxCalls; i++ {
		dbg, ok := L.GetStack(i)
		if !ok {
			break
		}
		if _, err := L.GetInfo("Sl", dbg, lua.LNil); err != nil || dbg.CurrentLine < 0 || dbg.Source == "" {
			continue
		}
		if level--; level <= 0 {
			return dbg.Source, dbg.CurrentLine
		}
	}
	return "", 0
}

// DefinedAt gives the place where a Lua function is written, "" for a host one.
func DefinedAt(fn *lua.LFunction) (path string, line int) {
	if fn == nil || fn.IsG || fn.Proto == nil {
		return "", 0
	}
	return fn.Proto.SourceName, fn.Proto.LineDefined
}

// parseTrace reads the Lua frames from the traceback of gopher-lua, which is
// the only record of the stack that survives a protected call.
func parseTrace(text string) []fault.Frame {
	var out []fault.Frame
	for _, l := range strings.Split(text, "\n") {
		place, in, ok := strings.Cut(strings.TrimPrefix(l, "\t"), ": in ")
		if !ok {
			continue
		}
		colon := strings.LastIndexByte(place, ':')
		if colon < 0 {
			continue
		}
		line, err := strconv.Atoi(place[colon+1:])
		if err != nil {
			continue
		}
		out = append(out, fault.Frame{Path: place[:colon], Line: line, In: frameName(in)})
	}
	return out
}

// frameName puts a frame of gopher-lua in our words.
func frameName(in string) string {
	name := strings.TrimPrefix(in, "function ")
	if len(name) > 2 && name[0] == '\'' {
		return "function " + strings.Trim(name, "'")
	}
	if strings.HasPrefix(name, "<") {
		if colon := strings.LastIndexByte(name, ':'); colon >= 0 {
			return "function of line " + strings.TrimSuffix(name[colon+1:], ">")
		}
	}
	return "chunk"
}

// report makes the fault that the host gets from a failure of an entry.
func (s *State) report(f *failure, fn *lua.LFunction, limit int64) *fault.Error {
	path, line := DefinedAt(fn)
	if n := len(f.trace); n > 0 {
		if last := &f.trace[n-1]; last.In == "chunk" && line > 0 && !s.chunks[fn.Proto] {
			last.In = fmt.Sprintf("function of line %d", line)
		}
		path, line = f.trace[0].Path, f.trace[0].Line
	}
	e := s.stopped(limit)
	switch {
	case e != nil:
	case f.fault != nil:
		e = f.fault
		if c, ok := e.Cause.(fatalCause); ok {
			e.Cause = c.cause
		}
	case f.panic != nil && vmOverflow(f.panic):
		e = fault.New("E-DEPTH", "too many arguments in calls inside one another").
			Suggest("a function that calls itself with more and more values?")
	case f.panic != nil:
		e = fault.New("E-INTERNAL", "the Lua machine failed: %v", f.panic).Because(asError(f.panic))
	default:
		e = s.raised(f)
	}
	e.At(path, line)
	if e.Code == "E-ARG" {
		told, hint := s.explain(e.Message, e.Path, e.Line)
		e.Message = told
		e.Suggest(hint)
	}
	if e.Source == "" {
		e.Source = s.source(e.Path, e.Line)
	}
	for _, fr := range f.trace {
		if len(e.Trace) < maxTrace {
			e.Trace = append(e.Trace, fr)
		}
	}
	return e
}

// stopped makes the fault of a meter that ran out, or nil.
func (s *State) stopped(limit int64) *fault.Error {
	switch s.meter.why {
	case exhausted:
		return fault.New("E-BUDGET", "stopped after %d instructions", limit).
			Suggest("a loop that does not end?")
	case aborted:
		return fault.New("E-ABORTED", "stopped from outside")
	case memory:
		return fault.New("E-MEMORY", "stopped: the memory of this run is used up").
			Suggest("a table that only grows?")
	}
	return nil
}

// raised makes the fault of a raised Lua value.
func (s *State) raised(f *failure) *fault.Error {
	text, isText := f.value.(lua.LString)
	if !isText {
		return fault.New("E-RUNTIME", "the script raised %s", Format(f.value))
	}
	if c := s.caught; c.fault != nil && string(text) == c.text {
		return c.fault
	}
	msg, path, line := cutPlace(string(text), f.trace)
	var e *fault.Error
	switch msg {
	case "stack overflow", "registry overflow", "too many recursions in gettable", "too many recursions in settable":
		e = fault.New("E-DEPTH", "calls are nested deeper than %d levels", MaxCalls).
			Suggest("a recursion without an end?")
	default:
		if path == "" && len(f.trace) > 0 {
			path, line = f.trace[0].Path, f.trace[0].Line
		}
		told, hint := s.explain(msg, path, line)
		e = fault.New("E-RUNTIME", "%s", told).Suggest(hint)
	}
	return e.At(path, line)
}

// cutPlace takes the "path:line: " off a message, when it is the place of a
// frame of the trace.
func cutPlace(text string, trace []fault.Frame) (msg, path string, line int) {
	for _, fr := range trace {
		rest, ok := strings.CutPrefix(text, fr.Path+":")
		if !ok {
			continue
		}
		digits, msg, ok := strings.Cut(rest, ": ")
		if n, err := strconv.Atoi(digits); ok && err == nil {
			return msg, fr.Path, n
		}
	}
	return text, "", 0
}

// source gives the text of a line that ran in this State.
func (s *State) source(path string, line int) string {
	lines := s.shown[path]
	if line < 1 || line > len(lines) {
		return ""
	}
	return lines[line-1]
}
