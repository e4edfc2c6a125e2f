-- A house rule: mushrooms are stronger, and may poison: berserkers roll on another table.

house "wild_mushrooms" {
  title = { en = "Wild mushrooms", ru = "Дикие грибы" },
  text = {
    en = "Under mushrooms a 1 costs a hit point, a 2 the turn, and a 5 charges like a 6.",
    ru = "Под грибами 1 отнимает пункт здоровья, 2 - ход, а 5 бросает в натиск, как и 6.",
  },
  set = {
    ["rules.mushrooms.table"] = { "hurt", "idle", "none", "none", "charge", "charge" },
  },
}
