-- Zones are data of a scenario.
scenario "in a zone of 12 inches a man stands 11.5 inches from the edge" {
  covers = { "PIL-DEPLOY-03", "PIL-DEPLOY-01" },
  run = function(t)
    local red = band "vikings"
    local r = red:add("warrior", { weapon = "spear", at = { 20, 3 } })
    t.refused(function() deploy(r, { 20, 11.5 }) end, "PIL-DEPLOY-01")
    set("rules.deploy.zone_depth", 12)
    t.yes(deploy(r, { 20, 11.5 }).ok)
    t.refused(function() deploy(r, { 20, 11.6 }) end, "PIL-DEPLOY-01")
  end,
}

scenario "a table is 48 inches square, and the data change that" {
  covers = { "PIL-DEPLOY-03" },
  run = function(t)
    local red = band "vikings"
    t.fails(function() red:add("warrior", { at = { 60, 10 } }) end, "E-ARG")
    battle { size = { 72, 48 } }
    red = band "vikings"
    t.equal(red:add("warrior", { at = { 60, 10 } }).x, 60)
  end,
}
