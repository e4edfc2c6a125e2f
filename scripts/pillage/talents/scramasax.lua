-- The long knife at the belt, drawn when all else is lost.

talent "scramasax" {
  title = { en = "Scramasax", ru = "Скрамасакс" },
  text = { en = "Failed melee attacks with an improvised weapon are rolled again.", ru = "Неудачные атаки импровизированным оружием перебрасывают." },
  price = { 80, source = "TIDI, B" },
  factions = { "merovingians", "saxons", "visigoths" },
}

rule "PIL-TALENT-22" {              -- he who fights with a torch has the knife too
  title = { en = "Scramasax", ru = "Скрамасакс" },
  talent = "scramasax",
  hook = "pillage.modify_attack_reroll",
  when = function(ev) return ev.kind == "melee" and ev:weapon_is "improvised" end,
  effect = function(ev) ev:reroll("fails") end,
}
