package vm

import (
	"fmt"
	"testing"

	lua "github.com/yuin/gopher-lua"
)

func TestUses(t *testing.T) {
	for src, want := range map[string]string{
		`function(ev) return ev.kind == "melee" and ev.attacker.mounted end`:                    "[kind:1 attacker:1]",
		"function(ev)\n if ev.x then\n ev:modify(ev.y) end\n end":                               "[x:2 modify():3 y:3]",
		`function(ev) for _, m in ipairs(ev:models { side = "any" }) do ev:wound(m, 1) end end`: "[models():1 wound():1]",
		`function(ev) local t = { 1, 2, ev.z } return t[3] .. ev.w end`:                         "[z:1 w:1]",
		`function(ev) ev = {} return ev.anything end`:                                           "[]",
		`function(ev) local a, b = pairs(ev) return a.first, b.second, ev.third end`:            "[third:1]",
		`function(ev) local e = ev return e.same end`:                                           "[same:1]",
		`function() return 1 end`:                                                               "[]",
		`function(ev) local f = function() return ev.inner end return f() or ev.outer end`:      "[outer:1]",
		`function(ev) return ev["literal"] end`:                                                 "[literal:1]",
		`function(ev, other) return other.kind, ev.a end`:                                       "[a:1]",
	} {
		c, err := Compile("uses.lua", []byte("return "+src))
		if err != nil {
			t.Fatal(err)
		}
		res, err := New(Options{}).Run(c, 0)
		if err != nil {
			t.Fatal(err)
		}
		got := []string{}
		for _, u := range Uses(res[0].(*lua.LFunction)) {
			call := ""
			if u.Method {
				call = "()"
			}
			got = append(got, fmt.Sprintf("%s%s:%d", u.Name, call, u.Line))
		}
		if fmt.Sprint(got) != want {
			t.Errorf("%s\n got %v want %s", src, got, want)
		}
	}
}

func TestComparisons(t *testing.T) {
	for src, want := range map[string]string{
		`function(ev) return ev.kind == "melee" end`:                                             "[kind=melee:1]",
		`function(ev) return "melee" ~= ev.kind end`:                                             "[kind=melee:1]",
		"function(ev)\n return ev.a and\n ev.attacker.troop == 'x' and ev.turn == 1 end":         "[troop=x:3]",
		`function(ev) return (ev.a and ev.kind or ev.weapon) == "x" end`:                         "[]",
		`function(ev) local k = ev.kind return k == "x" end`:                                     "[]",
		`function(ev) local t = { kind = "a" } return t.kind == "x" end`:                         "[]",
		`function(ev) return ev.kind == ev.weapon or ev.kind == nil or ev.kind < "x" end`:        "[]",
		`function(ev) return f(ev.kind, "x") end`:                                                "[]",
		`function(ev) ev = {} return ev.kind == "x" end`:                                         "[]",
		`function(ev) return ev:models { troop = "a" }[1].troop == "x" or ev.zone == "rear" end`: "[zone=rear:1]",
	} {
		c, err := Compile("uses.lua", []byte("return "+src))
		if err != nil {
			t.Fatal(err)
		}
		res, err := New(Options{}).Run(c, 0)
		if err != nil {
			t.Fatal(err)
		}
		got := []string{}
		for _, x := range Comparisons(res[0].(*lua.LFunction)) {
			got = append(got, fmt.Sprintf("%s=%s:%d", x.Field, x.Word, x.Line))
		}
		if fmt.Sprint(got) != want {
			t.Errorf("%s\n got %v want %s", src, got, want)
		}
	}
}
