-- E: troop_field_misspelt.lua:4: E-DECLARE troop "guard" has no field "atacks" (did you mean attacks?)
troop "guard" {
  title = "Guard",
  atacks = 2,
}
