package luabind

import (
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/pillage"
	"skald/core/trace"
	"skald/luabind/vm"
)

// Session is one table with somebody at it: a person at the prompt, a script,
// a scenario. It is what repl.Session asks for.
type Session struct {
	lib    *Library
	w      *worker
	user   *modState // where typed lines and scripts run
	game   *pillage.Game
	seed   uint64
	out    strings.Builder
	traced bool // print the explanation of each order
	last   *trace.Log
	ev     hook.Event // for reading outside handlers
	asking bool       // inside a question: illegal orders do nothing
	illeg  int        // illegal orders on this branch
}

// NewSession lays an empty table. Dice are seeded.
func (l *Library) NewSession(seed uint64) (*Session, error) {
	w := l.first
	if l.first = nil; w == nil {
		var err error
		if w, err = l.newWorker(); err != nil {
			return nil, err
		}
		for _, st := range w.states {
			st.vm.SealGlobals()
		}
	}
	own := *l
	s := &Session{lib: &own, w: w, seed: seed}
	w.lib = s.lib
	w.live, w.session = s.live, s
	s.user = w.newState(len(w.states))
	s.openUser()
	w.states = append(w.states, s.user)
	s.Clear()
	return s, nil
}

// openUser gives the typed state its words.
func (s *Session) openUser() {
	s.user.vm = vm.New(vm.Options{Stop: s.w.stop, Compare: s.w.compare, Store: s.user.store,
		Print: func(line string) { s.out.WriteString(line + "\n") }})
	s.user.openViews()
	s.user.ev = &lua.LUserData{Value: &evTag{}, Metatable: s.user.meta, Env: s.user.vm.L().Env}
	s.user.sink.all = nil
	openDeclarations(s.user.vm, &s.user.sink)
	s.openVerbs()
}

// Clear lays a new, empty table.
func (s *Session) Clear() {
	s.game = pillage.New(s.lib.content, dice.NewSeeded(s.seed, 0))
	s.attach()
}

// attach makes the game know the worker behind its scripts.
func (s *Session) attach() {
	s.game.R.Host = s.w
	s.game.R.Log = &trace.Log{}
	s.game.R.Stats = hook.NewStats(len(s.lib.content.Rules))
	s.ev.Clear()
	for k := range s.user.views { // views of the old table
		if k.path >= hook.ConstPath(0) {
			delete(s.user.views, k)
		}
	}
}

// Game on the table.
func (s *Session) Game() *pillage.Game { return s.game }

// Library behind the session.
func (s *Session) Library() *Library { return s.lib }

// Seed of the dice.
func (s *Session) Seed() uint64 { return s.seed }

// SetSource replaces the source of chance.
func (s *Session) SetSource(src dice.Source) { s.game.R.Src = src }

// SetChooser answers decisions; nil takes the defaults.
func (s *Session) SetChooser(f func(hook.Decision) int) { s.game.R.Choose = f }

// Remember switches the remembering of handlers.
func (s *Session) Remember(on bool) { s.game.R.Remember = on }

func (s *Session) live() *liveness { return &liveness{s.game.R, &s.ev, s.game.Battle} }

// State of typed lines, for words that a caller adds.
func (s *Session) State() *vm.State { return s.user.vm }

// Run a compiled chunk in the session, declarations included: a rule typed at
// the prompt is in force at once.
func (s *Session) Run(c *vm.Chunk) ([]lua.LValue, error) {
	had := len(s.user.sink.all)
	res, err := s.user.vm.Run(c, RunBudget)
	if derr := s.declared(had); err == nil {
		err = derr
	}
	return res, err
}

// declared takes up what was declared since `had`, all of it or nothing.
func (s *Session) declared(had int) error {
	all := s.user.sink.all
	fresh := all[had:]
	game := false
	for _, d := range fresh {
		game = game || d.kind != "scenario"
	}
	if !game {
		return nil
	}
	// The same id typed again replaces what was typed before.
	kept := append([]declared(nil), all[:had]...)
	for _, d := range fresh {
		found := false
		for i := range kept {
			if kept[i].kind == d.kind && kept[i].id == d.id && d.kind != "game_table" {
				d.ordinal = i
				kept[i], found = d, true
			}
		}
		if !found {
			d.ordinal = len(kept)
			kept = append(kept, d)
		}
	}
	old := append([]declared(nil), all[:had]...)
	s.user.sink.all = kept
	next := *s.lib
	if err := next.understand(s.w, s.lib.content.Lex); err != nil {
		s.user.sink.all = old
		return err
	}
	next.first = nil
	s.adopt(&next)
	return nil
}

// adopt goes on with another library on the same table.
func (s *Session) adopt(next *Library) {
	*s.lib = *next
	s.game = s.game.Rebase(s.lib.content)
	s.attach()
}

// Eval runs a typed line and returns what to show (repl.Session).
func (s *Session) Eval(src string) (string, error) {
	s.out.Reset()
	s.w.stop.Store(false)
	c, incomplete, err := vm.CompileLine("prompt", src)
	if incomplete {
		err = fault.New("E-SYNTAX", "the line ends too early").At("prompt", 1)
	}
	if err != nil {
		return "", err
	}
	res, err := s.Run(c)
	if err == nil {
		s.show(res)
	}
	return s.out.String(), err
}

// show prints the results of an expression.
func (s *Session) show(res []lua.LValue) {
	for _, v := range res {
		if v == lua.LNil && len(res) == 1 {
			continue
		}
		s.out.WriteString(strings.TrimRight(s.format(v), "\n") + "\n")
	}
}

// format shows a value as what it is.
func (s *Session) format(v lua.LValue) string {
	if x := viewOf(v); x != nil {
		return s.card(x)
	}
	if ud, ok := v.(*lua.LUserData); ok {
		if r, ok := ud.Value.(interface{ picture(*Session) string }); ok {
			return r.picture(s)
		}
	}
	if t, ok := v.(*lua.LTable); ok && t.Len() > 0 {
		if x := viewOf(t.RawGetInt(1)); x != nil {
			var lines []string
			for i := 1; i <= t.Len(); i++ {
				lines = append(lines, s.format(t.RawGetInt(i)))
			}
			return strings.Join(lines, "\n")
		}
	}
	return vm.Format(v)
}

// Incomplete tells whether more lines would complete src (repl.Session).
func (s *Session) Incomplete(src string) bool {
	_, incomplete, _ := vm.CompileLine("prompt", src)
	return incomplete
}

// Interrupt stops the running script (repl.Session).
func (s *Session) Interrupt() { s.w.stop.Store(true) }

// Trace is the explanation of the last order (repl.Session).
func (s *Session) Trace() string {
	if s.last == nil || len(s.last.Entries) == 0 {
		return ""
	}
	return s.last.String()
}

// SetTrace prints the explanation after each order (repl.Session).
func (s *Session) SetTrace(on bool) { s.traced = on }

// order carries out one order of a script.
func (s *Session) order(L *lua.LState, do func() error) (ok bool) {
	if s.w.cur != nil {
		vm.Throw(L, fault.New("E-REQUEST", "a rule cannot give orders").Suggest("ask through ev"))
	}
	err := s.game.Order(do)
	if s.game.R.Log != nil {
		s.last = &trace.Log{Entries: s.game.R.Log.Entries}
	}
	if err != nil {
		f := asFault(err)
		if s.asking && f.Code == "E-ORDER" {
			s.illeg++
			return false
		}
		if f.Path == "" { // the order's own place
			f = f.At(vm.Where(L, 1))
		}
		vm.Throw(L, f)
	}
	if s.traced && s.last != nil {
		s.out.WriteString(s.last.String())
	}
	return true
}

// refused is what an illegal order returns inside a question.
func (s *Session) refused() *lua.LTable {
	return s.user.vm.NewTable(map[string]lua.LValue{"refused": lua.LTrue})
}
