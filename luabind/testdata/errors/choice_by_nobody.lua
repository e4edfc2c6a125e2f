-- E: choice_by_nobody.lua:6: E-ARG [broken:choice_by_nobody] by is "enemy" or "own", not "foe"
rule "broken:choice_by_nobody" {
  title = "Broken",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:choose("which", { "left", "right" }, { by = "foe" })
  end,
}
