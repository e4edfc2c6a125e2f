-- A Pict's javelin does not fear long range.
local function throw(faction, weapon)
  local red, blue = band(faction), band "vikings"
  local man = red:add("warrior", { weapon = weapon or "javelin", at = { 10, 10 } })
  return man, blue:add("warrior", { weapon = "spear", at = { 16, 10 } })           -- 5" away
end

scenario "five inches away a Pict's javelin needs 4, that of another 5" {
  covers = { "PIL-FACTION-PICTS-02" },
  run = function(t)
    local man, foe = throw "picts"
    t.equal(need("hit", man, foe, { kind = "shoot" }), 4)
    t.odds(function() return shoot(man, foe).blows[1].hit end, "1/2")
    local viking, other = throw "vikings"
    t.equal(need("hit", viking, other, { kind = "shoot" }), 5)
  end,
}

scenario "his bow fears it like any" {
  covers = { "PIL-FACTION-PICTS-02" },
  run = function(t)
    local man, foe = throw("picts", "bow")
    put(foe, { 22, 10 })
    t.equal(need("hit", man, foe, { kind = "shoot" }), 5)
  end,
}
