-- One standard a band, one horn a band.
local function with(item, n)
  local red = band "vikings"
  red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
  red:row(4, "warrior", { weapon = "spear", at = { 10, 10 } })
  for i = 1, n do red:add("warrior", { weapon = "spear", [item] = true, at = { 10 + 3 * i, 20 } }) end
  return red
end

scenario "two standards are refused, one is accepted" {
  covers = { "PIL-GEAR-05", "PIL-BAND-04" },
  run = function(t)
    t.yes(muster(with("standard", 1), { budget = 400 }).ok)
    battle { game = "pillage" }
    t.refused(function() return muster(with("standard", 2), { budget = 400 }) end, "PIL-BAND-04")
  end,
}

scenario "two horns are refused, one is accepted" {
  covers = { "PIL-GEAR-09", "PIL-BAND-05" },
  run = function(t)
    t.yes(muster(with("horn", 1), { budget = 400 }).ok)
    battle { game = "pillage" }
    t.refused(function() return muster(with("horn", 2), { budget = 400 }) end, "PIL-BAND-05")
  end,
}

scenario "the limits are data keys" {
  covers = { "PIL-BAND-04", "PIL-BAND-05" },
  set = { ["rules.band.limits.standards"] = 2, ["rules.band.limits.horns"] = 0 },
  run = function(t)
    t.yes(muster(with("standard", 2), { budget = 400 }).ok)
    battle { game = "pillage" }
    t.refused(function()
      local red = with("horn", 1)
      set("rules.band.limits.horns", 0)
      return muster(red, { budget = 400 })
    end, "PIL-BAND-05")
  end,
}
