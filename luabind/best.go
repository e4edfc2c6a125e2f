package luabind

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"skald/core/fault"
	"skald/core/hook"
	"skald/core/odds"
	"skald/core/suggest"
	"skald/luabind/vm"
)

// best is how decisions are made when the best are asked for.
type best struct {
	side   int32  // whose decisions are the best for it; hook.Nil: everybody's
	player string // the same of one who has no side on the table
	least  *float64
	ask    interface {
		Decide(what int64, n, def int, mine bool) int
		Shown() []int
	}
	players []string // who decided, by name, in order: see met
	words   []string // of decisions met, two for each option: see named
	byWord  map[string]int64
	what    []int64 // options chosen on the best way, and how often
	times   []*big.Rat
}

// worth of an outcome to whoever decides: its number, or whether it is at least
// one that was named; of yes and no, yes.
func (b *best) worth(o odds.Outcome) *big.Rat {
	switch {
	case b.least != nil && o.IsNum:
		return yes(o.Num >= *b.least)
	case o.IsNum:
		r := new(big.Rat)
		r.SetFloat64(o.Num)
		return r
	}
	return yes(o.Label == "true")
}

func yes(x bool) *big.Rat {
	if x {
		return big.NewRat(1, 1)
	}
	return new(big.Rat)
}

// decide forks into the options of a decision.
func (b *best) decide(x *exec, d hook.Decision) int {
	if x.x == nil {
		return d.Def
	}
	b.met(d)
	return b.ask.Decide(b.named(d), len(d.Words), d.Def, b.mine(d))
}

// mine says whether a decision is made for the most. What nobody is named for is.
func (b *best) mine(d hook.Decision) bool {
	switch {
	case b.side < 0 && b.player == "" || d.Side < 0 && d.Player == "":
		return true
	case b.player != "" || d.Player != "":
		return b.player == d.Player
	}
	return (d.Side == b.side) != d.Enemy
}

// met notes who decides by name.
func (b *best) met(d hook.Decision) {
	if d.Player != "" && !slices.Contains(b.players, d.Player) {
		b.players = append(b.players, d.Player)
	}
}

// stranger is the error where nobody decides by the name that was given.
func (b *best) stranger() *fault.Error {
	if b.player == "" || slices.Contains(b.players, b.player) {
		return nil
	}
	e := fault.New("E-ARG", "nobody called %q decides there", b.player)
	if len(b.players) == 0 {
		return e.Suggest(fmt.Sprintf("choose(label, list, { by = %q })", b.player))
	}
	return e.Suggest(suggest.OneOf(b.player, b.players))
}

// together says that players decided for one end who may have two.
func (b *best) together() string {
	if len(b.players) < 2 || b.side >= 0 || b.player != "" {
		return ""
	}
	return fmt.Sprintf("the best decisions, %s all for the same end (side = %q: the others against it):", strings.Join(b.players, ", "), b.players[0])
}

// named numbers the options of a decision: the first of them.
func (b *best) named(d hook.Decision) int64 {
	key := d.Stream
	if d.Label != "" && d.Label != d.Stream {
		key += ", " + d.Label
	}
	if seen := b.ask.Shown(); len(seen) > 0 {
		key += ", rolled " + join(seen)
	}
	full := key + ": " + strings.Join(d.Words, "|")
	n, ok := b.byWord[full]
	if !ok {
		n = int64(len(b.words))
		b.byWord[full] = n
		for _, w := range d.Words {
			b.words = append(b.words, key+": "+w)
		}
	}
	return n
}

// doBest: best(f, { side = red, measure = m, at_least = 2 }).
func (s *Session) doBest(L *lua.LState) int {
	b := &best{side: hook.Nil, byWord: map[string]int64{}}
	take := func(t *lua.LTable) *lua.LTable {
		rest := s.user.vm.L().CreateTable(0, 4)
		for k, v := t.Next(lua.LNil); k != lua.LNil; k, v = t.Next(k) {
			switch k {
			case lua.LString("side"):
				b.side, b.player = s.player(L, v, "side")
			case lua.LString("at_least"):
				n, ok := v.(lua.LNumber)
				if !ok {
					vm.Throw(L, fault.New("E-ARG", "at_least is a number, not %s", describe(v)))
				}
				least := float64(n)
				b.least = &least
			default:
				rest.RawSet(k, v)
			}
		}
		return rest
	}
	for i := 1; i <= L.GetTop(); i++ {
		if t, ok := L.Get(i).(*lua.LTable); ok {
			L.Replace(i, take(t))
		}
	}
	a := s.oddsArgs(L, "best")
	a.o.best = b
	d := s.distOf(L, a)
	if e := b.stranger(); e != nil {
		vm.Throw(L, e)
	}
	if !d.Numeric() && !d.YesNo() {
		vm.Throw(L, fault.New("E-ARG", "best needs something to be best at: a number, or true or false").
			Suggest("return not b.alive, or measure = measure.wounds(b)"))
	}
	L.Push(s.wrap(&bestAnswer{distribution{s, d}, b.together(), b.decisions()}))
	return 1
}

// decisions of the best way in words: what is chosen, and how often. Many are
// told by what is chosen.
func (b *best) decisions() []string {
	var order, what []string
	when := map[string][]string{}
	times := map[string]*big.Rat{}
	rows := make([]int, len(b.what))
	for i := range rows {
		rows[i] = i
	}
	slices.SortFunc(rows, func(x, y int) int { return int(b.what[x] - b.what[y]) })
	for _, i := range rows {
		text := b.words[b.what[i]]
		what = append(what, fmt.Sprintf("%s (%s)", text, often(b.times[i])))
		cut := strings.LastIndex(text, ": ")
		option := text[cut+2:]
		if times[option] == nil {
			order, times[option] = append(order, option), new(big.Rat)
		}
		when[option] = append(when[option], text[:cut])
		times[option].Add(times[option], b.times[i])
	}
	if len(what) <= mostDecisions {
		return what
	}
	var out []string
	for _, o := range order {
		out = append(out, fmt.Sprintf("%s (%s): %s", o, often(times[o]), strings.Join(when[o], "; ")))
	}
	return out
}

// mostDecisions are told one by one.
const mostDecisions = 8

// often is an expected number of times in words.
func often(times *big.Rat) string {
	n, _ := times.Float64()
	switch {
	case times.Cmp(big.NewRat(1, 1)) == 0:
		return "always"
	case n < 1:
		return fmt.Sprintf("in %.4g %%", 100*n)
	}
	return fmt.Sprintf("%.4g times", n)
}
