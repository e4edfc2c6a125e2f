-- battle{} lays a new table or leaves the old one; what was given for all tables
-- stays.

house "tab_fine" { title = "Fine armour" }
rule "tab:fine" {
  title = "Fine armour", house = "tab_fine", hook = "pillage.modify_armour_class",
  effect = function(ev) ev:become("FA") end,
}

scenario "a battle{} that is refused leaves the table" {
  run = function(t)
    local red = band()
    local a = red:add("warrior", { at = { 10, 10 } })
    for _, wrong in ipairs {
      { weather = "fgo" }, { house = { "tab_fine", "nothing" } }, { size = { 0, 48 } }, { size = { 48, -1 } },
      { scale = "99mm" }, { seed = -1 }, { strict = "yes" }, { house = 5 }, { weather = true }, { size = { 900, 900 } },
    } do
      t.no(pcall(battle, wrong))
      t.yes(a.alive)
    end
    battle { size = { 72, 24 }, house = "tab_fine", strict = false }
    t.no(pcall(function() return a.alive end))
    t.yes(band():add("warrior", { at = { 72, 24 } }).alive)
  end,
}

scenario "the seed of a scenario outlives battle{}" {
  seed = 5,
  run = function(t)
    local function play()
      local s = ""
      for _ = 1, 10 do s = s .. dice.d6() end
      return s
    end
    local x = play()
    battle {}
    t.equal(play(), x)
    battle { seed = 6 }
    t.no(play() == x)
  end,
}

scenario "dice rolled by hand and looks move no later dice" {
  seed = 3,
  run = function(t)
    local function play(ask)
      battle {}
      local red, blue = band(), band()
      local a = red:add("warrior", { at = { 10, 10 } })
      local b = blue:add("warrior", { hp = 30, at = { 10, 11 } })
      engage(a, b)
      local s = ""
      for _ = 1, 8 do
        if ask == "need" then need("hit", a, b) end
        if ask == "dice" then dice.d6() dice.check(4) end
        s = s .. attack(a, b).blows[1].natural
      end
      return s
    end
    local quiet = play()
    t.equal({ play(), play "need", play "dice" }, { quiet, quiet, quiet })
  end,
}

scenario "what is read knows a house rule as soon as it is on" {
  run = function(t)
    local a = band():add("warrior", { at = { 10, 10 } })
    t.equal(a.class, "UA")
    on "tab_fine"
    t.equal(a.class, "FA")
    off "tab_fine"
    t.equal(a.class, "UA")
  end,
}

scenario "nobody is put off the table" {
  run = function(t)
    local red = band()
    local a = red:add("warrior", { at = { 0, 0 } })
    t.fails(function() red:add("warrior", { at = { 49, 10 } }) end, "E-ARG")
    t.fails(function() red:add("warrior", { touch = a, bearing = 180 }) end, "E-ARG")
    t.fails(function() red:row(5, "warrior", { at = { 46, 10 } }) end, "E-ARG")
    t.fails(function() put(a, { 10, -1 }) end, "E-ARG")
    t.equal(#red:models(), 1)
  end,
}

scenario "a game begins once" {
  run = function(t)
    band():add("warrior", { at = { 10, 10 } })
    start()
    next_turn()
    t.equal(start().turn, 2)
    t.yes(tostring(start()):find("begun already: turn 2", 1, true))
  end,
}

scenario "core rules are not switched off" {
  run = function(t)
    t.fails(function() off "PIL-HIT-01" end, "E-ARG")
    t.fails(function() on "PIL-HIT-01" end, "E-ARG")
    off "PIL-TROOP-05"
    t.yes(true)
  end,
}
