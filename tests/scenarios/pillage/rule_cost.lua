-- What rules cost: numbers that a side holds, and that are paid when a rule got what it asked for.
house "fortune" { title = "Fortune", stock = { luck = 2 } }
house "grace" { title = "Grace", stock = { luck = 1, favour = 1 } }
faction "lucky_folk" { title = "Lucky folk", prices = { warrior = 10, spear = 5, bow = 5 }, stock = { luck = 1 } }

rule "test:luck" {                       -- a side pays luck to roll a failed attack or morale die again
  title = "Luck", hook = { "pillage.modify_attack_reroll", "pillage.modify_morale_reroll" },
  who = "any", cost = { luck = 1 },
  effect = function(ev) ev:reroll "fails" end,
}

rule "test:stern" {                      -- nobody can roll again against one of the stern
  title = "Stern", hook = "pillage.modify_attack", who = "any", cost = { favour = 1 },
  when = function(ev) return ev.target.name == "Stern" end,
  effect = function(ev) ev:modify(-1) end,
}

rule "test:blessing" {                   -- a side with two luck left may have a point more on a save
  title = "Blessing", hook = "pillage.modify_save", who = "target", house = "grace", cost = { luck = 2 }, optional = true,
  effect = function(ev) ev:modify(1) end,
}

local function pair(faction)
  local red, blue = band(faction or "vikings"), band "anglo_saxons"
  local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11 } })
  return red.side, a, b
end

scenario "a cost is paid for each die that is rolled again, and while it can be" {
  covers = { "test:luck" }, house = { "fortune" },
  dice = { hit = { 1, 2, 3, 1, 1, 2 } },
  run = function(t)
    local side, a, b = pair()
    t.equal(side.state.luck, 2)
    attack(a, b)                         -- 1, again 2: one die, one offer
    t.equal(side.state.luck, 1)
    attack(a, b)                         -- 3 misses, again 1
    t.equal(side.state.luck, 0)
    attack(a, b)                         -- 1, and nothing left to pay with
    attack(a, b)
    t.equal(side.state.luck, 0)
    t.ran("test:luck", 2)
    t.equal(b.side.state.luck, 2)
  end,
}

scenario "a die that does not fail costs nothing, nor does an offer that is declined" {
  covers = { "test:luck" }, house = { "fortune" },
  dice = { hit = { 6, 1 }, save = { 6 } }, choices = { reroll = { "no" } },
  run = function(t)
    local side, a, b = pair()
    attack(a, b)
    attack(a, b)
    t.equal(side.state.luck, 2)
    t.not_ran "test:luck"
  end,
}

scenario "a stock pays for every kind of roll" {
  covers = { "test:luck" }, house = { "fortune" },
  dice = { morale = { 1, 6 } },
  run = function(t)
    local side, a = pair()
    t.yes(morale(a).stays)
    t.equal(side.state.luck, 1)
  end,
}

scenario "stocks of a faction and of house rules add up, and go with what gives them" {
  covers = { "test:luck" },
  run = function(t)
    local side, a, b = pair "lucky_folk"
    t.equal(side.state.luck, 1)
    t.equal(b.side.state.luck, 0)
    on "fortune"
    on "grace"
    t.equal(side.state.luck, 4)
    off "fortune"
    t.equal(side.state.luck, 2)
    set("house.grace.stock.luck", 5)
    t.equal(side.state.luck, 6)
  end,
}

scenario "what costs more than is left does not run" {
  covers = { "test:blessing" }, house = { "grace" },
  dice = { hit = { 6, 6 }, save = { 6, 6 } },
  run = function(t)
    local side, a, b = pair "lucky_folk"
    attack(a, b)                         -- the Saxon has one luck, and would need two
    t.not_ran "test:blessing"
    attack(b, a)                         -- the lucky folk have two
    t.ran("test:blessing", 1)
    t.equal(side.state.luck, 0)
    t.equal(b.side.state.luck, 1)
    t.explains("test:blessing", 1)
  end,
}

scenario "a change that is superseded is not paid for" {
  covers = { "test:stern" }, house = { "grace" },
  dice = { hit = { 6 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local stern = blue:add("warrior", { weapon = "spear", name = "Stern", at = { 10, 11 } })
    attack(a, stern)
    t.equal(red.side.state.favour, 1)
  end,
}

rule "test:brave" {                      -- the brave do not heed what is against them
  title = "Brave", hook = "pillage.modify_attack", who = "any",
  when = function(ev) return ev.target.name == "Stern" end,
  effect = function(ev) ev:ignore_penalties() end,
}
