-- expect: E-BUDGET
-- at: prompt
-- told: hostile.lua:4 [hostile:typed]
rule "hostile:typed" { title = "x", hook = "pillage.modify_attack", effect = function(ev) while true do end end }
local a = band("vikings"):add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
local b = band("anglo_saxons"):add("warrior", { at = { 10, 11 } })
engage(a, b) return attack(a, b)
