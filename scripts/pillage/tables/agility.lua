-- The numbers of agility rolls, PIL-AGIL.

game_table "rules.agility" {
  -- Added to the roll by armour class; to a swim roll too (PIL-SWIM-01).
  class = { UA = 0, SA = -1, FA = -2 },
  -- Where the rows after the lethal one begin.
  rows = { frightened = 2, effort = 4, perfect = 6 },
}
