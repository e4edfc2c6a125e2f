-- Riders frighten: -1 to strike at one, except with a spear.
scenario "a hand weapon needs 5 against an SA rider, spear and pike 5 as on foot" {
  covers = { "PIL-CAV-08" },
  dice = { target = { 4, 4, 4, 4 }, hit = { 4, 4, 4, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local function strike(y, weapon)
      local a = red:add("warrior", { weapon = weapon, at = { 10, y } })
      local rider = blue:add("warrior", { weapon = "spear", armour = true, horse = true, at = { 11.3, y } })
      engage(a, rider)
      return attack(a, rider, { kind = "melee" }).blows[1].need
    end
    t.equal(strike(10, "hand_weapon"), 5)
    t.equal(strike(20, "spear"), 5)
    t.equal(strike(30, "pike"), 5)
    t.equal(strike(40, "hasta"), 5)
  end,
}

scenario "riders too, and the kontos, are frightened; the -1 is a data key" {
  covers = { "PIL-CAV-08" },
  dice = { target = { 4, 4, 4 }, hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "huns", band "huns"
    local a = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local k = red:add("roman_cataphract", { weapon = "kontos", horse = true, at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 11.6, 10 } })
    local c = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 11.6, 20 } })
    engage(a, b)
    engage(k, c)
    t.equal(attack(a, b, { kind = "melee" }).blows[1].need, 4)
    t.equal(attack(k, c, { kind = "melee" }).blows[1].need, 4)
    set("rules.cav.frighten", -3)
    t.equal(attack(a, b, { kind = "melee" }).blows[1].need, 6)
  end,
}
