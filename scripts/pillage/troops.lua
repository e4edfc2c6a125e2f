-- Who may be fielded. The armour class comes from what a model wears. Where
-- the rules print no profile, one hit point and one attack are the norm.

troop "warrior" {
  title = { en = "Warrior", ru = "Воин" },
  text = "An ordinary fighter with the widest choice of gear.",
  hp = { 1, source = "GAP-DEFAULT-HP", placeholder = true },
  attacks = 1,
  morale = "tests",
  melee_weapons = { 1, rule = "PIL-GEN-10" },
  implements = { "PIL-TROOP-01" },
}

troop "chief" {
  title = { en = "Chief", ru = "Вождь" },
  text = "Leads the band, is hard to kill and never runs.",
  hp = 3,
  attacks = 2,
  morale = "immune",
  melee_weapons = { 1, rule = "PIL-GEN-10" },
  implements = { "PIL-TROOP-02" },
}

-- Nobles and heavy riders: the choice of weapon and the armour of the horse are
-- rules of a later chapter, so these are their bare profiles.

troop "bek" {
  title = { en = "Bek", ru = "Бёк" },
  text = "A Magyar noble with spear, sabre and bow.",
  hp = { 1, source = "GAP-BEK-STATS", placeholder = true },
  attacks = { 1, source = "GAP-BEK-STATS", placeholder = true },
  morale = "tests",
  melee_weapons = 2,
}

troop "cataphract" {
  title = { en = "Cataphract", ru = "Катафракт" },
  text = "A heavy horseman on an armoured horse.",
  hp = { 1, source = "GAP-DEFAULT-HP", placeholder = true },
  attacks = 1,
  morale = "tests",
  needs = {
    { "armour", "shield", "spear", "hand_weapon", "horse" },
    rule = "PIL-TROOP-13",
  },
  bans = { "ranged" },
  melee_weapons = 2,
}

troop "roman_cataphract" {
  title = { en = "Roman cataphract", ru = "Римский катафракт" },
  text = "A heavy horseman with the long lance, often in foreign pay.",
  hp = { 1, source = "GAP-DEFAULT-HP", placeholder = true },
  attacks = 1,
  morale = "tests",
  needs = {
    { "armour", "kontos", "hand_weapon", "horse" },
    rule = "PIL-TROOP-15",
  },
  bans = { "ranged" },
  melee_weapons = 2,
}

-- A cow, a sheep, a pig: prey rather than a fighter. What each kind is worth
-- and how it is led away belongs to the chapter on abduction.
troop "livestock" {
  title = { en = "Livestock", ru = "Скот" },
  text = "An animal: it strikes nobody, and a hit on it is a wound.",
  hp = { 1, source = "GAP-DEFAULT-HP", placeholder = true },
  attacks = 0,
  class = "UA",
  saves = { false, rule = "PIL-HIT-03" },
  morale = "immune",
  loss = { morale = 0, score = 0 },
}
