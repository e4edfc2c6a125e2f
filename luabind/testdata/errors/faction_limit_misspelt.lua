-- E: faction_limit_misspelt.lua:5: E-DECLARE faction "danes": limits has no field "cavalry_pc" (did you mean cavalry_pct?)
faction "danes" {
  title = "Danes",
  limits = {
    cavalry_pc = 50,
  },
}
