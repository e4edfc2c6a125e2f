-- Who fights: the profiles of three posses and of their animals. Shooting is the face
-- from which they hit, hp their Wounds; what a hero has of Fame and Fortune, and what a
-- fighter costs in dollars, is for campaigns.

troop "cowboy" {
  title = { en = "Cowboy", ru = "Ковбой" },
  hp = 1, attacks = 1,
  data = { shooting = 5, fighting = 3, strength = 3, grit = 3, courage = 3, source = "WEST-GAP-29; A" },
}

-- Outlaws -----------------------------------------------------------------------

troop "desperado" {
  title = { en = "Desperado", ru = "Сорвиголова" },
  hp = { 2, source = "WEST-GAP-29; B" }, attacks = 1,
  data = { shooting = 4, fighting = 4, strength = 3, grit = 4, courage = 3, fame = 2, fortune = 1, source = "WEST-GAP-29; B" },
}
troop "kid" {
  title = { en = "Kid", ru = "Малыш" },
  hp = 1, attacks = 1,
  data = { shooting = 5, fighting = 3, strength = 3, grit = 3, courage = 3, fame = 1, fortune = 0, source = "WEST-GAP-29; B" },
}
troop "tough" {
  title = { en = "Tough", ru = "Громила" },
  hp = 1, attacks = 1,
  data = { shooting = 5, fighting = 3, strength = 3, grit = 4, courage = 3, source = "WEST-GAP-29; B" },
}
troop "rowdy" {
  title = { en = "Rowdy", ru = "Буян" },
  hp = 1, attacks = 1,
  data = { shooting = 5, fighting = 3, strength = 3, grit = 3, courage = 3, source = "WEST-GAP-29; B" },
}

-- Lawmen ------------------------------------------------------------------------

troop "sheriff" {
  title = { en = "Sheriff", ru = "Шериф" },
  hp = { 2, source = "WEST-GAP-29; B" }, attacks = 1,
  data = { shooting = 4, fighting = 4, strength = 3, grit = 4, courage = 4, fame = 1, fortune = 2, source = "WEST-GAP-29; B" },
}
troop "deputy" {
  title = { en = "Deputy", ru = "Помощник шерифа" },
  hp = 1, attacks = 1,
  data = { shooting = 4, fighting = 3, strength = 3, grit = 3, courage = 3, fame = 0, fortune = 1, source = "WEST-GAP-29; B" },
}
troop "vigilante" {
  title = { en = "Vigilante", ru = "Дружинник" },
  hp = 1, attacks = 1,
  data = { shooting = 4, fighting = 3, strength = 3, grit = 3, courage = 2, source = "WEST-GAP-29; B" },
}
troop "citizen" {
  title = { en = "Citizen", ru = "Горожанин" },
  hp = 1, attacks = 1,
  data = { shooting = 5, fighting = 2, strength = 3, grit = 3, courage = 2, source = "WEST-GAP-29; B" },
}

-- Cowboys -----------------------------------------------------------------------

troop "trail_boss" {
  title = { en = "Trail boss", ru = "Старший погонщик" },
  hp = { 2, source = "WEST-GAP-29; B" }, attacks = 1,
  data = { shooting = 4, fighting = 4, strength = 3, grit = 4, courage = 4, fame = 1, fortune = 1, source = "WEST-GAP-29; B" },
}
troop "greenhorn" {
  title = { en = "Greenhorn", ru = "Новичок" },
  hp = 1, attacks = 1,
  data = { shooting = 5, fighting = 3, strength = 3, grit = 3, courage = 3, fame = 0, fortune = 1, source = "WEST-GAP-29; B" },
}
troop "wrangler" {
  title = { en = "Wrangler", ru = "Табунщик" },
  hp = 1, attacks = 1,
  data = { shooting = 5, fighting = 3, strength = 3, grit = 3, courage = 3, source = "WEST-GAP-29; B" },
}
troop "buckaroo" {
  title = { en = "Buckaroo", ru = "Вакеро" },
  hp = 1, attacks = 1,
  data = { shooting = 4, fighting = 3, strength = 3, grit = 3, courage = 3, source = "WEST-GAP-29; B" },
}
troop "cowpoke" {
  title = { en = "Cowpoke", ru = "Пастух" },
  hp = 1, attacks = 1,
  data = { shooting = 5, fighting = 3, strength = 3, grit = 3, courage = 3, source = "WEST-GAP-29; B" },
}

-- A hero of the stories, with an ability to shoot twice.
troop "gunslinger" {
  title = { en = "Gunslinger", ru = "Стрелок" },
  text = "Shoots twice in a Shooting phase.",
  hp = { 2, source = "WEST-GAP-26", placeholder = true }, attacks = 1,
  data = { shooting = 4, fighting = 4, strength = 3, grit = 4, courage = 4, shots = 2, source = "WEST-GAP-26", placeholder = true },
}

-- Animals -----------------------------------------------------------------------
-- difficult: what an inch of difficult ground costs; jumps: can it jump at all.

troop "horse" {
  title = { en = "Horse", ru = "Лошадь" },
  hp = 1, attacks = 0, object = true, move = { 10, source = "WEST-GAP-06; A" },
  data = {
    mount = true, strength = 3, grit = { 4, source = "WEST-GAP-29; B" }, courage = { 3, source = "WEST-GAP-10; B" },
    difficult = 4, jumps = true,
  },
}
troop "appaloosa" {
  title = { en = "Appaloosa", ru = "Аппалуза" },
  hp = 1, attacks = 0, object = true, move = { 12, source = "WEST-GAP-06; A" },
  data = {
    mount = true, strength = 3, grit = { 4, source = "WEST-GAP-29; B" }, courage = { 3, source = "WEST-GAP-10; B" },
    difficult = 4, jumps = true,
  },
}
troop "mule" {
  title = { en = "Mule", ru = "Мул" },
  hp = 1, attacks = 0, object = true, move = { 8, source = "WEST-GAP-06; A" },
  data = {
    mount = true, strength = 3, grit = { 5, source = "WEST-GAP-29; B" }, courage = { 3, source = "WEST-GAP-10; B" },
    difficult = 2, jumps = false,
  },
}
