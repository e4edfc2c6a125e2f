package luabind

import (
	"path/filepath"
	"strings"
	"testing"
)

const village = `battle{ size = {24, 24} }
red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
a = red:add("warrior", { name = "Ulf", weapon = "bow", at = {5, 5} })
b = blue:add("warrior", { name = "Bill", weapon = "spear", at = {12, 12} })
c = blue:add("chief", { name = "Edric", weapon = "spear", at = {12.2, 12.2}, loot = 1 })
piece("forest", { at = {19, 19}, size = {6, 6} })
piece("hill", { at = {5, 18}, size = {8, 8} })
piece("house", { at = {19, 6}, size = {4, 6}, name = "Hall" })
piece("fence", { line = {{8, 9}, {14, 9}}, width = 0.2 })
piece("wall", { line = {{14.5, 0.5}, {14.5, 6}}, width = 0.5 })
piece("loot", { at = {2, 2}, value = 3 })
`

// sameText compares a picture line by line.
func sameText(t *testing.T, what, got, want string) {
	t.Helper()
	got, want = strings.Trim(got, "\n"), strings.Trim(want, "\n")
	if got != want {
		t.Errorf("%s:\n%s\nwant\n%s", what, got, want)
	}
}

func TestMapOfATable(t *testing.T) {
	s := at(t, village)
	sameText(t, "map", eval(t, s, "map{ width = 40 }"), `
before turn 1, weather clear
24 +--------+-------+-------+-------+
   |                                |
   | '''''''''''         ^^^^^^^^   |
   | '         '         ^^^^^^^^   |
18 | '         '         ^^^^^^^^   |
   | '         '         ^^^^^^^^   |
   | '         '                    |
   | '''''''''''                    |
12 |                a               |
   |                                |
   |           --------             |
   |                       #####    |
 6 |                       #___#    |
   |      A            =   #___#    |
   |                   =   #####    |
   |  $                =            |
   |                   =            |
 0 +--------+-------+-------+-------+
    0       6       12      18      24
a cell is 0.75" wide and 1.5" high
^ Forest   ' Hill   # Hall   - Fence
= Low wall   $ Loot (worth 3)
red: 1 model
  A  Ulf  warrior  1/1 hp  5, 5
blue: 2 models
  a  Bill   warrior  1/1 hp  12, 12
  b  Edric  chief    3/3 hp  12.2, 12.2  carries loot 1, under a
`)
}

func TestMapOfAModel(t *testing.T) {
	s := at(t, village)
	sameText(t, "map", eval(t, s, "map(a, { within = 11, width = 50 })"), `
before turn 1, weather clear
16 +----------+---------+---------+---------+
   | 3'                   '3                |
   |3 '4444444444444444444' 3333            |
   |444''222222222222222''4444  33          |
   | 22221111111111111112222  444 333       |
12 |2111                 11 222  4a  33     |
   |1                      11  222 44  3    |
   |1                    11  111  2  4  3   |
   |1                           11 22 44 3  |
   |1                   --------------- 4 3 |
 8 |1                         1111 11 2 4  3|
   |1                               1 2  4  |
   |1                                1 2 4  |
   |1                                1 2= 4 |
   |1           A                    1 2= 4 |
 4 |1                                1 2= 4 |
   |1                                1 2= 4 |
   |1                               11 2=4  |
   |1   $$                          1 2 =4  |
   |1                              1 2  =  3|
   |11111111111111111111111111111 1 2  4  3 |
 0 +----------+---------+---------+---------+
    0         4         8         12        16
a cell is 0.4" wide and 0.8" high
from the base of Ulf:   1 move straight 8"
2 charge at least 9"   3 charge at most 11"
4 long range from 10"   5 bow 20"
' Hill   - Fence   = Low wall   $ Loot (worth 3)
red: 1 model
> A  Ulf  warrior  1/1 hp  5, 5
blue: 2 models
  a  Bill   warrior  1/1 hp  12, 12
  b  Edric  chief    3/3 hp  12.2, 12.2  carries loot 1, under a
`)
}

func TestFireStandsOnTheMap(t *testing.T) {
	s := at(t, village)
	p := s.game.Pieces
	s.game.SetP(int32(len(p)-4), 0, 1)
	sameText(t, "map", eval(t, s, "map{ at = {19, 6}, within = 5 }"), `
before turn 1, weather clear
   +--------+-------+-------+-------+-------+
   |                                        |
10 |                                        |
   |                                        |
   |                                        |
   |            *#*#*#*#*#*#*#*#            |
 8 |            #*_*_*_*_*_*_*_*            |
   |            *_*_*_*_*_*_*_*#            |
   |            #*_*_*_*_*_*_*_*            |
   |            *_*_*_*_*_*_*_*#            |
 6 |            #*_*_*_*_*_*_*_*            |
   | ==         *_*_*_*_*_*_*_*#            |
   | ==         #*_*_*_*_*_*_*_*            |
   | ==         *_*_*_*_*_*_*_*#            |
 4 | ==         #*_*_*_*_*_*_*_*            |
   | ==         *_*_*_*_*_*_*_*#            |
   | ==         #*#*#*#*#*#*#*#*            |
   | ==                                     |
 2 | ==                                     |
   | ==                                     |
   | ==                                     |
   +--------+-------+-------+-------+-------+
    14      16      18      20      22      24
a cell is 0.25" wide and 0.5" high
# Hall (burning)   = Low wall
red: 0 models, 1 more outside the map
blue: 0 models, 2 more outside the map
`)
}

// TestMapFitsTheScreen: what a saved session keeps does not depend on it.
func TestMapFitsTheScreen(t *testing.T) {
	s := at(t, village)
	for _, wide := range []int{30, 60, 100, 250} {
		s.Screen = func() int { return wide }
		for _, line := range strings.Split(eval(t, s, "map(a)"), "\n") {
			if len([]rune(line)) > wide && strings.ContainsAny(line, "|+") {
				t.Errorf("%d wide: %q", wide, line)
			}
		}
	}
	path := filepath.Join(t.TempDir(), "game.json")
	if _, err := s.Save(path); err != nil {
		t.Fatal(err)
	}
	if r, err := Replay(path, nil); err != nil || !r.Same {
		t.Errorf("%v, %+v", err, r)
	}
}

// TestLooksChangeNothing: neither the table nor the dice, the history or what
// explain() tells.
func TestLooksChangeNothing(t *testing.T) {
	s := at(t, village)
	eval(t, s, `charge(b, a); choices { reroll = { "no" } }`)
	hash, luck, why, step := s.game.Hash(), eval(t, s, "luck()"), eval(t, s, "explain()"), s.hist.top
	stats := *s.game.R.Stats.Copy()
	for _, look := range []string{"map()", "map(a)", "show(a)", "show(b)", "show()", "show(red)", `who_can("shoot", a)`, `who_can("charge", c)`} {
		eval(t, s, look)
		if s.game.Hash() != hash || s.hist.top != step {
			t.Errorf("%s changes the table or its history", look)
		}
	}
	if got := eval(t, s, "luck()"); got != luck {
		t.Errorf("dice were rolled: %s", got)
	}
	if got := eval(t, s, "explain()"); got != why {
		t.Errorf("the explanation is another: %s", got)
	}
	for i, n := range s.game.R.Stats.Ran {
		if n != stats.Ran[i] {
			t.Error("rules were counted")
		}
	}
	next := eval(t, s, "next_turn(); return dice.d6(), charge(c, a)")
	o := at(t, village)
	eval(t, o, `charge(b, a); choices { reroll = { "no" } }`)
	if want := eval(t, o, "next_turn(); return dice.d6(), charge(c, a)"); next != want {
		t.Errorf("the dice are others: %s, without looking %s", next, want)
	}
}

func TestMistakesOfMap(t *testing.T) {
	s := at(t, village)
	for src, want := range map[string]string{
		`map{ width = 5 }`:            "width",
		`map{ wide = 5 }`:             "E-FIELD",
		`map{ at = 3 }`:               "at takes a point",
		`map{ at = {50, 1} }`:         "off the table",
		`map{ within = 0 }`:           "within is at least an inch",
		`map(red)`:                    "map takes a model",
		`odds(function() map() end)`:  "map() inside a question",
		`show(3)`:                     "show takes a model, a piece or a band",
		`who_can("fly", a)`:           "shoot or charge",
		`who_can("shoot", red)`:       "who_can takes a model",
		`who_can("shoot", a)[1].wide`: `a target has no field "wide"`,
	} {
		if _, err := s.Eval(src); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", src, err, want)
		}
	}
}
