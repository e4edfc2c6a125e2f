-- At a point without a role a talent speaks for the side of its chief.

talent "tal" { title = "Tal", price = 1 }
rule "case:tl" { title = "TL", talent = "tal", hook = "pillage.on_turn_start", state = { seen = "flag" },
  effect = function(ev) for _, m in ipairs(ev:models{}) do ev:set(m, "seen", true) end end }
rule "case:lim" { title = "TL", talent = "tal", hook = "pillage.on_turn_start", limit = "once per game", per = "side", state = { n = "number" },
  effect = function(ev) ev:set(ev.owner, "n", ev.owner.state.n + 1) end }
scenario "a talent rule at a point without a role speaks for the side of its chief" {
  run = function(t)
    local red, blue = band(), band()
    local c = red:add("chief", { talents = "tal", at = { 30, 30 } })
    local b = blue:add("warrior", { at = { 10, 11 } })
    start()
    t.equal({ c.state.seen, b.state.seen }, { true, false })
  end,
}
scenario "per side counts there" {
  run = function(t)
    local red, blue = band(), band()
    local c = red:add("chief", { talents = "tal", at = { 30, 30 } })
    blue:add("warrior", { at = { 10, 11 } })
    start() next_turn() next_turn()
    t.equal(c.state.n, 1)
  end,
}
