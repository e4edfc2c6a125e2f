-- E: faction_field_misspelt.lua:4: E-DECLARE faction "danes" has no field "price" (write prices)
faction "danes" {
  title = "Danes",
  price = { warrior = 10 },
}
