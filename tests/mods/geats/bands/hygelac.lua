-- Hygelac's men on the Frisian shore: a lord, his bench, spears, a few javelins and the wolf's horn.
return {
  faction = "geats", name = "Hygelac's men", budget = 400,
  { "chief", name = "Hygelac", weapon = "hand_weapon", armour = true, shield = true, boar_helmet = true, talents = { "ring_giver" } },
  { "hearth_companion", count = 3, weapon = "hand_weapon", shield = true, boar_helmet = true },
  { "warrior", count = 5, weapon = "spear", shield = true },
  { "warrior", weapon = "spear", wolf_horn = true },
}
