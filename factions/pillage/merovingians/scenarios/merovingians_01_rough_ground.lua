-- Forest and bog do not slow Merovingians on foot; other rough ground does.
local function on(kind, kit, faction)
  piece(kind, { at = { 24, 24 }, size = { 44, 44 } })
  return band(faction or "merovingians"):add("warrior", kit or { armour = true }, { at = { 15, 15 } })
end

scenario "an SA Merovingian goes 7 inches through a forest or a bog" {
  covers = { "PIL-FACTION-MEROVINGIANS-01" },
  run = function(t)
    for _, kind in ipairs { "forest", "orchard", "bog" } do
      battle { game = "pillage" }
      local man = on(kind)
      t.refused(function() move(man, { 22.1, 15 }) end, "PIL-MOVE-03")
      t.equal(move(man, { 22, 15 }).spent, 7)
    end
    t.ran "PIL-FACTION-MEROVINGIANS-01"
  end,
}

scenario "in ruins he goes 3 inches, and so does another in a forest" {
  covers = { "PIL-FACTION-MEROVINGIANS-01" },
  run = function(t)
    local man = on "ruins"
    t.refused(function() move(man, { 18.1, 15 }) end, "PIL-MOVE-03")
    t.equal(move(man, { 18, 15 }).spent, 6)
    battle { game = "pillage" }
    local viking = on("forest", nil, "vikings")
    t.refused(function() move(viking, { 18.1, 15 }) end, "PIL-MOVE-03")
  end,
}

scenario "a Merovingian rider is slowed by the forest as any" {
  covers = { "PIL-FACTION-MEROVINGIANS-01" },
  run = function(t)
    local rider = on("forest", { weapon = "spear", horse = true })
    t.refused(function() move(rider, { 18.1, 15 }) end, "PIL-MOVE-03")
    t.equal(move(rider, { 18, 15 }).spent, 12)
  end,
}
