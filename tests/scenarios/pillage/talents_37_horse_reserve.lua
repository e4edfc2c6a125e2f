-- Horse reserve: a rider on foot finds a new horse on a 6, and stays where he is.
local function lost(kit)
  local red, blue = band(), band "vikings"
  red:add("chief", { talents = { "horse_reserve" }, at = { 40, 5 } })
  local m = red:add("warrior", { horse = "lost", at = { 10, 10 } })
  return m, blue
end

scenario "on a 6 he rides, and does not move this turn; the next he has 14 inches" {
  covers = { "PIL-TALENT-37", "PIL-CAV-10" },
  dice = { ["PIL-TALENT-37"] = { 6 } },
  run = function(t)
    local m = lost()
    move(m.band:models { troop = "chief" }[1], { 40, 6 })
    t.refused(function() move(m, { 10, 11 }) end, "PIL-MOVE-01")
    t.yes(m.mounted)
    t.no(m.unhorsed)
    next_turn()
    t.equal(reach("move", m), 14)
  end,
}

scenario "on a 5 he walks as always" {
  covers = { "PIL-TALENT-37" },
  dice = { ["PIL-TALENT-37"] = { 5 } },
  run = function(t)
    local m = lost()
    move(m, { 10, 18 })
    t.no(m.mounted)
    t.equal(m.y, 18)
  end,
}

scenario "he may go without, and each rider rolls for himself" {
  covers = { "PIL-TALENT-37" },
  dice = { ["PIL-TALENT-37"] = { 6 } },
  choices = { ["PIL-TALENT-37"] = { "no", "yes" } },
  run = function(t)
    local m = lost()
    local other = m.band:add("warrior", { horse = "lost", at = { 20, 10 } })
    local foot = m.band:add("warrior", { at = { 30, 10 } })
    move(m, { 10, 12 })
    t.no(m.mounted)
    t.yes(other.mounted)
    t.no(foot.mounted)
  end,
}

scenario "the chance is one in six a turn" {
  covers = { "PIL-TALENT-37" },
  run = function(t)
    local m = lost()
    to_stage "initiative"
    t.odds(function()
      to_stage "movement"
      end_part(m.side)
      return m.mounted
    end, "1/6")
  end,
}

scenario "the enemy's unhorsed riders have no use of it" {
  covers = { "PIL-TALENT-37" },
  dice = { ["PIL-TALENT-37"] = { 1 } },
  run = function(t)
    local m, blue = lost()
    local foe = blue:add("warrior", { horse = "lost", at = { 30, 40 } })
    to_stage "movement"
    end_part(m.side)
    move(foe, { 30, 38 })
    t.no(foe.mounted)
  end,
}

scenario "not in melee, unless a data key lets him" {
  covers = { "PIL-TALENT-37" },
  run = function(t)
    local m, blue = lost()
    engage(m, blue:add("warrior", { at = { 11, 10 } }))
    to_stage "movement"
    end_part(m.side)
    t.no(m.mounted)
    set("talents.horse_reserve.melee", true)
    t.dice { ["PIL-TALENT-37"] = { 6 } }
    next_turn()
    to_stage "movement"
    end_part(m.side)
    t.yes(m.mounted)
  end,
}

scenario "who dismounted finds one too, unless a data key says that he has none" {
  covers = { "PIL-TALENT-37", "PIL-CAV-12" },
  run = function(t)
    for _, allowed in ipairs { false, true } do
      battle {}
      set("talents.horse_reserve.dismounted", allowed)
      local m = lost()
      put(m, { 30, 30 })
      t.choices { ["PIL-TALENT-37"] = { "no" } }
      local rider = m.band:add("warrior", { horse = true, at = { 10, 10 } })
      dismount(rider)
      t.yes(rider.unhorsed)
      t.yes(rider.dismounted)
      t.no(m.dismounted)
      t.choices { ["PIL-TALENT-37"] = allowed and { "no", "yes" } or { "no" } }
      if allowed then t.dice { ["PIL-TALENT-37"] = { 6 } } end
      next_turn()
      to_stage "movement"
      end_part(m.side)
      t.equal(rider.mounted, allowed)
      t.equal(rider.dismounted, not allowed)
    end
  end,
}

scenario "nobody saddles a horse inside a house" {
  covers = { "PIL-TALENT-37" },
  dice = { ["PIL-TALENT-37"] = { 6 } },
  run = function(t)
    local m = lost()
    local inside = m.band:add("warrior", { horse = "lost", at = { 20, 20 } })
    local house = piece("house", { at = { 20, 23 }, size = { 4, 4 }, doors = { { 20, 21 } } })
    t.choices { ["PIL-TALENT-37"] = { "no", "no" } }
    enter(inside, house)
    next_turn()
    to_stage "movement"
    end_part(m.side)
    t.no(inside.mounted)
    t.yes(m.mounted)
  end,
}

scenario "50 gold pieces, for Magyars" {
  covers = { "PIL-TALENT-37" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { talents = { "horse_reserve" }, at = { 10, 5 } })
    t.equal(muster(red).cost, 80)
    t.refused(function() return muster(red) end, "PIL-BAND-02")
    set("talents.horse_reserve.factions.1", "vikings")
    t.yes(muster(red).ok)
  end,
}
