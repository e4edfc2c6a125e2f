-- A wound that was passed on is not passed on again, nor counted.

rule "case:fc" { title = "FC", troop = "berserker", hook = "pillage.on_attack_rolled", state = { go = "model" },
  when = function(ev) return ev.attacker.state.go end,
  effect = function(ev) ev:force_charge(ev.attacker.state.go, ev.attacker) end }
rule "case:setgo" { title = "SG", troop = "chief", hook = "pillage.on_charge_declared", effect = function(ev) end }
rule "case:r1" { title = "R", troop = "warrior", hook = "pillage.modify_wound", limit = "once per game", per = "target",
  effect = function(ev) for _, m in ipairs(ev.target:touching{ side = "friend", troop = "warrior" }) do ev:redirect(m) end end }
scenario "a redirect beyond the last is not counted" {
  dice = { hit = { 6 }, save = { 1 } },
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("chief", { at = { 10, 10 } })
    local b = blue:add("warrior", { hp = 3, at = { 10, 11 } })
    local c = blue:add("warrior", { hp = 3, at = { 11, 11 } })
    engage(a, b) attack(a, b)
    t.equal({ b.hp, c.hp }, { 3, 2 })
    t.ran("case:r1", 1)
  end,
}
