-- With a second rank the first saves at +2, and its gaps are filled at once.
local man = { weapon = "hand_weapon", shield = true }

local function wall(behind, kit)
  local red, blue = band "vikings", band "anglo_saxons"
  local first = red:row(5, "warrior", man, { at = { 20, 20 } })
  local second = red:row(behind, "warrior", kit or { weapon = "spear", shield = true }, { at = { 20, 19 } })
  form("shield_wall", first, { faces = "north", second_rank = second })
  return first, second, blue, red
end

scenario "FA saves on 2 but never on a 1, SA on 3" {
  covers = { "PIL-WALL-05" },
  dice = { hit = { 6, 6 }, save = { 2, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local first = red:row(5, "warrior", { weapon = "hand_weapon", armour = true, shield = true }, { at = { 20, 20 } })
    local second = red:row(1, "warrior", man, { at = { 20, 19 } })
    form("shield_wall", first, { faces = "north", second_rank = second })
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = first[3], bearing = 0 })
    local blow = attack(foe, first[3]).blows[1]
    t.equal(blow.save.need, 2)
    t.yes(blow.save.ok)
    t.no(attack(foe, first[3]).blows[1].save.ok)
    t.no(first[3].alive)
  end,
}

scenario "a man of the second rank takes the place of the dead, in the wall and in the fight" {
  covers = { "PIL-WALL-05", "PIL-SPEAR-04" },
  dice = { hit = { 1, 6, 1, 1 }, save = { 2 } },
  run = function(t)
    local first, second, blue = wall(5)
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = first[3], bearing = 0 })
    engage(foe, first[3])
    local r = fight(first[3], foe)
    t.no(first[3].alive)
    t.equal(second[3].x, 22)
    t.equal(second[3].y, 20)
    t.yes(second[3]:touches(foe))
    t.yes(second[3].in_melee)
    t.equal(#r:by(second[3]), 0)       -- he does not strike in this stage
    t.yes(first[1]:formation("shield_wall"))
    next_stage()
    t.no(second[2].in_melee)           -- no spearman steps into the breach
    r = fight(second[3], foe)
    t.equal(#r.blows, 2)
    t.equal(need("save", second[3], foe), 3)
  end,
}

scenario "blows of the last step go at who has stepped up" {
  covers = { "PIL-WALL-05" },
  dice = { hit = { 1, 6, 3 }, save = { 2, 4 } },
  run = function(t)
    local first, second, blue = wall(5)
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = first[3], bearing = 0 })
    local axe = blue:add("warrior", { weapon = "dane_axe", at = { 23, 21 } })
    engage(foe, first[3])
    engage(axe, first[3])
    local r = fight(first[3], foe)
    t.yes(r:by(foe)[1].at == first[3])
    t.yes(r:by(axe)[1].at == second[3])
    t.equal(r:by(axe)[1].step, "last")
    t.equal(r:by(axe)[1].save.need, 5) -- SA 5, +2 in the first rank, -1 of the axe, -1 for two enemies
    t.no(second[3].alive)
  end,
}

scenario "a data key keeps him safe until the next turn" {
  covers = { "PIL-WALL-05" },
  set = { ["rules.wall.step_up"] = "safe" },
  dice = { hit = { 1, 6 }, save = { 2 } },
  run = function(t)
    local first, second, blue = wall(5)
    local foe = blue:add("warrior", { weapon = "hand_weapon", touch = first[3], bearing = 0 })
    local axe = blue:add("warrior", { weapon = "dane_axe", at = { 23, 21 } })
    engage(foe, first[3])
    engage(axe, first[3])
    t.equal(#fight(first[3], foe):by(axe), 0)
    t.yes(second[3].alive)
  end,
}

scenario "arrows make him step up as well" {
  covers = { "PIL-WALL-05" },
  dice = { hit = { 6 }, save = { 2 } },
  run = function(t)
    local first, second, blue = wall(5)
    local archer = blue:add("warrior", { weapon = "bow", at = { 22, 27 } })
    shoot(archer, first[3], { shots = 1 })
    t.equal(second[3].y, 20)
    t.yes(first[1]:formation("shield_wall"))
  end,
}

scenario "a man without a shield steps up and the wall breaks, or a data key leaves him behind" {
  covers = { "PIL-WALL-05" },
  dice = { hit = { 6, 6 }, save = { 2, 2 } },
  run = function(t)
    for _, who in ipairs { "anybody", "armed" } do
      battle {}
      set("rules.wall.replacement", who)
      local first, second, blue = wall(1, { weapon = "spear" })
      local archer = blue:add("warrior", { weapon = "bow", at = { 20, 27 } })
      shoot(archer, first[1], { shots = 1 })
      t.no(first[1].alive)
      t.no(first[2]:formation("shield_wall"))
      t.equal(second[1].y, who == "anybody" and 20 or 19)
    end
  end,
}
