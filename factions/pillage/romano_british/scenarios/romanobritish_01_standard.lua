-- Who charges a model near the standard of the Romano-British comes 2 inches less far.
-- The charger is SA: 7 inches and 3 for a 5 on the die.
local function scene(x, faction)
  local red, blue = band "romano_british", band "vikings"
  red:add("warrior", { weapon = "hand_weapon", standard = true, name = "bearer", at = { 10, 10 } })
  local man = red:add("warrior", { weapon = "hand_weapon", faction = faction, at = { x, 10 } })
  return man, blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { x, 19 } })
end

scenario "a charge at a man 6.4 inches from the standard goes 8 inches instead of 10" {
  covers = { "PIL-FACTION-ROMANOBRITISH-01" },
  dice = { charge = { 5 }, hit = { 6, 6 }, save = { 6, 6 } },
  run = function(t)
    local man, foe = scene(16.4)
    local r = charge(foe, man, { react = "none" })
    t.equal(r.roll, 3)
    t.equal(r.reach, 8)
    t.yes(r.contact)
    t.explains "PIL-FACTION-ROMANOBRITISH-01"
    fight(foe, man)
  end,
}

scenario "at a man 6.6 inches from it the charge goes 10 inches" {
  covers = { "PIL-FACTION-ROMANOBRITISH-01" },
  dice = { charge = { 5 } },
  run = function(t)
    local man, foe = scene(16.6)
    t.equal(charge(foe, man, { react = "none" }).reach, 10)
    t.not_ran "PIL-FACTION-ROMANOBRITISH-01"
  end,
}

scenario "the bearer himself is guarded, and his own charges are not shortened" {
  covers = { "PIL-FACTION-ROMANOBRITISH-01" },
  dice = { charge = { 5, 5 } },
  run = function(t)
    local man, foe = scene(16.4)
    local bearer = man.side:models { has = "standard" }[1]
    put(foe, { 10, 20 })
    t.equal(charge(foe, bearer, { react = "none" }).reach, 8)
    local other = band("huns"):add("warrior", { at = { 16.4, 17 } })
    t.equal(charge(man, other, { react = "none" }).reach, 11)
  end,
}

scenario "nine inches away he is reached by two charges in three, near the standard by none" {
  covers = { "PIL-FACTION-ROMANOBRITISH-01" },
  run = function(t)
    local man, foe = scene(16.6)
    put(foe, { 16.6, 20 })
    t.odds(function() return charge(foe, man, { react = "none" }).contact end, "2/3")
    put(man, { 16.4, 10 })
    put(foe, { 16.4, 20 })
    t.odds(function() return charge(foe, man, { react = "none" }).contact end, "0")
  end,
}

scenario "besides, the standard does what any does" {
  covers = { "PIL-FACTION-ROMANOBRITISH-01", "PIL-GEAR-01" },
  dice = { hit = { 1, 6 }, save = { 6 } },
  run = function(t)
    local man, foe = scene(16.4)
    put(foe, { 16.4, 11 })
    t.equal(attack(man, foe, { kind = "melee" }).blows[1].reroll, "PIL-GEAR-01")
  end,
}
