-- Shield bash: who carries a shield makes one more attack in melee, improvised.
local function pair(kit, foe)
  local red, blue = band(), band()
  red:add("chief", { talents = { "shield_bash" }, at = { 40, 5 } })
  local a = red:add("warrior", kit or { weapon = "hand_weapon", shield = true }, { at = { 10, 10 } })
  local b = blue:add("warrior", foe or { weapon = "spear" }, { at = { 11, 10 } })
  engage(a, b)
  return a, b
end

scenario "after the blow of his weapon one of 5 or more with the shield" {
  covers = { "PIL-TALENT-28", "PIL-WEAPON-09" },
  dice = { hit = { 2, 5, 1 }, save = { 6 } },
  run = function(t)
    local a, b = pair()
    local blows = fight(a, b):by(a)
    t.equal(#blows, 2)
    t.equal({ blows[1].weapon, blows[1].need }, { "hand_weapon", 3 })
    t.equal({ blows[2].weapon, blows[2].need }, { "improvised", 5 })
    t.yes(blows[2].hit)
    t.ran("PIL-TALENT-28", 1)
  end,
}

scenario "who charged has his bonus for the blow of his weapon alone" {
  covers = { "PIL-TALENT-28" },
  dice = { charge = { 6 }, hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band(), band()
    red:add("chief", { talents = { "shield_bash" }, at = { 40, 5 } })
    local a = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    charge(a, b, { react = "none" })
    local blows = fight(a, b):by(a)
    t.equal({ blows[1].need, blows[2].need }, { 2, 5 })
  end,
}

scenario "without a shield, and on the other side, there is one blow" {
  covers = { "PIL-TALENT-28" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local a, b = pair({ weapon = "hand_weapon" }, { weapon = "hand_weapon", shield = true })
    t.equal(#fight(a, b).blows, 2)
    t.not_ran("PIL-TALENT-28")
  end,
}

scenario "who has raised his shield makes no attack at all, unless a data key lets him" {
  covers = { "PIL-TALENT-28", "PIL-SHIELD-01" },
  dice = { hit = { 1, 5, 1 }, save = { 6 } },
  run = function(t)
    local a, b = pair()
    raise_shield(a)
    t.equal(#fight(a, b):by(a), 0)
    set("talents.shield_bash.raised", true)
    next_turn()
    raise_shield(a)
    local blows = fight(a, b):by(a)
    t.equal(#blows, 1)
    t.equal(blows[1].weapon, "improvised")
  end,
}

scenario "80 gold pieces, for Saxons" {
  covers = { "PIL-TALENT-28" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "shield_bash" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 110)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.shield_bash.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
