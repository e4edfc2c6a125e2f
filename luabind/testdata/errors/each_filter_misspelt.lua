-- E: each_filter_misspelt.lua:5: E-FIELD [broken:each_filter_misspelt] a filter has no field "troup" (did you mean troop?)
rule "broken:each_filter_misspelt" {
  title = "Broken",
  hook = "pillage.on_turn_start",
  each = { troup = "warrior" },
  effect = function(ev) end,
}
