-- E: several_errors.lua:5: E-DECLARE troop "guard" has no field "atacks" (did you mean attacks?)
-- E: several_errors.lua:10: E-DECLARE weapon "flail": to_hit is a table, not 4 (write to_hit = { UA = 3, SA = 4, FA = 5 })
troop "guard" {
  title = "Guard",
  atacks = 2,
}

weapon "flail" {
  title = "Flail",
  to_hit = 4,
}
