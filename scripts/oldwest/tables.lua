-- The numbers of gunfights. Under `source` stands the gap that a number fills, and
-- the grade of the published figure where there is one: A or B.

game_table "rules.table" { size = { 48, 48 } }

-- Diameters of bases, inches: 25 mm on foot, 40 mm mounted.
game_table "rules.geometry" { bases = { infantry = { 1, placeholder = true }, cavalry = { 1.6, placeholder = true } } }

game_table "rules.west" {
  move = {
    foot = { 6, source = "WEST-GAP-06; A" },
    difficult = 2,                          -- inches of Move an inch of difficult ground costs on foot
    -- What is left of a Move on other legs: "exact", or in "whole" inches.
    proportion = { "exact", source = "WEST-GAP-19", placeholder = true },
  },

  jump = {
    -- Inches high, or wide for a pit, that nobody notices. Only with 0.5 does the
    -- limit of an inch for hard jumps mean anything.
    ignored = { 1.5, source = "WEST-GAP-16" },
    limits = { height = 2, width = { 2, source = "WEST-GAP-01; A" } },
    -- What crossing costs: its "width", or "none"; up to so much is as good as nothing.
    cost = { "width", source = "WEST-GAP-01", placeholder = true },
    thin = { 0.1, source = "WEST-GAP-01", placeholder = true },
    saddle = { height = 3, reach = 1 },
  },

  -- Up to this face the roll fails, from that one on it is easy (WEST-GAP-02).
  tables = {
    jump = { fails = { 1, source = "WEST-GAP-02; A" }, easy = { 6, source = "WEST-GAP-02; A" } },
    climb = { fails = { 1, source = "WEST-GAP-02; A" }, easy = { 6, source = "WEST-GAP-02; A" } },
    thrown = { fails = { 1, source = "WEST-GAP-02; A" }, easy = { 6, source = "WEST-GAP-02; A" } },
    mjump = { fails = { 1, source = "WEST-GAP-02; A" } },
  },
  mjump = {
    barrier = 2, ditch = 4,                 -- inches that a horse jumps, at most
    hard = { height = { 1, source = "WEST-GAP-16" }, width = 2, modifier = -1 },
  },

  climb = {
    -- One roll each turn of a climb, or "once".
    roll = { "turn", source = "WEST-GAP-03", placeholder = true },
    -- He falls from where he "held" on at the roll, or from where he would have "reached".
    fall_from = { "held", source = "WEST-GAP-03", placeholder = true },
  },
  fall = {
    free = 2, strength = 3,
    rounding = { "down", source = "WEST-GAP-04", placeholder = true },      -- or "up", "nearest"
    short = { "standing", source = "WEST-GAP-18", placeholder = true },     -- or "prone"
  },
  thrown = { strength = 2 },

  prone = {
    share = 0.5, crawl = 2,
    crawl_then_stand = { false, source = "WEST-GAP-30", placeholder = true },
  },
  control_zone = { 1, source = "WEST-GAP-05", placeholder = true },

  spot = {
    need = 4, away = 6,
    -- Until either of the two moves, or "always".
    duration = { "move", source = "WEST-GAP-23", placeholder = true },
  },
  -- After a turn without a shot, with no enemy near who sees him; or "never".
  hidden = { reset = { "unseen", source = "WEST-GAP-13", placeholder = true } },
  doubt = { need = 4 },                     -- from this face on nothing is seen

  mount = { fail = { "stops", source = "WEST-GAP-15", placeholder = true } },          -- or "goes_on"
  passenger = {
    order = { "chosen", source = "WEST-GAP-14", placeholder = true },                  -- or "fixed": rider, mount, passenger
    mount_killed = { true, source = "WEST-GAP-31", placeholder = true },
  },
  courage = { need = { 10, source = "WEST-GAP-10", placeholder = true } },
  loose = { enemy = { "others", source = "WEST-GAP-28", placeholder = true } },        -- or "all"

  -- Heights above the ground, inches: of figures, and of eyes.
  heights = {
    foot = { 1.5, placeholder = true }, mounted = { 2.25, placeholder = true },
    mount = { 1.6, placeholder = true }, prone = { 0.5, placeholder = true },
    eye = 1.25, rider_eye = 2,
  },

  itw = {
    share = 0.25,                           -- of a figure, from which on a thing is in the way
    -- The figure is looked at in so many rows of so many spots.
    sampling = { 10, source = "WEST-GAP-12", placeholder = true },
    values = {
      creature = 4,
      hard = { 5, source = "WEST-GAP-11; B", placeholder = true },
      thin = { 3, source = "WEST-GAP-11; B" },
    },
    -- A mounted target is seen as a "figure" with its mount, or by the "rider" alone.
    mounted = { "figure", source = "WEST-GAP-25", placeholder = true },
  },

  mfire = {
    friend = 3,                             -- up to this face a friend is hit
    nearest = { "shooter", source = "WEST-GAP-21", placeholder = true },               -- or "target"
    enemy = { "aimed", source = "WEST-GAP-17", placeholder = true },
  },
  jam = {
    face = 1,
    scope = { "weapon", source = "WEST-GAP-22", placeholder = true },                  -- or "all" his weapons
  },
  fan = {
    range = { 6, source = "WEST-GAP-09; B" }, dice = { 6, source = "WEST-GAP-09; B" },
    hit = { 6, source = "WEST-GAP-09; B" }, spread = { 3, source = "WEST-GAP-09; B" },
  },
  template = {
    need = { 4, source = "WEST-GAP-27; B" },
    length = { 8, source = "WEST-GAP-27", placeholder = true },                        -- inches
    half = { 10, source = "WEST-GAP-27", placeholder = true },                         -- degrees to each side
  },

  melee = {
    prone_strikes = { false, source = "WEST-GAP-07", placeholder = true },
    leave = { true, source = "WEST-GAP-07", placeholder = true },
    climber_falls = { true, source = "WEST-GAP-07", placeholder = true },
    tie = { "fighting", source = "WEST-GAP-07", placeholder = true },                  -- or "even"
  },
  -- A tie goes to who did not have Priority; or "again".
  priority = { tie = { "other", source = "WEST-GAP-20; B" } },

  -- Strength by row, Grit by column: 7 is a 6 and then 4 or more, 8 a 6 and then 5 or
  -- more, 9 two sixes, 0 never.
  wound_table = { {
    { 4, 5, 5, 6, 6, 7, 8, 9, 0, 0 },
    { 4, 4, 5, 5, 6, 6, 7, 8, 9, 0 },
    { 3, 4, 4, 5, 5, 6, 6, 7, 8, 9 },
    { 3, 3, 4, 4, 5, 5, 6, 6, 7, 8 },
    { 3, 3, 3, 4, 4, 5, 5, 6, 6, 7 },
    { 3, 3, 3, 3, 4, 4, 5, 5, 6, 6 },
    { 3, 3, 3, 3, 3, 4, 4, 5, 5, 6 },
    { 3, 3, 3, 3, 3, 3, 4, 4, 5, 5 },
    { 3, 3, 3, 3, 3, 3, 3, 4, 4, 5 },
    { 3, 3, 3, 3, 3, 3, 3, 3, 4, 4 },
  }, source = "WEST-GAP-08; A" },
}
