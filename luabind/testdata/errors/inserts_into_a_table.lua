-- E: inserts_into_a_table.lua:8: E-FROZEN [broken:inserts_into_a_table] this table is read-only in play (use a local, or declare a state: state = { angry = "flag" })
local list = {}

rule "broken:inserts_into_a_table" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    table.insert(list, 1)
    ev:modify(1)
  end,
}
