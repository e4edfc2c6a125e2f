-- E: recursion.lua:3: E-DEPTH [broken:recursion] calls are nested deeper than 200 levels (a recursion without an end?)
local function deeper(n)
  return 1 + deeper(n)
end

rule "broken:recursion" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(deeper(1))
  end,
}
