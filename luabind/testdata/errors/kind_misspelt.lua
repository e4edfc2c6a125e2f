-- E: kind_misspelt.lua:4: E-DECLARE weapon "dart": kind is "melee" or "ranged", not "rangde" (did you mean ranged?)
weapon "dart" {
  title = "Dart",
  kind = "rangde",
}
