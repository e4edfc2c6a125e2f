-- Fog: morale fails on 1 and 2.
scenario "in fog a 2 runs away and a 3 stays" {
  covers = { "PIL-WEATHER-04" },
  weather = "fog",
  dice = { morale = { 2, 3 } },
  run = function(t)
    local red = band "byzantines"
    local one = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local two = red:add("warrior", { weapon = "spear", at = { 13, 10 } })
    t.equal(need("morale", one), 3)
    t.no(morale(one).stays)
    t.no(one.alive)
    t.yes(morale(two).stays)
    t.yes(two.alive)
    t.ran("PIL-WEATHER-04")
  end,
}

scenario "in fog two of three stay, in clear weather five of six" {
  covers = { "PIL-WEATHER-04" },
  weather = "fog",
  run = function(t)
    local a = band("byzantines"):add("warrior", { weapon = "spear", at = { 10, 10 } })
    t.odds(function() return morale(a).stays end, "2/3")
    set_weather("clear")
    t.odds(function() return morale(a).stays end, "5/6")
  end,
}
