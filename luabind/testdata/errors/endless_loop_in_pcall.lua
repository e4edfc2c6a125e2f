-- E: endless_loop_in_pcall.lua:6: E-BUDGET [broken:endless_loop_in_pcall] stopped after 20000 instructions (a loop that does not end?)
rule "broken:endless_loop_in_pcall" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    pcall(function()
      while true do end
    end)
    ev:modify(1)
  end,
}
