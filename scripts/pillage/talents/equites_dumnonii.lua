-- Horsemen of the western moors, who need a run-up.

talent "equites_dumnonii" {
  title = { en = "Equites Dumnonii", ru = "Всадники Думнонии" },
  text = { en = "Riders who charge from far off strike better in the first round.", ru = "Всадники, начавшие рывок издалека, лучше бьют в первом раунде." },
  price = { 50, source = "TIDI, B" },
  factions = { "romano_british" },
  data = { from = 6, attack = 1 },
}

rule "PIL-TALENT-31" {              -- besides the bonus of a charge, and without it too
  title = { en = "Equites Dumnonii", ru = "Всадники Думнонии" },
  talent = "equites_dumnonii",
  hook = "pillage.modify_attack",
  when = function(ev)
    local charge = ev.attacker.charge
    return ev.kind == "melee" and ev.round == 1 and ev.attacker.mounted
      and charge and charge.contact and charge.distance >= ev.data.from
  end,
  effect = function(ev) ev:modify(ev.data.attack) end,
}
