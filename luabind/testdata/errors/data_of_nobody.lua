-- E: data_of_nobody.lua:6: E-FIELD [broken:data_of_nobody] broken:data_of_nobody belongs to nothing that has data (read a key with ev:lookup)
rule "broken:data_of_nobody" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(ev.data.bonus)
  end,
}
