-- E: needs_misspelt.lua:4: E-ID troop "guard": needs names "sheild", which is no item (did you mean shield?)
troop "guard" {
  title = "Guard",
  needs = { "armour", "sheild" },
}
