-- Whoever supported a man that falls must fight his killer.
local function line()
  local red, blue = band "vikings", band "anglo_saxons"
  local man = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  local spear = red:add("warrior", { weapon = "spear", at = { 9.195, 10.593 } })   -- 0.9" from the enemy
  local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
  engage(foe, man)
  return man, spear, foe, blue
end

scenario "he is placed in contact and fights next turn without a charge bonus" {
  covers = { "PIL-SPEAR-04" },
  dice = { hit = { 1, 4, 4, 1 }, save = { 5, 6 } },
  run = function(t)
    local man, spear, foe = line()
    fight(man, foe)
    t.no(man.alive)
    t.no(spear.in_melee)
    next_stage()
    t.explains("PIL-SPEAR-04")
    t.yes(spear:touches(foe))
    t.yes(spear.in_melee)
    local r = fight(spear, foe)
    t.equal(r:by(spear)[1].need, 4)    -- spear against UA, nothing added
    t.equal(r:by(foe)[1].need, 3)
  end,
}

scenario "where the killer fell too nothing happens" {
  covers = { "PIL-SPEAR-04" },
  dice = { hit = { 3, 4 }, save = { 5, 5 } },
  run = function(t)
    local man, spear, foe = line()
    fight(man, foe)
    t.no(foe.alive)
    next_stage()
    t.no(spear.in_melee)
  end,
}

scenario "who keeps out is not drawn in" {
  covers = { "PIL-SPEAR-04" },
  dice = { hit = { 1, 3 }, save = { 5 } },
  run = function(t)
    local man, spear, foe = line()
    support(spear)
    fight(man, foe)
    t.no(man.alive)
    next_stage()
    t.no(spear.in_melee)
  end,
}

scenario "where there is no room he comes as near as he can" {
  covers = { "PIL-SPEAR-04" },
  dice = { hit = { 1, 4 }, save = { 5 } },
  run = function(t)
    local man, spear, foe, blue = line()
    for b = 0, 300, 60 do
      if b ~= 240 then blue:add("warrior", { weapon = "spear", touch = foe, bearing = b }) end
    end
    local wall = blue:add("warrior", { weapon = "spear", touch = foe, bearing = 265 })
    put(man, { 9.2, 9 })               -- he fell aside: his place is taken
    put(spear, { 8.2, 9 })
    fight(man, foe)
    next_stage()
    t.yes(spear.in_melee)
    t.no(spear:touches(foe))
    t.yes(wall.alive)
  end,
}

scenario "a data key leaves spearmen where they stand" {
  covers = { "PIL-SPEAR-04" },
  set = { ["rules.spear.breach"] = "none" },
  dice = { hit = { 1, 4 }, save = { 5 } },
  run = function(t)
    local man, spear, foe = line()
    fight(man, foe)
    next_stage()
    t.no(spear.in_melee)
  end,
}
