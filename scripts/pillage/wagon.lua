-- The wagon: a thing that a friend has to lead. What it gives its shooters, who
-- controls it and what its loss counts are rules of their own.

troop "wagon" {
  title = { en = "Wagon", ru = "Повозка" },
  text = "Moves slowly, and only with a friend beside it.",
  object = true,
  base = "cavalry",
  class = "FA",
  hp = 2,
  attacks = { 0, source = "GAP-WAGON-OBST", placeholder = true },
  saves = { false, source = "GAP-WAGON-SAVE", placeholder = true },
  morale = "immune",
  move = 6,
  moves_as = "cavalry",
  contact = { "start", source = "GAP-WAGON-CONTACT", placeholder = true },
  obstacles = { false, source = "GAP-WAGON-OBST", placeholder = true },
  bans = { "weapon", "armour", "gear" },
  fighter = false,
  loss = { morale = 0, score = 5 },
  implements = { "PIL-TROOP-17", "PIL-TROOP-20" },
}
