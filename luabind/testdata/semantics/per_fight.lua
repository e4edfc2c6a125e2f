-- A fight is this fight, not how many were begun.

house "hh" { title = "HH" }
rule "case:pf" { title = "PF", house = "hh", limit = "once per fight", hook = "pillage.on_attack_rolled",
  state = { n = "number" }, effect = function(ev) ev:set(ev.attacker, "n", ev.attacker.state.n + 1) end }
rule "case:pfa" { title = "PFA", limit = "once per fight", per = "attacker", hook = "pillage.on_attack_rolled",
  state = { na = "number" }, effect = function(ev) ev:set(ev.attacker, "na", ev.attacker.state.na + 1) end }
scenario "once per fight: two fights of one turn each have theirs" {
  house = { "hh" }, dice = { hit = { 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    local c, d = red:add("warrior", { at = { 20, 10 } }), blue:add("warrior", { at = { 20, 11 } })
    engage(a, b) engage(c, d)
    fight(a, b) fight(c, d)
    t.ran("case:pf", 2)
  end,
}
scenario "once per fight for an attacker: another fight begun elsewhere does not renew it" {
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    local c, d = red:add("warrior", { at = { 20, 10 } }), blue:add("warrior", { at = { 20, 11 } })
    engage(a, b) attack(a, b)
    engage(c, d) attack(a, b)
    t.equal(a.state.na, 1)
  end,
}
