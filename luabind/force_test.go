package luabind_test

import (
	"strings"
	"testing"
)

// What a weather or a house rule sets holds while it is in force: typed, chosen by
// a rule, in questions, and after other scripts were typed.
func TestWhatIsInForceSetsDataKeys(t *testing.T) {
	s := session(t)
	for _, c := range []struct{ line, want string }{
		{`weather "sleet" { title = "Sleet", set = { ["rules.morale.need"] = 4 } }`, ""},
		{`house "grim" { title = "Grim", set = { ["rules.morale.need"] = 5, ["rules.fire.burn"] = 2 } }`, ""},
		{`lookup "rules.morale.need"`, "2"},
		{`set_weather "sleet"`, ""},
		{`lookup "rules.morale.need"`, "4"},
		{`on "grim"`, ""}, // house rules lie over the weather
		{`lookup "rules.morale.need"`, "5"},
		{`rule "my:other" { title = "Other", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`, ""},
		{`lookup "rules.morale.need"`, "5"},
		{`off "grim"`, ""},
		{`lookup "rules.morale.need"`, "4"},
		{`lookup "rules.fire.burn"`, "5"},
		{`undo()`, ""},
		{`lookup "rules.fire.burn"`, "2"},
		{`battle { weather = "sleet", house = { "grim" } }`, ""},
		{`lookup "rules.morale.need"`, "5"},
		{`battle {}`, ""},
		{`lookup "rules.morale.need"`, "2"},
		{`set("rules.weather.table.6", "sleet") band("vikings"):add("warrior")`, ""},
		{`odds(function() on "random_weather" start() return lookup "rules.morale.need" == 4 end):fraction(true)`, "1/6"},
		{`sweep{ house = { "none", { "grim", "fatigue" } }, measure = function() return lookup "rules.morale.need" end }.rows[2].value`, "5"},
	} {
		got, err := s.Eval(c.line)
		if err != nil {
			t.Fatalf("%s: %v", c.line, err)
		}
		if c.want != "" && strings.Trim(strings.TrimSpace(got), `"`) != c.want {
			t.Errorf("%s: %s, want %s", c.line, got, c.want)
		}
	}
	page, err := s.Library().Explain("grim")
	if err != nil || !strings.Contains(page, "sets  rules.fire.burn to 2, in place of 5\n") || !strings.Contains(page, `on "grim"`) {
		t.Errorf("the page of a house rule tells what it sets and how to switch it on: %v\n%s", err, page)
	}
}

// A limit whose number stands in data follows it, and counts a use before what the
// rule does comes back to it.
func TestLimitByANumberInData(t *testing.T) {
	s := session(t)
	for _, line := range []string{
		`house "zeal" { title = "Zeal", data = { most = 2 } }`,
		`rule "my:zeal" { title = "Zeal", house = "zeal", hook = "pillage.on_wounded", limit = "most per game", per = "battle",
  effect = function(ev) ev:wound(ev.target, 1, "attack") end }`,
		`a, b = band("vikings"):add("warrior", { weapon = "hand_weapon" }), band("normans"):add("chief", { hp = 9 })`,
		`hurt = function() attack(a, b) return 9 - b.hp end`,
		`on "zeal"`,
	} {
		if _, err := s.Eval(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	for _, c := range []struct{ most, lost string }{{"2", "3"}, {"0", "1"}, {"5", "6"}} {
		if _, err := s.Eval(`set("house.zeal.most", ` + c.most + `)`); err != nil {
			t.Fatal(err)
		}
		if got, err := s.Eval(`odds(hurt):fraction(` + c.lost + `)`); err != nil || !strings.Contains(got, "5/9") {
			t.Errorf("with %s more wounds: %s, %v", c.most, got, err)
		}
	}
}
