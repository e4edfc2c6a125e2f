-- E: writes_a_table.lua:8: E-FROZEN [broken:writes_a_table] last of this table is read-only in play (use a local, or declare a state: state = { angry = "flag" })
local memory = {}

rule "broken:writes_a_table" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    memory.last = 1
    ev:modify(1)
  end,
}
