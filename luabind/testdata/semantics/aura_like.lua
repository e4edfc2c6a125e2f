-- in_aura looks at friends; what counts as a standard bears its aura.

gear "std2" { title = "S2", like = "standard" }
rule "case:a" { title = "A", hook = "pillage.modify_attack", when = function(ev) return ev.attacker:in_aura(6, { troop = "chief" }) end, effect = function(ev) ev:modify(1) end }
rule "case:std" { title = "S", gear = "standard", aura = 6, hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
scenario "in_aura is seen from friends by default" {
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("chief", { at = { 10, 11 } })
    engage(a, b) need("hit", a, b)
    t.no(explain():find("case:a", 1, true))
  end,
}
scenario "what counts as a standard bears its aura" {
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", { std2 = true, at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    t.yes(a:has "standard")
    engage(a, b) need("hit", a, b)
    t.yes(explain():find("case:std", 1, true))
  end,
}
