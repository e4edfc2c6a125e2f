-- Vikings: raiders from the sea, with berserkers and steady nerves. Prices
-- in gold pieces.

faction "vikings" {
  title = { en = "Vikings", ru = "Викинги" },
  text = { en = "Scandinavian raiders who do not scare.", ru = "Разбойники из Скандинавии, которых не испугать." },
  implements = { "PIL-FACTION-VIKINGS-00" },
  prices = {
    source = "TIDI and PAL, A",
    warrior = 10,
    chief = 30,
    berserker = 50,
    healer = 30,

    armour = 5,
    shield = 5,
    helmet = { 0, source = "GAP-PRICES", placeholder = true },
    standard = 50,
    horn = 20,
    war_dogs = { warrior = 60 },
    torch = { 5, source = "GAP-PRICES", placeholder = true },

    spear = 5,
    hand_weapon = 10,
    dane_axe = 15,
    sling = 5,
    javelin = 10,
    bow = 20,
  },
  data = {
    -- "all": the higher need in fog counts as a penalty too; else "rolls".
    morale = { "all", source = "GAP-VIKING-FOG", placeholder = true },
  },
}

rule "PIL-FACTION-VIKINGS-01" {     -- nothing makes a Viking more likely to run
  title = { en = "Fearless", ru = "Бесстрашие" },
  faction = "vikings",
  {
    hook = "pillage.modify_morale",
    effect = function(ev) ev:ignore_penalties() end,
  },
  {
    hook = "pillage.modify_morale_need",
    when = function(ev) return ev.data.morale == "all" end,
    effect = function(ev) ev:ignore_penalties() end,
  },
}
