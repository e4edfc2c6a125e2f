-- The numbers of SAGA, first edition. Lengths in inches.

game_table "rules.table" { size = { 48, 48 } }

game_table "rules.saga" {
  distances = { source = "SAGA-GAP-02; figures 2.2, A", vs = 2, s = 4, m = 6, l = 12 },
  bases = { foot = { 1, source = "25 mm", placeholder = true }, mounted = { 1.6, source = "40 mm", placeholder = true } },

  -- What hits a unit: this face of an attack die, or a higher one.
  armour = {
    source = "SAGA-GAP-06; figures 2.1, A",
    levy = { melee = 3, shoot = 3 },
    warrior = { melee = 4, shoot = 4 },
    hearthguard = { melee = 5, shoot = 5 },
    warlord = { melee = 5, shoot = 6 },
    -- A mounted unit that is shot at (SAGA-GAP-22).
    mounted = { -1, source = "SAGA-GAP-22; figures 2.6, B" },
    -- The sum of all changes is held between these: "none" does not hold it.
    clamp = { "none", source = "SAGA-GAP-17", placeholder = true },
    least = { 2, source = "SAGA-GAP-17", placeholder = true },
    most = { 6, source = "SAGA-GAP-17", placeholder = true },
  },

  los = {
    -- Terrain that is taller than this is high: 35 mm.
    foot_height = { 1.4, rule = "SAGA-LOS-01" },
    unit_gap_max = { 2, source = "SAGA-GAP-03", placeholder = true },
    -- Do the bases of other units hide what is behind them, those of mates too?
    bases = { true, source = "SAGA-GAP-01", placeholder = true },
    mates = { false, source = "SAGA-GAP-01", placeholder = true },
  },

  shoot = {
    dice = {
      levy = { dice = 1, models = 2 },
      warrior = { dice = 1, models = 2 },
      hearthguard = { dice = 1, models = 1 },
      warlord = { dice = 2, models = 1 },
    },
    rounding = { "up", source = "SAGA-GAP-04", placeholder = true },
    cap = 2,                            -- times the own attack dice
    defence = { target = 4, cap = 2 },  -- times the hits
  },
  defence = {
    -- "none": a 6 and a 1 are numbers like others; "both": a 6 always cancels, a 1 never does.
    natural = { "none", source = "SAGA-GAP-16", placeholder = true },
  },

  cover = {
    -- All of it, in so many parts of so many.
    share = { part = 2, of = 3 },
    -- For which shooters: "all" who are able to, or "any" of them.
    mode = { "all", source = "SAGA-GAP-10", placeholder = true },
    light = { target = 3, armour = 0 },
    heavy = { target = 3, armour = 1 },
  },

  melee = {
    dice = {
      levy = { dice = 1, models = 3 },
      warrior = { dice = 1, models = 1 },
      hearthguard = { dice = 2, models = 1 },
      warlord = { dice = 5, models = 1 },
    },
    cap = { 2, source = "SAGA-GAP-14; figures 2.3, A" },
    defence_target = { 5, source = "SAGA-GAP-14; figures 2.3, B" },
    defence_cap = { 2, source = "SAGA-GAP-14; figures 2.3, A" },
    cover_target = {
      light = { 5, source = "SAGA-GAP-14", placeholder = true },
      heavy = { 4, source = "SAGA-GAP-14", placeholder = true },
    },
    aftermath = {
      -- Who withdraws when both lost as many.
      tie = { "attacker", source = "SAGA-GAP-14; figures 2.4, B" },
      -- What is compared: "hits" that were not cancelled, or "figures" removed by them.
      count = { "hits", source = "SAGA-GAP-08", placeholder = true },
      withdraw = { "s", source = "SAGA-GAP-14; figures 2.4, B" },
      fatigue = { 1, source = "SAGA-GAP-14; figures 2.5, A" },
    },
  },

  -- Two models of one unit that are so near have a link.
  formation = { link = { 2, source = "SAGA-GAP-07; figures 2.1, A" }, files = { 6, source = "SAGA-GAP-07", placeholder = true } },
  casualties = {
    -- Where no removal leaves the unit whole: "largest", the one that leaves the largest group, or "any".
    fallback = { "largest", source = "SAGA-GAP-08", placeholder = true },
  },
  -- Hits that remove a warlord.
  warlord = { absorb = { 1, source = "SAGA-GAP-09", placeholder = true } },

  activation = {
    -- Activations of a turn that cost no fatigue; "may a javelin unit shoot by an activation of its own?"
    free = { 1, source = "SAGA-GAP-11; figures 2.5, A" },
    javelin_shoots = { true, source = "SAGA-GAP-11", placeholder = true },
  },
  fatigue = {
    source = "SAGA-GAP-11; figures 2.5, A",
    limit = { levy = 2, warrior = 3, hearthguard = 4, warlord = 4 },
    gain = 1,
    rest = { 1, source = "SAGA-GAP-11; figures 2.5, B" },
    destroyed = { range = "s", gain = 1 },
    armour = 1,            -- own Armour, shot at or in melee
    weaken = -1,           -- of the enemy, in melee
    -- Attack dice of an exhausted unit in melee: one in so many, rounded up.
    exhausted = { 2, source = "SAGA-GAP-11", placeholder = true },
  },

  -- How far a unit moves.
  movement = { source = "SAGA-GAP-18; figures 2.2, A", foot = "m", mounted = "l", slowed = "s" },
  move = {
    -- Outside an engagement: so near no model comes to an enemy, through such gaps none goes.
    enemy_ban = { 2, source = "SAGA-GAP-13; figures 2.2, A" },
    gap_ban = { 2, source = "SAGA-GAP-13", placeholder = true },
    -- From the second activation on, a move that begins so near to an enemy is an engagement.
    must_engage = { "s", source = "SAGA-GAP-13; figures 2.2, A" },
  },
  contact = {
    most = 2,
    -- Both touch the obstacle, and the gap is at most "width", its thickness; or "any".
    obstacle = { "width", source = "SAGA-GAP-19", placeholder = true },
  },
  traits = { side_by_side = { true, source = "SAGA-GAP-15", placeholder = true } },

  orders = {
    source = "SAGA-GAP-05; figures 2.1 and 2.7, A",
    dice = { levy = 0, warrior = 1, hearthguard = 1, warlord = 2 },
    limit = 6,
    -- Faces from these on show the second and the third symbol.
    symbols = { uncommon = 4, rare = 6 },
  },
}
