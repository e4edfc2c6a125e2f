-- Weather asks for immunity however many owners a rule has.

talent "tal" { title = "Tal", price = 1 }
rule "case:fogtal" { title = "FT", weather = "fog", talent = "tal", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
rule "case:fogmany" { title = "FM", weather = "fog", each = { troop = "chief" }, hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
rule "case:immune" { title = "I", hook = "pillage.can_weather_affect", effect = function(ev) ev:refuse() end }
scenario "nobody is touched by the weather, with a talent neither" {
  weather = "fog",
  run = function(t)
    local red, blue = band(), band()
    red:add("chief", { talents = "tal", at = { 30, 30 } })
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    engage(a, b) need("hit", a, b)
    t.no(explain():find("case:fogtal", 1, true))
  end,
}
scenario "with each neither" {
  weather = "fog",
  run = function(t)
    local red, blue = band(), band()
    red:add("chief", { at = { 30, 30 } })
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    engage(a, b) need("hit", a, b)
    t.no(explain():find("case:fogmany", 1, true))
  end,
}
