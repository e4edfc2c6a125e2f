-- The numbers of spear support, pikes, pushing and falls. For the
-- words under `source` see tables.lua.

game_table "rules.spear" {
  -- To the attack roll of who strikes at the supported model.
  modifier = -1,
  -- "target": only of blows at him. "all": of every blow of who fights him.
  scope = { "target", source = "GAP-SPEAR-WHICH", placeholder = true },
  support_mounted = { false, source = "GAP-SPEAR-INFANTRY-ONLY", placeholder = true },
  -- "killer": the spearman must fight who slew his friend. "none": he stays.
  breach = { "killer", source = "GAP-SPEAR-KILLER", placeholder = true },
}

game_table "rules.pike" {
  -- To the attack roll besides, of a pikeman behind the spearman.
  extra = { -1, source = "GAP-PIKE-STACK", placeholder = true },
  -- How far the spearman may stand from the line of the three.
  line_tolerance = { 0.25, source = "GAP-PIKE-LINE", placeholder = true },
}

game_table "rules.push" {
  -- To the strength roll, by the class of who is pushed.
  class = { UA = 0, SA = -1, FA = -2 },
  -- The rows from which on he is pushed back, and struck besides. Row 1 strikes
  -- the pusher.
  success = 4,
  strike = 6,
  back = 1,
  -- false: who pushes makes his attacks too.
  replaces_attack = { true, source = "GAP-PUSH-INSTEAD", placeholder = true },
  -- The row of the agility roll of the pushed at which he finds room.
  no_room = { 4, source = "GAP-PUSH-NOROOM", placeholder = true },
}

game_table "rules.fall" {
  -- From higher up every fall is lethal.
  most = 4,
  -- Up to this row of the agility roll a fall is lethal.
  rows = { lethal = { 1, source = "GAP-PUSH-FALL-2-3", placeholder = true } },
  -- "removed": whatever its hit points. "wound": it loses one.
  lethal = { "removed", source = "GAP-LETHAL-FALL", placeholder = true },
  -- Tags of what one falls from; hills have no edge.
  from = { { "climb", "sheer" }, source = "GAP-PUSH-FALL-2-3", placeholder = true },
}
