-- expect: E-UPVALUE
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:5 [hostile:gmatch_kept]
local walk = ("a b c"):gmatch("%a")
rule "hostile:gmatch_kept" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(#("x"):rep(walk() and 1 or 2))
  end,
}
