-- expect: none
-- at: rule
rule "hostile:choose_itself" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    t[1] = t
    local c = ev:choose("which", t)
  end,
}
