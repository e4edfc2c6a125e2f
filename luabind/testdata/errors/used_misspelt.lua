-- E: used_misspelt.lua:4: E-DECLARE weapon "dart": used[2] is "melee", "shoot", "reaction", "throw" or "volley", not "shot" (did you mean shoot?)
weapon "dart" {
  title = "Dart",
  used = { "melee", "shot" },
}
