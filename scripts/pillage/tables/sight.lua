-- Seeing, slopes, shooting from buildings and at ships.
-- How the tables are written is told at the head of tables.lua.

-- PIL-LOS, PIL-TERR-02 to PIL-TERR-04 ---------------------------------------------

game_table "rules.los" {
  -- "flat": straight lines from base to base, past what blocks them; "open":
  -- nothing blocks sight.
  model = { "flat", source = "GAP-LOS-GEOMETRY", placeholder = true },
  -- Degrees to each side that an opening shows.
  opening = 45,
}

game_table "rules.terrain.forest" {
  new = true,
  -- Farther than this from every edge is deep inside.
  depth = 2,
  -- Which point of a base that is measured from: "nearest" to the edge, the
  -- "centre", or the "farthest".
  depth_origin = { "nearest", source = "GAP-FOREST-DEPTH", placeholder = true },
  -- What of a forest no line passes that only crosses it: the "deep" part, "all"
  -- of it, "none".
  through = { "deep", source = "GAP-FOREST-THROUGH", placeholder = true },
  -- How far apart two in one forest may be when one of them is deep in it.
  inside_range = { 4, source = "GAP-FOREST-EDGE-DEEP" },
  -- Which shots its trees are in the way of: "into" or past it, but not out of
  -- it; "outside": only those of who stands outside; "always".
  edge_obstacle = { "into", source = "GAP-FOREST-EDGE-FROM-INSIDE", placeholder = true },
}

-- PIL-SLOPE -----------------------------------------------------------------------

game_table "rules.slope" {
  -- To the blows of who stands lower on a slope.
  attack = -1,
  -- By more than this.
  threshold = { 0.1, source = "GAP-SLOPE-WHO", placeholder = true },
}

-- PIL-BUILD-03 to PIL-BUILD-05, PIL-SHIP-04 ---------------------------------------

game_table "rules.ship" {
  new = true,
  -- The bulwark is in the way even of who touches it.
  bulwark_always = { true, source = "GAP-BULWARK-TOUCH", placeholder = true },
}
