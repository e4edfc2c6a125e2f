-- Byzantines: regular soldiers of Rome in the East, with money for others.
-- Prices in gold pieces; what a mercenary costs stands with his own faction.

faction "byzantines" {
  title = { en = "Byzantines", ru = "Византийцы" },
  text = { en = "Heirs of Rome, who hire what they lack.", ru = "Наследники Рима: кого не хватает, того нанимают." },
  implements = { "PIL-FACTION-BYZANTINES-00" },
  limits = {
    foreign_pct = {
      50,
      rule = "PIL-FACTION-BYZANTINES-02",
      source = "GAP-MERC-COUNT; TIDI, B",
    },
  },
  prices = {
    source = "TIDI, B",
    warrior = 10,
    chief = 30,
    cataphract = 20,

    armour = 5,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    horse = { default = 25, cataphract = 35 },
    standard = 45,
    horn = 20,
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    hand_weapon = 10,
    pike = 10,
    sling = 5,
    composite_bow = 25,
  },
  data = {
    -- The half is counted in "points", what models cost; else in "models".
    mercenaries = { "points", source = "GAP-MERC-COUNT; TIDI, B" },
  },
}

rule "PIL-FACTION-BYZANTINES-01" {
  title = { en = "Horse archers", ru = "Конные лучники" },
  faction = "byzantines",
  hook = "pillage.modify_equip",
  when = function(ev) return ev.item == "composite_bow" and ev.model.mounted end,
  effect = function(ev) ev:become(true) end,
}

rule "PIL-FACTION-BYZANTINES-02" {  -- the half itself is a limit of the faction, above
  title = { en = "Mercenaries", ru = "Наемники" },
  faction = "byzantines",
  hook = "pillage.can_field_band",
  when = function(ev)
    return ev.band:models { troop = "chief", foreign = true }[1]
  end,
  effect = function(ev)
    ev:refuse {
      en = "only a Byzantine leads Byzantines",
      ru = "византийцев ведет только византиец",
    }
  end,
}
