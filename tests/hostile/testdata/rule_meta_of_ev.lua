-- expect: none
-- at: rule
rule "hostile:meta_of_ev" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local m = getmetatable(ev)
    if m then error("ESCAPED") end
  end,
}
