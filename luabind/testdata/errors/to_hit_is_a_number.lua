-- E: to_hit_is_a_number.lua:4: E-DECLARE weapon "flail": to_hit is a table, not 4 (write to_hit = { UA = 3, SA = 4, FA = 5 })
weapon "flail" {
  title = "Flail", kind = "melee",
  to_hit = 4,
}
