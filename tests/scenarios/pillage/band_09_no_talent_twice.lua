-- The chiefs of a band have different talents.
scenario "two chiefs with one talent are refused, with two different ones accepted" {
  covers = { "PIL-BAND-09" },
  run = function(t)
    local function chiefs(first, second)
      battle { game = "pillage" }
      local red = band "anglo_saxons"
      red:add("chief", { weapon = "hand_weapon", talents = { first }, at = { 10, 5 } })
      red:add("chief", { weapon = "hand_weapon", talents = { second }, at = { 14, 5 } })
      red:row(20, "warrior", { weapon = "spear", at = { 10, 10 } })
      return red
    end
    t.yes(muster(chiefs("pagan_slayer", "relic_bearer"), { budget = 1000 }).ok)
    t.refused(function() return muster(chiefs("pagan_slayer", "pagan_slayer"), { budget = 1000 }) end, "PIL-BAND-09")
    local red = chiefs("pagan_slayer", "pagan_slayer")
    set("rules.band.same_talent", 2)
    t.yes(muster(red, { budget = 1000 }).ok)
  end,
}
