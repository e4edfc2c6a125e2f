-- A rider whose horse is shot from under him.
local function rider(o)
  local red, blue = band "cowboys", band "lawmen"
  local r = red:add("cowboy", { name = "Slim", mount = (o or {}).mount or "horse", at = { 20, 24 } })
  local foe = blue:add("deputy", { name = "Jake", at = { 28, 24 }, [(o or {}).weapon or "sixgun"] = true })
  return r, r.steed, foe, red
end

for face, c in pairs { [1] = { true, false }, [3] = { false, true }, [6] = { false, false } } do
  scenario("the horse is dead, the table shows " .. face) {
    covers = { "WEST-THROWN-01", "WEST-MSHOOT-03" },
    dice = { hit = { 5 }, way = { 6 }, wound = face == 1 and { 5, 4 } or { 5 }, thrown = { face } },
    run = function(t)
      local r, horse, foe = rider()
      shoot(foe, horse)
      t.no(horse.alive) t.yes(r.alive) t.no(r.mounted)
      t.equal(r.prone, c[1]) t.equal(r.idle, c[2])
      if face == 3 then
        t.refused(function() shoot(r, foe) end, "WEST-SHOOT-03")
        put(foe, { r.x + 1, r.y })
        t.dice { bout = { 6, 1 } }
        local f = fight(r, foe)
        t.yes(f.won) t.equal(f.strikes, 0)
      elseif face == 6 then
        move(r, { r.x, r.y + 6 })
      end
    end,
  }
end

scenario "a Strength 2 hit wounds Grit 3 on a 5" {
  covers = { "WEST-THROWN-01", "WEST-WOUND-01" },
  run = function(t)
    local r, horse, foe = rider()
    -- 1/2 to hit, 1/2 past the rider, 1/3 kills the horse; then 1/6 and 1/3.
    t.odds(function() return shoot(foe, horse).victim == horse and not horse.alive end, "1/12")
    t.odds(function() return shoot(foe, horse).victim == horse and not r.alive end, "1/216")
  end,
}

scenario "the passenger falls after the rider" {
  covers = { "WEST-MSHOOT-03", "WEST-PASS-06" },
  dice = { hit = { 5 }, way = { 6, 6 }, wound = { 5 }, thrown = { Slim = { 6 }, Pat = { 3 } } },
  run = function(t)
    local r, horse, foe, red = rider()
    local p = red:add("cowboy", { name = "Pat", behind = r, at = { 20, 24 } })
    shoot(foe, horse)
    t.no(r.idle) t.yes(p.idle) t.no(r:touches(foe))
  end,
}

scenario "only the rider falls, where that is played" {
  covers = { "WEST-MSHOOT-03" },
  set = { ["rules.west.passenger.mount_killed"] = false },
  dice = { hit = { 5 }, way = { 6, 6 }, wound = { 5 }, thrown = { 6 } },
  run = function(t)
    local r, horse, foe, red = rider()
    local p = red:add("cowboy", { name = "Pat", behind = r, at = { 20, 24 } })
    shoot(foe, horse)
    t.no(p.idle) t.no(p.mounted)
  end,
}
