package tests

import (
	"fmt"
	"strings"
)

// scene is a part of a table for random programs: what stands there, and what a
// program may do with it, read of it, change of it. Scenes lie apart from each
// other.
type scene struct {
	name    string
	setup   func(p *program) string
	orders  []chancy
	plans   []chancy // several orders one after the other
	reads   []string
	changes []string
	ends    []string // what a program may return of it
}

// chancy is an order and how many ways for the dice it may open, as a power of
// two.
type chancy struct {
	bits float64
	text string
}

// clockOrders go with every scene.
var clockOrders = []chancy{{1, `w = O.next_stage()`}, {1.5, `w = O.next_turn()`}, {1, `w = O.to_stage("movement")`}, {1, `w = O.to_stage("melee")`}, {1, `w = O.to_stage("ignition")`},
	{1, `w = O.to_stage("morale")`}, {0, `w = O.end_part(red)`}, {0, `w = O.end_part(blue)`}, {1, `O.start()`}, {1.5, `v = O.spread_fire()`}, {2, `l = O.morale()`}}

var clockReads = []string{`(w and w.turn or 0)`, `#((w and w.stage) or "")`, `(w and w.over and 1 or 0)`, `(v and v.fires or 0)`, `(v and v.lost or 0)`, `(l and l.tests or 0)`, `(l and l.lost or 0)`, `score(red)`, `score(blue)`,
	`(winner() == red and 1 or 0)`, `(z and z.ok and 1 or 0)`, `(z and z.row or 0)`, `(z and z.value or 0)`, `(z and z.left or 0)`, `(y and y.burns and 1 or 0)`, `(y and y.need or 0)`,
	`(c and c.bonus and 1 or 0)`, `(c and c.reach or 0)`, `#((c and c.reaction) or "")`, `(c and c.cancelled and 1 or 0)`, `(k and k.left or 0)`, `(k and k.spent or 0)`, `(y and y.faces and y.faces[1] or 0)`,
	`(m and m.faces and m.faces[1] or 0)`, `(c and c.blows and #c.blows or 0)`, `(z and #(z.refused or "") or 0)`, `(c and #(c.refused or "") or 0)`}

// duel is the scene that every table has: two against two.
var duel = scene{
	name: "duel",
	orders: []chancy{{3, "r = O.attack(a1, b1)"}, {3, "r = O.attack(b1, a1)"}, {3, "q = r r = O.attack(a2, b1, { kind = \"shoot\", weapon = \"bow\" })"}, {5, "r = O.fight(a1, b1)"},
		{5, "r = O.fight()"}, {2, "c = O.charge(a1, b1)"}, {2, "c = O.charge(b2, a2)"}, {3, "r = O.shoot(a2, b2)"}, {3, "q = O.shoot(a2, b1, { shots = 1 })"},
		{0, "O.move(a2, { 20, 11 })"}, {0, "O.move(a1, { 10, 9 })"}, {2, "m = O.morale(b1)"}, {2, "m = O.morale(a2)"}, {0, "O.raise_shield(b1)"}, {0, "O.wield(a1, \"hand_weapon\")"},
		{0.5, "w = O.next_turn()"}, {0.5, "w = O.next_stage()"}, {0, "O.engage(a2, b2)"}, {3, "r = O.attack(a1, b1, { weapon = \"hand_weapon\" })"}, {3, "r = O.attack(a2, b2)"}},
	reads: []string{"a1.hp", "b1.hp", "#red:models()", "#blue:models{ in_melee = true }", "#a1:aura(8)", "(a1:nearest() and a1:nearest().id or 0)", "battle_turn()", "a2.moved", "(b1.in_melee and 1 or 0)", "(a1.charge and a1.charge.roll or 0)", "(a1.state.hot and 1 or 0)", "b1.state.cold", "(O.need(\"hit\", a1, b1) or 0)", "(O.need(\"save\", b1, a1) or 0)", "(O.reach(\"charge\", a1, b1, { roll = 2 }) or 0)", "(red.initiative and 1 or 0)", "red.losses", "(b2.raised and 1 or 0)", "#blue:models()", "(a1.mounted and 1 or 0)", "(b1.unhorsed and 1 or 0)", "#a1.class", "#a2.weapon"},
	changes: []string{"put(a1, { 10, 14 })", "put(b1, { 10, 15 })", "put(a2, { 20, 13 })", `set("rules.weapon.dane_axe.to_hit.SA", 2)`, `set("rules.weapon.bow.range", 4)`,
		`set("rules.weapon.dane_axe.save_mod", -2)`, `set_weather "fog"`, `set_weather "rain"`, "initiative(blue)", `off "try:r0"`, `on "try:r0"`, `off "try:r1"`, `on "exploding_sixes"`},
	ends: []string{"a1.hp", "a2.hp", "b1.hp", "b2.hp", "#red:models()", "#blue:models()"},
}

// resultReads are what a program reads of what orders came to.
var resultReads = append([]string{"(r and r:hits(a1) or 0)", "(r and r:wounds(b1) or 0)", "(r and r.blows[1] and r.blows[1].natural or 0)", "(r and #r:by(a1) or 0)",
	"(r and r.blows[1] and r.blows[1].save and r.blows[1].save.ok and 1 or 0)", "(r and r.lost or 0)", "(r and r.over and 1 or 0)", "(q and q:hits(a1) or 0)", "(q and q.lost or 0)",
	"(r and #(r.refused or \"\") or 0)", "(c and c.contact and c.roll or 0)", "(r and r.round or 0)", "(m and m.stays and 1 or 0)", "(w and w.stage == \"melee\" and 1 or 0)"}, clockReads...)

var scenes = []scene{
	{
		name: "ground",
		setup: func(p *program) string {
			return pick(p, `ditch = piece("ditch", { line = { { 32, 1 }, { 32, 15 } }, width = 2, name = "ditch" })`, `ditch = piece("high_wall", { line = { { 32, 1 }, { 32, 15 } }, width = 1, name = "ditch" })`) + `
fence = piece("fence", { line = { { 36, 1 }, { 36, 15 } }, width = 0.4, name = "fence" })
` + pick(p, `hedge = piece("hedge", { line = { { 38, 1 }, { 38, 15 } }, width = 0.4 })`, `bog = piece("bog", { at = { 39, 8 }, size = { 2, 14 } })`, `road = piece("road", { line = { { 28, 8 }, { 46, 8 } }, width = 2 })`, ``) + `
lake = piece("lake", { at = { 43.5, 8 }, size = { 7, 14 }, name = "lake" })
` + p.add(`g1 = red:add("%troop", { name = "g1", weapon = { "hand_weapon", "%arm" }, armour = %v, shield = %v, at = { 30.5, 8 } })
g2 = red:add("warrior", { name = "g2", weapon = "%arm", armour = %v, horse = true, at = { 34, 5 } })
g3 = blue:add("warrior", { name = "g3", weapon = { "hand_weapon", "bow" }, shield = %v, horse = %v, at = { 40, 11 } })
`)
		},
		orders: []chancy{{2, `z = O.jump(g1, ditch)`}, {2, `z = O.jump(g1, ditch, { to = { 34, 10 } })`}, {2, `z = O.climb(g1, ditch)`}, {1.5, `k = O.move(g2, { 37.3, 5 })`}, {2, `k = O.move(g2, { { 35, 4 }, { 40, 4 } })`},
			{0, `k = O.move(g1, { 30.5, 10 })`}, {2, `k = O.move(g3, { 43, 11 })`}, {2, `c = O.charge(g2, g3)`}, {3, `c = O.charge(g2, g3, { react = "bow" })`}, {3, `c = O.charge(g2, g3, { react = "flee" })`},
			{2, `c = O.charge(g3, g1)`}, {2, `k = O.move(g1, { 36, 8 })`}, {0, `z = O.dismount(g2)`}, {1, `k = O.move(g2, { 34, 7 })`}, {3, `r = O.shoot(g3, g2)`}, {4, `r = O.fight(g2, g3)`}, {2, `k = O.move(g3, { 37, 11 })`},
			{2, `k = O.move(g1, { 44, 8 })`}, {2, `k = O.move(g2, { 38.6, 7 })`}, {2, `c = O.charge(g1, g2)`}},
		plans:   []chancy{{4, `z = O.jump(g1, ditch) k = O.move(g1, { g1.x + 1, g1.y }) w = O.next_turn() z = O.climb(g1, ditch)`}, {4, `k = O.move(g2, { 37.3, 5 }) w = O.next_turn() c = O.charge(g2, g3)`}, {4, `k = O.move(g3, { 42, 11 }) w = O.next_turn() k = O.move(g3, { 44, 11 })`}, {6, `c = O.charge(g2, g3, { react = "flee" }) r = O.fight(g2, g3)`}, {5, `put(g1, { 42, 8 }) put(g3, { 41, 11 }) w = O.next_turn() w = O.to_stage("movement")`}},
		reads:   []string{`math.floor(g1.x)`, `math.floor(g2.x)`, `(g2.mounted and 1 or 0)`, `(O.reach("move", g1) or 0)`, `g1.moved`, `(g3.in_melee and 1 or 0)`, `(g1:on("water") and 1 or 0)`, `(O.reach("charge", g2, g3, { roll = 2 }) or 0)`, `(O.need("hit", g2, g3) or 0)`},
		changes: []string{`put(g1, { 43, 8 })`, `put(g1, { 30.5, 8 })`, `put(g2, { 43, 5 })`, `put(g3, { 39.5, 5 })`, `set("rules.agility.class.SA", -2)`, `put(g2, { 35, 9 })`, `set("rules.agility.cost", "always")`},
		ends:    []string{`math.floor(g1.x * 4)`, `g1.hp`, `math.floor(g2.x * 4)`, `g2.hp`, `g2.mounted`, `g3.hp`, `g3.in_melee`, `math.floor(g3.x * 4)`},
	},
	{
		name: "hall",
		setup: func(p *program) string {
			return `hall = piece("` + pick(p, "house", "house", "tower", "store", "church") + `", { at = { 8, 36 }, size = { 4, 4 }, floors = 2, doors = { { 8, 34 }, { 10, 36 } }, windows = { { 8, 34, faces = "south", floor = 0 }, { 8, 34, faces = "south", floor = 1 } }, name = "hall" })
barn = piece("` + pick(p, "store", "house", "crops") + `", { at = { 13, 37 }, size = { 3, 3 }, name = "barn" })
` + p.add(`h1 = red:add("%troop", { name = "h1", weapon = "%arm", torch = %v, armour = %v, at = { 8, 33.5 } })
h2 = blue:add("warrior", { name = "h2", weapon = { "hand_weapon", "bow" }, shield = %v, at = { 20, 30 } })
h3 = red:add("warrior", { name = "h3", weapon = "hand_weapon", shield = %v, torch = %v, at = { 10.5, 33 } })
`) + pick(p, "put(h2, hall, 0)\n", "put(h2, hall, 0)\n", "put(h2, hall, 1)\n", "", "put(h2, { 8, 30 })\n", "put(h2, { 10.6, 36 })\n") + pick(p, "", "", "put(h1, hall, 0)\n")
		},
		orders: []chancy{{1, `y = O.ignite(h1, hall)`}, {1, `y = O.ignite(h3, hall)`}, {1, `y = O.ignite(h3, barn)`}, {0, `z = O.take_torch(h3, hall)`}, {0, `O.drop_torch(h1)`}, {2.5, `z = O.search(h1, hall)`}, {0, `z = O.enter(h1, hall)`},
			{0, `z = O.enter(h3, hall, { door = 2 })`}, {0, `k = O.leave(h1)`}, {0, `k = O.leave(h2, { door = 2, to = { 13, 34 } })`}, {0, `z = O.floor(h1, 1)`}, {2, `c = O.assault(h1, hall)`}, {3, `c = O.assault(h3, hall, { react = "bow" })`},
			{2, `c = O.assault(h3, hall, { door = 2 })`}, {1, `z = O.batter(h1)`}, {3, `r = O.shoot(h2, h1)`}, {3, `r = O.shoot(h2, h3, { shots = 1 })`}, {4, `r = O.fight(h1, h2)`}, {4, `r = O.fight()`}, {2, `c = O.charge(h2, h3)`}, {2, `c = O.charge(h3, h2)`},
			{2, `v = O.spread_fire()`}, {2, `v = O.spread_fire()`}, {1, `w = O.next_turn()`}, {0, `k = O.move(h1, { 8, 31 })`}, {3, `r = O.attack(h1, h2)`}, {0, `k = O.move(h3, { 13, 35 })`}},
		plans:   []chancy{{2, `y = O.ignite(h1, hall) y = O.ignite(h1, hall)`}, {3, `y = O.ignite(h3, barn) w = O.next_turn() v = O.spread_fire()`}, {4, `z = O.enter(h1, hall) w = O.next_turn() z = O.search(h1, hall) z = O.floor(h1, 1)`}, {5, `c = O.assault(h1, hall) r = O.fight(h1, h2)`}, {4, `set("rules.fire.need", 2) y = O.ignite(h1, hall) w = O.next_turn() v = O.spread_fire() v = O.spread_fire()`}, {4, `c = O.assault(h1, hall) z = O.batter(h1) w = O.next_turn() z = O.batter(h1)`}, {5, `c = O.assault(h1, hall, { react = "bow" }) c = O.assault(h3, hall, { door = 2 }) r = O.fight()`}},
		reads:   []string{`(hall.burning and 1 or 0)`, `(barn.burning and 1 or 0)`, `(h1.inside and 1 or 0)`, `h1.loot`, `(O.need("ignite", h1, hall) or 0)`, `(O.need("ignite", h3, barn) or 0)`, `(h1:has("torch") and 1 or 0)`, `#hall:models()`, `(O.need("hit", h1, h2) or 0)`, `(O.need("save", h2, h1) or 0)`},
		changes: []string{`put(h1, hall, 0)`, `put(h2, hall, 1)`, `put(h3, { 11.5, 35 })`, `set("rules.fire.damage_rolls", "fire")`, `set("rules.fire.radius", 4)`, `put(h1, { 8, 33.5 })`, `set("rules.fire.spread_rolls", "pair")`, `set_weather "wind"`, `set("rules.search.ends_move", false)`},
		ends:    []string{`hall.burning`, `barn.burning`, `h1.hp`, `h2.hp`, `h3.hp`, `h1.loot`, `h1.inside ~= nil`, `h2.in_melee`, `math.floor(h2.y * 4)`, `math.floor(h1.y * 4)`},
	},
	{
		name: "loot",
		setup: func(p *program) string {
			return `chest = piece("chest", { at = { 20, 30.9 }, name = "chest" })
gold = piece("loot", { at = { 20.9, 30 }, value = 2, name = "gold" })
torches = piece("torches", { at = { 24, 28.6 }, name = "torches" })
people = band(nil, { neutral = true })
` + p.add(`l1 = red:add("%troop", { name = "l1", weapon = "%arm", armour = %v, loot = 1, at = { 20, 30 } })
l2 = red:add("warrior", { name = "l2", weapon = "hand_weapon", horse = %v, at = { 21.8, 30 } })
l3 = blue:add("warrior", { name = "l3", weapon = "%arm", shield = %v, at = { 19, 25 } })
`) + `cow = people:add("` + pick(p, "cow", "pig", "adult", "child") + `", { touch = l2, bearing = 90 })
`
		},
		orders: []chancy{{0, `z = O.take(l2)`}, {0, `z = O.take(l2, gold)`}, {0, `z = O.take(l1, gold)`}, {0, `z = O.drop(l1)`}, {0, `z = O.give(l1, l2)`}, {2.5, `z = O.search(l1, chest)`}, {2.5, `z = O.search(l2, chest)`}, {0, `z = O.abduct(l2, cow)`},
			{0, `z = O.abduct(l3, cow)`}, {0, `k = O.move(l2, { 21, 32 })`}, {0, `k = O.move(l1, { 20, 29.5 })`}, {0, `k = O.move(l3, { 19, 27 })`}, {2, `c = O.charge(l3, l1)`}, {2, `c = O.charge(l3, l2, { react = "flee" })`}, {4, `r = O.fight(l1, l3)`}, {4, `r = O.fight()`},
			{3, `r = O.attack(l3, l1)`}, {3, `r = O.attack(l3, l2)`}, {2, `m = O.morale(l1)`}, {0, `z = O.take_torch(l2, torches)`}, {2, `c = O.charge(l1, l3)`}, {3, `r = O.attack(l3, cow)`}},
		plans:   []chancy{{1, `z = O.take(l2, gold) z = O.give(l2, l1) z = O.drop(l1)`}, {4, `z = O.take(l2) w = O.next_turn() r = O.attack(l3, l2) z = O.take(l1)`}, {5, `c = O.charge(l3, l1) r = O.fight(l3, l1) w = O.to_stage("ignition")`}, {2, `z = O.abduct(l2, cow) w = O.next_turn() k = O.move(l2, { 24, 33 }) m = O.morale(l2)`}, {3, `z = O.search(l1, chest) w = O.next_turn() z = O.search(l1, chest)`}, {3, `z = O.abduct(l2, cow) r = O.attack(l3, l2)`}},
		reads:   []string{`l1.loot`, `l2.loot`, `l3.loot`, `(cow.hidden and 1 or 0)`, `(O.reach("move", l1) or 0)`, `(O.reach("move", l2) or 0)`, `gold.value`, `(l1.alive and 1 or 0)`},
		changes: []string{`O.engage(l1, l3)`, `put(l3, { 20, 29.1 })`, `put(l1, { 20, 29.5 })`, `set("rules.loot.cavalry.markers", false)`, `put(l2, { 20.5, 29.6 })`, `set("rules.search.uses", 2)`},
		ends:    []string{`l1.loot`, `l2.loot`, `l3.loot`, `score(red)`, `score(blue)`, `cow.hidden`, `cow.alive`, `winner() == blue`, `l1.hp`, `l3.hp`},
	},
	{
		name: "sea",
		setup: func(p *program) string {
			gap := pick(p, "0.5", "1", "2", "4")
			return `sea = piece("lake", { at = { 36, 34 }, size = { 22, 26 } })
drakkar = piece("ship", { at = { 27.2, 33 }, size = { 3, 10 }, faces = "north", name = "drakkar" })
knarr = piece("ship", { at = { 30.2 + ` + gap + `, ` + pick(p, "33", "37", "44.6") + ` }, size = { 3, 8 }, faces = "` + pick(p, "north", "south") + `", name = "knarr" })
` + p.add(`s1 = red:add("%troop", { name = "s1", weapon = { "hand_weapon", "bow" }, shield = %v, at = { 24, 33 } })
s2 = blue:add("warrior", { name = "s2", weapon = { "%arm", "bow" }, armour = %v, at = { 24, 36 } })
s3 = red:add("warrior", { name = "s3", weapon = "hand_weapon", at = { 24.4, 31 } })
`) + "put(s1, drakkar)\nput(s2, knarr)\n" + pick(p, "", "put(s1, { 28.1, 33 })\nput(s2, { knarr.x - 0.9, knarr.y })\n")
		},
		orders: []chancy{{0, `z = O.sail(drakkar, { forward = 4 })`}, {0, `z = O.sail(drakkar, { arc = { radius = 12, length = 6 } })`}, {0, `z = O.sail(knarr, { arc = { radius = 9, length = 5, to = "left" } })`}, {0, `z = O.sail(knarr, { about = true })`}, {0, `z = O.sail(knarr, { forward = 2, side = blue })`},
			{1, `z = O.board(s1, knarr)`}, {1, `z = O.board(s2, drakkar)`}, {1, `z = O.board(s3, drakkar)`}, {2, `c = O.charge(s1, s2)`}, {3, `c = O.charge(s2, s1, { react = "bow" })`}, {3, `r = O.shoot(s1, s2)`}, {3, `r = O.shoot(s2, s1)`}, {4, `r = O.fight(s1, s2)`}, {4, `r = O.fight()`},
			{1, `k = O.move(s1, { 27.2, 35 })`}, {1, `y = O.ignite(s1, drakkar)`}, {1, `y = O.ignite(s2, knarr)`}, {2, `v = O.spread_fire()`}, {1, `k = O.move(s3, { 26.5, 26 })`}, {2, `c = O.charge(s3, s1)`}, {0, `z = O.dismount(s3)`}, {2, `k = O.move(s2, { 30, 25 })`}},
		plans:   []chancy{{5, `z = O.sail(drakkar, { forward = 4 }) c = O.charge(s1, s2) r = O.fight(s1, s2)`}, {3, `z = O.board(s1, knarr) w = O.next_turn() r = O.fight()`}, {3, `y = O.ignite(s1, drakkar) w = O.next_turn() z = O.sail(drakkar, { forward = 2 }) v = O.spread_fire()`}, {3, `z = O.sail(knarr, { forward = 4 }) z = O.board(s2, drakkar) r = O.shoot(s1, s2)`}, {3, `k = O.move(s2, { 33, 25 }) w = O.next_turn() w = O.to_stage("movement") z = O.board(s2, knarr)`}},
		reads:   []string{`math.floor(drakkar.y)`, `math.floor(knarr.x)`, `(s1.aboard and 1 or 0)`, `(s2.aboard and 1 or 0)`, `math.floor(s1.y)`, `(drakkar.burning and 1 or 0)`, `(O.need("hit", s1, s2) or 0)`, `(s1:sees(s2) and 1 or 0)`, `#drakkar:models()`, `(O.reach("move", s1) or 0)`},
		changes: []string{`put(s2, drakkar)`, `put(s1, knarr)`, `put(s3, drakkar)`, `set("rules.ship.jump", 2)`, `set("rules.ship.won", "one")`, `put(s1, { 28.1, 36 })`},
		ends:    []string{`math.floor(drakkar.y * 4)`, `math.floor(knarr.x * 4)`, `s1.hp`, `s2.hp`, `s1.aboard ~= nil`, `s2.aboard ~= nil`, `knarr.burning`, `math.floor(s2.y * 4)`, `s3.hp`},
	},
	{
		name: "hounds",
		setup: func(p *program) string {
			return pick(p, ``, `bush = piece("undergrowth", { at = { 3.5, 24 }, size = { 4, 2 } })`, `low = piece("fence", { line = { { 1, 24 }, { 7, 24 } }, width = 0.4 })`) + p.add(`
d1 = red:add("warrior", { name = "d1", weapon = "spear", war_dogs = true, at = { 3.5, 21 } })
d2 = blue:add("%troop", { name = "d2", weapon = { "hand_weapon", "bow" }, armour = %v, horse = %v, at = { 3.5, 28 } })
d3 = blue:add("warrior", { name = "d3", weapon = "%arm", at = { 7, 21 } })
hound = d1:touching{ troop = "hound" }[1]
`)
		},
		orders: []chancy{{0, `c = O.send_hounds(d1, d2)`}, {2, `c = O.send_hounds(d1, d2, { react = "flee" })`}, {3, `c = O.send_hounds(d1, d2, { react = "bow" })`}, {0, `c = O.send_hounds(d1, d3)`}, {5, `r = O.fight(hound, d2)`}, {5, `r = O.fight()`}, {0, `k = O.move(d1, { 3.5, 23 })`},
			{2, `c = O.charge(d3, hound)`}, {2, `c = O.charge(d2, d1)`}, {3, `r = O.attack(d3, hound)`}, {3, `r = O.shoot(d2, hound)`}, {2, `c = O.charge(d1, d3)`}, {1, `w = O.next_turn()`}, {1, `k = O.move(d2, { 3.5, 26 })`}, {3, `r = O.attack(hound, d2)`}, {0, `O.push(d3, hound)`}},
		plans:   []chancy{{6, `c = O.send_hounds(d1, d2) r = O.fight() w = O.next_turn()`}, {5, `c = O.send_hounds(d1, d2, { react = "flee" }) r = O.fight(hound, d2)`}, {4, `c = O.send_hounds(d1, d3) w = O.to_stage("ignition") k = O.move(d1, { 5, 21 })`}, {5, `c = O.charge(d3, hound) r = O.fight(d3, hound) w = O.next_turn() k = O.move(d1, { hound.x, hound.y - 1 })`}},
		reads:   []string{`#d1:touching{ troop = "hound" }`, `(hound.in_melee and 1 or 0)`, `math.floor(hound.y)`, `(hound.alive and 1 or 0)`, `(d2.mounted and 1 or 0)`, `(O.need("hit", hound, d2) or 0)`, `d2.hp`},
		changes: []string{`put(d1, { 3.5, 25 })`, `O.engage(hound, d3)`, `set("rules.hound.reach", 4)`, `put(d2, { 3.5, 24.5 })`, `set("rules.hound.charge_bonus", false)`},
		ends:    []string{`d1.hp`, `d2.hp`, `d3.hp`, `hound.alive`, `hound.in_melee`, `math.floor(hound.y * 4)`, `#d1:touching{ troop = "hound" }`, `d2.mounted`, `red.losses`},
	},
	{
		name: "push",
		setup: func(p *program) string {
			return pick(p, ``, `top = piece("hill", { at = { 26, 20 }, size = { 6, 6 } })`, `stone = piece("high_wall", { at = { 26, 22.4 }, size = { 6, 1 } })`, `pond = piece("lake", { at = { 26, 23.2 }, size = { 4, 3 } })`) + p.add(`
p1 = red:add("%troop", { name = "p1", weapon = "%arm", armour = %v, shield = %v, horse = %v, at = { 26, 20 } })
p2 = red:add("warrior", { name = "p2", weapon = "spear", touch = p1, bearing = 180 })
p3 = blue:add("%troop", { name = "p3", weapon = "%arm", armour = %v, shield = %v, touch = p1, bearing = 0 })
p4 = blue:add("warrior", { name = "p4", weapon = { "spear", "bow" }, at = { 29, 24 } })
`) + pick(p, "", "engage(p1, p3)\n", "engage(p1, p3)\n")
		},
		orders: []chancy{{0, `O.push(p1, p3)`}, {0, `O.push(p3, p1)`}, {0, `O.push(p1)`}, {0, `O.support(p2, p1)`}, {0, `O.support(p2)`}, {5, `r = O.fight(p1, p3)`}, {5, `q = r r = O.fight(p3, p1)`}, {5, `r = O.fight()`}, {0, `O.raise_shield(p3)`}, {2, `c = O.charge(p4, p1)`},
			{2, `c = O.charge(p2, p4)`}, {3, `c = O.charge(p2, p4, { react = "bow" })`}, {0, `O.wield(p4, "spear")`}, {2, `m = O.morale(p2)`}, {3, `r = O.attack(p1, p3)`}, {3, `r = O.shoot(p4, p1)`}, {1, `w = O.next_turn()`}, {0, `k = O.move(p2, { 28, 19 })`}},
		plans:   []chancy{{4, `O.push(p1, p3) r = O.fight(p1, p3) w = O.next_turn()`}, {5, `O.support(p2, p1) r = O.fight(p1, p3) w = O.to_stage("ignition")`}, {5, `c = O.charge(p4, p1, { react = "none" }) O.push(p1, p3) r = O.fight()`}, {5, `O.push(p3, p1) r = O.fight() c = O.charge(p4, p2) r = O.fight()`}},
		reads:   []string{`(p1.in_melee and 1 or 0)`, `(p3.in_melee and 1 or 0)`, `math.floor(p3.y)`, `(p2.in_melee and 1 or 0)`, `(p1.mounted and 1 or 0)`, `(O.need("hit", p3, p1) or 0)`, `(O.need("hit", p1, p3) or 0)`, `p3.hp`},
		changes: []string{`O.engage(p1, p3)`, `O.engage(p1, p4)`, `put(p2, { 25, 19.5 })`, `set("rules.spear.scope", "all")`, `put(p4, { 27, 20 })`},
		ends:    []string{`p1.hp`, `p2.hp`, `p3.hp`, `p4.hp`, `math.floor(p3.y * 4)`, `p1.in_melee`, `p3.in_melee`, `p2.in_melee`, `p1.mounted`, `math.floor(p1.y * 4)`},
	},
	{
		name: "wall",
		setup: func(p *program) string {
			return `archers = red:row(` + pick(p, "4", "5") + `, "warrior", { weapon = "bow", at = { 14, 2 } })
wall = blue:row(5, "warrior", { weapon = "` + pick(p, "hand_weapon", "spear") + `", shield = true, at = { 12, 15 } })
` + pick(p, "", `mud = piece("mud", { at = { 14, 15 }, size = { 8, 3 } })`+"\n", `straw = piece("crops", { at = { 14, 15 }, size = { 6, 3 } })`+"\n") +
				pick(p, "", "pcall(form, \"shield_wall\", wall, { faces = \"south\" }) to_stage \"movement\"\n")
		},
		orders: []chancy{{6, "r = O.volley(archers, { 12.6, 15 })"}, {5, "q = O.volley(archers, { 10, 15.5 })"}, {4, "q = O.volley(archers, { 30, 20 })"}, {0, "O.form(\"shield_wall\", wall)"}, {3, "r = O.attack(a1, wall[1])"},
			{2, "c = O.charge(wall[4], a1)"}, {2, "c = O.charge(a1, wall[1])"}, {3, "r = O.shoot(archers[1], wall[2])"}, {0, `k = O.move_wall(wall[1], { forward = 2 })`}, {0, `k = O.move_wall(wall[2], { wheel = 15, about = wall[1] })`}, {0, `k = O.move_wall(wall[1], { about_face = true })`},
			{0, `O.break_wall(wall[3])`}, {4, `r = O.fight()`}, {0, `k = O.move(a2, { 16, 12 })`}, {3, `c = O.charge(wall[2], archers[1], { react = "bow" })`}},
		plans:   []chancy{{2, `O.form("shield_wall", wall) w = O.next_turn() k = O.move_wall(wall[1], { forward = 2 })`}, {5, `O.form("shield_wall", wall) c = O.charge(a1, wall[2]) r = O.fight()`}, {6, `q = O.volley(archers, { 11.4, 15.2 }) w = O.next_turn() m = O.morale(wall[1])`}, {4, `c = O.charge(wall[1], archers[1], { react = "bow" }) r = O.fight()`}},
		reads:   []string{`(wall[1]:formation("shield_wall") and 1 or 0)`, `math.floor(wall[1].y)`, `#blue:models()`, `(O.need("hit", a1, wall[1]) or 0)`, `(wall[3]:formation("shield_wall") and 1 or 0)`, `(O.need("save", wall[1], a1) or 0)`, `(r and r.radius or 0)`},
		changes: []string{`put(a1, { 12, 14.1 })`, `set_weather "rain"`, `set_weather "wind"`, `O.engage(a1, wall[1])`},
		ends:    []string{`wall[1].hp`, `wall[5].hp`, `wall[1]:formation("shield_wall")`, `math.floor(wall[1].y * 4)`, `a1.in_melee`},
	},
	{
		name: "wagon",
		setup: func(p *program) string {
			return p.add(`wagon = blue:add("wagon", { name = "wagon", at = { 40, 20 } })
w1 = red:add("warrior", { name = "w1", weapon = "%arm", torch = %v, touch = wagon, bearing = 180 })
w2 = blue:add("warrior", { name = "w2", weapon = "%arm", touch = wagon, bearing = 0 })
`) + pick(p, ``, `hay = piece("crops", { at = { 43.5, 20 }, size = { 3, 3 } })`+"\n", `hay = piece("store", { at = { 43.5, 20 }, size = { 3, 3 } })`+"\n")
		},
		orders:  []chancy{{1, `y = O.ignite(w1, wagon)`}, {0, `k = O.move(wagon, { 40, 23 })`}, {3, `r = O.attack(w1, wagon)`}, {2, `v = O.spread_fire()`}, {2, `c = O.charge(w1, wagon)`}, {2, `c = O.charge(w1, w2)`}, {4, `r = O.fight()`}, {1, `w = O.next_turn()`}, {0, `z = O.take_torch(w1, wagon)`}, {2, `m = O.morale(w2)`}, {0, `k = O.move(w2, { 42, 24 })`}},
		plans:   []chancy{{3, `y = O.ignite(w1, wagon) w = O.next_turn() v = O.spread_fire()`}, {4, `r = O.attack(w1, wagon) r = O.attack(w1, wagon) l = O.morale()`}, {4, `c = O.charge(w1, w2) r = O.fight() k = O.move(wagon, { 40, 23 })`}},
		reads:   []string{`(wagon.burning and 1 or 0)`, `wagon.hp`, `(O.reach("move", wagon) or 0)`, `(O.need("ignite", w1, wagon) or 0)`, `(O.need("hit", w1, wagon) or 0)`},
		changes: []string{`put(w1, { 38.4, 20 })`, `put(w2, { 30, 20 })`, `set("rules.fire.torch", 2)`, `set("rules.fire.spread", 4)`},
		ends:    []string{`wagon.hp`, `wagon.burning`, `math.floor(wagon.y * 4)`, `w1.hp`, `w2.hp`, `score(red)`},
	},
}

// moments are points at which something happens, with whom a rule there looks at.
var moments = [][2]string{{"on_stage_start", `ev:models{ side = "any", object = false }[3]`}, {"on_stage_end", `ev:models{ side = "any", in_melee = true }[1]`}, {"on_turn_start", `ev:models{ side = "any" }[2]`}, {"on_turn_end", `ev:models{ side = "any", mounted = true }[1]`},
	{"on_part_start", `ev:models{ side = "enemy" }[1]`}, {"on_part_end", `ev:models{ side = "friend" }[1]`}, {"on_charge_declared", `ev.model`}, {"on_charge_declared", `ev.target`}, {"on_wounded", `ev.target`}, {"on_wounded", `ev.target:nearest{ side = "any" }`},
	{"on_model_removed", `ev.model:nearest{ side = "friend" }`}, {"on_model_removed", `ev.model:nearest{ side = "enemy", in_melee = false }`}, {"on_melee_won", `ev:models{ side = "friend" }[1]`}, {"on_ignited", `ev.model`}, {"on_ignited", `ev.piece and ev.piece:models()[1]`},
	{"on_attack_rolled", `ev.target`}, {"on_attack_rolled", `ev.attacker`}}

// deeds are what such a rule may do to m; n is an enemy of his.
var deeds = []string{`ev:set(m, "wet", true)`, `ev:set(m, "wet", true)`, `if ev:check(4) then ev:wound(m, 1) end`, `ev:wound(m, 1)`, `ev:skip(m, { what = "move" })`, `ev:skip(m)`, `ev:grant_move(m, 3)`, `if ev:check(5) then ev:remove(m) end`,
	`if n and ev:check(4) then ev:transfer(m, n.side) end`, `ev:mount(m)`, `ev:rearm(m, "hand_weapon", "dane_axe")`, `if n then ev:attack{ by = m, at = n } end`, `if n and ev:may("more") then ev:attack{ by = m, at = n, kind = "melee", weapon = "spear" } end`,
	`if n then ev:force_charge(m, n) end`, `if n and ev:check(5) then ev:force_charge(m, n, { die = "d6" }) end`, `ev:cancel_attack(m)`, `ev:place(m, { at = { 24, 45 } })`, `ev:hide(m)`, `ev:place("warrior", { at = { 26, 45 } })`,
	`local piece = ev:pieces{}[1] if piece then ev:place(m, { touching = piece }) end`, `local piece = ev:pieces{}[1] if piece then ev:hide(m, piece) end`, `if m.state.wet then ev:wound(m, 1) end`, `if m.hidden then ev:place(m, { at = { 22, 45 } }) end`}

// tweaks are what rules do to numbers at the points of terrain, fire and morale.
var tweaks = [][2]string{{"modify_swim_roll", `ev:modify(1)`}, {"modify_swim_roll", `if ev.model.state.wet then ev:modify(-1) end`}, {"modify_agility", `if ev:check(4) then ev:modify(1) end`}, {"modify_agility", `if ev.model.moved > 1 then ev:modify(-1) end`},
	{"modify_obstacle_roll", `if ev:check(4) then ev:modify(1) end`}, {"modify_obstacle_roll", `ev:modify(-1)`}, {"modify_burn", `ev:modify(-1)`}, {"modify_burn", `if ev:check(4) then ev:modify(1) end`}, {"modify_burn", `if ev.model.state.wet then ev:modify(2) end`},
	{"modify_ignition", `if ev:check(4) then ev:modify(1) end`}, {"modify_ignition_need", `ev:become(4)`}, {"modify_ignition_need", `if ev.model.loot > 0 then ev:modify(-1) end`}, {"modify_fire_spread", `ev:modify(-2)`}, {"modify_fire_spread", `if ev.source_piece and ev.source_piece.burning then ev:modify(-1) end`},
	{"modify_fire_radius", `ev:modify(2)`}, {"modify_search", `if ev:check(4) then ev:modify(1) end`}, {"modify_push_roll", `if ev.target.state.wet then ev:modify(1) end`}, {"modify_push_roll", `ev:modify(1)`}, {"modify_morale", `if ev:check(4) then ev:modify(1) end`}, {"modify_morale", `if ev.model:nearest{ side = "enemy", within = 6 } then ev:modify(-1) end`},
	{"modify_morale_reroll", `ev:reroll("fails")`}, {"modify_charge_die", `ev:become("d6")`}, {"modify_charge_die", `if ev.model.state.wet then ev:become("none") end`}, {"modify_charge_reroll", `ev:reroll("ones")`}, {"modify_charge_distance", `if ev:check(4) then ev:modify(1) end`}, {"modify_flee_roll", `ev:modify(1)`},
	{"modify_flee_distance", `if ev.model.hp > 1 then ev:modify(2) end`}, {"modify_move", `if ev.model.state.wet then ev:modify(-2) end`}, {"modify_multi_limit", `ev:become(1)`}, {"modify_attacks", `if ev.attacker.hp > 1 then ev:modify(1) end`}, {"can_move", `if ev.model.state.wet then ev:refuse() end`}, {"can_shoot", `if ev.attacker.state.wet then ev:refuse() end`},
	{"can_target", `if ev.target.state.wet then ev:refuse() end`}, {"can_fail_morale", `if ev.model.in_melee or ev:check(4) then ev:refuse() end`}, {"modify_carry", `ev:become(2)`}, {"can_obstruct", `if ev.model and ev.model:friend_of(ev.attacker) then ev:refuse() end`}, {"modify_game_end", `ev:become(ev.turn > 2)`}, {"modify_ship_move", `ev:modify(-15)`}, {"modify_wound", `if ev.target.object then ev:cancel() end`}, {"modify_wound", `if ev:check(5) then ev:cancel() end`},
	{"modify_wound", `local m = ev.target:nearest{ side = "friend", within = 3 } if m then ev:redirect(m) end`}, {"modify_terrain_cost", `if ev.model.state.wet then ev:become(1) end`}, {"modify_initiative", `if ev.side.losses > 0 then ev:modify(1) end`}, {"modify_shots", `if ev.attacker.state.wet then ev:modify(1) end`},
	{"modify_morale_reasons", `if ev.side.losses > 0 then ev:add("omen") end`}, {"modify_morale_reasons", `ev:add("omen")`}, {"modify_score", `ev:modify(ev.side.losses)`}, {"modify_loss_weight", `if ev.model.loot > 0 then ev:modify(1) end`}, {"modify_armour_class", `if ev.model.state.wet then ev:become("UA") end`}, {"modify_strike_step", `if ev.attacker.state.wet then ev:become{ step = "last" } end`}}

// otherWords are words of data keys that are not those of the book.
var otherWords = words(`rules.agility.bounds excluded
rules.agility.cost always
rules.agility.shapes printed
rules.building.advance next
rules.building.floor_cost left
rules.cav.dismount_moved half
rules.cav.fall_place far
rules.cav.push_scope all
rules.cav.push_stuck free
rules.charge.fail_move reach
rules.charge.die d6
rules.cover.side any
rules.fall.lethal wound
rules.fire.counter object
rules.fire.damage_rolls fire
rules.fire.distance centre
rules.fire.floor.of roll
rules.fire.occupants safe
rules.fire.spread_rolls pair
rules.fire.wind_direction east
rules.hound.range_from hounds
rules.init.holder winner
rules.los.model open
rules.melee.friendly charger
rules.melee.winner last
rules.react.flee_off_table out
rules.react.flee_fail_effect wound
rules.react.flee_fail_effect removed
rules.react.pursuit catch
rules.react.range unchecked
rules.react.shooter_penalty_duration round
rules.react.unhorsed stops
rules.ship.three aboard
rules.ship.won one
rules.shoot.hit_thing passed
rules.shoot.long_base printed
rules.shoot.obstacle_geometry line
rules.shoot.obstacle_order chosen
rules.spear.breach killer
rules.spear.scope all
rules.terrain.difficult.cost exact
rules.volley.eligible any
rules.volley.mixed_range longest
rules.wall.replacement anybody
rules.wall.step_up struck
`)

// words makes changes of lines of a key and a word.
func words(text string) []string {
	var out []string
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		key, word, _ := strings.Cut(line, " ")
		out = append(out, fmt.Sprintf("set(%q, %q)\n", key, word))
	}
	return out
}

// fieldRules are rules at random at the points of terrain, fire, morale, the clock.
func fieldRules(p *program) string {
	out := "rule \"try:wet\" { title = \"w\", state = { wet = \"flag\" }, lasts = \"" + pick(p, "turn", "game", "stage") + "\", hook = \"pillage.modify_price\", effect = function(ev) end }\n"
	for i := range p.one(4) {
		if p.one(3) > 0 {
			t := tweaks[p.one(len(tweaks))]
			out += fmt.Sprintf("rule \"try:t%d\" { title = \"t\", hook = \"pillage.%s\", effect = function(ev) %s end }\n", i, t[0], t[1])
			continue
		}
		m := moments[p.one(len(moments))]
		out += fmt.Sprintf("rule \"try:m%d\" { title = \"m\", limit = \"once per %s\", per = \"battle\", hook = \"pillage.%s\", effect = function(ev) local m = %s if not m then return end local n = m:nearest{ side = \"enemy\" } %s end }\n",
			i, pick(p, "turn", "game", "stage"), m[0], m[1], pick(p, deeds...))
	}
	return out
}
