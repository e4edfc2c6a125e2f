-- E: weapon_field_misspelt.lua:5: E-DECLARE weapon "flail" has no field "save_mood" (did you mean save_mod?)
weapon "flail" {
  title = "Flail",
  like = "hand_weapon",
  save_mood = -1,
}
