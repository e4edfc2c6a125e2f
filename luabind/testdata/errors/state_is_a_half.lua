-- E: state_is_a_half.lua:6: E-ARG [broken:state_is_a_half] the state sore holds whole numbers, not 12.5 (math.floor makes it one)
rule "broken:state_is_a_half" {
  title = "Broken", state = { sore = "number" },
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:set(ev.attacker, "sore", 12.5)
  end,
}
