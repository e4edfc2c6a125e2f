-- E: writes_a_captured_local.lua:8: E-UPVALUE [broken:writes_a_captured_local] the handler writes the variable "count", which lives outside it (use a local, or declare a state: state = { angry = "flag" })
local count = 0

rule "broken:writes_a_captured_local" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    count = count + 1
    ev:modify(count)
  end,
}
