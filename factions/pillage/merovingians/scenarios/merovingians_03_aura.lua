-- While the chief is unhurt nobody of his band fails morale.
local function led(hp)
  local red = band "merovingians"
  local man = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
  return man, red:add("chief", { weapon = "hand_weapon", hp = hp, at = { 40, 40 } }), red
end

scenario "with a chief at 3 of 3 no die is rolled, far away as he is" {
  covers = { "PIL-FACTION-MEROVINGIANS-03" },
  run = function(t)
    local man = led(3)
    local r = morale(man)
    t.yes(r.stays)
    t.ran "PIL-FACTION-MEROVINGIANS-03"
  end,
}

scenario "with a chief at 2 of 3 he tests, and so he does without one" {
  covers = { "PIL-FACTION-MEROVINGIANS-03" },
  dice = { morale = { 1, 1 } },
  run = function(t)
    t.no(morale((led(2))).stays)
    battle { game = "pillage" }
    local red = band "merovingians"
    t.no(morale(red:add("warrior", { at = { 10, 10 } })).stays)
    t.not_ran "PIL-FACTION-MEROVINGIANS-03"
  end,
}

scenario "a chief who has fallen steadies nobody" {
  covers = { "PIL-FACTION-MEROVINGIANS-03" },
  dice = { hit = { 6, 6, 6 }, save = { 1, 1, 1 }, morale = { 1 } },
  run = function(t)
    local man, chief = led(3)
    local foe = band("vikings"):add("warrior", { weapon = "hand_weapon", at = { 40, 41 } })
    for _ = 1, 3 do attack(foe, chief, { kind = "melee" }) end
    t.no(chief.alive)
    t.no(morale(man).stays)
  end,
}

scenario "of two chiefs one unhurt is enough, unless the data ask for all" {
  covers = { "PIL-FACTION-MEROVINGIANS-03" },
  dice = { morale = { 1 } },
  run = function(t)
    local man, chief, red = led(3)
    red:add("chief", { weapon = "hand_weapon", hp = 1, at = { 30, 40 } })
    t.yes(morale(man).stays)
    set("factions.merovingians.aura", "all")
    t.no(morale(man).stays)
  end,
}

scenario "the chief of another band of the side is not theirs" {
  covers = { "PIL-FACTION-MEROVINGIANS-03" },
  dice = { morale = { 1 } },
  run = function(t)
    local red = band "merovingians"
    local man = red:add("warrior", { at = { 10, 10 } })
    band("vikings", { with = red }):add("chief", { at = { 40, 40 } })
    t.no(morale(man).stays)
  end,
}
