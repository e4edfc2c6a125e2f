-- expect: E-DEPTH
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:gsub_in_itself]
rule "hostile:gsub_in_itself" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local function f(s) return (s:gsub(".", f)) end
    f("x")
  end,
}
