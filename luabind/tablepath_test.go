package luabind_test

import (
	"strings"
	"testing"

	"skald/luabind"
)

// A table that leads into what others declared is held against what stands there.
func TestTablesIntoDeclarations(t *testing.T) {
	for _, c := range []struct{ script, want string }{
		{`weapon "hook" { title = "Hook", like = "spear" } game_table "factions.vikings.prices" { new = true, hook = 20 }`, ""},
		{`weapon "hook" { title = "Hook", like = "spear" } game_table "factions.vikings.prices" { hook = 20 }`, `E-DATA factions.vikings.prices has no key "hook" (write new = true to add one)`},
		{`game_table "factions.vikings.prices" { zork = 3 }`, `prices names "zork", which is neither a troop nor an item`},
		{`game_table "factions.vikings.prices" { new = true, spaer = 3 }`, `(did you mean spear?)`},
		{`game_table "factions.vikings.prices" { spear = "3" }`, `spear is a number of gold, 0 or more, not "3"`},
		{`game_table "factions.vikings.prices.horse" { new = true, chef = 3 }`, `the price of horse names "chef", which is no troop (did you mean chief?)`},
		{`game_table "factions.vikings" { prices = { zork = 3 } }`, `prices names "zork"`},
		{`game_table "factions.vikigns.prices" { new = true, spear = 2 }`, `E-DATA factions.vikigns.prices: there is no faction "vikigns" (did you mean vikings?)`},
		{`game_table "factions.vikings.price" { new = true, spear = 2 }`, `E-DATA factions.vikings.price: faction "vikings" has no "price" (did you mean prices?)`},
		{`game_table "rules.weapon" { new = true, bow = { range = 3 } }`, `E-DATA there is no table "rules.weapon" (the id of one weapon follows: rules.weapon.ID)`},
		{`game_table "rules.weapon.bow" { range = 30, save_mod = -1 }`, ""},
		{`game_table "rules.weapon.bow" { new = true, rnage = 30 }`, `E-DATA rules.weapon.bow has no key "rnage" (did you mean range?)`},
		{`game_table "rules.weapon.bow" { new = true, tired = 2 } game_table "rules.weapon.bow" { tired = 3 }`, ""},
		{`game_table "rules.weapon.bow" { tired = 3 } game_table "rules.weapon.bow" { new = true, tired = 2 }`, ""},
		{`game_table "rules.weapon.bow" { tired = 2 }`, `E-DATA rules.weapon.bow has no key "tired" (write new = true to add one)`},
		{`game_table "rules.weapon.bow" { range = "30" }`, `E-DECLARE rules.weapon.bow: range is a number from 0 to 1000, not "30" (write range = 30, without quotes)`},
		{`game_table "rules.weapon.bow.to_hit" { UA = 12 }`, `rules.weapon.bow.to_hit: UA is between 1 and 9, not 12`},
		{`game_table "rules.weapon.bow.to_hit" { new = true, UX = 2 }`, `rules.weapon.bow.to_hit has no key "UX" (did you mean UA?)`},
		{`talent "camp" { title = "Camp", price = 1, factions = "all", data = { far = 6 } } game_table "talents.camp" { far = 7 }`, ""},
		{`talent "camp" { title = "Camp", price = 1, factions = "all", data = { far = 6 } } game_table "talents.camp" { far = "x" }`, `talents.camp.far is a number, not "x"`},
		{`game_table "rules.terrain.dificult" { new = true, slow = 3 }`, `there is no terrain "dificult" (did you mean difficult?)`},
		{`game_table "far.numbers" { new = true, of_its_own = 3 }`, ""},
	} {
		dir := modFolder(t, t.TempDir(), "far", "far.lua", c.script)
		l, err := luabind.Load(luabind.Options{Mods: []string{dir}})
		switch {
		case c.want == "" && err != nil, c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s\n%v\nwant %q", c.script, err, c.want)
		case err == nil:
			for _, key := range l.Content().Data.Keys() {
				if strings.HasSuffix(key, ".new") {
					t.Errorf("%s: %s is a key", c.script, key)
				}
			}
		}
	}
}
