-- What a script asks of terrain by its id or by a tag, its own tags too.
scenario "a man stands on what his base reaches over, by id and by tag" {
  covers = { "PIL-TERR-07", "PIL-TERR-10" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { at = { 10, 10 } })
    local lake = piece("lake", { at = { 12.4, 10 }, size = { 4, 4 }, tags = "holy" })
    t.yes(a:on "lake" and a:on "water" and a:on "holy")
    t.no(a:on "bog" or a:on "fence" or a:on "unheard_of")
    t.yes(lake:tagged "lake" and lake:tagged "water" and lake:tagged "holy")
    t.no(lake:tagged "soil")
    put(a, { 9.8, 10 })
    t.no(a:on "lake")
    t.odds(function()
      if dice.check(4) then put(a, { 10, 10 }) end
      return a:on "water"
    end, "1/2")
  end,
}
