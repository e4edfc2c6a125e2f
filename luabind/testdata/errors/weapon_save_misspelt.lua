-- E: weapon_save_misspelt.lua:5: E-DECLARE weapon "club" has no field "save" (did you mean save_mod?)
weapon "club" {
  title = "Club",
  to_hit = { UA = 3, SA = 4, FA = 5 },
  save = -1,
}
