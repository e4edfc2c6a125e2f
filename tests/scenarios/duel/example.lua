-- The example of the rules: the captain against the knight.

local function pair()
  local red, blue = band { name = "red" }, band { name = "blue" }
  local gil = red:add("captain", { name = "Gil-Talas", at = { 8, 10 } })
  local ark = blue:add("knight", { name = "Arkadia", at = { 11, 10 } })
  move(gil, { 10, 10 })
  return gil, ark, red, blue
end

scenario "the captain slays the knight and takes one wound" {
  covers = { "POWER-EX-01" },
  dice = { attack = { ["Gil-Talas"] = { 5, 3 }, Arkadia = { 1, 5, 6 } }, defence = { ["Gil-Talas"] = { 5 } } },
  run = function(t)
    local gil, ark, _, blue = pair()
    attack(gil, ark)
    t.equal(allocate(ark, 3).defence, 0)
    t.equal(allocate(gil, 2).defence, 1)
    local r = fight()
    t.explains("POWER-ATK-02") t.explains("POWER-DEF-01") t.explains("POWER-WOUND-01") t.explains("POWER-WOUND-02")
    t.equal(r.hits, 2) t.equal(r.hits_taken, 2)
    t.equal(r.damage, 2) t.equal(r.damage_taken, 1)
    t.no(ark.alive) t.equal(graveyard(blue)[1], ark)
    t.yes(gil.alive) t.equal(gil.hp, 3) t.equal(gil.max_hp, 4)
    -- Not healed, he hits on a 5 or 6 in his next fight.
    local next_one = blue:add("fighter", { touch = gil, bearing = 180 })
    next_turn() next_turn()
    t.odds(function() return fight(gil, next_one, { attack = 1, answer = 0 }).hits == 1 end, "1/3")
  end,
}

scenario "had he rolled a 4, he would have taken two" {
  covers = { "POWER-EX-01" },
  dice = { attack = { 5, 3, 1, 5, 6 }, defence = { 4 } },
  run = function(t)
    local gil, ark = pair()
    fight(gil, ark, { answer = 3, attack = 2 })
    t.equal(gil.hp, 2) t.yes(gil.alive) t.no(ark.alive)
  end,
}

scenario "the odds of the example" {
  covers = { "POWER-EX-01" },
  run = function(t)
    local gil, ark, red = pair()
    local f = function() fight(gil, ark, { answer = 3, attack = 2 }) return not ark.alive end
    t.odds(f, "4/9")
    local b = best(function() fight(gil, ark, { answer = 3 }) end, { side = red, measure = measure.wounds(ark) })
    t.equal(b.decisions[1], "allocate, Gil-Talas against 3 attack, 0 defence: 3 (always)")
    t.equal(b:fraction(2), "20/27")
  end,
}
