-- The strength roll is modified by the armour of who is pushed.
local kits = { UA = {}, SA = { shield = true }, FA = { shield = true, armour = true } }

-- A pushes B of a class; B misses.
local function pushed(class, mod)
  battle {}
  if mod then set("rules.push.class." .. class, mod) end
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } }, kits[class])
  engage(a, b)
  push(a, b)
  fight(a, b)
  return a, b
end

scenario "a 5 against SA reads 4, a 6 against FA too, a 3 against FA reads 1" {
  covers = { "PIL-PUSH-03" },
  dice = { push = { 5, 6, 3 }, hit = { 1, 1, 1 }, strike = { 1 } },
  run = function(t)
    local _, b = pushed "SA"
    t.equal(b.x, 12)
    _, b = pushed "FA"
    t.equal(b.x, 12)
    t.no(b.in_melee)
    _, b = pushed "FA"                  -- and the pusher is struck at
    t.equal(b.x, 11)
    t.yes(b.in_melee)
  end,
}

scenario "the modifier is a data key" {
  covers = { "PIL-PUSH-03" },
  dice = { push = { 3 }, hit = { 1 } },
  run = function(t)
    local _, b = pushed("FA", 1)
    t.equal(b.x, 12)
  end,
}
