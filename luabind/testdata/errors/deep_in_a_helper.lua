-- E: deep_in_a_helper.lua:3: E-ARG [broken:deep_in_a_helper] within takes a number of inches, not "six"
local function near(ev)
  return ev.attacker:within("six", ev.target)
end

rule "broken:deep_in_a_helper" {
  title = "Broken",
  hook = "pillage.modify_attack",
  when = function(ev) return near(ev) end,
  effect = function(ev) ev:modify(1) end,
}
