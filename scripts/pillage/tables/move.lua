-- The numbers of moving over terrain. Lengths are inches.

-- PIL-TERR ------------------------------------------------------------------

game_table "rules.terrain.difficult" {
  -- Allowance for an inch of difficult ground, on foot and mounted.
  infantry = { 2, rule = "PIL-TERR-09" },
  cavalry = { 4, rule = "PIL-CAV-02" },
  -- "ceil": its whole length is rounded up to inches; "exact": it is not.
  cost = { "ceil", source = "GAP-DIFFICULT-MIXED", placeholder = true },
  -- true: what is difficult by itself costs again where a rule makes the ground so.
  stack = { false, source = "GAP-SNOW-DOUBLE", placeholder = true },
}

-- To whole inches, "down" or "up", or "exact".
game_table "rules.rounding" {
  -- A charge distance changed by a factor.
  half = { "down", source = "GAP-NIGHT-HALF", placeholder = true },
  -- A range changed by a factor.
  range = { "exact", source = "GAP-NIGHT-HALF", placeholder = true },
}

game_table "rules.terrain.ladder" {
  -- Allowance for an inch of ladder; 0: that of difficult ground.
  cost = { 1, source = "GAP-LADDER-CONFLICT", placeholder = true },
}

game_table "rules.terrain.road" {
  -- Of what the bonus is part, where the whole path lies on a road.
  applies_to = { { "move", "charge", "flee" }, source = "GAP-ROAD-CHARGE", placeholder = true },
  -- On a road the road is the ground, not what it leads through; not in water.
  over = { true, source = "GAP-SNOW-ROAD", placeholder = true },
}

game_table "rules.terrain.water" {
  -- Tags of what has to be swum; fords only where a rule says so.
  kinds = { { "water" }, source = "GAP-WATER-KINDS", placeholder = true },
}

-- PIL-OBST ------------------------------------------------------------------

game_table "rules.obstacle" {
  -- What is higher or wider is no passable obstacle.
  height = { 1, rule = "PIL-OBST-01" },
  width = { 1, rule = "PIL-OBST-01" },
  -- Of crossing one; false: its own width is paid besides.
  cost = { 2, rule = "PIL-OBST-02" },
  width_free = { true, source = "GAP-OBST-WIDTH", placeholder = true },
  -- A charge cannot lead across one.
  blocks_charge = { true, source = "GAP-OBST-CHARGE-DECLARE", placeholder = true },
}

-- PIL-SWIM ------------------------------------------------------------------

game_table "rules.swim" {
  -- How far a model that struggles gets, whatever the ground.
  struggle = { 2, source = "GAP-SWIM-2IN", placeholder = true },
  -- May a charge lead into water?
  charge = { false, source = "GAP-AGIL-CHARGE", placeholder = true },
  -- What who is in water may do: "shoot", "fight" back.
  actions = { { "shoot", "fight" }, source = "GAP-SWIM-FIGHT", placeholder = true },
  -- May a model charge in a turn in which it struggles?
  struggle_charge = { false, source = "GAP-SWIM-FIGHT", placeholder = true },
}
