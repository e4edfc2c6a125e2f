-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:gmatch]
rule "hostile:gmatch" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    for i = 1, 1e9 do
      for a in ("a"):rep(1000):gmatch("a") do end
    end
  end,
}
