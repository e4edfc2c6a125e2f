-- Several re-rolls and needs above 6.
local function chief_at_fa(red, blue)
  local chief = red:add("chief", { talents = { "relic_bearer" }, standard = true, at = { 10, 10 } })
  local man = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
  engage(chief, man)
  return chief, man
end

scenario "one permission for each die of two: the relic for the first, the standard for a 1 on the second" {
  covers = { "PIL-DICE-06", "PIL-GEAR-01", "PIL-TALENT-15" },
  dice = { hit = { 3, 6, 1, 4 }, save = { 4 } },
  run = function(t)
    local chief, man = chief_at_fa(band "anglo_saxons", band "vikings")
    t.yes(attack(chief, man, { kind = "melee" }).blows[1].hit)
  end,
}

scenario "a die that came to 1 again stays 1" {
  covers = { "PIL-DICE-06" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local chief, man = chief_at_fa(band "anglo_saxons", band "vikings")
    t.no(attack(chief, man, { kind = "melee" }).blows[1].hit)
  end,
}

scenario "an enemy near the standard or the relic has no use of them, nor has a shot" {
  covers = { "PIL-GEAR-01", "PIL-TALENT-15" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local chief = red:add("chief", { talents = { "relic_bearer" }, standard = true, weapon = "bow", at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    t.no(attack(viking, chief, { kind = "melee" }).blows[1].reroll)
    t.no(attack(chief, viking, { kind = "shoot" }).blows[1].reroll)
  end,
}
