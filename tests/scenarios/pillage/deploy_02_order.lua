-- Who wins the roll sets up all his models, then the other does.
house "test_first" { title = "First" }

rule "test:first" {
  title = "First", house = "test_first", hook = "pillage.on_deployed", state = { first = "flag", asked = "flag" },
  effect = function(ev)
    if not ev.battle.state.asked then ev:set(ev.side, "first", true) end
    ev:set(ev.battle, "asked", true)
  end,
}

scenario "with 5 against 2 red picks the edge and sets up everything, then blue" {
  covers = { "PIL-DEPLOY-02" },
  dice = { deploy = { 5, 2 }, initiative = { 2, 5 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    local r1 = red:add("warrior", { weapon = "spear" })
    local r2 = red:add("warrior", { weapon = "spear" })
    local b = blue:add("warrior", { weapon = "spear" })
    t.refused(function() deploy(r1, { 20, 5 }) end, "PIL-DEPLOY-02")
    deployment()
    t.explains("PIL-DEPLOY-02")
    t.refused(function() deployment() end, "PIL-DEPLOY-02")
    deploy(r1, { 20, 5 })
    t.refused(function() deploy(b, { 20, 43 }) end, "PIL-DEPLOY-02")
    deploy(r2, { 22, 5 })
    t.refused(function() start() end, "PIL-DEPLOY-02")
    t.refused(function() deploy(r1, { 24, 5 }) end, "PIL-DEPLOY-02")
    deploy(b, { 20, 43 })
    start()
    t.yes(blue.side.initiative)                                  -- turn 1 is rolled anew
    t.refused(function() deploy(b, { 22, 43 }) end, "PIL-DEPLOY-02")
  end,
}

scenario "a tie is rolled again" {
  covers = { "PIL-DEPLOY-02" },
  dice = { deploy = { 3, 3, 1, 6 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    red:add("warrior", { weapon = "spear" })
    local b = blue:add("warrior", { weapon = "spear" })
    deployment()
    deploy(b, { 20, 5 })
    t.equal(b.y, 5)
  end,
}

scenario "by the data of GAP-DEPLOY-ROLL its winner has the initiative of turn 1 too" {
  covers = { "PIL-DEPLOY-02" },
  dice = { deploy = { 2, 5 } },
  run = function(t)
    battle { strict = true }
    set("rules.deploy.roll", "turn")
    local red, blue = band "vikings", band "anglo_saxons"
    deployment()
    start()
    t.yes(blue.side.initiative)
  end,
}

scenario "after all are set up, the side with the initiative of the deployment is asked first" {
  covers = { "PIL-DEPLOY-02" },
  dice = { deploy = { 2, 5 }, initiative = { 6, 1 } },
  run = function(t)
    battle { strict = true, house = { "test_first" } }
    local red, blue = band "vikings", band "anglo_saxons"
    deployment()
    start()
    t.yes(blue.side.state.first)
    t.no(red.side.state.first)
  end,
}
