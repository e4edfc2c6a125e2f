-- E: implements_misspelt.lua:4: E-ID troop "guard" implements "PIL_TROOP_01", a rule that no catalogue has (did you mean PIL-TROOP-01?)
troop "guard" {
  title = "Guard",
  implements = { "PIL_TROOP_01" },
}
