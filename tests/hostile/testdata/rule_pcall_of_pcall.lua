-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:pcall_of_pcall]
rule "hostile:pcall_of_pcall" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local function f() return pcall(f) end
    f()
    while true do pcall(f) end
  end,
}
