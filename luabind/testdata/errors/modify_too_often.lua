-- E: modify_too_often.lua:7: E-BUDGET [broken:modify_too_often] one call asks for more than 100 things (a loop that asks too often?)
rule "broken:modify_too_often" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    for i = 1, 500 do
      ev:modify(1)
    end
  end,
}
