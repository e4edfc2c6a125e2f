-- E: typed_helper_writes_later.lua:14: E-GLOBAL [broken:typed] the handler writes the global "seen" (use a local, or declare a state: state = { angry = "flag" })
----
red, blue = band(), band()
a = red:add("warrior", { at = { 10, 10 } })
b = blue:add("warrior", { at = { 10, 11 } })
engage(a, b)
function count(ev) ev:modify(1) end
rule "broken:typed" {
  title = "Typed", hook = "pillage.modify_attack",
  effect = function(ev) count(ev) end,
}
----
function count(ev)
  seen = (seen or 0) + 1
  ev:modify(1)
end
attack(a, b)
