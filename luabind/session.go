package luabind

import (
	"strings"
	"sync/atomic"

	lua "github.com/yuin/gopher-lua"

	"skald/core/dice"
	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/core/trace"
	"skald/luabind/vm"
)

// Session is one table with somebody at it: a person at the prompt, a script,
// a scenario. It is what repl.Session asks for.
type Session struct {
	lib      *Library
	w        *worker
	user     *modState // where typed lines and scripts run
	game     *play.Play
	seed     uint64
	out      strings.Builder
	traced   bool // print the explanation of each order
	last     *trace.Log
	inputs   int    // typed inputs so far
	path     string // where the present input stands: its path and first line
	line     int
	asking   bool        // inside a question: illegal orders do nothing
	tried    *hook.Stats // what rules did inside questions
	answered *trace.Log  // how the last question is explained
	told     struct {    // what explain() said last
		text  string
		steps []trace.Step
	}
	threads int // of simulations, 0: as many as there are processors
	// Progress, where set, is told how far a simulation is; 0, 0 at its end.
	Progress func(done, of int)
	// Screen, where set, is how many characters wide the screen is now.
	Screen   func() int
	fitted   []fitted            // texts of the present input that depend on it
	answer   any                 // of the last input, for programs
	quest    *question           // the question whose function runs, nil outside
	epoch    int                 // tables laid so far: views of an older one are dead
	branch   int                 // number of the branch that runs, 0 outside questions
	branches int                 // branches so far, of all questions
	free     int32               // free rolls on this table: each has dice of its own
	answers  map[string]*answers // decisions that were given, by stream
	asked    map[string]bool     // streams that were asked
	alone    map[string]bool     // streams that were not, with one to choose from
	dropped  []droppedAnswer     // in the present input
	taken    int                 // declarations of the typed state that are in force
	dirty    bool                // a global was written since the typed rules were looked at
	pins     []vm.Pin            // what those rules captured
	tables   int                 // tables laid so far, those taken back too
	rec      dice.Recorder       // every source of chance rolls through it
	hist     history
	luck     tally
	work     counting
	stop     *atomic.Bool // of the worker, also of those that reloads bring
	broken   []ScriptFile // what Reload found that could not be loaded, nil: it could
	input    *input       // the one that is being answered, nil outside
	story    []*input     // those that went well
	begun    struct {     // how the session began
		seed uint64
		mods []string
	}
}

// NewSession lays an empty table. Dice are seeded. Close hands what it took to
// load back for the next one.
func (l *Library) NewSession(seed uint64) (*Session, error) {
	s := &Session{}
	if err := s.start(l, seed); err != nil {
		return nil, err
	}
	return s, nil
}

// start makes s a new session, whatever it was.
func (s *Session) start(l *Library, seed uint64) error {
	w := l.idle.take()
	if w == nil {
		var err error
		if w, err = l.newWorker(); err != nil {
			return err
		}
		for _, st := range w.states {
			st.vm.SealGlobals()
		}
	}
	w.stop.Store(false)
	own := *l
	s.handOver()
	*s = Session{lib: &own, w: w, stop: w.stop, seed: seed, path: s.path, line: s.line, traced: s.traced, Progress: s.Progress, Screen: s.Screen, work: counting{in: s.work.in}}
	if in := l.opt.Profile; in != nil {
		s.threads = 1 // which worker meets a new branch first changes what is remembered of large trees
		s.countIn(in)
	}
	s.ForgetChoices()
	w.lib = s.lib
	w.session = s
	s.user = w.emptyState(len(w.states), func(line string) { s.out.WriteString(line + "\n") })
	s.user.typing = true
	s.user.openPrint()
	s.openVerbs()
	s.user.vm.WatchGlobals(s.mayWrite)
	s.user.vm.ProtectGlobals()
	w.states = append(w.states, s.user)
	s.begun.seed, s.begun.mods = seed, l.opt.Mods
	s.Clear()
	return nil
}

// Close ends the session. The states of the mods hold nothing of it: they are
// sealed, and serve the next session of the library.
func (s *Session) Close() {
	if w := s.w; w != nil {
		s.countIn(nil)
		w.states = w.states[:len(w.states)-1]
		w.session, w.lib, w.cur = nil, nil, nil
		s.lib.idle.put(w)
		s.w = nil
	}
}

// Clear lays a new, empty table. Nothing before it can be taken back.
func (s *Session) Clear() {
	s.rec.Source = s.seeded()
	s.lay()
	s.hist, s.luck = history{}, nil
}

// lay a new, empty table.
func (s *Session) lay() {
	s.last, s.free = nil, 0
	s.tables++
	s.epoch = s.tables
	old := s.game
	s.game = s.lib.def.New(s.lib.content, &s.rec)
	s.game.R.Choose = s.decide
	s.game.R.Alone = func(d hook.Decision) { s.alone[d.Stream] = true }
	if old != nil {
		s.game.R.Remember = old.R.Remember
	}
	s.attach()
}

// attach makes the game know the worker behind its scripts.
func (s *Session) attach() {
	s.game.R.Host, s.game.R.Lang = s.w, s.lib.opt.Lang
	s.game.R.Log = &trace.Log{}
	s.game.R.Stats = hook.NewStats(len(s.lib.content.Rules))
	s.game.R.Work = s.counts()
	s.tried = nil
	for k := range s.user.views { // views of the old table
		if k.path >= hook.ConstPath(0) {
			delete(s.user.views, k)
		}
	}
}

// Game on the table.
func (s *Session) Game() *play.Play { return s.game }

// Library behind the session.
func (s *Session) Library() *Library { return s.lib }

// Seed of the dice.
func (s *Session) Seed() uint64 { return s.seed }

// SetSeed starts the dice anew from a seed, on this table and on those that
// battle{} lays after it.
func (s *Session) SetSeed(seed uint64) {
	s.seed = seed
	s.rec.Source = s.seeded()
}

func (s *Session) seeded() *dice.Seeded {
	src := dice.NewSeeded(s.seed, 0)
	src.Names = s.StreamName
	return src
}

// Threads of simulations; what comes out is the same for any number.
func (s *Session) Threads(n int) { s.threads = n }

// SetSource replaces the source of chance.
func (s *Session) SetSource(src dice.Source) { s.rec.Source = src }

// Remember switches the remembering of handlers.
func (s *Session) Remember(on bool) { s.game.R.Remember = on }

// Said is what was printed since the last input or the last Said.
func (s *Session) Said() string {
	defer s.out.Reset()
	return s.out.String()
}

// State of typed lines, for words that a caller adds.
func (s *Session) State() *vm.State { return s.user.vm }

// Incomplete tells whether more lines would complete src (repl.Session).
func (s *Session) Incomplete(src string) bool {
	_, incomplete, _ := vm.CompileLine(typed, src)
	return incomplete
}

// Interrupt stops the running script (repl.Session).
func (s *Session) Interrupt() { s.stop.Store(true) }

// Trace is the explanation of the last order (repl.Session).
func (s *Session) Trace() string {
	if s.last == nil || len(s.last.Entries) == 0 {
		return ""
	}
	return s.last.String()
}

// SetTrace prints the explanation after each order (repl.Session).
func (s *Session) SetTrace(on bool) { s.traced = on }

// orderCost is what an order counts for in the budget of a script, so that a
// script of orders ends as soon as one of instructions.
const orderCost = 200

// order carries out one order of a script; after an error nothing has happened,
// and the answers that it took wait again. Inside a question it is done on every
// branch.
func (s *Session) order(L *lua.LState, d deed, kind *resultKind, steps func(g *play.Play, o *outcome) []play.Step) *result {
	d.kind = anOrder
	s.mayOrder(L)
	r := &result{s: s, kind: kind, born: s.here()}
	if s.quest != nil {
		r.slot = s.quest.meetOrder(L, d, steps)
		return r
	}
	r.out = &outcome{}
	giveBack := s.markChoices()
	s.carry(L, func() error {
		err := s.game.Order(func() error { return s.game.CarryOut(steps(s.game, r.out)) })
		if err != nil {
			giveBack()
		}
		return err
	})
	r.trace = s.last
	if s.traced {
		r.told = s.inputs
	}
	if kind != nil && kind.text != nil {
		r.said = kind.text(s, r.out)
	}
	return r
}

// single is an order of one step.
func single(do func(g *play.Play, o *outcome) error) func(g *play.Play, o *outcome) []play.Step {
	return func(g *play.Play, o *outcome) []play.Step {
		return []play.Step{func() (bool, error) { return false, do(g, o) }}
	}
}

// change alters the table without an order: set-up and what-if. No dice, no
// points.
func (s *Session) change(L *lua.LState, d deed, do func(g *play.Play) (answer, error)) answer {
	d.kind = aChange
	if s.quest != nil {
		return s.quest.meet(L, d, func(x *exec) (answer, error) {
			values := x.g.Values
			a, err := do(x.g)
			if x.g.Values != values {
				x.write(factValues)
			}
			return a, err
		})
	}
	a, err := do(s.game)
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	return a
}

// fact reads the table as it is, as views do.
func (s *Session) fact(L *lua.LState, d deed, do func(g *play.Play) (answer, error)) answer {
	d.kind = aFact
	if s.quest != nil {
		return s.quest.meet(L, d, func(x *exec) (answer, error) { return do(x.g) })
	}
	s.used()
	a, err := do(s.game)
	if err != nil {
		vm.Throw(L, asFault(err))
	}
	return a
}

// look asks the table for something; answers that it took wait again.
func (s *Session) look(L *lua.LState, d deed, do func(g *play.Play) (answer, error)) answer {
	d.kind = aFact
	s.mayOrder(L)
	if s.quest != nil {
		return s.quest.meet(L, d, func(x *exec) (answer, error) {
			taken := x.taken
			defer func() { x.taken = taken }()
			a, err := do(x.g)
			if fault.CodeOf(err) == "E-ORDER" {
				x.refuse(err)
				return answer{}, nil
			}
			return a, err
		})
	}
	giveBack := s.markChoices()
	last, done := s.last, false
	defer func() {
		if !done { // no answer, nothing to explain: the last order is what it was
			s.last = last
		}
	}()
	var a answer
	s.carry(L, func() (err error) {
		defer giveBack()
		a, err = do(s.game)
		return err
	})
	done = true
	return a
}

// mayOrder refuses orders to rules, and charges for them.
func (s *Session) mayOrder(L *lua.LState) {
	if s.w.cur != nil {
		vm.Throw(L, fault.New("E-REQUEST", "a rule cannot give orders").Suggest("ask through ev"))
	}
	vm.Charge(L, orderCost)
	s.freshen(L)
}

// carry runs an order or a look of a script, keeps its explanation and tells its
// error.
func (s *Session) carry(L *lua.LState, do func() error) {
	walked := s.game.R.Walks
	err := do()
	vm.Charge(L, 4*(s.game.R.Walks-walked)) // remembered answers cost something too
	if s.game.R.Log != nil {
		s.last = &trace.Log{Entries: s.game.R.Log.Entries}
	}
	if err != nil {
		f := asFault(err)
		if f.Code == "E-CHOICE" { // the mistake of who gave the answer, not of who asked
			f.Path, f.Line, f.Source, f.Trace, f.Rule = "", 0, "", nil, ""
		}
		if f.Path == "" { // the order's own place
			f = f.At(vm.Where(L, 1))
		}
		vm.Throw(L, f)
	}
	if s.traced && s.last != nil {
		s.out.WriteString(s.last.String())
	}
}
