-- E: like_misspelt.lua:4: E-ID weapon "long_spear" is like "speer", which does not exist (did you mean spear?)
weapon "long_spear" {
  title = "Long spear",
  like = "speer",
}
