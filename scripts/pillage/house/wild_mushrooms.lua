-- A house rule: mushrooms are stronger, and may poison: berserkers roll on another table.
--
--   a, b = band "vikings":add("berserker", { weapon = "dane_axe" }), band "normans":add("warrior", { weapon = "spear", at = { 0, 7 } })
--   eat = function() to_stage "shooting" return a.in_melee end
--   compare{ book = eat, house = function() on "wild_mushrooms" return eat() end, choices = { ["PIL-TROOP-05"] = "yes" } }
--   > book   16.67 %  1/6
--   > house  33.33 %  1/3  +16.67 points  +1/6

house "wild_mushrooms" {
  title = { en = "Wild mushrooms", ru = "Дикие грибы" },
  text = { en = "Under mushrooms a 1 costs a hit point, a 2 the turn, and a 5 charges like a 6.",
    ru = "Под грибами 1 отнимает пункт здоровья, 2 - ход, а 5 бросает в натиск, как и 6." },
  set = {
    ["rules.mushrooms.table"] = { "hurt", "idle", "none", "none", "charge", "charge" },
  },
}
