-- E: set_on_nothing.lua:7: E-ARG [broken:set_on_nothing] ev:set takes a model, a side or ev.battle first, not "Ulf"
rule "broken:set_on_nothing" {
  title = "Broken",
  hook = "pillage.on_attack_rolled",
  state = { angry = "flag" },
  effect = function(ev)
    ev:set("Ulf", "angry", true)
  end,
}
