-- Deep in a forest one may name others in the same forest within 4 inches.
local function wood()
  return piece("forest", { at = { 25, 20 }, size = { 16, 20 }, name = "wood" })     -- x 17 to 33, y 10 to 30
end

scenario "both deep: 4.0 inches apart they see each other, 4.1 apart they do not" {
  covers = { "PIL-TERR-04" },
  dice = { target = { 4 }, hit = { 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 22, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 27.1, 20 } })
    wood()
    t.no(a:sees(b))
    t.refused(function() shoot(a, b) end, "PIL-TERR-04")
    put(b, { 27, 20 })
    t.yes(a:sees(b))
    t.yes(b:sees(a))
    t.yes(shoot(a, b, { shots = 1 }).blows[1].hit)           -- past one tree
  end,
}

scenario "one deep and one at the edge: 3.9 inches apart each sees the other, 4.1 apart neither does" {
  covers = { "PIL-TERR-04" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local b = blue:add("warrior", { weapon = "bow", at = { 18.5, 20 } })       -- 1 inch deep
    local a = red:add("warrior", { weapon = "bow", at = { 23.4, 20 } })
    wood()
    t.yes(a:sees(b))
    t.yes(b:sees(a))
    put(a, { 23.6, 20 })
    t.no(a:sees(b))
    t.no(b:sees(a))
    t.refused(function() shoot(b, a) end, "PIL-TERR-04")
    set("rules.terrain.forest.inside_range", 5)
    t.yes(b:sees(a))
  end,
}

scenario "both at one edge, 6 inches apart along it: one tree" {
  covers = { "PIL-TERR-04", "PIL-TERR-03" },
  dice = { target = { 4 }, hit = { 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 18.5, 16 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 18.5, 23 } })
    wood()
    t.yes(a:sees(b))
    t.yes(shoot(a, b, { shots = 1 }).blows[1].hit)
  end,
}

scenario "charges go by the same 4 inches" {
  covers = { "PIL-TERR-04", "PIL-TERR-02", "PIL-CHARGE-05" },
  dice = { charge = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", at = { 22, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 27.1, 20 } })
    local out = blue:add("warrior", { weapon = "spear", at = { 15, 20 } })
    wood()
    t.refused(function() charge(a, b, { react = "none" }) end, "PIL-TERR-04")
    t.refused(function() charge(a, out, { react = "none" }) end, "PIL-TERR-02")
    put(b, { 27, 20 })
    t.yes(charge(a, b, { react = "none" }).contact)
  end,
}
