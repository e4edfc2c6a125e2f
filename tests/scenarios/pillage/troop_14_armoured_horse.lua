-- The horse of a cataphract is FA.
local function lists()
  local red, blue = band "byzantines", band "vikings"
  local c = red:add("cataphract", { weapon = { "spear", "hand_weapon" }, armour = true, shield = true, horse = true, at = { 10, 10 } })
  return c, red, blue
end

scenario "an arrow needs 5 at the horse, which saves with 4" {
  covers = { "PIL-TROOP-14", "PIL-CAV-10" },
  dice = { target = { 2 }, hit = { 5 }, save = { 4 } },
  run = function(t)
    local c, _, blue = lists()
    local archer = blue:add("warrior", { weapon = "bow", at = { 10, 18 } })
    local blow = shoot(archer, c, { shots = 1 }).blows[1]
    t.equal(blow.part, "mount")
    t.equal(blow.need, 5)                        -- 6, a rider +1
    t.equal(blow.save.need, 4)
    t.yes(c.mounted)
  end,
}

scenario "his own class and his allowance are those of his gear" {
  covers = { "PIL-TROOP-14" },
  run = function(t)
    local c, red = lists()
    t.equal({ c.class, c.mount_class, reach("move", c) }, { "FA", "FA", 12 })
    local chief = red:add("chief", { weapon = "spear", horse = true, at = { 20, 10 } })
    t.equal(chief.mount_class, "UA")
  end,
}

scenario "a sabre finds it hard too" {
  covers = { "PIL-TROOP-14", "PIL-WEAPON-13" },
  dice = { target = { 1 }, hit = { 6, 4 }, save = { 3 }, strike = { 1 } },
  run = function(t)
    local c, _, blue = lists()
    local man = blue:add("warrior", { weapon = "sabre", touch = c, bearing = 0 })
    engage(man, c)
    local blow = attack(man, c).blows[1]
    t.equal(blow.need, 7)                        -- 5, sabre -1, the rider frightens -1
    t.no(c.mounted)
  end,
}

scenario "the class of the horse stands in the data" {
  covers = { "PIL-TROOP-14" },
  set = { ["rules.troop.cataphract.mount_class"] = "SA" },
  run = function(t) t.equal(lists().mount_class, "SA") end,
}
