-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:select_all]
rule "hostile:select_all" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local function f(...) return select(-1, ...) end
    f()
  end,
}
