-- Seeing, what is in the way of a shot, high ground, shooting from buildings.
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

-- PIL-SHOOT-07, PIL-SHOOT-08, PIL-SHOOT-16 ----------------------------------------

game_table "rules.shoot" {
  new = true,
  -- What hides part of a target reaches into the "band" between the two bases;
  -- or only into the "line" between their centres.
  obstacle_geometry = { "band", source = "GAP-SHOT-OBSTACLE-GEOM", placeholder = true },
  -- The "nearest" obstacle comes first; or the shooter's player has it "chosen".
  obstacle_order = { "nearest", source = "GAP-SHOT-ORDER", placeholder = true },
  -- A thing that is hit: the shot is "lost"; or it is "passed".
  hit_thing = { "lost", source = "GAP-SHOT-THING", placeholder = true },
  -- Troops that are things and still wounded by missiles.
  wounded_things = { { "wagon" }, source = "GAP-SHOT-THING", placeholder = true },
  high_ground = {
    -- Added to the range of who stands higher than the target by more than so
    -- many times the height of its figure.
    bonus = 5,
    times = { 2, source = "GAP-HIGH-GROUND", placeholder = true },
  },
}

game_table "rules.geometry" {
  new = true,
  -- How high figures are.
  heights = {
    infantry = { 1.2, source = "GAP-HIGH-GROUND", placeholder = true },
    cavalry = { 2, source = "GAP-HIGH-GROUND", placeholder = true },
    livestock = { 1, source = "GAP-HIGH-GROUND", placeholder = true },
    large_livestock = { 1, source = "GAP-HIGH-GROUND", placeholder = true },
  },
}

-- PIL-SLOPE -----------------------------------------------------------------------

game_table "rules.slope" {
  -- To the blows of who stands lower on a slope.
  attack = -1,
  -- By more than this.
  threshold = { 0.1, source = "GAP-SLOPE-WHO", placeholder = true },
}

-- PIL-VOLLEY-05 -------------------------------------------------------------------

game_table "rules.volley" {
  new = true,
  -- Around the marker of a volley the ground is difficult in the movement stage
  -- of the next turn.
  strewn = 6,
}

-- PIL-BUILD-03 to PIL-BUILD-05, PIL-SHIP-04 ---------------------------------------

game_table "rules.building" {
  new = true,
  -- Is the frame of his window in the way of a shooter?
  position_obstacle = { false, source = "GAP-POSITION-OBSTACLE", placeholder = true },
  -- Nobody inside can be shot at, not even at a window.
  occupant_immune = { true, source = "GAP-BUILD-RETURN-FIRE", placeholder = true },
}

game_table "rules.ship" {
  new = true,
  -- The bulwark is in the way even of who touches it.
  bulwark_always = { true, source = "GAP-BULWARK-TOUCH", placeholder = true },
}
