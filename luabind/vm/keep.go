package vm

import (
	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
)

// What stays as it is while scripts run: words of the host, the globals that a
// script had before another one, tables that a question may only read.

// ProtectGlobals makes every global that exists now a word of the host: scripts
// cannot assign it from now on, whatever else they may write. It goes with
// WatchGlobals.
func (s *State) ProtectGlobals() {
	s.words = map[string]bool{}
	for _, n := range s.Names() {
		s.words[n] = true
	}
}

// refuseWord refuses to write a word of the host.
func (s *State) refuseWord(L *lua.LState, name string) {
	if s.words[name] {
		Throw(L, fault.New("E-GLOBAL", "%s is a word of skald", name).Suggest("choose another name"))
	}
}

// SaveGlobals remembers which globals there are and what they hold. The function
// that it returns puts them back: those written since hold what they held, those
// added since are gone. What is inside a table is not looked at.
func (s *State) SaveGlobals() (restore func()) {
	was := map[string]lua.LValue{}
	for _, n := range s.Names() {
		was[n] = s.Get(n)
	}
	return func() {
		for _, n := range s.Names() {
			if _, had := was[n]; !had {
				s.Set(n, lua.LNil)
			}
		}
		for n, v := range was {
			s.Set(n, v)
		}
	}
}

// Hold makes every table reachable from some values read-only, as Freeze does,
// until thaw is called. What is frozen, before or meanwhile, stays so.
func (s *State) Hold(vals ...lua.LValue) (thaw func()) {
	held, stood, depth := s.held, s.standing, s.holdDepth
	s.held = map[*lua.LTable]bool{}
	for t := range held {
		s.held[t] = true
	}
	w := s.walk(func(t *lua.LTable) { s.held[t] = true }, nil)
	for _, v := range vals {
		w.visit(v)
	}
	w.run()
	s.standing, s.holdDepth = s.stand(w.seen), s.depth
	return func() { s.held, s.standing, s.holdDepth = held, stood, depth }
}

// FirstArguments lists the texts that the chunks of this State, as written, hand
// to a global function first: f("a") and f "a". open tells that some call hands
// it something else, which is known only when it runs.
func (s *State) FirstArguments(global string) (texts map[string]bool, open bool) {
	texts = map[string]bool{}
	for p := range s.chunks {
		firstArguments(p, global, texts, &open)
	}
	return texts, open
}

func firstArguments(p *lua.FunctionProto, global string, texts map[string]bool, open *bool) {
	constant := func(inst uint32) (string, bool) {
		i := argBx(inst)
		if i >= len(p.Constants) {
			return "", false
		}
		text, ok := p.Constants[i].(lua.LString)
		return string(text), ok
	}
	for pc, inst := range p.Code {
		if opcode(inst) != lua.OP_GETGLOBAL {
			continue
		}
		if name, _ := constant(inst); name != global {
			continue
		}
		if pc+1 < len(p.Code) && opcode(p.Code[pc+1]) == lua.OP_LOADK {
			if text, ok := constant(p.Code[pc+1]); ok {
				texts[text] = true
				continue
			}
		}
		*open = true
	}
	for _, inner := range p.FunctionPrototypes {
		firstArguments(inner, global, texts, open)
	}
}
