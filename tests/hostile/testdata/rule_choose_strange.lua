-- expect: none
-- at: rule
rule "hostile:choose_strange" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local c = ev:choose("which", { ev, {}, print })
  end,
}
