package tests

import (
	"strings"
	"testing"

	"skald/luabind"
)

// Rules that go over models in every way there is, and two of one layer that give
// one value: nothing of it depends on where something lies in memory.
var walks = []string{
	`red, blue = band "vikings", band "anglo_saxons"`,
	`for i = 1, 6 do red:add("warrior", { name = "R" .. i, weapon = "spear", at = { 4 * i, 10 } }) end`,
	`for i = 1, 6 do blue:add("warrior", { name = "B" .. i, weapon = "hand_weapon", at = { 4 * i, 11 } }) end`,
	`house "walks" { title = "Walks" }
	rule "my:walk" { title = "Walk", house = "walks", who = "any", hook = "pillage.on_attack_rolled",
	  state = { seen = "number" },
	  effect = function(ev)
	    local by = {}
	    for _, m in ipairs(ev.attacker:aura(30)) do by[m.name] = m end
	    local last
	    for name, m in pairs(by) do if ev:check(5) then last = m end end
	    if last then ev:set(last, "seen", last.state.seen + ev:d6()) end
	  end }
	rule "my:three" { title = "Three", house = "walks", who = "any", hook = "pillage.modify_to_hit", effect = function(ev) ev:become(3) end }
	rule "my:five" { title = "Five", house = "walks", who = "any", hook = "pillage.modify_to_hit", effect = function(ev) ev:become(5) end }`,
	`on "walks"`,
	`mine, his = red:models{}, blue:models{}`,
	`out = "" for i = 1, 6 do out = out .. tostring(attack(mine[i], his[i])) .. "\n" end`,
	`for _, m in ipairs(red:models{}) do out = out .. m.name .. " " .. m.state.seen .. "\n" end`,
	`return out`,
}

func TestWalksOverModelsComeOutTheSame(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var want string
	for i := range 100 {
		s, err := lib.NewSession(7)
		if err != nil {
			t.Fatal(err)
		}
		var out string
		for _, line := range walks {
			if out, err = s.Eval(line); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
		got := out + s.Trace()
		s.Close()
		switch {
		case i > 0 && got != want:
			t.Fatalf("run %d:\n%s\nthe first:\n%s", i+1, got, want)
		case !strings.Contains(got, "R1 ") || !strings.Contains(got, "my:five"):
			t.Fatalf("the rules did not run:\n%s", got)
		}
		want = got
	}
}
