package tests

import (
	"fmt"
	"slices"
	"strings"

	"skald/core/battle"
	"skald/core/hook"
)

// kit is what a rule needs on the table to have something to say: of its bearer,
// of whom he faces, and around them. Most of it follows from the owner of the rule.
type kit struct {
	faction string
	troop   string
	horse   string // "yes", "no", "lost"; "" does not matter
	weapons []string
	items   []string // further keys of the bearer
	talents []string // of a chief of his side, who stands far off
	foes    []string // talents of a chief of the other side
	me      bool     // the bearer is that chief
	near    bool     // the chief is near
	loot    bool
	hp      string
	shoots  bool // the play has shots
	charges bool // the bearer has to charge: he stands farther off
	charged bool // he is charged
	gap     string
	house   []string
	weather string
	set     string // Lua, before anything stands on the table
	around  string // Lua, when the bearer m stands; own is his side, back and ahead are bearings
	engaged string // Lua, when the two are in melee
	choose  string // Lua, the answers to what its player is asked
	last    string // Lua, when whom he faces stands too: z
	foe     *kit
}

// houses of rules that put a state on the table which play would reach by dice
// and over turns.
const houseRules = `
local function try(name, hook, each, effect)
  house("try_" .. name) { title = name }
  rule("try:" .. name) { title = name, house = "try_" .. name, hook = "pillage." .. hook, each = each, effect = effect }
end
try("mushrooms", "on_fight_start", { side = "any", troop = "berserker" }, function(ev) ev:set(ev.model, "mushrooms", true) end)
try("dazed", "on_fight_start", { side = "any", troop = "berserker" }, function(ev) ev:set(ev.model, "dazed", true) end)
try("poison", "on_fight_start", { side = "any", troop = "chief" }, function(ev) ev:set(ev.model, "poisoned", true) end)
try("chalice", "on_fight_start", { side = "any", troop = "chief" }, function(ev) ev:set(ev.model, "chalice", ev.turn) end)
try("godless", "on_turn_start", { side = "any", troop = "idol" }, function(ev) ev:set(ev.model.side, "godless", true) end)
try("doom", "on_turn_start", { side = "any", troop = "chief" }, function(ev) if ev.model.name == "Doomed" then ev:remove(ev.model) end end)
`

// kits by rule, or by rule and point where the same rule needs another thing
// there. What the owner says itself is left out.
var kits = map[string]kit{
	"PIL-FACTION-HUNS-02":               {horse: "yes"},
	"PIL-FACTION-RUS-03":                {around: `local w = { m } for i = 1, 4 do w[i + 1] = own:add("warrior", { weapon = "spear", faction = "kievan_rus", at = { m.x + i, m.y } }) end form("spear_hedge", w, { faces = faces })`, weapons: []string{"spear"}},
	"PIL-FACTION-RUS-04":                {weapons: []string{"hand_weapon", "hand_weapon"}},
	"PIL-FACTION-RUS-04@can_field_band": {weapons: []string{"hand_weapon", "hand_weapon"}, items: []string{"shield"}},
	"PIL-TALENT-17":                     {me: true, foe: &kit{faction: "vikings"}},
	"PIL-TALENT-31":                     {horse: "yes", charges: true, gap: "8.3"},
	"PIL-TALENT-09":                     {horse: "no", charges: true},
	"PIL-TALENT-28":                     {items: []string{"shield"}},
	"PIL-WEAPON-15": {troop: "roman_cataphract", weapons: []string{"kontos", "hand_weapon"}, horse: "yes", charges: true,
		last: `z.band:add("warrior", { at = { z.x + 0.923, z.y - 0.385 * NORTH[m.name] } })`},
	"PIL-WEAPON-13":                       {foe: &kit{items: []string{"armour"}}},
	"PIL-WEAPON-14@modify_support":        {around: `SUP[m.name] = SUP[m.name] or own:add("warrior", { weapon = "hasta", touch = m, bearing = back })`, weapons: []string{"hand_weapon"}},
	"PIL-WEAPON-16@modify_support":        {around: `SUP[m.name] = SUP[m.name] or own:add("warrior", { weapon = "spear", touch = m, bearing = back }) own:add("warrior", { weapon = "pike", touch = SUP[m.name], bearing = back })`, weapons: []string{"hand_weapon"}},
	"PIL-WEAPON-14@modify_reactions":      {set: `set("rules.weapon.hasta.reaction", true)`, weapons: []string{"hasta", "hand_weapon"}},
	"PIL-WEAPON-06@modify_reactions":      {weapons: []string{"plumbata", "hand_weapon"}},
	"PIL-FACTION-ROMANS-02":               {set: `set("factions.late_romans.standard", "both")`},
	"PIL-FACTION-ROMANS-03":               {foe: &kit{faction: "late_romans", troop: "chief"}},
	"PIL-TALENT-15":                       {near: true},
	"PIL-TALENT-22":                       {weapons: []string{"improvised"}},
	"PIL-TALENT-20":                       {horse: "yes"},
	"PIL-TROOP-14":                        {horse: "yes"},
	"PIL-TROOP-15":                        {horse: "yes"},
	"PIL-TALENT-14@can_save":              {troop: "chief", house: []string{"try_poison"}, set: `set("talents.poison_specialist.saves", false)`},
	"PIL-FACTION-SAXONS-01":               {around: `piece("bog", { at = { m.x, m.y }, size = { 4, 4 } })`},
	"PIL-TROOP-06@modify_save":            {house: []string{"try_dazed"}},
	"PIL-TROOP-06@modify_attacks":         {house: []string{"try_mushrooms"}},
	"PIL-TROOP-06@modify_charge_bonus":    {house: []string{"try_mushrooms"}, charges: true, set: `set("rules.mushrooms.one_brings_none", false)`},
	"PIL-FACTION-SAXONS-03":               {around: `SUP.ship = piece("ship", { at = { m.x, m.y + 3 * north }, size = { 6, 14 } }) put(m, SUP.ship)`, last: `put(z, SUP.ship)`},
	"PIL-FACTION-VISIGOTHS-03":            {loot: true},
	"PIL-TALENT-29":                       {me: true, items: []string{"shield"}, weapons: []string{"hand_weapon"}},
	"PIL-TALENT-19@modify_wound":          {me: true, around: `own:add("warrior", { touch = m, bearing = 90 })`},
	"PIL-TALENT-25":                       {me: true, around: `own:add("warrior", { touch = m, bearing = 90 })`},
	"PIL-TALENT-32@modify_wound":          {me: true, house: []string{"try_chalice"}},
	"PIL-TROOP-10":                        {around: `own:add("healer", { touch = m, bearing = -90 })`},
	"PIL-FACTION-MAGYARS-02":              {horse: "no"},
	"PIL-FACTION-MAGYARS-04":              {weapons: []string{"spear", "sabre"}},
	"PIL-TROOP-07":                        {weapons: []string{"dane_axe", "hand_weapon"}},
	"PIL-TROOP-07@can_field_band":         {weapons: []string{"dane_axe"}, items: []string{"shield"}},
	"PIL-TROOP-11":                        {items: []string{"shield"}},
	"PIL-FACTION-BYZANTINES-02":           {around: `own:add("chief", { faction = "huns", at = { 44, 40 } })`},
	"PIL-TALENT-26":                       {around: `own:add("chief", { faction = "huns", at = { 44, 42 } })`},
	"PIL-TROOP-12":                        {weapons: []string{"spear", "sabre"}},
	"PIL-TROOP-12@modify_equip":           {weapons: []string{"composite_bow"}, items: []string{"shield"}},
	"PIL-TROOP-13":                        {weapons: []string{"spear", "hand_weapon"}, horse: "yes"},
	"PIL-FACTION-BYZANTINES-01":           {weapons: []string{"composite_bow"}, horse: "yes"},
	"PIL-FACTION-HUNS-03":                 {weapons: []string{"composite_bow"}, horse: "yes"},
	"PIL-FACTION-MAGYARS-03":              {weapons: []string{"composite_bow"}, horse: "yes"},
	"PIL-FACTION-ROMANS-01":               {weapons: []string{"bow"}, horse: "yes"},
	"PIL-FACTION-PICTS-04":                {troop: "warrior", items: []string{"armour"}, around: `own:add("chief", { faction = "picts", at = { 44, 44 } })`},
	"PIL-TALENT-02":                       {items: []string{"war_dogs"}},
	"PIL-FACTION-MEROVINGIANS-01":         {horse: "no", around: `piece("bog", { at = { m.x, m.y + 3 * north }, size = { 4, 4 } })`},
	"PIL-FACTION-PICTS-05":                {around: `piece("rocks", { at = { m.x, m.y + 2 * north }, size = { 4, 6 } })`},
	"PIL-TALENT-05":                       {around: `piece("mud", { at = { m.x, m.y + 3 * north }, size = { 4, 4 } })`},
	"PIL-TALENT-01":                       {horse: "no", around: fence},
	"PIL-TALENT-04":                       {horse: "yes", around: fence},
	"PIL-TALENT-33":                       {horse: "yes", around: fence, set: `set("talents.steppe_mobility.cost", false)`},
	"PIL-FACTION-MEROVINGIANS-03":         {around: `own:add("chief", { faction = "merovingians", at = { 44, 46 } })`},
	"PIL-FACTION-ROMANS-04":               {house: []string{"try_doom"}, around: `own:add("chief", { faction = "late_romans", name = "Doomed", at = { 44, 47 } })`},
	"PIL-FACTION-SAXONS-04":               {house: []string{"try_godless"}},
	"PIL-TALENT-08":                       {horse: "no"},
	"PIL-TALENT-10":                       {horse: "yes"},
	"PIL-TALENT-24":                       {around: `own:add("warrior", { horn = true, at = { m.x + 2, m.y } })`},
	"PIL-FACTION-ROMANOBRITISH-01":        {},
	"PIL-WEATHER-10":                      {around: `piece("field", { at = { m.x, m.y + 3 * north }, size = { 4, 4 } })`},
	"PIL-WEATHER-14":                      {items: []string{"torch"}},
	"PIL-WEATHER-16":                      {items: []string{"torch"}},
	"PIL-TALENT-21":                       {items: []string{"torch"}},
	"PIL-FACTION-BRETONS-02":              {items: []string{"shield"}},
	"PIL-FACTION-IRISH-02":                {items: []string{"shield"}},
	"PIL-FACTION-SAXONS-07":               {items: []string{"shield"}},
	"PIL-TALENT-37":                       {horse: "lost"},
	"PIL-TALENT-27":                       {faction: "late_romans", near: true, around: `own:add("warrior", { name = m.name .. "f", faction = "late_romans", at = { m.x - 4.5, m.y } })`, choose: `["PIL-TALENT-27"] = { m.name .. "f" },`},
	"PIL-TALENT-06":                       {around: `piece("forest", { name = m.name .. "w", at = { 24, 24 }, size = { 4, 4 } }) piece("forest", { at = { 34, 24 }, size = { 4, 4 } }) for i = 1, 4 do own:add("warrior", { name = m.name .. "a" .. i, at = { 30 + 2 * i, m.y } }) end`, choose: `["PIL-TALENT-06"] = { m.name .. "w", m.name .. "a1" },`},
	"PIL-TALENT-30":                       {faction: "visigoths"},
	"PIL-TALENT-35":                       {choose: `["PIL-TALENT-35"] = { m.name },`},
	"PIL-TALENT-38":                       {choose: `["PIL-TALENT-38"] = { z.name },`},
	"PIL-TROOP-05":                        {choose: `["PIL-TROOP-05"] = { "yes" },`},
	"PIL-TROOP-06@on_part_start":          {choose: `["PIL-TROOP-05"] = { "yes" },`},
	"PIL-TALENT-32@on_turn_start":         {me: true, choose: `["PIL-TALENT-32"] = { "yes" },`},
	"PIL-HOUND-12":                        {set: `set("rules.hound.wild.at", "turn")`, items: []string{"war_dogs"}},
	"PIL-HOUND-14":                        {set: `set("rules.hound.wild.at", "turn")`, items: []string{"war_dogs"}},
	"PIL-HOUND-12@on_stage_start":         {items: []string{"war_dogs"}},
	"PIL-HOUND-14@on_stage_start":         {items: []string{"war_dogs"}},
	"PIL-WEATHER-19":                      {foe: &kit{items: []string{"torch"}}},
	"house:shying_horses":                 {horse: "yes", around: `piece("house", { at = { m.x - 6, m.y }, size = { 4, 4 }, burning = true })`},
	"house:fatigue":                       {set: `set("house.fatigue.round", 1)`},
	"house:last_stand":                    {troop: "chief", hp: "1"},
	"PIL-FACTION-MAGYARS-04@modify_equip": {weapons: []string{"javelin", "composite_bow"}, horse: "yes", set: `set("factions.magyars.chief_gear", "bek")`},
	"house:random_weather":                {},
}

const fence = `piece("fence", { line = { { m.x - 3, m.y + 1.5 * north }, { m.x + 3, m.y + 1.5 * north } }, width = 0.2 })`

// plainly are the points at which an owner stands for the side, not for the one
// in question, so that items and troops of owners come with anybody.
func ownerKit(c *battle.Content, h *hook.Handler) kit {
	o, w := &h.Rule.Owner, c.Lex.Word
	k := kit{faction: w(o.Faction), weather: w(o.Weather)}
	if o.House != 0 {
		k.house = []string{w(o.House)}
	}
	if o.Troop != 0 && !h.Rule.Anyone && w(o.Troop) != "hound" && w(o.Troop) != "wagon" {
		k.troop = w(o.Troop)
	}
	if o.Talent != 0 {
		k.talents = []string{w(o.Talent)}
	}
	aura := o.Aura != 0 || o.AuraSlot >= 0
	for _, it := range o.Items {
		id := w(it)
		switch {
		case h.Rule.Anyone:
		case aura:
			k.around += fmt.Sprintf(`own:add("warrior", { weapon = "spear", %s = true, faction = %s, at = { m.x + 2.5, m.y - north } }) `, id, quoted(k.faction))
		case c.Get("weapon", id) != nil:
			k.weapons = append(k.weapons, id)
		default:
			k.items = append(k.items, id)
		}
	}
	return k
}

// quoted is a word in Lua, nil where there is none.
func quoted(s string) string {
	if s == "" {
		return "nil"
	}
	return fmt.Sprintf("%q", s)
}

// kitOf is what a handler needs.
func kitOf(c *battle.Content, h *hook.Handler) kit {
	k := ownerKit(c, h)
	more, ok := kits[h.Rule.ID+"@"+h.Point.Short()]
	if !ok {
		more = kits[h.Rule.ID]
	}
	if len(more.weapons) > 0 {
		k.weapons = nil
	}
	both, ok := k.with(&more)
	if !ok {
		panic(h.Rule.ID + ": what it needs does not go together with its owner")
	}
	return both
}

// with puts two kits together on one bearer; false where they exclude each other.
func (k kit) with(o *kit) (kit, bool) {
	ok := true
	one := func(a *string, b string) {
		switch {
		case *a == "":
			*a = b
		case b != "" && *a != b:
			ok = false
		}
	}
	one(&k.faction, o.faction)
	one(&k.troop, o.troop)
	one(&k.horse, o.horse)
	one(&k.weather, o.weather)
	one(&k.gap, o.gap)
	one(&k.hp, o.hp)
	for _, l := range []struct {
		a *[]string
		b []string
	}{{&k.items, o.items}, {&k.talents, o.talents}, {&k.foes, o.foes}, {&k.house, o.house}} {
		for _, x := range l.b {
			if !slices.Contains(*l.a, x) {
				*l.a = append(slices.Clone(*l.a), x)
			}
		}
	}
	if len(k.weapons) == 0 || len(o.weapons) == 0 {
		k.weapons = append(slices.Clone(k.weapons), o.weapons...)
	} else {
		for _, w := range o.weapons {
			if !slices.Contains(k.weapons, w) {
				k.weapons = append(slices.Clone(k.weapons), w)
			}
		}
	}
	if k.me || o.me {
		if k.me = true; k.troop != "" && k.troop != "chief" {
			ok = false
		}
	}
	k.near, k.loot = k.near || o.near, k.loot || o.loot
	k.charges, k.charged = k.charges || o.charges, k.charged || o.charged
	for _, t := range []struct {
		a *string
		b string
	}{{&k.set, o.set}, {&k.around, o.around}, {&k.last, o.last}, {&k.engaged, o.engaged}, {&k.choose, o.choose}} {
		if !strings.Contains(*t.a, t.b) {
			*t.a += " " + t.b
		}
	}
	if k.foe == nil {
		k.foe = o.foe
	} else if o.foe != nil {
		f, fits := k.foe.with(o.foe)
		k.foe, ok = &f, ok && fits
	}
	return k, ok
}
