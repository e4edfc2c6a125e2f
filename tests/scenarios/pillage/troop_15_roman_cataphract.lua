-- The Roman cataphract: a kontos, no shield, a horse of SA.
local function lists(kit)
  local red, blue = band "huns", band "vikings"
  local c = red:add("roman_cataphract", kit or { weapon = { "kontos", "hand_weapon" }, armour = true, horse = true }, { at = { 10, 10 } })
  local man = blue:add("warrior", { weapon = "hand_weapon", touch = c, bearing = 0 })
  engage(man, c)
  return c, man, red
end

scenario "rider SA, save 5; horse SA: a sword needs 5, the horse saves with 5" {
  covers = { "PIL-TROOP-15" },
  dice = { target = { 2, 4 }, hit = { 5, 5 }, save = { 5, 5 } },
  run = function(t)
    local c, man = lists()
    t.equal({ c.class, c.mount_class }, { "SA", "SA" })
    local blow = attack(man, c).blows[1]
    t.equal(blow.part, "mount")
    t.equal(blow.need, 5)                        -- 4, frightening -1
    t.equal(blow.save.need, 5)
    blow = attack(man, c).blows[1]
    t.equal(blow.part, "rider")
    t.equal(blow.save.need, 5)
    t.yes(c.alive and c.mounted)
  end,
}

scenario "the chance to unhorse or kill him at one blow" {
  covers = { "PIL-TROOP-15" },
  run = function(t)
    local c, man = lists()
    -- 5 and more hits rider and horse, 5 and more saves either
    t.odds(function() attack(man, c) return not (c.alive and c.mounted) end, "2/9")
  end,
}

scenario "a Hun's costs 110 with all that he must have, and less is refused" {
  covers = { "PIL-TROOP-15" },
  run = function(t)
    local function ask(weapon, kit)
      battle {}
      local red = band "huns"
      red:add("chief", { weapon = "spear", at = { 10, 10 } })
      red:add("roman_cataphract", kit, { weapon = weapon, at = { 20, 10 } })
      return red
    end
    local all = ask({ "kontos", "hand_weapon" }, { armour = true, horse = true })
    t.equal(muster(all).cost, 35 + 110)
    t.yes(muster(all).ok)
    for _, x in ipairs {
      { { "kontos" }, { armour = true, horse = true } },
      { { "hand_weapon" }, { armour = true, horse = true } },
      { { "kontos", "hand_weapon" }, { armour = true } },
      { { "kontos", "hand_weapon" }, { horse = true } },
    } do
      local red = ask(x[1], x[2])
      t.refused(function() return muster(red) end, "PIL-TROOP-15")
    end
  end,
}

scenario "the class of the horse stands in the data" {
  covers = { "PIL-TROOP-15" },
  set = { ["rules.troop.roman_cataphract.mount_class"] = "UA" },
  run = function(t) t.equal(lists().mount_class, "UA") end,
}
