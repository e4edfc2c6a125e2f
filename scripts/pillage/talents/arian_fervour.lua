-- Against everybody of another faith.

talent "arian_fervour" {
  title = { en = "Arian Fervour", ru = "Арианское рвение" },
  text = { en = "Visigoths who charge another faction may roll the charge again.", ru = "Вестготы, бегущие на чужую фракцию, могут перебросить рывок." },
  price = { 30, source = "TIDI, B" },
  factions = { "visigoths" },
}

rule "PIL-TALENT-30" {              -- the zeal of the chief's own people
  title = { en = "Arian Fervour", ru = "Арианское рвение" },
  talent = "arian_fervour",
  hook = "pillage.modify_charge_reroll",
  -- A 5 or a 6 reads as 3 already: nothing to gain.
  when = function(ev)
    local me = ev.model
    return me.faction == ev.owner.faction and ev.target.faction ~= me.faction
      and ev.die < 5
  end,
  effect = function(ev) ev:reroll("any") end,
}
