-- A house rule: Byzantines may spend three quarters of their gold on mercenaries, not half.
--
--   red = band "byzantines"; red:add("chief", { weapon = "hand_weapon" })
--   red:row(4, "warrior", { weapon = "spear", faction = "huns", at = { 10, 10 } })
--   compare{ book = "return muster(red).ok", house = 'on "free_companies"; return muster(red).ok' }
--   > book   impossible
--   > house     certain  +100 points

house "free_companies" {
  title = { en = "Free companies", ru = "Вольные отряды" },
  text = { en = "Up to 75 % of a Byzantine band may be mercenaries.",
    ru = "До 75 % банды византийцев могут составлять наемники." },
  set = { ["factions.byzantines.limits.foreign_pct"] = 75 },
}
