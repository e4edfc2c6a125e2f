-- What rules can do about fire, loot and morale: every point of these chapters,
-- with weather, and with rules of this file's own where no weather touches it.
house "test_heat" { title = "Heat", data = { radius = 3, burn = 4 } }
talent "test_arson" { title = "Arson", price = 1, data = { ignition = 1 } }
talent "test_nose" { title = "Nose", price = 1, data = { row = 4 } }
talent "test_eyes" { title = "Eyes", price = 1 }
talent "test_back" { title = "Back", price = 1, data = { value = 5 } }
talent "test_grief" { title = "Grief", price = 1 }
talent "test_pride" { title = "Pride", price = 1, data = { points = 6 } }
house "test_tinder" { title = "Tinder", data = { need = 2 } }

troop "test_cart" { title = "Cart", hp = 2, attacks = 0, class = "FA", object = true, morale = "immune", loss = { morale = 0, score = 5 }, data = { burns = true } }

rule "test:radius" {
  title = "Heat", house = "test_heat", hook = "pillage.modify_fire_radius",
  when = function(ev) return ev.source_piece and ev.source_piece.kind == "house" end,
  effect = function(ev) ev:become(ev.data.radius) end,
}
rule "test:burn" { title = "Heat", house = "test_heat", hook = "pillage.modify_burn", effect = function(ev) ev:become(ev.data.burn) end }
rule "test:arson" { title = "Arson", talent = "test_arson", hook = "pillage.modify_ignition", effect = function(ev) ev:modify(ev.data.ignition) end }
rule "test:tinder" { title = "Tinder", house = "test_tinder", hook = "pillage.modify_ignition_need", effect = function(ev) ev:become(ev.data.need) end }
rule "test:cart" {
  title = "Cart", hook = "pillage.on_ignited",
  when = function(ev) return ev.object and ev.object.troop == "test_cart" and (ev.cause == "spread") == (ev.model == nil) end,
  effect = function(ev) ev:remove(ev.object) end,
}
rule "test:nose" { title = "Nose", talent = "test_nose", hook = "pillage.modify_search_fixed", effect = function(ev) ev:become(ev.data.row) end }
rule "test:eyes" {
  title = "Eyes", talent = "test_eyes",
  { hook = "pillage.modify_search", when = function(ev) return ev.die == 6 end, effect = function(ev) ev:cancel() end },
  { hook = "pillage.modify_search", when = function(ev) return ev.die == 3 end, effect = function(ev) ev:become(5) end },
}
rule "test:back" { title = "Back", talent = "test_back", hook = "pillage.modify_carry", effect = function(ev) ev:become(ev.data.value) end }
rule "test:grief" { title = "Grief", talent = "test_grief", hook = "pillage.modify_morale_reasons", effect = function(ev) ev:add "idol" ev:drop "chief" end }
rule "test:weight" {
  title = "Grief", talent = "test_grief", hook = "pillage.modify_loss_weight",
  when = function(ev) return ev.purpose == "score" and ev.cause == "attack" end,
  effect = function(ev) ev:become(3) end,
}
rule "test:pride" { title = "Pride", talent = "test_pride", hook = "pillage.modify_score", effect = function(ev) ev:modify(ev.data.points) end }

local function scene(kit, kind)
  local red = band "vikings"
  local m = red:add("chief", kit or {}, { name = "Ulf", at = { 10, 10 } })
  return m, piece(kind or "house", { at = { 12.5, 10 }, size = { 4, 4 } }), red
end

scenario "in heavy rain 8, 7, 6 and then 5 without a torch" {
  covers = { "PIL-FIRE-03", "PIL-WEATHER-14" },
  weather = "rain",
  dice = { ignite = { 6, 4, 6, 3, 5, 4, 4 } },
  run = function(t)
    local m, house = scene()
    for _, n in ipairs { 8, 7, 6, 5, 5 } do
      local r = ignite(m, house)
      t.equal(r.need, n)
      t.no(r.burns)
    end
  end,
}

scenario "a third attempt without a torch in snow burns on a 6" {
  covers = { "PIL-FIRE-03", "PIL-WEATHER-16" },
  weather = "snow",
  dice = { ignite = { 1, 1, 6 } },
  run = function(t)
    local m, house = scene()
    t.no(ignite(m, house).burns)
    t.no(ignite(m, house).burns)
    local r = ignite(m, house)
    t.equal(r.need, 6)
    t.yes(r.burns)
    t.explains("PIL-WEATHER-16", -2)
  end,
}

scenario "with a torch and +1 the second attempt needs 2; the floor comes before the change" {
  covers = { "PIL-FIRE-03" },
  dice = { ignite = { 1, 2 } },
  run = function(t)
    local m, house = scene { torch = true, talents = { "test_arson" } }
    t.equal(ignite(m, house).need, 3)
    t.equal(need("ignite", m, house), 2)
    set("rules.fire.floor.of", "roll")
    t.equal(need("ignite", m, house), 3)
    set("rules.fire.floor.of", "number")
    t.yes(ignite(m, house).burns)
  end,
}

scenario "torch, +1 and -2 change nothing at a fortified building" {
  covers = { "PIL-BUILD-11" },
  weather = "rain",
  dice = { ignite = { 6, 3, 6, 4 } },
  run = function(t)
    local m, tower = scene({ torch = true, talents = { "test_arson" } }, "tower")
    t.no(ignite(m, tower).burns)
    local r = ignite(m, tower)
    t.equal(r.need, 7)
    t.yes(r.burns)
  end,
}

scenario "a rule sets the number itself" {
  covers = { "PIL-FIRE-02" },
  house = { "test_tinder" },
  dice = { ignite = { 2 } },
  run = function(t)
    local m, house = scene()
    t.yes(ignite(m, house).burns)
  end,
}

scenario "in strong wind a store 1.5 inches from a burning house catches fire on 4" {
  covers = { "PIL-FIRE-04", "PIL-FIRE-06", "PIL-BUILD-12", "PIL-WEATHER-09" },
  weather = "wind",
  dice = { ignite = { 6 }, spread = { 4 }, burn = { 5 } },
  run = function(t)
    local m, house, red = scene { torch = true }
    next_turn()
    t.yes(ignite(m, house).burns)
    put(m, { 12.5, 14.4 })
    local store = piece("store", { at = { 18, 10 }, size = { 4, 4 } })
    next_turn()
    t.equal(m.hp, 3)
    to_stage "ignition"
    t.yes(store.burning)
    t.no(m.alive)
  end,
}

scenario "rules widen the fire and make it hotter, and the wind fans it" {
  covers = { "PIL-FIRE-04", "PIL-FIRE-06", "PIL-WEATHER-09" },
  weather = "wind",
  house = { "test_heat" },
  dice = { ignite = { 6 }, spread = { 4 }, burn = { 4 } },
  run = function(t)
    local m, house, red = scene { torch = true }
    ignite(m, house)
    put(m, { 2, 2 })
    red:add("warrior", { at = { 18, 10 } })                         -- 3" away
    local barn = piece("house", { at = { 12.5, 17 }, size = { 4, 4 } })
    local r = spread_fire()
    t.equal(r.fires, 1)
    t.equal(r.lost, 1)
  end,
}

scenario "a cart burns like a house, and a rule is told" {
  covers = { "PIL-FIRE-01", "PIL-FIRE-04", "PIL-FIRE-05" },
  dice = { ignite = { 4 }, spread = { 6, 6 } },
  run = function(t)
    local m, house, red = scene { torch = true }
    local cart = red:add("test_cart", { touch = m, bearing = 180 })
    local other = band("huns"):add("test_cart", { touch = cart, bearing = 180 })
    t.yes(ignite(m, cart).burns)
    t.no(cart.alive)
    t.yes(cart.burning)
    put(m, { 30, 30 })
    local r = spread_fire()                                    -- the wreck burns on
    t.equal(r.fires, 2)
    t.no(other.alive)
    t.yes(house.burning)
    t.ran("test:cart", 2)
  end,
}

scenario "the loss of a cart counts five in the score and nothing for morale" {
  covers = { "PIL-END-01", "PIL-MORALE-01" },
  dice = { ignite = { 4 } },
  run = function(t)
    local m = scene { torch = true }
    local blue = band "huns"
    blue:add("warrior", { at = { 30, 30 } })
    local cart = blue:add("test_cart", { touch = m, bearing = 180 })
    ignite(m, cart)
    t.equal(score(m.side), 5)
    t.equal(morale().tests, 0)
  end,
}

scenario "a rule finds loot without a search die" {
  covers = { "PIL-LOOT-02" },
  dice = { find = { 6 } },
  run = function(t)
    local m = scene { talents = { "test_nose" } }
    local r = search(m, piece("chest", { at = { 9.1, 10 } }))
    t.equal(r.row, 4)
    t.equal(r.value, 3)
  end,
}

scenario "a rule reads the search die, changes the row or puts something else in place of the loot" {
  covers = { "PIL-LOOT-02" },
  dice = { search = { 3, 6 }, find = { 1 } },
  run = function(t)
    local m = scene { talents = { "test_eyes" } }
    local r = search(m, piece("chest", { at = { 9.1, 10 } }))
    t.equal(r.row, 5)
    t.equal(r.value, 1)
    next_turn()
    local other = search(m, piece("chest", { at = { 10, 9.1 } }))
    t.equal(other.row, 6)
    t.no(other.ok)
    t.equal(m.loot, 1)
  end,
}

scenario "a rule lets a chief carry more" {
  covers = { "PIL-LOOT-04" },
  run = function(t)
    local m = scene { talents = { "test_back" }, loot = 3 }
    take(m, piece("loot", { at = { 9.1, 10 }, value = 2 }))
    t.equal(m.loot, 5)
  end,
}

scenario "rules add and drop reasons for a test by any word" {
  covers = { "PIL-MORALE-01" },
  dice = { morale = { 2 } },
  run = function(t)
    local m, house, red = scene { talents = { "test_grief" } }
    red:add("warrior", { at = { 30, 10 } })
    local other = band "huns"
    other:add("warrior", { at = { 30, 30 } })
    t.equal(morale().tests, 1)
    t.explains "PIL-MORALE-01"
  end,
}

scenario "rules weigh losses for the score, and add to it" {
  covers = { "PIL-END-01" },
  dice = { hit = { 3 }, save = { 1 } },
  run = function(t)
    local m, house, red = scene { weapon = "hand_weapon", talents = { "test_pride" } }
    local blue = band "huns"
    local foe = blue:add("warrior", { at = { 30, 30 } })
    blue:add("chief", { talents = { "test_grief" }, at = { 34, 30 } })
    attack(m, foe, { kind = "melee" })
    t.equal(score(red), 9)
  end,
}
