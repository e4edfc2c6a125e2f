-- What the tables say of packs, said otherwise; and who may be at one model.
local function hunt(opts)
  opts = opts or {}
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local h = red:add("warrior", { name = "H", weapon = "spear", war_dogs = true, at = { 20, 20 } })
  local b = blue:add("warrior", { name = "B", weapon = "hand_weapon", horse = opts.horse, at = opts.at or { 20, 29 } })
  return h, b, h:touching { troop = "hound" }, red, blue
end

scenario "how far they run" {
  covers = { "PIL-HOUND-02" },
  set = { ["rules.hound.reach"] = 10 },
  run = function(t)
    local h, b = hunt { at = { 20, 31 } }
    t.equal(send_hounds(h, b).distance, 10)
    t.yes(b.in_melee)
  end,
}

scenario "measured from the nearest hound" {
  covers = { "PIL-HOUND-02" },
  set = { ["rules.hound.range_from"] = "hounds" },
  run = function(t)
    local h, b, pack = hunt { at = { 20, 30 } }
    put(pack[1], { 20, 21 })
    local r = send_hounds(h, b)
    t.equal(r.distance, 8)
    t.yes(r.contact)
  end,
}

scenario "without a charge bonus they need 5" {
  covers = { "PIL-HOUND-03" },
  set = { ["rules.hound.charge_bonus"] = false },
  dice = { hit = { 4, 4, 4, 1 } },
  run = function(t)
    local h, b, pack = hunt()
    t.no(send_hounds(h, b).bonus)
    t.equal(fight(pack[1], b):by(pack[1])[1].need, 5)
  end,
}

scenario "hounds that shield nobody" {
  covers = { "PIL-HOUND-06" },
  set = { ["rules.hound.shields_handler"] = false },
  dice = { charge = { 5 } },
  run = function(t)
    local h, b, pack = hunt { at = { 20, 26 } }
    put(pack[1], { 20, 19 }) put(pack[2], { 19, 20 }) put(pack[3], { 21, 20 })
    t.yes(pack[1]:touches(h))
    t.yes(charge(b, h).contact)
  end,
}

scenario "hounds that do not go for the horse roll for the part" {
  covers = { "PIL-HOUND-10" },
  set = { ["rules.hound.horse_first"] = false },
  dice = { target = { 4 }, hit = { 1 } },
  run = function(t)
    local _, b, pack = hunt { horse = true }
    t.equal(attack(pack[1], b).blows[1].part, "rider")
  end,
}

scenario "what a hound is: two bites, two lives, SA" {
  covers = { "PIL-HOUND-01" },
  set = { ["rules.troop.hound.hp"] = 2, ["rules.troop.hound.attacks"] = 2, ["rules.troop.hound.class"] = "SA" },
  dice = { hit = { Hound = { 1, 1 }, ["Hound 2"] = { 1, 1 }, ["Hound 3"] = { 1, 1 }, B = { 4 } } },
  run = function(t)
    local h, b, pack = hunt()
    send_hounds(h, b)
    local r = fight(pack[1], b)
    t.equal(#r:by(pack[1]), 2)
    t.equal(r:by(b)[1].need, 4)
    t.equal(r:by(b)[1].at.hp, 1)
  end,
}

scenario "whose target escapes stand where it stood and obey nobody" {
  covers = { "PIL-HOUND-08" },
  dice = { flee = { 4 } },
  run = function(t)
    local h, b, pack = hunt { at = { 20, 24 } }
    local r = send_hounds(h, b, { react = "flee" })
    t.no(r.contact)
    t.equal({ pack[1].x, pack[1].y }, { 20, 24 })
    for i = 2, 3 do t.yes(pack[i]:touches(pack[1])) end
    for _, d in ipairs(pack) do t.yes(d.loose) end
    put(b, { 40, 40 })
    next_turn()
    t.refused(function() send_hounds(h, b) end, "PIL-HOUND-08")
  end,
}

scenario "or they obey, where the tables say so" {
  covers = { "PIL-HOUND-08" },
  set = { ["rules.hound.escaped"] = "obey" },
  dice = { flee = { 4 } },
  run = function(t)
    local h, b, pack = hunt { at = { 20, 24 } }
    send_hounds(h, b, { react = "flee" })
    t.no(pack[1].loose)
    put(b, { 20, 28 })
    next_turn()
    t.yes(send_hounds(h, b).contact)
  end,
}

house "test_alarm" { title = "Alarm" }
rule "test:alarm" {
  title = "Alarm", house = "test_alarm", hook = "pillage.on_charge_declared",
  when = function(ev) return ev.model.troop == "hound" end,
  effect = function(ev) ev:wound(ev.target, 1) end,
}

scenario "a pack that is sent has declared a charge: once, before it is measured" {
  covers = { "PIL-HOUND-02" },
  house = "test_alarm",
  run = function(t)
    local h, b, pack = hunt { at = { 20, 40 } }
    local r = send_hounds(h, b)
    t.yes(r.cancelled)
    t.no(b.alive)
    t.yes(pack[1]:touches(h))
    t.ran("test:alarm", 1)
    t.refused(function() move(h, { 20, 21 }) end, "PIL-MOVE-01")
  end,
}

house "test_whip" { title = "Whip" }
rule "test:whip" {
  title = "Whip", house = "test_whip", troop = "hound", hook = "pillage.on_stage_start",
  when = function(ev) return ev.stage == "movement" and not ev.model.in_melee end,
  effect = function(ev) ev:force_charge(ev.model, ev.model:nearest { side = "enemy" }) end,
}

scenario "a hound that a rule sets off takes its pack along, without a die" {
  covers = { "PIL-HOUND-05" },
  house = "test_whip",
  run = function(t)
    local h, b, pack = hunt { at = { 20, 25 } }
    piece("fence", { line = { { 15, 23 }, { 25, 23 } }, width = 0.5 })
    to_stage "movement"
    for _, d in ipairs(pack) do
      t.yes(d:touches(b) and d.in_melee)
      t.yes(d.charge.bonus)
    end
    t.ran("test:whip", 1)
  end,
}

scenario "a pack helps a friend against one: four at him, and nobody more" {
  covers = { "PIL-MULTI-01", "PIL-HOUND-03" },
  run = function(t)
    local h, b, pack, red = hunt { at = { 20, 26 } }
    local man = red:add("warrior", { name = "M", weapon = "spear", touch = b, bearing = 0 })
    engage(man, b)
    local r = send_hounds(h, b)
    t.yes(r.contact)
    t.no(r.bonus)
    for _, d in ipairs(pack) do t.yes(d.in_melee) end
    local late = red:add("warrior", { weapon = "spear", at = { 26, 26 } })
    t.refused(function() charge(late, b) end, "PIL-MULTI-01")
  end,
}

scenario "three hounds are three: no man joins them, unless four may be at one" {
  covers = { "PIL-MULTI-01" },
  dice = { charge = { 5 } },
  run = function(t)
    local h, b, pack, red = hunt()
    send_hounds(h, b)
    local man = red:add("warrior", { weapon = "spear", at = { 26, 29 } })
    t.refused(function() charge(man, b) end, "PIL-MULTI-01")
    set("rules.multi.max", 4)
    t.yes(charge(man, b).contact)
  end,
}
