-- Lawmen: few and good shots, and the citizens behind them. Prices in dollars.

faction "lawmen" {
  title = { en = "Lawmen", ru = "Законники" },
  text = "A sheriff, his deputies, and whom he could raise.",
  prices = {
    source = "WEST-GAP-26; B",
    sheriff = 28, deputy = 18, vigilante = 11, citizen = 6,
    sixgun = 5, heavy_pistol = 11, saturday_night_special = 4, repeating_rifle = 12, rifle = 12, carbine = 15,
    shotgun = 12, sawed_off_shotgun = 13, buffalo_gun = 20,
  },
}
