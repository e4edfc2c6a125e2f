package tests

import (
	"errors"
	"strings"
	"testing"

	"skald/core/fault"
)

// yard is where the illegal orders are given: two small bands, some ground.
const yard = `battle { size = {48, 48} }
red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
ulf = red:add("warrior", { name = "Ulf", weapon = "hand_weapon", shield = true, at = {10, 10} })
odd = red:add("warrior", { name = "Odd", weapon = "bow", at = {12, 10} })
pal = red:add("warrior", { name = "Pal", weapon = "spear", armour = true, horse = true, at = {15, 10} })
eir = red:add("chief", { name = "Eir", weapon = "dane_axe", armour = true, at = {20, 10} })
bill = blue:add("warrior", { name = "Bill", weapon = "spear", shield = true, at = {10, 17} })
dunn = blue:add("warrior", { name = "Dunn", weapon = "bow", at = {30, 10} })
cat = blue:add("warrior", { name = "Cat", weapon = "hand_weapon", at = {40, 40} })
`

// illegalOrders: what is set up, the order, the rule that forbids it, and what
// the refusal must say.
var illegalOrders = []struct{ setup, order, rule, says string }{
	{``, `charge(ulf, odd)`, "PIL-CHARGE-04", "Odd is a friend"},
	{``, `charge(ulf, ulf)`, "PIL-CHARGE-04", "himself"},
	{`engage(ulf, bill)`, `charge(ulf, dunn)`, "PIL-CHARGE-01", "is in melee"},
	{`move(ulf, {10, 11})`, `charge(ulf, bill)`, "PIL-MOVE-01", "has moved"},
	{`piece("house", { at = {10, 14}, size = {8, 2} })`, `charge(ulf, bill)`, "PIL-CHARGE-05", "behind House"},
	{``, `charge(ulf, bill, { react = "bow" })`, "PIL-GEN-01", "carries no bow"},
	{`initiative(blue) move(bill, {10, 18})`, `charge(ulf, bill, { react = "flee" })`, "PIL-REACT-04", "has moved"},
	{`for i = 1, 3 do engage(red:add("warrior", { at = {9 + i, 18.2} }), bill) end`, `charge(ulf, bill)`, "PIL-MULTI-01", "fights 3 enemies"},
	{`red:row(5, "warrior", { shield = true, at = {2, 30} }) w = red:models{} form("shield_wall", { w[5], w[6], w[7], w[8], w[9] })`, `charge(w[5], bill)`, "PIL-WALL-06", "formation"},

	{``, `move(ulf, {10, 18.5})`, "PIL-MOVE-04", "Bill"},
	{``, `move(ulf, {1, 18})`, "PIL-MOVE-03", `at most 7"`},
	{`move(ulf, {10, 11})`, `move(ulf, {10, 12})`, "PIL-MOVE-01", "has moved"},
	{``, `move(ulf, {13, 10})`, "PIL-OBST-06", "Odd"},
	{``, `move(ulf, {10, 16.5})`, "PIL-MOVE-04", "within"},
	{`put(ulf, {0.6, 10})`, `move(ulf, {0.2, 10})`, "PIL-OBST-05", "leave the table"},
	{`piece("cliff", { at = {10, 13}, size = {6, 1} })`, `move(ulf, {10, 14.2})`, "PIL-OBST-05", "impassable"},
	{`piece("high_wall", { line = { {5, 13}, {15, 13} }, width = 0.5, height = 2 })`, `move(ulf, {10, 15})`, "PIL-AGIL-01", ""},
	{`piece("wall", { line = { {5, 12}, {9.6, 12} }, width = 0.5 }) piece("wall", { line = { {10.4, 12}, {15, 12} }, width = 0.5 })`, `move(ulf, {10, 14})`, "PIL-OBST-04", "does not fit"},
	{`piece("river", { at = {15, 13}, size = {8, 3} })`, `move(pal, {15, 16})`, "PIL-CAV-01", "swim"},
	{`piece("bog", { at = {10, 13}, size = {8, 5} })`, `move(ulf, {10, 15})`, "PIL-MOVE-03", "at most"},
	{`piece("ladder", { line = { {10, 11}, {10, 15} }, width = 1.2 })`, `move(ulf, {10, 13})`, "PIL-TERR-12", "stop"},
	{``, `dismount(ulf)`, "PIL-CAV-12", "does not ride"},
	{`move(pal, {15, 12})`, `dismount(pal)`, "PIL-CAV-12", "has moved"},
	{`p = piece("ditch", { at = {10, 12.5}, size = {6, 2} })`, `jump(ulf, p)`, "PIL-AGIL-01", "touch"},
	{`p = piece("ditch", { at = {10, 13}, size = {6, 5} })`, `jump(ulf, p)`, "PIL-AGIL-01", "wide"},
	{`p = piece("ditch", { at = {15, 12.3}, size = {6, 3} })`, `jump(pal, p)`, "PIL-CAV-01", "jump"},
	{`p = piece("ditch", { at = {10, 12}, size = {6, 3} })`, `climb(ulf, p)`, "PIL-AGIL-01", "jumped"},

	{``, `shoot(ulf, bill)`, "PIL-SHOOT-02", "nothing to shoot with"},
	{``, `shoot(odd, ulf)`, "PIL-SHOOT-03", "friend"},
	{`engage(odd, bill)`, `shoot(odd, dunn)`, "PIL-SHOOT-14", "melee"},
	{`move(odd, {12, 5})`, `shoot(odd, bill)`, "PIL-SHOOT-13", "has moved"},
	{``, `shoot(odd, bill, { shots = 3 })`, "PIL-SHOOT-13", "2 shots left"},
	{`piece("house", { at = {11, 13.5}, size = {8, 2} })`, `shoot(odd, bill)`, "PIL-SHOOT-04", "House"},
	{`piece("forest", { at = {10, 20}, size = {8, 10} }) put(bill, {10, 19})`, `shoot(odd, bill)`, "PIL-TERR-02", "deep"},
	{`h = piece("house", { at = {30, 20}, size = {4, 4} }) put(bill, h)`, `shoot(odd, bill)`, "PIL-BUILD-05", "inside"},
	{`take_away = red:add("warrior", { weapon = "bow", loot = 1, at = {14, 4} })`, `shoot(take_away, bill)`, "PIL-LOOT-05", "loot"},
	{``, `volley({ odd }, {30, 20})`, "PIL-VOLLEY-01", "at least 4"},
	{`v = red:row(4, "warrior", { weapon = "bow", at = {2, 2} }) move(v[1], {2, 3})`, `volley(v, {20, 20})`, "PIL-VOLLEY-01", "stand still"},
	{`v = red:row(4, "warrior", { weapon = "bow", at = {2, 2} }) piece("house", { at = {6, 6}, size = {12, 2} })`, `volley(v, {4, 12})`, "PIL-VOLLEY-02", "sees"},

	{``, `fight(ulf, bill)`, "PIL-CHARGE-01", "no melee"},
	{``, `fight()`, "PIL-MELEE-01", "nobody is in melee"},
	{``, `engage(ulf, odd)`, "PIL-CHARGE-04", "friends"},
	{``, `raise_shield(ulf)`, "PIL-SHIELD-01", "no melee"},
	{`engage(odd, bill)`, `raise_shield(odd)`, "PIL-SHIELD-01", "no shield"},
	{``, `push(ulf)`, "PIL-PUSH-01", "no melee"},
	{`engage(ulf, bill) engage(ulf, dunn)`, `push(ulf, bill)`, "PIL-PUSH-01", "fights 2"},
	{`engage(pal, bill)`, `raise_shield(pal)`, "PIL-SHIELD-01", ""},
	{`engage(ulf, bill)`, `support(odd, ulf)`, "PIL-SPEAR-01", "spear"},
	{`engage(ulf, bill)`, `support(pal, ulf)`, "PIL-SPEAR-01", "rides"},
	{``, `wield(ulf, "spear")`, "PIL-GEN-01", "carries no spear"},
	{``, `wield(odd, "bow")`, "PIL-SHOOT-14", "no melee weapon"},
	{``, `form("shield_wall", { ulf, odd })`, "PIL-WALL-01", ""},
	{``, `move_wall(ulf, { forward = 4 })`, "PIL-WALL-06", "no formation"},
	{``, `break_wall(ulf)`, "PIL-WALL-01", "no formation"},

	{`h = piece("house", { at = {10, 14}, size = {4, 4} })`, `ignite(ulf, h)`, "PIL-FIRE-01", "does not touch"},
	{`h = piece("cliff", { at = {10, 12.5}, size = {4, 4} })`, `ignite(ulf, h)`, "PIL-FIRE-01", "does not burn"},
	{`h = piece("house", { at = {10, 12.5}, size = {4, 4} })`, `take_torch(ulf, h)`, "PIL-TORCH-02", "does not burn"},
	{``, `drop_torch(ulf)`, "PIL-TORCH-04", "no torch"},
	{`l = piece("loot", { at = {20, 20} })`, `take(ulf, l)`, "PIL-LOOT-01", "does not touch"},
	{``, `take(ulf)`, "PIL-LOOT-01", "touches no loot"},
	{`rich = red:add("warrior", { loot = 3, at = {5, 5} }) l = piece("loot", { at = {5, 5.6} })`, `take(rich, l)`, "PIL-LOOT-04", "at most 3"},
	{``, `drop(ulf)`, "PIL-LOOT-08", "carries nothing"},
	{``, `give(ulf, odd)`, "PIL-LOOT-07", "carries nothing"},
	{`rich = red:add("warrior", { loot = 1, at = {5, 5} })`, `give(rich, ulf)`, "PIL-LOOT-07", "does not touch"},
	{`c = piece("chest", { at = {30, 30} })`, `search(ulf, c)`, "PIL-LOOT-02", "does not touch"},
	{`c = piece("field", { at = {10, 12}, size = {4, 4} })`, `search(ulf, c)`, "PIL-LOOT-02", "nothing to search"},
	{`c = piece("chest", { at = {15, 11.2} })`, `search(pal, c)`, "PIL-LOOT-02", "rides"},
	{`folk = band(nil, { neutral = true }) cow = folk:add("cow", { at = {30, 30} })`, `abduct(ulf, cow)`, "PIL-ABDUCT-01", "does not touch"},
	{``, `abduct(ulf, bill)`, "PIL-ABDUCT-02", "cannot be carried off"},
	{`folk = band(nil, { neutral = true }) cow = folk:add("cow", { at = {10, 11.3} })`, `charge(ulf, cow)`, "PIL-CHARGE-04", "nobody's enemy"},
	{`engage(ulf, bill)`, `morale(ulf)`, "PIL-MORALE-01", "melee"},
	{`s = piece("ship", { at = {30, 30}, size = {4, 12}, capacity = 6, faces = "north" })`, `sail(s, { forward = 5 })`, "PIL-SHIP-02", "nobody is aboard"},
	{`s = piece("ship", { at = {30, 30}, size = {4, 12}, capacity = 6, faces = "north" }) put(ulf, s)`, `sail(s, { forward = 5 })`, "PIL-SHIP-02", "water"},
	{``, `piece("ship", { at = {30, 30}, size = {4, 12}, capacity = 2, faces = "north" })`, "PIL-SHIP-01", "3"},
	{`set("rules.game.turns", 1) next_turn()`, `to_stage "melee" end_part(red)`, "PIL-TURN-01", "no parts"},
}

// Every illegal order is refused under its rule, with the reason in words, and
// leaves the table as it was.
func TestIllegalOrders(t *testing.T) {
	for _, c := range illegalOrders {
		s := oddsSession(t, yard+c.setup)
		before := s.Game().Hash()
		_, err := s.Eval(c.order)
		var f *fault.Error
		if !errors.As(err, &f) || f.Code != "E-ORDER" {
			t.Errorf("%s %s: want a refusal under %s, got %v", c.setup, c.order, c.rule, err)
			continue
		}
		if f.Rule != c.rule || !strings.Contains(f.Message, c.says) {
			t.Errorf("%s %s: want %s ... %q, got %s %s", c.setup, c.order, c.rule, c.says, f.Rule, f.Message)
		}
		if s.Game().Hash() != before {
			t.Errorf("%s %s: refused, but the table has changed", c.setup, c.order)
		}
	}
	if len(illegalOrders) < 60 {
		t.Errorf("only %d illegal orders", len(illegalOrders))
	}
}
