package tests

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"skald/core/battle"
	"skald/core/dice"
	"skald/core/odds"
	"skald/core/pillage"
	"skald/luabind"
	"skald/luabind/vm"
)

// stand is a place in an order that is explored: a step, and what the order
// keeps beside the facts.
type stand struct {
	step int
	rest string
}

// explored is an order as a program of the explorer. Its outcome is how many
// models leave the game.
type explored struct {
	x     *odds.Explorer[stand]
	g     *pillage.Game
	steps []pillage.Step
	rep   *pillage.Report
	aside []pillage.Aside
}

func (p *explored) Run(at stand, src *dice.Explored) (odds.Next[stand], error) {
	p.g.R.Src, *p.rep = src, pillage.Report{}
	p.g.Watch = p
	again, err := p.g.Do(p.steps[at.step])
	p.g.Watch = nil
	if !again {
		at.step++
	}
	at.rest = fmt.Sprint(p.g.UnderWay(nil))
	return odds.Next[stand]{At: at, Done: at.step == len(p.steps)}, err
}

func (p *explored) PutAside(depth int) {
	for len(p.aside) <= depth {
		p.aside = append(p.aside, pillage.Aside{})
	}
	p.g.PutAside(&p.aside[depth])
}

func (p *explored) TakeUp(depth int)         { p.g.TakeUp(&p.aside[depth]) }
func (p *explored) Fact(i int32) int32       { return p.g.Facts()[i] }
func (p *explored) Read(fact int)            { p.x.Read(int32(fact)) }
func (p *explored) ReadIs(fact int, v int32) { p.x.ReadIs(int32(fact), v) }
func (p *explored) Write(fact int)           { p.x.Write(int32(fact)) }
func (p *explored) Tally(what battle.TallyOf, _ int32, n int) {
	if what == battle.Fell {
		p.x.Count(int64(n))
	}
}

// volleyTable lays archers against men and returns the volley among them.
func volleyTable(t testing.TB, lua string) (*explored, []int32) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	c, err := vm.Compile("volley", []byte(lua))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Run(c); err != nil {
		t.Fatal(err)
	}
	g := s.Game()
	g.R.Log = nil
	p := &explored{g: g, rep: &pillage.Report{}}
	p.x = &odds.Explorer[stand]{P: p}
	var archers []int32
	for m := range g.Count() {
		if g.M(m, battle.SideOf) == 0 {
			archers = append(archers, m)
		}
	}
	return p, archers
}

// fifteen men under twelve archers, the standard of one of them helping saves.
const fifteen = `
rule "test:banner" { title = "banner", gear = "standard", aura = 3, hook = "pillage.modify_save", effect = function(ev) ev:modify(1) end }
local red, blue = band "vikings", band "anglo_saxons"
red:row(12, "warrior", { weapon = "bow", at = { 10, 10 } })
blue:add("warrior", { weapon = "spear", standard = true, at = { 15, 22 } })
blue:row(7, "warrior", { weapon = "spear", at = { 8, 22 } })
blue:row(7, "warrior", { weapon = "spear", at = { 16, 22 } })`

// a handful under four archers: a rider, a chief, a fight, a standard.
const handful = `
rule "test:banner" { title = "banner", gear = "standard", aura = 3, hook = "pillage.modify_save", effect = function(ev) ev:modify(1) end }
local red, blue = band "vikings", band "anglo_saxons"
red:row(4, "warrior", { weapon = "bow", at = { 10, 10 } })
blue:add("warrior", { weapon = "spear", standard = true, at = { 10, 20 } })
blue:add("warrior", { weapon = "spear", horse = true, at = { 12, 20 } })
blue:add("chief", { weapon = "spear", hp = 2, at = { 11, 21.5 } })
engage(blue:add("warrior", { weapon = "spear", at = { 9, 22 } }), band "vikings":add("warrior", { weapon = "spear", at = { 9, 23 } }))`

// fallen is how many fall in a volley by its steps: the odds by number.
func fallen(t testing.TB, p *explored, o pillage.VolleyOrder) []string {
	p.steps = p.g.VolleySteps(o, p.rep)
	p.g.Begin()
	v, err := p.x.Explore(stand{})
	if err != nil {
		t.Fatal(err)
	}
	if err := v.Check(); err != nil {
		t.Fatal(err)
	}
	all := new(big.Int).Exp(big.NewInt(6), big.NewInt(int64(v.Exp)), nil)
	var out []string
	for i, w := range v.Weight {
		if w.Sign() > 0 {
			out = append(out, fmt.Sprintf("%d: %s", v.Key[i], new(big.Rat).SetFrac(w, all).RatString()))
		}
	}
	return out
}

// wayByWay is the same by carrying out the whole volley for every way the dice
// can fall.
func wayByWay(t testing.TB, g *pillage.Game, o pillage.VolleyOrder) []string {
	chances := map[int]*big.Rat{}
	before := g.Save()
	e := dice.NewExplored()
	most := 0
	for more := true; more; more = e.Next() {
		e.Begin()
		g.R.Src = e
		n := 0
		err := g.Order(func() error {
			rep, err := g.Volley(o)
			n = len(rep.Lost)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		if chances[n] == nil {
			chances[n] = new(big.Rat)
		}
		chances[n].Add(chances[n], e.Weight())
		most = max(most, n)
		g.Restore(before)
	}
	var out []string
	for n := range most + 1 {
		if chances[n] != nil {
			out = append(out, fmt.Sprintf("%d: %s", n, chances[n].RatString()))
		}
	}
	return out
}

// The odds by steps are those of every way that the dice can fall.
func TestVolleyByStepsAndWayByWay(t *testing.T) {
	p, archers := volleyTable(t, handful)
	o := pillage.VolleyOrder{Archers: archers, X: 11000, Y: 20500}
	want := wayByWay(t, p.g, o)
	if got := fallen(t, p, o); !slices.Equal(got, want) || len(got) < 4 {
		t.Errorf("by steps %v, way by way %v", got, want)
	}
}

// Nobody is removed before the end, so the bearer's fall changes nobody's save:
// the odds are those of separate men, and so few steps that they come at once.
func TestVolleyOverFifteen(t *testing.T) {
	p, archers := volleyTable(t, fifteen)
	got := fallen(t, p, pillage.VolleyOrder{Archers: archers, X: 15000, Y: 22000})
	if p.x.Runs > 2000 {
		t.Errorf("%d runs of steps", p.x.Runs)
	}
	want := []*big.Rat{big.NewRat(1, 1)} // by the number of the fallen
	bearer := int32(len(archers))
	for m := bearer; m < p.g.Count(); m++ {
		out := big.NewRat(5, 36)                                      // a 6, and no 6 to save
		if m != bearer && battle.Within(p.g.Reach(bearer, m), 3000) { // the bearer saves at -1
			out = big.NewRat(4, 36)
		}
		want = oneMore(want, out)
	}
	var list []string
	for n, w := range want {
		list = append(list, fmt.Sprintf("%d: %s", n, w.RatString()))
	}
	if len(want) != 16 || !slices.Equal(got, list) {
		t.Errorf("got %v\nwant %v", got, list)
	}
}

// oneMore man, who falls with a chance: the chances by number of the fallen.
func oneMore(chances []*big.Rat, falls *big.Rat) []*big.Rat {
	stays := new(big.Rat).Sub(big.NewRat(1, 1), falls)
	out := make([]*big.Rat, len(chances)+1)
	for n := range out {
		out[n] = new(big.Rat)
		if n < len(chances) {
			out[n].Mul(chances[n], stays)
		}
		if n > 0 {
			out[n].Add(out[n], new(big.Rat).Mul(chances[n-1], falls))
		}
	}
	return out
}

// Who fell in a volley stays out while the next one is under way.
func TestVolleyAfterVolley(t *testing.T) {
	p, archers := volleyTable(t, fifteen)
	o := pillage.VolleyOrder{Archers: archers, X: 15000, Y: 22000}
	src := dice.NewGiven(dice.Stream.Name, nil)
	src.Add(dice.VolleyStream, "", 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
	src.Add(dice.VolleyStream, "", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
	src.Add(dice.Save, "", 1)
	p.g.R.Src = src
	for _, want := range []int{15, 14} {
		var rep pillage.Report
		err := p.g.Order(func() (err error) { rep, err = p.g.Volley(o); return })
		if err != nil || len(rep.Blows) != want {
			t.Fatalf("%d blows, want %d: %v", len(rep.Blows), want, err)
		}
		if err := p.g.Order(p.g.NextTurn); err != nil {
			t.Fatal(err)
		}
	}
	if left := src.Left(); left != "" {
		t.Error(left)
	}
}

func BenchmarkVolleyOdds(b *testing.B) {
	p, archers := volleyTable(b, fifteen)
	o := pillage.VolleyOrder{Archers: archers, X: 15000, Y: 22000}
	table := p.g.Save()
	for b.Loop() {
		p.g.Restore(table)
		p.x = &odds.Explorer[stand]{P: p}
		fallen(b, p, o)
	}
}
