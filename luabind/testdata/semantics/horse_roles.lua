-- A rule in the role of the target speaks for the rider alone, one of the attacker for every blow.

rule "case:axe" { title = "W", weapon = "dane_axe", who = "attacker", hook = "pillage.modify_save", effect = function(ev) ev:modify(-3) end }
rule "case:tgt" { title = "T", troop = "warrior", who = "target", hook = "pillage.modify_attack", effect = function(ev) ev:modify(-1) end }
local function setup()
    local red, blue = band(), band()
    local a = red:add("chief", { weapon = "dane_axe", at = { 10, 10 } })
    local b = blue:add("warrior", { horse = true, hp = 50, at = { 10, 11.3 } })
    engage(a, b)
    return a, b
end
scenario "a rule of the attacker's weapon tells against the horse's save" {
  dice = { target = { 1 }, hit = { 6 }, save = { 6, 6 } },
  run = function(t) local a, b = setup() attack(a, b) t.explains("case:axe", -3) end,
}
scenario "who = target speaks for the rider alone" {
  dice = { target = { 1 }, hit = { 1 } },
  run = function(t) local a, b = setup() attack(a, b)
    local _, k = explain():gsub("case:tgt", "") t.equal(k, 0) end,
}
