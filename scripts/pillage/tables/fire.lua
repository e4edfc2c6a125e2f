-- PIL-FIRE, PIL-TORCH, PIL-BUILD-11, PIL-BUILD-12 -----------------------------
-- What burns is a flag of each terrain and troop: burns.

game_table "rules.fire" {
  -- Of a first attempt, without and with a torch.
  need = 6,
  torch = 4,
  -- What each further turn of nothing but trying takes off, and where it ends:
  -- floor.of is "number" (modifiers come on top of it) or "roll" (they do not).
  fall = 1,
  floor = {
    least = 3,
    of = { "number", source = "GAP-FIRE-FLOOR", placeholder = true },
  },
  -- Who may try: touching it since the turn began; in melee; and whether a shot
  -- counts as something else done.
  attempt = {
    since_start = true,
    in_melee = { false, source = "GAP-FIRE-WHEN", placeholder = true },
    shot_resets = true,
  },
  -- Whose turns of trying count: "model", or "object" for whoever tries at it.
  counter = { "model", source = "GAP-FIRE-HANDOVER", placeholder = true },
  -- Fortified buildings: fixed, whatever else would change it.
  fortified = 7,
  fortified_fall = { false, source = "GAP-FORTIFIED-FALL", placeholder = true },
  -- Stores of wood, hay, grain.
  store = { need = 4, torch = 3, radius = 4 },

  -- How far fire spreads and burns, and on what.
  radius = 2,
  spread = 6,
  burn = 5,
  -- "element": one roll for each thing in reach; "pair": one for each fire near it.
  spread_rolls = { "element", source = "GAP-FIRE-SPREAD-ROLLS", placeholder = true },
  -- true: what catches fire so spreads it in the same stage, to what is near it.
  chain = { false, source = "GAP-FIRE-SPREAD-ROLLS", placeholder = true },
  -- "none", or "north", "east", "south", "west": fire spreads only that way.
  wind_direction = { "none", source = "GAP-FIRE-SPREAD-WIND-DIR", placeholder = true },
  -- Measured from the "edge" or the "centre" of what burns.
  distance = { "edge", source = "GAP-FIRE-DISTANCE", placeholder = true },
  -- Who is inside a burning building is "near" it, or "safe".
  occupants = { "near", source = "GAP-FIRE-OCCUPANTS", placeholder = true },
  -- Near two fires: one roll for the "model", or one for each "fire".
  damage_rolls = { "model", source = "GAP-FIRE-MULTI", placeholder = true },
}
