-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:meta_locked]
rule "hostile:meta_locked" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = setmetatable({}, { __metatable = "locked" })
    setmetatable(t, {})
  end,
}
