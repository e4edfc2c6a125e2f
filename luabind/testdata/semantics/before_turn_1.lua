-- What is asked before turn 1 holds in turn 1.

rule "case:dep" { title = "D", hook = "pillage.on_deployed", faction = "vikings", state = { ready = "flag" }, lasts = "turn",
  effect = function(ev) for _, m in ipairs(ev:models{}) do ev:set(m, "ready", true) ev:skip(m) end end }
scenario "asked before turn 1, turn is turn 1" {
  run = function(t)
    local red, blue = band "vikings", band()
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 30 } })
    start()
    t.yes(a.state.ready)
  end,
}
scenario "skip before turn 1 is of turn 1" {
  run = function(t)
    local red, blue = band "vikings", band()
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 30 } })
    start()
    t.refused(function() move(a, {10, 12}) end, "PIL-MOVE-01")
  end,
}
