-- With mead in the belly everybody charges farther.

talent "mead_dispenser" {
  title = { en = "Mead Dispenser", ru = "Раздающий мед" },
  text = { en = "Charges of the band reach farther.", ru = "Рывки банды длиннее." },
  price = { 40, source = "TIDI, B" },
  factions = { "all", source = "GAP-TALENT-FACTION; TIDI, B" },
  data = { distance = 1 },
}

rule "PIL-TALENT-11" {
  title = { en = "Mead Dispenser", ru = "Раздающий мед" },
  talent = "mead_dispenser",
  hook = "pillage.modify_charge_distance",
  effect = function(ev) ev:modify(ev.data.distance) end,
}
