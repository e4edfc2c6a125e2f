-- Who is removed by a rule is among the lost, and is not saved for.

rule "case:w" { title = "W", hook = "pillage.on_attack_rolled", effect = function(ev) ev:remove(ev.target) end }
scenario "who is removed in a fight is among the lost" {
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", { weapon = "spear", at = { 10, 10 } }), blue:add("warrior", { weapon="dane_axe", at = { 10, 11 } })
    engage(a, b)
    local r = fight(a, b)
    t.no(b.alive)
    t.equal(r.lost, 1)
  end,
}
scenario "who is dead is not saved: no die for a target that a rule has just removed" {
  dice = { hit = { 6 } },
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", { weapon = "spear", at = { 10, 10 } }), blue:add("warrior", { weapon="dane_axe", at = { 10, 11 } })
    engage(a, b)
    local r = attack(a, b)
    t.no(r.blows[1].save)
  end,
}
