-- A state set to nil is nil, whatever else runs at the point.

rule "case:plus" { title = "Plus", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
rule "case:mark" { title = "Mark", hook = "pillage.on_attack_rolled", state = { prey = "model" }, effect = function(ev) ev:set(ev.attacker, "prey", nil) end }
scenario "a state set to nil is nil" {
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band(), band()
    local z = red:add("warrior", { name = "Zero", at = { 30, 30 } })
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    engage(a, b) attack(a, b)
    t.equal(a.state.prey, nil)
  end,
}
