-- The numbers of hound packs, PIL-HOUND. What a hound is stands in hounds.lua.
-- For the words under `source` see tables.lua.

game_table "rules.hound" {
  -- How far a target may be, and from where that is measured: "handler" or
  -- "hounds".
  reach = 8,
  range_from = { "handler", source = "GAP-HOUND-8-FROM", placeholder = true },
  charge_bonus = { true, source = "GAP-HOUND-BONUS", placeholder = true },
  -- A handler whose target is too far has ended his move all the same.
  miss_ends_move = { true, source = "GAP-HOUND-MISS", placeholder = true },
  -- Nobody charges a handler whom a hound touches.
  shields_handler = true,
  -- Against riders they go for the horse.
  horse_first = true,
  -- Whose target has escaped: "loose" until they are caught, or they "obey".
  escaped = { "loose", source = "PIL-HOUND-08", placeholder = true },
  -- When a wild pack runs, at the start of the "movement" stage or of the "turn",
  -- and who says at whom among equally near ones: the "enemy", or the "owner".
  wild = {
    { at = "movement", ties = "enemy" },
    source = "GAP-HOUND-WILD-ORDER",
    placeholder = true,
  },
}
