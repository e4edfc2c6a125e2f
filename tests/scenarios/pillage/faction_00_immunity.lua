-- Who ignores a weather: what he does, and, unless the data say otherwise, the
-- ground that the weather has changed. Fires are nobody's own.
for _, id in ipairs { "test_mire", "test_gale" } do house(id) { title = id } end

rule "test:mire" {
  title = "Mire", house = "test_mire", weather = "rain",
  hook = "pillage.modify_terrain_class",
  effect = function(ev) ev:become "difficult" end,
}

rule "test:gale" {
  title = "Gale", house = "test_gale", weather = "rain",
  hook = "pillage.modify_fire_spread",
  effect = function(ev) ev:become(4) end,
}

local function man(faction, y)
  return band(faction):add("warrior", { weapon = "bow", armour = true, at = { 10, y or 10 } })
end

scenario "ground that rain has softened is firm for Saxons, and not for Vikings" {
  covers = { "PIL-FACTION-00" },
  weather = "rain", house = { "test_mire" },
  run = function(t)
    local saxon, viking = man "saxons", man("vikings", 20)
    t.refused(function() move(viking, { 13.1, 20 }) end, "PIL-MOVE-03")
    t.equal(move(saxon, { 17, 10 }).left, 0)
  end,
}

scenario "by the data it is soft for Saxons too, who still shoot as on a fair day" {
  covers = { "PIL-FACTION-00" },
  weather = "rain", house = { "test_mire" },
  set = { ["rules.weather.immunity_scope"] = "deeds" },
  run = function(t)
    local saxon, viking = man "saxons", man("vikings", 15)
    t.equal(need("hit", saxon, viking, { kind = "shoot" }), 5)         -- against SA
    t.refused(function() move(saxon, { 13.1, 10 }) end, "PIL-MOVE-03")
    t.equal(move(saxon, { 13, 10 }).spent, 6)
  end,
}

scenario "fire spreads by the weather for everybody" {
  covers = { "PIL-FACTION-00" },
  weather = "rain", house = { "test_gale" },
  dice = { ignite = { 6 }, spread = { 4 } },
  run = function(t)
    local saxon = band("saxons"):add("warrior", { torch = true, at = { 10, 10 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    local barn = piece("house", { at = { 18.4, 10 }, size = { 4, 4 } })
    t.yes(ignite(saxon, house).burns)
    put(saxon, { 40, 40 })
    t.equal(spread_fire().fires, 1)
    t.yes(barn.burning)
  end,
}
