-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:tail_call]
rule "hostile:tail_call" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local function f() return f() end
    f()
  end,
}
