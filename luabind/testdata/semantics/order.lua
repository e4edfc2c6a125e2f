-- Handlers answer by priority, then layer, then id; each on_ rule sees what the
-- earlier ones did.

house "h" { title = "House" }
talent "tal" { title = "Talent", price = 1 }

local function note(digit)
  return function(ev)
    local m = ev:models { side = "any", troop = "chief" }[1]
    ev:set(m, "trail", m.state.trail * 10 + digit)
  end
end

local at = "pillage.on_turn_start"
rule "a:mod" { title = "No owner", hook = at, state = { trail = "number" }, effect = note(7) }
rule "a:house" { title = "House", house = "h", hook = at, effect = note(6) }
rule "a:troop" { title = "Troop", troop = "chief", hook = at, effect = note(5) }
rule "a:talent" { title = "Talent", talent = "tal", hook = at, effect = note(4) }
rule "a:faction" { title = "Faction", faction = "vikings", hook = at, effect = note(3) }
rule "a:weather" { title = "Weather", weather = "fog", hook = at, effect = note(2) }
rule "b:faction" { title = "Faction", faction = "vikings", hook = at, effect = note(8) }
rule "z:early" { title = "Early", hook = at, priority = -1, effect = note(1) }
rule "a:late" { title = "Late", weather = "fog", hook = at, priority = 1, effect = note(9) }
-- With several owners the layer is that of the house, though the weather is named.
rule "a:both" { title = "Both", weather = "fog", house = "h", hook = "pillage.on_turn_end", effect = note(2) }
rule "a:only" { title = "Only", faction = "vikings", hook = "pillage.on_turn_end", effect = note(1) }

scenario "rules answer by priority, layer and id" {
  house = { "h" }, weather = "fog",
  run = function(t)
    local red = band "vikings"
    local chief = red:add("chief", { talents = "tal", at = { 10, 10 } })
    start()
    t.equal(chief.state.trail, 123845679)
  end,
}

scenario "with several owners the layer is the first of house, talent, faction and weather" {
  house = { "h" }, weather = "fog",
  run = function(t)
    local red = band "vikings"
    local chief = red:add("chief", { at = { 10, 10 } })
    off "z:early" off "a:weather" off "a:faction" off "b:faction" off "a:troop" off "a:house" off "a:mod" off "a:late"
    start()
    next_turn()
    t.equal(chief.state.trail, 12)
  end,
}
