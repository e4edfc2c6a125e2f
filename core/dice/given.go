package dice

import (
	"fmt"
	"sort"
	"strings"

	"skald/core/fault"
)

// Given hands out the dice of a scenario: natural faces by stream, in the order
// consumed, or by stream and roller. Too few is an error at once, left over
// dice are what Left reports.
type Given struct {
	dice map[givenKey][]int
	used map[givenKey]int
	name func(Stream) string // stream to the name that the scenario used
	who  func(int32) string
	err  error
}

type givenKey struct {
	stream Stream
	who    string // "": any roller
}

// NewGiven returns an empty source; name and who word its messages.
func NewGiven(name func(Stream) string, who func(int32) string) *Given {
	return &Given{dice: map[givenKey][]int{}, used: map[givenKey]int{}, name: name, who: who}
}

// Add appends faces to a stream; who names a model, or "" for whoever rolls.
func (g *Given) Add(s Stream, who string, faces ...int) {
	k := givenKey{s, who}
	g.dice[k] = append(g.dice[k], faces...)
}

// Roll takes the next face of the roller's own list, else of the stream's.
func (g *Given) Roll(s Stream, who int32) Die {
	name := ""
	if who >= 0 && g.who != nil {
		name = g.who(who)
	}
	for _, k := range []givenKey{{s, name}, {s, ""}} {
		if q := g.dice[k]; len(q) > 0 {
			g.dice[k] = q[1:]
			g.used[k]++
			return Fixed(q[0])
		}
	}
	if g.err == nil {
		by, given := "", g.used[givenKey{s, ""}]
		if name != "" {
			by, given = " for "+name, given+g.used[givenKey{s, name}]
		}
		e := fault.New("E-DICE", "no %s die left%s: %d given", g.name(s), by, given)
		for _, other := range g.others(s, name) {
			e.Suggest(fmt.Sprintf("there are faces for %s, who has not rolled", other))
		}
		g.err = e.Suggest(fmt.Sprintf("add a face to dice = { %s = { ... } }", luaKey(g.name(s))))
	}
	return Fixed(1)
}

// others than name for whom faces of a stream are left, sorted.
func (g *Given) others(s Stream, name string) []string {
	var out []string
	for k, q := range g.dice {
		if k.stream == s && k.who != "" && k.who != name && len(q) > 0 && g.used[k] == 0 {
			out = append(out, k.who)
		}
	}
	sort.Strings(out)
	return out
}

func luaKey(s string) string {
	if strings.ContainsAny(s, "-: ") {
		return fmt.Sprintf("[%q]", s)
	}
	return s
}

// Mark returns a function that gives back the dice consumed since: an order
// that is taken back takes its dice back.
func (g *Given) Mark() func() {
	dice, used, err := map[givenKey][]int{}, map[givenKey]int{}, g.err
	for k, q := range g.dice {
		dice[k] = q
	}
	for k, n := range g.used {
		used[k] = n
	}
	return func() { g.dice, g.used, g.err = dice, used, err }
}

// Left describes dice that were not consumed, "" when none are left.
func (g *Given) Left() string {
	var parts []string
	for k, q := range g.dice {
		if len(q) == 0 {
			continue
		}
		n := g.name(k.stream)
		if k.who != "" {
			n += " of " + k.who
		}
		parts = append(parts, fmt.Sprintf("%s %v", n, q))
	}
	sort.Strings(parts)
	return strings.Join(parts, ", ")
}

// Split is never needed: a given die has one face.
func (g *Given) Split(d Die, mask Set) Set { return d.set }

// SplitPool counts; every die has one face.
func (g *Given) SplitPool(n int, set, mask Set) int { return allOrNone(n, set, mask) }

// Scope does nothing: given dice are consumed in order.
func (g *Given) Scope(order, fight, who, attack int32) {}

// Err is the first missing die.
func (g *Given) Err() error { return g.err }
