-- Charges, the reactions to them, and fighting across obstacles. What is printed
-- is bare; for the words under `source` see tables.lua.

-- PIL-CHARGE ------------------------------------------------------------------

-- PIL-REACT -------------------------------------------------------------------

game_table "rules.react" {
  -- How often a model may react in a turn.
  per_turn = { 1, source = "GAP-REACT-ONCE", placeholder = true },
  in_melee = { false, source = "GAP-REACT-IN-MELEE", placeholder = true },
  -- To the roll of a point-blank shot.
  modifier = -1,
  -- What the shot forbids for the rest of the turn.
  spend = { { "move", "shoot" }, source = "GAP-REACT-SPEND", placeholder = true },
  -- "declaration": measured from where the charger stood; else "unchecked".
  range = { "declaration", source = "GAP-REACT-RANGE", placeholder = true },
  -- A charger whose horse is shot goes on "on_foot", or "stops".
  unhorsed = { "on_foot", source = "GAP-REACT-UNHORSED", placeholder = true },
  -- How long the shooter misses weapon and shield: the "melee" or a "round".
  shooter_penalty_duration = { "melee", source = "GAP-REACT-DURATION", placeholder = true },
  flee_need = 4,
  -- Who could not flee makes "no_attack" in the first round, or takes a "wound",
  -- or is "removed".
  flee_fail_effect = { "no_attack", source = "GAP-FLEE-LOSES", placeholder = true },
  -- After a flight the charger goes to the "old_place", or may "catch" the model.
  pursuit = { "old_place", source = "GAP-FLEE-CHASE", placeholder = true },
  -- At the edge of the table a flight "stops", or the model is "out".
  flee_off_table = { "stops", source = "GAP-FLEE-EDGE", placeholder = true },
  -- May who tried to flee shoot, moved or unmoved as it came out?
  flee_shoot = { true, source = "GAP-FLEE-SHOOT", placeholder = true },
}

-- PIL-COVER -------------------------------------------------------------------

game_table "rules.cover" {
  -- Between the bases of two who fight across an obstacle.
  reach = 1,
  -- "between": only against who comes from the other side; else "any".
  side = { "between", source = "GAP-COVER-SIDE", placeholder = true },
  -- false: nobody charges up to an obstacle to fight across it.
  contact = { true, source = "GAP-COVER-CHARGE", placeholder = true },
}

-- PIL-CAV-03 ------------------------------------------------------------------

