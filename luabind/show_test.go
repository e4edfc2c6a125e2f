package luabind

import "testing"

func TestCards(t *testing.T) {
	s := at(t, village)
	eval(t, s, `hall, wood = nil, nil; h = piece("house", { at = {20, 14}, size = {3, 3}, name = "Barn", floors = 2 })`)
	sameText(t, "an archer", eval(t, s, "show(a)"), `
Ulf  warrior of vikings  1/1 hp  UA  bow  at 5, 5
  move    8" left
  charge  9" to 11", by a d3
  shoot   bow 20", long beyond 10", 2 shots left
  morale  stays on 2+
  enemy  away    strikes      is struck    shoots
  Bill   8.899"  5+, save 6+  4+, save 6+  4+, save 6+
  Edric  9.182"  5+, save 6+  4+, save 6+  4+, save 6+
`)
	sameText(t, "a piece", eval(t, s, "h"), `
Barn  house  at 20, 14  impassable, building, search
`)
	sameText(t, "all about a piece", eval(t, s, "show(h)"), `
Barn  house  at 20, 14  impassable, building, search
  lies    within 3" by 3", from 18.5, 12.5 to 21.5, 15.5
  height  4"
  sight   blocks it: all, in the way of shots
  floors  2
`)
	eval(t, s, "engage(a, b)")
	sameText(t, "in melee", eval(t, s, "show(b)"), `
Bill  warrior of anglo_saxons  1/1 hp  UA  spear  at 12, 12
  now     fights Ulf
  move    no: Bill is in melee (PIL-CHARGE-01)
  charge  no: Bill is in melee (PIL-CHARGE-01)
  morale  stays on 2+
  enemy  away    strikes      is struck
  Ulf    8.899"  4+, save 6+  6+, save 6+
`)
}

func TestWhoCan(t *testing.T) {
	s := at(t, village)
	sameText(t, "shoot", eval(t, s, `who_can("shoot", a)`), `
target  away              hit  save  wounds   kills
Bill    8.899"  in range  4+   6+    19.75 %  19.75 %
Edric   9.182"  in range  4+   6+    20.83 %  impossible
`)
	sameText(t, "charge across a fence", eval(t, s, `who_can("charge", b)`), `
target  away    reaches  wounds  kills  falls
Ulf     8.899"  no way: Bill does not charge across Fence (PIL-OBST-03)
decided: reaction, Ulf: none (default)
`)
	eval(t, s, "put(b, {5, 13})")
	sameText(t, "charge", eval(t, s, `who_can("charge", b)`), `
target  away  reaches  wounds   kills    falls
Ulf     7"    certain  50.93 %  50.93 %  27.78 %
decided: reaction, Ulf: none (default)
`)
	eval(t, s, "put(b, {12, 12})")
	sameText(t, "nobody", eval(t, s, `who_can("shoot", b)`), `
nobody to shoot: Bill carries nothing to shoot with (PIL-SHOOT-02)
`)
	sameText(t, "for scripts", eval(t, s, `r = who_can("shoot", a); return #r, r[1].target, r[1].distance, r[1].range, r[1].hit, r[1].refused`), `
2
Bill  warrior of anglo_saxons  1/1 hp  UA  spear  at 12, 12
8.899
in range
4
nil
`)
}

// TestWhoCanTellsTheOdds: the same as asking for them.
func TestWhoCanTellsTheOdds(t *testing.T) {
	s := at(t, village)
	for _, c := range [][2]string{
		{`who_can("shoot", a)[1].chance`, "odds(function() shoot(a, b); return not b.alive end):p(true)"},
		{`who_can("charge", a)[1].reaches`, "odds(function() return charge(a, b).contact end):p(true)"},
		{`who_can("charge", a)[1].chance`, "odds(function() if charge(a, b).contact then fight(a, b) end return not b.alive end):p(true)"},
		{`who_can("charge", a)[1].falls`, "odds(function() if charge(a, b).contact then fight(a, b) end return not a.alive end):p(true)"},
		{`who_can("shoot", a)[2].wounds`, "odds(function() shoot(a, c); return c.hp < 3 end):p(true)"},
	} {
		if got, want := eval(t, s, c[0]), eval(t, s, c[1]); got != want {
			t.Errorf("%s: %s, %s is %s", c[0], got, c[1], want)
		}
	}
}

// TestStrictPlayMeasuresNothing: PIL-MEAS-02.
func TestStrictPlayMeasuresNothing(t *testing.T) {
	s := at(t, `battle{ strict = true }
red, blue = band(), band()
a = red:add("warrior", { weapon = "bow", at = {5, 5} })
b = blue:add("warrior", { at = {5, 9} })
to_stage "shooting"; end_part(red)`)
	sameText(t, "another's part", eval(t, s, `who_can("shoot", a)`), `
nobody to shoot: it is the part of band 2 (PIL-INIT-02)
nothing is measured before the order (PIL-MEAS-02)
`)
	sameText(t, "in melee", eval(t, s, `show(a)`), `
Warrior  warrior  1/1 hp  UA  bow  at 5, 5
  move    no: the movement stage is over (PIL-TURN-01)
  charge  no: the movement stage is over (PIL-TURN-01)
  shoot   bow 20", long beyond 10", 2 shots left
  morale  stays on 2+
`)
}
