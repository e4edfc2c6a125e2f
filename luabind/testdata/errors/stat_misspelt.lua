-- E: stat_misspelt.lua:6: E-ARG [broken:stat_misspelt] ev:stat: there is no profile number "hpp" (did you mean hp?)
rule "broken:stat_misspelt" {
  title = "Broken",
  hook = "pillage.on_model_created",
  effect = function(ev)
    ev:stat(ev.model, "hpp", 3)
  end,
}
