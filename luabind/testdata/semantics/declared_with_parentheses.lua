-- A declaration may be written as one call.

weapon("paren_maul", { title = "Maul", kind = "melee", to_hit = { UA = 2, SA = 3, FA = 4 }, used = { "melee" } })

scenario("with parentheses too", {
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("warrior", { weapon = "paren_maul", at = { 10, 10 } })
    local b = blue:add("warrior", { at = { 10, 11 } })
    engage(a, b)
    t.equal(attack(a, b).blows[1].need, 2)
  end,
})
