package hook

import (
	"fmt"
	"sync"
	"sync/atomic"

	"skald/core/dice"
)

// Path names an object by how it is reached, never by which one it is: a slot
// of the event, an element of an answered list, a field of another path, or (at
// the prompt) a fixed id. Leaves of a remembered handler hold paths, so one
// answer serves every pair of models.
type Path int32

const (
	derivedBase Path = 64
	constBase   Path = 1 << 24
)

// SlotPath is the object in a slot of the event.
func SlotPath(s Slot) Path { return Path(s) }

// ConstPath is a fixed object; the game's orders and the prompt use it.
func ConstPath(id int32) Path { return constBase + Path(id) }

// IsConst says whether p is a fixed object, and which.
func (p Path) IsConst() (int32, bool) {
	if p >= constBase {
		return int32(p - constBase), true
	}
	return 0, false
}

// derived is a path one step away from others.
type derived struct {
	q Question // a question that answers with an object, or with a list
	i int32    // element of the list, -1 for the answer itself
}

// Lexicon interns words, derived paths, filters and dice expressions. It only grows; reading is
// lock-free, so that workers share it.
type Lexicon struct {
	mu      sync.Mutex
	syms    atomic.Pointer[[]string]
	symOf   map[string]int32
	paths   atomic.Pointer[[]derived]
	pathOf  map[derived]Path
	options atomic.Pointer[[][]Option]
	optOf   map[string]int32
	filters atomic.Pointer[[]Filter]
	filtOf  map[Filter]int32
	exprs   atomic.Pointer[[]dice.Expr]
	exprOf  map[string]int32
}

// NewLexicon returns an empty lexicon; symbol 0 is the empty word.
func NewLexicon() *Lexicon {
	l := &Lexicon{symOf: map[string]int32{"": 0}, pathOf: map[derived]Path{}, filtOf: map[Filter]int32{}, optOf: map[string]int32{},
		exprOf: map[string]int32{}}
	l.syms.Store(&[]string{""})
	l.paths.Store(&[]derived{})
	l.filters.Store(&[]Filter{})
	l.options.Store(&[][]Option{})
	l.exprs.Store(&[]dice.Expr{})
	return l
}

// grow appends to a published slice under the writer's lock. Readers see the
// old header or the new one: what the append writes lies beyond the old length,
// and the store publishes it.
func grow[T any](p *atomic.Pointer[[]T], x T) int {
	old := *p.Load()
	next := append(old, x)
	p.Store(&next)
	return len(old)
}

// Sym interns a word.
func (l *Lexicon) Sym(s string) int32 {
	l.mu.Lock()
	defer l.mu.Unlock()
	if n, ok := l.symOf[s]; ok {
		return n
	}
	n := int32(grow(&l.syms, s))
	l.symOf[s] = n
	return n
}

// Word of a symbol; "" of Nil and of an unknown one.
func (l *Lexicon) Word(sym int32) string {
	s := *l.syms.Load()
	if sym < 0 || int(sym) >= len(s) {
		return ""
	}
	return s[sym]
}

func (l *Lexicon) derive(d derived) Path {
	l.mu.Lock()
	defer l.mu.Unlock()
	if p, ok := l.pathOf[d]; ok {
		return p
	}
	p := derivedBase + Path(grow(&l.paths, d))
	l.pathOf[d] = p
	return p
}

// AnswerPath is the object that answers q.
func (l *Lexicon) AnswerPath(q Question) Path { return l.derive(derived{q, -1}) }

// ElementPath is the i-th (from 0) object of the list that answers q.
func (l *Lexicon) ElementPath(q Question, i int) Path { return l.derive(derived{q, int32(i)}) }

// Origin of a path that is one step away from others: the question that answers
// with the object, i then -1, or with the list that it is the i-th of. ok is
// false for a slot and a fixed object.
func (l *Lexicon) Origin(p Path) (q Question, i int, ok bool) {
	if p < derivedBase || p >= constBase {
		return Question{}, 0, false
	}
	d := (*l.paths.Load())[p-derivedBase]
	return d.q, int(d.i), true
}

// Slot of an event that a path is; false for any other path.
func (p Path) Slot() (Slot, bool) { return Slot(p), p < derivedBase }

// Option of a choice: a word, or an object by its path.
type Option struct {
	Word string
	Path Path
	Type Type // of the object
}

// AddOptions interns the options of a choice.
func (l *Lexicon) AddOptions(opts []Option) int32 {
	key := fmt.Sprintf("%#v", opts)
	l.mu.Lock()
	defer l.mu.Unlock()
	if n, ok := l.optOf[key]; ok {
		return n
	}
	n := int32(grow(&l.options, append([]Option(nil), opts...)))
	l.optOf[key] = n
	return n
}

// Options by number.
func (l *Lexicon) Options(n int32) []Option { return (*l.options.Load())[n] }

// AddExpr interns a dice expression; E-ARG where text is none.
func (l *Lexicon) AddExpr(text string) (int32, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if n, ok := l.exprOf[text]; ok {
		return n, nil
	}
	e, err := dice.Parse(text)
	if err != nil {
		return 0, err
	}
	n := int32(grow(&l.exprs, e))
	l.exprOf[text] = n
	return n, nil
}

// Expr by its number.
func (l *Lexicon) Expr(n int32) dice.Expr { return (*l.exprs.Load())[n] }

// ExprText is how a dice expression was written.
func (l *Lexicon) ExprText(n int32) string {
	l.mu.Lock()
	defer l.mu.Unlock()
	for text, k := range l.exprOf {
		if k == n {
			return text
		}
	}
	return ""
}

// Filter narrows a query for models (lua-side: a table). The zero value of a
// field does not narrow.
type Filter struct {
	Side                                 string // "friend", "enemy", "any"
	Troop, Faction, Has, Without, Wields int32  // symbols
	Foreign, Mounted, Unhorsed, InMelee  Tri
	Hidden, Object, Visible, Touches     Tri
	Within                               int32 // thousandths of an inch, 0: any distance
	Others                               bool
}

// Tri is a condition that may be absent.
type Tri uint8

// The three values of a Tri.
const (
	Either Tri = iota
	No
	Yes
)

// Holds says whether a fact meets the condition.
func (t Tri) Holds(x bool) bool { return t == Either || (t == Yes) == x }

// AddFilter interns a filter.
func (l *Lexicon) AddFilter(f Filter) int32 {
	l.mu.Lock()
	defer l.mu.Unlock()
	if n, ok := l.filtOf[f]; ok {
		return n
	}
	n := int32(grow(&l.filters, f))
	l.filtOf[f] = n
	return n
}

// Filter by its number.
func (l *Lexicon) Filter(n int32) Filter { return (*l.filters.Load())[n] }
