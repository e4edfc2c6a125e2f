-- A house rule: a mounted Hun ropes his enemy on a 5 as well as on a 6.

house "long_lasso" {
  title = { en = "Long lasso", ru = "Длинное лассо" },
  text = {
    en = "The lasso of the Huns holds the enemy's blow on 5 and more.",
    ru = "Лассо гуннов отменяет удар врага на 5 и больше.",
  },
  set = { ["factions.huns.lasso"] = 5 },
}
