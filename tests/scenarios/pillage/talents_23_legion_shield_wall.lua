-- Legion shield wall: +2 from the front for every member, with one rank or two.
local function wall(ranks)
  local red, blue = band(), band()
  red:add("chief", { talents = { "legion_shield_wall" }, at = { 40, 5 } })
  local kit = { weapon = "spear", shield = true }
  local first, second = red:row(5, "warrior", kit, { at = { 20, 20 } }), nil
  if ranks == 2 then second = red:row(5, "warrior", kit, { at = { 20, 19 } }) end
  form("shield_wall", first, { faces = "north", second_rank = second })
  return first, second, blue
end

local function from_front(blue, m)
  return need("save", m, blue:add("warrior", { weapon = "bow", at = { 22, 35 } }), { kind = "shoot", weapon = "bow" })
end

scenario "SA behind a wall of one rank saves with 3" {
  covers = { "PIL-TALENT-23" },
  dice = { hit = { 6 }, save = { 3 } },
  run = function(t)
    local first, _, blue = wall(1)
    local archer = blue:add("warrior", { weapon = "bow", at = { 22, 30 } })
    t.yes(shoot(archer, first[3], { shots = 1 }).blows[1].save.ok)
    t.ran("PIL-TALENT-23", 1)
  end,
}

scenario "with a second rank it is 3 as well, not 2, and the second rank has 3 too" {
  covers = { "PIL-TALENT-23" },
  run = function(t)
    local first, second, blue = wall(2)
    t.equal(from_front(blue, first[3]), 3)
    t.equal(from_front(blue, second[3]), 3)
    off "PIL-TALENT-23"
    t.equal(from_front(blue, second[3]), 4)
  end,
}

scenario "the rear is as weak as ever" {
  covers = { "PIL-TALENT-23" },
  run = function(t)
    local first, _, blue = wall(1)
    local behind = blue:add("warrior", { weapon = "bow", at = { 22, 5 } })
    t.equal(need("save", first[3], behind, { kind = "shoot", weapon = "bow" }), 6)
  end,
}

scenario "a wall that protects better by itself keeps what it has" {
  covers = { "PIL-TALENT-23" },
  set = { ["talents.legion_shield_wall.bonus"] = 1 },
  run = function(t)
    local first, _, blue = wall(2)
    t.equal(from_front(blue, first[3]), 3)
    set("talents.legion_shield_wall.bonus", 3)
    t.equal(from_front(blue, first[3]), 2)
  end,
}

scenario "40 gold pieces, for Romans, Visigoths and Romano-British" {
  covers = { "PIL-TALENT-23" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "legion_shield_wall" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 70)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.legion_shield_wall.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
