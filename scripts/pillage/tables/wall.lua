-- What holds for every formation; the numbers of each stand with it.

game_table "rules.wall" {
  -- A talent that makes the bonus 2 and a second rank that does: the "highest"
  -- holds, or the "sum" of what they add.
  bonus = { "highest", source = "GAP-WALL-TALENT-23", placeholder = true },
  charge = { false, source = "GAP-WALL-CHARGE", placeholder = true },
  -- true: one group. false: each touches some other.
  connected = { true, source = "GAP-WALL-CONNECTED", placeholder = true },
  -- "few" are left together, the word of its "owner", another "move".
  ["break"] = { { "few", "owner", "move" }, source = "GAP-WALL-BREAK", placeholder = true },
  -- Degrees on either side of straight ahead.
  front_arc = { 90, source = "GAP-WALL-FRONT", placeholder = true },
  -- "anybody" steps up, or only who is "armed" as the formation needs.
  replacement = { "anybody", source = "GAP-WALL-STEP-SHIELD", placeholder = true },
  -- "struck": blows still to come go at who has stepped up. "safe": they do not.
  step_up = { "struck", source = "GAP-WALL-STEP-STRIKE", placeholder = true },
  -- How far the outermost may go in a wheel.
  wheel = { 4, source = "GAP-WALL-WHEEL", placeholder = true },
  -- Share of the move where the way touches difficult ground.
  move = { difficult = { 0.5, source = "GAP-WALL-MOVE-MODS", placeholder = true } },
}
