-- Several rules may answer one wound: the tables say which is asked first.
house "test_ward" { title = "Ward" }

rule "test:ward" {
  title = "Ward", house = "test_ward", hook = "pillage.modify_wound",
  limit = "once per game", per = "target",
  effect = function(ev) ev:cancel() end,
}

local function setup()
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  local chief = blue:add("chief", { weapon = "spear", talents = { "thegn" }, at = { 11, 10 } })
  local thegn = blue:add("warrior", { weapon = "spear", at = { 11, 12 } })
  start()
  engage(a, chief)
  return a, chief, thegn
end

scenario "the thegn answers before a rule that is not named, and that one the next wound" {
  covers = { "PIL-GEN-06", "PIL-TALENT-19" },
  house = { "test_ward" },
  dice = { hit = { 6, 6, 6 }, save = { 1, 1, 1 } },
  run = function(t)
    local a, chief = setup()
    attack(a, chief)
    t.explains "PIL-TALENT-19"
    attack(a, chief)
    t.explains "test:ward"
    t.equal(chief.hp, 3)
    attack(a, chief)
    t.equal(chief.hp, 2)
  end,
}

scenario "in another order the thegn is asked for the second wound: it is the first that is left to him" {
  covers = { "PIL-GEN-06", "PIL-TALENT-19" },
  house = { "test_ward" },
  set = { ["rules.wound.order.2"] = "test:ward", ["rules.wound.order.3"] = "PIL-TALENT-19" },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local a, chief, thegn = setup()
    put(thegn, { 11, 20 })
    attack(a, chief)
    t.explains "test:ward"
    put(thegn, { 11, 12 })
    attack(a, chief)
    t.explains "PIL-TALENT-19"
    t.equal(chief.hp, 3)
  end,
}

scenario "the order may change in the course of a game" {
  covers = { "PIL-GEN-06", "PIL-TALENT-19" },
  house = { "test_ward" },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local a, chief = setup()
    attack(a, chief)
    t.explains "PIL-TALENT-19"
    undo(true)
    set("rules.wound.order.2", "test:ward")
    set("rules.wound.order.3", "PIL-TALENT-19")
    attack(a, chief)
    t.explains "test:ward"
  end,
}

house "test_guard" { title = "Guard" }

rule "test:guard" {
  title = "Guard", house = "test_guard", hook = "pillage.modify_wound", priority = 10,
  when = function(ev) return ev.target:touching { side = "friend" }[1] end,
  effect = function(ev) ev:redirect(ev.target:touching { side = "friend" }[1]) end,
}

local function guarded()
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  local chief = blue:add("chief", { weapon = "spear", at = { 11, 10 } })
  local guard = blue:add("warrior", { weapon = "spear", hp = 2, at = { 12, 10 } })
  engage(a, chief)
  return a, chief, guard, blue
end

scenario "a wound that was passed on is not passed on again, unless the tables allow it" {
  covers = { "PIL-GEN-06" },
  house = { "test_guard" },
  dice = { hit = { 6, 6 }, save = { 1, 1 } },
  run = function(t)
    local a, chief, guard = guarded()
    attack(a, chief)
    t.equal({ chief.hp, guard.hp }, { 3, 1 })
    set("rules.wound.redirects", 2)                -- back to whom it came from
    attack(a, chief)
    t.equal({ chief.hp, guard.hp }, { 2, 1 })
  end,
}

scenario "what protects the receiver of a wound is asked once more" {
  covers = { "PIL-GEN-06" },
  house = { "test_guard", "test_ward" },
  dice = { hit = { 6, 6, 6 }, save = { 1, 1, 1 } },
  run = function(t)
    local a, chief, guard = guarded()
    attack(a, chief)                               -- the ward of the chief
    attack(a, chief)                               -- passed on to the ward of the guard
    t.equal({ chief.hp, guard.hp }, { 3, 2 })
    attack(a, chief)
    t.equal({ chief.hp, guard.hp }, { 3, 1 })
  end,
}
