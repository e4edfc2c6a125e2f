-- PIL-LOOT, PIL-ABDUCT, PIL-BUILD-13 --------------------------------------------

game_table "rules.loot" {
  -- Value that a model carries, and what each point takes off its move.
  capacity = 3,
  slows = 1,
  -- Across: of loot that was dropped.
  marker = { 0.8, source = "GAP-BASE-SHAPE", placeholder = true },
  -- What a find is worth, by its die: cheap below normal.from.
  find = {
    cheap = 1,
    normal = { from = 4, value = 2 },
    excellent = { from = 6, value = 3 },
  },
  -- What riders may do: pick up what lies there, search things.
  cavalry = { { markers = true, search = false }, source = "GAP-LOOT-CAVALRY", placeholder = true },
}

game_table "rules.search" {
  -- Rows: at most empty, at least found; between them nothing is found.
  empty = 1,
  found = 4,
  -- Whether a search ends the move (but for row "empty"), how many a model may
  -- make in a turn, and how many finds or empty rows use a thing up.
  ends_move = { true, source = "GAP-SEARCH-END-MOVE", placeholder = true },
  per_turn = { 1, source = "GAP-SEARCH-END-MOVE", placeholder = true },
  uses = { 1, source = "GAP-SEARCH-END-MOVE", placeholder = true },
}

game_table "rules.building.rich_searches" {
  number = 4,
  -- The floors share them; false: each has its own.
  shared = { true, source = "GAP-RICH-FLOORS", placeholder = true },
}

game_table "rules.melee" {
  new = true,
  -- "last": who is left in a fight takes at once what was dropped in it.
  winner = { "last", source = "GAP-MELEE-WINNER", placeholder = true },
}

game_table "rules.abduct" {
  -- On a d6, to carry somebody off; 0: nobody resists.
  resist = { 0, source = "GAP-ABDUCT-RESIST", placeholder = true },
  -- Does the value of a victim count against the capacity, does it slow?
  carry = { { counts = false, slows = false }, source = "GAP-ABDUCT-CARRY", placeholder = true },
}

-- PIL-HIT-03.
game_table "rules.animal" { can_save = { false, rule = "PIL-HIT-03" } }
