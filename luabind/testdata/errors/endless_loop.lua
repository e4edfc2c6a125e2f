-- E: endless_loop.lua:6: E-BUDGET [broken:endless_loop] stopped after 20000 instructions (a loop that does not end?)
rule "broken:endless_loop" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    while true do end
  end,
}
