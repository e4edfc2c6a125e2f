-- House rules about the face of a die, and re-rolls of which one is free.
house "test_clumsy" { title = "Clumsy" }
house "test_charms" { title = "Charms" }

-- A natural 1 to 3 never wounds, whatever is added to it.
rule "test:clumsy" {
  title = "Clumsy", house = "test_clumsy", state = { clumsy = "flag" }, lasts = "attack",
  { hook = "pillage.on_attack_rolled", when = function(ev) return ev.natural <= 3 end,
    effect = function(ev) ev:set(ev.target, "clumsy", true) end },
  { hook = "pillage.modify_wound", when = function(ev) return ev.target.state.clumsy end,
    effect = function(ev) ev:cancel() end },
}
rule "test:no_save" {
  title = "No save", house = "test_clumsy", hook = "pillage.can_save", effect = function(ev) ev:refuse() end,
}

rule "test:ones" {
  title = "Free for ones", house = "test_charms", hook = "pillage.modify_attack_reroll",
  effect = function(ev) ev:reroll("ones") end,
}
rule "test:once" {
  title = "Once a game", house = "test_charms", hook = "pillage.modify_attack_reroll", limit = "once per game",
  effect = function(ev) ev:reroll("fails") end,
}

-- A man against one who stands nine wounds, hit on the need given.
local function duel(need)
  local red, blue = band(), band()
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "spear", hp = 9, at = { 10, 11 } })
  set("rules.weapon.hand_weapon.to_hit.UA", need)
  engage(a, b)
  return function() return attack(a, b, { kind = "melee" }).blows[1] end
end

scenario "a natural 1 to 3 never wounds, though 2 is enough to hit" {
  house = "test_clumsy",
  run = function(t)
    local strike = duel(2)
    t.odds(function() return strike().wound end, "1/2")
    t.odds(function() return strike().hit end, "5/6")
    local d = odds { steps = { function() return strike().wound and 1 or 0 end, times = 3 } }
    t.equal(d:fraction(3), "1/8")
    t.equal(d:mean(), 3 / 2)
  end,
}

scenario "the single re-roll waits while a free one serves" {
  house = "test_charms",
  dice = { hit = { 1, 2, 3, 5, 3 }, save = { 6 } },
  run = function(t)
    local strike = duel(4)
    local ids = {}
    for i = 1, 3 do ids[i] = strike().reroll or "none" end
    t.equal(ids, { "test:ones", "test:once", "none" })
  end,
}

-- The first blow hits at once (1/2), by the free re-roll (1/12) or by the single
-- one (1/6); the second hits with 3/4 while the single one is left, else 7/12.
scenario "two blows with one re-roll between them" {
  house = "test_charms",
  run = function(t)
    local strike = duel(4)
    t.odds(function() return strike().hit end, "3/4")
    t.odds(function()
      local first, second = strike().hit, strike().hit
      return first and second
    end, "77/144")
  end,
}
