-- From an opening one sees 45 degrees to each side.
local function house(doors)
  return piece("house", { at = { 18, 20 }, size = { 4, 4 }, floors = 2,
    windows = { { 20, 20, faces = "east" }, { 20, 20, faces = "east", floor = 1 } }, doors = doors })
end

scenario "a base that the edge of the field of view cuts is seen, one beyond it is not" {
  covers = { "PIL-LOS-02", "PIL-BUILD-04" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    put(a, house())
    local near = blue:add("warrior", { weapon = "spear", at = { 23, 23.5 } })     -- 3, 3.5 from the window
    local beside = blue:add("warrior", { weapon = "spear", at = { 23, 24 } })     -- 3, 4
    t.yes(a:sees(near))
    t.no(a:sees(beside))
    t.refused(function() shoot(a, beside) end, "PIL-BUILD-04")
    set("rules.los.opening", 60)
    t.yes(a:sees(beside))
  end,
}

scenario "what stands in the field of view still hides what is behind it" {
  covers = { "PIL-LOS-02", "PIL-SHOOT-04" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    put(a, house())
    local b = blue:add("warrior", { weapon = "spear", at = { 32, 20 } })
    t.yes(a:sees(b))
    piece("house", { at = { 26, 20 }, size = { 2, 6 } })
    t.no(a:sees(b))
    t.refused(function() shoot(a, b) end, "PIL-SHOOT-04")
  end,
}
