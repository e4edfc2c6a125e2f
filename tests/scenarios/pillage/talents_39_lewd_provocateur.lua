-- Lewd provocateur: the enemy has -1 in the first fight of the game, in its first
-- round. Two pairs that fight; the enemies need 4 against SA.
local function pairs_of(kit)
  local red, blue = band(), band "vikings"
  red:add("chief", { weapon = "hand_weapon", talents = { "lewd_provocateur" }, at = { 40, 5 } })
  local out = {}
  for i = 1, 2 do
    local a = red:add("warrior", { weapon = "hand_weapon", armour = true, name = "Red " .. i, at = { 10, 10 * i } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, name = "Blue " .. i, at = { 11, 10 * i } })
    engage(a, b)
    out[i] = { a, b }
  end
  return out
end

local function needs(t, p)
  t.dice { hit = { 1, 1 } }
  local r = fight(p[1], p[2])
  return { r:by(p[1])[1].need, r:by(p[2])[1].need }
end

scenario "the enemy needs 5 in the first fight, 4 in another of the same stage and in the second round" {
  covers = { "PIL-TALENT-39" },
  run = function(t)
    local p = pairs_of()
    t.equal(need("hit", p[1][2], p[1][1]), 5)
    t.equal(needs(t, p[1]), { 4, 5 })
    t.equal(needs(t, p[2]), { 4, 4 })
    t.equal(needs(t, p[1]), { 4, 4 })
    t.ran("PIL-TALENT-39", 3)
  end,
}

scenario "the first fight is the one fought first, whichever began first" {
  covers = { "PIL-TALENT-39" },
  run = function(t)
    local p = pairs_of()
    t.equal(needs(t, p[2]), { 4, 5 })
    t.equal(needs(t, p[1]), { 4, 4 })
  end,
}

scenario "a first fight in which nobody strikes uses it up" {
  covers = { "PIL-TALENT-39", "PIL-SHIELD-01" },
  run = function(t)
    local red, blue = band(), band "vikings"
    red:add("chief", { weapon = "hand_weapon", talents = { "lewd_provocateur" }, at = { 40, 5 } })
    local kit = { weapon = "hand_weapon", shield = true }
    local a, b = red:add("warrior", kit, { at = { 10, 10 } }), blue:add("warrior", kit, { at = { 11, 10 } })
    engage(a, b)
    raise_shield(a)
    raise_shield(b)
    t.equal(#fight(a, b).blows, 0)
    t.equal(needs(t, { a, b }), { 4, 4 })
    t.ran("PIL-TALENT-39", 1)
  end,
}

scenario "by a data key it lasts for the whole fight, or holds for the whole stage" {
  covers = { "PIL-TALENT-39" },
  run = function(t)
    for _, span in ipairs { "fight", "stage" } do
      battle {}
      set("talents.lewd_provocateur.span", span)
      local p = pairs_of()
      t.equal(needs(t, p[1]), { 4, 5 })
      t.equal(needs(t, p[2]), { 4, span == "stage" and 5 or 4 })
      t.equal(needs(t, p[1]), { 4, span == "fight" and 5 or 4 })
    end
  end,
}

scenario "shots are not attacks of a fight" {
  covers = { "PIL-TALENT-39" },
  run = function(t)
    local p = pairs_of()
    local archer = p[1][2].band:add("warrior", { weapon = "bow", at = { 20, 30 } })
    local mark = p[1][1].band:add("warrior", { at = { 20, 35 } })
    t.equal(need("hit", archer, mark, { kind = "shoot", weapon = "bow" }), 4)
    t.equal(needs(t, p[1]), { 4, 5 })
  end,
}

scenario "5 gold pieces, for all but Carolingians and Normans" {
  covers = { "PIL-TALENT-39" },
  run = function(t)
    for _, who in ipairs { "none", "vikings", "huns" } do
      battle {}
      local red = who == "none" and band() or band(who)
      red:add("chief", { talents = { "lewd_provocateur" }, at = { 10, 5 } })
      t.yes(muster(red).ok)
      t.equal(muster(red).cost, 35)
    end
    battle {}
    local red = band "huns"
    red:add("chief", { talents = { "lewd_provocateur" }, at = { 10, 5 } })
    set("talents.lewd_provocateur.factions.except.2", "huns")
    t.refused(function() return muster(red) end, "PIL-BAND-02")
  end,
}
