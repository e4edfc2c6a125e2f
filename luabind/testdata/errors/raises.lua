-- E: raises.lua:6: E-RUNTIME [broken:raises] no arrows left
rule "broken:raises" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error("no arrows left")
  end,
}
