-- A chief who has fought Vikings before.

talent "pagan_slayer" {
  title = { en = "Pagan Slayer", ru = "Гроза язычников" },
  text = { en = "The chief attacks Vikings, and only them, better.", ru = "Вождь лучше бьет викингов, и только их." },
  price = { 40, source = "TIDI, B" },
  factions = { "anglo_saxons", "normans", "carolingians" },
  data = {
    attack = 1,
    -- "all": shots as well as blows; the other choice is "melee".
    kinds = { "all", source = "GAP-SLAYER-SHOOT", placeholder = true },
  },
}

rule "PIL-TALENT-17" {
  title = { en = "Pagan Slayer", ru = "Гроза язычников" },
  talent = "pagan_slayer",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev.attacker == ev.owner and ev.target.faction == "vikings"
      and (ev.data.kinds == "all" or ev.kind == "melee")
  end,
  effect = function(ev) ev:modify(ev.data.attack) end,
}
