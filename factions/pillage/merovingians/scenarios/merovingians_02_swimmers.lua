-- Two more on every swim roll; a natural 1 drowns all the same.
local function bank(kit)
  piece("lake", { at = { 25, 10 }, size = { 30, 20 } })
  return band("merovingians"):add("warrior", kit, { at = { 10, 10 } })
end

scenario "an FA Merovingian who rolls 3 has 3 and struggles 2 inches" {
  covers = { "PIL-FACTION-MEROVINGIANS-02" },
  dice = { swim = { 3 } },
  run = function(t)
    local man = bank { armour = true, shield = true }
    move(man, { 13, 10 })
    t.equal(man.x, 12)
    t.explains("PIL-FACTION-MEROVINGIANS-02", 2)
  end,
}

scenario "a UA Merovingian who rolls 3 has 5 and swims" {
  covers = { "PIL-FACTION-MEROVINGIANS-02" },
  dice = { swim = { 3 } },
  run = function(t)
    local man = bank {}
    move(man, { 14, 10 })
    t.equal(man.x, 14)
  end,
}

scenario "a natural 1 drowns him, and only that" {
  covers = { "PIL-FACTION-MEROVINGIANS-02" },
  dice = { swim = { 1 } },
  run = function(t)
    local man = bank { armour = true, shield = true }
    t.odds(function() move(man, { 13, 10 }) return not man.alive end, "1/6")
    move(man, { 13, 10 })
    t.no(man.alive)
  end,
}
