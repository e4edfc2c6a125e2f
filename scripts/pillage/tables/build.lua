-- The numbers of buildings, PIL-BUILD. Searches are in loot.lua, fires in
-- fire.lua. For the words under `source` see tables.lua.

game_table "rules.building" {
  -- Is the frame of his window in the way of a shooter?
  position_obstacle = { false, source = "GAP-POSITION-OBSTACLE", placeholder = true },
  -- Nobody inside can be shot at, not even at a window.
  occupant_immune = { true, source = "GAP-BUILD-RETURN-FIRE", placeholder = true },
  -- "all": another floor takes the whole allowance; "left": what is left of it.
  floor_cost = { "all", source = "GAP-FLOOR-COST", placeholder = true },
  -- Walking about on one floor counts as this share of the allowance.
  inside_moved = { 0, source = "GAP-INSIDE-MOVE", placeholder = true },
  -- Who has thrown the enemy out enters in his "next_move", or "at_once".
  advance = { "next_move", source = "GAP-ASSAULT-MOVE-IN", placeholder = true },
  cavalry = { false, source = "GAP-CAV-BUILDING", placeholder = true },
  -- To the saves of who is assaulted inside.
  inside_save = 1,
  -- To the blows of defenders, for each attacker without a defender.
  unopposed = -1,
  -- One charge at an entrance in a turn.
  per_entrance = { true, source = "GAP-ASSAULT-PER-ENTRANCE", placeholder = true },
  -- Upper floors are charged up the stairs.
  stairs = { true, source = "GAP-FLOOR-ASSAULT", placeholder = true },
  -- What must be seen: the "entrance", or "none".
  assault_los = { "entrance", source = "GAP-ASSAULT-LOS", placeholder = true },
  -- true: fortified buildings are taken by every entrance.
  any_door = false,
  -- The reinforced door of a fortified one. Beside who stands before an entrance
  -- so many more touch it on either side.
  door = { troop = "door", beside = { 1, source = "GAP-DOOR-ATTACK", placeholder = true } },
}

-- A thing that is struck at like a model; nobody shoots at it, nothing saves it.
troop "door" {
  title = { en = "Door", ru = "Дверь" },
  text = { en = "The reinforced main door of a fortified building.", ru = "Окованный главный вход укрепленного здания." },
  object = true,
  class = "FA",
  hp = 1,
  attacks = 0,
  saves = false,
  morale = "immune",
  fighter = false,
  bans = { "weapon", "armour", "gear" },
  loss = { morale = 0, score = 0 },
}
