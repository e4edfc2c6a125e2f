-- Who may be fielded. The armour class comes from what a model wears. Where
-- the rules print no profile, one hit point and one attack are the norm.

troop "warrior" {
  title = { en = "Warrior", ru = "Воин" },
  text = { en = "An ordinary fighter with the widest choice of gear.", ru = "Простой боец, у которого самый богатый выбор снаряжения." },
  hp = { 1, source = "GAP-DEFAULT-HP", placeholder = true },
  attacks = 1,
  morale = "tests",
  melee_weapons = { 1, rule = "PIL-GEN-10" },
  implements = { "PIL-TROOP-01" },
}

troop "chief" {
  title = { en = "Chief", ru = "Вождь" },
  text = { en = "Leads the band, is hard to kill and never runs.", ru = "Ведет банду, живуч и никогда не бежит." },
  hp = 3,
  attacks = 2,
  morale = "immune",
  melee_weapons = { 1, rule = "PIL-GEN-10" },
  implements = { "PIL-TROOP-02" },
}

-- A cow, a sheep, a pig: prey rather than a fighter. What each kind is worth
-- and how it is led away belongs to the chapter on abduction.
troop "livestock" {
  title = { en = "Livestock", ru = "Скот" },
  text = { en = "An animal: it strikes nobody, and a hit on it is a wound.", ru = "Животное: никого не бьет, а любое попадание по нему - рана." },
  hp = { 1, source = "GAP-DEFAULT-HP", placeholder = true },
  attacks = 0,
  class = "UA",
  saves = { false, rule = "PIL-HIT-03" },
  morale = "immune",
  fighter = { false, source = "GAP-BAND-COUNT", placeholder = true },
  loss = { morale = 0, score = 0 },
}
