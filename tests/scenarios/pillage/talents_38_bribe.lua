-- Bribe: after deployment a plain enemy changes sides on 4 or more.
local function armies()
  local red, blue = band "byzantines", band "vikings"
  red:add("chief", { weapon = "spear", talents = { "bribe" }, at = { 20, 5 } })
  blue:add("chief", { name = "Olaf", at = { 20, 43 } })
  blue:add("berserker", { name = "Bjorn", at = { 24, 43 } })
  blue:add("warrior", { name = "Bearer", standard = true, at = { 28, 43 } })
  blue:add("warrior", { name = "Piper", horn = true, at = { 32, 43 } })
  blue:add("warrior", { name = "Handler", war_dogs = true, at = { 36, 43 } })
  local bill = blue:add("warrior", { name = "Bill", weapon = "spear", horse = true, at = { 12, 43 } })
  return bill, red, blue
end

scenario "on a 4 he fights for the other side and stands in its zone" {
  covers = { "PIL-TALENT-38" },
  dice = { ["PIL-TALENT-38"] = { 4 } },
  choices = { ["PIL-TALENT-38"] = { "Bill", { 12, 3 } } },
  run = function(t)
    local bill, red, blue = armies()
    start()
    t.yes(bill.side == red.side)
    t.equal(bill.faction, "vikings")
    t.equal({ bill.x, bill.y }, { 12, 3 })
    t.yes(bill:enemy_of(blue:models { troop = "chief" }[1]))
    t.ran("PIL-TALENT-38", 1)
  end,
}

scenario "on a 3 nothing changes" {
  covers = { "PIL-TALENT-38" },
  dice = { ["PIL-TALENT-38"] = { 3 } },
  choices = { ["PIL-TALENT-38"] = { "Bill" } },
  run = function(t)
    local bill, _, blue = armies()
    start()
    t.yes(bill.side == blue.side)
    t.equal({ bill.x, bill.y }, { 12, 43 })
  end,
}

scenario "chief, berserker, standard, horn and hounds are not for sale" {
  covers = { "PIL-TALENT-38" },
  run = function(t)
    for _, who in ipairs { "Olaf", "Bjorn", "Bearer", "Piper", "Handler" } do
      battle {}
      armies()
      t.choices { ["PIL-TALENT-38"] = { who } }
      t.fails(start, "E-CHOICE")
    end
    battle {}
    armies()
    t.choices { ["PIL-TALENT-38"] = { "Bill" } }
    t.dice { ["PIL-TALENT-38"] = { 5 } }
    start()
    t.ran("PIL-TALENT-38", 1)
  end,
}

scenario "who is not for sale is data" {
  covers = { "PIL-TALENT-38" },
  run = function(t)
    for who, key in pairs { Bjorn = "special", Bearer = "standard", Piper = "horn", Handler = "war_dogs" } do
      battle {}
      set("talents.bribe.exclude." .. key, false)
      local _, red = armies()
      t.choices { ["PIL-TALENT-38"] = { who } }
      t.dice { ["PIL-TALENT-38"] = { 6 } }
      start()
      t.equal(red.side:models { foreign = true }[1].name, who)
    end
  end,
}

scenario "nobody is bribed who was not named" {
  covers = { "PIL-TALENT-38" },
  run = function(t)
    local bill, _, blue = armies()
    start()
    t.yes(bill.side == blue.side)
    t.not_ran "PIL-TALENT-38"
    battle {}
    armies()
    t.choices { ["PIL-TALENT-38"] = { "Bill" } }
    t.dice { ["PIL-TALENT-38"] = { 4 } }
    start()
    t.ran("PIL-TALENT-38", 1)
  end,
}

scenario "50 gold pieces, for Byzantines" {
  covers = { "PIL-TALENT-38" },
  run = function(t)
    for _, who in ipairs { "byzantines", "vikings" } do
      battle {}
      local red = band(who)
      red:add("chief", { weapon = "spear", talents = { "bribe" }, at = { 10, 5 } })
      local m = muster(red)
      t.equal(m.cost, 85)
      t.equal(m.ok, who == "byzantines")
      if not m.ok then t.equal(m.refusals[1].rule, "PIL-BAND-02") end
    end
  end,
}
