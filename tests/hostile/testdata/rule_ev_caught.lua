-- expect: none
-- at: rule
rule "hostile:ev_caught" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local ok, e = pcall(error, ev)
    e:modify(1)
  end,
}
