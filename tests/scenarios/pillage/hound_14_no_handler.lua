-- The handler is out of the game: his pack stays, and charges who comes near.
local function orphans(at)
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  set("rules.morale.threshold", 1)                             -- nobody runs here
  local h = red:add("warrior", { name = "H", weapon = "spear", war_dogs = true, at = { 20, 20 } })
  local pack = h:touching { troop = "hound" }
  put(pack[1], { 30, 30 }) put(pack[2], { 31, 30 }) put(pack[3], { 32, 30 })
  local b = blue:add("warrior", { name = "B", weapon = "hand_weapon", touch = h, bearing = 90 })
  local other = red:add("warrior", { name = "F", at = at })
  engage(b, h)
  fight(b, h)
  return pack, other, h, b
end

local kill = { hit = { B = { 3 }, H = { 1 } }, save = { H = { 5 } } }

scenario "somebody 8 inches away is charged at the start of the movement stage" {
  covers = { "PIL-HOUND-14" },
  dice = kill,
  run = function(t)
    local pack, friend, h = orphans { 30, 39 }
    t.no(h.alive)
    t.equal({ pack[1].x, pack[1].y }, { 30, 30 })              -- they stay for now
    next_turn()
    to_stage "movement"
    t.ran("PIL-HOUND-14", 1)
    for _, d in ipairs(pack) do t.yes(d:touches(friend)) end
  end,
}

scenario "at 8.1 inches not" {
  covers = { "PIL-HOUND-14" },
  dice = kill,
  run = function(t)
    local pack, friend = orphans { 30, 39.1 }
    next_turn()
    to_stage "movement"
    t.not_ran("PIL-HOUND-14")
    t.no(friend.in_melee)
  end,
}

scenario "while the handler lives a pack that obeys charges nobody" {
  covers = { "PIL-HOUND-14" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    red:add("warrior", { weapon = "spear", war_dogs = true, at = { 20, 20 } })
    local foe = blue:add("warrior", { at = { 20, 25 } })
    to_stage "shooting"
    t.no(foe.in_melee)
    t.not_ran("PIL-HOUND-12")
    t.not_ran("PIL-HOUND-14")
  end,
}

scenario "their reach, and the stage, stand in the data" {
  covers = { "PIL-HOUND-14" },
  set = { ["rules.hound.reach"] = 9, ["rules.hound.wild.at"] = "turn" },
  dice = kill,
  run = function(t)
    local pack, friend = orphans { 30, 39.1 }
    next_turn()
    to_stage "initiative"
    t.yes(friend.in_melee)
  end,
}
