-- Ships.
-- How the tables are written is told at the head of tables.lua.

-- PIL-SHIP -------------------------------------------------------------------

game_table "rules.ship" {
  -- A ship has room for so many men at least.
  least = { 3, rule = "PIL-SHIP-01" },
  -- What that is about: "capacity", or men "aboard" when it sails.
  three = { "capacity", source = "GAP-SHIP-THREE", placeholder = true },
  -- Room of one that does not say how much it has.
  capacity = { 12, source = "GAP-SHIP-PROFILE", placeholder = true },
  move = {
    -- At most, in a turn.
    inches = { 20, rule = "PIL-SHIP-02" },
    -- The least radius of an arc, in lengths of the ship.
    arc = { 1, source = "GAP-SHIP-WHEN", placeholder = true },
  },
  -- Have those aboard moved for their shots when the ship has?
  counts_as_move = { false, source = "GAP-SHIP-MOVED", placeholder = true },
  -- Who has won a boarding: whose enemies are gone from "both" ships; or it is
  -- over as soon as nobody is left on "one" of them.
  won = { "both", source = "GAP-BOARDING-WON", placeholder = true },
  -- How far one jumps from ship to ship, and between ship and shore.
  jump = { 1, rule = "PIL-SHIP-08" },
  shore = { 1, source = "GAP-SHIP-STILL", placeholder = true },
  -- For so many turns a ship must not have sailed, to jump between it and the
  -- shore: 1 is this turn, 0 none.
  still = { 1, source = "GAP-SHIP-STILL", placeholder = true },
}
