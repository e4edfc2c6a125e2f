-- What the Geats carry and others do not: the boar on the helmet and the horn of the grey wolf.
armour "boar_helmet" {
  title = { en = "Boar-crested helmet", ru = "Шлем с вепрем" },
  text = {
    en = "The boar keeps watch: once a game a failed save is rolled again.",
    ru = "Вепрь на страже: раз за игру проваленный спасбросок перебрасывается.",
  },
  bans = { "helmet" },
}

rule "geats:boar_watch" {                   -- the boar over the cheek-guards turns one blow
  title = { en = "The boar keeps watch", ru = "Вепрь на страже" }, armour = "boar_helmet",
  text = {
    en = "In melee its bearer may roll a failed save again.",
    ru = "В рукопашной владелец может перебросить проваленный спасбросок.",
  },
  hook = "pillage.modify_save_reroll", limit = "once per game", optional = true,
  when = function(ev) return ev.kind == "melee" end,
  effect = function(ev) ev:reroll "fails" end,
}

gear "wolf_horn" {
  title = { en = "Horn of the grey wolf", ru = "Рог серого волка" },
  text = {
    en = "Enemies who hear it near them run more easily.",
    ru = "Враги, слышащие его вблизи, бегут легче.",
  },
  hands = 1, one_per_band = true, data = { reach = 8, dread = -1 },
}

rule "geats:wolf_howl" {                    -- the howl in the mist: whose nerves are tested near it tests worse
  title = { en = "Howl of the grey wolf", ru = "Вой серого волка" }, gear = "wolf_horn",
  text = { en = "Enemies within 8\" of it roll morale at -1.", ru = "Враги не дальше 8\" бросают мораль с -1." },
  hook = "pillage.modify_morale", who = "any",
  when = function(ev) return ev.model:in_aura(ev.data.reach, { has = "wolf_horn", side = "enemy" }) end,
  effect = function(ev) ev:modify(ev.data.dread) end,
}
