package hook

import (
	"slices"
	"sync"
	"sync/atomic"
)

// Bounds of what is remembered: beyond them the branch is called each time,
// which is slower and just as right.
const (
	MaxAnswers = 64
	MaxNodes   = 4096
)

// Tree is a handler remembered: inner nodes are the questions it asked, edges
// the answers, leaves what it asked for. Published nodes never change but for
// new edges, so workers walk without locks and insert under one.
type Tree struct {
	root  atomic.Pointer[node]
	mu    sync.Mutex
	nodes atomic.Int32
	miss  atomic.Int64
}

type node struct {
	q       Question
	yes, no atomic.Pointer[node]   // answers 1 and 0
	more    atomic.Pointer[[]edge] // other answers
	leaf    bool
	asks    []Ask
}

type edge struct {
	answer int32
	to     *node
}

func (n *node) next(answer int32) *node {
	switch answer {
	case 1:
		return n.yes.Load()
	case 0:
		return n.no.Load()
	}
	if m := n.more.Load(); m != nil {
		for _, e := range *m {
			if e.answer == answer {
				return e.to
			}
		}
	}
	return nil
}

// Nodes remembered so far, and how often the script had to be entered.
func (t *Tree) Nodes() (nodes int, misses int64) { return int(t.nodes.Load()), t.miss.Load() }

// Forget everything.
func (t *Tree) Forget() {
	t.mu.Lock()
	t.root.Store(nil)
	t.nodes.Store(0)
	t.mu.Unlock()
}

// insert adds the branch that a call has shown.
func (t *Tree) insert(trail []QA, asks []Ask) inserted {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.miss.Add(1)
	if int(t.nodes.Load())+len(trail)+1 > MaxNodes {
		return unkept
	}
	at := t.root.Load()
	attach := func(n *node) { t.root.Store(n) }
	for i := range trail {
		qa := trail[i]
		if at == nil {
			at = &node{q: qa.Q}
			t.nodes.Add(1)
			attach(at)
		}
		if at.leaf || at.q != qa.Q {
			return unkept // another worker saw other questions: the replay check reports it
		}
		if m := at.more.Load(); m != nil && len(*m) >= MaxAnswers && at.next(qa.A) == nil {
			return unkept
		}
		from, answer := at, qa.A
		attach = func(n *node) { from.set(answer, n) }
		at = at.next(answer)
	}
	if at != nil {
		return known
	}
	leaf := &node{leaf: true, asks: slices.Clone(asks)} // nil stays nil
	t.nodes.Add(1)
	attach(leaf)
	return fresh
}

func (n *node) set(answer int32, to *node) {
	switch answer {
	case 1:
		n.yes.Store(to)
	case 0:
		n.no.Store(to)
	default:
		var old []edge
		if m := n.more.Load(); m != nil {
			old = *m
		}
		next := append(old[:len(old):len(old)], edge{answer, to})
		n.more.Store(&next)
	}
}

// answerOf runs the handler: along the tree as far as it is known, through the
// script from there. The asks of a leaf are shared and must not be changed.
func (r *Run) answerOf(ev *Event, h *Handler) []Ask {
	if !r.Remember {
		return r.call(ev, h, nil)
	}
	base := len(r.answers)
	n := h.Tree.root.Load()
	for n != nil {
		if n.leaf {
			answers := r.answers[base:]
			r.answers = r.answers[:base]
			r.Walks++
			if r.Stats != nil {
				r.Stats.Walked++
				if n.asks == nil {
					r.Stats.saidNo(h, func() []QA { return h.Tree.trail(answers) })
				}
			}
			if r.Work != nil {
				r.Work[h.Rule.Num].Walked++
			}
			return n.asks
		}
		a := r.Answer(ev, &n.q)
		r.answers = append(r.answers, a)
		n = n.next(a)
	}
	trail := h.Tree.trail(r.answers[base:])
	r.answers = r.answers[:base]
	return r.call(ev, h, trail)
}

// trail rebuilds the questions that were answered on the way to a miss. What
// other workers inserted since does not matter: the way itself never changes.
func (t *Tree) trail(answers []int32) []QA {
	out := make([]QA, 0, len(answers)+8)
	n := t.root.Load()
	for _, a := range answers {
		out = append(out, QA{n.q, a})
		n = n.next(a)
	}
	return out
}

func (r *Run) call(ev *Event, h *Handler, trail []QA) []Ask {
	if r.Enter != nil {
		defer r.Enter()()
	}
	if r.Stats != nil {
		r.Stats.Called++
	}
	asks, full, err := h.Call(r, ev, trail)
	how := fresh
	switch {
	case err != nil:
		r.Fail(err)
		asks = nil
	case r.Remember:
		how = h.Tree.insert(full, asks)
	}
	r.entered(h, how)
	if asks == nil && err == nil && r.Stats != nil {
		r.Stats.saidNo(h, func() []QA { return full })
	}
	return asks
}
