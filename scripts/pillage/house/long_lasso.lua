-- A house rule: a mounted Hun ropes his enemy on a 5 as well as on a 6.
--
--   a, b = band "huns":add("warrior", { weapon = "spear", horse = true }), band "vikings":add("warrior", { weapon = "spear" })
--   engage(a, b)
--   compare{ book = "fight(a, b)", house = 'on "long_lasso"; fight(a, b)', measure = measure.lost(a.side) }
--   > book   0.22  575/2592
--   > house  0.18  115/648        -0.04  -115/2592

house "long_lasso" {
  title = { en = "Long lasso", ru = "Длинное лассо" },
  text = { en = "The lasso of the Huns holds the enemy's blow on 5 and more.",
    ru = "Лассо гуннов отменяет удар врага на 5 и больше." },
  set = { ["factions.huns.lasso"] = 5 },
}
