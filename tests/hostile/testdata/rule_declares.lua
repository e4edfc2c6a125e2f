-- expect: E-DECLARE
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:declares]
rule "hostile:declares" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    rule "hostile:another" { title = "x", hook = "pillage.modify_attack", effect = function() end }
  end,
}
