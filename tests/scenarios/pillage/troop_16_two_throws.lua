-- With a wagon in the band javelins and angons are thrown twice.
local function camp(weapon)
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local wagon = red:add("wagon", { at = { 40, 40 } })
  local a = red:add("warrior", { name = "A", weapon = { weapon, "spear" }, at = { 10, 10 } })
  local b = blue:add("warrior", { name = "B", weapon = "hand_weapon", at = { 10, 22 } })
  return a, b, wagon, red, blue
end

scenario "a javelin after a full move: two throws" {
  covers = { "PIL-TROOP-16" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local a, b = camp "javelin"
    move(a, { 10, 18 })
    t.equal(#shoot(a, b).blows, 2)
    t.ran("PIL-TROOP-16")
  end,
}

scenario "an angon too, a hasta and a sling not" {
  covers = { "PIL-TROOP-16" },
  dice = { hit = { 1, 1, 1, 1 } },
  run = function(t)
    for weapon, n in pairs { angon = 2, hasta = 1, sling = 1 } do
      battle {}
      local a, b = camp(weapon)
      move(a, { 10, 18 })
      t.equal(#shoot(a, b).blows, n)
    end
  end,
}

scenario "in reaction to a charge: two throws, each at -1" {
  covers = { "PIL-TROOP-16" },
  dice = { hit = { 1, 1 }, charge = { 5 } },
  run = function(t)
    local a, b = camp "javelin"
    put(b, { 10, 14 })
    initiative(b.side)
    local r = charge(b, a, { react = "javelin" })
    t.equal(#r.blows, 2)
    t.equal(r.blows[1].need, 5)
    t.equal(r.blows[2].need, 5)
  end,
}

scenario "without a wagon, or by the data, it is one" {
  covers = { "PIL-TROOP-16" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local a, b = camp "javelin"
    set("rules.troop.wagon.shots", 1)
    move(a, { 10, 18 })
    t.equal(#shoot(a, b).blows, 1)
    battle {}
    local red, blue = band "vikings", band "anglo_saxons"
    a = red:add("warrior", { weapon = "javelin", at = { 10, 10 } })
    b = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 14 } })
    blue:add("wagon", { at = { 30, 30 } })                     -- the enemy's
    t.equal(#shoot(a, b).blows, 1)
  end,
}
