-- E: table_key_new.lua:3: E-DATA rules.wound has no key "pain" (write new = true to add one)
game_table "rules.wound" {
  pain = 3,
}
