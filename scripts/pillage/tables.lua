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
  },
  -- How high figures are; infantry also stands for what is not named.
  heights = {
    infantry = { 1.2, source = "GAP-HIGH-GROUND", placeholder = true },
    cavalry = { 2, source = "GAP-HIGH-GROUND", placeholder = true },
    livestock = { 1, source = "GAP-HIGH-GROUND", placeholder = true },
    large_livestock = { 1, source = "GAP-HIGH-GROUND", placeholder = true },
  },
  -- Centimetres that stand for one inch: the usual figures, and the small ones.
  scales = { ["28mm"] = 2.5, ["15mm"] = 1 },
  -- Auras reach from the "centre" of their bearer's base, or from its "edge".
  aura_origin = { "centre", source = "GAP-AURA-CENTRE", placeholder = true },
  -- What may be missing to a range, an aura or another reach; exactly so far is
  -- inside. Below 0 it is outside.
  epsilon = { 0.001, source = "GAP-WITHIN-BOUNDARY", placeholder = true },
  -- From one floor of a building to the next.
  floor = { 2, source = "GAP-HIGH-GROUND", placeholder = true },
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
  -- What changes the save of a horse: the "weapon" that hits it, a rider's
  -- "charge", "several" enemies; also the "rules" that speak for the rider.
  save_modifiers = {
    { "weapon", "charge", "several" },
    source = "GAP-HORSE-SAVE-MODS",
    placeholder = true,
  },
  -- true: a horse that falls is a loss, for morale and score.
  loss_counts = { false, source = "GAP-FALL-SAVE-COUNT", placeholder = true },
}

-- The blow of a fall, a push or another accident: to its roll, to its save.
game_table "rules.improvised_strike" {
  attack = { 0, source = "GAP-FALL-STRIKE", placeholder = true },
  save = { 0, source = "GAP-FALL-STRIKE", placeholder = true },
}

game_table "rules.wound" {
  -- How often one wound may be passed on to another model.
  redirects = { 1, source = "GAP-WOUND-ORDER", placeholder = true },
  -- Which rule answers a wound first. Those that are not named keep the place
  -- that their priority gives them.
  order = {
    { "PIL-TALENT-32", "PIL-TALENT-19", "PIL-TROOP-10", "PIL-TALENT-25" },
    source = "GAP-WOUND-ORDER",
    placeholder = true,
  },
}

game_table "rules.talent" {
  new = true,
  -- Does what a talent does for the band end when its chief leaves the game?
  ends_with_chief = { false, source = "GAP-TALENT-DEATH", placeholder = true },
}

-- PIL-DICE -------------------------------------------------------------------

game_table "rules.dice" {
  max_result = { 9, source = "GAP-DICE-OVER-9; PFAQ, A" },
  -- Rolls that a natural 1 makes worse whatever is added: a "test" fails, a
  -- "table" reads its first row.
  nat1_kinds = { { "test", "table" }, source = "GAP-NAT1-SCOPE", placeholder = true },
  -- The rows of a table: a result below the first reads that, one above the
  -- second reads the second.
  table_clamp = { { 1, 6 }, source = "GAP-DICE-FLOOR", placeholder = true },
  -- true: where a 6 needs a second die both are thrown at once.
  second_die_always = { false, source = "GAP-DICE-STREAM", placeholder = true },
  -- What one re-roll throws again: the "die" that failed, or the whole "roll".
  reroll_unit = { "die", source = "GAP-REROLL-TWO-DICE", placeholder = true },
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
  -- Attacks at a model that has wounds enough already: "lost", "rolled" for
  -- nothing, or the "next" enemy's.
  surplus_attacks = { "lost", source = "GAP-SURPLUS-ATTACKS", placeholder = true },
  -- Who strikes in a melee stage: "both" sides, or only the one that has the
  -- "initiative".
  frequency = { "both", source = "GAP-MELEE-FREQUENCY; 1.3, A" },
  -- Which of three steps each kind of blow is made in; who falls in a step still
  -- makes his blows of it.
  steps = { { first = 1, normal = 2, last = 3 }, source = "GAP-STRIKE-STEPS", placeholder = true },
  -- "charger": in a fight among friends only he has the bonuses of his side.
  friendly = { "charger", source = "GAP-FRIENDLY-MELEE", placeholder = true },
  -- true: others may charge into it.
  friendly_joined = { false, source = "GAP-FRIENDLY-MELEE", placeholder = true },
}

game_table "rules.multi" {
  max = 3,
  save = -1,
  -- "melee" alone, or { "melee", "shoot" }.
  save_scope = { { "melee" }, source = "GAP-MULTI-SHOT-SAVE", placeholder = true },
  -- "always": against every blow; "after": not against those of who charged the
  -- model this turn or was charged by it.
  save_timing = { "always", source = "GAP-MULTI-SAVE-PAIR", placeholder = true },
  -- How far a fight that splits off steps aside.
  split = { 0.8, source = "GAP-SPLIT-PLACE", placeholder = true },
  -- "enemy": who comes into a fight of two other sides is an enemy of both.
  -- "none": such a fight is not joined, only split.
  third_side = { "enemy", source = "GAP-MULTI-INTERFERE", placeholder = true },
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
  -- What a shooter has spent of his allowance, in "points" or in "distance" gone.
  moved_measure = { "points", source = "GAP-SHOOT-MOVED-MEASURE", placeholder = true },
  -- Who is in the way of a shot into a melee: friends who are "fighters" in it;
  -- also "supporters" of theirs with spears.
  melee_obstacles = { { "fighters" }, source = "GAP-MELEE-SUPPORTERS", placeholder = true },
  target_friend = { false, source = "GAP-SHOOT-FRIEND", placeholder = true },
  -- "modified": half of the range after every change to it; else "printed".
  long_base = { "modified", source = "GAP-LONG-OF-MODIFIED", placeholder = true },
  -- A factor of the range, as in fog, changes the printed range: "factor_first";
  -- or what was added to it too: "additions_first".
  range_order = { "factor_first", source = "GAP-FOG-ORDER", placeholder = true },
  -- Each shot of a turn may have a target of its own.
  split = { true, source = "GAP-SHOTS-SPLIT", placeholder = true },
  -- What hides part of a target reaches into the "band" between the two bases;
  -- or only into the "line" between their centres.
  obstacle_geometry = { "band", source = "GAP-SHOT-OBSTACLE-GEOM", placeholder = true },
  -- The "nearest" obstacle comes first; or the shooter's player has it "chosen".
  obstacle_order = { "nearest", source = "GAP-SHOT-ORDER", placeholder = true },
  -- A thing that is hit: the shot is "lost"; or things are "passed".
  hit_thing = { "lost", source = "GAP-SHOT-THING", placeholder = true },
  -- Troops that are things and still wounded by missiles.
  wounded_things = { { "wagon" }, source = "GAP-SHOT-THING", placeholder = true },
  -- PIL-SHOOT-16: added to the range of who stands higher than the target by
  -- more than so many times the height of its figure.
  high_ground = {
    bonus = 5,
    times = { 2, source = "GAP-HIGH-GROUND", placeholder = true },
  },
}

-- PIL-VOLLEY ------------------------------------------------------------------

game_table "rules.volley" {
  -- How many archers it takes, and how near to the next each must stand.
  min = 4,
  gap = 2,
  -- true: they are one group; false: each only has some other archer near.
  connected = { true, source = "GAP-VOLLEY-CONNECTED", placeholder = true },
  -- "shooters": who may shoot. "any": those in melee, with loot, on horses too.
  eligible = { "shooters", source = "GAP-VOLLEY-MAY-SHOOT", placeholder = true },
  -- A volley out of range is the shooting of its archers all the same.
  cancel_spends = { true, source = "GAP-VOLLEY-CANCEL", placeholder = true },
  -- Whose range counts: "nearest" to the marker, "longest" or "shortest".
  mixed_range = { "nearest", source = "GAP-VOLLEY-MIXED", placeholder = true },
  -- Of the marker, and what each archer above min adds.
  radius = 3,
  per_archer = 1,
  need = 6,
  -- What counts: "rules" at modify_volley (weather), the "weapon" against the
  -- save, the shield "wall"; also "long" range and the "large" target.
  modifiers = {
    { "rules", "weapon", "wall" },
    source = "GAP-VOLLEY-MODS",
    placeholder = true,
  },
  -- Who is spared: inside a "building"; also a "rider", who is in "melee".
  immune = { { "building" }, source = "GAP-VOLLEY-IMMUNE", placeholder = true },
  -- PIL-VOLLEY-05: around the marker the ground is difficult in the movement
  -- stage of the next turn.
  strewn = 6,
}

-- PIL-MOVE, PIL-CHARGE --------------------------------------------------------

game_table "rules.move" {
  infantry = { UA = 8, SA = 7, FA = 6 },
  cavalry = { UA = 14, SA = 14, FA = 12 },
  -- Nearer than this to an enemy is for chargers only.
  keep_away = 1,
  -- What makes an allowance, in this order: what is "add"ed and taken, the "cap",
  -- the "victim" that is carried off. Costs of the ground are paid from it.
  order = { { "add", "cap", "victim" }, source = "GAP-MOVE-STACK", placeholder = true },
  -- A model that starts too near may move if it comes no nearer.
  start_within_1 = { true, source = "GAP-ONE-INCH-START", placeholder = true },
}

game_table "rules.charge" {
  die = "d3",
  bonus = 1,
  -- Results of the charge die, as it is read, that bring no bonus.
  no_bonus_on = { { 1 }, source = "GAP-CHARGE-ONE", placeholder = true },
  -- A charge that falls short moves this share of the allowance, rounded down.
  fail_share = 0.5,
  fail_may_shoot = { true, source = "GAP-FAILED-CHARGE-SHOOT", placeholder = true },
  -- true: who is in melee may leave it by a charge.
  from_melee = { false, source = "GAP-CHARGE-WHO-MAY", placeholder = true },
  -- What a rider's charge loses besides the bonus with a roll that brings none:
  -- "cavalry_save", the penalty to the save; "spear_first", the first blow.
  one_loses = { { "cavalry_save" }, source = "GAP-CHARGE-ONE-EXTRAS", placeholder = true },
  -- What fail_share is a share of: the "allowance", or the whole "reach".
  fail_move = { "allowance", source = "GAP-FAILED-CHARGE-HALF", placeholder = true },
  -- A charge may end within an inch of others where its target stands so.
  others_within_1 = { true, source = "GAP-ONE-INCH-CHARGER", placeholder = true },
}

-- PIL-MORALE ------------------------------------------------------------------

game_table "rules.morale" {
  need = 2,
}

-- PIL-CAV, PIL-TERR-11 ----------------------------------------------------------

game_table "rules.cav" {
  -- To the roll of who shoots at a rider or his horse.
  large_target = 1,
  -- To the roll of who strikes at one without a spear.
  frighten = -1,
  -- Whose blows are spared that: those with a "spear"; also of a "rider", a
  -- "hound".
  frighten_exempt = { { "spear" }, source = "GAP-CAV-V-CAV", placeholder = true },
  -- false: charge_save does not add to what the charger's weapon takes off.
  charge_save_stack = { true, source = "GAP-CAV-CHARGE-STACK", placeholder = true },
  -- To the save of who is charged by one, while the charge bonus holds.
  charge_save = -1,
  -- The row from which on a rider who pushes has his way; on row 1 he falls.
  push_success = 5,
  -- Who has no room: "free", the rider leaves him all the same, or "held".
  push_stuck = { "free", source = "GAP-CAV-PUSH-STAY", placeholder = true },
  -- May he push who charged this turn?
  push_vs_charger = { false, source = "GAP-CAV-PUSH-CHARGED", placeholder = true },
  -- "all" who touch him, or "enemies".
  push_scope = { "all", source = "GAP-CAV-PUSH-SCOPE", placeholder = true },
  -- Whose base on difficult ground takes a rider's charge bonus away: "either",
  -- "both", the "rider", the "target", or "none".
  difficult_bonus = { "either", source = "GAP-CAV-DIFFICULT-WHOSE", placeholder = true },
  -- Where a rider lands who falls at an obstacle: "near" side, or "far".
  fall_place = { "near", source = "GAP-CAV-FALL-PLACE", placeholder = true },
  -- How far one who dismounts counts as having moved: "more" than half, or "half".
  dismount_moved = { "more", source = "GAP-DISMOUNT-SHOOT", placeholder = true },
}

game_table "rules.road" {
  -- Added when the whole move lies on a road.
  infantry = 2,
  cavalry = 4,
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
  -- "one_more": above max_chiefs one chief for each full lot of others; or
  -- "one_for_each" lot alone, where that is more than max_chiefs.
  chiefs = { "one_more", source = "GAP-CHIEF-COUNT; TIDI, B" },
  -- How many other fighters are a full lot.
  fighters_per_chief = { 20, rule = "PIL-BAND-03" },
  talents_per_chief = { 2, rule = "PIL-BAND-08" },
  same_talent = { 1, rule = "PIL-BAND-09" },
  -- What a shooter may have in the hand: "any" weapon, a "one_handed" one, or one
  -- by its id.
  shooter_melee = { "any", source = "GAP-SHOOTER-MELEE", placeholder = true },
  -- Percentages round down: "not more than". The published lists round up: "ceil".
  rounding = { "floor", source = "GAP-BAND-COUNT" },
  -- Of whom percentages are taken: "foot", "riders", "chiefs" (mounted or not).
  count_base = { { "foot", "riders", "chiefs" }, source = "GAP-BAND-COUNT", placeholder = true },
}

game_table "rules.torch" {
  -- A torch that is thrown away is "gone", or "lights" what its bearer touches.
  dropped = { "gone", source = "GAP-TORCH-DROPPED", placeholder = true },
  -- What modify_torch_users starts from for a rider.
  cavalry = { false, source = "GAP-TORCH-CAVALRY", placeholder = true },
  -- What cannot be used beside it: "melee", "ranged", "shield".
  blocks = { { "melee", "ranged" }, source = "GAP-TORCH-SHIELD", placeholder = true },
}
