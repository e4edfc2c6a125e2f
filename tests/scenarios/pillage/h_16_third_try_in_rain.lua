-- Several rules at once, E16: wet wood, and the third try.
scenario "E16: the third attempt without a torch in heavy rain burns on a 6" {
  covers = { "PIL-FIRE-02", "PIL-FIRE-03", "PIL-WEATHER-14" },
  weather = "rain",
  dice = { ignite = { 5, 5, 6 } },
  run = function(t)
    local m = band("vikings"):add("warrior", { at = { 10, 10 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    t.no(ignite(m, house).burns)
    t.no(ignite(m, house).burns)
    local r = ignite(m, house)
    t.equal(r.need, 6)
    t.yes(r.burns)
  end,
}
