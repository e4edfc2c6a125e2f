-- E: keeps_ev.lua:8: E-FROZEN [broken:keeps_ev] ev of this table is read-only in play (use a local, or declare a state: state = { angry = "flag" })
local kept = {}

rule "broken:keeps_ev" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    kept.ev = ev
    ev:modify(1)
  end,
}
