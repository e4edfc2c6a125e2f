-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:tail_vararg]
rule "hostile:tail_vararg" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local function f(...) return f(1, ...) end
    f()
  end,
}
