-- The chief of this talent has 4 hit points.
scenario "the chief has 4 hit points, other chiefs 3" {
  covers = { "PIL-TALENT-03" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("chief", { weapon = "spear", talents = { "force_of_nature" }, at = { 10, 10 } })
    local b = red:add("chief", { weapon = "spear", at = { 13, 10 } })
    t.equal(a.hp, 4)
    t.equal(a.max_hp, 4)
    t.equal(b.hp, 3)
    t.ran("PIL-TALENT-03", 1)
    set("talents.force_of_nature.hp", 2)
    t.equal(red:add("chief", { talents = { "force_of_nature" }, at = { 16, 10 } }).hp, 5)
  end,
}

scenario "it takes four wounds to fell him" {
  covers = { "PIL-TALENT-03" },
  dice = { hit = { 6, 6, 6, 6 }, save = { 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("chief", { weapon = "spear", talents = { "force_of_nature" }, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 11, 10 } })
    engage(a, b)
    for _ = 1, 3 do attack(b, a) end
    t.yes(a.alive)
    attack(b, a)
    t.no(a.alive)
  end,
}

scenario "it costs 30, for any band" {
  covers = { "PIL-TALENT-03" },
  run = function(t)
    local function cost(faction)
      local x = band(faction)
      x:add("chief", { weapon = "spear", talents = { "force_of_nature" }, at = { 3, 40 } })
      return muster(x, { budget = 400 })
    end
    t.equal(cost("vikings").cost, 65)      -- 30 + 5 + 30
    t.yes(cost().ok)
  end,
}
