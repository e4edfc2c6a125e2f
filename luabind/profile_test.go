package luabind_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"skald/luabind"
)

const melee = `red, blue = band "huns", band "anglo_saxons"
hun = red:add("chief", { weapon = "hand_weapon", horse = true, talents = { "scramasax" }, at = { 10, 10 } })
saxon = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
engage(hun, saxon)
rule "my:tired" { title = "Tired", hook = "pillage.modify_attack", effect = function(ev) if ev.attacker.hp < 2 then ev:modify(-1) end end }
`

// worked types a program into a session that counts, and tells what rules took.
func worked(t *testing.T, threads int, program ...string) []luabind.Worked {
	t.Helper()
	p := luabind.NewProfile()
	lib, err := luabind.Load(luabind.Options{Profile: p})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	s.Threads(threads)
	for _, line := range program {
		types(t, s, line)
	}
	s.Close()
	return p.Rows()
}

func TestTheProfileIsTheSameForAnyNumberOfThreads(t *testing.T) {
	program := []string{melee, `print(simulate(function() fight(hun, saxon) fight(hun, saxon) end, { trials = 3000, seed = 4 }))`,
		`print(odds(function() return fight(hun, saxon):wounds(saxon) end))`, `fight(hun, saxon)`}
	want := worked(t, 1, program...)
	if len(want) < 5 || want[0].Instructions == 0 || !slices.ContainsFunc(want, func(w luabind.Worked) bool { return w.Rule == "my:tired" && w.Asked > 3000 }) {
		t.Fatalf("the program asks too little: %+v", want)
	}
	for _, threads := range []int{1, 2, 5} {
		if got := worked(t, threads, program...); !slices.Equal(got, want) {
			t.Errorf("%d threads:\ngot  %+v\nwant %+v", threads, got, want)
		}
	}
}

// What a handler reads may lead to other handlers: their instructions are theirs.
func TestInstructionsAreThoseOfTheRuleAlone(t *testing.T) {
	row := func(id string, rules ...string) luabind.Worked {
		t.Helper()
		rows := worked(t, 1, append(append([]string{melee}, rules...), `need("hit", hun, saxon)`)...)
		for _, w := range rows {
			if w.Rule == id {
				return w
			}
		}
		t.Fatalf("%s was not asked: %+v", id, rows)
		return luabind.Worked{}
	}
	const reads = `rule "my:reads" { title = "Reads", hook = "pillage.modify_attack", effect = function(ev) if ev.target.class == "FA" then ev:modify(1) end end }`
	const turns = `rule "my:turns" { title = "Turns", hook = "pillage.modify_armour_class", effect = function(ev) for i = 1, %d do local x = i end if ev.model.mounted then ev:become("FA") end end }`
	alone, both, long := row("my:reads", reads), row("my:reads", reads, fmt.Sprintf(turns, 10)), row("my:reads", reads, fmt.Sprintf(turns, 1000))
	if alone.Instructions != both.Instructions || alone.Instructions != long.Instructions || alone.Instructions == 0 {
		t.Errorf("%d alone, %d and %d with another rule that it leads to", alone.Instructions, both.Instructions, long.Instructions)
	}
	short, longer := row("my:turns", reads, fmt.Sprintf(turns, 10)), row("my:turns", reads, fmt.Sprintf(turns, 1000))
	if longer.Instructions-short.Instructions < 990*short.Entered {
		t.Errorf("10 turns take %d, 1000 take %d", short.Instructions, longer.Instructions)
	}
}

// A talk counts through whatever it does: new tables, new rules, a failed order.
func TestTheProfileOfATalkGoesOn(t *testing.T) {
	s := session(t)
	if got := types(t, s, ":profile"); got != "nothing is counted yet: :profile reset begins" {
		t.Errorf("got %q", got)
	}
	if got := types(t, s, ":profile reset"); got != "the profile counts from here" {
		t.Errorf("got %q", got)
	}
	if got := types(t, s, ":profile"); got != "no rule was asked" {
		t.Errorf("got %q", got)
	}
	asked := func() string {
		for _, line := range strings.Split(types(t, s, ":profile"), "\n") {
			var id, n string
			if fmt.Sscan(line, &id, &n); id == "my:tired" {
				return n
			}
		}
		return "0"
	}
	types(t, s, melee+`attack(hun, saxon)`)
	if got := asked(); got != "1" {
		t.Errorf("one attack: asked %s times", got)
	}
	types(t, s, `battle{}`)
	types(t, s, `rule "my:other" { title = "Other", hook = "pillage.modify_save", effect = function(ev) ev:modify(1) end }`)
	types(t, s, melee+`attack(hun, saxon)`)
	if got := asked(); got != "2" {
		t.Errorf("after a new table and new rules: asked %s times", got)
	}
	types(t, s, ":profile reset")
	if got := asked(); got != "0" {
		t.Errorf("after a reset: asked %s times", got)
	}
}
