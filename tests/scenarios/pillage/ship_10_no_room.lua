-- Who finds no room aboard fights over the bulwark.
local function full()
  local red, blue = band "vikings", band "anglo_saxons"
  local ship = piece("ship", { at = { 20, 20 }, size = { 3, 10 }, capacity = 3 })
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 19, 20 } })
  for y = 16, 24, 8 do
    blue:add("warrior", { weapon = "hand_weapon", at = { 20, y } })
  end
  return red:add("warrior", { weapon = "hand_weapon", at = { 14, 20 } }), b, ship
end

scenario "he attacks who shelters behind it, without the charge bonus, and takes his place" {
  covers = { "PIL-SHIP-10", "PIL-COVER-02" },
  dice = { charge = { 6 }, hit = { 6, 1 }, save = { 1 } },
  run = function(t)
    local a, b, ship = full()
    local r = charge(a, b)
    t.yes(r.contact)
    t.no(r.bonus)
    t.equal(a.x, 18)                   -- he touches the bulwark
    t.no(a.aboard)
    t.yes(fight(a, b).over)
    t.no(b.alive)
    t.equal(a.x, 19)
    t.equal(a.y, 20)
    t.equal(a.aboard, ship)
  end,
}

scenario "who is beaten himself stays where he is" {
  covers = { "PIL-SHIP-10" },
  dice = { charge = { 6 }, hit = { 1, 6 }, save = { 1 } },
  run = function(t)
    local a, b = full()
    charge(a, b)
    t.yes(fight(a, b).over)
    t.yes(b.alive)
    t.equal(b.x, 19)
  end,
}

scenario "where nobody is attacked across an obstacle, he finds no way" {
  covers = { "PIL-SHIP-10" },
  set = { ["rules.cover.contact"] = false },
  dice = { charge = { 6 } },
  run = function(t)
    local a, b = full()
    t.no(charge(a, b).contact)
  end,
}
