package tests

import (
	"fmt"
	"math"
	"strconv"
	"testing"

	"skald/luabind"
)

// duelist is one side of a fight with power dice.
type duelist struct {
	power   int
	wounded bool
}

// faces of a die of the duel, all equally likely: 0 target, 1 axe, 2 shield/axe.
const duelFaces = 3

// hits of the first attack dice among some faces.
func (d duelist) hits(faces []int) (n int) {
	for _, f := range faces {
		if f == 2 || f == 1 && !d.wounded {
			n++
		}
	}
	return n
}

// parried hits, of those that were taken.
func parried(faces []int, taken int) (n int) {
	for _, f := range faces {
		if f == 2 && n < taken {
			n++
		}
	}
	return n
}

// net is the damage that a does to d less what it takes, in the mean over every
// way the dice of one fight can fall: x and y of them are in attack.
func net(a, d duelist, x, y int) float64 {
	faces := make([]int, a.power+d.power)
	ways, sum := 0, 0
	for {
		ha, hd := a.hits(faces[:x]), d.hits(faces[a.power:a.power+y])
		sum += ha - parried(faces[a.power+y:], ha) - hd + parried(faces[x:a.power], hd)
		ways++
		i := 0
		for ; i < len(faces) && faces[i] == duelFaces-1; i++ {
			faces[i] = 0
		}
		if i == len(faces) {
			return float64(sum) / float64(ways)
		}
		faces[i]++
	}
}

// The best splits of power dice are those that brute force finds: against each
// split of the attacked one, against the one that he takes by default, and of the
// attacked one against the default of the attacker.
func TestBestSplitsOfPowerDice(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{Game: "duel"})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	eval := func(code string) string {
		out, err := s.Eval(code)
		if err != nil {
			t.Fatalf("%s: %v", code, err)
		}
		return out
	}
	check := func(what, code string, want float64) {
		t.Helper()
		out := eval(code)
		got, err := strconv.ParseFloat(out[:len(out)-1], 64)
		if err != nil || math.Abs(got-want) > 1e-9 {
			t.Errorf("%s: %q, want %v (%v)", what, out, want, err)
		}
	}
	eval(`function net(o) return function() local r = fight(a, d, o) return r.damage - r.damage_taken end end`)
	eval(`function loss(o) return function() local r = fight(a, d, o) return r.damage_taken - r.damage end end`)
	add := func(name, side string, d duelist, x int) string {
		w := 0
		if d.wounded {
			w = 1
		}
		return fmt.Sprintf("%s = %s:add('fighter', { name = '%s', power = %d, hp = 9, wounds = %d, at = {%d, 10} })\n", name, side, name, d.power, w, x)
	}
	for pa := 1; pa <= 3; pa++ {
		for pd := 1; pd <= 3; pd++ {
			for i := range 4 {
				a, d := duelist{pa, i&1 != 0}, duelist{pd, i&2 != 0}
				what := fmt.Sprintf("%v against %v", a, d)
				eval("battle {} red, blue = band { name = 'red' }, band { name = 'blue' }\n" + add("a", "red", a, 10) + add("d", "blue", d, 11))
				top := func(n int, f func(int) float64) float64 {
					best := math.Inf(-1)
					for x := range n + 1 {
						best = max(best, f(x))
					}
					return best
				}
				for y := range pd + 1 {
					if i == 1 || i == 2 { // one of the two is wounded: the answers below are enough
						break
					}
					check(fmt.Sprintf("%s with %d in attack", what, y), fmt.Sprintf("best(net { answer = %d }, { side = red }):mean()", y),
						top(pa, func(x int) float64 { return net(a, d, x, y) }))
				}
				check(what+" by default", "best(net(), { side = red }):mean()", top(pa, func(x int) float64 { return net(a, d, x, pd) }))
				eval(`choices { allocate = { "0" } }`)
				check(what+" as told", "best(net(), { side = red }):mean()", top(pa, func(x int) float64 { return net(a, d, x, 0) }))
				eval("choices {}")
				check(what+", the defender", "best(loss(), { side = blue }):mean()", top(pd, func(y int) float64 { return -net(a, d, pa, y) }))
			}
		}
	}
	check("power 3 against 3 dice of defence", "battle {} red, blue = band { name = 'red' }, band { name = 'blue' }\n"+
		add("a", "red", duelist{3, false}, 10)+add("d", "blue", duelist{3, false}, 11)+"return best(net { answer = 0 }, { side = red }):mean()", 272.0/243)
}
