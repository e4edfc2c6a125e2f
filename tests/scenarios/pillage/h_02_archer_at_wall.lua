scenario "H E2: an archer in strong wind at FA in the first of two ranks" {
  covers = { "PIL-WALL-05", "PIL-SHOOT-12", "PIL-WEATHER-08" },
  weather = "wind",
  dice = { hit = { 6, 5, 5 }, save = { 2 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local first = red:row(5, "warrior", { weapon = "hand_weapon", armour = true, shield = true }, { at = { 20, 20 } })
    local second = red:row(5, "warrior", { weapon = "spear" }, { at = { 20, 19 } })
    form("shield_wall", first, { faces = "north", second_rank = second })
    local archer = blue:add("warrior", { weapon = "bow", at = { 22, 39 } })      -- 18" away
    local r = shoot(archer, first[3])
    t.equal(r.blows[1].need, 8)
    t.equal(r.blows[1].save.need, 2)
    t.yes(r.blows[1].save.ok)
    t.no(r.blows[2].hit)
  end,
}
