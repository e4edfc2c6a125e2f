-- A house rule: Byzantines may spend three quarters of their gold on mercenaries, not half.

house "free_companies" {
  title = { en = "Free companies", ru = "Вольные отряды" },
  text = {
    en = "Up to 75 % of a Byzantine band may be mercenaries.",
    ru = "До 75 % банды византийцев могут составлять наемники.",
  },
  set = { ["factions.byzantines.limits.foreign_pct"] = 75 },
}
