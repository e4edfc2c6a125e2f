-- Nobles and heavy riders: what they carry, which of it they fight with, and what
-- their horses wear.

-- The bek ---------------------------------------------------------------------

troop "bek" {
  title = { en = "Bek", ru = "Бёк" },
  text = { en = "A Magyar noble with spear, sabre and bow, on foot or on a horse.", ru = "Знатный мадьяр с копьем, саблей и луком, пеший или конный." },
  hp = { 1, source = "GAP-BEK-STATS", placeholder = true },
  attacks = { 1, source = "GAP-BEK-STATS", placeholder = true },
  morale = "tests",
  melee_weapons = { 2, rule = "PIL-TROOP-12" },
}

-- What a bek may have; helmet, torch and the improvised weapon are anybody's.
local bek_gear = {
  spear = true, sabre = true, composite_bow = true,
  shield = true, armour = true, horse = true,
  helmet = true, torch = true, improvised = true,
}

rule "PIL-TROOP-12" {               -- spear and sabre at hand, another one each round; the bow in the saddle
  title = { en = "Bek's weapons", ru = "Оружие бёка" },
  troop = "bek",
  {
    hook = "pillage.modify_equip",
    when = function(ev) return not bek_gear[ev.item] end,
    effect = function(ev) ev:become(false) end,
  },
  {
    hook = "pillage.modify_equip",
    when = function(ev) return ev.item == "composite_bow" end,
    effect = function(ev) ev:become(true) end,
  },
  {
    hook = "pillage.modify_weapon",
    when = function(ev) return ev.kind == "melee" end,
    effect = function(ev)
      for _, w in ipairs { "spear", "sabre" } do
        if ev.attacker:has(w) then ev:add(w) end
      end
    end,
  },
}

-- The cataphract --------------------------------------------------------------

troop "cataphract" {
  title = { en = "Cataphract", ru = "Катафракт" },
  text = { en = "A heavy horseman on an armoured horse.", ru = "Тяжелый всадник на бронированном коне." },
  hp = { 1, source = "GAP-DEFAULT-HP", placeholder = true },
  attacks = 1,
  morale = "tests",
  needs = {
    { "armour", "shield", "spear", "hand_weapon", "horse" },
    rule = "PIL-TROOP-13",
  },
  bans = { { "ranged" }, rule = "PIL-TROOP-13" },
  melee_weapons = { 2, rule = "PIL-TROOP-13" },
  data = { mount_class = "FA" },
}

rule "PIL-TROOP-13" {               -- spear or sword, and the same one until that melee is over
  title = { en = "One weapon a melee", ru = "Одно оружие на схватку" },
  troop = "cataphract",
  state = { spear_this_melee = "flag", sword_this_melee = "flag" }, lasts = "fight",
  {
    hook = "pillage.modify_weapon",
    when = function(ev)
      return ev.kind == "melee" and ev.attacker:has "spear" and ev.attacker:has "hand_weapon"
    end,
    effect = function(ev)
      local me = ev.attacker
      if me.state.spear_this_melee then ev:drop "hand_weapon" else ev:add "hand_weapon" end
      if me.state.sword_this_melee then ev:drop "spear" else ev:add "spear" end
    end,
  },
  {
    hook = "pillage.on_weapon_chosen",
    effect = function(ev)
      if ev:weapon_is "spear" then ev:set(ev.attacker, "spear_this_melee", true) end
      if ev:weapon_is "hand_weapon" then ev:set(ev.attacker, "sword_this_melee", true) end
    end,
  },
}

rule "PIL-TROOP-14" {               -- mail and scales down to the hooves
  title = { en = "Armoured horse", ru = "Бронированная лошадь" },
  troop = "cataphract",
  hook = "pillage.modify_armour_class", mount = true,
  when = function(ev) return ev.part == "mount" end,
  effect = function(ev) ev:become(ev.data.mount_class) end,
}

-- The Roman cataphract --------------------------------------------------------

troop "roman_cataphract" {
  title = { en = "Roman cataphract", ru = "Римский катафракт" },
  text = { en = "A heavy horseman with the long lance, often in foreign pay.", ru = "Тяжелый всадник с длинным копьем, часто на чужом жалованье." },
  hp = { 1, source = "GAP-DEFAULT-HP", placeholder = true },
  attacks = 1,
  morale = "tests",
  needs = {
    { "armour", "kontos", "hand_weapon", "horse" },
    rule = "PIL-TROOP-15",
  },
  bans = { { "ranged" }, rule = "PIL-TROOP-15" },
  melee_weapons = { 2, rule = "PIL-TROOP-15" },
  data = { mount_class = "SA" },
}

rule "PIL-TROOP-15" {               -- the horse has some armour too
  title = { en = "Half-armoured horse", ru = "Лошадь в броне" },
  troop = "roman_cataphract",
  hook = "pillage.modify_armour_class", mount = true,
  when = function(ev) return ev.part == "mount" end,
  effect = function(ev) ev:become(ev.data.mount_class) end,
}
