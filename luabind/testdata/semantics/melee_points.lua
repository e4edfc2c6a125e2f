-- The points of the melee: lists whose elements have fields, pushes, agility,
-- how many may be at one, who has won.

house "more" { title = "More" }
rule "mel:more" { title = "More blows", house = "more", hook = "pillage.modify_attack_list", who = "any",
  when = function(ev) return ev.attacker.hp == 3 end,
  effect = function(ev)
    for _, m in ipairs(ev.attacker:touching { side = "enemy" }) do
      if m ~= ev.target then ev:add { target = m, weapon = "improvised", charge_bonus = true } end
    end
    ev:add {}
  end }

house "near" { title = "Near" }
rule "mel:near" { title = "Near friends support", house = "near", hook = "pillage.modify_support", who = "any",
  when = function(ev) return ev.attacker end,
  effect = function(ev)
    for _, m in ipairs(ev.target:touching { side = "friend", mounted = true }) do ev:add { model = m, modifier = -3 } end
    for _, m in ipairs(ev.target:touching { side = "friend", has = "shield" }) do ev:drop(m) end
    for _, m in ipairs(ev.target:touching { side = "friend", has = "torch" }) do ev:add { model = m, through = m } end
  end }

house "strong" { title = "Strong" }
rule "mel:strong" { title = "Strong", house = "strong", hook = "pillage.modify_push_roll", who = "any",
  when = function(ev) return ev.die >= 2 and ev.target.hp == 1 end, effect = function(ev) ev:modify(3) end }
rule "mel:saddle" { title = "Saddle", house = "strong", hook = "pillage.modify_push_result", who = "any",
  when = function(ev) return ev.value >= 2 end, effect = function(ev) ev:become(5) end }
rule "mel:quick" { title = "Quick", house = "strong", hook = "pillage.modify_agility", who = "any",
  when = function(ev) return ev.die >= 2 end, effect = function(ev) ev:modify(2) end }
rule "mel:crowd" { title = "Crowd", house = "strong", hook = "pillage.modify_multi_limit", who = "any",
  when = function(ev) return ev.model.hp == 3 end, effect = function(ev) ev:become(4) end }

house "won" { title = "Won" }
rule "mel:won" { title = "Won", house = "won", hook = "pillage.on_melee_won", who = "any", state = { victories = "number" },
  effect = function(ev) ev:set(ev.side, "victories", ev.side.state.victories + ev.fight.number) end }

local man = { weapon = "hand_weapon" }

scenario "an attack added to the list has its weapon, its target, its bonus" {
  house = { "more" },
  dice = { hit = { 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("chief", man, { at = { 10, 10 } })
    local b = blue:add("warrior", man, { touch = a, bearing = 0 })
    local c = blue:add("warrior", man, { touch = a, bearing = 180 })
    engage(b, a)
    engage(c, a)
    local blows = fight(a, c):by(a)
    t.equal(#blows, 4)                 -- two of a chief, two added
    t.equal({ blows[1].weapon, blows[3].weapon, blows[4].weapon }, { "hand_weapon", "improvised", "hand_weapon" })
    t.yes(blows[3].at == b)
    t.yes(blows[4].at == c)
    t.equal({ blows[1].need, blows[3].need, blows[4].need }, { 3, 4, 3 })
  end,
}

scenario "supporters are added with their modifier, dropped, and need whom they reach through" {
  house = { "near" },
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("warrior", man, { at = { 10, 10 } })
    local foe = blue:add("warrior", man, { touch = a, bearing = 0 })
    engage(foe, a)
    local spear = red:add("warrior", { weapon = "spear", shield = true, touch = a, bearing = 180 })
    t.equal(need("hit", foe, a), 3)    -- dropped
    put(spear, { 30, 30 })
    red:add("warrior", { weapon = "hand_weapon", torch = true, touch = a, bearing = 90 })
    t.equal(need("hit", foe, a), 4)    -- through himself
    red:add("warrior", { weapon = "hand_weapon", horse = true, touch = a, bearing = 250 })
    t.equal(need("hit", foe, a), 7)
  end,
}

scenario "push and agility rolls, the row of a rider and the limit are modified" {
  house = { "strong" },
  dice = { push = { 2, 1, 2 }, strike = { 1 }, agility = { 2 }, hit = { 1, 1, 1 }, target = { 4 } },
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("warrior", man, { at = { 1.6, 10 } })
    local b = blue:add("warrior", man, { touch = a, bearing = 270 })
    engage(a, b)
    push(a, b)
    fight(a, b)                        -- 2 + 3, then 2 + 2
    t.no(a.in_melee)
    local c = red:add("warrior", man, { at = { 20, 10 } })
    local d = blue:add("warrior", man, { touch = c, bearing = 0 })
    engage(c, d)
    push(c, d)
    fight(c, d)                        -- a natural 1 stays one
    t.yes(c.in_melee)
    local r = red:add("warrior", man, { horse = true, at = { 30, 10 } })
    local e = blue:add("warrior", man, { touch = r, bearing = 0 })
    engage(r, e)
    push(r)
    fight(r, e)
    t.equal(e:distance(r), 1)
    local chief = red:add("chief", man, { at = { 40, 40 } })
    for x = 1, 4 do engage(blue:add("warrior", man, { at = { 40 + x, 44 } }), chief) end
    local fifth = blue:add("warrior", man, { at = { 46, 44 } })
    t.refused(function() engage(fifth, chief) end, "PIL-MULTI-01")
  end,
}

scenario "the winner is told at the end of the stage, where both fell nobody is" {
  house = { "won" },
  dice = { hit = { 3, 3, 1, 3 }, save = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", man, { at = { 10, 10 } }), blue:add("warrior", man, { at = { 11, 10 } })
    local c, d = red:add("warrior", man, { at = { 20, 10 } }), blue:add("chief", man, { at = { 21, 10 } })
    engage(a, b)
    engage(c, d)
    fight(a, b)
    t.no(a.alive)
    t.no(b.alive)
    fight(c, d)
    t.no(c.alive)
    t.equal(blue.state.victories, 0)
    next_stage()
    t.equal({ red.state.victories, blue.state.victories }, { 0, 2 })
  end,
}
