-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:concat_table]
rule "hostile:concat_table" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 100 do t[i] = "x" end
    local s = table.concat(t, ("y"):rep(30000))
  end,
}
