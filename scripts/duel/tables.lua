-- The numbers of the duel. A die shows a target on 1 and 2, an axe on 3 and 4, a
-- shield and axe on 5 and 6.

game_table "rules.power" {
  hit = 3,
  hit_wounded = 5,
  defence = 5,
  -- After so many fights in a turn all dice of a model are defence.
  exhausted_after = { 1, source = "POWER-GAP-05", placeholder = true },
  -- "health": an extra-health token is one more wound that it stands; "layer": it is
  -- taken away after the armour and before the first marker.
  absorb_order = { "health", source = "POWER-GAP-04", placeholder = true },
  -- Inches between two bases that touch, at most.
  contact = { max = { 0, source = "POWER-GAP-01", placeholder = true } },
}
