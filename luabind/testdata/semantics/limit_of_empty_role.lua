-- A limit for a role that is empty counts for the battle.

rule "case:ln" { title = "LN", hook = "pillage.modify_wound", limit = "once per game", per = "attacker", state = { n = "number" }, effect = function(ev) ev:cancel() end }
rule "case:w" { title = "W", hook = "pillage.on_turn_start", effect = function(ev) for _, m in ipairs(ev:models{ side = "any" }) do ev:wound(m) end end }
scenario "a limit per a role that is empty still limits" {
  run = function(t)
    local red = band()
    local a = red:add("warrior", { hp = 9, at = { 10, 10 } })
    start() next_turn() next_turn()
    t.equal(a.hp, 7)
  end,
}
