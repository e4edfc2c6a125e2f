-- expect: E-FIELD
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_key_nul]
rule "hostile:ev_key_nul" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = ev["\0\27[2J"]
  end,
}
