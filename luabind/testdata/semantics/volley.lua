-- What rules can do to a volley: the record, who owns it, whom it spares.

rule "vol:radius" { title = "R", house = "vol_radius", hook = "pillage.modify_volley",
  when = function(ev) return #ev.archers > 4 and ev.marker.y > 15 end,
  effect = function(ev) ev:become { radius = 1.5, need = 5 } end }
rule "vol:huns" { title = "H", faction = "huns", hook = "pillage.modify_volley", effect = function(ev) ev:modify(1) end }
rule "vol:longbow" { title = "L", weapon = "composite_bow", hook = "pillage.modify_volley", effect = function(ev) ev:modify(2) end }
rule "vol:dry" { title = "D", gear = "horn", hook = "pillage.can_weather_affect",
  when = function(ev) return ev.effect == "PIL-WEATHER-08" end, effect = function(ev) ev:refuse() end }
rule "vol:ghost" { title = "G", troop = "chief", who = "target", hook = "pillage.can_target",
  when = function(ev) return ev.kind == "volley" end, effect = function(ev) ev:refuse() end }
rule "vol:cover" { title = "C", armour = "shield", hook = "pillage.modify_save",
  when = function(ev) return ev.kind == "volley" end, effect = function(ev) ev:modify(2) end }
rule "vol:steady" { title = "S", house = "vol_steady", hook = "pillage.modify_volley", effect = function(ev) ev:ignore_penalties() end }
rule "vol:lucky" { title = "U", house = "vol_lucky", hook = "pillage.modify_wound",
  when = function(ev) return ev.cause == "volley" and ev.by_weapon end, effect = function(ev) ev:cancel() end }
rule "vol:told" { title = "T", house = "vol_told", hook = "pillage.on_model_removed", who = "any", state = { toll = "number" },
  when = function(ev) return ev.cause == "volley" and ev.killer and true end,
  effect = function(ev) ev:set(ev.killer, "toll", 1) end }
house "vol_radius" { title = "R" }
house "vol_steady" { title = "S" }
house "vol_lucky" { title = "U" }
house "vol_told" { title = "T" }

local function row(band, n, kit)
  return band:row(n, "warrior", { weapon = "bow", at = { 10, 8 } }, kit or {})
end

scenario "a rule sets radius and need by who shoots and where" {
  house = { "vol_radius" },
  dice = { volley = { 5, 1, 1 }, save = { 6 } },
  run = function(t)
    local red, blue = band(), band()
    local a = row(red, 5)
    blue:add("warrior", { at = { 12, 20 } })
    blue:add("warrior", { at = { 14.1, 20 } })       -- beyond 1.5", within 4"
    local r = volley(a, { 12, 20 })
    t.equal({ r.radius, #r.blows, r.blows[1].need }, { 1.5, 1, 5 })
    next_turn()
    t.equal(volley({ a[1], a[2], a[3], a[4] }, { 12, 20 }).radius, 3)
  end,
}
scenario "an owner must hold for every archer" {
  dice = { volley = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "huns", band()
    local a = row(red, 4)
    local other = red:add("warrior", { weapon = "bow", faction = "vikings", at = { 9, 8 } })
    blue:add("warrior", { at = { 12, 22 } })
    t.equal(volley(a, { 12, 22 }).blows[1].need, 5)
    next_turn()
    a[5] = other
    t.equal(volley(a, { 12, 22 }).blows[1].need, 6)
    next_turn()
    battle {}
    red, blue = band(), band()
    a = row(red, 4, { weapon = "composite_bow" })
    blue:add("warrior", { at = { 12, 22 } })
    t.equal(volley(a, { 12, 22 }).blows[1].need, 4)
  end,
}
scenario "a weather works unless all archers ignore it" {
  weather = "wind",
  dice = { volley = { 1, 1 } },
  run = function(t)
    local red, blue = band(), band()
    local a = row(red, 4, { horn = true })
    local b = red:add("warrior", { weapon = "bow", at = { 9, 8 } })
    blue:add("warrior", { at = { 12, 22 } })
    t.equal(volley(a, { 12, 22 }).blows[1].need, 6)
    next_turn()
    a[5] = b
    t.equal(volley(a, { 12, 22 }).blows[1].need, 7)
  end,
}
scenario "penalties of a volley can be ignored" {
  weather = "wind", house = { "vol_steady" },
  dice = { volley = { 1 } },
  run = function(t)
    local red, blue = band(), band()
    blue:add("warrior", { at = { 12, 22 } })
    t.equal(volley(row(red, 4), { 12, 22 }).blows[1].need, 6)
  end,
}
scenario "who may not be a target is not hurt, and saves see the kind" {
  dice = { volley = { 6 }, save = { 3 } },
  run = function(t)
    local red, blue = band(), band()
    local a = row(red, 4)
    blue:add("chief", { at = { 12, 20 } })
    local b = blue:add("warrior", { shield = true, at = { 13, 20 } })
    local r = volley(a, { 12, 20 })
    t.equal(#r.blows, 1)
    t.yes(r.blows[1].at == b)
    t.equal(r.blows[1].save.need, 3)
  end,
}
scenario "the wound of a volley has its cause" {
  house = { "vol_lucky" },
  dice = { volley = { 6 }, save = { 1 } },
  run = function(t)
    local red, blue = band(), band()
    local b = blue:add("warrior", { at = { 12, 20 } })
    t.no(volley(row(red, 4), { 12, 20 }).blows[1].wound)
    t.yes(b.alive)
  end,
}
scenario "the nearest archer is the killer, and who fell from his horse fell" {
  house = { "vol_told" },
  dice = { volley = { 6, 6 }, target = { 1 }, strike = { 6 }, save = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band(), band()
    local a = row(red, 4)
    local rider = blue:add("warrior", { horse = true, at = { 10, 20 } })
    local foot = blue:add("warrior", { at = { 12, 20 } })
    volley(a, { 12, 20 })
    t.no(rider.alive)
    t.no(foot.alive)
    t.equal(a[3].state.toll, 1)
    t.ran("vol:told", 1)
  end,
}
