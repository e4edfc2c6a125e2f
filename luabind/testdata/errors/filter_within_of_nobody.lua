-- E: filter_within_of_nobody.lua:6: E-ARG [broken:filter_within_of_nobody] ev:models has nobody to measure within from (ask a model: m:aura(6), m:nearest{ within = 6 })
rule "broken:filter_within_of_nobody" {
  title = "Broken",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    local near = ev:models { within = 6 }
  end,
}
