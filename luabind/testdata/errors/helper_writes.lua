-- E: helper_writes.lua:5: E-UPVALUE [broken:helper_writes] the handler writes the variable "count", which lives outside it (use a local, or declare a state: state = { angry = "flag" })
local count = 0

local function note(ev)
  count = count + 1
  ev:modify(count)
end

rule "broken:helper_writes" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev) note(ev) end,
}
