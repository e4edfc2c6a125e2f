-- Things that stand in the way as models: most only stop a shot, some are hit.
troop "cart" { title = { en = "Cart", ru = "Телега" }, object = true, hp = 3, saves = false, class = "UA" }

local function behind(kind)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
  local b = blue:add("warrior", { weapon = "spear", at = { 17, 20 } })
  local thing = blue:add(kind, { at = { 14, 20 } })
  return a, b, thing
end

scenario "a thing that missiles do not wound takes the shot away" {
  covers = { "PIL-SHOOT-08" },
  dice = { target = { 3, 4 }, hit = { 1 } },
  run = function(t)
    local a, b, cart = behind "cart"
    t.equal(shoot(a, b, { shots = 1 }).lost, 1)
    t.equal(cart.hp, 3)
    t.yes(shoot(a, b, { shots = 1 }).blows[1].at == b)
  end,
}

scenario "one that they wound is attacked" {
  covers = { "PIL-SHOOT-08" },
  set = { ["rules.shoot.wounded_things.1"] = "cart" },
  dice = { target = { 3 }, hit = { 4 } },
  run = function(t)
    local a, b, cart = behind "cart"
    local blow = shoot(a, b, { shots = 1 }).blows[1]
    t.yes(blow.at == cart)
    t.equal(blow.need, 4)
    t.equal(cart.hp, 2)
  end,
}
