-- E: rule_id_with_capitals.lua:2: E-DECLARE rule "broken:Big Axe": an id is made of small letters, digits and _ (such as broken:big_axe)
rule "broken:Big Axe" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(1) end,
}
