package tests

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"
	"pgregory.net/rapid"

	"skald/core/odds"
	"skald/luabind"
)

// gamble is a small tree of dice and decisions, each with two ways on.
type gamble struct {
	need  int // of a die; 0: a decision, or the end
	yes   *gamble
	no    *gamble
	worth int // at the end
}

func randomGamble(r *rand.Rand, depth int) *gamble {
	if depth == 0 || r.IntN(6) == 0 {
		return &gamble{worth: r.IntN(5)}
	}
	g := &gamble{yes: randomGamble(r, depth-1), no: randomGamble(r, depth-1)}
	if r.IntN(2) == 0 {
		g.need = 2 + r.IntN(5)
	}
	return g
}

// code is the gamble as a function in Lua; it answers with a local, so that ways
// may be put together, or at once.
func (g *gamble) code(b *strings.Builder, local bool) {
	switch {
	case g.yes == nil && local:
		fmt.Fprintf(b, " x = %d ", g.worth)
		return
	case g.yes == nil:
		fmt.Fprintf(b, " do return %d end ", g.worth)
		return
	case g.need > 0:
		fmt.Fprintf(b, " if dice.check(%d) then", g.need)
	default:
		b.WriteString(` if choose("what", { "this", "that" }) == "this" then`)
	}
	g.yes.code(b, local)
	b.WriteString(" else")
	g.no.code(b, local)
	b.WriteString(" end ")
}

// value is what the best decisions come to, where the ends have these values.
func (g *gamble) value(end func(worth int) *big.Rat) *big.Rat {
	if g.yes == nil {
		return end(g.worth)
	}
	y, n := g.yes.value(end), g.no.value(end)
	if g.need == 0 {
		if y.Cmp(n) >= 0 {
			return y
		}
		return n
	}
	p := big.NewRat(int64(7-g.need), 6)
	q := new(big.Rat).Sub(big.NewRat(1, 1), p)
	return new(big.Rat).Add(p.Mul(p, y), q.Mul(q, n))
}

// The best decisions come to what going through all of them backwards does, for
// the mean and for a number that is wanted at least.
func TestBestEqualsBackwardInduction(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(t *rapid.T) {
		s, err := lib.NewSession(1)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 2))
		first, second, least := randomGamble(r, 3), randomGamble(r, 3), 1+r.IntN(6)
		var a, b strings.Builder
		first.code(&a, true)
		second.code(&b, r.IntN(2) == 0)
		steps := fmt.Sprintf("steps = { function() local x %s dice.check(4) return x end, function() local x %s return x end }", a.String(), b.String())
		number := func(n int) *big.Rat { return big.NewRat(int64(n), 1) }
		enough := func(n int) *big.Rat { return big.NewRat(int64(min(1, max(0, n-least+1))), 1) }
		for _, c := range []struct {
			option string
			end    func(int) *big.Rat
			of     func(d *odds.Dist) *big.Rat
		}{
			{"", number, func(d *odds.Dist) *big.Rat { return d.Mean() }},
			{fmt.Sprintf("at_least = %d, ", least), enough, func(d *odds.Dist) *big.Rat { return d.AtLeast(float64(least)).P }},
		} {
			want := first.value(func(x int) *big.Rat { return second.value(func(y int) *big.Rat { return c.end(x + y) }) })
			ask := "b = best{ " + c.option + steps + " }"
			if _, err := s.Eval(ask); err != nil {
				t.Fatalf("%v\n%s", err, ask)
			}
			d := bestOf(s)
			if got := c.of(d); got.Cmp(want) != 0 {
				t.Fatalf("%s\ncomes to %s, want %s", ask, got.RatString(), want.RatString())
			}
		}
	})
}

// bestOf is the distribution of the answer that the session calls b.
func bestOf(s *luabind.Session) *odds.Dist {
	out := s.State().Get("b").(*lua.LUserData).Value.(interface{ JSON() any }).JSON()
	return reflect.ValueOf(out).FieldByName("Odds").Interface().(*odds.Dist)
}
