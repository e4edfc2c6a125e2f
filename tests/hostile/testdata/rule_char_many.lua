-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:char_many]
rule "hostile:char_many" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 250 do t[i] = 65 end
    while true do local s = string.char(unpack(t)) end
  end,
}
