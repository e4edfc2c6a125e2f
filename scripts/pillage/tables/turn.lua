-- The turn: its stages, who acts first, who plays and who does not.

-- PIL-TURN ---------------------------------------------------------------------

game_table "rules.turn" {
  -- In this order; the same six words always.
  stages = {
    { "initiative", "movement", "shooting", "melee", "ignition", "morale" },
    source = "GAP-TURN-ORDER; TIDI, A",
  },
  -- In which the sides act one after the other; the rest is one for all.
  parts = { { "movement", "shooting", "ignition" }, source = "GAP-TURN-ORDER; TIDI, A" },
}

-- PIL-INIT, PIL-MULTIPLAYER ------------------------------------------------------

game_table "rules.init" {
  -- Who had the initiative after it was handed over: "actor", who acted first,
  -- or "winner", who rolled highest.
  holder = { "actor", source = "GAP-INIT-HELD", placeholder = true },
  -- More than two sides: "descending", each by its roll, or "winner": the highest
  -- acts first, the others in the order in which they were set up.
  multi = { "descending", source = "GAP-MULTI-INITIATIVE", placeholder = true },
}

-- A band that nobody plays, such as villagers: it has no initiative and no part
-- of a stage, and it is nobody's enemy. It may be shot at.
game_table "rules.neutral" {
  charged = { false, source = "GAP-ABDUCT-RESIST", placeholder = true },
  -- Must others keep their distance from it?
  keep_away = { false, source = "GAP-ABDUCT-RESIST", placeholder = true },
}
