-- War dogs: a pack of three that comes with its handler. How it is sent and what
-- becomes of it stands with the hounds.

gear "war_dogs" {
  title = { en = "War dogs", ru = "Боевые псы" },
  text = "Mastiffs that go for the horses; their handler wears no armour.",
  brings = "hound",
  count = 3,
  -- Nothing that would make the handler more than UA, and no other weapon.
  with = { { "spear", "hand_weapon", "improvised", "helmet" }, rule = "PIL-GEAR-11" },
  implements = { "PIL-GEAR-10", "PIL-GEAR-11" },
}

troop "hound" {
  title = { en = "Hound", ru = "Пёс" },
  text = "One of a pack: it bites as an improvised weapon does.",
  base = "hound",
  class = { "UA", source = "GAP-HOUND-PROFILE", placeholder = true },
  hp = { 1, source = "GAP-HOUND-PROFILE", placeholder = true },
  attacks = { 1, source = "GAP-HOUND-PROFILE", placeholder = true },
  melee_weapons = { 0, rule = "PIL-GEAR-12" },
  saves = { false, rule = "PIL-HIT-03" },
  morale = "immune",
  fighter = false,
  loss = { morale = 0, score = 0 },
  implements = { "PIL-GEAR-12" },
}
