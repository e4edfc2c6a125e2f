-- Weapons. penalty is what the shooter's movement allows: "none" asks nothing, with
-- "half" he may have moved half of his Move at most, with "full" not at all. slow ones
-- are reloaded after each shot; primitive ones never jam.

weapon "sixgun" {
  title = { en = "Sixgun", ru = "Шестизарядный револьвер" },
  kind = "ranged", range = 10,
  data = { strength = 3, penalty = "none", fanning = true, source = "WEST-GAP-09; B" },
}
weapon "heavy_pistol" {
  title = { en = "Heavy pistol", ru = "Тяжелый пистолет" },
  kind = "ranged", range = 12,
  data = { strength = 4, penalty = "half", source = "WEST-GAP-09; B" },
}
weapon "saturday_night_special" {
  title = { en = "Saturday-night special", ru = "Дешевый карманный револьвер" },
  kind = "ranged", range = 6,
  data = { strength = 3, penalty = "none", slow = true, source = "WEST-GAP-09; B" },
}
weapon "le_mat" {
  title = { en = "Le Mat", ru = "Ле Ма" },
  kind = "ranged", range = 12,
  data = { strength = 3, penalty = "half", source = "WEST-GAP-09; B" },
}
weapon "repeating_rifle" {
  title = { en = "Repeating rifle", ru = "Магазинная винтовка" },
  kind = "ranged", range = 18,
  data = { strength = 4, penalty = "half", source = "WEST-GAP-09; B" },
}
weapon "rifle" {
  title = { en = "Rifle", ru = "Винтовка" },
  kind = "ranged", range = 24,
  data = { strength = 4, penalty = "full", slow = true, source = "WEST-GAP-09; B" },
}
weapon "carbine" {
  title = { en = "Carbine", ru = "Карабин" },
  kind = "ranged", range = 20,
  data = { strength = 4, penalty = "half", slow = true, source = "WEST-GAP-09; B" },
}
weapon "shotgun" {
  title = { en = "Shotgun", ru = "Дробовик" },
  kind = "ranged", range = 12,
  data = { strength = 5, near = 6, far_strength = 3, penalty = "half", barrels = 2, easier = 1, source = "WEST-GAP-09; B" },
}
weapon "sawed_off_shotgun" {
  title = { en = "Sawed-off shotgun", ru = "Обрез" },
  kind = "ranged", range = 0,
  data = { strength = 3, penalty = "half", template = true, barrels = 2, source = "WEST-GAP-09; B" },
}
weapon "buffalo_gun" {
  title = { en = "Buffalo gun", ru = "Бизонье ружье" },
  kind = "ranged", range = 30,
  data = { strength = 4, penalty = "full", at_worst = 4, source = "WEST-GAP-09; B" },
}
weapon "musket" {
  title = { en = "Musket", ru = "Мушкет" },
  kind = "ranged", range = 18,
  data = { strength = 3, penalty = "full", source = "WEST-GAP-09; B" },
}
weapon "flintlock_rifle" {
  title = { en = "Flintlock rifle", ru = "Кремневая винтовка" },
  kind = "ranged", range = 24,
  data = { strength = 3, penalty = "half", source = "WEST-GAP-09; B" },
}
weapon "flintlock_pistol" {
  title = { en = "Flintlock pistol", ru = "Кремневый пистолет" },
  kind = "ranged", range = 8,
  data = { strength = 3, penalty = "half", source = "WEST-GAP-09; B" },
}
weapon "caplock_rifle" {
  title = { en = "Caplock rifle", ru = "Капсюльная винтовка" },
  kind = "ranged", range = 20,
  data = { strength = 4, penalty = "full", source = "WEST-GAP-09; B" },
}
weapon "longbow" {
  title = { en = "Longbow", ru = "Длинный лук" },
  kind = "ranged", range = 18,
  data = { strength = 2, penalty = "half", jams = false, source = "WEST-GAP-09; B" },
}
-- Thrown: 2 inches for each point of the thrower's Strength, and with that.
weapon "tomahawk" {
  title = { en = "Tomahawk", ru = "Томагавк" },
  kind = "ranged",
  data = { per_strength = 2, penalty = "none", jams = false, source = "WEST-GAP-09; B" },
}
weapon "throwing_knife" {
  title = { en = "Throwing knife", ru = "Метательный нож" },
  kind = "ranged",
  data = { per_strength = 2, penalty = "none", jams = false, source = "WEST-GAP-09; B" },
}
weapon "dynamite" {
  title = { en = "Dynamite", ru = "Динамит" },
  kind = "ranged",
  data = { per_strength = 2, strength = 6, penalty = "half", jams = false, source = "WEST-GAP-09; B" },
}
weapon "gatling_gun" {
  title = { en = "Gatling gun", ru = "Картечница Гатлинга" },
  kind = "ranged", range = 24,
  -- How it minds movement is printed as "special": that it stands is our reading.
  data = { strength = 4, penalty = { "full", source = "WEST-GAP-09", placeholder = true }, source = "WEST-GAP-09; B" },
}

-- In the hand: to win the fight, and to wound.
weapon "two_handed_weapon" {
  title = { en = "Two-handed weapon", ru = "Двуручное оружие" },
  kind = "melee",
  data = { win = -1, wound = 1, source = "WEST-GAP-07; B" },
}

rule "oldwest:buffalo_gun" {        -- it always wounds on a 4; who lives through it is down
  title = { en = "Buffalo gun", ru = "Бизонье ружье" },
  weapon = "buffalo_gun",
  {
    hook = "oldwest.modify_wound",
    when = function(ev) return ev.value > ev.data.at_worst end,
    effect = function(ev) ev:become(ev.data.at_worst) end,
  },
  {
    hook = "oldwest.on_hit",
    when = function(ev) return not ev.target.mounted and not ev.target.object end,
    effect = function(ev) ev:set(ev.target, "prone", true) end,
  },
}

rule "oldwest:shotgun" {            -- shot goes past posts and palings; at close quarters it knocks men down
  title = { en = "Shot", ru = "Дробь" },
  weapon = "shotgun",
  {
    hook = "oldwest.modify_in_the_way",
    when = function(ev) return ev.piece ~= nil end,
    effect = function(ev) ev:modify(-ev.data.easier) end,
  },
  {
    hook = "oldwest.on_hit",
    when = function(ev)
      return not ev.target.mounted and not ev.target.object and ev.attacker:within(ev.data.near, ev.target)
    end,
    effect = function(ev) ev:set(ev.target, "prone", true) end,
  },
}
