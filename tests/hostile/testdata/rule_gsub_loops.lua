-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:gsub_loops]
rule "hostile:gsub_loops" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = ("x"):rep(30000):gsub("x", function() pcall(function() while true do end end) return "y" end)
  end,
}
