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
)

// fifteen men under twelve archers, the standard of one of them helping saves.
const fifteen = `
rule "test:banner" { title = "banner", gear = "standard", aura = 3, hook = "pillage.modify_save", effect = function(ev) ev:modify(1) end }
red, blue = band "vikings", band "anglo_saxons"
archers = red:row(12, "warrior", { weapon = "bow", at = { 10, 10 } })
blue:add("warrior", { weapon = "spear", standard = true, at = { 15, 22 } })
blue:row(7, "warrior", { weapon = "spear", at = { 8, 22 } })
blue:row(7, "warrior", { weapon = "spear", at = { 16, 22 } })`

// a handful under four archers: a rider, a chief, a fight, a standard.
const handful = `
rule "test:banner" { title = "banner", gear = "standard", aura = 3, hook = "pillage.modify_save", effect = function(ev) ev:modify(1) end }
red, blue = band "vikings", band "anglo_saxons"
archers = red:row(4, "warrior", { weapon = "bow", at = { 10, 10 } })
blue:add("warrior", { weapon = "spear", standard = true, at = { 10, 20 } })
blue:add("warrior", { weapon = "spear", horse = true, at = { 12, 20 } })
blue:add("chief", { weapon = "spear", hp = 2, at = { 11, 21.5 } })
engage(blue:add("warrior", { weapon = "spear", at = { 9, 22 } }), band "vikings":add("warrior", { weapon = "spear", at = { 9, 23 } }))`

// gone counts who is out of the game, by name.
const gone = `
f = function()
  volley(archers, { %v, %v })
  local n = 0
  for _, m in ipairs(all) do if not m.alive then n = n + 1 end end
  return n
end
all = {}
for _, s in ipairs{ red, blue } do for _, m in ipairs(s:models()) do all[#all + 1] = m end end
`

// The odds by steps are those of every way that the dice can fall.
func TestVolleyByStepsAndWayByWay(t *testing.T) {
	s := oddsSession(t, handful+fmt.Sprintf(gone, 11, 20.5))
	got, want := chances(answerTo(t, s, "odds(f)")), wayByWayOf(t, s, true, false, 1_000_000)
	if fractions(got) != fractions(want) || len(got) < 4 {
		t.Errorf("by steps %v, way by way %v", fractions(got), fractions(want))
	}
}

// listed are exact chances by number.
func listed(d *odds.Dist) []string {
	var out []string
	for _, o := range d.Outcomes {
		if o.P.Sign() > 0 {
			out = append(out, o.Label+": "+o.P.RatString())
		}
	}
	return out
}

const overFifteen = "odds(function() volley(archers, {15, 22}) end, measure.lost(blue))"

// Nobody is removed before the end, so the bearer's fall changes nobody's save:
// the odds are those of separate men, and come at once.
func TestVolleyOverFifteen(t *testing.T) {
	s := oddsSession(t, fifteen)
	d := answerTo(t, s, overFifteen)
	want := []*big.Rat{big.NewRat(1, 1)} // by the number of the fallen
	g, bearer := pillage.Of(s.Game()), int32(12)
	for m := bearer; m < g.Count(); m++ {
		out := big.NewRat(5, 36)                                    // a 6, and no 6 to save
		if m != bearer && battle.Within(g.Reach(bearer, m), 3000) { // the bearer saves at -1
			out = big.NewRat(4, 36)
		}
		want = oneMore(want, out)
	}
	var list []string
	for n, w := range want {
		list = append(list, fmt.Sprintf("%d: %s", n, w.RatString()))
	}
	if got := listed(d); len(want) != 16 || !d.Exact || !slices.Equal(got, list) {
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
	g := pillage.Of(oddsSession(t, fifteen).Game())
	o := pillage.VolleyOrder{Archers: []int32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, X: 15000, Y: 22000}
	src := dice.NewGiven(dice.Stream.Name, nil)
	src.Add(dice.VolleyStream, "", 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
	src.Add(dice.VolleyStream, "", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
	src.Add(dice.Save, "", 1)
	g.R.Src = src
	for _, want := range []int{15, 14} {
		var rep pillage.Report
		err := g.Order(func() (err error) { rep, err = g.Volley(o); return })
		if err != nil || len(rep.Blows) != want {
			t.Fatalf("%d blows, want %d: %v", len(rep.Blows), want, err)
		}
		if err := g.Order(g.NextTurn); err != nil {
			t.Fatal(err)
		}
	}
	if left := src.Left(); left != "" {
		t.Error(left)
	}
}

func BenchmarkVolleyOdds(b *testing.B) { benchOdds(b, fifteen, overFifteen) }
