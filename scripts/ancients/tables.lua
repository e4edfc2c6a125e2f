-- The numbers of battles on a grid. Bare ones are printed in the rules. Under
-- `source` stands "GRID-GAP-nn" where the rules are silent; with "PW" the value is
-- that of the published Portable Wargame, which they otherwise follow.

-- Columns and rows of the grid.
game_table "rules.table" { size = { 8, 8 } }

game_table "rules.grid" {
  -- "squares" or "hexes"; the house rule hexes sets it.
  shape = "squares",

  -- The first belongs to everybody, the others to each side in turn.
  phases = { "machines", "movement", "shooting", "melee" },
  -- "roll": a die a side when the machines have shot; anything else: the sides as
  -- they are.
  initiative = { "roll", source = "GRID-GAP-03 PW" },
  -- A tie is rolled again, so many times; then the sides stay as they are.
  initiative_ties = { 8, source = "GRID-GAP-03", placeholder = true },
  -- A side that has lost one point in so many is exhausted; 0: never.
  exhaustion = { part = { 3, source = "GRID-GAP-27 PW" } },

  -- "sector": a quarter of the circle; "half"; "all".
  arc = { unit = "sector", machine = { "sector", source = "GRID-GAP-04", placeholder = true } },

  art = {
    need = 5, same_cell = 1, commander = 1, cover = -1,
    -- Who is too near to shoot over: "line", on the adjacent cell in the line of
    -- fire; "any", on any adjacent cell.
    adjacent_friend = { "line", source = "GRID-GAP-07", placeholder = true },
    -- "blocked": by enemies and hills; "free": by nothing beyond the adjacent cell.
    los = { "blocked", source = "GRID-GAP-25 PW" },
  },

  move = {
    -- Of a cell, where its terrain has no cost.
    cost = { 1, source = "GRID-GAP-19", placeholder = true },
    -- "both": elephants neither pass through others nor let them pass; "mover":
    -- others pass through them.
    pass = { "both", source = "GRID-GAP-26", placeholder = true },
    -- "away": every step leads farther from the enemy; anything else: any way.
    break_contact = { "away", source = "GRID-GAP-10", placeholder = true },
    -- Which of several adjacent enemies a unit faces: "owner" chooses, or the "first".
    face_choice = { "owner", source = "GRID-GAP-09", placeholder = true },
    -- "free": who only turned has not moved and may still move; "moved": that was its
    -- move.
    turn_in_place = { "free", source = "GRID-GAP-22", placeholder = true },
  },

  shoot = {
    need = 5, still = 1, commander = 1, cover = -1,
    in_contact = { true, source = "GRID-GAP-18", placeholder = true },
    -- Cells of its move that who shoots keeps back.
    reserve_cell = 1,
  },
  -- What bars the line of a shooter: "units" and terrain, or "terrain" alone.
  los = { "units", source = "GRID-GAP-06 PW" },

  melee = {
    need = 5,
    flank = 1, heavy = 1, commander = 1, fear = -1, flanked = -1, trampled = -1, ground = -1,
    -- Whose elephants frighten horses: "any", "enemy", "none".
    elephant_fear = { "any", source = "GRID-GAP-11", placeholder = true },
    -- Who may advance: "both", "active", "none".
    advance = { "both", source = "GRID-GAP-13 PW" },
    -- "once": a unit attacks once a turn, and again after it has advanced; "free".
    sequence = { "once", source = "GRID-GAP-21", placeholder = true },
  },
  -- How many sides of a cell are the front and the rear of a unit.
  sides = {
    squares = { front = { 1, source = "GRID-GAP-12", placeholder = true }, rear = { 1, source = "GRID-GAP-12", placeholder = true } },
    hexes = { front = { 1, source = "GRID-GAP-12", placeholder = true }, rear = { 1, source = "GRID-GAP-12", placeholder = true } },
  },

  -- A die of consequences for each hit, or for one of them.
  hits = { per_hit = { true, source = "GRID-GAP-08", placeholder = true } },
  -- Up to which face a unit is destroyed, loses a strength point, must retreat, or
  -- may choose between retreat and loss. A row for a troop has its id
  -- (hits_on_units.war_elephants), one for a kind of hit its name and the quality
  -- (shot_poor): a mod may declare them.
  hits_on_units = {
    -- "quality", or the name of one table for all: "simple" is for units without
    -- strength points.
    set = { "quality", source = "GRID-GAP-01 PW" },
    elite = { destroyed = 0, lose = 2, retreat = 0, choice = 6, source = "GRID-GAP-01 PW" },
    average = { destroyed = 0, lose = 3, retreat = 0, choice = 6, source = "GRID-GAP-01 PW" },
    poor = { destroyed = 0, lose = 4, retreat = 0, choice = 6, source = "GRID-GAP-01 PW" },
    simple = { destroyed = 2, lose = 0, retreat = 4, choice = 0, source = "GRID-GAP-01", placeholder = true },
  },
  retreat = {
    cells = { 1, source = "GRID-GAP-20 PW" },
    -- Who cannot retreat: "lose" a strength point, or "destroyed".
    blocked = { "lose", source = "GRID-GAP-20 PW" },
  },
  -- The enemy may ask for a die for the commander of a unit that would lose a
  -- point; from this face on he dies.
  commander = { die = { true, source = "GRID-GAP-15 PW" }, dies = { 6, source = "GRID-GAP-15 PW" } },
  -- Strength points more or less by quality.
  units = { elite = { 1, source = "GRID-GAP-24 PW" }, average = 0, poor = { -1, source = "GRID-GAP-24 PW" } },
}
