-- E: to_hit_lacks_a_class.lua:4: E-DECLARE weapon "flail": to_hit lacks FA (write to_hit = { UA = 3, SA = 4, FA = 5 })
weapon "flail" {
  title = "Flail", kind = "melee",
  to_hit = { UA = 3, SA = 4 },
}
