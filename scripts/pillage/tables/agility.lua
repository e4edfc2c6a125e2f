-- The numbers of agility rolls, PIL-AGIL.

game_table "rules.agility" {
  new = true,
  -- Added to the roll by armour class; to a swim roll too (PIL-SWIM-01).
  class = { UA = 0, SA = -1, FA = -2 },
  -- Where the rows after the lethal one begin.
  rows = { frightened = 2, effort = 4, perfect = 6 },
  -- true: a roll that armour lowers to 1 reads the first row too.
  lethal_on_modified = { true, source = "GAP-AGIL-MODIFIED-1", placeholder = true },
  -- Height of what is climbed or jumped, width of what is jumped: from and to.
  least = 1,
  most = 4,
  -- Are these themselves possible?
  bounds = { "included", source = "GAP-AGIL-BOUNDS", placeholder = true },
  -- A climb costs the height, a jump the width: on "success" alone, or "always".
  cost = { "success", source = "GAP-AGIL-COST", placeholder = true },
  -- true: a charge goes over what can be jumped or climbed, with its roll.
  in_charge = { false, source = "GAP-AGIL-CHARGE", placeholder = true },
  -- "free": the width counts for gaps, and must not be too large for a jump;
  -- "printed": height and width must both be within the limits.
  shapes = { "free", source = "GAP-AGIL-SHAPES", placeholder = true },
}
