-- The example of the rules: the captain against the knight.
local function pair()
  local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local gil = red:add("captain", { name = "Gil-Talas", at = { 10, 10 } })
  local ark = blue:add("knight", { name = "Arkadia", at = { 11, 10 } })
  return gil, ark
end

scenario "the captain kills the knight and takes one wound" {
  covers = { "POWER-EX-01" },
  dice = { attack = { ["Gil-Talas"] = { 5, 3 }, Arkadia = { 1, 5, 6 } }, defence = { 5 } },
  run = function(t)
    local gil, ark = pair()
    local r = fight(gil, ark, { answer = 3, attack = 2 })
    t.equal(r.damage, 2) t.equal(r.damage_taken, 1)
    t.no(ark.alive) t.equal(gil.hp, 3)
  end,
}

scenario "the odds of the example" {
  covers = { "POWER-EX-01" },
  run = function(t)
    local gil, ark = pair()
    t.odds(function() fight(gil, ark, { answer = 3, attack = 2 }) return not ark.alive end, "4/9")
    t.equal(best(function() fight(gil, ark, { answer = 0 }) end, { side = gil.side, measure = measure.wounds(ark) }).decisions ~= nil, true)
  end,
}
