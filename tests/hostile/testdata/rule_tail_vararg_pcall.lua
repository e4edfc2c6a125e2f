-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:tail_vararg_pcall]
rule "hostile:tail_vararg_pcall" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local function f(...) return f(1, ...) end
    pcall(f)
    ev:modify(1)
  end,
}
