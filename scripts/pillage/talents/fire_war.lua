-- A chief who knows how thatch is lit.

talent "fire_war" {
  title = { en = "Fire War", ru = "Огненная война" },
  text = { en = "The whole band sets things on fire more easily.", ru = "Вся банда легче поджигает." },
  price = { 30, source = "TIDI, B" },
  factions = "all",
  data = { ignition = 1 },
}

rule "PIL-TALENT-21" {              -- a fortified building burns as badly as ever
  title = { en = "Fire War", ru = "Огненная война" },
  talent = "fire_war",
  hook = "pillage.modify_ignition",
  effect = function(ev) ev:modify(ev.data.ignition) end,
}
