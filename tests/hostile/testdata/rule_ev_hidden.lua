-- expect: E-FIELD
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_hidden]
rule "hostile:ev_hidden" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = ev.__index
  end,
}
