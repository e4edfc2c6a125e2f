-- E: kit_item_unlike_any.lua:4: E-FIELD a model cannot have "xyzzyplugh" (one of weapon, at, touch, bearing, name, hp, loot, talents, faction, or an item: armour, shield, helmet, horse, torch, standard, horn, war_dogs)
----
----
red:add("warrior", { xyzzyplugh = true, at = { 20, 10 } })
