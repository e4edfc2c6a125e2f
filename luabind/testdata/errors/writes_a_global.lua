-- E: writes_a_global.lua:6: E-GLOBAL [broken:writes_a_global] the handler writes the global "seen" (use a local, or declare a state: state = { angry = "flag" })
rule "broken:writes_a_global" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    seen = true
    ev:modify(1)
  end,
}
