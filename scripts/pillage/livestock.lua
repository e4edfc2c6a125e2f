-- Who can be carried off (PIL-ABDUCT-02), and small livestock, which is loot.
-- value is what a victim is worth, move how fast he can be led away.

troop "adult" {
  title = { en = "Villager", ru = "Взрослый" },
  text = { en = "One of the people who live here; he fights nobody.", ru = "Здешний житель; ни с кем не дерется." },
  hp = { 1, source = "GAP-DEFAULT-HP", placeholder = true },
  attacks = 0,
  class = "UA",
  morale = "immune",
  move = 6,
  base = "people",
  fighter = { false, source = "GAP-BAND-COUNT", placeholder = true },
  loss = { morale = 0, score = 0 },
  data = { value = 4 },
}
troop "child" { title = { en = "Child", ru = "Ребенок" }, like = "adult", move = 5, data = { value = 3 } }

troop "cow" {
  title = { en = "Cow", ru = "Корова" },
  text = { en = "A beast to drive home: a hit on it is a wound.", ru = "Скотина, которую угоняют; любое попадание по ней - рана." },
  hp = { 1, source = "GAP-DEFAULT-HP", placeholder = true },
  attacks = 0,
  class = "UA",
  morale = "immune",
  move = 4,
  base = "large_livestock",
  fighter = { false, source = "GAP-BAND-COUNT", placeholder = true },
  loss = { morale = 0, score = 0 },
  data = { value = 3, animal = true },
}
troop "sheep" { title = { en = "Sheep", ru = "Овца" }, like = "cow", base = "livestock", data = { value = 2, animal = true } }
troop "pig" { title = { en = "Pig", ru = "Свинья" }, like = "sheep", data = { value = 2, animal = true } }
troop "loose_horse" { title = { en = "Loose horse", ru = "Лошадь без всадника" }, like = "cow", move = 9, data = { value = 4, animal = true } }
troop "donkey" { title = { en = "Donkey", ru = "Осел" }, like = "cow", move = 6, data = { value = 3, animal = true } }

-- PIL-ABDUCT-03: carried like any other loot.
terrain "hen" { title = { en = "Hen", ru = "Курица" }, like = "loot", data = { value = { 1, source = "GAP-SMALL-LIVESTOCK-VALUE", placeholder = true } } }
terrain "piglet" { title = { en = "Piglet", ru = "Поросенок" }, like = "loot", data = { value = { 1, source = "GAP-SMALL-LIVESTOCK-VALUE", placeholder = true } } }
