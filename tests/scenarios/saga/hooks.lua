-- Points of play that no rule of the book uses: each answers to a rule of a mod.

local function facing()
  local red, blue = band("normans", { name = "red" }), band("vikings", { name = "blue" })
  local u = red:add("warriors", { size = 4, weapon = "bow", at = { 10, 10 } })
  local v = blue:add("warriors", { size = 6, at = { 10, 20 } })
  return u, v, red, blue
end

rule "test:standard" {              -- one die more for every warrior unit of the Normans
  faction = "normans",
  hook = "saga.modify_saga_dice",
  effect = function(ev) ev:modify(1) end,
}

scenario "a unit may give more SAGA dice" {
  dice = { saga = { 1, 1 } },
  run = function(t)
    local u, v, red = facing()
    t.equal(saga_dice(red).rolled, 2)
    t.ran "test:standard"
  end,
}

rule "test:silence" {               -- the gods do not listen to riders
  faction = "normans",
  hook = "saga.can_use",
  when = function(ev) return ev.ability == "aimed_volley" end,
  effect = function(ev) ev:refuse { en = "not today", ru = "не сегодня" } end,
}

scenario "a rule may forbid an ability" {
  run = function(t)
    local u, v, red = facing()
    ready(red, "aimed_volley")
    t.refused(function() shoot(u, v, { use = "aimed_volley" }) end, "test:silence")
    t.equal(loaded(red, "aimed_volley"), 1)
  end,
}

rule "test:pinned" {                -- fear holds units with two Fatigue
  faction = "normans",
  hook = "saga.can_act",
  when = function(ev) return ev.purpose == "move" and ev.model.fatigue >= 2 end,
  effect = function(ev) ev:refuse { en = "pinned", ru = "прижаты" } end,
}

rule "test:tough" {                 -- they bear one Fatigue less
  faction = "normans",
  hook = "saga.modify_fatigue_limit",
  effect = function(ev) ev:modify(-1) end,
}

scenario "who may act, and how much Fatigue he bears" {
  run = function(t)
    local u, v = facing()
    tire(u, 2)
    t.refused(function() move(u, { 10, 11 }) end, "SAGA-ENGAGE-01")
    off "test:tough"
    t.refused(function() move(u, { 10, 11 }) end, "test:pinned")
  end,
}

rule "test:smoke" {                 -- nobody sees far over 8 inches
  hook = "saga.can_see",
  who = "any",
  when = function(ev) return ev.target.fatigue == 3 end,
  effect = function(ev) ev:refuse { en = "smoke", ru = "дым" } end,
}

rule "test:far" {                   -- bows reach two inches farther
  weapon = "bow",
  hook = "saga.modify_range",
  effect = function(ev) ev:modify(2) end,
}

scenario "sight and range" {
  run = function(t)
    local u, v = facing()
    t.equal(range_of(u), 14)
    t.equal(#shooters(u, v), 4)
    tire(v, 3)
    t.equal(#shooters(u, v), 0)
  end,
}

rule "test:fog" {                   -- Vikings with one Fatigue count as in heavy cover
  faction = "vikings",
  hook = "saga.modify_cover",
  when = function(ev) return ev.target.fatigue == 1 end,
  effect = function(ev) ev:become "heavy" end,
}

rule "test:shields" {               -- Vikings throw missed defence dice again
  faction = "vikings",
  hook = "saga.modify_defence_reroll",
  effect = function(ev) ev:reroll "fails" end,
}

rule "test:grief" {                 -- losses tire
  faction = "vikings",
  hook = "saga.on_losses",
  effect = function(ev)
    if ev.losses > 0 then ev:set(ev.target, "fatigue", ev.target.fatigue + 1) end
  end,
}

scenario "cover, defence dice thrown again, losses" {
  dice = { attack = { 4, 4, 5, 4 }, defence = { 1, 4, 1, 1, 2 } },
  run = function(t)
    local u, v = facing()
    -- The 1 is thrown again, a 1; the other hit is cancelled.
    local r = shoot(u, v)
    t.equal(r.cancelled, 1) t.equal(r.lost, 1)
    t.equal(v.fatigue, 1)
    next_turn()
    r = shoot(u, v)
    t.equal(r.cover, "heavy") t.equal(r.armour, 5) t.equal(r.hits, 1)
    t.ran "test:shields" t.ran "test:fog" t.ran "test:grief"
  end,
}

rule "test:oath" {                  -- Normans with one Fatigue do not charge
  faction = "normans",
  hook = "saga.can_engage",
  when = function(ev) return ev.attacker.fatigue == 1 end,
  effect = function(ev) ev:refuse { en = "sworn", ru = "клятва" } end,
}

rule "test:horn" {                  -- an announcement tires whom it is made to
  faction = "vikings",
  hook = "saga.on_announced",
  effect = function(ev) ev:set(ev.target, "fatigue", 1) end,
}

rule "test:shout" {                 -- contact gives heart
  faction = "normans",
  hook = "saga.on_engaged",
  effect = function(ev) ev:set(ev.target, "fatigue", ev.target.fatigue + 1) end,
}

rule "test:feast" {                 -- who wins rests
  hook = "saga.on_melee_end", who = "any",
  when = function(ev) return ev.winner == ev.model end,
  effect = function(ev) ev:set(ev.model, "fatigue", 0) end,
}

rule "test:omen" {                  -- who dies tires the rest
  hook = "saga.on_removed", who = "any",
  effect = function(ev) ev:set(ev.battle, "omens", 1) end,
  state = { omens = "number" },
}

rule "test:dawn" {                  -- a new turn
  hook = "saga.on_turn_start",
  state = { dawns = "number" },
  effect = function(ev) ev:set(ev.battle, "dawns", 1) end,
}

scenario "from the announcement to the end" {
  dice = { attack = { 4, 4, 4, 4, 1, 1 }, defence = { 1, 1, 1, 1, 1, 1, 1, 1 } },
  choices = { fatigue = { "none" } },
  run = function(t)
    local red, blue = band("normans", { name = "red" }), band("vikings", { name = "blue" })
    local u = red:add("warriors", { size = 4, files = 4, at = { 10, 10 } })
    local v = blue:add("warriors", { size = 2, at = { 11, 14 } })
    tire(u, 1)
    t.refused(function() engage(u, v) end, "test:oath")
    tire(u, -1)
    engage(u, v)
    t.equal(v.fatigue, 2)
    melee(u, v)
    t.no(v.alive)
    t.equal(u.fatigue, 0)
    next_turn()
    for _, id in ipairs { "test:horn", "test:shout", "test:feast", "test:omen", "test:dawn" } do t.ran(id) end
  end,
}
