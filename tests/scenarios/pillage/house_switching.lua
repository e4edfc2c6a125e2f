-- House rules of a table: on, off, several at once, row by row.
scenario "what a house rule sets holds with the table's own changes, for as long as it is on" {
  covers = { "PIL-MORALE-02", "PIL-FACTION-HUNS-02" },
  house = { "long_lasso", "free_companies" },
  run = function(t)
    t.equal(lookup "factions.huns.lasso", 5)
    t.equal(lookup "factions.byzantines.limits.foreign_pct", 75)
    set("rules.morale.need", 3)
    off "long_lasso"
    t.equal(lookup "factions.huns.lasso", 6)
    t.equal(lookup "factions.byzantines.limits.foreign_pct", 75)
    t.equal(lookup "rules.morale.need", 3)
  end,
}

scenario "in a question it is on for that question" {
  covers = { "PIL-FACTION-HUNS-02" },
  run = function(t)
    t.equal(odds(function() on "long_lasso" return lookup "factions.huns.lasso" end):p(5), 1)
    t.equal(odds(function() on "long_lasso" off "long_lasso" return lookup "factions.huns.lasso" end):p(6), 1)
    t.equal(odds(function()
      if dice.check(4) then on "long_lasso" end
      set("rules.morale.need", 3)
      return lookup "factions.huns.lasso"
    end):fraction(5), "1/2")
    t.equal(lookup "factions.huns.lasso", 6)
  end,
}

scenario "a sweep goes through house rules" {
  covers = { "house:exploding_sixes", "house:critical_wounds" },
  run = function(t)
    local a = band("vikings"):add("warrior", { weapon = "hand_weapon" })
    local b = band("normans"):add("chief", { weapon = "spear" })
    engage(a, b)
    local c = sweep{ house = { "none", "exploding_sixes", { "critical_wounds" } }, measure = function() fight(a, b) return 3 - b.hp end }
    t.equal(c.rows[1].value, 5 / 9)
    t.equal(c.rows[2].value, 279095 / 419904)
    t.equal(c.rows[3].value, 25 / 36)
    t.fails(function() sweep{ house = { "none", "critical_wound" }, measure = function() return 1 end } end, "E-ID")
  end,
}
