-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:12 [hostile:no_name_built]
rule "hostile:no_name_built" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local names = { "i" .. "o", "o" .. "s", "deb" .. "ug" }
    for _, n in ipairs(names) do
      if rawget(string, n) then error("ESCAPED") end
    end
    local x = string[names[1]]
  end,
}
