-- More than 2 inches deep in a forest a fighter is hidden from outside, and sees nobody there.
local function wood()
  return piece("forest", { at = { 25, 20 }, size = { 10, 20 }, name = "wood" })     -- x 20 to 30
end

scenario "2.1 inches deep he cannot be named from outside, 2.0 deep he can" {
  covers = { "PIL-TERR-02", "PIL-TERR-03" },
  dice = { target = { 4 }, hit = { 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 14, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 22.6, 20 } })
    wood()
    t.no(a:sees(b))
    t.no(b:sees(a))
    t.refused(function() shoot(a, b) end, "PIL-TERR-02")
    put(b, { 22.5, 20 })
    t.yes(a:sees(b))
    t.yes(shoot(a, b, { shots = 1 }).blows[1].hit)
  end,
}

scenario "from deep inside nobody outside can be named" {
  covers = { "PIL-TERR-02" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 22.6, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 14, 20 } })
    wood()
    t.refused(function() shoot(a, b) end, "PIL-TERR-02")
  end,
}

scenario "a volley picks a point and reaches those who are hidden" {
  covers = { "PIL-TERR-02", "PIL-VOLLEY-02", "PIL-VOLLEY-04" },
  dice = { volley = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 12, 20 } })
    blue:add("warrior", { weapon = "spear", at = { 25, 20 } })
    wood()
    t.equal(#volley(a, { 25, 20 }).blows, 1)
  end,
}

scenario "a line through the deep of a forest is blocked, one through its border is not" {
  covers = { "PIL-TERR-02", "PIL-LOS-01" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 18, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 32, 20 } })
    local c = red:add("warrior", { weapon = "bow", at = { 18, 29 } })
    local d = blue:add("warrior", { weapon = "spear", at = { 32, 29 } })
    wood()
    t.no(a:sees(b))
    t.yes(c:sees(d))                                   -- an inch inside the edge
    set("rules.terrain.forest.through", "all")
    t.no(c:sees(d))
    set("rules.terrain.forest.through", "none")
    t.yes(a:sees(b))
  end,
}

scenario "from which point of the base the depth is measured is a data key" {
  covers = { "PIL-TERR-02" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 14, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 22.5, 20 } })
    wood()
    t.yes(a:sees(b))
    set("rules.terrain.forest.depth_origin", "centre")
    t.no(a:sees(b))
    put(b, { 22, 20 })
    t.yes(a:sees(b))
    set("rules.terrain.forest.depth_origin", "farthest")
    t.no(a:sees(b))
    set("rules.terrain.forest.depth", 3)
    t.yes(a:sees(b))
  end,
}

scenario "who is just not hidden is seen from every place before that edge" {
  covers = { "PIL-TERR-02" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 14, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 22.501, 20 } })       -- rounding is no depth
    wood()
    for y = 4, 36, 4 do
      put(a, { 19, y })
      t.yes(a:sees(b))
      t.yes(b:sees(a))
    end
    put(a, { 31, 20 })                                                             -- behind the deep part
    t.no(a:sees(b))
  end,
}
