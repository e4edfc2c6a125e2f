-- Fire war: +1 on every ignition roll of the band, not on fortified buildings.
local function arsonist(kit, tags)
  local red = band()
  red:add("chief", { talents = { "fire_war" }, at = { 30, 5 } })
  local m = red:add("warrior", kit, { at = { 10, 10 } })
  return m, piece("house", { at = { 12.5, 10 }, size = { 4, 4 }, tags = tags }), red
end

scenario "without a torch a 5 lights the house, a 4 does not" {
  covers = { "PIL-TALENT-21" },
  dice = { ignite = { 4, 5 } },
  run = function(t)
    local m, house, red = arsonist {}
    local other = red:add("warrior", { at = { 12.5, 12.5 } })
    t.no(ignite(m, house).burns)
    t.yes(ignite(other, house).burns)
    t.ran("PIL-TALENT-21", 2)
    t.explains("PIL-TALENT-21", 1)
  end,
}

scenario "with a torch a 3 lights it" {
  covers = { "PIL-TALENT-21" },
  run = function(t)
    local m, house = arsonist { torch = true }
    t.equal(need("ignite", m, house), 3)
    t.odds(function() return ignite(m, house).burns end, "2/3")
  end,
}

scenario "a fortified house needs what it always needs, whatever the talent adds" {
  covers = { "PIL-TALENT-21" },
  run = function(t)
    local m, house = arsonist({ torch = true }, { "fortified" })
    t.equal(need("ignite", m, house), 7)
    set("talents.fire_war.ignition", 2)
    t.equal(need("ignite", m, house), 7)
    t.not_ran("PIL-TALENT-21")
    t.equal(need("ignite", m, piece("house", { at = { 10, 12.5 }, size = { 4, 4 } })), 2)
  end,
}

scenario "the enemy's fires burn as ever" {
  covers = { "PIL-TALENT-21" },
  run = function(t)
    local _, house = arsonist {}
    local foe = band():add("warrior", { at = { 12.5, 12.5 } })
    t.equal(need("ignite", foe, house), 6)
  end,
}

scenario "30 gold pieces, for every faction and for a band without one" {
  covers = { "PIL-TALENT-21" },
  run = function(t)
    for _, who in ipairs { "none", "huns", "vikings" } do
      battle {}
      local red = who == "none" and band() or band(who)
      red:add("chief", { at = { 10, 5 } })
      red:add("chief", { talents = { "fire_war" }, at = { 20, 5 } })
      set("rules.band.limits.max_chiefs", 2)
      local m = muster(red)
      t.yes(m.ok)
      t.equal(m.cost, 90)
    end
  end,
}
