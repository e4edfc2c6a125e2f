-- The sides start at opposite edges.
house "test_place" { title = "Before the deployment" }

rule "test:place" {
  title = "Omen", house = "test_place", faction = "anglo_saxons", hook = "pillage.on_before_deployment", state = { omen = "flag" },
  effect = function(ev) ev:set(ev.side, "omen", true) end,
}
rule "test:deep" {
  title = "Deep zone", house = "test_place", faction = "anglo_saxons", hook = "pillage.modify_zone",
  when = function(ev) return ev.side.state.omen end,
  effect = function(ev) ev:modify(2) end,
}

scenario "a man stands up to 5.5 inches from his edge, not farther" {
  covers = { "PIL-DEPLOY-01" },
  dice = { deploy = { 5, 2 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    local r = red:add("warrior", { weapon = "spear" })
    local b = blue:add("warrior", { weapon = "spear" })
    deployment()
    t.refused(function() deploy(r, { 20, 5.6 }) end, "PIL-DEPLOY-01")
    t.refused(function() deploy(r, { 0.4, 5 }) end, "PIL-DEPLOY-01")
    deploy(r, { 20, 5.5 })
    t.equal(r.y, 5.5)
    t.no(r.hidden)
    t.refused(function() deploy(b, { 20, 5 }) end, "PIL-DEPLOY-01")
    t.refused(function() deploy(b, { 20, 42.4 }) end, "PIL-DEPLOY-01")
    deploy(b, { 20, 42.5 })
  end,
}

scenario "who wins the roll may choose any edge, the other has the opposite one" {
  covers = { "PIL-DEPLOY-01", "PIL-DEPLOY-02" },
  dice = { deploy = { 5, 2 } },
  choices = { edge = { "east" } },
  run = function(t)
    battle { strict = true, size = { 72, 48 } }
    local red, blue = band "vikings", band "anglo_saxons"
    local r = red:add("warrior", { weapon = "spear" })
    local b = blue:add("warrior", { weapon = "spear" })
    deployment()
    t.refused(function() deploy(r, { 20, 5 }) end, "PIL-DEPLOY-01")
    deploy(r, { 66.5, 20 })
    deploy(b, { 5.5, 20 })
  end,
}

scenario "what is placed before the deployment comes once the edges are chosen" {
  covers = { "PIL-DEPLOY-01" },
  dice = { deploy = { 2, 5 } },
  run = function(t)
    battle { strict = true, house = { "test_place" } }
    local red, blue = band "vikings", band "anglo_saxons"
    local b = blue:add("warrior", { weapon = "spear" })
    deployment()
    t.ran("test:place", 1)
    t.refused(function() deploy(b, { 20, 7.6 }) end, "PIL-DEPLOY-01")
    deploy(b, { 20, 7.5 })
    t.ran("test:deep")
    t.dice { initiative = { 5, 3 } }
    start()
    t.ran("test:place", 1)
  end,
}

scenario "nobody is set up on top of another" {
  covers = { "PIL-DEPLOY-01" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { weapon = "spear", at = { 20, 5 } })
    local b = red:add("warrior", { weapon = "spear", at = { 30, 5 } })
    t.refused(function() deploy(b, { 20.9, 5 }) end, "PIL-OBST-06")
    deploy(b, { 21, 5 })
    t.yes(a:touches(b))
  end,
}
