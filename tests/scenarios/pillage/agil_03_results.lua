-- The agility table, with the modifiers of the armour.
local function try(kit)
  local red = band "vikings"
  local gap = piece("ditch", { line = { { 12, 0 }, { 12, 30 } }, width = 3 })
  local a = red:add("warrior", kit, { at = { 10, 10 } })
  return a, gap, jump(a, gap)
end

local function ends(kit, die, alive, over, left)
  return {
    covers = { "PIL-AGIL-02", "PIL-AGIL-03" },
    dice = { agility = { die } },
    run = function(t)
      local a, gap, r = try(kit)
      t.equal(a.alive, alive)
      t.equal(r.ok, over)
      t.equal(r.left, left)
      if alive then
        t.equal(a.x, over and 14 or 10)
        if left == 0 then
          t.refused(function() move(a, { a.x, 12 }) end, "PIL-MOVE-01")
        else
          t.equal(move(a, { 14 + left, 10 }).left, 0)
        end
      end
    end,
  }
end

local ua, sa, fa = {}, { armour = true }, { armour = true, shield = true }
scenario "a 1 is a lethal fall" (ends(ua, 1, false, false, 0))
scenario "a UA man is frightened by a 2" (ends(ua, 2, true, false, 0))
scenario "a UA man is frightened by a 3" (ends(ua, 3, true, false, 0))
scenario "a UA man jumps with effort on a 4" (ends(ua, 4, true, true, 0))
scenario "a UA man jumps with effort on a 5" (ends(ua, 5, true, true, 0))
scenario "a UA man who rolls 6 goes on" (ends(ua, 6, true, true, 5))
scenario "a 2 is a lethal fall for an SA man" (ends(sa, 2, false, false, 0))
scenario "an SA man is frightened by a 3" (ends(sa, 3, true, false, 0))
scenario "an SA man is frightened by a 4" (ends(sa, 4, true, false, 0))
scenario "an SA man jumps with effort on a 5" (ends(sa, 5, true, true, 0))
scenario "an SA man does no better on a 6" (ends(sa, 6, true, true, 0))
scenario "a 3 is a lethal fall for an FA man" (ends(fa, 3, false, false, 0))
scenario "an FA man is frightened by a 4" (ends(fa, 4, true, false, 0))
scenario "an FA man is frightened by a 5" (ends(fa, 5, true, false, 0))
scenario "an FA man jumps with effort on a 6" (ends(fa, 6, true, true, 0))

scenario "a lethal fall kills whoever has hit points left" {
  covers = { "PIL-AGIL-03" },
  dice = { agility = { 1 } },
  run = function(t)
    local red = band "vikings"
    local gap = piece("ditch", { line = { { 12, 0 }, { 12, 30 } }, width = 3 })
    local a = red:add("chief", { at = { 10, 10 } })
    jump(a, gap)
    t.no(a.alive)
  end,
}

scenario "where the tables make it a wound, a chief who falls is hurt and his move is over" {
  covers = { "PIL-AGIL-03" },
  dice = { agility = { 1 } },
  set = { ["rules.fall.lethal"] = "wound" },
  run = function(t)
    local red = band "vikings"
    local gap = piece("ditch", { line = { { 12, 0 }, { 12, 30 } }, width = 3 })
    local a = red:add("chief", { at = { 10, 10 } })
    t.no(jump(a, gap).ok)
    t.equal(a.hp, a.max_hp - 1)
    t.equal(a.x, 10)
    t.refused(function() move(a, { 9, 10 }) end, "PIL-MOVE-01")
  end,
}

scenario "the odds of a jump in mail with a shield: half fall, one in six is over" {
  covers = { "PIL-AGIL-03" },
  run = function(t)
    local red = band "vikings"
    local gap = piece("ditch", { line = { { 12, 0 }, { 12, 30 } }, width = 3 })
    local a = red:add("warrior", { armour = true, shield = true, at = { 10, 10 } })
    t.odds(function() jump(a, gap) return not a.alive end, "1/2")
    t.odds(function() return jump(a, gap).ok end, "1/6")
  end,
}
