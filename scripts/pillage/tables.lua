-- The numbers of Pillage, one table a chapter. A mod changes a number with a
-- later game_table for the same path; nothing here is repeated in the engine.
--
-- A bare value is printed in the rules. A value with a `source` fills a hole:
--   GAP-...  the question that the printed rules leave open
--   TIDI     the list builder tidikappa/pillage-army-builder (GitHub)
--   CALM     the list builder Christophe-Calmes/Pillage (GitHub)
--   PFAQ     the Pillage FAQ of April 2024
--   PSITE    the author's page, pillagewargame.com
--   PAL      the blog palabres-et-songes, game report of March 2024
-- followed by a grade: A for two sources or an official text, B for one good
-- source. `placeholder = true` marks what is still a guess; answers that used
-- one say so. Lengths are inches, shares are parts of one.

-- PIL-GEN, PIL-MEAS ---------------------------------------------------------

game_table "rules.geometry" {
  -- Across the base; the printed 25 and 40 mm at 2.5 cm to the inch.
  bases = {
    infantry = 1.0,
    cavalry = 1.6,
    people = { 1.0, source = "GAP-BASE-SHAPE", placeholder = true },
    hound = { 1.0, source = "GAP-BASE-SHAPE", placeholder = true },
    livestock = { 1.0, source = "GAP-BASE-SHAPE", placeholder = true },
    large_livestock = { 1.6, source = "GAP-BASE-SHAPE", placeholder = true },
    loot = { 0.8, source = "GAP-BASE-SHAPE", placeholder = true },
    wagon = { { 3.2, 1.6 }, source = "GAP-BASE-SHAPE", placeholder = true },
  },
  base_shape = { "round", source = "GAP-BASE-SHAPE", placeholder = true },
  -- Centimetres that stand for one inch: the usual figures, and the small ones.
  scales = { ["28mm"] = 2.5, ["15mm"] = 1 },
  -- "centre": an aura is a circle round the middle of the bearer's base.
  aura_origin = { "centre", source = "GAP-AURA-CENTRE", placeholder = true },
  -- Exactly X counts as within X; this much is forgiven.
  epsilon = { 0.001, source = "GAP-WITHIN-BOUNDARY", placeholder = true },
}

game_table "rules.armour" {
  -- Class by the number of pieces worn that have a class: none, one, two.
  by_pieces = { "UA", "SA", "FA" },
  -- What a carried shield stops counting for while it cannot be used.
  idle_shield_affects = {
    { "hit", "save" },
    source = "GAP-CLASS-WHEN-SHIELD-IDLE",
    placeholder = true,
  },
}

game_table "rules.mount" {
  class = { "UA", source = "GAP-HORSE-CLASS; CALM, B" },
}

game_table "rules.animal" {
  -- A mount under its rider is no animal here: it saves by its own class.
  can_save = { false, source = "GAP-HORSE-SAVE; CALM, B" },
}

game_table "rules.wound" {
  -- "priority": protections answer a wound by the priority of their rules.
  order = { "priority", source = "GAP-WOUND-ORDER", placeholder = true },
  -- How often one wound may be passed on to another model.
  redirects = { 1, source = "GAP-WOUND-ORDER", placeholder = true },
}

-- PIL-DICE -------------------------------------------------------------------

game_table "rules.dice" {
  max_result = { 9, source = "GAP-DICE-OVER-9; PFAQ, A" },
  -- Rolls on which a natural 1 fails, or reads the worst row of a table.
  nat1_kinds = {
    {
      "hit", "save", "strike", "volley", "morale", "ignite", "spread", "check",
      "agility", "swim", "push", "obstacle", "search", "flee",
    },
    source = "GAP-NAT1-SCOPE",
    placeholder = true,
  },
  table_clamp = { { 1, 6 }, source = "GAP-DICE-FLOOR", placeholder = true },
  second_die_always = { false, source = "GAP-DICE-STREAM", placeholder = true },
  reroll_unit = { "die", source = "GAP-REROLL-TWO-DICE", placeholder = true },
  order = {
    { "target", "hit", "hit_reroll", "after_hit", "save", "save_reroll", "wound" },
    source = "GAP-DICE-ORDER",
    placeholder = true,
  },
}

-- PIL-INIT, PIL-TURN ----------------------------------------------------------

game_table "rules.init" {
  die = "d6",
  -- On a later tie the side that did not hold it wins: "acted" looks at who
  -- went first, not at who won the roll and handed it over.
  holder = { "acted", source = "GAP-INIT-HELD", placeholder = true },
}

game_table "rules.turn" {
  -- The five published stages; only the place of morale is a guess.
  stages = {
    { "initiative", "movement", "shooting", "melee", "ignition", "morale" },
    source = "GAP-TURN-ORDER; PSITE, A",
    placeholder = true,
  },
}

game_table "rules.game" {
  turns = { 6, source = "GAP-GAME-LENGTH", placeholder = true },
}

-- PIL-SAVE, PIL-SHIELD --------------------------------------------------------

game_table "rules.save" { UA = 6, SA = 5, FA = 4 }

game_table "rules.shield" {
  raised = 1,
}

-- PIL-MELEE, PIL-MULTI --------------------------------------------------------

game_table "rules.melee" {
  -- What everybody has in hand when nothing better can be used.
  unarmed = "improvised",
  steps = {
    { "first", "normal", "last" },
    source = "GAP-STRIKE-STEPS; PFAQ, A",
    placeholder = true,
  },
  -- "both": every engaged model of both sides strikes in the stage.
  frequency = { "both", source = "GAP-MELEE-FREQUENCY; PFAQ, A" },
  -- "lost": no die for blows at a target that has enough wounds already.
  surplus_attacks = { "lost", source = "GAP-SURPLUS-ATTACKS", placeholder = true },
  -- "charger": in a fight among friends only he has the bonuses of his side.
  friendly = { "charger", source = "GAP-FRIENDLY-MELEE", placeholder = true },
}

game_table "rules.multi" {
  max = 3,
  save = -1,
  save_scope = { { "melee" }, source = "GAP-MULTI-SHOT-SAVE", placeholder = true },
  -- "at_once": against every blow from the moment several are in the fight.
  save_timing = { "at_once", source = "GAP-MULTI-SAVE-PAIR", placeholder = true },
}

-- PIL-SHOOT -------------------------------------------------------------------

game_table "rules.shoot" {
  -- Target determination: at least this passes an obstacle.
  pass = 4,
  -- Beyond this share of the maximum range a shot is long.
  long_share = 0.5,
  long_penalty = -1,
  -- Up to this share of the allowance a shooter "moved half".
  half_share = 0.5,
  target_friend = { false, source = "GAP-SHOOT-FRIEND", placeholder = true },
  split = { true, source = "GAP-SHOTS-SPLIT", placeholder = true },
  obstacle_geometry = {
    "swept_band",
    source = "GAP-SHOT-OBSTACLE-GEOM",
    placeholder = true,
  },
  obstacle_order = { "nearest", source = "GAP-SHOT-ORDER", placeholder = true },
  hit_thing = { "lost", source = "GAP-SHOT-THING", placeholder = true },
  -- "modified": half of the range after every change to it.
  long_base = { "modified", source = "GAP-LONG-OF-MODIFIED", placeholder = true },
  -- "spent": points spent, terrain included, not the length of the path.
  moved_measure = { "spent", source = "GAP-SHOOT-MOVED-MEASURE", placeholder = true },
  pivot_is_move = { false, source = "GAP-SHOOT-TURNED", placeholder = true },
  melee_obstacles = { "fighting", source = "GAP-MELEE-SUPPORTERS", placeholder = true },
  range_order = { { "factor", "add" }, source = "GAP-FOG-ORDER", placeholder = true },
  -- The shooter stands higher by more than `times` the figure of the target.
  high_ground = {
    bonus = 5,
    times = 2,
    heights = {
      infantry = 1.2,
      cavalry = 2.0,
      livestock = 1.0,
      source = "GAP-HIGH-GROUND",
      placeholder = true,
    },
  },
}

-- PIL-MOVE, PIL-CHARGE --------------------------------------------------------

game_table "rules.move" {
  infantry = { UA = 8, SA = 7, FA = 6 },
  cavalry = { UA = 14, SA = 14, FA = 12 },
  -- Nearer than this to an enemy is for chargers only.
  keep_away = 1,
  order = {
    { "base", "add", "cap", "factor" },
    source = "GAP-MOVE-STACK",
    placeholder = true,
  },
  -- A model that starts too near may move if it comes no nearer.
  start_within_1 = { true, source = "GAP-ONE-INCH-START", placeholder = true },
}

game_table "rules.charge" {
  die = "d3",
  bonus = 1,
  -- Results of the charge die, as it is read, that bring no bonus.
  no_bonus_on = { { 1 }, source = "GAP-CHARGE-ONE", placeholder = true },
  -- What goes with the bonus; effects of weapons stay.
  one_loses = {
    { "attack", "cavalry_save" },
    source = "GAP-CHARGE-ONE-EXTRAS",
    placeholder = true,
  },
  from_melee = { false, source = "GAP-CHARGE-WHO-MAY", placeholder = true },
  -- "contact": near other enemies only where the charge ends.
  others_within_1 = { "contact", source = "GAP-ONE-INCH-CHARGER", placeholder = true },
  -- A charge that falls short moves this share of fail_move, rounded down.
  fail_share = 0.5,
  fail_move = { "allowance", source = "GAP-FAILED-CHARGE-HALF", placeholder = true },
  fail_may_shoot = { true, source = "GAP-FAILED-CHARGE-SHOOT", placeholder = true },
}

-- PIL-MORALE ------------------------------------------------------------------

game_table "rules.morale" {
  need = 2,
  triggers = {
    { "chief", "losses", "rule" },
    source = "GAP-MORALE-WHEN; TIDI, B",
    placeholder = true,
  },
  -- Share of the fighters at the start, rounded up.
  threshold = { 0.5, source = "GAP-MORALE-WHEN; TIDI, B" },
  compare = { ">=", source = "GAP-MORALE-WHEN", placeholder = true },
  loss_weight = { 1, source = "GAP-MORALE-LOSS", placeholder = true },
}

-- PIL-WALL: the choices; the numbers stand with the formation itself ----------

game_table "rules.wall" {
  -- "one": all members hang together, touching, in one group.
  connected = { "one", source = "GAP-WALL-CONNECTED", placeholder = true },
  broken_by = {
    { "too_few", "owner", "other_move" },
    source = "GAP-WALL-BREAK",
    placeholder = true,
  },
  charge = { false, source = "GAP-WALL-CHARGE", placeholder = true },
  -- Degrees to each side of the front, counted from the member attacked.
  front_arc = { 90, source = "GAP-WALL-FRONT", placeholder = true },
  -- "highest": a second rank and the talent together still give one bonus.
  bonus = { "highest", source = "GAP-WALL-TALENT-23", placeholder = true },
  replacement = { "steps_up", source = "GAP-WALL-STEP-SHIELD", placeholder = true },
  -- "struck": who steps up may be struck in this stage but does not strike.
  step_up = { "struck", source = "GAP-WALL-STEP-STRIKE", placeholder = true },
  -- "outermost": the wheel is measured at the far end.
  wheel = { "outermost", source = "GAP-WALL-WHEEL", placeholder = true },
  -- "penalties": difficult ground halves the move, bonuses do not raise it.
  move = { "penalties", source = "GAP-WALL-MOVE-MODS", placeholder = true },
}

-- PIL-BAND, PIL-TORCH ---------------------------------------------------------

game_table "rules.band" {
  budget = { 400, source = "GAP-PRICES; PAL", placeholder = true },
  limits = {
    min_chiefs = { 1, rule = "PIL-BAND-03" },
    max_chiefs = { 1, rule = "PIL-BAND-03", source = "GAP-CHIEF-COUNT; TIDI, B" },
    shooters_pct = { 25, rule = "PIL-BAND-06" },
    cavalry_pct = { 25, rule = "PIL-BAND-07" },
    foreign_pct = { 0, rule = "PIL-BAND-02", source = "GAP-FACTION-GEAR; TIDI, B" },
    standards = { 1, rule = "PIL-BAND-04" },
    horns = { 1, rule = "PIL-BAND-05" },
    wagons = { 1, rule = "PIL-TROOP-20" },
  },
  -- One chief above max_chiefs for each full lot of this many other fighters.
  fighters_per_chief = { 20, rule = "PIL-BAND-03" },
  talents_per_chief = { 2, rule = "PIL-BAND-08" },
  same_talent = { 1, rule = "PIL-BAND-09" },
  -- The improvised weapon that everybody has takes no slot.
  melee_slots = {
    1,
    rule = "PIL-GEN-10",
    source = "GAP-IMPROVISED-EXTRA",
    placeholder = true,
  },
  -- "any": a shooter may carry any one melee weapon.
  shooter_melee = { "any", source = "GAP-SHOOTER-MELEE", placeholder = true },
  -- "fighters": chiefs and riders count, hounds and objects do not.
  count_base = { "fighters", source = "GAP-BAND-COUNT", placeholder = true },
  -- Percentages round down: "not more than". The published lists say "ceil".
  rounding = { "floor", source = "GAP-BAND-COUNT" },
}

game_table "rules.talent" {
  ends_with_chief = { false, source = "GAP-TALENT-DEATH", placeholder = true },
}

game_table "rules.torch" {
  -- What modify_torch_users starts from for a rider.
  cavalry = { false, source = "GAP-TORCH-CAVALRY", placeholder = true },
}
