-- Riders get away from a charge more often.

talent "harassment_master" {
  title = { en = "Harassment Master", ru = "Мастер набегов" },
  text = { en = "The riders of the band flee more easily.", ru = "Всадники банды легче уходят от рывка." },
  price = { 40, source = "TIDI, B" },
  factions = { { "bretons" }, source = "GAP-TALENT-FACTION; TIDI, B" },
  data = {
    -- On this number a rider flees.
    threshold = { 3, source = "GAP-CAV-EXIT-4; TIDI, B" },
  },
}

rule "PIL-TALENT-10" {
  title = { en = "Harassment Master", ru = "Мастер набегов" },
  talent = "harassment_master",
  hook = "pillage.modify_flee_roll",
  when = function(ev) return ev.target.mounted end,
  effect = function(ev)
    ev:modify(ev:lookup "rules.react.flee_need" - ev.data.threshold)
  end,
}
