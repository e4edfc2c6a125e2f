-- Three at most fight one.
scenario "a fourth man may not charge the lone one" {
  covers = { "PIL-MULTI-01" },
  dice = { charge = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local lone = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    local a = {}
    for i, at in ipairs { { 14, 20 }, { 26, 20 }, { 20, 14 }, { 20, 26 } } do
      a[i] = red:add("warrior", { weapon = "hand_weapon", at = at })
    end
    for i = 1, 3 do t.yes(charge(a[i], lone, { react = "none" }).contact) end
    t.refused(function() charge(a[4], lone, { react = "none" }) end, "PIL-MULTI-01")
    t.refused(function() engage(a[4], lone) end, "PIL-MULTI-01")
    t.refused(function() engage(lone, a[4]) end, "PIL-MULTI-01")
    t.no(a[4].in_melee)
  end,
}

scenario "the limit is a data key" {
  covers = { "PIL-MULTI-01" },
  set = { ["rules.multi.max"] = 1 },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local lone = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    engage(red:add("warrior", { at = { 19, 20 } }), lone)
    local second = red:add("warrior", { at = { 21, 20 } })
    t.refused(function() engage(second, lone) end, "PIL-MULTI-01")
  end,
}
