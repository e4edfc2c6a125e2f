package tests

import (
	"strings"
	"testing"

	lua "github.com/yuin/gopher-lua"

	"skald/luabind"
)

// Ways that stand at one line and yet go on differently: what parts them is no
// local of the function, or none that shows at first sight.
var apart = []struct{ what, setup, ask, want string }{
	{"a data key", "", `function() if dice.check(4) then set("rules.weapon.dane_axe.to_hit.SA", 2) end
		dice.check(4) return need("hit", a, b) end`, "2: 1/2; 3: 1/2"},
	{"the numbers of a weapon that an order names", "", `function() if dice.check(4) then set("rules.weapon.bow.range", 3) end
		return shoot(c, b, { weapon = "bow", shots = 1 }).lost end`, "0: 1/2; 1: 1/2"},
	{"why an order was refused", "", `function() do local d = dice.d3() if d == 1 then move(a, {10, 10.5}) elseif d == 2 then engage(a, b) end end
		local r = charge(a, b) dice.check(4) return r.refused end`, "PIL-CHARGE-01: 1/3; PIL-MOVE-01: 1/3; nothing: 1/3"},
	{"the stage that a result tells", "", `function() if dice.check(4) then next_stage() end
		local r = next_stage() dice.check(4) return r.stage end`, "movement: 1/2; shooting: 1/2"},
	{"the kind of a result", `get = function(r) return r.contact end`, `function() local r
		if dice.check(4) then r = charge(a, b) else r = move(a, {10, 9}) end
		dice.check(4) return (pcall(get, r)) end`, "false: 1/2; true: 1/2"},
	{"what a muster refused", `rule "x:m" { title = "none", hook = "pillage.can_field_band", effect = function(ev) ev:refuse() end }`,
		`function() if dice.check(4) then off "x:m" end local r = muster(red) dice.check(4) return #r.refusals end`, "2: 1/2; 3: 1/2"},
	{"a key that was taken out", "", `function() local t = {} if dice.check(4) then t.x = 1 t.y = 2 t.x = nil else t.y = 2 end
		dice.check(4) t.x = 3 local s = "" for k in pairs(t) do s = s .. k end return s end`, "xy: 1/2; yx: 1/2"},
	{"an empty end of a list", "", `function() local t = { 1, 2, a = 5 } if dice.check(4) then t[3] = 1 t[3] = nil end
		dice.check(4) local s = "" for k in pairs(t) do s = s .. k if k == 2 then table.remove(t) end end return s end`, "12: 1/2; 12a: 1/2"},
	{"the name of who was added", "", `function() local m
		if dice.check(4) then m = red:add("chief", { at = {30, 30}, name = "A" }) else m = red:add("chief", { at = {30, 30}, name = "B" }) end
		dice.check(4) return m end`, "A: 1/2; B: 1/2"},
	{"the talents of who was added", "", `function() local m
		if dice.check(4) then m = red:add("chief", { at = {30, 30}, talents = "war_cry" }) else m = red:add("chief", { at = {30, 30} }) end
		dice.check(4) return #m.talents end`, "0: 1/2; 1: 1/2"},
	{"the size of bases", "", `function() if dice.check(4) then set("rules.geometry.bases.infantry", 2) end
		dice.check(4) local m = blue:add("warrior", { touch = b, bearing = 0 }) return m.y end`, "17.5: 1/2; 17: 1/2"},
	{"who answers, after a switch on a way gone before", `engage(a, b)
		rule "x:y" { title = "t", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }`,
		`function() fight(a, b) if dice.check(4) then off "x:y" end return a.hp, b.hp end`, "0, 1: 5/9; 1, 0: 25/81; 1, 1: 11/81"},
	{"a die of which a 1 is ruled out", "", `function() local m = morale(a) dice.check(4) return m.faces[1] end`, "1: 1/6; 2: 1/6; 3: 1/6; 4: 1/6; 5: 1/6; 6: 1/6"},
	{"bands without a name", "", `function() local x = band() if dice.check(4) then x = band() end local y = band()
		return x.name, y.name end`, "band 3, band 4: 1/2; band 4, band 5: 1/2"},
	{"who was added fights", "", `function() dice.check(4) local m = red:add("warrior", { at = {30, 30} }) local n = blue:add("warrior", { at = {30, 31} })
		dice.check(4) engage(m, n) fight(m, n) return m.hp, n.hp end`, "0, 0: 25/324; 0, 1: 65/324; 1, 0: 65/324; 1, 1: 169/324"},
}

func TestWaysThatAreApart(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range apart {
		t.Run(c.what, func(t *testing.T) {
			s, err := lib.NewSession(1)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			setup := `red, blue = band "vikings", band "anglo_saxons"
				a = red:add("warrior", { name = "a", weapon = "dane_axe", shield = true, at = {10, 10} })
				c = red:add("warrior", { name = "c", weapon = "bow", at = {20, 10} })
				b = blue:add("warrior", { name = "b", weapon = "spear", shield = true, at = {10, 16} })
				`
			if _, err := s.Eval(setup + c.setup + "\nf = " + c.ask); err != nil {
				t.Fatal(err)
			}
			if got := fractions(chances(answerTo(t, s, "odds(f)"))); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

// What was counted in an order that was refused after all is not counted.
func TestRefusedCountsNothing(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, err := s.Eval(`red, blue = band(), band()
		a = red:add("warrior", { hp = 30, at = {10, 10} })
		b = blue:add("warrior", { hp = 30, at = {10, 11} })
		rule "x:t" { title = "t", hook = "pillage.on_turn_start", when = function(ev) return ev.turn > 1 end,
			effect = function(ev) for _, m in ipairs(ev:models{ side = "any" }) do ev:remove(m) end end }
		engage(a, b)
		f = function() fight(a, b) if dice.check(4) then fight(a, b) end end`); err != nil {
		t.Fatal(err)
	}
	for _, c := range [][2]string{{"odds(f, measure.lost(blue))", "0: 1"}, {"odds(f, measure.alive(b))", "true: 1"}} {
		if got := fractions(chances(answerTo(t, s, c[0]))); got != c[1] {
			t.Errorf("%s: %s, want %s", c[0], got, c[1])
		}
	}
	if _, err := s.Eval("mean = simulate(f, measure.lost(blue), { trials = 50 }):mean()"); err != nil || s.State().Get("mean").String() != "0" {
		t.Errorf("%v in trials, %v", s.State().Get("mean"), err)
	}
}

// Who is left is counted of those who stood there: who changed sides is missed by
// the side that he began on, who came later by none.
func TestWhoIsLeftOfThoseWhoWereThere(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, err := s.Eval(`red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
		r = red:row(3, "warrior", { weapon = "hand_weapon", at = {10, 10} })
		b = blue:row(3, "warrior", { weapon = "hand_weapon", at = {10, 20} })
		rule "x:t" { title = "t", limit = "once per game", per = "battle", hook = "pillage.on_attack_rolled",
			effect = function(ev) ev:transfer(ev.target, ev.attacker.side) end }
		f = function() attack(r[1], b[1]) attack(b[2], b[1]) local m = red:add("warrior", { at = {30, 30} }) attack(b[2], m) end`); err != nil {
		t.Fatal(err)
	}
	got := fractions(chances(answerTo(t, s, "odds(f)")))
	if !strings.HasPrefix(got, "red 3 of 3, blue 2 of 3 left: ") || !strings.Contains(got, "; red 3 of 3, blue 3 of 3 left: ") || strings.Count(got, ";") != 1 {
		t.Error(got)
	}
}

// Who wants two at least decides by what he has.
func TestBestKnowsWhatWasCounted(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, err := s.Eval(`best_of = best{ at_least = 2, steps = {
		function() return dice.check(4) end,
		function() if choose("x", { "safe", "bold" }) == "safe" then return 1 end return dice.check(4) and 2 or 0 end } }
		chance = best_of:at_least(2)`); err != nil {
		t.Fatal(err)
	}
	if got := s.State().Get("chance").String(); got != "0.75" {
		t.Errorf("two at least in %s, want 0.75", got)
	}
}

// What cannot be done on a way is the error of the question, whoever catches it.
func TestFailedDeedFailsTheQuestion(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	_, err = s.Eval(`odds(function() for i = 1, 7 do band() end if dice.check(4) then band() end
		local ok = pcall(band) dice.check(4) return ok end)`)
	if err == nil || !strings.Contains(err.Error(), "8 bands already") {
		t.Errorf("got %v, want that there are 8 bands already", err)
	}
}

// Dice of an order that was refused after all are no dice of the next one, in
// trials as in exact odds.
func TestRefusedDiceAreGone(t *testing.T) {
	lib, err := luabind.Load(luabind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := lib.NewSession(1)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, err := s.Eval(`red, blue = band(), band()
		a = red:add("warrior", { at = {10, 10}, weapon = "hand_weapon" })
		b = blue:add("warrior", { at = {14, 10} })
		piece("lake", { at = {14, 10}, size = {4, 4} })
		f = function() charge(a, b) if not a.charge then raise_shield(a) move(a, {8, 10}) end return b.alive and a.charge == nil end
		trials = simulate(f, { trials = 2000 }):p(true)`); err != nil {
		t.Fatal(err)
	}
	// He drowns before the charge, is back on the table, and drowns again.
	if got := fractions(chances(answerTo(t, s, "odds(f)"))); got != "false: 31/36; true: 5/36" {
		t.Errorf("odds %s", got)
	}
	if got := float64(s.State().Get("trials").(lua.LNumber)); got < 0.10 || got > 0.18 {
		t.Errorf("in trials %v, want about 5/36 = 0.139", got)
	}
}
