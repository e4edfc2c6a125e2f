-- E: word_has_no_field.lua:6: E-FIELD [broken:word_has_no_field] ev.weather is a word: it has no field "rain" (compare it: ev.weather == "rain")
rule "broken:word_has_no_field" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    if ev.weather.rain then ev:modify(1) end
  end,
}
