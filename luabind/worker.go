package luabind

import (
	"sync/atomic"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/play"
	"skald/luabind/vm"
)

// Budgets, in instructions of the Lua machine.
const (
	LoadBudget = 1_000_000  // one file of declarations
	HookBudget = 20_000     // one call of a handler
	RunBudget  = 50_000_000 // one line of the prompt, one script, one scenario
)

// readCost is what reading the table outside of rules counts for beside the
// instructions of Lua: a script that only reads ends about as soon.
const readCost = 30

// modState is one mod in one worker: a Lua state of its own.
type modState struct {
	w      *worker
	vm     *vm.State
	sink   sink
	views  map[viewKey]*lua.LUserData
	meths  map[methodKey]*lua.LFunction
	meta   *lua.LTable // of every view
	ev     *lua.LUserData
	typing bool // the state of a session, where somebody types
	open   bool // a chunk runs at its top level: things may be declared
	required
}

// inLib is where nothing is declared: what a file of lib does is to return.
const inLib = "by a file of lib"

const inQuestion = "inside a question"

// mayDeclare says why nothing may be declared now, "" while it may.
func (st *modState) mayDeclare() string {
	switch {
	case len(st.chain) > 0:
		return inLib
	case st.w.cur != nil:
		return "by a rule"
	case st.w.session != nil && st.w.session.asking:
		return inQuestion
	case !st.open:
		return "while a scenario runs"
	}
	return ""
}

// worker is everything that one goroutine needs to run scripts: a state for
// each mod, and who is asking at the moment. Trees are shared by workers, states
// never.
type worker struct {
	lib     *Library
	states  []*modState
	cur     *call // the handler that runs, nil outside
	stop    *atomic.Bool
	session *Session // whose worker it is, nil for none
}

// call is one run of a handler: the answers to replay, those found anew, and
// what it asks for.
type call struct {
	r      *hook.Run
	ev     *hook.Event
	h      *hook.Handler
	prefix []hook.QA
	pos    int
	full   []hook.QA
	asks   []hook.Ask
	when   bool // in `when`: reads only
	// meet answers in place of the battle where no battle is; nil: there is one.
	meet func(q hook.Question) int32

	st     *modState
	inLua  bool  // one of its functions runs
	outer  *call // the handler whose question led to this one, nil: none
	used   int64 // instructions so far
	inside int64 // of these in other handlers that its questions led to
}

// ask answers a question: a fact asked before the same again, the replayed
// prefix next, and only then the battle. An error of it must end the handler.
func (c *call) ask(q hook.Question) (int32, *fault.Error) {
	if !q.Op.Random() {
		for i := range c.full {
			if c.full[i].Q == q {
				return c.full[i].A, nil
			}
		}
	}
	var a int32
	if c.pos < len(c.prefix) {
		if c.prefix[c.pos].Q != q {
			return 0, c.replay()
		}
		a = c.prefix[c.pos].A
		c.pos++
	} else if c.meet != nil {
		a = c.meet(q)
	} else {
		a = c.r.Answer(c.ev, &q)
		if c.r.Err != nil {
			return 0, asFault(c.r.Err)
		}
	}
	c.full = append(c.full, hook.QA{Q: q, A: a})
	return a, nil
}

// replay is the error of a handler that does not repeat itself.
func (c *call) replay() *fault.Error {
	return fault.New("E-REPLAY", "%s asks other questions than before, given the same answers", c.h.Rule.ID).
		At(c.h.Place.Path, c.h.Place.Line).Suggest("a handler may depend only on what it reads through ev")
}

// ask from a script: through the handler that runs, else of the live table.
func (w *worker) ask(L *lua.LState, q hook.Question) int32 {
	if c := w.cur; c != nil {
		if c.when && q.Op.Random() {
			vm.Throw(L, fault.New("E-REQUEST", "when only reads").Suggest("dice and choices belong into the effect"))
		}
		a, err := c.ask(q)
		if err != nil {
			vm.Unwind(L, err)
		}
		return a
	}
	if L != nil {
		vm.Charge(L, readCost)
	}
	if s := w.session; s != nil {
		return s.fact(L, deed{q: q}, func(g *play.Play) (answer, error) {
			n, err := factOf(g, q)
			return answer{kind: ofNumber, n: float64(n)}, err
		}).id()
	}
	return hook.Nil
}

// factOf answers a question about a table outside of rules.
func factOf(g *play.Play, q hook.Question) (int32, error) {
	g.Refresh()
	ev := hook.Event{}
	ev.Clear()
	g.R.Err = nil
	n := g.R.Answer(&ev, &q)
	err := g.R.Err // a rule behind the answer failed
	g.R.Err = nil
	return n, err
}

// callHandler is the hook.Caller of a handler: it finds the scripts of the
// running worker and runs them.
func callHandler(h *hook.Handler, fn handlerFn) hook.Caller {
	return func(r *hook.Run, ev *hook.Event, trail []hook.QA) ([]hook.Ask, []hook.QA, error) {
		w := r.Host.(*worker)
		return w.handle(&call{r: r, ev: ev, h: h, prefix: trail}, fn)
	}
}

// handle runs a handler: when, then effect.
func (w *worker) handle(c *call, fn handlerFn) ([]hook.Ask, []hook.QA, error) {
	h := c.h
	c.st, c.outer = w.states[fn.mod], w.cur
	whens, effect := c.st.scripts(fn)
	w.cur = c
	defer c.end(w)
	for _, when := range whens {
		c.when = true
		res, err := c.enter(when)
		c.when = false
		if err != nil {
			return nil, nil, told(err, h, "when")
		}
		if !lua.LVAsBool(res[0]) {
			return nil, c.full, c.done()
		}
	}
	if h.Rule.Optional {
		// Asked outside any frame of Lua: an error is returned, never thrown.
		yes, err := c.ask(hook.Question{Op: hook.OpMay, X: c.r.Lex.Sym(h.Rule.Title.En)})
		if err != nil {
			return nil, nil, told(err, h, "effect")
		}
		if yes == 0 {
			return nil, c.full, c.done()
		}
	}
	res, err := c.enter(effect)
	if err == nil && res[0] != lua.LNil {
		err = fault.New("E-REQUEST", "the effect returns %s, and a returned value does nothing", describe(res[0])).
			Suggest("ask: " + list(c.ev.P.Takes()))
	}
	if err != nil {
		return nil, nil, told(err, h, "effect")
	}
	if c.asks == nil {
		c.asks = []hook.Ask{} // the effect did run
	}
	if h.Rule.Tried {
		c.asks = append(c.asks, hook.Ask{Op: hook.AskTried})
	}
	return c.asks, c.full, c.done()
}

// enter runs one of its functions.
func (c *call) enter(fn *lua.LFunction) ([]lua.LValue, error) {
	c.inLua = true
	res, err := c.st.vm.Call(fn, HookBudget, 1, c.st.ev)
	c.inLua = false
	c.used += c.st.vm.Used()
	return res, err
}

// end tells what the call took. A handler that a question of another led to counts
// in the meter of that one too, where both are of one state.
func (c *call) end(w *worker) {
	w.cur, c.r.Used = c.outer, c.used-c.inside
	for o := c.outer; o != nil; o = o.outer {
		if o.st == c.st && o.inLua {
			o.inside += c.used
			return
		}
	}
}

// done checks that every answer of the past was asked for again.
func (c *call) done() error {
	if c.pos < len(c.prefix) {
		return c.replay().For(c.h.Rule.ID)
	}
	return nil
}

// told puts the rule's name on an error of its handler.
func told(err error, h *hook.Handler, where string) error {
	if f, ok := err.(*fault.Error); ok {
		f.At(h.Place.Path, h.Place.Line)
		if n := len(f.Trace); n > 0 {
			f.Trace[n-1].In = where + " of " + h.Rule.ID
		}
		return f.For(h.Rule.ID)
	}
	return err
}

// scripts of a handler in this state: the whens of rule and part, the effect.
func (st *modState) scripts(fn handlerFn) (whens []*lua.LFunction, effect *lua.LFunction) {
	t := st.sink.all[fn.ordinal].table
	if f, ok := t.RawGetString("when").(*lua.LFunction); ok {
		whens = append(whens, f)
	}
	if fn.part > 0 {
		t = t.RawGetInt(fn.part).(*lua.LTable)
		if f, ok := t.RawGetString("when").(*lua.LFunction); ok {
			whens = append(whens, f)
		}
	}
	return whens, t.RawGetString("effect").(*lua.LFunction)
}

// settle turns a quantity into its number, Nil when there is none.
func (st *modState) settle(L *lua.LState, v lua.LValue) lua.LValue {
	if ud, ok := v.(*lua.LUserData); ok {
		if q, ok := ud.Value.(*quantity); ok {
			return q.number(L, st.w)
		}
	}
	return v
}
