-- The band serves somebody greater than its chief.

talent "fidelity_to_the_emperor" {
  title = { en = "Fidelity to the Emperor", ru = "Верность императору" },
  text = { en = "The loss of a chief is no reason to test morale.", ru = "Гибель вождя - не повод проверять мораль." },
  price = { 25, source = "TIDI, B" },
  factions = { "kievan_rus" },
  data = {
    -- false: not for the loss of the chief who has the talent.
    own = { true, source = "GAP-UNSHAKEN-SELF; TIDI, B" },
  },
}

rule "PIL-TALENT-36" {
  title = { en = "Fidelity to the Emperor", ru = "Верность императору" },
  talent = "fidelity_to_the_emperor",
  hook = "pillage.modify_morale_reasons",
  when = function(ev) return ev.data.own or ev.owner.alive end,
  effect = function(ev) ev:drop "chief" end,
}
