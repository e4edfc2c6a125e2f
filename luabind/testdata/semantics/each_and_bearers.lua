-- each with a troop, bearers that are gone.

rule "case:each" { title = "E", troop = "chief", each = { troop = "warrior" }, hook = "pillage.on_turn_start", state = { n = "number" }, effect = function(ev) ev:set(ev.model, "n", 1) end }
rule "case:dead" { title = "D", troop = "berserker", hook = "pillage.on_turn_end", state = { after = "flag" }, effect = function(ev)
   for _, m in ipairs(ev.model:aura(40, { troop = "berserker", others = true })) do ev:remove(m) end ev:set(ev.battle, "after", true) end }
scenario "troop and each: the owner must hold" {
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("warrior", { at = { 10, 10 } })
    start()
    t.equal(a.state.n, 0)
  end,
}
scenario "who is removed by an earlier bearer answers no more" {
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("berserker", { at = { 10, 10 } }), red:add("berserker", { at = { 10, 20 } })
    next_turn()
    t.ran("case:dead", 1)
    t.equal({ a.alive, b.alive }, { true, false })
  end,
}
