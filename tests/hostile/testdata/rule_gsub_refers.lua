-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:gsub_refers]
rule "hostile:gsub_refers" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = ("x"):rep(30000)
    s = s:gsub(".*", "%0%0%0%0")
  end,
}
