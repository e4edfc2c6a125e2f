-- Cowboys: riders of the long trail. Prices in dollars.

faction "cowboys" {
  title = { en = "Cowboys", ru = "Ковбои" },
  text = "A trail boss and his hands, better in the saddle than out of it.",
  prices = {
    source = "WEST-GAP-26; B",
    trail_boss = 24, greenhorn = 15, wrangler = 22, buckaroo = 11, cowpoke = 9,
    sixgun = 5, heavy_pistol = 11, saturday_night_special = 4, repeating_rifle = 12, rifle = 12, carbine = 15,
    shotgun = 12,
  },
}
