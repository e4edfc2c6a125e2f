-- Whoever is pushed off a height falls.
local function edge(height, kit)
  local red, blue = band "vikings", band "anglo_saxons"
  piece("field", { at = { 9, 10 }, size = { 5, 6 }, height = height, tags = { "sheer" } })   -- its edge at x = 11.5
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } }, kit or {})
  engage(a, b)
  push(a, b)
  fight(a, b)
  return a, b
end

scenario "three inches kill SA on a 2, five inches kill without a roll" {
  covers = { "PIL-PUSH-06", "PIL-AGIL-03" },
  dice = { push = { 5, 5, 4 }, agility = { 2, 3 }, hit = { 1, 1, 1 } },
  run = function(t)
    local a, b = edge(3, { shield = true })
    t.no(b.alive)
    t.no(a.in_melee)
    battle {}
    a, b = edge(3, { shield = true })
    t.yes(b.alive)
    t.equal(b.x, 12)
    t.no(b.in_melee)
    battle {}
    a, b = edge(5)
    t.no(b.alive)
  end,
}

scenario "a fall kills a chief of three hit points, or takes one by a data key" {
  covers = { "PIL-PUSH-06" },
  dice = { push = { 4, 4 }, agility = { 1, 1 }, hit = { 1, 1, 1, 1 } },
  run = function(t)
    for _, lethal in ipairs { "removed", "wound" } do
      battle {}
      set("rules.fall.lethal", lethal)
      local red, blue = band "vikings", band "anglo_saxons"
      piece("field", { at = { 9, 10 }, size = { 5, 6 }, height = 4, tags = { "sheer" } })
      local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
      local b = blue:add("chief", { weapon = "hand_weapon", at = { 11, 10 } })
      engage(a, b)
      push(a, b)
      fight(a, b)
      t.equal(b.hp, lethal == "wound" and 2 or 0)
    end
  end,
}

scenario "up to which row a fall kills, and from what one falls, are data keys" {
  covers = { "PIL-PUSH-06" },
  set = { ["rules.fall.rows.lethal"] = 3 },
  dice = { push = { 4, 4 }, agility = { 3 }, hit = { 1, 1 } },
  run = function(t)
    local _, b = edge(3)
    t.no(b.alive)
    battle {}
    set("rules.fall.most", 2)
    _, b = edge(3)
    t.no(b.alive)
  end,
}

scenario "whether a roll lowered to 1 by armour is lethal is a data key" {
  covers = { "PIL-PUSH-06", "PIL-AGIL-03" },
  set = { ["rules.agility.lethal_on_modified"] = false },
  dice = { push = { 5, 5 }, agility = { 2, 1 }, hit = { 1, 1 } },
  run = function(t)
    local _, b = edge(3, { shield = true })
    t.yes(b.alive)
    battle {}
    set("rules.agility.lethal_on_modified", false)
    _, b = edge(3, { shield = true })
    t.no(b.alive)
  end,
}
