package luabind_test

import (
	"strings"
	"testing"
)

// TestATracedOrderIsShownOnce: with :trace on an order prints its explanation,
// so the result of the same input does not print it again; a later one does.
func TestATracedOrderIsShownOnce(t *testing.T) {
	s := table(t)
	s.SetTrace(true)
	for src, want := range map[string]int{
		"attack(a, b)":                  1,
		"g = attack(a, b)":              1,
		"g = attack(a, b); print(1)":    1,
		"attack(a, b), attack(a, b)":    2,
		"do local x = attack(a, b) end": 1,
	} {
		types(t, s, "battle{}; red, blue = band(), band()")
		types(t, s, `a = red:add("warrior", { weapon = "spear", at = {1, 1} }); b = blue:add("chief", { hp = 9, at = {1, 2} }); engage(a, b)`)
		if got := strings.Count(types(t, s, src), "attack  Warrior on Chief"); got != want {
			t.Errorf("%s: explained %d times, want %d", src, got, want)
		}
		if strings.HasPrefix(src, "g =") {
			if got := types(t, s, "g"); strings.Count(got, "attack  Warrior on Chief") != 1 {
				t.Errorf("g, later: %q", got)
			}
		}
	}
	s.SetTrace(false)
	if got := types(t, s, "attack(a, b)"); strings.Count(got, "attack  Warrior on Chief") != 1 {
		t.Errorf("without :trace: %q", got)
	}
}

func TestPicturesSpeakForPeople(t *testing.T) {
	s := session(t)
	types(t, s, `battle { size = {48, 72} }`)
	types(t, s, `red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })`)
	types(t, s, `a = red:add("warrior", { name = "Ulf", weapon = "spear", at = {10, 10} })`)
	types(t, s, `b = blue:add("warrior", { name = "Bill", weapon = "spear", at = {10, 60} })`)
	for _, c := range []struct{ src, want string }{
		{"charge(a, b)", `Ulf falls short of Bill: 49" away, reach 9" with a roll of 1`},
		{"a.charge.bonus", "false"},
		{"red:models()", "Ulf  warrior of vikings  1/1 hp  UA  spear  at 10, 14"},
		{"print(a, red, a.charge)", "Ulf\tred\tcharge: target Bill, distance 49, roll 1, reach 9"},
		{"tostring(b)", "Bill"},
		{"{ a, b, 3 }", "{ Ulf, Bill, 3 }"},
		{"band()", "band 3: 0 models"},
		{"band()", "band 4: 0 models"},
		{"to_stage('melee')", "turn 1, melee"},
		{"next_turn().turn", "2"},
		{"(move(b, {10, 58})).spent", "2"},
		{"nil", ""},
		{"nil, nil", "nil  nil"},
		{`""`, ""},
		{"function() end", "function"},
		{"set_weather", "set_weather \"fog\"\n  puts a weather in force"},
	} {
		if got := types(t, s, c.src); got != c.want {
			t.Errorf("%s:\ngot  %q\nwant %q", c.src, got, c.want)
		}
	}
	before := types(t, s, "a")
	types(t, s, "old, c = a, charge(a, b); battle{}")
	if got := types(t, s, "c.reach"); got == "" {
		t.Errorf("a result outlives its table; %s", before)
	}
}

// TestAHandlerLearnsNoName: a name printed in a handler would be a fact read
// past the core.
func TestAHandlerLearnsNoName(t *testing.T) {
	s := table(t)
	types(t, s, `house "spy" { title = "Spy" }`)
	types(t, s, `rule "house:spy" { title = "Spy", house = "spy", hook = "pillage.modify_attack", effect = function(ev) error("I see " .. tostring(ev.target)) end }`)
	types(t, s, `on "spy"`)
	types(t, s, `spied = blue:add("warrior", { at = {12, 10} })`)
	_, err := s.Eval(`need("hit", a, spied)`)
	if err == nil || !strings.Contains(err.Error(), "I see model") {
		t.Errorf("got %v", err)
	}
}

// A charge that cannot get there says so, and does not blame its reach.
func TestChargesThatFindNoWay(t *testing.T) {
	s := session(t)
	for _, c := range []struct{ set, want string }{
		{`piece("chest", { at = { 10, 12 }, size = { 8, 0.5 } })`, `Ulf finds no way to Bill: Chest is impassable`},
		{`piece("bog", { at = { 10, 14 }, size = { 4, 4 } })`, `Ulf falls short of Bill: 7" away, 11" of way, reach 9" with a roll of 1`},
	} {
		types(t, s, `battle()`)
		types(t, s, `a = band("vikings"):add("warrior", { name = "Ulf", at = {10, 10} })`)
		types(t, s, `b = band("anglo_saxons"):add("warrior", { name = "Bill", at = {10, 18} })`)
		types(t, s, c.set)
		if got := types(t, s, "charge(a, b)"); got != c.want {
			t.Errorf("%s: %q, want %q", c.set, got, c.want)
		}
	}
}
