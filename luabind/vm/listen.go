package vm

import (
	"context"

	lua "github.com/yuin/gopher-lua"
)

// heard is the context of a thread whose instructions somebody listens to: the
// meter of its State, which it asks first, so that a budget ends a run at the
// same place with a listener and without.
type heard struct {
	*meter
	thread *lua.LState
	line   func(fn *lua.FunctionProto, line int)
}

// Done counts one instruction and tells where it stands.
func (w *heard) Done() <-chan struct{} {
	if stop := w.meter.Done(); stop != nil {
		return stop
	}
	at, ok := w.thread.GetStack(0)
	if !ok {
		return nil
	}
	if fn, err := w.thread.GetInfo("fl", at, lua.LNil); err == nil {
		w.line(fn.(*lua.LFunction).Proto, at.CurrentLine)
	}
	return nil
}

// contextOf a thread of this State.
func (s *State) contextOf(th *lua.LState) context.Context {
	if s.opt.Line == nil {
		return s.meter
	}
	return &heard{s.meter, th, s.opt.Line}
}

// meterOf the run that L belongs to, nil outside of any.
func meterOf(L *lua.LState) *meter {
	switch c := L.Context().(type) {
	case *meter:
		return c
	case *heard:
		return c.meter
	}
	return nil
}
