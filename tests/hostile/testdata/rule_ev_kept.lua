-- expect: E-FROZEN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:ev_kept]
local kept = {}
rule "hostile:ev_kept" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    kept.ev = ev
  end,
}
