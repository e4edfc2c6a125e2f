-- expect: E-FROZEN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:string_rawset]
rule "hostile:string_rawset" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    rawset(string, "upper", function() return "POISONED" end)
  end,
}
