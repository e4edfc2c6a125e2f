-- E: method_with_a_dot.lua:6: E-ARG [broken:method_with_a_dot] call it with a colon: x:has(...)
rule "broken:method_with_a_dot" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev)
    return ev.target.has("shield")
  end,
  effect = function(ev) ev:modify(1) end,
}
