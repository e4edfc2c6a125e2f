-- Kievan Rus: princes' men and Varangians with axes, spears and two swords.
-- Prices in gold pieces; a second hand weapon costs as much as the first.

faction "kievan_rus" {
  title = { en = "Kievan Rus", ru = "Киевская Русь" },
  text = { en = "Druzhina and Varangians, on foot behind their spears or on horseback.", ru = "Дружина и варяги, пешие за лесом копий или верхом." },
  implements = { "PIL-FACTION-RUS-00" },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 30,
    berserker = 80,

    armour = 5,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = 30,
    standard = 50,
    horn = 25,
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    hand_weapon = 15,
    dane_axe = 30,
    sling = 10,
    javelin = 15,
    bow = 30,
  },
  data = {
    hedge = {
      attack = -1,
      -- "melee": blows alone; "all": shots at it too.
      against = { "melee", source = "GAP-HEDGE-SHOOT", placeholder = true },
      -- "front": from there alone; "all": from the rear too.
      from = { "front", source = "GAP-HEDGE-SHOOT", placeholder = true },
    },
    two_weapons = {
      attacks = 1,
      save = -1,
      -- "all" saves; else only those in "melee".
      saves = { "all", source = "GAP-TWO-WEAPON-SAVE", placeholder = true },
    },
  },
}

-- Formed and moved as the shield wall, and together with it if its members have
-- both. The points spoil the enemy's aim; they cover nobody.
formation "spear_hedge" {
  title = { en = "Spear hedge", ru = "Изгородь из копий" },
  text = { en = "Touching spearmen are harder to hit in melee from the front.", ru = "По копейщикам плечом к плечу спереди труднее попасть в рукопашной." },
  like = "shield_wall",
  factions = { { "kievan_rus" }, rule = "PIL-FACTION-RUS-03" },
  needs = { "spear" },
  joins = { "shield_wall" },
  save_bonus = 0,
  second_rank = {
    front_bonus = { 0, source = "GAP-HEDGE-SHOOT", placeholder = true },
    own_bonus = { 0, source = "GAP-HEDGE-SHOOT", placeholder = true },
    -- The second rank needs spears as the first does.
    shields = { true, source = "GAP-HEDGE-SHOOT", placeholder = true },
  },
}

rule "PIL-FACTION-RUS-01" {         -- they are born in it
  title = { en = "Used to snow", ru = "Снег не помеха" },
  faction = "kievan_rus",
  hook = "pillage.can_weather_affect",
  when = function(ev) return ev.weather == "snow" end,
  effect = function(ev) ev:refuse() end,
}

rule "PIL-FACTION-RUS-02" {
  title = { en = "Rhomphaia", ru = "Ромфея" },
  faction = "kievan_rus", weapon = "dane_axe",
  hook = "pillage.modify_strike_step",
  effect = function(ev) ev:become { step = "normal" } end,
}

rule "PIL-FACTION-RUS-03" {         -- the hedge itself is a formation, above
  title = { en = "Spear hedge", ru = "Изгородь из копий" },
  faction = "kievan_rus", who = "target",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev.target:formation "spear_hedge"
      and (ev.kind == "melee" or ev:lookup "factions.kievan_rus.hedge.against" == "all")
      and (ev.zone == "front" or ev:lookup "factions.kievan_rus.hedge.from" == "all")
  end,
  effect = function(ev) ev:modify(ev:lookup "factions.kievan_rus.hedge.attack") end,
}

rule "PIL-FACTION-RUS-04" {         -- twice the edge, and nothing to hide behind
  title = { en = "A weapon in each hand", ru = "Оружие в каждой руке" },
  faction = "kievan_rus", weapon = "hand_weapon",
  {
    hook = "pillage.modify_equip",
    when = function(ev) return ev.item == "hand_weapon" and ev.count > 1 end,
    effect = function(ev) ev:become(true) end,
  },
  {
    hook = "pillage.can_field_band",
    when = function(ev)
      local me = ev.model
      return me:count "hand_weapon" > 1 and (me:has "shield" or me:carried "ranged" > 0)
    end,
    effect = function(ev)
      ev:refuse {
        en = "{model} has a weapon in each hand, and so neither shield nor ranged weapon",
        ru = "{model}: оружие в каждой руке, значит ни щита, ни дальнобойного оружия",
      }
    end,
  },
  {
    hook = "pillage.modify_attacks",
    when = function(ev)
      return ev.attacker:count "hand_weapon" > 1 and ev.attacker:wields "hand_weapon"
    end,
    effect = function(ev) ev:modify(ev:lookup "factions.kievan_rus.two_weapons.attacks") end,
  },
  {
    hook = "pillage.modify_save",
    when = function(ev)
      return ev.target:count "hand_weapon" > 1
        and (ev.kind == "melee" or ev:lookup "factions.kievan_rus.two_weapons.saves" == "all")
    end,
    effect = function(ev) ev:modify(ev:lookup "factions.kievan_rus.two_weapons.save") end,
  },
}
