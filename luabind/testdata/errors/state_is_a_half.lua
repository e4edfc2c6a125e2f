-- E: state_is_a_half.lua:6: E-ARG [broken:state_is_a_half] the state angry holds whole numbers, not 12.5 (math.floor makes it one)
rule "broken:state_is_a_half" {
  title = "Broken", state = { angry = "number" },
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:set(ev.attacker, "angry", 12.5)
  end,
}
