-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:loop_call]
rule "hostile:loop_call" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = setmetatable({}, { __call = function(self) return self() end })
    t()
  end,
}
