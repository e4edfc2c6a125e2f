-- PIL-MORALE-01, PIL-END --------------------------------------------------------

game_table "rules.morale" {
  new = true,
  -- Why a side tests: a "chief" left the game this turn; its "losses" have
  -- reached this share of its fighters, rounded up, and grew this turn.
  triggers = { { "chief", "losses" }, source = "GAP-MORALE-WHEN; 1.4, B", placeholder = true },
  threshold = { 0.5, source = "GAP-MORALE-WHEN; 1.4, B" },
  compare = { ">=", source = "GAP-MORALE-WHEN", placeholder = true },
  -- Of a fighter whose troop says nothing else under loss.morale.
  loss_weight = { 1, source = "GAP-MORALE-LOSS", placeholder = true },
}

game_table "rules.game" {
  turns = { 6, source = "GAP-GAME-LENGTH", placeholder = true },
}

game_table "rules.score" {
  -- Points for each point of value of loot and victims held, and for each loss of
  -- an enemy, whose troop may say otherwise under loss.score.
  held = { 1, source = "GAP-SCORE", placeholder = true },
  loss_weight = { 1, source = "GAP-SCORE", placeholder = true },
  -- Does what those hold count who ran off the table, and a loss that a side
  -- brought upon itself?
  off_table = { true, source = "GAP-SCORE", placeholder = true },
  own_doing = { false, source = "GAP-FRIENDLY-MELEE", placeholder = true },
}
