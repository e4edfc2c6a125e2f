package luabind

import (
	"math"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/battle"
	"skald/core/fault"
	"skald/core/hook"
	"skald/luabind/vm"
)

// A handler is a pure function of the answers to its questions. So it is run
// without any battle: the answers are made up, one way after the other. What
// shows something new, an answer never given at that line, is gone first; then
// the ways are gone in the order in which they were found, those that leave the
// beaten one least before the others.

// Of one handler: its runs, and the instructions of all of them together.
const (
	maxRuns   = 2000
	maxRunFor = 200 * HookBudget
	// maxDeep is how many answers of one run are changed in others, and with how
	// many a mistake is told by those that lead to it.
	maxDeep = 200
)

// explorer runs the handlers of a library.
type explorer struct {
	lib  *Library
	w    *worker
	seen map[hook.Place]bool // lines that ran
	at   hook.Place          // the last one
}

func newExplorer(l *Library, w *worker) *explorer {
	return &explorer{lib: l, w: w, seen: map[hook.Place]bool{}}
}

// line is told each line that runs.
func (x *explorer) line(fn *lua.FunctionProto, line int) {
	if x.at.Line == line && x.at.Path == fn.SourceName {
		return
	}
	x.at = hook.Place{Path: fn.SourceName, Line: line}
	x.seen[x.at] = true
}

// functions of a handler: its whens and its effect.
func (x *explorer) functions(h *hook.Handler) (*vm.State, []*lua.LFunction) {
	fn := x.lib.fns[h]
	st := x.w.states[fn.mod]
	whens, effect := st.scripts(fn)
	return st.vm, append(whens, effect)
}

// reach of a handler: of all its functions.
func (x *explorer) reach(h *hook.Handler) vm.Reach {
	state, fns := x.functions(h)
	all := vm.Reach{Lines: map[string][]int{}}
	for _, fn := range fns {
		r := state.Reach(fn)
		all.Words = append(all.Words, r.Words...)
		all.Numbers = append(all.Numbers, r.Numbers...)
		all.Compared = append(all.Compared, r.Compared...)
		all.Raw = append(all.Raw, r.Raw...)
		for path, lines := range r.Lines {
			all.Lines[path] = append(all.Lines[path], lines...)
		}
	}
	return all
}

// way is one run: the answers given, what else could have been said, what was
// asked for.
type way struct {
	trail   []hook.QA
	options [][]int32    // of each answer of the trail that was made up in this run
	at      []hook.Place // where each was asked
	asks    []hook.Ask
	used    int64 // instructions
	err     *fault.Error
}

// survey is what the exploration of a handler found.
type survey struct {
	h     *hook.Handler
	reach vm.Reach
	runs  int
	used  int64 // instructions
	nodes int   // that play would remember, or more
	whole bool  // every way was gone
	deep  bool  // some way was longer than maxDeep
	asks  bool  // on some way it asked for something
	wrong []mishap
	raw   []hook.Place // where lengths are read whole
	list  int          // the longest list that was made up, 0 where none was asked for
}

// mishap is a mistake with the answers that lead to it.
type mishap struct {
	err   *fault.Error
	trail []hook.QA
	open  bool // an answer that it needs was made up and perhaps never comes
}

// same says whether two errors are one mistake: what stands in the place of what
// should be there makes no other.
func same(a, b *fault.Error) bool {
	if a == nil || b == nil || a.Code != b.Code || a.Path != b.Path || a.Line != b.Line {
		return false
	}
	one, _, _ := strings.Cut(a.Message, ", not ")
	other, _, _ := strings.Cut(b.Message, ", not ")
	return one == other
}

// novelty is an answer at a line, never given before.
type novelty struct {
	q  hook.Question
	a  int32
	at hook.Place
}

// explore a handler.
func (x *explorer) explore(h *hook.Handler) *survey {
	s := &survey{h: h, reach: x.reach(h)}
	p := newProber(x.lib, h, s.reach)
	x.walk(p, s)
	if sizes := p.longer(); s.list > 0 && len(sizes) > len(p.sizes) {
		p.sizes = sizes
		s.join(x.walk(p, &survey{h: h}))
	}
	x.again(p, s)
	x.reduce(p, s)
	return s
}

// join takes up what lists that are longer led to. What play would remember of it
// the first walk has told.
func (s *survey) join(o *survey) {
	s.list = max(s.list, o.list)
	s.asks = s.asks || o.asks
	s.whole = s.whole && o.whole
	for _, m := range o.wrong {
		s.mistake(m)
	}
}

// mistake takes up one that is new.
func (s *survey) mistake(m mishap) {
	if !slices.ContainsFunc(s.wrong, func(old mishap) bool { return same(old.err, m.err) }) {
		s.wrong = append(s.wrong, m)
	}
}

// walk goes the ways of a handler.
func (x *explorer) walk(p *prober, s *survey) *survey {
	known := map[novelty]bool{}
	fresh, rest := [][]hook.QA{nil}, [][]hook.QA{}
	for s.runs < maxRuns && s.used < maxRunFor && len(fresh)+len(rest) > 0 {
		list := &fresh
		if len(fresh) == 0 {
			list = &rest
		}
		prefix := (*list)[0]
		*list = (*list)[1:]
		w := x.run(p, prefix, p.answers)
		s.take(p, w, len(prefix))
		s.deep = s.deep || len(w.trail) > maxDeep
		for i := len(prefix); i < min(maxDeep, len(w.trail)); i++ {
			q := w.trail[i]
			known[novelty{q.Q, q.A, w.at[i]}] = true
			for _, a := range w.options[i] {
				if a == q.A {
					continue
				}
				next := append(slices.Clone(w.trail[:i]), hook.QA{Q: q.Q, A: a})
				if n := (novelty{q.Q, a, w.at[i]}); !known[n] {
					known[n] = true
					fresh = append(fresh, next)
				} else if len(rest) < hook.MaxNodes {
					rest = append(rest, next)
				}
			}
		}
	}
	s.whole = len(fresh)+len(rest) == 0 && !s.deep
	s.nodes += len(fresh) + len(rest) // each leads to one at least
	return s
}

// take up what a run showed.
func (s *survey) take(p *prober, w *way, prefix int) {
	s.runs++
	s.used += w.used
	s.nodes += len(w.trail) - prefix + 1
	s.asks = s.asks || len(w.asks) > 0
	if w.err != nil {
		s.mistake(mishap{err: w.err, trail: w.trail})
	}
	for _, qa := range w.trail {
		if qa.Q.Op == hook.OpList {
			s.list = max(s.list, 2, int(qa.A))
		}
	}
	for i := range w.trail[min(prefix, len(w.trail)):] {
		q := w.trail[prefix+i].Q
		if at := w.at[prefix+i]; readsLength(p, q) && !slices.Contains(s.raw, at) {
			s.raw = append(s.raw, at)
		}
	}
}

// again gives the answers of the first way once more: the same must come of them.
func (x *explorer) again(p *prober, s *survey) {
	first := x.run(p, nil, p.answers)
	if w := x.run(p, first.trail, p.answers); w.err != nil && w.err.Code == "E-REPLAY" {
		s.wrong = append(s.wrong, mishap{err: w.err, trail: w.trail})
	}
}

// readsLength says whether a question is for the whole of a length: each is an
// answer of its own.
func readsLength(p *prober, q hook.Question) bool {
	if q.Cmp != hook.CmpNone || q.Op != hook.OpSlot && q.Op != hook.OpField && q.Op != hook.OpMethod && q.Op != hook.OpState {
		return false
	}
	return p.about(q).typ == hook.Length
}

// run a handler once; answer makes up what the prefix does not say.
func (x *explorer) run(p *prober, prefix []hook.QA, answer func(hook.Question, []hook.QA) []int32) *way {
	w := &way{options: make([][]int32, len(prefix)), at: make([]hook.Place, len(prefix))}
	ev := &hook.Event{P: p.h.Point}
	ev.Clear()
	if hasRole(p.h.Point, p.h.Rule, hook.ModelSlot) {
		ev.F[hook.ModelSlot] = 0
	}
	c := &call{r: &hook.Run{Lex: x.lib.content.Lex, Host: x.w}, ev: ev, h: p.h, prefix: prefix}
	c.meet = func(q hook.Question) int32 {
		options := answer(q, c.full)
		for len(w.options) < len(c.full) { // a prefix that was not asked for to its end
			w.options, w.at = append(w.options, nil), append(w.at, hook.Place{})
		}
		w.options, w.at = append(w.options, options), append(w.at, x.at)
		return options[0]
	}
	x.at = hook.Place{}
	asks, _, err := x.w.handle(c, x.lib.fns[p.h])
	w.trail, w.asks, w.used = c.full, asks, c.used
	if err != nil {
		w.err = asFault(err)
	}
	return w
}

// reduce the answers that lead to each mistake to those without which it does
// not happen.
func (x *explorer) reduce(p *prober, s *survey) {
	for i := range s.wrong {
		if len(s.wrong[i].trail) > maxDeep {
			s.wrong[i].trail = nil
		}
	}
	s.wrong = slices.DeleteFunc(s.wrong, func(m mishap) bool {
		return byWord(m.err) && slices.ContainsFunc(x.needed(p, m), p.otherData)
	})
	for i := range s.wrong {
		s.wrong[i].trail = x.needed(p, s.wrong[i])
		for _, qa := range s.wrong[i].trail {
			s.wrong[i].open = s.wrong[i].open || p.madeUp(qa)
		}
	}
}

// madeUp says whether an answer is one that perhaps never comes: that there is
// nothing, or some number.
func (p *prober) madeUp(qa hook.QA) bool {
	switch qa.Q.Op {
	case hook.OpExists, hook.OpList:
		return qa.A == 0
	case hook.OpSlot, hook.OpField, hook.OpMethod, hook.OpState:
		if qa.Q.Cmp != hook.CmpNone {
			return qa.Q.K == math.MinInt32 && qa.A == 0
		}
		typ := p.about(qa.Q).typ
		if typ == hook.Sym {
			return qa.A == hook.Nil || !slices.Contains(p.reach.Compared, p.lib.content.Lex.Word(qa.A))
		}
		return qa.A == hook.Nil || typ != hook.Bool && typ != hook.Enum && !usual(typ, qa.A)
	}
	return false
}

// usual numbers are 1 and 2: there is hardly a thing that they cannot count. That
// a length is not whole is usual too.
func usual(typ hook.Type, n int32) bool {
	if typ == hook.Length && n == halfInch*hook.Milli {
		return true
	}
	if typ == hook.Length || typ == hook.Number {
		n /= hook.Milli
	}
	return n == 1 || n == 2
}

// otherData says whether an answer is a word of the data that nobody wrote there.
func (p *prober) otherData(qa hook.QA) bool {
	return qa.Q.Op == hook.OpData && p.lib.content.Data.Value(int(qa.Q.X)).Kind == battle.Str && qa.A != p.data(int(qa.Q.X))[0]
}

// nth tells a question from the same one asked again, as dice are.
type nth struct {
	q hook.Question
	n int
}

// needed are the answers of a mistake without which it does not happen.
func (x *explorer) needed(p *prober, m mishap) []hook.QA {
	fixed := map[nth]int32{}
	counts := map[hook.Question]int{}
	var order []nth
	for _, qa := range m.trail {
		k := nth{qa.Q, counts[qa.Q]}
		counts[qa.Q]++
		fixed[k] = qa.A
		order = append(order, k)
	}
	var out []hook.QA
	for i := len(order) - 1; i >= 0; i-- {
		k := order[i]
		if x.matters(p, m.err, fixed, k, m.trail[:i]) {
			out = append(out, m.trail[i])
		}
	}
	slices.Reverse(out)
	return out
}

// matters says whether a mistake goes away when one answer is another.
func (x *explorer) matters(p *prober, err *fault.Error, fixed map[nth]int32, k nth, past []hook.QA) bool {
	was := fixed[k]
	defer func() { fixed[k] = was }()
	for _, a := range p.answers(k.q, past) {
		if a == was {
			continue
		}
		fixed[k] = a
		if !same(x.run(p, nil, steered(p, fixed)).err, err) {
			return true
		}
	}
	return false
}

// steered answers as fixed says, else as is likely.
func steered(p *prober, fixed map[nth]int32) func(hook.Question, []hook.QA) []int32 {
	return func(q hook.Question, past []hook.QA) []int32 {
		n := 0
		for _, qa := range past {
			if qa.Q == q {
				n++
			}
		}
		if a, ok := fixed[nth{q, n}]; ok {
			return []int32{a}
		}
		return p.answers(q, past)
	}
}
