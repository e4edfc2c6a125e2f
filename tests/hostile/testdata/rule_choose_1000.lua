-- expect: none
-- at: rule
rule "hostile:choose_1000" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 300 do t[i] = "x" .. i end
    local c = ev:choose("which", t)
  end,
}
