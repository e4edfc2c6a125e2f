-- E: data_name_misspelt.lua:7: E-DATA [broken:data_name_misspelt] there is no data key "rules.troop.berserker.mushroom_atacks" (did you mean rules.troop.berserker.mushroom_attacks?)
rule "broken:data_name_misspelt" {
  title = "Broken",
  troop = "berserker",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(ev.data.mushroom_atacks)
  end,
}
----
red, blue = band(), band()
a = red:add("berserker", { weapon = "dane_axe", at = { 10, 10 } })
b = blue:add("warrior", { at = { 10, 11 } })
engage(a, b)
