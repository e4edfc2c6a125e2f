local function target(kind)
  local red, blue = band "lawmen", band "cowboys"
  local a = red:add("deputy", { name = "Wyatt", sixgun = true, heavy_pistol = true, at = { 20, 24 } })
  local r = blue:add("cowboy", { name = "Slim", mount = kind or "horse", at = { 27, 24 } })
  return a, r, r.steed, blue
end

for _, c in ipairs { { false, { 4, 4 }, "Slim" }, { false, { 4, 3 }, "Slim's horse" }, { true, { 5, 3 }, "Slim" }, { true, { 5, 6 }, "Slim's horse" } } do
  scenario("at the " .. (c[1] and "horse" or "rider") .. ": " .. table.concat(c[2], ", ")) {
    covers = { "WEST-MSHOOT-01" },
    dice = { hit = { c[2][1] }, way = { c[2][2] }, wound = { 1 } },
    run = function(t)
      local a, r, horse = target()
      t.equal(shoot(a, c[1] and horse or r).victim.name, c[3])
    end,
  }
end

scenario "half of the hits go to the other" {
  covers = { "WEST-MSHOOT-01" },
  run = function(t)
    local a, r, horse = target()
    t.odds(function() return shoot(a, r).victim == r end, "1/4")
    t.odds(function() return shoot(a, r).victim == horse end, "1/4")
  end,
}

scenario "the rider is killed" {
  covers = { "WEST-MSHOOT-02" },
  dice = { hit = { 4 }, way = { 4 }, wound = { 4 } },
  run = function(t)
    local a, r, horse, blue = target()
    shoot(a, r)
    t.no(r.alive) t.no(horse.alive)
    t.equal(blue.side.counted, 1)
    t.explains("WEST-MSHOOT-02")
  end,
}

-- Strength 3 and 4 against horse and mule, one Wound each.
for _, c in ipairs { { "horse", "sixgun", "1/12" }, { "mule", "sixgun", "1/12" }, { "horse", "heavy_pistol", "1/8" }, { "mule", "heavy_pistol", "1/12" } } do
  scenario(c[1] .. " and " .. c[2]) {
    covers = { "WEST-MSHOOT-03" },
    run = function(t)
      local a, r, mount = target(c[1])
      t.odds(function() return shoot(a, mount, { weapon = c[2] }).victim == mount and not mount.alive end, c[3])
    end,
  }
end

scenario "seen by the rider alone" {
  covers = { "WEST-MSHOOT-01" },
  set = { ["rules.west.itw.mounted"] = "rider" },
  run = function(t)
    local a, r = target()
    piece("low_wall", { line = { { 25.8, 20 }, { 25.8, 28 } }, width = 0.2, height = 0.9 })
    t.equal(way(a, r), 0)                 -- the wall hides the horse's belly
    set("rules.west.itw.mounted", "figure")
    t.equal(way(a, r), 1)
  end,
}
