-- Ring-giver: gold on the arm keeps men at the table.
talent "ring_giver" {
  title = { en = "Ring-giver", ru = "Дарующий кольца" },
  text = {
    en = "Two friends a turn near the chief may roll a failed morale die again.",
    ru = "Двое своих за ход рядом с вождём перебрасывают проваленную мораль.",
  },
  price = 35, factions = { "geats", "saxons", "vikings" }, data = { reach = 6 },
}

rule "geats:ring_giver" {                   -- he buys their nerve, while he is there to pay
  title = { en = "Ring-giver", ru = "Дарующий кольца" }, talent = "ring_giver",
  hook = "pillage.modify_morale_reroll", aura = "reach", aura_others = true, limit = "2 per turn", per = "side",
  effect = function(ev) ev:reroll "fails" end,
}
