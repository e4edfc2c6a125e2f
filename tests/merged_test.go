package tests

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"
	"pgregory.net/rapid"

	"skald/core/dice"
	"skald/core/odds"
	"skald/core/pillage"
	"skald/luabind"
	"skald/luabind/vm"
)

// smallBattle is two or three fights under random rules, with an aura, flags,
// limits and dice of their own, and a function that plays them with ifs between.
func smallBattle(t *rapid.T) (setup, ask string) {
	var b strings.Builder
	b.WriteString(randomRules(t))
	b.WriteString("red, blue = band(), band()\nr, b = {}, {}\n")
	pairs := rapid.IntRange(1, 2).Draw(t, "pairs")
	for i := 1; i <= pairs; i++ {
		for s, who := range []string{"red", "blue"} {
			troop := rapid.SampledFrom([]string{"warrior", "warrior", "chief", "berserker"}).Draw(t, "troop")
			weapon := rapid.SampledFrom([]string{"hand_weapon", "spear", "dane_axe"}).Draw(t, "weapon")
			fmt.Fprintf(&b, "%c[%d] = %s:add(%q, { name = \"%s %d\", weapon = %q, shield = %v, standard = %v or nil, hp = 1, at = {%d, %d} })\n",
				who[0], i, who, troop, who, i, weapon, rapid.Bool().Draw(t, "shield"), i == 1 && s == 0, 8+4*i, 10+s)
		}
		fmt.Fprintf(&b, "engage(r[%d], b[%d])\n", i, i)
	}
	var f strings.Builder
	f.WriteString("f = function()\n")
	rounds := 1
	if pairs == 1 {
		rounds = rapid.IntRange(1, 2).Draw(t, "rounds")
	}
	stage := rapid.Bool().Draw(t, "stage")
	for range rounds {
		for i := 1; i <= pairs; i++ {
			switch {
			case !stage:
				fmt.Fprintf(&f, "  if r[%d].alive and b[%d].alive then fight(r[%d], b[%d]) end\n", i, i, i, i)
			case i == 1:
				f.WriteString("  if r[1].in_melee or #r > 1 then fight() end\n")
			}
		}
	}
	if rapid.Bool().Draw(t, "count") {
		f.WriteString("  local n = 0 for i = 1, #r do if r[i].alive then n = n + 1 end if not b[i].alive then n = n + 10 end end\n  return n\nend")
	} else {
		f.WriteString("  return r[1].hp, b[1].hp, r[#r].hp, b[#b].hp\nend")
	}
	return b.String(), f.String()
}

// wayByWayOf plays f in ordinary play once for every way the dice can fall, and
// sums what it returns; nil where there are too many. first is done before each
// way.
func wayByWayOf(t interface{ Fatalf(string, ...any) }, s *luabind.Session, remember, eager bool, most int, first ...func()) map[string]*big.Rat {
	g := pillage.Of(s.Game())
	f := s.State().Get("f").(*lua.LFunction)
	before, src, log := g.Save(), g.R.Src, g.R.Log
	g.R.Remember, g.R.Log = remember, nil // an explanation would ask every die for its face
	defer func() { g.R.Remember, g.R.Src, g.R.Log = true, src, log; g.Restore(before); g.Refresh() }()
	e := dice.NewExplored()
	e.Eager = eager
	g.R.Src = e
	out := map[string]*big.Rat{}
	for n, more := 0, true; more; more = e.Next() {
		if n++; n > most {
			return nil
		}
		g.Restore(before)
		g.Refresh()
		for _, do := range first {
			do()
		}
		e.Begin()
		res, err := s.State().Call(f, 0, lua.MultRet)
		if err != nil {
			t.Fatalf("%v", err)
		}
		var words []string
		for _, v := range res {
			words = append(words, vm.Format(v))
		}
		key := strings.Join(words, ", ")
		if out[key] == nil {
			out[key] = new(big.Rat)
		}
		out[key].Add(out[key], e.Weight())
	}
	return out
}

// answerTo is what a question of the session answers, as a distribution.
func answerTo(t interface{ Fatalf(string, ...any) }, s *luabind.Session, question string) *odds.Dist {
	if _, err := s.Eval("answer = " + question); err != nil {
		t.Fatalf("%s: %v", question, err)
	}
	return s.State().Get("answer").(*lua.LUserData).Value.(interface{ JSON() any }).JSON().(*odds.Dist)
}

func chances(d *odds.Dist) map[string]*big.Rat {
	out := map[string]*big.Rat{}
	for _, o := range d.Outcomes {
		if o.P.Sign() > 0 {
			out[o.Label] = o.P
		}
	}
	return out
}

func fractions(m map[string]*big.Rat) string {
	var out []string
	for k, w := range m {
		out = append(out, k+": "+w.RatString())
	}
	slices.Sort(out)
	return strings.Join(out, "; ")
}

// Handlers called each time, handlers remembered, steps and ways put together,
// and brute force over every face give the same chances, as fractions.
func TestMergedEqualsBruteForce(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	lazily, forced := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		s, err := lib.NewSession(1)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		setup, ask := smallBattle(t)
		if _, err := s.Eval(setup + "\n" + ask); err != nil {
			t.Fatalf("%v\n%s", err, setup)
		}
		merged := answerTo(t, s, "odds(f)")
		if !merged.Exact {
			return
		}
		got := chances(merged)
		for _, c := range []struct {
			what            string
			remember, eager bool
			n               *int
		}{{"called", false, false, &lazily}, {"remembered", true, false, &lazily}, {"brute force", true, true, &forced}} {
			want := wayByWayOf(t, s, c.remember, c.eager, 1_500)
			if want == nil {
				continue
			}
			*c.n++
			for k, w := range want {
				if got[k] == nil || got[k].Cmp(w) != 0 {
					t.Fatalf("%s: %s has %v, merged %v\n%s%s\n%s\n%s", c.what, k, w, got[k], setup, ask, fractions(want), fractions(got))
				}
			}
			if len(want) != len(got) {
				t.Fatalf("%s: %d outcomes, merged %d", c.what, len(want), len(got))
			}
		}
	})
	t.Logf("%d compared lazily, %d with brute force", lazily, forced)
	if lazily < 15 || forced < 1 {
		t.Errorf("compared %d times lazily, %d times with brute force", lazily, forced)
	}
}
