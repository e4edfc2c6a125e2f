-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:gsub_grows]
rule "hostile:gsub_grows" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = "xx"
    while true do s = s:gsub("x", "xx") end
  end,
}
