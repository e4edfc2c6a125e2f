-- Any unit may be armed with bows: red:add("heavy_infantry", { weapon = "bow" }).

weapon "bow" {
  title = { en = "Bows", ru = "Луки" },
  kind = "ranged",
  range = { 3, source = "GRID-GAP-02 PW" },
}
