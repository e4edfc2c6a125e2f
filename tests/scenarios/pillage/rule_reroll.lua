-- Offers to throw a die again: whose die it is, and who may forbid it.
house "tokens" { title = "Tokens", stock = { luck = 2 } }

rule "test:token" {                      -- a side pays luck to throw a failed attack or morale die again
  title = "Token", house = "tokens", hook = { "pillage.modify_attack_reroll", "pillage.modify_morale_reroll" },
  who = "any", cost = { luck = 1 },
  effect = function(ev) ev:reroll "fails" end,
}

rule "test:parry" {                      -- a swordsman's own save is thrown again
  title = "Parry", house = "tokens", weapon = "hand_weapon", who = "target", hook = "pillage.modify_save_reroll",
  effect = function(ev) ev:reroll "fails" end,
}

rule "test:dour" {                       -- nobody throws again at the dour, nor do they; once a turn
  title = "Dour", limit = "once per turn", per = "battle",
  { hook = "pillage.modify_attack_reroll", who = "any",
    when = function(ev) return ev.target.name == "Dour" end,
    effect = function(ev) ev:cancel() end },
  { hook = "pillage.modify_morale_reroll", who = "any",
    when = function(ev) return ev.model.name == "Dour" end,
    effect = function(ev) ev:cancel() end },
}

local function pair(name)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
  return a, blue:add("warrior", { weapon = "hand_weapon", name = name, at = { 10, 11 } })
end

scenario "who must not throw again does not pay for it" {
  covers = { "test:dour", "test:token" }, house = { "tokens" },
  dice = { hit = { 1, 1, 6 }, save = { 6 } },
  run = function(t)
    local a, b = pair "Dour"
    attack(a, b)                         -- 1, and it stays
    t.explains "test:dour"
    t.not_ran "test:token"
    t.equal(a.side.state.luck, 2)
    attack(a, b)                         -- 1, again 6: dour only once a turn
    t.explains "test:token"
    t.equal(a.side.state.luck, 1)
  end,
}

scenario "where nobody offers, nothing is forbidden" {
  covers = { "test:dour" },
  dice = { hit = { 1 } },
  run = function(t)
    local a, b = pair "Dour"
    attack(a, b)
    t.not_ran "test:dour"
  end,
}

scenario "the same for a test of morale" {
  covers = { "test:dour" }, house = { "tokens" },
  dice = { morale = { 1 } },
  run = function(t)
    local _, b = pair "Dour"
    t.no(morale(b).stays)
    t.ran "test:dour"
    t.equal(b.side.state.luck, 2)
  end,
}

scenario "the dice of the defender are his own" {
  covers = { "test:parry" }, house = { "tokens" },
  dice = { hit = { 5 }, save = { 1, 6 } },
  run = function(t)
    local a, b = pair()
    local r = attack(a, b)
    t.equal(r.blows[1].natural, 5)
    t.yes(r.blows[1].save.ok)
    t.yes(b.alive)
    t.ran("test:parry", 1)
    t.equal(b.side.state.luck, 2)
  end,
}

scenario "chances with and without" {
  covers = { "test:dour", "test:token" }, house = { "tokens" },
  run = function(t)
    local a, b = pair()
    t.odds(function() return attack(a, b).blows[1].hit end, "3/4")
    battle { house = "tokens" }
    a, b = pair "Dour"
    t.odds(function() return attack(a, b).blows[1].hit end, "1/2")
  end,
}
