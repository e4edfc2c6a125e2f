-- A berserker's blow leaves a horse no save either.

scenario "what a berserker hits stays hit, a horse too" {
  dice = { target = { 1 }, hit = { 6 }, strike = { 1 } },
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("berserker", { weapon = "dane_axe", at = { 10, 10 } })
    local b = blue:add("warrior", { horse = true, at = { 10, 11.3 } })
    engage(a, b)
    t.no(attack(a, b).blows[1].save)
  end,
}
